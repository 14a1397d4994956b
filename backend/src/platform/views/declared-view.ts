import { Schema } from 'mongoose';
import type { Document, Update, ViewName, Write } from '../../kernel/views.js';
import { type DocumentFrom, type Fields, text } from './view-fields.js';
import type { ViewModel } from './view-model.js';

/** A view whose fields are declared: what is written to it and read of it is checked by types. */
export interface View<D extends Document> extends ViewModel {
  readonly name: ViewName<D>;
  put(id: string, document: Omit<D, '_id'>): Write;
  /** Nothing to a document that is not there. */
  change(id: string, change: Change<D>): Write;
  /** Makes the document when it is not there. */
  make(id: string, change: Change<D>): Write;
  /** Removes the document when the number at that path is not above zero afterwards. */
  changeOrRemove(id: string, change: Change<D>, goesWithout: keyof D & string): Write;
  remove(id: string): Write;
}

/** What a projection may change of a document. Behind a dot stands a field of an object. */
export interface Change<D> {
  readonly $set?: Partial<Omit<D, '_id'>> & Within;
  readonly $setOnInsert?: Partial<Omit<D, '_id'>>;
  readonly $unset?: { readonly [path: `${string}.${string}`]: '' };
  readonly $inc?: { readonly [Name in keyof D as D[Name] extends number | undefined ? Name : never]?: number } & {
    readonly [path: `${string}.${string}`]: number;
  };
  readonly $push?: Entries<D>;
  readonly $addToSet?: Entries<D>;
  readonly $pull?: Entries<D>;
}
type Within = { readonly [path: `${string}.${string}`]: unknown };
type Entries<D> = {
  readonly [Name in keyof D as D[Name] extends readonly unknown[] ? Name : never]?: D[Name] extends readonly (infer Entry)[] ? Entry : never;
};

export type DocumentOf<V> = V extends { readonly put: (id: string, document: never) => Write; readonly name: ViewName<infer D> } ? D : never;

interface Declared<F> {
  /** In the order in which engines make them. */
  readonly indexes?: readonly { readonly [Name in keyof F | '_id']?: 1 | -1 }[];
  /** The facts with which a person's data leave the view. A view with personal fields has some; a test holds it to them. */
  readonly forgottenWith?: readonly string[];
}

/** Declares a view by its fields. Their declaration is also the type of its documents: `DocumentOf<typeof theView>`. */
export function declareView<const F extends Fields>(name: string, fields: F, { indexes = [], forgottenWith = [] }: Declared<F> = {}): View<DocumentFrom<F>> {
  const all: Fields = { _id: text, ...fields };
  const schema = new Schema(Object.fromEntries(Object.entries(all).map(([path, { type }]) => [path, { type }])) as Record<string, { type: typeof String }>, {
    versionKey: false,
  });
  for (const index of indexes) schema.index(index as Record<string, 1 | -1>);
  const write = (id: string, update: object) => ({ view: name, id, update: update as Update });
  const personal = Object.keys(all).filter((path) => all[path]?.isPersonal);
  return {
    name,
    schema,
    personal,
    forgottenWith,
    put: (id, document) => ({ view: name, id, put: document }),
    change: write,
    make: (id, update) => ({ view: name, id, update: update as Update, upsert: true }),
    changeOrRemove: (id, update, goesWithout) => ({ ...write(id, update), goesWithout }),
    remove: (id) => ({ view: name, id, remove: true }),
  };
}
