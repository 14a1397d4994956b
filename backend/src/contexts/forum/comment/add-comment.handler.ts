import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { holds, type Role } from '../../../../contracts/permissions.js';
import { SYSTEM } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { HoldComment } from '../holding/held.commands.js';
import { heldTextStream } from '../holding/held.stream.js';
import { isWritten } from '../holding/is-written.rules.js';
import { WritingGate } from '../holding/writing-gate.service.js';
import { topicStream } from '../topic/topic.stream.js';
import { AddComment } from './comment.commands.js';
import { commentStream } from './comment.stream.js';

/** A comment stands under a topic that is open to all, and quotes only from there. */
@Injectable()
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: WritingGate,
  ) {}

  async execute(command: AddComment): Promise<void> {
    const { topicId, authorId, quotedCommentId } = command.data;
    const topic = await this.store.state(topicStream, topicId);
    if (!topic) throw new RuleViolation('comment.unknown-topic', FORUM_TEXT.topicNotFound, null, 'not-found');
    if (topic.state !== 'visible') throw new RuleViolation('comment.topic-closed', FORUM_TEXT.topicClosed);
    if (topic.merge) throw new RuleViolation('comment.topic-merged', FORUM_TEXT.topicMerged);
    if (topic.locked && !writesAnyway(command.origin.actor.role)) throw new RuleViolation('comment.topic-locked', FORUM_TEXT.topicLocked);
    if (quotedCommentId) await this.refuseForeignQuote(topicId, quotedCommentId);
    await this.gate.inTurn(authorId, command.origin, () => this.write(command));
  }

  private async write(command: AddComment): Promise<void> {
    const { commentId, topicId, authorId, content } = command.data;
    if (await isWritten(this.store, commentStream, commentId)) return;
    const causes = await this.gate.check(authorId, { topicId, title: null, content }, command.origin);
    if (causes.length === 0) await this.store.begin(commentStream, commentId, command);
    else await this.store.decideOn(heldTextStream, commentId, new HoldComment({ ...command.data, causes }, command.origin));
  }

  private async refuseForeignQuote(topicId: string, quotedCommentId: string): Promise<void> {
    const quoted = await this.store.state(commentStream, quotedCommentId);
    if (quoted?.topicId !== topicId) throw new RuleViolation('comment.foreign-quote', FORUM_TEXT.foreignQuote, { quotedComment: FORUM_TEXT.foreignQuote });
  }
}

/** What a moderator has released joins a topic that was locked meanwhile. */
const writesAnyway = (role: string): boolean => role === SYSTEM.role || holds(role as Role, 'topic.moderate');
