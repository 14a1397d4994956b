import { REACTION_LIMITS, REACTION_TEXT } from '../../../../contracts/blog-reactions.js';
import type { Decider } from '../../../kernel/decider.js';
import { type GivenOrNot, NEVER_GIVEN, nowGiven, nowTakenBack, turned } from '../../../kernel/given-or-not.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { BookmarkCommand } from './bookmark.commands.js';
import type { Bookmark, BookmarkEvent } from './bookmark.events.js';

export type BookmarkState = GivenOrNot<Bookmark>;

/** One member and one post: kept or not. */
export const bookmark: Decider<BookmarkState, BookmarkCommand, BookmarkEvent> = {
  initial: NEVER_GIVEN,

  evolve: (state, { type, data }) => (type === 'PostBookmarked' ? nowGiven(state, data) : nowTakenBack(state)),

  decide(command, state) {
    const turn = turned(command.type === 'TakeAwayBookmark' ? false : command.data.bookmarked, state);
    if (turn === null) return [];
    if (turn !== 'give') return [{ type: 'PostUnbookmarked', data: turn.takeBack }];
    if (command.type === 'TakeAwayBookmark') return [];
    // The stream is read anew for each decision, so it must not grow without end.
    if (state.given >= REACTION_LIMITS.bookmarksOfOnePost) throw new RuleViolation('bookmark.worn', REACTION_TEXT.bookmarkWorn);
    const { postId, authorId, memberId } = command.data;
    return [{ type: 'PostBookmarked', data: { postId, authorId, memberId, bookmarkedAt: command.origin.at } }];
  },
};
