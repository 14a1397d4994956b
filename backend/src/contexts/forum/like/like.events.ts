import type { LikeTarget } from '../../../../contracts/likes.js';
import type { DomainEvent } from '../../../kernel/event.js';

interface Given {
  targetType: LikeTarget;
  targetId: string;
  memberId: string;
  authorId: string;
}

/** The topic or the post itself, or the one under which the comment stood then. */
export type LikedIn = { topicId: string } | { postId: string };
/** A text, who wrote it, and who likes it. */
export type LikedText = Given & LikedIn;
/** `likedAt` is an ISO time; null of likes that were recorded before it was. */
export type Like = LikedText & { likedAt: string | null };

/** Before what stands in the blog could be liked. */
interface LikeInForum {
  targetType: 'topic' | 'comment';
  targetId: string;
  topicId: string;
  memberId: string;
  authorId: string;
}

export type ContentLiked = DomainEvent<'ContentLiked', Like, [LikeInForum]>;
/** Its member took it back, or has gone. */
export type ContentUnliked = DomainEvent<'ContentUnliked', Like, [LikeInForum]>;

export type LikeEvent = ContentLiked | ContentUnliked;
