import { SqliteFile } from '../sqlite/sqlite-file.js';
import { KEPT_MS, type KeptRequest, Requests } from './requests.js';

/* requests.db: answers to requests that came with an idempotency key, for 24 hours. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS requests (
    owner TEXT NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL, started_at INTEGER NOT NULL, status INTEGER, body TEXT,
    PRIMARY KEY (owner, key)) STRICT;
  CREATE INDEX IF NOT EXISTS requests_by_age ON requests (started_at);
  CREATE INDEX IF NOT EXISTS requests_by_owner ON requests (owner, started_at);`;

/** Requests in one SQLite file. */
export class SqliteRequests extends Requests {
  readonly db: SqliteFile;

  constructor(path: string) {
    super();
    this.db = SqliteFile.open(path, { synchronous: 'NORMAL' }, SCHEMA);
  }

  protected async note(owner: string, key: string, digest: string, now: number): Promise<KeptRequest> {
    this.db.prepare('DELETE FROM requests WHERE started_at < ?').run(now - KEPT_MS);
    this.db.prepare('INSERT OR IGNORE INTO requests (owner, key, digest, started_at) VALUES (?, ?, ?, ?)').run(owner, key, digest, now);
    const row = this.db.prepare('SELECT digest, started_at, status, body FROM requests WHERE owner = ? AND key = ?').get(owner, key) as {
      digest: string;
      started_at: number;
      status: number | null;
      body: string | null;
    };
    return { digest: row.digest, startedAt: row.started_at, answer: row.status === null ? null : { status: row.status, body: row.body ?? '' } };
  }

  async answered(owner: string, key: string, status: number, body: string): Promise<void> {
    this.db.prepare('UPDATE requests SET status = ?, body = ? WHERE owner = ? AND key = ?').run(status, body, owner, key);
  }

  async forget(owner: string, key: string): Promise<void> {
    this.db.prepare('DELETE FROM requests WHERE owner = ? AND key = ? AND status IS NULL').run(owner, key);
  }

  protected async keepNewest(owner: string, count: number): Promise<void> {
    this.db
      .prepare('DELETE FROM requests WHERE rowid IN (SELECT rowid FROM requests WHERE owner = ? ORDER BY started_at DESC, rowid DESC LIMIT -1 OFFSET ?)')
      .run(owner, count);
  }

  close(): void {
    this.db.close();
  }
}
