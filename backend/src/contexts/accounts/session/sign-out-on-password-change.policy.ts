import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { PasswordChanged } from '../account/account.events.js';
import { SignOutElsewhere } from './session.commands.js';

/** Who gets a new password is signed out wherever the old one had led. */
export const signOutOnPasswordChange = policy<PasswordChanged>({
  name: 'sign-out-on-password-change',
  on: {
    PasswordChanged: ({ id, data: { memberId, sessionId } }) => [
      { send: intent(SignOutElsewhere, { memberId, cause: id, keptSessionId: sessionId, reason: 'password_changed' }) },
    ],
  },
});
