import { randomUUID } from 'node:crypto';
import type { MemberNote, MemberNotes, NoteShelf } from '../../kernel/member-notes.js';
import type { Vault } from '../../kernel/vault.js';
import type { NoteStore, StoredNote, StoredShelf } from './note-store.js';

/** Notes that only their member's key opens; the store sees digests. */
export class SealedNotes implements MemberNotes {
  constructor(
    private readonly store: NoteStore,
    private readonly vault: Vault,
  ) {}

  async get(shelf: NoteShelf, keys: readonly string[]): Promise<readonly MemberNote[]> {
    return this.open(shelf, await this.store.get([...new Set(keys)].map((key) => this.idOf(shelf, key))));
  }

  async getEach(places: readonly (NoteShelf & { readonly key: string })[]): Promise<readonly (MemberNote | null)[]> {
    const ids = places.map((place) => this.idOf(place, place.key));
    const found = ids.length === 0 ? [] : await this.store.get([...new Set(ids)]);
    const notes = new Map(found.map((note) => [note.id, note]));
    return Promise.all(
      places.map((place, index) => {
        const note = notes.get(ids[index] ?? '');
        return note ? this.openOne(place, note) : null;
      }),
    );
  }

  async list(shelf: NoteShelf, limit: number): Promise<readonly MemberNote[]> {
    return this.open(shelf, await this.store.list(this.stored(shelf), limit));
  }

  async count(shelf: NoteShelf): Promise<number> {
    return this.store.count(this.stored(shelf));
  }

  async put(shelf: NoteShelf, { key, text, at }: Omit<MemberNote, 'version'>, expected: string | null): Promise<string | null> {
    const version = randomUUID();
    const sealed = await this.vault.seal(shelf.memberId, JSON.stringify([key, text]));
    const note = { ...this.stored(shelf), id: this.idOf(shelf, key), version, at, sealed };
    return (await this.store.put(note, expected)) ? version : null;
  }

  async remove(shelf: NoteShelf, key: string): Promise<void> {
    await this.store.remove(this.idOf(shelf, key));
  }

  async trim(shelf: NoteShelf, keep: number): Promise<string | null> {
    return this.store.trim(this.stored(shelf), keep);
  }

  async forget(memberId: string): Promise<void> {
    await this.store.removeAll(this.ownerOf(memberId));
  }

  /** What a destroyed key has sealed, or what does not belong in its place, is no note. */
  private async open(shelf: NoteShelf, notes: readonly StoredNote[]): Promise<readonly MemberNote[]> {
    const opened = await Promise.all(notes.map((note) => this.openOne(shelf, note)));
    return opened.filter((note) => note !== null);
  }

  private async openOne(shelf: NoteShelf, { id, version, at, sealed }: StoredNote): Promise<MemberNote | null> {
    const plain = await this.vault.open(shelf.memberId, sealed);
    if (plain === null) return null;
    const [key, text] = JSON.parse(plain) as [string, string];
    return this.idOf(shelf, key) === id ? { key, text, version, at } : null;
  }

  private stored({ memberId, kind }: NoteShelf): StoredShelf {
    return { owner: this.ownerOf(memberId), kind };
  }

  private ownerOf(memberId: string): string {
    return this.vault.blind('note-owner', memberId);
  }

  private idOf({ memberId, kind }: NoteShelf, key: string): string {
    return this.vault.blind('note', JSON.stringify([memberId, kind, key]));
  }
}
