import { LIKE_LIMITS, LIKE_TEXT } from '../../../../contracts/likes.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { LikeCommand } from './like.commands.js';
import type { Like, LikeEvent } from './like.events.js';

export interface LikeState {
  /** The like that stands. */
  readonly standing: Like | null;
  /** How often it was given. */
  readonly given: number;
}

/** One member and one text: liked or not. */
export const like: Decider<LikeState, LikeCommand, LikeEvent> = {
  initial: { standing: null, given: 0 },

  evolve({ given }, { type, data }) {
    switch (type) {
      case 'ContentLiked':
        return { standing: data, given: given + 1 };
      case 'ContentUnliked':
        return { standing: null, given };
    }
  },

  decide(command, { standing, given }) {
    const wanted = command.type === 'TakeBackLike' ? false : (command.data.liked ?? !standing);
    if (standing) return wanted ? [] : [{ type: 'ContentUnliked', data: standing }];
    if (command.type === 'TakeBackLike' || !wanted) return [];
    // The stream is read anew for each decision, so it must not grow without end.
    if (given >= LIKE_LIMITS.ofOneText) throw new RuleViolation('like.worn', LIKE_TEXT.worn);
    const { targetType, targetId, topicId, memberId, authorId } = command.data;
    return [{ type: 'ContentLiked', data: { targetType, targetId, topicId, memberId, authorId } }];
  },
};
