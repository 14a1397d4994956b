import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Parked } from '../parking/parking.js';

/*
 * jobs.db: where each policy stands in the log, which commands wait for their time, and which events could not be handled. All of it
 * follows from the log: without this file the policies start over, and their repeated commands change nothing.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS checkpoints (policy TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS jobs (
    key TEXT PRIMARY KEY, due_at TEXT NOT NULL, command TEXT NOT NULL, data TEXT NOT NULL,
    correlation TEXT NOT NULL, causation TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE INDEX IF NOT EXISTS jobs_due ON jobs (due_at);
  CREATE TABLE IF NOT EXISTS parked (
    follower TEXT NOT NULL, position INTEGER NOT NULL, event_id TEXT NOT NULL, type TEXT NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (follower, position)) STRICT;`;

export interface Job {
  readonly key: string;
  readonly due_at: string;
  readonly command: string;
  /** JSON of the command's data. */
  readonly data: string;
  readonly correlation: string;
  readonly causation: string;
  readonly attempts: number;
}

/** What the policies and the scheduler remember, in one SQLite file. */
export class SqliteJobs {
  private readonly db: DatabaseSyncInstance;

  constructor(path: string) {
    this.db = new DatabaseSync(path);
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
    this.db.exec(SCHEMA);
  }

  checkpoint(policy: string): number {
    const row = this.db.prepare('SELECT position FROM checkpoints WHERE policy = ?').get(policy) as { position: number } | undefined;
    return row?.position ?? 0;
  }

  moveCheckpoints(policies: readonly string[], position: number): void {
    const move = this.db.prepare('INSERT INTO checkpoints VALUES (?, ?) ON CONFLICT (policy) DO UPDATE SET position = max(position, excluded.position)');
    this.db.exec('BEGIN IMMEDIATE');
    try {
      for (const policy of policies) move.run(policy, position);
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  put({ key, due_at, command, data, correlation, causation }: Omit<Job, 'attempts'>): void {
    this.db
      .prepare('INSERT OR REPLACE INTO jobs (key, due_at, command, data, correlation, causation) VALUES (?, ?, ?, ?, ?, ?)')
      .run(key, due_at, command, data, correlation, causation);
  }

  remove(key: string): void {
    this.db.prepare('DELETE FROM jobs WHERE key = ?').run(key);
  }

  /** Jobs whose time has come, oldest first. */
  due(now: string, limit: number): Job[] {
    return this.db.prepare('SELECT * FROM jobs WHERE due_at <= ? ORDER BY due_at LIMIT ?').all(now, limit) as unknown as Job[];
  }

  /** ISO time of the next job, or null. */
  nextDue(): string | null {
    return (this.db.prepare('SELECT min(due_at) AS next FROM jobs').get() as { next: string | null }).next;
  }

  /** Removes a job that needs no more tries, unless another has taken its key meanwhile. */
  finish({ key, due_at, causation }: Job): void {
    this.db.prepare('DELETE FROM jobs WHERE key = ? AND due_at = ? AND causation = ?').run(key, due_at, causation);
  }

  /** Leaves a job for another try, unless another has taken its key meanwhile. */
  postpone({ key, due_at, causation }: Job, dueAt: string): void {
    this.db.prepare('UPDATE jobs SET due_at = ?, attempts = attempts + 1 WHERE key = ? AND due_at = ? AND causation = ?').run(dueAt, key, due_at, causation);
  }

  park({ follower, position, eventId, type, error }: Parked): void {
    this.db.prepare('INSERT OR REPLACE INTO parked VALUES (?, ?, ?, ?, ?)').run(follower, position, eventId, type, String(error));
  }

  parkedCount(): number {
    return (this.db.prepare('SELECT count(*) AS n FROM parked').get() as { n: number }).n;
  }

  close(): void {
    this.db.close();
  }
}
