import type { ForumDecision } from '../../../../contracts/forum-decisions.js';

/** Knows what staff decided on posts; bound by the composition root. */
export abstract class PostDecisions {
  /** Those that hold about one post, the newest first. */
  abstract standing(postId: string): Promise<ForumDecision[]>;
  /** By the number of its fact; null when there is none. */
  abstract byNumber(postId: string, number: number): Promise<ForumDecision | null>;
}
