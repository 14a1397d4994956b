import type { mongo } from 'mongoose';
import type { Checkpoint } from '../../kernel/event-log.js';
import type { Batch } from '../../kernel/view-store.js';
import { anchorToStore, type StoredAnchor } from '../following/stored-anchor.js';
import { duplicatesIn, upserting, withIds } from '../mongo-connection.js';
import type { ProjectionModels } from './view-catalog.js';
import { layoutOf, type ViewLayout } from './view-model.js';

/*
 *   projections  how far each projection (version) has come, under which fence, and which build of its views is the live one;
 *                beside them, under COUNTER, the number of the last build
 *   builds       every build whose collections `<view>_g<build>` may exist, and when somebody last cared for it
 *
 * A build is noted before its collections are made and forgotten after they were dropped, so that a death in between leaves nothing that
 * no sweep finds.
 */
interface Entry {
  readonly _id: string;
  readonly version: string;
  readonly position: number;
  /** The event at the position; not there in entries from before it was noted. */
  readonly anchor?: StoredAnchor | null;
  readonly fence: number;
  readonly build: number;
}
interface Build {
  readonly _id: number;
  readonly collections: readonly string[];
  /** Milliseconds since the epoch. */
  readonly touched: number;
  readonly dropping?: true;
}
interface Counter {
  readonly _id: string;
  readonly last: number;
}
export type Stored = { readonly _id: string; readonly _p?: number; readonly _gone?: number } & Record<string, unknown>;

/** One view in one build. */
export interface ViewCollection {
  readonly layout: ViewLayout;
  readonly documents: mongo.Collection<Stored>;
}

const COUNTER = '#builds';

/** Which collection holds which view, and how far each projection has come. */
export class MongoCatalog {
  private readonly owners: ReadonlyMap<string, ProjectionModels>;
  private readonly ownerOf = new Map<string, ProjectionModels>();
  private readonly layouts = new Map<string, ViewLayout>();
  private readonly live = new Map<string, number>();

  constructor(
    private readonly db: mongo.Db,
    owners: readonly ProjectionModels[],
  ) {
    this.owners = new Map(owners.map((owner) => [owner.projection, owner]));
    for (const owner of owners) {
      for (const model of owner.models) {
        this.layouts.set(model.name, layoutOf(model));
        this.ownerOf.set(model.name, owner);
      }
    }
  }

  get views(): string[] {
    return [...this.layouts.keys()];
  }

  /** Opens what is there; a projection whose views were made by another version of the fold or another declaration starts over. */
  async open(): Promise<void> {
    for (;;) {
      const open = await this.read();
      const others = [...this.owners.keys()].filter((projection) => !open.has(projection));
      if (others.length === 0) return;
      await this.startOver(others);
    }
  }

  /** Reads what stands in the database of all projections or of some, and which builds of theirs are the live ones. */
  async read(projections?: readonly string[]): Promise<ReadonlyMap<string, Entry>> {
    const all = await this.entries.find(projections ? withIds(projections) : {}).toArray();
    const entries = new Map(all.filter(({ _id, version }) => this.owners.has(_id) && version === this.versionOf(_id)).map((entry) => [entry._id, entry]));
    for (const { _id, build } of entries.values()) this.live.set(_id, build);
    return entries;
  }

  /** A view in the build that was the live one when the catalogue was last read. */
  liveView(view: string): ViewCollection {
    const build = this.live.get(this.ownerOf.get(view)?.projection ?? '');
    if (build === undefined) throw new Error(`there is no view ${view}`);
    return this.view(view, build);
  }

  /** The views of a projection in a build; asking for the view of another throws. */
  viewsIn(projection: string, build: number): (view: string) => ViewCollection {
    return (view) => {
      if (this.ownerOf.get(view)?.projection !== projection) throw new Error(`${projection} does not own the view ${view}`);
      return this.view(view, build);
    };
  }

  /** Moves all checkpoints that still stand where their batch began; answers whether all did. */
  async move(batches: readonly Batch[], entries: ReadonlyMap<string, Entry>): Promise<boolean> {
    const moves = batches.map(({ projection, from, position, anchor, fence }) => ({
      updateOne: {
        // The build too: a rebuild that was swapped in at the same position has none of these documents.
        filter: { _id: projection, version: this.versionOf(projection), position: from, build: entries.get(projection)?.build ?? 0, fence: { $lte: fence } },
        update: { $set: { position, anchor: anchorToStore({ position, anchor }), fence } },
      },
    }));
    return moves.length === 0 || (await this.entries.bulkWrite(moves, { ordered: true })).matchedCount === moves.length;
  }

  /** Notes new builds, one for each of the projections, whose collections come into being when something is written to them. */
  async newBuilds(projections: readonly string[]): Promise<number[]> {
    for (;;) {
      const last = await this.lastNumberOf(projections.length);
      const builds = projections.map((projection, index) => {
        const build = last - index;
        return { _id: build, collections: this.owner(projection).models.map(({ name }) => nameOf(name, build)), touched: Date.now() };
      });
      // Where the counter was behind, those that are new are left to the sweep.
      if ((await alreadyThere(this.builds.insertMany(builds, { ordered: false }))).size === 0) return builds.map(({ _id }) => _id);
    }
  }

  /** Makes the declared indexes of a build. Once: FerretDB ends the connection when it is asked for the same ones again. */
  async index(projection: string, build: number): Promise<void> {
    for (const { name } of this.owner(projection).models) {
      const { layout, documents } = this.view(name, build);
      await documents.createIndexes(indexesOf(layout));
    }
  }

  /** Says that somebody still needs a build; throws when a sweep has taken it for abandoned. */
  async touch(build: number): Promise<void> {
    const { matchedCount } = await this.builds.updateOne({ _id: build, dropping: { $exists: false } }, { $set: { touched: Date.now() } });
    if (matchedCount !== 1) throw new Error(`build ${build} was swept away`);
  }

  /** Puts a build in the place of the live one; false when the live one has meanwhile come further. */
  async swap(projection: string, build: number, { position, anchor }: Checkpoint): Promise<boolean> {
    const entry = (await this.read()).get(projection);
    if (!entry || entry.position > position) return false;
    // Readers may use the old one for a moment yet, so its time begins now.
    await this.touch(entry.build);
    await this.touch(build);
    const filter = { _id: projection, version: entry.version, build: entry.build, position: { $lte: position } };
    const { matchedCount } = await this.entries.updateOne(filter, { $set: { build, position, anchor: anchorToStore({ position, anchor }) } });
    await this.read();
    return matchedCount === 1;
  }

  async drop(build: number, touched?: number): Promise<void> {
    const before = await this.builds.findOneAndUpdate({ _id: build, ...(touched === undefined ? {} : { touched }) }, { $set: { dropping: true } });
    if (!before) return;
    for (const name of before.collections) await this.dropCollection(name);
    await this.builds.deleteOne({ _id: build });
  }

  /** Forgets what was removed before `removedBefore`, and drops builds that are not live and that nobody has touched since `untouchedSince`. */
  async sweep(removedBefore: number, untouchedSince: number): Promise<void> {
    const builds = await this.builds.find({}).toArray();
    // Read after the builds, so that one that is swapped in meanwhile counts as live or was touched.
    const live = new Set((await this.entries.find({}).toArray()).map(({ build }) => build));
    for (const { _id, touched, dropping } of builds) {
      if (!live.has(_id) && (dropping || touched < untouchedSince)) await this.drop(_id, touched);
    }
    for (const view of this.views) await this.liveView(view).documents.deleteMany({ _gone: { $lt: removedBefore } });
  }

  private get entries(): mongo.Collection<Entry> {
    return this.db.collection<Entry>('projections');
  }

  private get builds(): mongo.Collection<Build> {
    return this.db.collection<Build>('builds');
  }

  /** Takes as many numbers of builds as asked for, one after the other, and answers the last of them. */
  private async lastNumberOf(count: number): Promise<number> {
    const counters = this.db.collection<Counter>('projections');
    const counter = await upserting(() => counters.findOneAndUpdate({ _id: COUNTER }, { $inc: { last: count } }, { upsert: true, returnDocument: 'after' }));
    if (!counter) throw new Error('the counter of builds was neither found nor made');
    return counter.last;
  }

  /** Gives projections new, empty builds, unless somebody else has just done so. An empty database has dozens of them to be made, so what can be one command is one. */
  async startOver(projections: readonly string[]): Promise<void> {
    if (projections.length === 0) return;
    const old = await this.entries.find({ _id: { $in: [...projections] } }).toArray();
    const numbers = await this.newBuilds(projections);
    const builds = new Map(projections.map((projection, index) => [projection, numbers[index] as number]));
    for (const [projection, build] of builds) await this.index(projection, build);
    const known = new Set(old.map(({ _id }) => _id));
    const first = [...builds].filter(([projection]) => !known.has(projection));
    const lost = await this.enter(first.map(([projection, build]) => ({ _id: projection, fence: 0, ...this.anew(projection, build) })));
    for (const { _id, version, build } of old) {
      const next = builds.get(_id) as number;
      await this.touch(build);
      const { matchedCount } = await this.entries.updateOne({ _id, version, build }, { $set: this.anew(_id, next) });
      if (matchedCount !== 1) lost.push(next);
    }
    for (const build of lost) await this.drop(build);
  }

  private anew(projection: string, build: number): Pick<Entry, 'version' | 'position' | 'anchor' | 'build'> {
    return { version: this.versionOf(projection), position: 0, anchor: null, build };
  }

  /** Enters projections that were not known; answers the builds of those that somebody else has entered meanwhile. */
  private async enter(entries: readonly Entry[]): Promise<number[]> {
    if (entries.length === 0) return [];
    const others = await alreadyThere(this.entries.insertMany([...entries], { ordered: false }));
    return entries.filter((_, index) => others.has(index)).map(({ build }) => build);
  }

  private view(view: string, build: number): ViewCollection {
    const layout = this.layouts.get(view);
    if (!layout) throw new Error(`no projection declares the view ${view}`);
    return { layout, documents: this.db.collection<Stored>(nameOf(view, build)) };
  }

  private async dropCollection(name: string): Promise<void> {
    const there = await this.db.listCollections({ name }, { nameOnly: true }).toArray();
    if (there.length > 0) await this.db.collection(name).drop();
  }

  private versionOf(projection: string): string {
    const { version, models } = this.owner(projection);
    return [version, ...models.map(({ name }) => this.layouts.get(name)?.fingerprint)].join('.');
  }

  private owner(projection: string): ProjectionModels {
    const owner = this.owners.get(projection);
    if (!owner) throw new Error(`there is no projection ${projection}`);
    return owner;
  }
}

const nameOf = (view: string, build: number): string => `${view}_g${build}`;

/** The declared indexes with the id behind them, and one for the sweep. None is unique: documents of a batch are written in no order, and names are held by the log. */
function indexesOf({ indexes }: ViewLayout): { name: string; key: Map<string, 1 | -1>; sparse?: true }[] {
  const declared = indexes.map(({ keys }, index) => {
    const tie = [['_id', keys.at(-1)?.[1] === -1 ? -1 : 1]] as const;
    return { name: `i${index}`, key: new Map([...keys, ...(keys.some(([path]) => path === '_id') ? [] : tie)]) };
  });
  return [...declared, { name: 'gone', key: new Map([['_gone', 1 as const]]), sparse: true }];
}

/** Which documents of an unordered insert, by their index, were there already. */
async function alreadyThere(insert: Promise<unknown>): Promise<ReadonlySet<number>> {
  try {
    await insert;
    return new Set();
  } catch (error) {
    return duplicatesIn(error);
  }
}
