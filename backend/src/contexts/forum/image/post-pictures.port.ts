import type { Caller } from '../../../platform/callers/caller.js';

/** Knows the pictures of posts, which are uploaded like those of topics; bound by the composition root. */
export abstract class PostPictures {
  /** Ids of the pictures that a post shows now, its cover among them. */
  abstract shownBy(postId: string): Promise<readonly string[]>;
  /** Whether the caller may read one of these posts; ids of other texts are none of its. */
  abstract isRead(ids: readonly string[], caller: Caller): Promise<boolean>;
}
