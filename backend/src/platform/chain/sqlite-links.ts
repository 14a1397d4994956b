import { DamagedFile, SqliteFile } from '../sqlite/sqlite-file.js';
import { isSame, type Link, type Links } from './links.js';

/*
 * chain.db: what is linked at once is one row, for a row takes longer to write than to make the links in it. `place` is that of its first
 * link; `links` has, one after the other, the position (float64, little-endian) and the hash of each.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS runs (place INTEGER PRIMARY KEY, links BLOB NOT NULL) STRICT;`;
const [POSITION_BYTES, HASH_BYTES] = [8, 32];
const LINK_BYTES = POSITION_BYTES + HASH_BYTES;

/** Moved into the file seldom: whoever appends to the log waits for the same disk. */
const LOG_KB = 32_000;

interface Run {
  readonly place: number;
  readonly links: Uint8Array;
}

/** The links in one SQLite file. */
export class SqliteLinks implements Links {
  readonly db: SqliteFile;

  /** Throws DamagedFile, or Unavailable when the disk does not let it. */
  constructor(path: string) {
    this.db = SqliteFile.open(path, { synchronous: 'NORMAL', logKb: LOG_KB }, SCHEMA);
    const cut = this.db.prepare('SELECT place FROM runs WHERE length(links) = 0 OR length(links) % ? > 0 LIMIT 1').get(LINK_BYTES) as
      | Pick<Run, 'place'>
      | undefined;
    if (!cut) return;
    this.db.close();
    throw new DamagedFile(path, new Error(`the links from place ${cut.place} on are cut off`));
  }

  async last(): Promise<Link | null> {
    return this.lastKept();
  }

  async read(from: number, limit: number): Promise<readonly Link[]> {
    const found: Link[] = [];
    if (limit < 1) return found;
    for (let run = this.runAt(from); run; run = this.runFrom(run.place + sizeOf(run))) {
      for (let place = Math.max(from, run.place); place < run.place + sizeOf(run); place++) {
        found.push(linkIn(run, place));
        if (found.length === limit) return found;
      }
    }
    return found;
  }

  async append(after: Link | null, links: readonly Link[]): Promise<boolean> {
    return this.inOneStep(() => {
      const follows = isSame(this.lastKept(), after);
      if (follows) this.keep(links);
      return follows;
    });
  }

  async cut(place: number): Promise<void> {
    this.inOneStep(() => {
      const run = this.runAt(place);
      this.db.prepare('DELETE FROM runs WHERE place >= ?').run(run?.place ?? place);
      if (run && run.place < place) this.keep(Array.from({ length: place - run.place }, (_, index) => linkIn(run, run.place + index)));
    });
  }

  close(): void {
    this.db.close();
  }

  private inOneStep<T>(step: () => T): T {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const done = step();
      this.db.exec('COMMIT');
      return done;
    } catch (error) {
      if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  private keep(links: readonly Link[]): void {
    if (links[0]) this.db.prepare('INSERT INTO runs VALUES (?, ?)').run(links[0].place, inBytes(links));
  }

  private lastKept(): Link | null {
    const run = this.db.prepare('SELECT place, links FROM runs ORDER BY place DESC LIMIT 1').get() as Run | undefined;
    return run ? linkIn(run, run.place + sizeOf(run) - 1) : null;
  }

  /** The run that has a place, or the first one behind it. */
  private runAt(place: number): Run | undefined {
    const before = this.db.prepare('SELECT place, links FROM runs WHERE place <= ? ORDER BY place DESC LIMIT 1').get(place) as Run | undefined;
    return before && before.place + sizeOf(before) > place ? before : this.runFrom(place);
  }

  private runFrom(place: number): Run | undefined {
    return this.db.prepare('SELECT place, links FROM runs WHERE place >= ? ORDER BY place LIMIT 1').get(place) as Run | undefined;
  }
}

const sizeOf = ({ links }: Run): number => links.byteLength / LINK_BYTES;

function inBytes(links: readonly Link[]): Buffer {
  const bytes = Buffer.allocUnsafe(links.length * LINK_BYTES);
  for (const [index, { position, hash }] of links.entries()) {
    bytes.writeDoubleLE(position, index * LINK_BYTES);
    bytes.write(hash, index * LINK_BYTES + POSITION_BYTES, HASH_BYTES, 'hex');
  }
  return bytes;
}

function linkIn({ place: first, links }: Run, place: number): Link {
  const bytes = Buffer.from(links.buffer, links.byteOffset + (place - first) * LINK_BYTES, LINK_BYTES);
  return { place, position: bytes.readDoubleLE(0), hash: bytes.toString('hex', POSITION_BYTES) };
}
