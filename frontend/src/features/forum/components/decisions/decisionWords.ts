import type { ForumDecision } from '@contracts/forum-decisions';
import { COMMENT_VERBS, DECISIONS } from '@contracts/moderation-verbs';

const wordsOf = ({ kind, subject }: ForumDecision) =>
  (subject === 'comment' && (kind === 'hide' || kind === 'delete') ? COMMENT_VERBS[kind].decision : null) ?? DECISIONS[kind];

export const titleOf = (decision: ForumDecision) => wordsOf(decision).title;
export const toneOf = (decision: ForumDecision) => wordsOf(decision).tone;
/** What taking it back will cause; said before it is done. */
export const effectOf = (decision: ForumDecision) => wordsOf(decision).back;
