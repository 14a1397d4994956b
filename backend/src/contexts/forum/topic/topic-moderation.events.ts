import type { FlagFact } from '../../../../contracts/topic-flags.js';
import type { DomainEvent } from '../../../kernel/event.js';

export interface Topic {
  topicId: string;
  authorId: string;
  categoryId: string;
  /** The tags that it has, for those who count by them; left out when it has none. */
  tags?: string[];
}

interface Decided extends Topic {
  reason: string;
  /** Revision, in this stream, of the decision that it takes back … */
  undoes?: number;
  /** … or of the one in whose place it stands. */
  replaces?: number;
}

/** It is again what it was before it was hidden or deleted; `listed` says whether lists show it now. */
export type TopicRestored = DomainEvent<'TopicRestored', Decided & { from: 'hidden' | 'deleted'; to: 'visible' | 'hidden'; listed: boolean }>;
/** A flag was set or taken off: all such facts say the same but their type. */
export type TopicFlagged = { [Fact in FlagFact]: DomainEvent<Fact, Decided> }[FlagFact];
/** `categoryId` is where it stands now. */
export type TopicMoved = DomainEvent<'TopicMoved', Decided & { formerCategoryId: string; wasListed: boolean }>;
interface Retagged extends Decided {
  tags: string[];
  formerTags: string[];
}

/** `listed` says whether lists show it now; in version 1 it was left out when they did. */
export type TopicRetagged = DomainEvent<'TopicRetagged', Retagged & { listed: boolean }, [Retagged & { listed?: false }]>;
/** Its comments follow it into the other topic, one fact each; its own text stays. `mergeId` is what tells this merge from a later one. */
export type TopicMerged = DomainEvent<'TopicMerged', Decided & { intoTopicId: string; mergeId: string }>;
export type TopicUnmerged = DomainEvent<'TopicUnmerged', Decided & { intoTopicId: string; mergeId: string; listed: boolean }>;
/** It was created to take these comments of another topic. */
export type TopicSplitOff = DomainEvent<'TopicSplitOff', Decided & { fromTopicId: string; commentIds: string[] }>;

export type TopicModerationEvent = TopicRestored | TopicFlagged | TopicMoved | TopicRetagged | TopicMerged | TopicUnmerged | TopicSplitOff;
