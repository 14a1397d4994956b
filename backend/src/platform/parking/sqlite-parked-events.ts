import { SqliteFile } from '../sqlite/sqlite-file.js';
import type { Parked, ParkedEntry, ParkedEvents } from './parking.js';

/* parked.db: events that a follower could not take, until somebody has looked. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS parked (
    follower TEXT NOT NULL, position INTEGER NOT NULL, event_id TEXT NOT NULL, type TEXT NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (follower, position)) STRICT;`;

/** Parked events in one SQLite file. */
export class SqliteParkedEvents implements ParkedEvents {
  readonly db: SqliteFile;

  constructor(path: string) {
    this.db = SqliteFile.open(path, { synchronous: 'FULL' }, SCHEMA);
  }

  async park({ follower, position, eventId, type, error }: Parked): Promise<void> {
    this.db.prepare('INSERT OR REPLACE INTO parked VALUES (?, ?, ?, ?, ?)').run(follower, position, eventId, type, String(error));
  }

  async list(limit: number): Promise<readonly ParkedEntry[]> {
    return this.db
      .prepare('SELECT follower, position, event_id AS eventId, type, error FROM parked ORDER BY position DESC, follower LIMIT ?')
      .all(limit) as unknown as ParkedEntry[];
  }

  async count(): Promise<number> {
    return (this.db.prepare('SELECT count(*) AS n FROM parked').get() as { n: number }).n;
  }

  close(): void {
    this.db.close();
  }
}
