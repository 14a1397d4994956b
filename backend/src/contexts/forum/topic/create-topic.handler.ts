import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { categoryStream } from '../category/category.decider.js';
import { CreateTopic } from './topic.commands.js';
import { topicStream } from './topic.stream.js';

/** A topic stands in a category that there is. */
@CommandHandler(CreateTopic)
export class CreateTopicHandler implements ICommandHandler<CreateTopic> {
  constructor(private readonly store: EventStore) {}

  async execute(command: CreateTopic): Promise<void> {
    const { topicId, categoryId } = command.data;
    const { open } = await this.store.state(categoryStream, categoryId);
    if (categoryId && !open) throw new RuleViolation('topic.unknown-category', FORUM_TEXT.unknownCategory, { categoryId: FORUM_TEXT.unknownCategory });
    await this.store.decideOn(topicStream, topicId, command);
  }
}
