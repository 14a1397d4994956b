import type { mongo } from 'mongoose';
import type { Step } from '../../kernel/view-store.js';
import type { Write } from '../../kernel/views.js';
import { isDuplicate, withIds } from '../mongo-connection.js';
import { type Fields, foldWrite, refuseUnindexable } from './fold-write.js';
import type { Stored, ViewCollection } from './mongo-catalog.js';

/*
 * How a document stands in its collection: its fields, and
 *   _p     the position up to which the events of its projection are folded into it: a repetition leaves out what it has already
 *   _gone  when it was removed: nothing else is left of it then, but its `_p` keeps a projector that was overtaken from bringing it back
 */
type Operation = mongo.AnyBulkWriteOperation<Stored>;
type Placed = { readonly position: number; readonly write: Write };

/** What is to be written to one collection. */
export interface Change {
  readonly documents: mongo.Collection<Stored>;
  readonly operations: readonly Operation[];
}

/** Folds steps into the documents as they stand now; writes nothing yet. */
export async function foldSteps(steps: readonly Step[], viewOf: (view: string) => ViewCollection): Promise<Change[]> {
  const views = new Map<string, Map<string, Placed[]>>();
  for (const { position, writes } of steps) {
    for (const write of writes) {
      const documents = entryOf(views, write.view, () => new Map<string, Placed[]>());
      entryOf(documents, write.id, () => []).push({ position, write });
    }
  }
  const targets = [...views].map(([view, touched]) => ({ ...viewOf(view), touched }));
  return Promise.all(targets.map(({ touched, ...target }) => changeOf(target, touched)));
}

/** Writes every change, each document only if it is still as it was read; false when one was not. At most `atOnce` documents are under way at a time. */
export async function writeChanges(changes: readonly Change[], atOnce: number): Promise<boolean> {
  let isWhole = true;
  for (const turn of turnsOf(changes, atOnce)) {
    const results = await Promise.allSettled(turn.map(writeChange));
    for (const result of results) {
      if (result.status === 'rejected') throw result.reason;
      isWhole = isWhole && result.value;
    }
  }
  return isWhole;
}

/** A document as readers see it, or null when it was removed. */
export function visible(stored: Stored | null | undefined): Fields | null {
  if (!stored || stored._gone !== undefined) return null;
  const { _p, ...document } = stored;
  return document;
}

async function changeOf({ layout, documents }: ViewCollection, touched: ReadonlyMap<string, readonly Placed[]>): Promise<Change> {
  const current = new Map((await documents.find(withIds([...touched.keys()])).toArray()).map((stored) => [stored._id, stored]));
  const operations: Operation[] = [];
  for (const [id, writes] of touched) {
    const stored = current.get(id);
    const next = nextOf(stored, writes);
    if (!next) continue;
    if (next._gone === undefined) refuseUnindexable(layout, next);
    operations.push(stored ? { replaceOne: { filter: { _id: id, _p: stored._p }, replacement: next } } : { insertOne: { document: next } });
  }
  return { documents, operations };
}

/** What is to stand in the place of a document, or null when nothing has changed. */
function nextOf(stored: Stored | undefined, writes: readonly Placed[]): Stored | null {
  const news = writes.filter(({ position }) => position > (stored?._p ?? -1));
  const last = news.at(-1);
  if (!last) return null;
  let document = visible(stored);
  let hasBeen = stored !== undefined;
  for (const { write } of news) {
    document = foldWrite(document, write);
    hasBeen ||= document !== null;
  }
  const { id } = last.write;
  if (document) return { ...({ _id: id, _p: last.position } as const), ...document, _id: id };
  // What came and went within the batch leaves a mark too: a projector that was overtaken may have seen it come only.
  return hasBeen ? { _id: id, _p: last.position, _gone: Date.now() } : null;
}

async function writeChange({ documents, operations }: Change): Promise<boolean> {
  try {
    const { insertedCount, matchedCount } = await documents.bulkWrite([...operations], { ordered: false });
    return insertedCount + matchedCount === operations.length;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Puts changes, cut where they are too long, into turns of at most `atOnce` documents. */
function turnsOf(changes: readonly Change[], atOnce: number): Change[][] {
  const turns: Change[][] = [];
  let room = 0;
  for (const { documents, operations } of changes) {
    for (let start = 0; start < operations.length; start += atOnce) {
      const piece = { documents, operations: operations.slice(start, start + atOnce) };
      if (piece.operations.length > room) {
        turns.push([]);
        room = atOnce;
      }
      turns.at(-1)?.push(piece);
      room -= piece.operations.length;
    }
  }
  return turns;
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
