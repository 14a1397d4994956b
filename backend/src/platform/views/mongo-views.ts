import type { Connection } from 'mongoose';
import { BEGINNING, type Checkpoint } from '../../kernel/event-log.js';
import { type Batch, type Shadow, StaleBatch, type ViewStore } from '../../kernel/view-store.js';
import type { Document, Filter, Page } from '../../kernel/views.js';
import { storedCheckpoint } from '../following/stored-anchor.js';
import { databaseOf, reaching, withIds } from '../mongo-connection.js';
import { MongoCatalog, type Stored, type ViewCollection } from './mongo-catalog.js';
import { foldSteps, visible, writeChanges } from './mongo-fold.js';
import { mongoQuery } from './mongo-query.js';
import type { ProjectionModels } from './view-catalog.js';

/** How long a reader may go on before it asks whether another process has put a rebuild in place. Old builds are kept for much longer. */
const LOOK_EVERY_MS = 1000;
/** What was removed, and builds that nobody needs any more, are kept for this long. */
const KEPT_MS = 60 * 60_000;
const TOUCH_EVERY_MS = 60_000;
/** FerretDB holds one of its 100 connections for each document that one command updates, and waits for ever for another. */
const AT_ONCE = { mongodb: 5_000, ferretdb: 40 };

export interface MongoViewsOptions {
  readonly lookEveryMs?: number;
  readonly keptMs?: number;
}

/**
 * Views in MongoDB. Documents are written before the checkpoint and without transactions: each tells up to where it is folded, so whatever
 * a death in between leaves is left out by the repetition.
 */
export class MongoViews implements ViewStore {
  private readonly lookEveryMs: number;
  private readonly keptMs: number;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<unknown> | null = null;

  private constructor(
    private readonly catalog: MongoCatalog,
    private readonly atOnce: number,
    { lookEveryMs = LOOK_EVERY_MS, keptMs = KEPT_MS }: MongoViewsOptions,
  ) {
    this.lookEveryMs = lookEveryMs;
    this.keptMs = keptMs;
  }

  static async open(connection: Connection, owners: readonly ProjectionModels[], options: MongoViewsOptions = {}): Promise<MongoViews> {
    return reaching('the views', async () => {
      const db = databaseOf(connection);
      const catalog = new MongoCatalog(db, owners);
      await catalog.open();
      const { ferretdbVersion } = await db.command({ buildInfo: 1 });
      return new MongoViews(catalog, ferretdbVersion === undefined ? AT_ONCE.mongodb : AT_ONCE.ferretdb, options);
    });
  }

  get views(): string[] {
    return this.catalog.views;
  }

  async get<T extends Document>(view: string, id: string): Promise<T | null> {
    return this.reading(view, async ({ documents }) => visible(await documents.findOne({ _id: id }, { projection: { _p: 0 } })) as T | null);
  }

  async getMany<T extends Document>(view: string, ids: readonly string[]): Promise<T[]> {
    return this.reading(view, async ({ documents }) => {
      const found = await documents.find(withIds([...new Set(ids)]), { projection: { _p: 0 } }).toArray();
      const known = new Map(found.map((stored) => [stored._id, visible(stored)]));
      return ids.map((id) => known.get(id)).filter((document) => document) as unknown as T[];
    });
  }

  async find<T extends Document>(view: string, filter: Filter, { sort = [], limit, offset = 0 }: Page): Promise<T[]> {
    return this.reading(view, async ({ layout, documents }) => {
      const query = mongoQuery(layout, filter, sort);
      // To MongoDB a limit of 0 is no limit.
      if (limit < 1) return [];
      const cursor = documents.find(query.filter, { projection: { _p: 0, _gone: 0 }, sort: query.sort, skip: offset, limit });
      return (await cursor.toArray()) as unknown as T[];
    });
  }

  async count(view: string, filter: Filter, most?: number): Promise<number> {
    const options = most === undefined ? {} : { limit: most };
    return this.reading(view, ({ layout, documents }) => documents.countDocuments(mongoQuery(layout, filter, []).filter, options));
  }

  async checkpoint(projection: string): Promise<number | null> {
    return reaching('the views', async () => (await this.catalog.read([projection])).get(projection)?.position ?? null);
  }

  async checkpoints(): Promise<ReadonlyMap<string, number>> {
    return new Map([...(await this.anchored())].map(([projection, { position }]) => [projection, position]));
  }

  async anchored(): Promise<ReadonlyMap<string, Checkpoint>> {
    const entries = await reaching('the views', () => this.catalog.read());
    return new Map([...entries].map(([projection, { position, anchor }]) => [projection, storedCheckpoint(position, anchor)]));
  }

  async startOver(projections: readonly string[]): Promise<void> {
    await reaching('the views', async () => {
      await this.catalog.startOver(projections);
      await this.catalog.read();
    });
  }

  async apply(batches: readonly Batch[]): Promise<void> {
    await reaching('the views', async () => {
      const names = [...new Set(batches.map(({ projection }) => projection))];
      const entries = await this.catalog.read(names);
      const reached = new Map([...entries].map(([projection, { position }]) => [projection, position]));
      for (const batch of batches) {
        const { projection, from, position, fence } = batch;
        if (reached.get(projection) !== from || fence < (entries.get(projection)?.fence ?? 0)) throw await this.stale(batch);
        reached.set(projection, position);
      }
      const folded = await Promise.all(
        names.map((name) =>
          foldSteps(
            batches.filter(({ projection }) => projection === name).flatMap(({ steps }) => steps),
            this.catalog.viewsIn(name, entries.get(name)?.build ?? 0),
          ),
        ),
      );
      const isWhole = (await writeChanges(folded.flat(), this.atOnce)) && (await this.catalog.move(batches, entries));
      if (!isWhole && batches[0]) throw await this.stale(batches[0]);
    });
  }

  async shadow(projection: string): Promise<Shadow> {
    const [build] = (await reaching('the views', () => this.catalog.newBuilds([projection]))) as [number];
    const viewOf = this.catalog.viewsIn(projection, build);
    let reached = BEGINNING;
    let touchedAt = performance.now();
    let isIndexed = false;
    return {
      checkpoint: () => reached.position,
      apply: async (batch) => {
        if (batch.from !== reached.position) throw new StaleBatch(`${projection} (beside)`, batch.from, reached.position);
        await reaching('the views', async () => {
          if (performance.now() - touchedAt > TOUCH_EVERY_MS) {
            await this.catalog.touch(build);
            touchedAt = performance.now();
          }
          if (!(await writeChanges(await foldSteps(batch.steps, viewOf), this.atOnce))) throw new Error(`somebody else has written to build ${build}`);
        });
        reached = { position: batch.position, anchor: batch.anchor };
      },
      dump: (view) => linesOf(viewOf(view)),
      swap: () =>
        reaching('the views', async () => {
          if (!isIndexed) await this.catalog.index(projection, build);
          isIndexed = true;
          return this.catalog.swap(projection, build, reached);
        }),
      discard: () => reaching('the views', () => this.catalog.drop(build)),
    };
  }

  /** Forgets what was removed an hour ago, and drops builds that nobody has used for an hour. */
  async sweep(now = Date.now()): Promise<void> {
    await reaching('the views', () => this.catalog.sweep(now - this.keptMs, now - this.keptMs));
  }

  async *dump(view: string): AsyncIterable<string> {
    await reaching('the views', () => this.catalog.read());
    yield* linesOf(this.catalog.liveView(view));
  }

  private async reading<T>(view: string, read: (collection: ViewCollection) => Promise<T>): Promise<T> {
    return reaching('the views', async () => {
      if (performance.now() - this.lookedAt >= this.lookEveryMs) await this.look();
      return read(this.catalog.liveView(view));
    });
  }

  /** All readers of a moment wait for one look. */
  private async look(): Promise<void> {
    this.looking ??= this.catalog.read().finally(() => {
      this.looking = null;
    });
    await this.looking;
    this.lookedAt = performance.now();
  }

  private async stale({ projection, from }: Batch): Promise<StaleBatch> {
    return new StaleBatch(projection, from, (await this.catalog.read([projection])).get(projection)?.position ?? 0);
  }
}

async function* linesOf({ documents }: ViewCollection): AsyncIterable<string> {
  for await (const stored of documents.find<Stored>({}, { sort: [['_id', 1]] })) {
    const document = visible(stored);
    if (document) yield `${stored._id}\t${JSON.stringify(document)}\n`;
  }
}
