import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { commentStream } from '../comment/comment.stream.js';
import type { WrittenTopic } from '../topic/topic.state.rules.js';
import { topicStream } from '../topic/topic.stream.js';
import { CreditSolution, type SettleCredit } from './credit.commands.js';
import { creditStream } from './credit.stream.js';

/** The comment whose author is credited with a topic, if there is one. */
export const creditedIn = (topic: WrittenTopic | null): string | null =>
  topic && topic.state === 'visible' && !topic.withdrawn ? (topic.solution?.commentId ?? null) : null;

/** A topic names the comment that solved it, not its author: that one is asked for. */
@Injectable()
export class SettleCreditHandler implements ICommandHandler<SettleCredit> {
  constructor(private readonly store: EventStore) {}

  async execute({ data: { topicId }, origin }: SettleCredit): Promise<void> {
    const past = await this.store.read(topicStream, topicId);
    const commentId = creditedIn(fold(topicStream.decider, past));
    const comment = commentId ? await this.store.state(commentStream, commentId) : null;
    const solved = commentId && comment ? { commentId, memberId: comment.authorId } : null;
    await this.store.decideOn(creditStream, topicId, new CreditSolution({ topicId, seen: past.at(-1)?.revision ?? 0, solved }, origin));
  }
}
