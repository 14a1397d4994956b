import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LIKE_LIMITS, LIKE_TEXT } from '../../../../contracts/likes.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { decideInRace } from '../../../platform/commands/decide-in-race.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicStream } from '../topic/topic.stream.js';
import { PostsAbove } from '../views/posts-above.port.js';
import { LikeContent } from './like.commands.js';
import type { LikedIn, LikedText } from './like.events.js';
import { likeId, likeStream } from './like.stream.js';

/** Only what everybody may read is liked; a like can always be taken back. Answers whether it is liked now. */
@Injectable()
export class LikeContentHandler implements ICommandHandler<LikeContent> {
  constructor(
    private readonly store: EventStore,
    private readonly posts: PostsAbove,
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
      case 'comment':
        return (await this.store.state(commentStream, text.targetId))?.state === 'visible';
    }
  }

  /** Of the topic or the post: itself, or under which the comment stands. */
  private async isGroundOpen(place: LikedIn): Promise<boolean> {
    if ('postId' in place) return (await this.posts.standing(place.postId))?.isListed ?? false;
    return (await this.store.state(topicStream, place.topicId))?.state === 'visible';
  }
}
