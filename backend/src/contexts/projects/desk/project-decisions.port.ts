import type { ForumDecision } from '../../../../contracts/forum-decisions.js';

/** Knows what staff decided on projects; bound by the composition root. */
export abstract class ProjectDecisions {
  /** Those that hold about one project, the newest first. */
  abstract standing(projectId: string): Promise<ForumDecision[]>;
  /** By the number of its fact; null when there is none. */
  abstract byNumber(projectId: string, number: number): Promise<ForumDecision | null>;
}
