import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { Unavailable } from '../../kernel/unavailable.js';
import { ownerOnly, ownFile } from './owner-only.js';

/** What is to be known of a file before it is opened. */
export interface SqliteUse {
  /** FULL when what was answered must have reached the disk; NORMAL when it can be made again. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** How long a statement waits for another process; 5 s unless said otherwise. */
  readonly busyMs?: number;
  /** Memory for pages; SQLite's own choice unless said otherwise. */
  readonly cacheKb?: number;
  /** How far the write-ahead log may grow before it is moved into the file, which waits for the disk; SQLite's own choice (4 MB) unless said otherwise. */
  readonly logKb?: number;
}

/**
 * As many rows as the parameter says, below 0 all. SQLite looks at the value of a plain `LIMIT ?` when it plans, and so plans anew each time
 * one is bound: that takes several times as long as a question for a few rows. Where an index gives the order there is nothing to plan by it.
 */
export const UP_TO = 'LIMIT (SELECT ?)';

/** A statement whose failures are told as `Unavailable` when the disk is at fault, and not who asked. */
export type SqliteStatement = Pick<StatementSyncInstance, 'run' | 'get' | 'all' | 'iterate'>;

/** The bytes of a file do not make a database. */
export class DamagedFile extends Unavailable {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(basename(path), cause);
    this.name = 'DamagedFile';
    this.message = `${path} is damaged`;
  }
}

/** SQLite's primary result codes, with its words for them: the driver gives some failures no code. */
const DAMAGE: ReadonlyMap<number, string> = new Map([
  [11, 'database disk image is malformed'],
  [26, 'file is not a database'],
]);
/** None of them is the asker's mistake, and all of them may pass. */
const PASSING: ReadonlyMap<number, string> = new Map([
  [5, 'database is locked'],
  [6, 'database table is locked'],
  [7, 'out of memory'],
  [8, 'attempt to write a readonly database'],
  [10, 'disk I/O error'],
  [13, 'database or disk is full'],
  [14, 'unable to open database file'],
]);

const USUAL_BUSY_MS = 5_000;
const PAGE_KB = 4;
/** A file up to this size is read as a whole when it is opened; of a greater one damage is found when the page is read. */
const CHECKED_BYTES = 16 * 1024 * 1024;

/**
 * One SQLite file, readable by its owner alone, in WAL mode. secure_delete overwrites what is removed; closing it empties the write-ahead
 * log, so that the file alone is a whole copy.
 */
export class SqliteFile {
  /** Told of each statement that has met bytes that make no database. */
  onDamage: (error: unknown) => void = () => undefined;

  private constructor(
    readonly path: string,
    private readonly db: DatabaseSyncInstance,
  ) {}

  /** Throws DamagedFile, or Unavailable when the disk does not let it. `schema` makes what is missing. */
  static open(path: string, { synchronous, busyMs = USUAL_BUSY_MS, cacheKb, logKb }: SqliteUse, schema = ''): SqliteFile {
    let file: SqliteFile | null = null;
    try {
      ownFile(path);
      for (const beside of [`${path}-wal`, `${path}-shm`]) ownerOnly(beside, 0o600);
      file = new SqliteFile(path, new DatabaseSync(path));
      file.db.exec(`PRAGMA busy_timeout = ${busyMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA secure_delete = ON`);
      if (cacheKb !== undefined) file.db.exec(`PRAGMA cache_size = -${cacheKb}`);
      if (logKb !== undefined) file.db.exec(`PRAGMA wal_autocheckpoint = ${Math.ceil(logKb / PAGE_KB)}`);
      file.refuseDamage();
      file.db.exec(schema);
      return file;
    } catch (error) {
      file?.db.close();
      throw told(path, error);
    }
  }

  get isOpen(): boolean {
    return this.db.isOpen;
  }

  get isTransaction(): boolean {
    return this.db.isTransaction;
  }

  exec(sql: string): void {
    this.guarded(() => this.db.exec(sql));
  }

  prepare(sql: string): SqliteStatement {
    const statement = this.guarded(() => this.db.prepare(sql));
    return {
      run: (...parameters) => this.guarded(() => statement.run(...parameters)),
      get: (...parameters) => this.guarded(() => statement.get(...parameters)),
      all: (...parameters) => this.guarded(() => statement.all(...parameters)),
      iterate: (...parameters) => this.guarded(() => statement.iterate(...parameters)),
    };
  }

  /** Does it all or nothing of it. */
  transaction<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.db.isTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }

  /** Moves what the write-ahead log holds into the file and empties it, with all that it kept of earlier pages; false when somebody was still reading there. */
  emptyLog(): boolean {
    const { busy } = this.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    return busy === 0;
  }

  close(): void {
    try {
      this.emptyLog();
    } catch (error) {
      // A full disk keeps the log as it is; nothing is lost, and the next start goes on with both.
      if (!(error instanceof Unavailable)) throw error;
    } finally {
      this.db.close();
    }
  }

  private refuseDamage(): void {
    const bytes = [this.path, `${this.path}-wal`].reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);
    if (bytes > CHECKED_BYTES) return;
    const { quick_check: found } = this.db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (found !== 'ok') throw new DamagedFile(this.path, new Error(found));
  }

  private guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const failure = told(this.path, error);
      if (failure instanceof DamagedFile) this.onDamage(failure);
      throw failure;
    }
  }
}

/** What the disk is to blame for, under the name of the file. */
function told(path: string, error: unknown): unknown {
  if (isAmong(DAMAGE, error)) return new DamagedFile(path, error);
  return isAmong(PASSING, error) ? new Unavailable(basename(path), error) : error;
}

function isAmong(failures: ReadonlyMap<number, string>, error: unknown): boolean {
  const { sqliteCode: code, message = '' } = (error ?? {}) as { readonly sqliteCode?: number; readonly message?: string };
  return code === undefined ? [...failures.values()].includes(message) : failures.has(code & 0xff);
}
