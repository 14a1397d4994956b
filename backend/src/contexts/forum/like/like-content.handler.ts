import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LIKE_LIMITS, LIKE_TEXT } from '../../../../contracts/likes.js';
import { ConcurrencyConflict, EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicStream } from '../topic/topic.stream.js';
import { LikeContent } from './like.commands.js';
import type { Like } from './like.events.js';
import { likeId, likeStream } from './like.stream.js';

/** Of those who race for the stream one gets through each time, so the last of as many as may come in a minute needs no more than this. */
const ROUNDS = LIKE_LIMITS.aMinute;

/** Only what everybody may read is liked; a like can always be taken back. Answers whether it is liked now. */
@Injectable()
export class LikeContentHandler implements ICommandHandler<LikeContent> {
  constructor(private readonly store: EventStore) {}

  async execute(command: LikeContent): Promise<boolean> {
    if (command.data.liked !== false) await this.refuseClosed(command.data);
    const [event] = await this.decide(command);
    return event ? event.type === 'ContentLiked' : command.data.liked === true;
  }

  private async decide(command: LikeContent) {
    for (let round = 1; ; round++) {
      try {
        return await this.store.decideOn(likeStream, likeId(command.data), command);
      } catch (error) {
        if (!(error instanceof ConcurrencyConflict) || round === ROUNDS) throw error;
      }
    }
  }

  private async refuseClosed({ targetType, targetId, topicId }: Like): Promise<void> {
    const topic = await this.store.state(topicStream, topicId);
    const target = targetType === 'comment' ? await this.store.state(commentStream, targetId) : topic;
    if (topic?.state !== 'visible' || target?.state !== 'visible') throw new RuleViolation('like.not-open', LIKE_TEXT.notOpen);
  }
}
