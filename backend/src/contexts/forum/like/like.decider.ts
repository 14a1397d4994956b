import { LIKE_LIMITS, LIKE_TEXT } from '../../../../contracts/likes.js';
import type { Decider } from '../../../kernel/decider.js';
import { type GivenOrNot, NEVER_GIVEN, nowGiven, nowTakenBack, turned } from '../../../kernel/given-or-not.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { LikeCommand } from './like.commands.js';
import type { Like, LikeEvent } from './like.events.js';

export type LikeState = GivenOrNot<Like>;

/** One member and one text: liked or not. */
export const like: Decider<LikeState, LikeCommand, LikeEvent> = {
  initial: NEVER_GIVEN,

  evolve: (state, { type, data }) => (type === 'ContentLiked' ? nowGiven(state, data) : nowTakenBack(state)),

  decide(command, state) {
    const turn = turned(command.type === 'TakeBackLike' ? false : command.data.liked, state);
    if (turn === null) return [];
    if (turn !== 'give') return [{ type: 'ContentUnliked', data: turn.takeBack }];
    if (command.type === 'TakeBackLike') return [];
    // The stream is read anew for each decision, so it must not grow without end.
    if (state.given >= LIKE_LIMITS.ofOneText) throw new RuleViolation('like.worn', LIKE_TEXT.worn);
    const { liked: _, ...text } = command.data;
    return [{ type: 'ContentLiked', data: { ...text, likedAt: command.origin.at } }];
  },
};
