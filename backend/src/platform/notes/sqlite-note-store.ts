import { SqliteFile } from '../sqlite/sqlite-file.js';
import type { NoteStore, StoredNote, StoredShelf } from './note-store.js';

/*
 * notes.db: what members keep for themselves, sealed. synchronous=NORMAL: a power failure may
 * take the last moments of reading along; whoever writes still has the text on the device.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS notes (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, kind TEXT NOT NULL, version TEXT NOT NULL, at TEXT NOT NULL, sealed TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS notes_by_shelf ON notes (owner, kind, at DESC, id DESC);`;
const COLUMNS = 'id, owner, kind, version, at, sealed';

/** Notes in one SQLite file. */
export class SqliteNoteStore implements NoteStore {
  readonly db: SqliteFile;

  constructor(path: string) {
    this.db = SqliteFile.open(path, { synchronous: 'NORMAL' }, SCHEMA);
  }

  async get(ids: readonly string[]): Promise<readonly StoredNote[]> {
    const one = this.db.prepare(`SELECT ${COLUMNS} FROM notes WHERE id = ?`);
    return ids.map((id) => one.get(id) as StoredNote | undefined).filter((note) => note !== undefined);
  }

  async list({ owner, kind }: StoredShelf, limit: number): Promise<readonly StoredNote[]> {
    const rows = this.db.prepare(`SELECT ${COLUMNS} FROM notes WHERE owner = ? AND kind = ? ORDER BY at DESC, id DESC LIMIT ?`);
    return rows.all(owner, kind, limit) as unknown as StoredNote[];
  }

  async count({ owner, kind }: StoredShelf): Promise<number> {
    return (this.db.prepare('SELECT COUNT(*) AS count FROM notes WHERE owner = ? AND kind = ?').get(owner, kind) as { count: number }).count;
  }

  async put({ id, owner, kind, version, at, sealed }: StoredNote, expected: string | null): Promise<boolean> {
    const { changes } =
      expected === null
        ? this.db.prepare(`INSERT OR IGNORE INTO notes (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)`).run(id, owner, kind, version, at, sealed)
        : this.db.prepare('UPDATE notes SET version = ?, at = ?, sealed = ? WHERE id = ? AND version = ?').run(version, at, sealed, id, expected);
    return Number(changes) === 1;
  }

  async remove(id: string): Promise<void> {
    this.db.prepare('DELETE FROM notes WHERE id = ?').run(id);
  }

  async trim({ owner, kind }: StoredShelf, keep: number): Promise<string | null> {
    const removed = this.db
      .prepare(`DELETE FROM notes WHERE id IN (SELECT id FROM notes WHERE owner = ? AND kind = ? ORDER BY at DESC, id DESC LIMIT -1 OFFSET ?) RETURNING at`)
      .all(owner, kind, keep) as unknown as { at: string }[];
    return newest(removed);
  }

  async removeAll(owner: string): Promise<void> {
    this.db.prepare('DELETE FROM notes WHERE owner = ?').run(owner);
  }

  async page(after: string, limit: number): Promise<readonly StoredNote[]> {
    return this.db.prepare(`SELECT ${COLUMNS} FROM notes WHERE id > ? ORDER BY id LIMIT ?`).all(after, limit) as unknown as StoredNote[];
  }

  async adopt(notes: readonly StoredNote[]): Promise<void> {
    const keep = this.db.prepare(`INSERT OR REPLACE INTO notes (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)`);
    for (const { id, owner, kind, version, at, sealed } of notes) keep.run(id, owner, kind, version, at, sealed);
  }

  close(): void {
    this.db.close();
  }
}

const newest = (notes: readonly { at: string }[]): string | null =>
  notes.reduce<string | null>((last, { at }) => (last === null || at > last ? at : last), null);
