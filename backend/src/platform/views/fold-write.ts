import type { Write } from '../../kernel/views.js';
import type { TokenIndex } from './token-index.js';
import { updateDocument, valueAt } from './update-document.js';
import type { ViewLayout } from './view-model.js';

export type Fields = Record<string, unknown>;

/** What a write makes of a document (null: there is none). An update changes `current` in place, so it must be the caller's own. */
export function foldWrite(current: Fields | null, write: Write): Fields | null {
  if ('remove' in write) return null;
  if ('put' in write) return ownCopy(write.id, write.put);
  const document = current ?? (write.upsert ? ownCopy(write.id, write.update.$setOnInsert ?? {}) : null);
  if (!document) return null;
  updateDocument(document, write.update);
  return write.goesWithout !== undefined && !(Number(valueAt(document, write.goesWithout)) > 0) ? null : document;
}

/** Throws when an indexed path holds what no index can hold: neither a scalar nor, where the declaration says so, an array of scalars. */
export function refuseUnindexable({ name, columns, arrays, tokens }: ViewLayout, document: Fields): void {
  const refuse = (path: string, wanted = arrays.includes(path) ? 'array of scalars' : 'scalar') => {
    throw new Error(`${name}.${path} of ${String(document._id)} is indexed and cannot be written: it is no ${wanted}`);
  };
  if (tokens) refuseUnorderable(tokens, document, refuse);
  for (const { path } of columns) if (!isScalar(valueAt(document, path))) refuse(path);
  for (const path of arrays) {
    const values = valueAt(document, path) ?? [];
    if (!Array.isArray(values) || !values.every(isScalar)) refuse(path);
  }
}

function refuseUnorderable({ arrays, order }: TokenIndex, document: Fields, refuse: (path: string, wanted: string) => void): void {
  if (!Number.isSafeInteger(valueAt(document, order))) refuse(order, 'safe whole number');
  for (const path of arrays) {
    const values = valueAt(document, path) ?? [];
    if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) refuse(path, 'array of texts');
  }
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** What is put comes out of an event that others fold too; no update reaches into what its fields hold. */
const ownCopy = (id: string, put: Fields): Fields => ({ _id: id, ...put });
