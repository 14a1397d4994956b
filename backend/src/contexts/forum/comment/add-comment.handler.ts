import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { type Above, aboveOf } from '../../../../contracts/above.js';
import { ABOVE_TEXT } from '../../../../contracts/above-comments.js';
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
import { Aboves } from '../views/aboves.service.js';
import { AddComment } from './comment.commands.js';
import { commentStream } from './comment.stream.js';
import type { Under } from './under.events.js';
import { parentIdOf, threadIdOf, topicIdOf, underneath } from './under.rules.js';

type Quoting = { quotedCommentId: string | null };
type Answer = Under & Quoting & { authorId: string };

/** A comment stands in a topic, or under something that its author may read and that takes comments, and quotes or answers only from there. */
@Injectable()
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: WritingGate,
    private readonly above: Aboves,
  ) {}

  async execute(command: AddComment): Promise<void> {
    const { data, origin } = command;
    const above = aboveOf(data);
    if (!above) await this.refuseTopic(topicIdOf(data) ?? '', data.quotedCommentId, origin.actor.role);
    const placed = above ? new AddComment({ ...data, ...(await this.answering(above, data, origin.actor.role)) }, origin) : command;
    await this.gate.inTurn(data.authorId, origin, () => this.write(placed));
  }

  private async write(command: AddComment): Promise<void> {
    const { data, origin } = command;
    const { commentId, authorId, content } = data;
    if (await isWritten(this.store, commentStream, commentId)) return;
    const causes = await this.gate.check(authorId, { under: threadIdOf(data), title: null, content }, origin);
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
    if (quotedCommentId && (!quoted || threadIdOf(quoted.under) !== thread)) throw new RuleViolation('comment.foreign-quote', text, { quotedComment: text });
  }

  /** A reply to a reply answers the same comment, and quotes that reply unless it quotes another. What was not there for its author yet cannot be commented on. */
  private async answering(above: Above, answer: Answer, role: string): Promise<Quoting & Under> {
    const { quotedCommentId, authorId } = answer;
    const parentId = parentIdOf(answer);
    const found = await this.above.standing(above, authorId);
    const text = ABOVE_TEXT[above.kind];
    if (!found) throw new RuleViolation('comment.unknown-above', text.notFound, null, 'not-found');
    if (!found.isOpen) throw new RuleViolation('comment.closed', text.closed);
    await this.refuseForeignQuote(quotedCommentId, above.id, text.foreignQuote);
    if (parentId === null) return { ...underneath(above, null), quotedCommentId };
    const parent = await this.store.state(commentStream, parentId);
    if (parent && threadIdOf(parent.under) !== above.id) throw new RuleViolation('comment.elsewhere', text.elsewhere, null, 'not-found');
    // What a moderator has released was written while its parent could be read.
    if (!parent || (parent.state !== 'visible' && role !== SYSTEM.role))
      throw new RuleViolation('comment.parent-gone', BLOG_COMMENT_TEXT.parentGone, null, 'not-found');
    const root = parentIdOf(parent.under);
    return { ...underneath(above, root ?? parentId), quotedCommentId: root === null ? quotedCommentId : (quotedCommentId ?? parentId) };
  }
}

/** What a moderator has released joins a topic that was locked meanwhile. */
const writesAnyway = (role: string): boolean => role === SYSTEM.role || holds(role as Role, 'topic.moderate');
