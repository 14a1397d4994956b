import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { aboveOf, threadOf } from '../../../../contracts/above.js';
import { LIKE_LIMITS, LIKE_TEXT } from '../../../../contracts/likes.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { decideInRace } from '../../../platform/commands/decide-in-race.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicStream } from '../topic/topic.stream.js';
import { Aboves } from '../views/aboves.service.js';
import { LikeContent } from './like.commands.js';
import type { LikedText } from './like.events.js';
import { likeId, likeStream } from './like.stream.js';
import { LikeableUpdates } from './likeable-updates.port.js';

/** Only what can be read is liked; a like can always be taken back. Answers whether it is liked now. */
@Injectable()
export class LikeContentHandler implements ICommandHandler<LikeContent> {
  constructor(
    private readonly store: EventStore,
    private readonly above: Aboves,
    private readonly updates: LikeableUpdates,
  ) {}

  async execute(command: LikeContent): Promise<boolean> {
    if (command.data.liked !== false) await this.refuseClosed(command.data);
    const [event] = await decideInRace(this.store, likeStream, likeId(command.data), { command, rounds: LIKE_LIMITS.aMinute });
    return event ? event.type === 'ContentLiked' : command.data.liked === true;
  }

  private async refuseClosed(text: LikedText): Promise<void> {
    if (!(await this.isOpen(text))) throw new RuleViolation('like.not-open', LIKE_TEXT.notOpen);
  }

  private async isOpen(text: LikedText): Promise<boolean> {
    if (!(await this.isGroundOpen(text))) return false;
    switch (text.targetType) {
      case 'topic':
      case 'post':
        return true;
      case 'update':
        return this.updates.isThereFor(text.targetId, text.memberId);
      case 'comment':
        return (await this.store.state(commentStream, text.targetId))?.state === 'visible';
    }
  }

  /** Of the topic, the post or the project: itself, or under which the comment stands. */
  private async isGroundOpen(text: LikedText): Promise<boolean> {
    const above = aboveOf(text);
    if (above) return (await this.above.standing(above, text.memberId))?.isShown ?? false;
    return (await this.store.state(topicStream, threadOf(text) ?? ''))?.state === 'visible';
  }
}
