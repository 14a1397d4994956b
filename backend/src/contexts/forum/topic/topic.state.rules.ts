import type { FollowedSoFar } from '../../../../contracts/followed-tags.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { DecisionKind } from '../../../../contracts/moderation-verbs.js';
import type { TopicFlagFields } from '../../../../contracts/topic-flags.js';
import type { Ledger } from '../../../kernel/decisions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Editions } from '../rules/edition.rules.js';
import type { TopicUndo } from './topic-undo.rules.js';

export interface TopicWords {
  readonly title: string;
  readonly content: string;
}
/** What takes a decision back: a verb, or the return of the words in whose place a moderator put these. */
export type UndoInTopic = TopicUndo | ({ readonly action: 'return' } & TopicWords);

export interface WrittenTopic extends TopicWords, Ledger<DecisionKind, UndoInTopic>, Editions<TopicWords>, Readonly<TopicFlagFields> {
  readonly authorId: string;
  readonly categoryId: string;
  readonly tags: readonly string[];
  /** What merges of tags have changed of them, by the merge. */
  readonly followed: FollowedSoFar;
  readonly state: 'visible' | 'hidden' | 'deleted';
  /** Deleted while it was hidden. */
  readonly wasHidden: boolean;
  /** The decisions on reports that hid and deleted it, as far as it is so still. */
  readonly removedBy: { readonly hidden: string | null; readonly deleted: string | null };
  readonly withdrawn?: true;
  readonly edits: number;
  readonly merge: { readonly id: string; readonly intoTopicId: string } | null;
  /** How often it was solved or opened again. */
  readonly solutions: number;
  /** Null while it is open. `lost` is the solution that cannot be read at present. */
  readonly solution: { readonly commentId: string | null; readonly lost: string | null } | null;
}

/** Whether lists show it to everybody. */
export const isListed = ({ state, merge }: WrittenTopic): boolean => state === 'visible' && !merge;

/** Its tags, for facts after which it is counted by them or no longer. */
export const tagged = ({ tags }: WrittenTopic): { tags?: string[] } => (tags.length > 0 ? { tags: [...tags] } : {});

/** The topic, if it is there for anybody. */
export function present(topic: WrittenTopic | null): WrittenTopic {
  if (!topic || topic.state === 'deleted') throw new RuleViolation('topic.not-found', FORUM_TEXT.topicNotFound, null, 'not-found');
  return topic;
}
