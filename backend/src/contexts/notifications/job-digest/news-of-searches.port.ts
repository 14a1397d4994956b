/** A listing as a mail tells of it. */
export interface NewJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  /** Null where none is said. */
  readonly salary: string | null;
}

/** A kept search with what is new in it. */
export interface NewsOfSearch {
  readonly name: string;
  /** Where its results stand on the site. */
  readonly path: string;
  /** The newest of them, and how many there are. */
  readonly jobs: readonly NewJob[];
  readonly total: number;
}

/** Knows what is new in the searches of a member that they want to hear of. */
export abstract class NewsOfSearches {
  /** What was published after a time and not after another; a listing that fits several stands in the first of them. Searches without news are left out. */
  abstract between(from: string, to: string, memberId: string): Promise<readonly NewsOfSearch[]>;
}
