import type { Caller } from '../../../platform/callers/caller.js';
import { type AboveRow, AboveSource } from './above.port.js';

/** A post as those need it who deal with its comments, likes and views. */
export interface PostAbove extends AboveRow {
  readonly slug: string;
  readonly likes: number;
  /** Whether everybody can read it. */
  readonly isListed: boolean;
}

/** Knows the posts under which comments stand; bound by the composition root. */
export abstract class PostsAbove extends AboveSource {
  /** One that the caller may read. Throws RuleViolation: `gone` for what was published once and is no more, `not-found` for what the caller may not know of. */
  abstract one(id: string, caller: Caller): Promise<PostAbove>;
  abstract override readable(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, PostAbove>>;
}
