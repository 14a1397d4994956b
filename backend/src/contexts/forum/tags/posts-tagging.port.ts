import type { Origin } from '../../../kernel/command.js';

/** Gives the posts of the blog the tags that staff decided on; bound by the composition root. */
export abstract class PostsTagging {
  /** The name that a tag has today; `cause` is the merge, null for a new name. */
  abstract follow(slug: string, today: { readonly name: string; readonly cause: string | null }, origin: Origin): Promise<void>;
  /** What a merge took from posts that have the tag into which it went. */
  abstract giveBack(slug: string, cause: string, origin: Origin): Promise<void>;
}
