import type { Above } from '../../../../contracts/above.js';
import type { BlogCommentSort } from '../../../../contracts/blog-comments.js';
import type { ProjectCommentPage } from '../../../../contracts/project-comments.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';

/** Knows what was written under projects; bound by the composition root. */
export abstract class CommentsOfProjects {
  /** Comments of a project, each with the first of its replies. Throws not-found where the caller may not read the project. */
  abstract page(project: Above<'project'>, sort: BlogCommentSort, window: Window, caller: Caller): Promise<ProjectCommentPage>;
}
