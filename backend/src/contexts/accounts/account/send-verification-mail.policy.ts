import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { SendVerificationMail } from './account.commands.js';
import type { MemberRegistered } from './account.events.js';

/** The waiting mail is known by its member: asking again while one waits changes nothing. */
export const verificationMailKey = (memberId: string): string => `verification-mail:${memberId}`;

/** A new member gets a mail to verify the address with. */
export const sendVerificationMail = policy<MemberRegistered>({
  name: 'send-verification-mail',
  follows: 'later',
  on: { MemberRegistered: ({ data: { memberId }, at }) => [{ schedule: intent(SendVerificationMail, { memberId }), key: verificationMailKey(memberId), at }] },
});
