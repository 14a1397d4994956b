import type { Caller } from '../../../platform/callers/caller.js';

/** What comments stand under, as those need it who deal with them. */
export interface AboveRow {
  readonly id: string;
  /** Empty once its author took it along. */
  readonly title: string;
  readonly excerpt: string;
  /** Comments and replies that everybody can see who can see it. */
  readonly comments: number;
  readonly authorId: string;
  readonly categoryId: string | null;
  /** Staff learn what it is called only where they say why. */
  readonly isPrivate?: boolean;
}

/** How it stands by its facts. */
export interface AboveStanding {
  readonly authorId: string;
  /** Whether it can be read … */
  readonly isShown: boolean;
  /** … and whether it takes new comments. */
  readonly isOpen: boolean;
}

/** Who may read it: everybody, every member, or these. */
export type AboveReaders = 'everybody' | 'members' | readonly string[];

/** Knows what comments stand under, of one kind. */
export abstract class AboveSource {
  /** As it is for a member; null when there is none, or it never was there for them. */
  abstract standing(id: string, memberId: string): Promise<AboveStanding | null>;
  /** Those that the caller may read, by id. */
  abstract readable(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, AboveRow>>;
  /** All of them, whoever may read them, by id: for staff who look at what stands under them. */
  abstract all(ids: readonly string[]): Promise<ReadonlyMap<string, AboveRow>>;
  abstract readers(id: string): Promise<AboveReaders>;
}
