import type { DecisionSubject, ForumDecision } from '@contracts/forum-decisions';
import { COMMENT_VERBS, DECISIONS, JOB_VERBS, POST_VERBS, PROJECT_VERBS, TOPIC_VERBS, UPDATE_VERBS, type Verb } from '@contracts/moderation-verbs';

const VERBS: Readonly<Record<DecisionSubject, Readonly<Partial<Record<ForumDecision['kind'], Verb<string>>>>>> = {
  topic: TOPIC_VERBS,
  comment: COMMENT_VERBS,
  post: POST_VERBS,
  project: PROJECT_VERBS,
  update: UPDATE_VERBS,
  job: JOB_VERBS,
};
const wordsOf = ({ kind, subject }: ForumDecision) => VERBS[subject][kind]?.decision ?? DECISIONS[kind];

export const titleOf = (decision: ForumDecision) => wordsOf(decision).title;
export const toneOf = (decision: ForumDecision) => wordsOf(decision).tone;
/** What taking it back will cause; said before it is done. */
export const effectOf = (decision: ForumDecision) => wordsOf(decision).back;
