/** Notes of one kind that belong to one member. */
export interface NoteShelf {
  readonly memberId: string;
  readonly kind: string;
}

export interface MemberNote {
  readonly key: string;
  readonly text: string;
  /** Another one with every put, never the same twice. */
  readonly version: string;
  /** ISO time that the writer gave. */
  readonly at: string;
}

/**
 * What members keep for themselves and change at will, such as how far they have read: private, without a history, and therefore no facts.
 * Sealed with the member's key: whoever is forgotten takes it along.
 */
export interface MemberNotes {
  /** Notes by key, in no order; keys without a note are left out. */
  get(shelf: NoteShelf, keys: readonly string[]): Promise<readonly MemberNote[]>;
  /** A note for each place, in their order, or null: of several members in one question. */
  getEach(places: readonly (NoteShelf & { readonly key: string })[]): Promise<readonly (MemberNote | null)[]>;
  /** The newest by their time, that one first. */
  list(shelf: NoteShelf, limit: number): Promise<readonly MemberNote[]>;
  count(shelf: NoteShelf): Promise<number>;
  /** Keeps a note in the place of the version that is expected there (null: none); answers the new version, or null when another stands there. */
  put(shelf: NoteShelf, note: Omit<MemberNote, 'version'>, expected: string | null): Promise<string | null>;
  remove(shelf: NoteShelf, key: string): Promise<void>;
  /** Removes all but the newest `keep` notes; answers the time of the newest that went, or null when none did. */
  trim(shelf: NoteShelf, keep: number): Promise<string | null>;
  /** Removes everything of a member. */
  forget(memberId: string): Promise<void>;
}
