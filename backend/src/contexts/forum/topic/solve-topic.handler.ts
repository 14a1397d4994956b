import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicIdOf } from '../comment/under.rules.js';
import { SolveTopic } from './topic.commands.js';
import { topicStream } from './topic.stream.js';

/** Only a comment that everybody can read in this topic is its solution. */
@Injectable()
export class SolveTopicHandler implements ICommandHandler<SolveTopic> {
  constructor(private readonly store: EventStore) {}

  async execute(command: SolveTopic): Promise<void> {
    const { topicId, commentId } = command.data;
    if (commentId) await this.refuseForeign(topicId, commentId);
    await this.store.decideOn(topicStream, topicId, command);
  }

  private async refuseForeign(topicId: string, commentId: string): Promise<void> {
    const comment = await this.store.state(commentStream, commentId);
    if (comment && topicIdOf(comment.under) === topicId && comment.state === 'visible') return;
    throw new RuleViolation('topic.foreign-solution', FORUM_TEXT.foreignSolution, { solving_comment_id: FORUM_TEXT.foreignSolution });
  }
}
