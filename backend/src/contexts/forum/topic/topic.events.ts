import type { DomainEvent } from '../../../kernel/event.js';
import type { Topic, TopicModerationEvent } from './topic-moderation.events.js';

export type TopicCreated = DomainEvent<'TopicCreated', Topic & { title: string; content: string; tags: string[] }>;
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

/** All that it says now; `categoryId` is where it stands now; `formerTags` are left out when it has the same still. */
export type TopicEdited = DomainEvent<
  'TopicEdited',
  Topic & { title: string; content: string; tags: string[]; formerCategoryId: string; formerTags?: string[]; wasListed: boolean }
>;

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
  | TopicSolved
  | TopicReopened
  | TopicSolutionLost
  | TopicSolutionRegained
  | TopicActivityRecounted
  | TopicTagsFollowed
  | TopicModerationEvent;
