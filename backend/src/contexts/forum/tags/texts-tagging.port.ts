import type { Origin } from '../../../kernel/command.js';

/** Gives texts of other contexts the tags that staff decided on; each bound by the composition root. */
abstract class TextsTagging {
  /** The name that a tag has today; `cause` is the merge, null for a new name. */
  abstract follow(slug: string, today: { readonly name: string; readonly cause: string | null }, origin: Origin): Promise<void>;
  /** What a merge took from those that have the tag into which it went. */
  abstract giveBack(slug: string, cause: string, origin: Origin): Promise<void>;
}

export abstract class PostsTagging extends TextsTagging {}
export abstract class ProjectsTagging extends TextsTagging {}
