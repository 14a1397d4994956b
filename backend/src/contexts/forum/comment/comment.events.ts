import type { DomainEvent } from '../../../kernel/event.js';
import type { Destroyed, EditedFor, Ending, OfEdition, Returned } from '../rules/edition.events.js';

interface Comment {
  commentId: string;
  topicId: string;
  authorId: string;
}

type Written = Comment & { content: string; quotedCommentId: string | null };
/** Version 1 had its words under the one key of all that its author wrote. */
export type CommentAdded = DomainEvent<'CommentAdded', Written, [Written]>;
/** `reportId` is the report that led to it, or null when a moderator did it on the page. */
export type CommentHidden = DomainEvent<'CommentHidden', Comment & { reportId: string | null; reason: string }>;
export type CommentDeleted = DomainEvent<'CommentDeleted', Comment & { reportId: string | null; reason: string; wasHidden: boolean }>;
/** It is again what it was before it was hidden or deleted. `undoes` is the revision, in this stream, of the decision that it takes back. */
export type CommentRestored = DomainEvent<
  'CommentRestored',
  Comment & { reason: string; from: 'hidden' | 'deleted'; to: 'visible' | 'hidden'; undoes?: number }
>;

/** Its author ended their account and took it along, or deleted it alone. */
export type CommentWithdrawn = DomainEvent<'CommentWithdrawn', Comment & { wasVisible: boolean; deletedByAuthor?: true }>;

type Rewritten = Comment & { content: string };
/** Version 1 knew no editions and did not say what it ended. */
export type CommentEdited = DomainEvent<'CommentEdited', Rewritten & OfEdition & Ending, [Rewritten]>;
export type CommentEditedByModerator = DomainEvent<'CommentEditedByModerator', Rewritten & EditedFor>;
export type CommentTextReturned = DomainEvent<'CommentTextReturned', Rewritten & Returned>;
export type CommentTextDestroyed = DomainEvent<'CommentTextDestroyed', Comment & Destroyed>;

/** It stands in another topic now. `cause` is the merge or split that led to it; `back` when that was undone. */
export type CommentMoved = DomainEvent<
  'CommentMoved',
  { commentId: string; authorId: string; fromTopicId: string; toTopicId: string; cause: string; back: boolean; wasVisible: boolean; wasWithdrawn: boolean }
>;

export type CommentEvent =
  | CommentAdded
  | CommentHidden
  | CommentDeleted
  | CommentRestored
  | CommentWithdrawn
  | CommentEdited
  | CommentEditedByModerator
  | CommentTextReturned
  | CommentTextDestroyed
  | CommentMoved;
