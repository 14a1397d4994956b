import { createHash } from 'node:crypto';
import { Schema } from 'mongoose';
import type { IndexKeys } from './index-keys.js';
import { type TokenIndex, tokenIndexOf } from './token-index.js';

/** A view as it is declared: its name and the Mongoose schema that gives its fields and indexes. */
export interface ViewModel {
  readonly name: string;
  readonly schema: Schema;
  /** The fields that may hold what is personal in a fact, or what was made of it. */
  readonly personal?: readonly string[];
  /** The facts with which a person's data leave the view. */
  readonly forgottenWith?: readonly string[];
}

export interface ViewLayout {
  readonly name: string;
  /** Every indexed path and what it holds; an indexed array has a side table instead of a column. */
  readonly columns: readonly { readonly path: string; readonly type: 'TEXT' | 'REAL' | 'INTEGER' }[];
  readonly arrays: readonly string[];
  /** Arrays of tokens; absent when the view has none. */
  readonly tokens?: TokenIndex;
  readonly indexes: readonly { readonly keys: IndexKeys; readonly unique: boolean }[];
  /** Changes when the declaration changes, or how an engine keeps what is declared, so that the view has to be rebuilt. */
  readonly fingerprint: string;
}

/** A view by a schema of Mongoose's own, whose documents have a string `_id`; `declareView` also gives their type. */
export const viewModel = (name: string, schema: Schema): ViewModel => ({ name, schema });

/** What an engine needs to know of a view, read from its Mongoose schema. */
export function layoutOf({ name, schema }: ViewModel): ViewLayout {
  const indexes = schema.indexes().map(([keys, options]) => ({
    keys: Object.entries(keys).map(([path, direction]) => [path, direction === -1 ? -1 : 1] as const),
    unique: options.unique === true,
  }));
  const paths = [...new Set(indexes.flatMap(({ keys }) => keys.map(([path]) => path)))].filter((path) => path !== '_id').sort();
  const isArray = (path: string) => schema.path(path) instanceof Schema.Types.Array;
  const columns = paths.filter((path) => !isArray(path)).map((path) => ({ path, type: columnType(name, schema, path) }));
  const tokens = tokenIndexOf(name, indexes, isArray);
  const arrays = paths.filter((path) => isArray(path) && !tokens?.arrays.includes(path));
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ columns, arrays, indexes, tokens, ...(arrays.length > 0 ? { arraysAre: 'ordered' } : {}) }))
    .digest('hex')
    .slice(0, 16);
  return { name, columns, arrays, indexes, fingerprint, ...(tokens ? { tokens } : {}) };
}

function columnType(view: string, schema: Schema, path: string): 'TEXT' | 'REAL' | 'INTEGER' {
  const type = schema.path(path)?.instance;
  switch (type) {
    case 'String':
      return 'TEXT';
    case 'Number':
      return 'REAL';
    case 'Boolean':
      return 'INTEGER';
    default:
      throw new Error(`${view}.${path} is indexed but is a ${type ?? 'path that the schema does not declare'}; index strings, numbers or booleans`);
  }
}
