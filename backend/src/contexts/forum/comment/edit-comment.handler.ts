import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { WritingGate } from '../holding/writing-gate.service.js';
import { topicStream } from '../topic/topic.stream.js';
import { PostsAbove } from '../views/posts-above.port.js';
import { EditComment } from './comment.commands.js';
import { commentStream } from './comment.stream.js';
import { isUnderPost, threadOf } from './under.rules.js';

/** Where a topic is locked or gone, or a post is not public, its comments stay as they are. */
@Injectable()
export class EditCommentHandler implements ICommandHandler<EditComment> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: WritingGate,
    private readonly posts: PostsAbove,
  ) {}

  async execute(command: EditComment): Promise<void> {
    const { commentId, memberId, moderates } = command.data;
    const comment = await this.store.state(commentStream, commentId);
    if (comment)
      await (isUnderPost(comment.under) ? this.refuseClosedPost(comment.under.postId, moderates) : this.refuseClosed(comment.under.topicId, moderates));
    await this.gate.inTurn(memberId, command.origin, () => this.edit(command));
  }

  private async edit(command: EditComment): Promise<void> {
    const { commentId, memberId, content } = command.data;
    const comment = await this.store.state(commentStream, commentId);
    if (comment?.state === 'visible' && comment.authorId === memberId) {
      const before = { under: threadOf(comment.under), title: null, content: comment.content };
      await this.gate.checkEdit(memberId, { id: commentId, before, after: { ...before, content } }, command.origin);
    }
    await this.store.decideOn(commentStream, commentId, command);
  }

  private async refuseClosedPost(postId: string, moderates: boolean): Promise<void> {
    const post = await this.posts.standing(postId);
    if (!post || (!post.isListed && !moderates)) throw new RuleViolation('comment.not-found', FORUM_TEXT.commentNotFound, null, 'not-found');
  }

  private async refuseClosed(topicId: string, moderates: boolean): Promise<void> {
    const topic = await this.store.state(topicStream, topicId);
    if (!topic || (topic.state !== 'visible' && !moderates)) throw new RuleViolation('comment.not-found', FORUM_TEXT.commentNotFound, null, 'not-found');
    if (topic.locked && !moderates) throw new RuleViolation('comment.topic-locked', FORUM_TEXT.lockedNotEditable);
  }
}
