import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import type { MemberBanned, MemberSuspended } from '../../moderation/public.js';
import { LeaveAllRooms } from './room.commands.js';

interface Reason {
  readonly data: { readonly memberId: string };
  readonly at: string;
  readonly position: number;
}
const leaves =
  (cause: LeaveAllRooms['data']['cause']) =>
  ({ data: { memberId }, at, position }: Reason) => [
    { schedule: intent(LeaveAllRooms, { memberId, position, cause }), key: `leave-voice-rooms:${memberId}`, at },
  ];

/** Who may not be here is in no room either, and hands over what was theirs there. */
export const leaveRooms = policy<MemberBanned | MemberSuspended | AccountErased>({
  name: 'leave-voice-rooms',
  on: { MemberBanned: leaves('restricted'), MemberSuspended: leaves('restricted'), AccountErased: leaves('account') },
});
