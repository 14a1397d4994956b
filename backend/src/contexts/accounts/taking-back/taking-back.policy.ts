import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { EmailChangeUndone } from '../email-change/email-change.events.js';
import { SignOutElsewhere } from '../session/session.commands.js';
import { DropAdditions, SendTakenBackMail, TakeBackByAddress } from './taking-back.commands.js';
import type { AccountTakenBack } from './taking-back.events.js';

/** Whoever takes an account back has it to themselves: everybody is signed out, and what was added meanwhile goes. */
export const followTakingBack = policy<EmailChangeUndone | AccountTakenBack>({
  name: 'follow-taking-back',
  on: {
    EmailChangeUndone: ({ data: { memberId, changeId } }) => [{ send: intent(TakeBackByAddress, { memberId, changeId }) }],
    AccountTakenBack: ({ data: { memberId, cause } }) => [
      { send: intent(SignOutElsewhere, { memberId, cause, keptSessionId: null, reason: 'revoked' }) },
      { send: intent(DropAdditions, { memberId, cause }) },
    ],
  },
});

/** The owner is told what was taken away. */
export const mailTakingBack = policy<AccountTakenBack>({
  name: 'mail-taking-back',
  follows: 'later',
  on: {
    AccountTakenBack: ({ at, data: { memberId, cause } }) => [
      { schedule: intent(SendTakenBackMail, { memberId, cause, at }), key: `taken-back-mail:${memberId}:${cause}`, at },
    ],
  },
});
