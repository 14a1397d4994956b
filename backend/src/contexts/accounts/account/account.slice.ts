import { intent } from '../../../kernel/command.js';
import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { OpenedAccounts } from '../../administration/invitations/opened-accounts.port.js';
import {
  AcceptTerms,
  GrantRole,
  PurgeTokens,
  RedeemPasswordReset,
  RedeemVerification,
  RegisterMember,
  ReplacePassword,
  SendPasswordChangedMail,
  SendPasswordResetMail,
  SendVerificationMail,
  VerifyEmail,
  WarnAddressOwner,
} from './account.commands.js';
import { PurgeTokensHandler, VerifyEmailHandler, WarnAddressOwnerHandler } from './account.handlers.js';
import { accountStream } from './account.stream.js';
import { accountTold } from './account.told.js';
import { AddressOwners } from './address-owners.service.js';
import { MembersController } from './members.controller.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetMails } from './password-reset-mails.service.js';
import { RedeemPasswordResetHandler } from './redeem-password-reset.handler.js';
import { RedeemVerificationHandler } from './redeem-verification.handler.js';
import { RegisterMemberHandler } from './register-member.handler.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationDoor } from './registration-door.service.js';
import { RegistrationPace } from './registration-pace.service.js';
import { ReplacePasswordHandler } from './replace-password.handler.js';
import { ResetAddressee } from './reset-addressee.service.js';
import { SendPasswordChangedMailHandler } from './send-password-changed-mail.handler.js';
import { sendPasswordChangedMail } from './send-password-changed-mail.policy.js';
import { SendPasswordResetMailHandler } from './send-password-reset-mail.handler.js';
import { SendVerificationMailHandler } from './send-verification-mail.handler.js';
import { sendVerificationMail } from './send-verification-mail.policy.js';
import { VerificationController } from './verification.controller.js';
import { VerificationMails } from './verification-mails.service.js';

const PURGE_EVERY_MS = 5 * 60_000;

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** Accounts: how they begin, whose they are, and their passwords. */
export const account: Slice = {
  streams: [accountStream],
  told: accountTold,
  commands: [
    handledBy(RegisterMember, RegisterMemberHandler),
    handledBy(VerifyEmail, VerifyEmailHandler),
    handledBy(RedeemVerification, RedeemVerificationHandler),
    handledBy(RedeemPasswordReset, RedeemPasswordResetHandler),
    handledBy(ReplacePassword, ReplacePasswordHandler),
    decides(GrantRole, accountStream, memberId),
    decides(AcceptTerms, accountStream, memberId),
    handledBy(SendVerificationMail, SendVerificationMailHandler, 'mail'),
    handledBy(WarnAddressOwner, WarnAddressOwnerHandler, 'mail'),
    handledBy(SendPasswordResetMail, SendPasswordResetMailHandler, 'mail'),
    handledBy(SendPasswordChangedMail, SendPasswordChangedMailHandler, 'mail'),
    handledBy(PurgeTokens, PurgeTokensHandler, 'cleanup'),
  ],
  policies: [sendVerificationMail, sendPasswordChangedMail],
  recurring: [{ name: 'purge-tokens', everyMs: PURGE_EVERY_MS, intent: intent(PurgeTokens, {}) }],
  controllers: [RegistrationController, VerificationController, MembersController, PasswordResetController],
  answers: [answer(OpenedAccounts, RegistrationDoor)],
  providers: [AddressOwners, RegistrationDoor, RegistrationPace, ResetAddressee, VerificationMails, PasswordResetMails],
};
