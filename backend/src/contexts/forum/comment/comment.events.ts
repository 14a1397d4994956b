import type { DomainEvent } from '../../../kernel/event.js';

interface Comment {
  commentId: string;
  topicId: string;
  authorId: string;
}

export type CommentAdded = DomainEvent<'CommentAdded', Comment & { content: string; quotedCommentId: string | null }>;
/** `reportId` is the report that led to it. */
export type CommentHidden = DomainEvent<'CommentHidden', Comment & { reportId: string; reason: string }>;
export type CommentDeleted = DomainEvent<'CommentDeleted', Comment & { reportId: string; reason: string; wasHidden: boolean }>;

/** Its author ended their account and took it along. */
export type CommentWithdrawn = DomainEvent<'CommentWithdrawn', Comment & { wasVisible: boolean }>;

export type CommentEvent = CommentAdded | CommentHidden | CommentDeleted | CommentWithdrawn;
