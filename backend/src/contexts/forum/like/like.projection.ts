import { projection } from '../../../kernel/projection.js';
import type { LikeEvent } from './like.events.js';
import { likesView } from './like.model.js';
import { likeId } from './like.stream.js';

/** Who likes what. */
export const likeProjection = projection<LikeEvent>({
  name: 'likes',
  version: 1,
  views: [likesView.name],
  on: {
    ContentLiked: ({ data, at, position }) =>
      likesView.put(likeId(data), { member_id: data.memberId, target_type: data.targetType, target_id: data.targetId, liked_at: at, position }),
    ContentUnliked: ({ data }) => likesView.remove(likeId(data)),
  },
});
