/** A note as it is kept. Neither whose it is nor its key can be read from it. */
export interface StoredNote {
  /** Keyed digest of member, kind and key. */
  readonly id: string;
  /** Keyed digest of the member. */
  readonly owner: string;
  readonly kind: string;
  readonly version: string;
  readonly at: string;
  readonly sealed: string;
}

export type StoredShelf = Pick<StoredNote, 'owner' | 'kind'>;

/** Where notes are kept; knows nothing in the clear. */
export interface NoteStore {
  get(ids: readonly string[]): Promise<readonly StoredNote[]>;
  /** Newest first. */
  list(shelf: StoredShelf, limit: number): Promise<readonly StoredNote[]>;
  count(shelf: StoredShelf): Promise<number>;
  /** Whether it was kept: only in the place of the version that is expected (null: none). */
  put(note: StoredNote, expected: string | null): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Removes all but the newest; answers the time of the newest that went. */
  trim(shelf: StoredShelf, keep: number): Promise<string | null>;
  removeAll(owner: string): Promise<void>;
  /** Notes by id, for moving to another store. */
  page(after: string, limit: number): Promise<readonly StoredNote[]>;
  /** Keeps notes of another store, whatever stands in their place. */
  adopt(notes: readonly StoredNote[]): Promise<void>;
}
