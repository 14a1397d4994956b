import type { StreamType } from '../../../kernel/decider.js';
import type { LikeCommand } from './like.commands.js';
import { type LikeState, like } from './like.decider.js';
import type { LikeEvent } from './like.events.js';

/** `like-<id of the text>.<member id>` */
export const likeStream: StreamType<LikeState, LikeCommand, LikeEvent> = {
  category: 'like',
  decider: like,
  events: {
    ContentLiked: { schema: 3, earlier: [{ upcast: (data) => ({ ...data, likedAt: null }) }, { upcast: (data) => data }] },
    ContentUnliked: { schema: 3, earlier: [{ upcast: (data) => ({ ...data, likedAt: null }) }, { upcast: (data) => data }] },
  },
};

export const likeId = ({ targetId, memberId }: { targetId: string; memberId: string }): string => `${targetId}.${memberId}`;
