import type { LikeTarget } from '../../../../contracts/likes.js';
import type { DomainEvent } from '../../../kernel/event.js';

interface Given {
  targetType: LikeTarget;
  targetId: string;
  memberId: string;
  authorId: string;
}

/** The topic, the post or the project itself, or the one under which the comment stood then, or to which the update belongs. */
export type LikedIn = LikedBefore | { projectId: string };
type LikedBefore = { topicId: string } | { postId: string };
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

/** Before what stands in projects could be. */
type LikeBefore = Omit<Given, 'targetType'> & LikedBefore & { targetType: 'topic' | 'comment' | 'post'; likedAt: string | null };

export type ContentLiked = DomainEvent<'ContentLiked', Like, [LikeInForum, LikeBefore]>;
/** Its member took it back, or has gone. */
export type ContentUnliked = DomainEvent<'ContentUnliked', Like, [LikeInForum, LikeBefore]>;

export type LikeEvent = ContentLiked | ContentUnliked;
