import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { SendVerificationMail } from './account.commands.js';
import type { EmailVerificationDemanded, MemberRegistered } from './account.events.js';

/** The waiting mail is known by its member: asking again while one waits changes nothing. */
export const verificationMailKey = (memberId: string): string => `verification-mail:${memberId}`;

const mailTo = ({ memberId }: { memberId: string }, at: string) => [
  { schedule: intent(SendVerificationMail, { memberId }), key: verificationMailKey(memberId), at },
];

/** A new member gets a mail to verify the address with, and so does one whose address is in doubt. */
export const sendVerificationMail = policy<MemberRegistered | EmailVerificationDemanded>({
  name: 'send-verification-mail',
  follows: 'later',
  on: { MemberRegistered: ({ data, at }) => mailTo(data, at), EmailVerificationDemanded: ({ data, at }) => mailTo(data, at) },
});
