/** Read models: documents by id, in named views, written only by projections. */
export type Scalar = string | number | boolean | null;
export type Condition =
  | Scalar
  | { readonly $in?: readonly Scalar[]; readonly $gt?: Scalar; readonly $gte?: Scalar; readonly $lt?: Scalar; readonly $lte?: Scalar; readonly $ne?: Scalar }
  | Tokens;
/** Of an array of tokens (one that is indexed together with a number): it has all of the first, one of the second, none of the third. */
export type Tokens = { readonly $all?: readonly string[]; readonly $in?: readonly string[]; readonly $nin?: readonly string[] };
export type Filter = { readonly [path: string]: Condition };
export type Sort = readonly (readonly [path: string, direction: 1 | -1])[];

export interface Page {
  readonly sort?: Sort;
  readonly limit: number;
  readonly offset?: number;
}

export interface Document {
  readonly _id: string;
}

declare const held: unique symbol;
/** The name of a view that holds such documents. */
export type ViewName<D extends Document = Document> = string & { readonly [held]?: D };
/** A filter by fields of such documents; behind a dot stands a field of an object. Of a view by a mere name, any path. */
export type FilterOf<D> = Document extends D ? Filter : { readonly [Path in keyof D]?: Condition } & { readonly [path: `${string}.${string}`]: Condition };

/** The part of MongoDB's update language that every engine behind this port speaks. */
export interface Update {
  readonly $set?: Record<string, unknown>;
  /** What the update that makes the document gives it; nothing to one that is there. Fields, no paths. */
  readonly $setOnInsert?: Record<string, unknown>;
  readonly $unset?: Record<string, ''>;
  readonly $inc?: Record<string, number>;
  readonly $min?: Record<string, unknown>;
  readonly $max?: Record<string, unknown>;
  readonly $push?: Record<string, unknown>;
  readonly $addToSet?: Record<string, unknown>;
  readonly $pull?: Record<string, unknown>;
}

/**
 * One change of one document, as data. An update of a document that does not exist makes it when `upsert` is set and is nothing otherwise.
 * With `goesWithout` the document is removed by the update after which the number at that path is not above zero.
 */
export type Write =
  | { readonly view: string; readonly id: string; readonly put: Record<string, unknown> }
  | { readonly view: string; readonly id: string; readonly update: Update; readonly upsert?: true; readonly goesWithout?: string }
  | { readonly view: string; readonly id: string; readonly remove: true };

/** What a reader may ask. Documents are shared: whoever reads one must not change it. */
export interface Views {
  get<T extends Document>(view: ViewName<T>, id: string): Promise<T | null>;
  /** Documents by id, in the order asked; ids without a document are left out. */
  getMany<T extends Document>(view: ViewName<T>, ids: readonly string[]): Promise<T[]>;
  /** Rejects with UnservedQuery when no declared index serves the filter and sort. */
  find<T extends Document>(view: ViewName<T>, filter: FilterOf<NoInfer<T>>, page: Page): Promise<T[]>;
  /** With `most` it stops counting there. */
  count<T extends Document>(view: ViewName<T>, filter: FilterOf<NoInfer<T>>, most?: number): Promise<number>;
  /** Last position that a projection has folded, or null when its views must be rebuilt from the start. */
  checkpoint(projection: string): Promise<number | null>;
}

export class UnservedQuery extends Error {
  constructor(view: string, filter: Filter, sort: Sort) {
    super(`no index of ${view} serves the filter (${Object.keys(filter)}) with the sort (${sort.map(([path]) => path)}); declare one in its model`);
    this.name = 'UnservedQuery';
  }
}
