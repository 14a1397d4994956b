import type { DomainEvent } from '../../../kernel/event.js';
import type { Destroyed, EditedFor, Ending, OfEdition, Returned } from '../rules/edition.events.js';
import type { InTopic, Under, UnderBefore } from './under.events.js';

interface Ids {
  commentId: string;
  authorId: string;
}

/** A fact of a comment that stands anywhere. Version 1 knew topics alone, version 2 posts besides. */
type Of<Type extends string, Data extends object> = DomainEvent<Type, Ids & Under & Data, [Ids & InTopic & Data, Ids & UnderBefore & Data]>;

type Written = Ids & { content: string; quotedCommentId: string | null };
/** Version 1 had its words under the one key of all that its author wrote; versions 1 and 2 knew topics alone, version 3 posts besides. */
export type CommentAdded = DomainEvent<'CommentAdded', Written & Under, [Written & InTopic, Written & InTopic, Written & UnderBefore]>;
/** `reportId` is the report that led to it, or null when a moderator did it on the page. */
export type CommentHidden = Of<'CommentHidden', { reportId: string | null; reason: string }>;
export type CommentDeleted = Of<'CommentDeleted', { reportId: string | null; reason: string; wasHidden: boolean }>;
/** It is again what it was before it was hidden or deleted. `undoes` is the revision, in this stream, of the decision that it takes back. */
export type CommentRestored = Of<'CommentRestored', { reason: string; from: 'hidden' | 'deleted'; to: 'visible' | 'hidden'; undoes?: number }>;

/** Its author ended their account and took it along, or deleted it alone. */
export type CommentWithdrawn = Of<'CommentWithdrawn', { wasVisible: boolean; deletedByAuthor?: true }>;

type Rewritten = Ids & { content: string };
/** Version 1 knew no editions and did not say what it ended; versions 1 and 2 knew topics alone, version 3 posts besides. */
export type CommentEdited = DomainEvent<
  'CommentEdited',
  Rewritten & Under & OfEdition & Ending,
  [Rewritten & InTopic, Rewritten & InTopic & OfEdition & Ending, Rewritten & UnderBefore & OfEdition & Ending]
>;
export type CommentEditedByModerator = Of<'CommentEditedByModerator', { content: string } & EditedFor>;
export type CommentTextReturned = Of<'CommentTextReturned', { content: string } & Returned>;
export type CommentTextDestroyed = Of<'CommentTextDestroyed', Destroyed>;

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
