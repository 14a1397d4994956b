import { Command } from '../../../kernel/command.js';
import type { TopicEditionCommand } from './topic-edition.commands.js';
import type { TopicModerationCommand, UndoTopicDecision } from './topic-moderation.commands.js';
import type { TopicTagCommand } from './topic-tags.commands.js';

export class CreateTopic extends Command<{ topicId: string; authorId: string; categoryId: string; title: string; content: string; tags: string[] }> {
  readonly type = 'CreateTopic';
}

export class HideTopic extends Command<{ topicId: string; reportId: string | null; reason: string }> {
  readonly type = 'HideTopic';
}

export class DeleteTopic extends Command<{ topicId: string; reportId: string | null; reason: string }> {
  readonly type = 'DeleteTopic';
}

export class WithdrawTopic extends Command<{ topicId: string }> {
  readonly type = 'WithdrawTopic';
}

/** What is null stays as it is; `moderates` says whether the member may write where a topic is locked. */
export class EditTopic extends Command<{
  topicId: string;
  memberId: string;
  moderates: boolean;
  title: string | null;
  content: string | null;
  categoryId: string | null;
  tags: string[] | null;
  /** The edition that the author has seen; null where nobody says. */
  edition?: number | null;
}> {
  readonly type = 'EditTopic';
}

/** What its author wants, other than with the whole account. */
export class DeleteOwnTopic extends Command<{ topicId: string; memberId: string }> {
  readonly type = 'DeleteOwnTopic';
}

export class SolveTopic extends Command<{ topicId: string; memberId: string; moderates: boolean; commentId: string | null }> {
  readonly type = 'SolveTopic';
}

export class ReopenTopic extends Command<{ topicId: string; memberId: string; moderates: boolean }> {
  readonly type = 'ReopenTopic';
}

/** The comment can no longer be read in this topic. */
export class LoseSolution extends Command<{ topicId: string; commentId: string }> {
  readonly type = 'LoseSolution';
}

/** The comment can be read in this topic again. */
export class RegainSolution extends Command<{ topicId: string; commentId: string }> {
  readonly type = 'RegainSolution';
}

/** `lastActivityAt` is when the last comment that stands there was written, or the topic itself. */
export class RecountActivity extends Command<{ topicId: string; lastActivityAt: string }> {
  readonly type = 'RecountActivity';
}

export type TopicCommand =
  | CreateTopic
  | HideTopic
  | DeleteTopic
  | WithdrawTopic
  | EditTopic
  | DeleteOwnTopic
  | SolveTopic
  | ReopenTopic
  | LoseSolution
  | RegainSolution
  | RecountActivity
  | TopicTagCommand
  | TopicEditionCommand
  | UndoTopicDecision
  | TopicModerationCommand;
