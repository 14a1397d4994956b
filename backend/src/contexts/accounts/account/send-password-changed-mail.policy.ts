import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { SendPasswordChangedMail } from './account.commands.js';
import type { PasswordChanged } from './account.events.js';

/** The owner is told of each new password: it may not have been them. */
export const sendPasswordChangedMail = policy<PasswordChanged>({
  name: 'send-password-changed-mail',
  follows: 'later',
  on: {
    PasswordChanged: ({ id, at, data: { memberId } }) => [
      { schedule: intent(SendPasswordChangedMail, { memberId, at }), key: `password-changed-mail:${id}`, at },
    ],
  },
});
