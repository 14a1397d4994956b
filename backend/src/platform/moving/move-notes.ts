import type { NoteStore, StoredNote } from '../notes/note-store.js';
import type { VaultCursor, VaultEntry } from '../vault/vault-store.js';

/** What goes through the file of the vault: what the vault keeps, and behind it what is sealed with its keys and stands in no log. */
export type MovedEntry = VaultEntry | { readonly kind: 'note'; readonly id: string; readonly note: StoredNote };
export type MovedCursor = Pick<MovedEntry, 'kind' | 'id'>;

export interface MovedStore {
  /** Up to `limit` entries behind the last one that was read (null: from the start); none at the end. */
  entries(after: MovedCursor | null, limit: number): Promise<readonly MovedEntry[]>;
  /** Whether an entry can be read here: false for a key that another master key wraps. */
  opens(entry: MovedEntry): boolean;
  /** Takes over entries; again is no harm. */
  adopt(entries: readonly MovedEntry[]): Promise<void>;
}

interface Vault {
  entries(after: VaultCursor | null, limit: number): Promise<readonly VaultEntry[]>;
  opens(entry: VaultEntry): boolean;
  adopt(entries: readonly VaultEntry[]): Promise<void>;
}

/** A vault and the notes that are sealed with its keys, as one that moves. */
export const movingTogether = (vault: Vault, notes: NoteStore): MovedStore => ({
  async entries(after, limit) {
    if (after?.kind !== 'note') {
      const entries = await vault.entries(after as VaultCursor | null, limit);
      if (entries.length > 0) return entries;
    }
    const page = await notes.page(after?.kind === 'note' ? after.id : '', limit);
    return page.map((note) => ({ kind: 'note', id: note.id, note }));
  },
  opens: (entry) => entry.kind === 'note' || vault.opens(entry),
  async adopt(entries) {
    for (const entry of entries) {
      if (entry.kind === 'note') await notes.adopt([entry.note]);
      else await vault.adopt([entry]);
    }
  },
});
