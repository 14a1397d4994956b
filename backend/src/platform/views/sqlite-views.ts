import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { LRUCache } from 'lru-cache';
import type { Batch, Shadow, ViewStore } from '../../kernel/view-store.js';
import { StaleBatch } from '../../kernel/view-store.js';
import type { Document, Filter, Page } from '../../kernel/views.js';
import { planQuery, quote } from './query-plan.js';
import { UnitOfWork, type Written } from './unit-of-work.js';
import { layoutOf, type ViewLayout, type ViewModel } from './view-model.js';
import { ViewTable } from './view-table.js';

/*
 * views.db: everything in it follows from the log and can be thrown away.
 *
 *   generations  which table holds a view now: `<view>_g<generation>`, and the fingerprint of the declaration it was made from
 *   checkpoints  the last position each projection (version) has folded; written in the same transaction as the documents
 *
 * WAL with synchronous=NORMAL: a crash of the process loses nothing, a crash of the machine may lose the last commits, and the
 * checkpoint with them, so they are folded again. Another process may rebuild a view beside this one: `data_version` tells that the
 * file was changed from outside, and then generations are read anew.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS generations (view TEXT PRIMARY KEY, generation INTEGER NOT NULL, fingerprint TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS checkpoints (projection TEXT PRIMARY KEY, version TEXT NOT NULL, position INTEGER NOT NULL) STRICT;`;

/** What the readers' documents may take in memory, as the length of their JSON. */
const CACHE_CHARACTERS = 24_000_000;

type Fields = Record<string, unknown>;

interface Generation {
  readonly view: string;
  readonly generation: number;
  readonly fingerprint: string;
}

export interface ProjectionModels {
  readonly projection: string;
  readonly version: number;
  readonly models: readonly ViewModel[];
}

/** Views in one SQLite file, with the parsed documents of the busiest ones in front. */
export class SqliteViews implements ViewStore {
  readonly db: DatabaseSyncInstance;
  private readonly layouts = new Map<string, ViewLayout>();
  private readonly owners = new Map<string, ProjectionModels>();
  private readonly documents = new LRUCache<string, Fields>({ maxSize: CACHE_CHARACTERS });
  private readonly statements = new Map<string, StatementSyncInstance>();
  private readonly dataVersion: StatementSyncInstance;
  private tables = new Map<string, ViewTable>();
  private seenVersion = -1;

  constructor(path: string, owners: readonly ProjectionModels[]) {
    this.db = new DatabaseSync(path);
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000; PRAGMA cache_size = -16000');
    this.db.exec(SCHEMA);
    this.dataVersion = this.db.prepare('PRAGMA data_version');
    for (const owner of owners) {
      this.owners.set(owner.projection, owner);
      for (const model of owner.models) this.layouts.set(model.name, layoutOf(model));
    }
    this.transaction(() => this.openTables());
  }

  async get<T extends Document>(view: string, id: string): Promise<T | null> {
    this.noticeOthers();
    return this.document(view, id) as T | null;
  }

  async getMany<T extends Document>(view: string, ids: readonly string[]): Promise<T[]> {
    this.noticeOthers();
    return this.documentsOf(view, ids) as unknown as T[];
  }

  async find<T extends Document>(view: string, filter: Filter, { sort = [], limit, offset = 0 }: Page): Promise<T[]> {
    this.noticeOthers();
    const table = this.table(view);
    const { where, order, parameters } = planQuery(table.layout, table.name, filter, sort);
    const rows = this.prepared(`SELECT _id FROM ${quote(table.name)} ${where} ${order} LIMIT ? OFFSET ?`).all(...parameters, limit, offset) as {
      _id: string;
    }[];
    return this.documentsOf(
      view,
      rows.map(({ _id }) => _id),
    ) as unknown as T[];
  }

  async count(view: string, filter: Filter): Promise<number> {
    this.noticeOthers();
    const table = this.table(view);
    const { where, parameters } = planQuery(table.layout, table.name, filter, []);
    return (this.prepared(`SELECT count(*) AS n FROM ${quote(table.name)} ${where}`).get(...parameters) as { n: number }).n;
  }

  checkpoint(projection: string): number | null {
    const row = this.db.prepare('SELECT version, position FROM checkpoints WHERE projection = ?').get(projection) as
      | { version: string; position: number }
      | undefined;
    return row && row.version === this.versionOf(projection) ? row.position : null;
  }

  apply(batches: readonly Batch[]): void {
    this.noticeOthers();
    const work = new UnitOfWork(
      (view) => this.table(view),
      (view, id) => this.documents.get(`${view}/${id}`),
    );
    for (const { writes } of batches) for (const write of writes) work.add(write);
    let written: readonly Written[] = [];
    this.transaction(() => {
      for (const batch of batches) this.moveCheckpoint(batch.projection, batch.from, batch.position);
      written = work.flush();
    });
    for (const { view, id, document, size } of written) this.remember(`${view}/${id}`, document, size);
  }

  shadow(projection: string): Shadow {
    const owner = this.owner(projection);
    const tables = new Map(owner.models.map(({ name }) => [name, this.newGeneration(name)]));
    let position = 0;
    const fold = ({ from, position: to, writes }: Omit<Batch, 'projection'>) => {
      if (from !== position) throw new StaleBatch(`${projection} (beside)`, from, position);
      const work = new UnitOfWork(
        (view) => tables.get(view) ?? this.foreignView(projection, view),
        () => undefined,
      );
      for (const write of writes) work.add(write);
      work.flush();
      position = to;
    };
    return {
      checkpoint: () => position,
      apply: (batch) => this.transaction(() => fold(batch)),
      swap: () => this.transaction(() => this.swap(projection, tables, position)),
      discard: () =>
        this.transaction(() => {
          for (const table of tables.values()) table.drop();
        }),
    };
  }

  /** Removes tables that a rebuild left behind when its process died. Only for the one process that holds the data folder, at its start. */
  dropAbandoned(): void {
    const live = new Set([...this.tables.values()].flatMap((table) => table.names));
    const owned = [...this.layouts.keys()].map((view) => new RegExp(`^${view}_g\\d+(__.+)?$`));
    const found = this.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as unknown as { name: string }[];
    const abandoned = found.map(({ name }) => name).filter((name) => !live.has(name) && owned.some((pattern) => pattern.test(name)));
    for (const name of abandoned) this.db.exec(`DROP TABLE ${quote(name)}`);
  }

  /** Every document of a view as it stands in the file, by id: `id<TAB>json` lines, for comparing two builds byte by byte. */
  *dump(view: string): Iterable<string> {
    this.noticeOthers();
    for (const row of this.db.prepare(`SELECT _id, doc FROM ${quote(this.table(view).name)} ORDER BY _id`).iterate()) {
      const { _id, doc } = row as unknown as { _id: string; doc: string };
      yield `${_id}\t${doc}\n`;
    }
  }

  get views(): string[] {
    return [...this.layouts.keys()];
  }

  close(): void {
    this.db.close();
  }

  private swap(projection: string, tables: Map<string, ViewTable>, position: number): boolean {
    if (position < (this.checkpoint(projection) ?? 0)) return false;
    this.readGenerations();
    for (const [view, table] of tables) {
      this.tables.get(view)?.drop();
      this.setGeneration(view, table.generation);
      this.tables.set(view, table);
    }
    this.setCheckpoint(projection, position);
    this.forgetCached();
    return true;
  }

  private documentsOf(view: string, ids: readonly string[]): Fields[] {
    return ids.map((id) => this.document(view, id)).filter((document) => document !== null);
  }

  private document(view: string, id: string): Fields | null {
    const key = `${view}/${id}`;
    const cached = this.documents.get(key);
    if (cached) return cached;
    const read = this.table(view).read(id);
    if (!read) return null;
    this.remember(key, read.document, read.size);
    return read.document;
  }

  private remember(key: string, document: Fields | null, size: number): void {
    if (document) this.documents.set(key, document, { size: size + 100 });
    else this.documents.delete(key);
  }

  private noticeOthers(): void {
    const { data_version: version } = this.dataVersion.get() as { data_version: number };
    if (version === this.seenVersion) return;
    this.seenVersion = version;
    this.readGenerations();
    this.forgetCached();
  }

  private openTables(): void {
    this.readGenerations();
    for (const { projection } of this.owners.values()) {
      if (this.checkpoint(projection) === null) this.startOver(projection);
    }
  }

  /** Views made by another version of the fold or another declaration are emptied: the runner fills them again. */
  private startOver(projection: string): void {
    for (const { name } of this.owner(projection).models) {
      const old = this.tablesOf(name);
      const table = this.newGeneration(name);
      // By name, not by declaration: another declaration made them.
      for (const unused of old) this.db.exec(`DROP TABLE ${quote(unused)}`);
      this.setGeneration(name, table.generation);
      this.tables.set(name, table);
    }
    this.setCheckpoint(projection, 0);
  }

  private readGenerations(): void {
    const rows = this.db.prepare('SELECT view, generation, fingerprint FROM generations').all() as unknown as Generation[];
    for (const { view, generation, fingerprint } of rows) {
      const layout = this.layouts.get(view);
      // Tables of another declaration cannot be opened with this one; their projection starts over.
      if (layout?.fingerprint !== fingerprint || this.tables.get(view)?.generation === generation) continue;
      this.tables.set(view, new ViewTable(this.db, layout, generation));
    }
  }

  private newGeneration(view: string): ViewTable {
    const layout = this.layout(view);
    const numbers = this.tablesOf(view).map((name) => Number.parseInt(name.slice(view.length + 2), 10));
    return new ViewTable(this.db, layout, Math.max(0, ...numbers) + 1);
  }

  /** Names of the tables of all generations of a view. */
  private tablesOf(view: string): string[] {
    const rows = this.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB ?").all(`${view}_g[0-9]*`) as unknown as { name: string }[];
    return rows.map(({ name }) => name);
  }

  private setGeneration(view: string, generation: number): void {
    const { fingerprint } = this.layout(view);
    this.db
      .prepare('INSERT INTO generations VALUES (?, ?, ?) ON CONFLICT (view) DO UPDATE SET generation = excluded.generation, fingerprint = excluded.fingerprint')
      .run(view, generation, fingerprint);
  }

  private moveCheckpoint(projection: string, from: number, to: number): void {
    const { changes } = this.prepared('UPDATE checkpoints SET position = ? WHERE projection = ? AND position = ?').run(to, projection, from);
    if (changes !== 1) throw new StaleBatch(projection, from, this.checkpoint(projection) ?? 0);
  }

  private setCheckpoint(projection: string, position: number): void {
    this.db
      .prepare('INSERT INTO checkpoints VALUES (?, ?, ?) ON CONFLICT (projection) DO UPDATE SET version = excluded.version, position = excluded.position')
      .run(projection, this.versionOf(projection), position);
  }

  private versionOf(projection: string): string {
    const { version, models } = this.owner(projection);
    return [version, ...models.map((model) => this.layouts.get(model.name)?.fingerprint)].join('.');
  }

  private owner(projection: string): ProjectionModels {
    const owner = this.owners.get(projection);
    if (!owner) throw new Error(`there is no projection ${projection}`);
    return owner;
  }

  private layout(view: string): ViewLayout {
    const layout = this.layouts.get(view);
    if (!layout) throw new Error(`no projection declares the view ${view}`);
    return layout;
  }

  private table(view: string): ViewTable {
    const table = this.tables.get(view);
    if (!table) throw new Error(`there is no view ${view}`);
    return table;
  }

  private foreignView(projection: string, view: string): never {
    throw new Error(`${projection} does not own the view ${view}`);
  }

  private forgetCached(): void {
    this.documents.clear();
    this.statements.clear();
  }

  private prepared(sql: string): StatementSyncInstance {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private transaction<T>(work: () => T): T {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }
}
