import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { BLOG_TEXT } from '../../../../contracts/blog.js';
import { BLOG_COMMENT_TEXT } from '../../../../contracts/blog-comments.js';
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
import { PostsAbove } from '../views/posts-above.port.js';
import { AddComment } from './comment.commands.js';
import { commentStream } from './comment.stream.js';
import type { UnderPost } from './under.events.js';
import { isUnderPost, postIdOf, threadOf } from './under.rules.js';

type Placed = UnderPost & { quotedCommentId: string | null };

/** A comment stands in a topic or under a post that is open to all, and quotes or answers only from there. */
@Injectable()
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: WritingGate,
    private readonly posts: PostsAbove,
  ) {}

  async execute(command: AddComment): Promise<void> {
    const { data, origin } = command;
    if (!isUnderPost(data)) await this.refuseTopic(data.topicId, data.quotedCommentId, origin.actor.role);
    const placed = isUnderPost(data) ? new AddComment({ ...data, ...(await this.answering(data, origin.actor.role)) }, origin) : command;
    await this.gate.inTurn(data.authorId, origin, () => this.write(placed));
  }

  private async write(command: AddComment): Promise<void> {
    const { data, origin } = command;
    const { commentId, authorId, content } = data;
    if (await isWritten(this.store, commentStream, commentId)) return;
    const causes = await this.gate.check(authorId, { under: threadOf(data), title: null, content }, origin);
    if (causes.length === 0) await this.store.begin(commentStream, commentId, command);
    else await this.store.decideOn(heldTextStream, commentId, new HoldComment({ ...data, causes }, origin));
  }

  private async refuseTopic(topicId: string, quotedCommentId: string | null, role: string): Promise<void> {
    const topic = await this.store.state(topicStream, topicId);
    if (!topic) throw new RuleViolation('comment.unknown-topic', FORUM_TEXT.topicNotFound, null, 'not-found');
    if (topic.state !== 'visible') throw new RuleViolation('comment.topic-closed', FORUM_TEXT.topicClosed);
    if (topic.merge) throw new RuleViolation('comment.topic-merged', FORUM_TEXT.topicMerged);
    if (topic.locked && !writesAnyway(role)) throw new RuleViolation('comment.topic-locked', FORUM_TEXT.topicLocked);
    await this.refuseForeignQuote(quotedCommentId, topicId, FORUM_TEXT.foreignQuote);
  }

  private async refuseForeignQuote(quotedCommentId: string | null, thread: string, text: string): Promise<void> {
    const quoted = quotedCommentId ? await this.store.state(commentStream, quotedCommentId) : null;
    if (quotedCommentId && (!quoted || threadOf(quoted.under) !== thread)) throw new RuleViolation('comment.foreign-quote', text, { quotedComment: text });
  }

  /** A reply to a reply answers the same comment, and quotes that reply unless it quotes another. What was not public yet is there for nobody but its author. */
  private async answering({ postId, parentId, quotedCommentId }: Placed, role: string): Promise<Placed> {
    const post = await this.posts.standing(postId);
    if (!post) throw new RuleViolation('comment.unknown-post', BLOG_TEXT.postNotFound, null, 'not-found');
    if (!post.isListed) throw new RuleViolation('comment.post-closed', BLOG_COMMENT_TEXT.postClosed);
    await this.refuseForeignQuote(quotedCommentId, postId, BLOG_COMMENT_TEXT.foreignQuote);
    if (parentId === null) return { postId, parentId, quotedCommentId };
    const parent = await this.store.state(commentStream, parentId);
    if (parent && postIdOf(parent.under) !== postId) throw new RuleViolation('comment.other-post', BLOG_COMMENT_TEXT.otherPost, null, 'not-found');
    // What a moderator has released was written while its parent could be read.
    if (!parent || (parent.state !== 'visible' && role !== SYSTEM.role))
      throw new RuleViolation('comment.parent-gone', BLOG_COMMENT_TEXT.parentGone, null, 'not-found');
    const root = isUnderPost(parent.under) ? parent.under.parentId : null;
    return root === null ? { postId, parentId, quotedCommentId } : { postId, parentId: root, quotedCommentId: quotedCommentId ?? parentId };
  }
}

/** What a moderator has released joins a topic that was locked meanwhile. */
const writesAnyway = (role: string): boolean => role === SYSTEM.role || holds(role as Role, 'topic.moderate');
