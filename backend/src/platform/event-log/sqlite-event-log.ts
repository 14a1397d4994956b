import type { NewEvent, StoredEvent } from '../../kernel/event.js';
import {
  type Appended,
  type EventLog,
  EventLogUnavailable,
  type ExpectedRevision,
  NO_STREAM,
  START,
  UnreadableFact,
  WrongExpectedRevision,
} from '../../kernel/event-log.js';
import { SqliteFile, type SqliteStatement, UP_TO } from '../sqlite/sqlite-file.js';
import { refuseTooGreat } from './append-size.js';
import { RecentEvents } from './recent-events.js';

/*
 * events.db: one table, one row for each event.
 *
 *   position  the total order; never reused (AUTOINCREMENT would cost a second table and is not needed: rows are never deleted)
 *   stream    name of the stream, `category-id`
 *   revision  0, 1, 2 … inside its stream; unique with it, and that index is how a stream is read and an append is checked
 *   id        the event's id. It has no index: a repeated append is recognised by comparing ids at the expected revision
 *   type, at  the event's type and ISO time
 *   meta      JSON: actor, correlationId, causationId, schema
 *   data      JSON: the event's data, personal fields sealed
 *
 * The file is in WAL mode with synchronous=FULL: a commit has reached the disk when it returns. All appends that arrive in one turn of
 * the event loop share one transaction and so one fsync. `user_version` is the version of this format.
 */
const FORMAT = 1;
/** How often somebody who follows the log is told of what another process has written. */
const LOOK_EVERY_MS = 1_000;
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL,
    type TEXT NOT NULL, at TEXT NOT NULL, meta TEXT NOT NULL, data TEXT NOT NULL) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_stream ON events (stream, revision);`;

interface Row {
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  at: string;
  meta: string;
  data: string;
}

interface PendingAppend {
  stream: string;
  expected: ExpectedRevision;
  events: readonly NewEvent[];
  /** The data of each event, as JSON. */
  texts: readonly string[];
  resolve(appended: Appended): void;
  reject(error: Error): void;
}

type Outcome = { appended: Appended; rows: readonly Row[] } | { error: Error };

/** The event log in one SQLite file. */
export class SqliteEventLog implements EventLog {
  private readonly db: SqliteFile;
  private readonly insert: SqliteStatement;
  private readonly last: SqliteStatement;
  private readonly listeners = new Set<() => void>();
  private readonly recent = new RecentEvents();
  private readonly statements = new Map<string, SqliteStatement>();
  private pending: PendingAppend[] = [];
  private headPosition: number;
  private looking: NodeJS.Timeout | undefined;
  private foreignWrites = 0;

  constructor(path: string) {
    this.db = SqliteFile.open(path, { synchronous: 'FULL', cacheKb: 8_000 });
    refuseForeignFormat(this.db, path);
    this.db.exec(SCHEMA);
    this.db.exec(`PRAGMA user_version = ${FORMAT}`);
    this.insert = this.db.prepare('INSERT INTO events (position, stream, revision, id, type, at, meta, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    this.last = this.db.prepare('SELECT max(revision) AS revision FROM events WHERE stream = ?');
    this.headPosition = this.readHead();
  }

  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const texts = events.map(({ data }) => JSON.stringify(data));
      refuseTooGreat(stream, texts);
      this.pending.push({ stream, expected, events, texts, resolve, reject });
      if (this.pending.length === 1) setImmediate(() => this.commitPending());
    });
  }

  async readStream(stream: string, { from = 0, limit = -1 }: { from?: number; limit?: number } = {}): Promise<StoredEvent[]> {
    return this.rows(`WHERE stream = ? AND revision >= ? ORDER BY revision ${UP_TO}`, stream, from, limit);
  }

  async readAll(after: number, limit: number): Promise<StoredEvent[]> {
    return this.recent.after(after, limit) ?? this.rows(`WHERE position > ? ORDER BY position ${UP_TO}`, after, limit);
  }

  async head(): Promise<number> {
    return this.readHead();
  }

  async writable(): Promise<boolean> {
    try {
      this.db.exec('BEGIN IMMEDIATE');
      this.db.exec('ROLLBACK');
      return true;
    } catch {
      // Whatever the reason, the answer to the question is no; an append would tell the reason.
      return false;
    }
  }

  onAppended(listener: () => void): () => void {
    this.listeners.add(listener);
    if (!this.looking) {
      this.foreignWrites = this.readForeignWrites();
      this.looking = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stopLooking();
    };
  }

  async close(): Promise<void> {
    this.commitPending();
    this.stopLooking();
    this.db.close();
  }

  /** Writes a copy of the log that is consistent while appends go on. */
  copyTo(path: string): void {
    this.db.prepare('VACUUM INTO ?').run(path);
  }

  private rows(where: string, ...parameters: (string | number)[]): StoredEvent[] {
    let statement = this.statements.get(where);
    if (!statement) {
      statement = this.db.prepare(`SELECT position, stream, revision, id, type, at, meta, data FROM events ${where}`);
      this.statements.set(where, statement);
    }
    return (statement.all(...parameters) as unknown as Row[]).map(toEvent);
  }

  /** An operator's command may write beside the application; nothing but the file tells of that. */
  private look(): void {
    const now = this.readForeignWrites();
    if (now === this.foreignWrites) return;
    this.foreignWrites = now;
    for (const listener of this.listeners) listener();
  }

  private stopLooking(): void {
    clearInterval(this.looking);
    this.looking = undefined;
  }

  /** A number that is another after every commit of another connection. */
  private readForeignWrites(): number {
    try {
      return (this.db.prepare('PRAGMA data_version').get() as { data_version: number }).data_version;
    } catch {
      // NaN is no number's equal: whoever follows looks for themselves then, and tells why they cannot.
      return Number.NaN;
    }
  }

  private readHead(): number {
    const row = this.db.prepare('SELECT max(position) AS position FROM events').get() as { position: number | null };
    return row.position ?? START;
  }

  private commitPending(): void {
    const batch = this.pending;
    // Closing has written what this turn of the event loop was to write.
    if (batch.length === 0) return;
    this.pending = [];
    const before = this.headPosition;
    let outcomes: Outcome[];
    try {
      this.db.exec('BEGIN IMMEDIATE');
      this.headPosition = this.readHead();
      outcomes = batch.map((append) => this.insertAll(append));
      this.db.exec('COMMIT');
    } catch (cause) {
      this.headPosition = before;
      if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK');
      for (const { reject } of batch) reject(new EventLogUnavailable(cause));
      return;
    }
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index] as Outcome;
      if ('error' in outcome) reject(outcome.error);
      else {
        for (const row of outcome.rows) this.recent.note(row.position, row.data.length, () => toEvent(row));
        resolve(outcome.appended);
      }
    });
    for (const listener of this.listeners) listener();
  }

  private insertAll({ stream, expected, events, texts }: PendingAppend): Outcome {
    const actual = (this.last.get(stream) as { revision: number | null }).revision ?? NO_STREAM;
    if (actual !== expected) return this.repeated(stream, expected, events) ?? { error: new WrongExpectedRevision(stream, expected, actual) };
    const rows = events.map(({ id, type, at, data: _, ...meta }, index): Row => {
      this.headPosition += 1;
      const row = { position: this.headPosition, stream, revision: expected + 1 + index, id, type, at, meta: metaText(meta), data: texts[index] as string };
      this.insert.run(row.position, row.stream, row.revision, row.id, row.type, row.at, row.meta, row.data);
      return row;
    });
    return { appended: { position: this.headPosition, revision: expected + rows.length }, rows };
  }

  private repeated(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Outcome | null {
    const there = this.rows(`WHERE stream = ? AND revision >= ? ORDER BY revision ${UP_TO}`, stream, expected + 1, events.length);
    const same = events.length > 0 && there.length === events.length && there.every(({ id }, index) => id === events[index]?.id);
    const last = there.at(-1);
    return same && last ? { appended: { position: last.position, revision: last.revision }, rows: [] } : null;
  }
}

function refuseForeignFormat(db: SqliteFile, path: string): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version !== 0 && version !== FORMAT) throw new Error(`${path} is a log of format ${version}; this version reads format ${FORMAT}`);
}

function metaText({ actor, correlationId, causationId, schema }: Pick<NewEvent, 'actor' | 'correlationId' | 'causationId' | 'schema'>): string {
  return JSON.stringify({ actor, correlationId, causationId, schema });
}

function toEvent({ position, stream, revision, id, type, at, meta, data }: Row): StoredEvent {
  try {
    // By name: a key beside these that somebody wrote into the file must not stand for what the columns say.
    const { actor, correlationId, causationId, schema } = JSON.parse(meta) as NewEvent;
    return { type, data: JSON.parse(data), id, at, actor, correlationId, causationId, schema, stream, revision, position };
  } catch (error) {
    throw new UnreadableFact(`${stream}@${revision} ${type}`, position, error);
  }
}
