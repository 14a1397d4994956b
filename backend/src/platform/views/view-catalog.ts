import { BEGINNING, type Checkpoint } from '../../kernel/event-log.js';
import { type Batch, StaleBatch } from '../../kernel/view-store.js';
import { anchorToStore, storedCheckpoint } from '../following/stored-anchor.js';
import type { SqliteFile, SqliteStatement } from '../sqlite/sqlite-file.js';
import { quote } from './query-plan.js';
import { layoutOf, type ViewLayout, type ViewModel } from './view-model.js';
import { ViewTable } from './view-table.js';

/*
 *   generations  which table holds a view now: `<view>_g<generation>`, and the fingerprint of the declaration it was made from
 *   checkpoints  the last position each projection (version) has folded, and as JSON the event that stands there; written in the same
 *                transaction as the documents
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS generations (view TEXT PRIMARY KEY, generation INTEGER NOT NULL, fingerprint TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS checkpoints (projection TEXT PRIMARY KEY, version TEXT NOT NULL, position INTEGER NOT NULL, anchor TEXT) STRICT;`;

export interface ProjectionModels {
  readonly projection: string;
  readonly version: number;
  readonly models: readonly ViewModel[];
}

interface Generation {
  readonly view: string;
  readonly generation: number;
  readonly fingerprint: string;
}

interface Row {
  readonly projection: string;
  readonly version: string;
  readonly position: number;
  readonly anchor: string | null;
}

/** Which table holds which view, and how far each projection has come. Whoever calls what changes the file holds the transaction. */
export class ViewCatalog {
  private readonly layouts = new Map<string, ViewLayout>();
  private readonly owners = new Map<string, ProjectionModels>();
  private readonly tables = new Map<string, ViewTable>();
  private readonly move: SqliteStatement;

  constructor(
    private readonly db: SqliteFile,
    owners: readonly ProjectionModels[],
  ) {
    db.exec(SCHEMA);
    // Files from before anchors were noted.
    if (!hasAnchors(db)) db.exec('ALTER TABLE checkpoints ADD COLUMN anchor TEXT');
    this.move = db.prepare('UPDATE checkpoints SET position = ?, anchor = ? WHERE projection = ? AND position = ?');
    for (const owner of owners) {
      this.owners.set(owner.projection, owner);
      for (const model of owner.models) this.layouts.set(model.name, layoutOf(model));
    }
  }

  get views(): string[] {
    return [...this.layouts.keys()];
  }

  /** The live table of a view. */
  table(view: string): ViewTable {
    const table = this.tables.get(view);
    if (!table) throw new Error(`there is no view ${view}`);
    return table;
  }

  viewsOf(projection: string): readonly string[] {
    return this.owner(projection).models.map(({ name }) => name);
  }

  /** Opens what is there; views made by another version of the fold or another declaration are emptied, for the runner to fill again. */
  open(): void {
    this.read();
    for (const projection of this.owners.keys()) {
      if (this.checkpoint(projection) === null) this.startOver(projection);
    }
  }

  /** Reads the generations anew, as another process may have put others in place. */
  read(): void {
    const rows = this.db.prepare('SELECT view, generation, fingerprint FROM generations').all() as unknown as Generation[];
    for (const { view, generation, fingerprint } of rows) {
      const layout = this.layouts.get(view);
      // Tables of another declaration cannot be opened with this one; their projection starts over.
      if (layout?.fingerprint !== fingerprint || this.tables.get(view)?.generation === generation) continue;
      this.tables.set(view, new ViewTable(this.db, layout, generation));
    }
  }

  /** An empty table for a view beside the live one. */
  newGeneration(view: string): ViewTable {
    const numbers = this.tablesOf(view).map((name) => Number.parseInt(name.slice(view.length + 2), 10));
    return new ViewTable(this.db, this.layout(view), Math.max(0, ...numbers) + 1);
  }

  /** Makes a table the live one of its view. */
  adopt(view: string, table: ViewTable): void {
    this.db
      .prepare('INSERT INTO generations VALUES (?, ?, ?) ON CONFLICT (view) DO UPDATE SET generation = excluded.generation, fingerprint = excluded.fingerprint')
      .run(view, table.generation, table.layout.fingerprint);
    this.tables.set(view, table);
  }

  /** Removes tables that a rebuild left behind when its process died. */
  dropAbandoned(): void {
    const live = new Set([...this.tables.values()].flatMap((table) => table.names));
    for (const name of this.views.flatMap((view) => this.tablesOf(view))) {
      if (!live.has(name)) this.db.exec(`DROP TABLE ${quote(name)}`);
    }
  }

  /** Last position that a projection of this version has folded, or null when its views must be built from the start. */
  checkpoint(projection: string): number | null {
    const row = this.db.prepare('SELECT version, position FROM checkpoints WHERE projection = ?').get(projection) as
      | { version: string; position: number }
      | undefined;
    return row && row.version === this.versionOf(projection) ? row.position : null;
  }

  /** The checkpoints of all projections that have one. */
  checkpoints(): Map<string, number> {
    return new Map([...this.anchored()].map(([projection, { position }]) => [projection, position]));
  }

  /** The same with the events at which they stand. */
  anchored(): Map<string, Checkpoint> {
    const rows = this.db.prepare('SELECT projection, version, position, anchor FROM checkpoints').all() as unknown as Row[];
    const isOpen = ({ projection, version }: Row) => this.owners.has(projection) && version === this.versionOf(projection);
    return new Map(rows.filter(isOpen).map(({ projection, position, anchor }) => [projection, storedCheckpoint(position, JSON.parse(anchor ?? 'null'))]));
  }

  /** Moves a checkpoint to the end of a batch; throws StaleBatch when it is not where the batch began. */
  moveCheckpoint({ projection, from, position, anchor }: Pick<Batch, 'projection' | 'from' | 'position' | 'anchor'>): void {
    const { changes } = this.move.run(position, textOf({ position, anchor }), projection, from);
    if (changes !== 1) throw new StaleBatch(projection, from, this.checkpoint(projection) ?? 0);
  }

  setCheckpoint(projection: string, { position, anchor }: Checkpoint): void {
    this.db
      .prepare(
        `INSERT INTO checkpoints (projection, version, position, anchor) VALUES (?, ?, ?, ?)
         ON CONFLICT (projection) DO UPDATE SET version = excluded.version, position = excluded.position, anchor = excluded.anchor`,
      )
      .run(projection, this.versionOf(projection), position, textOf({ position, anchor }));
  }

  /** Gives a projection empty tables. */
  startOver(projection: string): void {
    for (const view of this.viewsOf(projection)) {
      const old = this.tablesOf(view);
      const table = this.newGeneration(view);
      // By name, not by declaration: another declaration made them.
      for (const unused of old) this.db.exec(`DROP TABLE ${quote(unused)}`);
      this.adopt(view, table);
    }
    this.setCheckpoint(projection, BEGINNING);
  }

  /** Names of the tables of all generations of a view; those in which FTS5 keeps a table of tokens come and go with it. */
  private tablesOf(view: string): string[] {
    const rows = this.db
      .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow' AND name GLOB ?")
      .all(`${view}_g[0-9]*`) as unknown as { name: string }[];
    return rows.map(({ name }) => name);
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
}

function textOf(checkpoint: Checkpoint): string | null {
  const anchor = anchorToStore(checkpoint);
  return anchor && JSON.stringify(anchor);
}

const hasAnchors = (db: SqliteFile): boolean => db.prepare("SELECT 1 FROM pragma_table_info('checkpoints') WHERE name = 'anchor'").get() !== undefined;
