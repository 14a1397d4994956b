import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { SendVerificationMail } from './account.commands.js';
import type { MemberRegistered } from './account.events.js';

/** A new member gets a mail to verify the address with. */
export const sendVerificationMail = policy<MemberRegistered>({
  name: 'send-verification-mail',
  on: { MemberRegistered: ({ data }) => [{ send: intent(SendVerificationMail, { memberId: data.memberId }) }] },
});
