import { DatabaseSync } from '@photostructure/sqlite';

/** Inserts into one table as directly as the driver allows: same columns, key and index as the log, one transaction a turn, no checks. */
export class BareSqlite {
  #db;
  #insert;
  #position = 0;
  #waiting = [];

  constructor(path) {
    this.#db = new DatabaseSync(path);
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    this.#db.exec(`CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL,
      type TEXT NOT NULL, at TEXT NOT NULL, meta TEXT NOT NULL, data TEXT NOT NULL) STRICT`);
    this.#db.exec('CREATE UNIQUE INDEX events_by_stream ON events (stream, revision)');
    this.#insert = this.#db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  }

  prepare({ id, type, at, data, ...meta }) {
    return [id, type, at, JSON.stringify(meta), JSON.stringify(data)];
  }

  append(stream, revision, texts) {
    return new Promise((resolve) => {
      this.#waiting.push({ stream, revision, texts, resolve });
      if (this.#waiting.length === 1) setImmediate(() => this.#commit());
    });
  }

  close() {
    this.#db.close();
  }

  #commit() {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#db.exec('BEGIN IMMEDIATE');
    for (const { stream, revision, texts } of batch) this.#insert.run(++this.#position, stream, revision, ...texts);
    this.#db.exec('COMMIT');
    for (const { resolve } of batch) resolve();
  }
}
