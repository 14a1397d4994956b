import type { StreamType } from '../../../kernel/decider.js';
import type { AccountCommand } from './account.commands.js';
import { type Account, account } from './account.decider.js';
import type { AccountEvent } from './account.events.js';

const memberOf = ({ memberId }: { memberId: string }) => memberId;
const NOTE = { subject: ({ memberId }: { memberId: string }) => memberId, fields: ['note'] } as const;

/** `account-<member id>` */
export const accountStream: StreamType<Account, AccountCommand, AccountEvent> = {
  category: 'account',
  decider: account,
  events: {
    MemberRegistered: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['username', 'email', 'firstName', 'lastName', 'displayName'] } },
    VerificationMailSent: { schema: 1 },
    EmailVerified: { schema: 1 },
    EmailVerificationDemanded: { schema: 1, personal: NOTE },
    EmailVerificationDemandWithdrawn: { schema: 1, personal: NOTE },
    EmailVerifiedAgain: { schema: 1 },
    PasswordResetMailSent: { schema: 1 },
    PasswordChanged: { schema: 1 },
    RoleGranted: { schema: 1 },
    TermsAccepted: { schema: 1 },
    EmailChangeRequested: { schema: 1, personal: { subject: memberOf, fields: ['email'] } },
    EmailChanged: { schema: 1, personal: { subject: memberOf, fields: ['email', 'formerEmail'] } },
    EmailChangeUndone: { schema: 1, personal: { subject: memberOf, fields: ['email'] } },
    EmailChangeSettled: { schema: 1 },
  },
};
