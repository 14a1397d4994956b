import { SqliteFile } from '../sqlite/sqlite-file.js';

/*
 * jobs.db: where each policy stands in the log and which commands wait for their time. All of it follows from the log: without this file
 * the policies start over, and their repeated commands change nothing. So a file of another format is simply emptied.
 */
const FORMAT = 3;
/** All or nothing, so that an end in between leaves a file that can be opened. */
const FROM_2 = 'ALTER TABLE checkpoints ADD COLUMN anchor TEXT; ALTER TABLE jobs ADD COLUMN event TEXT; PRAGMA user_version = 3';
const TABLES = ['checkpoints', 'jobs', 'parked'];
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS checkpoints (policy TEXT PRIMARY KEY, position INTEGER NOT NULL, anchor TEXT) STRICT;
  CREATE TABLE IF NOT EXISTS jobs (
    key TEXT PRIMARY KEY, queue TEXT NOT NULL, due_at TEXT NOT NULL, command TEXT NOT NULL, data TEXT NOT NULL, origin TEXT NOT NULL,
    origin_id TEXT NOT NULL, event TEXT, attempts INTEGER NOT NULL DEFAULT 0, dead INTEGER NOT NULL DEFAULT 0, error TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS jobs_due ON jobs (dead, due_at);
  CREATE INDEX IF NOT EXISTS jobs_by_queue ON jobs (queue, dead, due_at);`;

/** Opens the file in which policies and jobs are remembered. */
export function openJobsFile(path: string): SqliteFile {
  const db = SqliteFile.open(path, { synchronous: 'NORMAL', logKb: 16_000 });
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version === 2) db.transaction(() => db.exec(FROM_2));
  else if (version !== FORMAT) for (const table of TABLES) db.exec(`DROP TABLE IF EXISTS ${table}`);
  db.exec(SCHEMA);
  db.exec(`PRAGMA user_version = ${FORMAT}`);
  return db;
}
