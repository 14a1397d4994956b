import { projection } from '../../../kernel/projection.js';
import { pairId } from '../follow/follow.stream.js';
import type { BlockEvent } from './block.events.js';
import { blocksView } from './block.model.js';

/** Who has blocked whom. */
export const blockProjection = projection<BlockEvent>({
  name: 'blocks',
  version: 1,
  views: [blocksView.name],
  on: {
    MemberBlocked: ({ data, at, position }) => blocksView.put(pairId(data), { member_id: data.memberId, target_id: data.targetId, blocked_at: at, position }),
    MemberUnblocked: ({ data }) => blocksView.remove(pairId(data)),
  },
});
