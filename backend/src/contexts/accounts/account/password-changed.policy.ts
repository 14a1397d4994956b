import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { SignOutElsewhere } from '../session/session.commands.js';
import { SendPasswordChangedMail } from './account.commands.js';
import type { PasswordChanged } from './account.events.js';

/** Who gets a new password is signed out wherever the old one had led, and told by mail. */
export const passwordChanged = policy<PasswordChanged>({
  name: 'password-changed',
  on: {
    PasswordChanged: ({ id, at, data: { memberId, sessionId } }) => [
      { send: intent(SignOutElsewhere, { memberId, cause: id, keptSessionId: sessionId }) },
      { schedule: intent(SendPasswordChangedMail, { memberId, at }), key: `password-changed-mail:${id}`, at },
    ],
  },
});
