import { setImmediate } from 'node:timers/promises';
import type { Scalar } from '../../kernel/views.js';
import type { SqliteFile, SqliteStatement } from '../sqlite/sqlite-file.js';
import { ArrayTable } from './array-table.js';
import { type Fields, refuseUnindexable } from './fold-write.js';
import { quote, sideTable, sqlValue, tokenTable } from './query-plan.js';
import { TokenTable } from './token-table.js';
import { valueAt } from './update-document.js';
import type { ViewLayout } from './view-model.js';

/** One generation of one view in SQLite: a row for each document with its key columns, a side table for each indexed array, one for all tokens. */
export class ViewTable {
  readonly name: string;
  private readonly upsert: SqliteStatement;
  private readonly replace: SqliteStatement;
  private readonly delete: SqliteStatement;
  private readonly select: SqliteStatement;
  private readonly tokens: TokenTable | null;
  private readonly arrays: readonly ArrayTable[];

  constructor(
    private readonly db: SqliteFile,
    readonly layout: ViewLayout,
    readonly generation: number,
  ) {
    this.name = `${layout.name}_g${generation}`;
    this.create();
    this.tokens = layout.tokens ? new TokenTable(db, this.name, layout.tokens) : null;
    const columns = ['_id', 'doc', ...layout.columns.map(({ path }) => path)].map(quote);
    const replaced = columns.slice(1).map((column) => `${column} = excluded.${column}`);
    this.upsert = db.prepare(`INSERT INTO ${quote(this.name)} (${columns}) VALUES (${columns.map(() => '?')}) ON CONFLICT (_id) DO UPDATE SET ${replaced}`);
    this.replace = db.prepare(`UPDATE ${quote(this.name)} SET doc = ? WHERE _id = ?`);
    this.arrays = layout.arrays.map((path) => new ArrayTable(db, this.name, layout, path));
    this.delete = db.prepare(`DELETE FROM ${quote(this.name)} WHERE _id = ?`);
    this.select = db.prepare(`SELECT doc FROM ${quote(this.name)} WHERE _id = ?`);
  }

  /** All SQL tables of this generation. */
  get names(): readonly string[] {
    const tokens = this.layout.tokens ? [tokenTable(this.name)] : [];
    return [this.name, ...this.layout.arrays.map((path) => sideTable(this.name, path)), ...tokens];
  }

  /** A document and the length of its JSON. */
  read(id: string): { document: Fields; size: number } | null {
    const row = this.select.get(id) as { doc: string } | undefined;
    return row ? { document: JSON.parse(row.doc), size: row.doc.length } : null;
  }

  /** Writes a document and answers the length of its JSON. `before` is what stands there, where that is known: what is found by the same is indexed already. */
  write(id: string, document: Fields, before?: Fields | null): number {
    refuseUnindexable(this.layout, document);
    const text = JSON.stringify(document);
    this.tokens?.write(id, document, before);
    if (before && this.layout.columns.every(({ path }) => valueAt(document, path) === valueAt(before, path))) this.replace.run(text, id);
    else this.upsert.run(id, text, ...this.layout.columns.map(({ path }) => sqlValue(valueAt(document, path) as Scalar)));
    for (const array of this.arrays) array.write(id, document, before);
    return text.length;
  }

  remove(id: string): void {
    this.tokens?.remove(id);
    this.delete.run(id);
    for (const array of this.arrays) array.remove(id);
  }

  /** Overwrites, in small steps, what the tokens' index still holds of removed documents. */
  async forgetTokens(): Promise<void> {
    for (let isFirst = true; this.tokens?.forgetSome(isFirst); isFirst = false) await setImmediate();
  }

  drop(): void {
    for (const name of this.names) this.db.exec(`DROP TABLE ${quote(name)}`);
  }

  private create(): void {
    const columns = this.layout.columns.map(({ path, type }) => `, ${quote(path)} ${type}`).join('');
    this.db.exec(`CREATE TABLE IF NOT EXISTS ${quote(this.name)} (_id TEXT PRIMARY KEY, doc TEXT NOT NULL${columns}) STRICT`);
    this.layout.indexes.forEach(({ keys, unique }, index) => {
      if (keys.some(([path]) => this.layout.arrays.includes(path) || this.layout.tokens?.arrays.includes(path))) return;
      // `_id` at the end makes a page of ids readable from the index alone, in an order without ties.
      const fields = keys.map(([path, direction]) => `${quote(path)} ${direction === 1 ? 'ASC' : 'DESC'}`);
      const tie = `_id ${keys.at(-1)?.[1] === -1 ? 'DESC' : 'ASC'}`;
      this.db.exec(
        `CREATE ${unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${quote(`${this.name}_i${index}`)} ON ${quote(this.name)} (${[...fields, ...(unique ? [] : [tie])]})`,
      );
    });
  }
}
