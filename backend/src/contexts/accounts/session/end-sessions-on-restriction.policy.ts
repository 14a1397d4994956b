import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberBanned, MemberSuspended } from '../../moderation/public.js';
import { EndMemberSessions } from './session.commands.js';

/** Whoever is suspended or banned is signed out everywhere. */
export const endSessionsOnRestriction = policy<MemberSuspended | MemberBanned>({
  name: 'end-sessions-on-restriction',
  on: {
    MemberSuspended: ({ data }) => [{ send: intent(EndMemberSessions, { memberId: data.memberId, cause: data.restrictionId }) }],
    MemberBanned: ({ data }) => [{ send: intent(EndMemberSessions, { memberId: data.memberId, cause: data.restrictionId }) }],
  },
});
