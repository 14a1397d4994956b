import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/*
 * requests.db: answers to requests that came with an idempotency key, for 24 hours.
 *
 * A row is written before the request is worked on. If the process dies in between, the repeated request finds the row without an
 * answer and is worked on again with the same time and so with the same ids: what it had already written is recognised and not doubled.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS requests (
    owner TEXT NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL, started_at INTEGER NOT NULL, status INTEGER, body TEXT,
    PRIMARY KEY (owner, key)) STRICT;
  CREATE INDEX IF NOT EXISTS requests_by_age ON requests (started_at);`;
const KEPT_MS = 24 * 60 * 60_000;

export interface KeptRequest {
  readonly digest: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Null while the first request is being answered, or when it never was. */
  readonly answer: { readonly status: number; readonly body: string } | null;
}

/** Remembers requests by owner and key. */
export class SqliteRequests {
  private readonly db: DatabaseSyncInstance;

  constructor(path: string) {
    this.db = new DatabaseSync(path);
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
    this.db.exec(SCHEMA);
  }

  /** The request as it is known; a new one is noted first. */
  begin(owner: string, key: string, digest: string, now: number): KeptRequest {
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

  answered(owner: string, key: string, status: number, body: string): void {
    this.db.prepare('UPDATE requests SET status = ?, body = ? WHERE owner = ? AND key = ?').run(status, body, owner, key);
  }

  /** Forgets a request that was refused: it may be corrected and sent again under the same key. */
  forget(owner: string, key: string): void {
    this.db.prepare('DELETE FROM requests WHERE owner = ? AND key = ? AND status IS NULL').run(owner, key);
  }

  close(): void {
    this.db.close();
  }
}
