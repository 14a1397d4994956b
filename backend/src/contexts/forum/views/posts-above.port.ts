import type { Caller } from '../../../platform/callers/caller.js';

/** A post as those need it who deal with its comments, likes and views. */
export interface PostAbove {
  readonly id: string;
  readonly slug: string;
  /** Empty once its author took it along. */
  readonly title: string;
  readonly excerpt: string;
  /** Comments and replies that everybody can see. */
  readonly comments: number;
  readonly likes: number;
  readonly authorId: string;
  readonly categoryId: string | null;
  /** Whether everybody can read it. */
  readonly isListed: boolean;
}

/** Knows the posts under which comments stand; bound by the composition root. */
export abstract class PostsAbove {
  /** By its facts; null when there is none, or nobody but its author ever could read it. */
  abstract standing(postId: string): Promise<Pick<PostAbove, 'authorId' | 'isListed'> | null>;
  /** One that the caller may read. Throws RuleViolation: `gone` for what was published once and is no more, `not-found` for what the caller may not know of. */
  abstract one(id: string, caller: Caller): Promise<PostAbove>;
  /** Those that the caller may read, by id. */
  abstract readable(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, PostAbove>>;
  /** All of them, whoever may read them, by id: for staff who look at what stands under them. */
  abstract all(ids: readonly string[]): Promise<ReadonlyMap<string, PostAbove>>;
}
