import type { Above } from '../../../../contracts/above.js';
import type { BlogCommentPage, BlogCommentSort } from '../../../../contracts/blog-comments.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';

/** Knows what was written under posts; bound by the composition root. */
export abstract class CommentsOfPosts {
  /** Comments of a post, each with the first of its replies. Throws not-found where the caller may not read the post. */
  abstract page(post: Above<'post'>, sort: BlogCommentSort, window: Window, caller: Caller): Promise<BlogCommentPage>;
}
