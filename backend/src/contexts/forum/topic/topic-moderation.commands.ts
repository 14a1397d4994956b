import type { TopicFlag } from '../../../../contracts/topic-flags.js';
import { Command } from '../../../kernel/command.js';

type OnTopic = { topicId: string; reason: string };

export class RestoreTopic extends Command<OnTopic> {
  readonly type = 'RestoreTopic';
}

/** Brings back what a decision on a report took away, and nothing that another has. */
export class RestoreRemovedTopic extends Command<OnTopic & { reportId: string }> {
  readonly type = 'RestoreRemovedTopic';
}

/** `on` says whether the topic is to have the flag. */
export class FlagTopic extends Command<OnTopic & { flag: TopicFlag; on: boolean }> {
  readonly type = 'FlagTopic';
}

export class UnmergeTopic extends Command<OnTopic> {
  readonly type = 'UnmergeTopic';
}

export class MoveTopic extends Command<OnTopic & { categoryId: string }> {
  readonly type = 'MoveTopic';
}

export class RetagTopic extends Command<OnTopic & { tags: string[] }> {
  readonly type = 'RetagTopic';
}

export class MergeTopic extends Command<OnTopic & { intoTopicId: string; mergeId: string }> {
  readonly type = 'MergeTopic';
}

/** `topicId` is the new topic, `authorId` the moderator who opens it; its first text tells where the comments come from. */
export class SplitTopic extends Command<OnTopic & { authorId: string; title: string; fromTopicId: string; commentIds: string[] }> {
  readonly type = 'SplitTopic';
}

/** A split whose old topic and comments have been looked at. */
export class OpenSplitTopic extends Command<SplitTopic['data'] & { categoryId: string; content: string }> {
  readonly type = 'OpenSplitTopic';
}

/** `number` is the revision of the fact that made the decision; `mergeId` is for a split, which is taken back by merging. */
export class UndoTopicDecision extends Command<OnTopic & { number: number; mergeId: string }> {
  readonly type = 'UndoTopicDecision';
}

export type TopicModerationCommand = RestoreTopic | RestoreRemovedTopic | FlagTopic | MoveTopic | RetagTopic | MergeTopic | UnmergeTopic | OpenSplitTopic;
