import type { ForumDecision } from '../../../contracts/forum-decisions.js';

/** Knows what staff decided on texts of members; bound by the composition root. */
export abstract class StandingDecisions {
  /** Those that hold about one text, the newest first. */
  abstract standing(textId: string): Promise<ForumDecision[]>;
  /** By the number of its fact; null when there is none. */
  abstract byNumber(textId: string, number: number): Promise<ForumDecision | null>;
}
