import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { type Above, aboveOf } from '../../../../contracts/above.js';
import { ABOVE_TEXT } from '../../../../contracts/above-comments.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { WritingGate } from '../holding/writing-gate.service.js';
import { topicStream } from '../topic/topic.stream.js';
import { Aboves } from '../views/aboves.service.js';
import { EditComment } from './comment.commands.js';
import { commentStream } from './comment.stream.js';
import { threadIdOf, topicIdOf } from './under.rules.js';

/** Where a topic is locked or gone, or a post or project is out of sight or closed, its comments stay as they are. */
@Injectable()
export class EditCommentHandler implements ICommandHandler<EditComment> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: WritingGate,
    private readonly above: Aboves,
  ) {}

  async execute(command: EditComment): Promise<void> {
    const { commentId, memberId, moderates } = command.data;
    const comment = await this.store.state(commentStream, commentId);
    const above = comment && aboveOf(comment.under);
    if (above) await this.refuseClosedAbove(above, memberId, moderates);
    else if (comment) await this.refuseClosed(topicIdOf(comment.under) ?? '', moderates);
    await this.gate.inTurn(memberId, command.origin, () => this.edit(command));
  }

  private async edit(command: EditComment): Promise<void> {
    const { commentId, memberId, content } = command.data;
    const comment = await this.store.state(commentStream, commentId);
    if (comment?.state === 'visible' && comment.authorId === memberId) {
      const before = { under: threadIdOf(comment.under), title: null, content: comment.content };
      await this.gate.checkEdit(memberId, { id: commentId, before, after: { ...before, content } }, command.origin);
    }
    await this.store.decideOn(commentStream, commentId, command);
  }

  private async refuseClosedAbove(above: Above, memberId: string, moderates: boolean): Promise<void> {
    const found = await this.above.standing(above, memberId);
    if (!found || (!found.isShown && !moderates)) throw new RuleViolation('comment.not-found', FORUM_TEXT.commentNotFound, null, 'not-found');
    if (!found.isOpen && !moderates) throw new RuleViolation('comment.closed', ABOVE_TEXT[above.kind].notEditable);
  }

  private async refuseClosed(topicId: string, moderates: boolean): Promise<void> {
    const topic = await this.store.state(topicStream, topicId);
    if (!topic || (topic.state !== 'visible' && !moderates)) throw new RuleViolation('comment.not-found', FORUM_TEXT.commentNotFound, null, 'not-found');
    if (topic.locked && !moderates) throw new RuleViolation('comment.topic-locked', FORUM_TEXT.lockedNotEditable);
  }
}
