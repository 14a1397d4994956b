import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberBanned, MemberSuspended } from '../../moderation/public.js';
import type { PasswordChanged } from '../account/account.events.js';
import { EndMemberSessions, SignOutElsewhere } from './session.commands.js';

/** Whoever is suspended or banned is signed out everywhere. */
export const endSessionsOnRestriction = policy<MemberSuspended | MemberBanned>({
  name: 'end-sessions-on-restriction',
  on: {
    MemberSuspended: ({ data }) => [{ send: intent(EndMemberSessions, { memberId: data.memberId, cause: data.restrictionId }) }],
    MemberBanned: ({ data }) => [{ send: intent(EndMemberSessions, { memberId: data.memberId, cause: data.restrictionId }) }],
  },
});

/** Who gets a new password is signed out wherever the old one had led. */
export const signOutOnPasswordChange = policy<PasswordChanged>({
  name: 'sign-out-on-password-change',
  on: {
    PasswordChanged: ({ id, data: { memberId, sessionId } }) => [
      { send: intent(SignOutElsewhere, { memberId, cause: id, keptSessionId: sessionId, reason: 'password_changed' }) },
    ],
  },
});
