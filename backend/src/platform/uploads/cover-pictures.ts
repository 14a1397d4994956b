import type { Caller } from '../callers/caller.js';

/** Knows the pictures that stand above what members write; bound by the composition root. */
export abstract class CoverPictures {
  /** Under which key the file lies that the caller may see; null where there is none. */
  abstract readable(id: string, caller: Caller): Promise<{ readonly key: string } | null>;
}
