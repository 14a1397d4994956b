import type { Scalar } from '../../kernel/views.js';
import type { SqliteFile, SqliteStatement } from '../sqlite/sqlite-file.js';
import type { Fields } from './fold-write.js';
import { quote, sideTable, sqlValue } from './query-plan.js';
import { isSameArray, valueAt } from './update-document.js';
import type { ViewLayout } from './view-model.js';

/**
 * The side table of an indexed array in one generation of a view: a row for each element of each document, with the fields that indexes have
 * beside it, and in each of these indexes the order of the documents that hold an element. MongoDB's multikey indexes do the same.
 */
export class ArrayTable {
  private readonly name: string;
  private readonly beside: readonly string[];
  private readonly clear: SqliteStatement;
  private readonly insert: SqliteStatement;
  private readonly updates = new Map<string, SqliteStatement>();

  constructor(
    private readonly db: SqliteFile,
    table: string,
    layout: ViewLayout,
    private readonly path: string,
  ) {
    this.name = quote(sideTable(table, path));
    const indexes = layout.indexes.filter(({ keys }) => keys.some(([key]) => key === path));
    this.beside = [...new Set(indexes.flatMap(({ keys }) => keys.map(([key]) => key)))].filter((key) => key !== path && key !== '_id');
    const typed = this.beside.map((column) => `, ${quote(column)} ${layout.columns.find((known) => known.path === column)?.type}`);
    db.exec(`CREATE TABLE IF NOT EXISTS ${this.name} (${quote(path)}${typed.join('')}, _id TEXT NOT NULL, PRIMARY KEY (_id, ${quote(path)})) WITHOUT ROWID`);
    indexes.forEach(({ keys }, index) => {
      const fields = keys.filter(([key]) => key !== '_id').map(([key, direction]) => `${quote(key)} ${direction === 1 ? 'ASC' : 'DESC'}`);
      const tie = `_id ${keys.at(-1)?.[1] === -1 ? 'DESC' : 'ASC'}`;
      db.exec(`CREATE INDEX IF NOT EXISTS ${quote(`${sideTable(table, path)}_i${index}`)} ON ${this.name} (${[...fields, tie]})`);
    });
    this.clear = db.prepare(`DELETE FROM ${this.name} WHERE _id = ?`);
    const columns = [path, ...this.beside, '_id'].map(quote);
    this.insert = db.prepare(`INSERT OR IGNORE INTO ${this.name} (${columns}) VALUES (${columns.map(() => '?')})`);
  }

  /** `before` is what stands there, null where nothing does, undefined where that is not known: what is the same is not written again. */
  write(id: string, document: Fields, before: Fields | null | undefined): void {
    if (before && isSameArray(before, document, this.path)) {
      const changed = this.beside.filter((column) => valueAt(document, column) !== valueAt(before, column));
      if (changed.length > 0) this.update(changed).run(...changed.map((column) => scalar(document, column)), id);
      return;
    }
    if (before !== null) this.clear.run(id);
    const values = this.beside.map((column) => scalar(document, column));
    for (const element of (valueAt(document, this.path) as readonly Scalar[] | undefined) ?? []) this.insert.run(sqlValue(element), ...values, id);
  }

  remove(id: string): void {
    this.clear.run(id);
  }

  /** Of some columns: the indexes of the others are left as they are. */
  private update(columns: readonly string[]): SqliteStatement {
    const key = columns.join();
    const known = this.updates.get(key);
    if (known) return known;
    const made = this.db.prepare(`UPDATE ${this.name} SET ${columns.map((column) => `${quote(column)} = ?`)} WHERE _id = ?`);
    this.updates.set(key, made);
    return made;
  }
}

const scalar = (document: Fields, path: string) => sqlValue(valueAt(document, path) as Scalar);
