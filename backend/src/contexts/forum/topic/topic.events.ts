import type { DomainEvent } from '../../../kernel/event.js';
import type { Destroyed, EditedFor, Ending, OfEdition, Returned } from '../rules/edition.events.js';
import type { Topic, TopicModerationEvent } from './topic-moderation.events.js';

type Written = Topic & { title: string; content: string; tags: string[] };
/** Version 1 had its words under the one key of all that its author wrote. */
export type TopicCreated = DomainEvent<'TopicCreated', Written, [Written]>;
interface Removed extends Topic {
  /** The report that led to it, or null when a moderator did it on the page. */
  reportId: string | null;
  reason: string;
}
/** Version 1 said so only of a topic that was merged into another, and nothing before there were merges. */
type OfMerged = { wasListed?: false };

/** `wasListed` says whether lists showed it before. */
export type TopicHidden = DomainEvent<'TopicHidden', Removed & { wasListed: boolean }, [Removed & OfMerged]>;
export type TopicDeleted = DomainEvent<'TopicDeleted', Removed & { wasHidden: boolean; wasListed: boolean }, [Removed & { wasHidden: boolean } & OfMerged]>;

/** Its author ended their account and took it along, or deleted it alone. */
export type TopicWithdrawn = DomainEvent<'TopicWithdrawn', Topic & { wasVisible: boolean; deletedByAuthor?: true }>;

type Rewritten = Written & { formerCategoryId: string; formerTags?: string[]; wasListed: boolean };
/** All that it says now; `categoryId` is where it stands now; `formerTags` are left out when it has the same still. Version 1 knew no editions and did not say what it ended. */
export type TopicEdited = DomainEvent<'TopicEdited', Rewritten & OfEdition & Ending, [Rewritten]>;
type NewWords = Topic & { title: string; content: string };
/** A moderator changed its words, not its place or tags. */
export type TopicEditedByModerator = DomainEvent<'TopicEditedByModerator', NewWords & EditedFor>;
export type TopicTextReturned = DomainEvent<'TopicTextReturned', NewWords & Returned>;
export type TopicTextDestroyed = DomainEvent<'TopicTextDestroyed', Topic & Destroyed>;

/** `commentId` is null when no single comment was the solution. */
export type TopicSolved = DomainEvent<'TopicSolved', Topic & { commentId: string | null }>;
export type TopicReopened = DomainEvent<'TopicReopened', Topic>;
/** The comment that was the solution is no longer to be read in this topic; solved it stays. */
export type TopicSolutionLost = DomainEvent<'TopicSolutionLost', Topic & { commentId: string }>;
export type TopicSolutionRegained = DomainEvent<'TopicSolutionRegained', Topic & { commentId: string }>;

/** Staff gave a tag another name, or merged it into another (`cause`), or took that back (`back`): this is what the topic has of it. `listed` says whether lists show it. */
export type TopicTagsFollowed = DomainEvent<
  'TopicTagsFollowed',
  Topic & { tags: string[]; formerTags: string[]; cause: string | null; back: boolean; listed: boolean }
>;

/** Comments have come or gone with a merge or split: when the last of those that stand there now was written, or the topic itself. */
export type TopicActivityRecounted = DomainEvent<'TopicActivityRecounted', Topic & { lastActivityAt: string }>;

export type TopicEvent =
  | TopicCreated
  | TopicHidden
  | TopicDeleted
  | TopicWithdrawn
  | TopicEdited
  | TopicEditedByModerator
  | TopicTextReturned
  | TopicTextDestroyed
  | TopicSolved
  | TopicReopened
  | TopicSolutionLost
  | TopicSolutionRegained
  | TopicActivityRecounted
  | TopicTagsFollowed
  | TopicModerationEvent;
