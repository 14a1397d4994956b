import { Command } from '../../../kernel/command.js';

export class CreateTopic extends Command<{ topicId: string; authorId: string; categoryId: string; title: string; content: string; tags: string[] }> {
  readonly type = 'CreateTopic';
}

export class HideTopic extends Command<{ topicId: string; reportId: string; reason: string }> {
  readonly type = 'HideTopic';
}

export class DeleteTopic extends Command<{ topicId: string; reportId: string; reason: string }> {
  readonly type = 'DeleteTopic';
}

export class WithdrawTopic extends Command<{ topicId: string }> {
  readonly type = 'WithdrawTopic';
}

export type TopicCommand = CreateTopic | HideTopic | DeleteTopic | WithdrawTopic;
