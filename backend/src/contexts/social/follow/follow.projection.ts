import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { Follow, FollowEvent } from './follow.events.js';
import { followCountsView, followsView } from './follow.model.js';
import { pairId } from './follow.stream.js';

/** Who follows whom, and how many. */
export const followProjection = projection<FollowEvent>({
  name: 'follows',
  version: 1,
  views: [followsView.name, followCountsView.name],
  on: {
    MemberFollowed: ({ data, at, position }) => [
      followsView.put(pairId(data), { member_id: data.memberId, target_id: data.targetId, followed_at: at, position }),
      ...count(data, 1),
    ],
    MemberUnfollowed: ({ data }) => [followsView.remove(pairId(data)), ...count(data, -1)],
  },
});

/** Facts of one pair take turns, so what is added once is taken away once. */
const count = ({ memberId, targetId }: Follow, by: 1 | -1): readonly Write[] => [
  followCountsView.make(memberId, { $inc: { following: by }, $setOnInsert: { followers: 0 } }),
  followCountsView.make(targetId, { $inc: { followers: by }, $setOnInsert: { following: 0 } }),
];
