import type { SqliteFile, SqliteStatement } from '../sqlite/sqlite-file.js';
import type { Fields } from './fold-write.js';
import { quote, tokenTable } from './query-plan.js';
import { indexedText, type TokenIndex } from './token-index.js';
import { isSameArray, valueAt } from './update-document.js';

/** How much of the index is written between two breaths of the event loop. */
const MERGED_PAGES = 256;

/**
 * The FTS5 table of one generation of a view. It keeps no text (`content=''`) and no places of words (`detail=none`): which document has
 * which token, and nothing else. It is written in the transaction that writes the document.
 */
export class TokenTable {
  private readonly numberOf: SqliteStatement;
  private readonly insert: SqliteStatement;
  private readonly delete: SqliteStatement;
  private readonly merge: SqliteStatement;
  private readonly changes: SqliteStatement;

  constructor(
    db: SqliteFile,
    table: string,
    private readonly index: TokenIndex,
  ) {
    const name = quote(tokenTable(table));
    const order = quote(index.order);
    db.exec(`CREATE VIRTUAL TABLE IF NOT EXISTS ${name} USING fts5 (tokens, content='', contentless_delete=1, detail=none, tokenize='ascii')`);
    db.exec(`CREATE UNIQUE INDEX IF NOT EXISTS ${quote(`${table}_order`)} ON ${quote(table)} (${order}, _id)`);
    this.numberOf = db.prepare(`SELECT ${order} AS number FROM ${quote(table)} WHERE _id = ?`);
    this.insert = db.prepare(`INSERT INTO ${name} (rowid, tokens) VALUES (?, ?)`);
    this.delete = db.prepare(`DELETE FROM ${name} WHERE rowid = ?`);
    this.merge = db.prepare(`INSERT INTO ${name} (${name}, rank) VALUES ('merge', ?)`);
    this.changes = db.prepare('SELECT total_changes() AS n');
  }

  /** Before its row is written: that tells the number under which the document stands until now, unless what stands there is known. */
  write(id: string, document: Fields, before?: Fields | null): void {
    const { arrays: paths, order } = this.index;
    if (before && valueAt(before, order) === valueAt(document, order) && paths.every((path) => isSameArray(before, document, path))) return;
    if (before !== null) this.remove(id);
    const arrays = this.index.arrays.map((path) => (valueAt(document, path) as readonly string[] | undefined) ?? []);
    this.insert.run(BigInt(valueAt(document, this.index.order) as number), indexedText(arrays));
  }

  /** Writes the index anew in small steps, without what was removed: until then removed tokens stand in it, marked. False when there was nothing more to do. */
  forgetSome(isFirst: boolean): boolean {
    const before = this.changed();
    // A negative number makes all parts of the index ready to be merged.
    this.merge.run(isFirst ? -MERGED_PAGES : MERGED_PAGES);
    return this.changed() - before >= 2;
  }

  private changed(): number {
    return (this.changes.get() as { n: number }).n;
  }

  /** Before its row is removed. */
  remove(id: string): void {
    const stored = this.numberOf.get(id) as { number: number } | undefined;
    if (stored) this.delete.run(BigInt(stored.number));
  }
}
