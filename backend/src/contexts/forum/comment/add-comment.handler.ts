import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { topicStream } from '../topic/topic.stream.js';
import { AddComment } from './comment.commands.js';
import { commentStream } from './comment.stream.js';

/** A comment stands under a topic that is open to all, and quotes only from there. */
@CommandHandler(AddComment)
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(private readonly store: EventStore) {}

  async execute(command: AddComment): Promise<void> {
    const { commentId, topicId, quotedCommentId } = command.data;
    const topic = await this.store.state(topicStream, topicId);
    if (!topic) throw new RuleViolation('comment.unknown-topic', FORUM_TEXT.topicNotFound, null, 'not-found');
    if (topic.state !== 'visible') throw new RuleViolation('comment.topic-closed', FORUM_TEXT.topicClosed);
    if (quotedCommentId) await this.refuseForeignQuote(topicId, quotedCommentId);
    await this.store.decideOn(commentStream, commentId, command);
  }

  private async refuseForeignQuote(topicId: string, quotedCommentId: string): Promise<void> {
    const quoted = await this.store.state(commentStream, quotedCommentId);
    if (quoted?.topicId !== topicId) throw new RuleViolation('comment.foreign-quote', FORUM_TEXT.foreignQuote, { quotedComment: FORUM_TEXT.foreignQuote });
  }
}
