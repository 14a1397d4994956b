import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberBlocked } from '../block/block.events.js';
import { UnfollowMember } from './follow.commands.js';

/** A block ends what either follows of the other. */
export const endBlockedFollows = policy<MemberBlocked>({
  name: 'end-blocked-follows',
  on: {
    MemberBlocked: ({ data: { memberId, targetId } }) => [
      { send: intent(UnfollowMember, { memberId, targetId }) },
      { send: intent(UnfollowMember, { memberId: targetId, targetId: memberId }) },
    ],
  },
});
