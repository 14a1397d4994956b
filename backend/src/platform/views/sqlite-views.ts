import { LRUCache } from 'lru-cache';
import { BEGINNING, type Checkpoint } from '../../kernel/event-log.js';
import { type Batch, type Shadow, StaleBatch, type ViewStore } from '../../kernel/view-store.js';
import type { Document, Filter, Page } from '../../kernel/views.js';
import { SqliteFile, type SqliteStatement } from '../sqlite/sqlite-file.js';
import { planCount, planQuery, quote } from './query-plan.js';
import { UnitOfWork, type Written } from './unit-of-work.js';
import { type ProjectionModels, ViewCatalog } from './view-catalog.js';
import type { ViewTable } from './view-table.js';

/*
 * views.db: everything in it follows from the log and can be thrown away. The catalogue tells which tables there are.
 *
 * WAL with synchronous=NORMAL: a crash of the process loses nothing, a crash of the machine may lose the last commits, and the
 * checkpoint with them, so they are folded again. Another process may rebuild a view beside this one: `data_version` tells that the
 * file was changed from outside, and then generations are read anew.
 */

/** What the readers' documents may take in memory, as the length of their JSON. */
const CACHE_CHARACTERS = 24_000_000;

/** Whoever writes more documents at once catches up with a history: what is new in it nobody is about to read. */
const HISTORY = 1_000;

/** Pages of ids, and counts, that are kept for each view until it is written. */
const PAGES = 200;

/** Asking SQLite whether the file was changed from outside costs as much as reading a document. */
const LOOK_EVERY_MS = 50;

type Fields = Record<string, unknown>;
type ShadowBatch = Omit<Batch, 'projection' | 'fence'>;

/** Views in one SQLite file, with the parsed documents of the busiest ones in front. */
export class SqliteViews implements ViewStore {
  readonly db: SqliteFile;
  private readonly catalog: ViewCatalog;
  private readonly documents = new LRUCache<string, Fields>({ maxSize: CACHE_CHARACTERS });
  private readonly pages = new Map<string, LRUCache<string, readonly string[]>>();
  private readonly counts = new Map<string, LRUCache<string, number>>();
  private readonly statements = new Map<string, SqliteStatement>();
  private readonly dataVersion: SqliteStatement;
  private seenVersion = -1;
  private lookedAt = Number.NEGATIVE_INFINITY;

  /** `lookEveryMs`: how long a reader may go on before it asks whether another process has changed the file. */
  constructor(
    path: string,
    owners: readonly ProjectionModels[],
    private readonly lookEveryMs = LOOK_EVERY_MS,
  ) {
    this.db = SqliteFile.open(path, { synchronous: 'NORMAL', busyMs: 10_000, cacheKb: 16_000, logKb: 64_000 });
    this.catalog = new ViewCatalog(this.db, owners);
    this.dataVersion = this.db.prepare('PRAGMA data_version');
    this.db.transaction(() => this.catalog.open());
  }

  get views(): string[] {
    return this.catalog.views;
  }

  async get<T extends Document>(view: string, id: string): Promise<T | null> {
    return this.reading(() => this.document(view, id)) as T | null;
  }

  async getMany<T extends Document>(view: string, ids: readonly string[]): Promise<T[]> {
    return this.reading(() => this.documentsOf(view, ids)) as unknown as T[];
  }

  async find<T extends Document>(view: string, filter: Filter, page: Page): Promise<T[]> {
    return this.reading(() => this.documentsOf(view, this.idsOf(view, filter, page))) as unknown as T[];
  }

  async count(view: string, filter: Filter, most = -1): Promise<number> {
    return this.reading(() => {
      const key = JSON.stringify([filter, most]);
      const counts = this.counts.get(view) ?? new LRUCache({ max: PAGES });
      this.counts.set(view, counts);
      const known = counts.get(key);
      if (known !== undefined) return known;
      const { layout, name } = this.catalog.table(view);
      const { from, where, parameters } = planCount(layout, name, filter);
      // A limit below 0 is none.
      const counted = most < 0 ? `${from} ${where}` : `(SELECT 1 FROM ${from} ${where} LIMIT ?)`;
      const { n } = this.prepared(`SELECT count(*) AS n FROM ${counted}`).get(...parameters, ...(most < 0 ? [] : [most])) as { n: number };
      counts.set(key, n);
      return n;
    });
  }

  async checkpoint(projection: string): Promise<number | null> {
    return this.catalog.checkpoint(projection);
  }

  async checkpoints(): Promise<ReadonlyMap<string, number>> {
    return this.catalog.checkpoints();
  }

  async anchored(): Promise<ReadonlyMap<string, Checkpoint>> {
    return this.catalog.anchored();
  }

  async startOver(projections: readonly string[]): Promise<void> {
    this.db.transaction(() => {
      for (const projection of projections) this.catalog.startOver(projection);
    });
    this.forgetCached();
  }

  async apply(batches: readonly Batch[]): Promise<void> {
    this.noticeOthers();
    const work = new UnitOfWork(
      (view) => this.catalog.table(view),
      (view, id) => this.documents.get(`${view}/${id}`),
    );
    for (const { steps } of batches) for (const { writes } of steps) for (const write of writes) work.add(write);
    let written: readonly Written[] = [];
    this.db.transaction(() => {
      for (const batch of batches) this.catalog.moveCheckpoint(batch);
      written = work.flush();
    });
    const isHistory = written.length > HISTORY;
    for (const { view, id, document, size, isNew } of written) {
      if (!isHistory || !isNew) this.remember(`${view}/${id}`, document, size);
      this.pages.delete(view);
      this.counts.delete(view);
    }
  }

  async shadow(projection: string): Promise<Shadow> {
    const tables = this.db.transaction(() => new Map(this.catalog.viewsOf(projection).map((view) => [view, this.catalog.newGeneration(view)])));
    const lines = (table: ViewTable) => this.lines(table);
    let reached = BEGINNING;
    return {
      checkpoint: () => reached.position,
      apply: async (batch) => {
        if (batch.from !== reached.position) throw new StaleBatch(`${projection} (beside)`, batch.from, reached.position);
        this.db.transaction(() => foldInto(tables, projection, batch));
        reached = { position: batch.position, anchor: batch.anchor };
      },
      dump: async function* (this: void, view: string) {
        const table = tables.get(view);
        if (table) yield* lines(table);
      },
      swap: async () => this.db.transaction(() => this.swap(projection, tables, reached)),
      discard: async () =>
        this.db.transaction(() => {
          for (const table of tables.values()) table.drop();
        }),
    };
  }

  async sweep(): Promise<void> {
    // Removed rows leave nothing behind, and tables of dead rebuilds go at the start, when nobody can be filling any.
  }

  /** Removes tables that a rebuild left behind when its process died. Only for the one process that holds the data folder, at its start. */
  dropAbandoned(): void {
    this.db.transaction(() => this.catalog.dropAbandoned());
  }

  async *dump(view: string): AsyncIterable<string> {
    this.noticeOthers();
    yield* this.lines(this.catalog.table(view));
  }

  /** Overwrites what the indexes of tokens still hold of removed documents; pages do not. */
  async forgetTokens(): Promise<void> {
    for (const view of this.views) await this.catalog.table(view).forgetTokens();
  }

  close(): void {
    this.db.close();
  }

  private *lines({ name }: ViewTable): Iterable<string> {
    for (const row of this.db.prepare(`SELECT _id, doc FROM ${quote(name)} ORDER BY _id`).iterate()) {
      const { _id, doc } = row as unknown as { _id: string; doc: string };
      yield `${_id}\t${doc}\n`;
    }
  }

  /** False when the live tables have meanwhile come further than the shadow. */
  private swap(projection: string, tables: ReadonlyMap<string, ViewTable>, reached: Checkpoint): boolean {
    if (reached.position < (this.catalog.checkpoint(projection) ?? 0)) return false;
    this.catalog.read();
    for (const [view, table] of tables) {
      this.catalog.table(view).drop();
      this.catalog.adopt(view, table);
    }
    this.catalog.setCheckpoint(projection, reached);
    this.forgetCached();
    return true;
  }

  private document(view: string, id: string): Fields | null {
    const key = `${view}/${id}`;
    const cached = this.documents.get(key);
    if (cached) return cached;
    const read = this.catalog.table(view).read(id);
    if (!read) return null;
    this.remember(key, read.document, read.size);
    return read.document;
  }

  /** Ids of a page; known until something in the view is written. */
  private idsOf(view: string, filter: Filter, { sort = [], limit, offset = 0 }: Page): readonly string[] {
    const key = JSON.stringify([filter, sort, limit, offset]);
    const known = this.pages.get(view)?.get(key);
    if (known) return known;
    const { layout, name } = this.catalog.table(view);
    const { from, where, order, parameters } = planQuery(layout, name, filter, sort);
    const rows = this.prepared(`SELECT _id FROM ${from} ${where} ${order} LIMIT ? OFFSET ?`).all(...parameters, limit, offset) as { _id: string }[];
    const ids = rows.map(({ _id }) => _id);
    const pages = this.pages.get(view) ?? new LRUCache({ max: PAGES });
    this.pages.set(view, pages.set(key, ids));
    return ids;
  }

  private documentsOf(view: string, ids: readonly string[]): Fields[] {
    return ids.map((id) => this.document(view, id)).filter((document): document is Fields => document !== null);
  }

  private remember(key: string, document: Fields | null, size: number): void {
    if (document) this.documents.set(key, document, { size: size + 100 });
    else this.documents.delete(key);
  }

  /** A reader looks only now and then: until then it may use a table that is gone, and looks again when it finds that out. */
  private noticeOthersAtTimes(): void {
    const now = performance.now();
    if (now - this.lookedAt < this.lookEveryMs) return;
    this.lookedAt = now;
    this.noticeOthers();
  }

  private reading<T>(read: () => T): T {
    this.noticeOthersAtTimes();
    try {
      return read();
    } catch (error) {
      if (!/no such table/.test(String(error))) throw error;
      this.noticeOthers();
      return read();
    }
  }

  private noticeOthers(): void {
    const { data_version: version } = this.dataVersion.get() as { data_version: number };
    if (version === this.seenVersion) return;
    this.seenVersion = version;
    this.catalog.read();
    this.forgetCached();
  }

  private forgetCached(): void {
    this.documents.clear();
    this.pages.clear();
    this.counts.clear();
    this.statements.clear();
  }

  private prepared(sql: string): SqliteStatement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

/** Folds a batch into tables that nobody reads yet. */
function foldInto(tables: ReadonlyMap<string, ViewTable>, projection: string, { steps }: ShadowBatch): void {
  const own = (view: string): ViewTable => {
    const table = tables.get(view);
    if (!table) throw new Error(`${projection} does not own the view ${view}`);
    return table;
  };
  const work = new UnitOfWork(own, () => undefined);
  for (const { writes } of steps) for (const write of writes) work.add(write);
  work.flush();
}
