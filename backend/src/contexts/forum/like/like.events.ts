import type { LikeTarget } from '../../../../contracts/likes.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** A topic or a comment, who wrote it, and who likes it. */
export interface Like {
  targetType: LikeTarget;
  targetId: string;
  /** The topic itself, or the one under which the comment stood then. */
  topicId: string;
  memberId: string;
  authorId: string;
}

export type ContentLiked = DomainEvent<'ContentLiked', Like>;
/** Its member took it back, or has gone. */
export type ContentUnliked = DomainEvent<'ContentUnliked', Like>;

export type LikeEvent = ContentLiked | ContentUnliked;
