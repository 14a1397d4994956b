import { SqliteFile } from '../sqlite/sqlite-file.js';
import { isSame, type Link, type Links } from './links.js';

/* chain.db: one row for each fact of the log. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS links (place INTEGER PRIMARY KEY, position INTEGER NOT NULL, hash BLOB NOT NULL) STRICT;`;
const COLUMNS = 'SELECT place, position, lower(hex(hash)) AS hash FROM links';

/** Moved into the file seldom: whoever appends to the log waits for the same disk. */
const LOG_KB = 32_000;

/** The links in one SQLite file. */
export class SqliteLinks implements Links {
  readonly db: SqliteFile;

  constructor(path: string) {
    this.db = SqliteFile.open(path, { synchronous: 'NORMAL', logKb: LOG_KB }, SCHEMA);
  }

  async last(): Promise<Link | null> {
    return this.lastKept();
  }

  async read(from: number, limit: number): Promise<readonly Link[]> {
    return this.db.prepare(`${COLUMNS} WHERE place >= ? ORDER BY place LIMIT ?`).all(from, limit) as unknown as Link[];
  }

  async append(after: Link | null, links: readonly Link[]): Promise<boolean> {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const follows = isSame(this.lastKept(), after);
      const insert = this.db.prepare('INSERT INTO links VALUES (?, ?, ?)');
      if (follows) for (const { place, position, hash } of links) insert.run(place, position, Buffer.from(hash, 'hex'));
      this.db.exec('COMMIT');
      return follows;
    } catch (error) {
      if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  async cut(place: number): Promise<void> {
    this.db.prepare('DELETE FROM links WHERE place >= ?').run(place);
  }

  close(): void {
    this.db.close();
  }

  private lastKept(): Link | null {
    return (this.db.prepare(`${COLUMNS} ORDER BY place DESC LIMIT 1`).get() as unknown as Link | undefined) ?? null;
  }
}
