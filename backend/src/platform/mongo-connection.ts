import mongoose, { type Connection } from 'mongoose';
import { Unavailable } from '../kernel/unavailable.js';

const { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerError } = mongoose.mongo;

/** Until a server counts as out of reach. */
const PATIENCE_MS = 5_000;

/** Errors of the driver that mean that no server answered, by name. */
const OUT_OF_REACH = new Set([
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoClientClosedError',
  'MongoOperationTimeoutError',
  'MongoWriteConcernError',
  'MongoStalePrimaryError',
]);
/** Answers of a server that is no primary, is stopping or cannot reach the others. */
const NOT_NOW = new Set([6, 7, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const DUPLICATE = 11_000;

/** No server answered at the start. Tells neither user nor password. */
export class MongoUnreachable extends Error {
  constructor(why: string) {
    super(`no MongoDB server answers (${why})`);
    this.name = 'MongoUnreachable';
  }
}

/** Connects to a database whose writes a majority must have taken; throws MongoUnreachable when no server answers. */
export async function connect(url: string, patienceMs = PATIENCE_MS): Promise<Connection> {
  const connection = mongoose.createConnection();
  try {
    await connection.openUri(url, {
      serverSelectionTimeoutMS: patienceMs,
      connectTimeoutMS: patienceMs,
      heartbeatFrequencyMS: 5_000,
      writeConcern: { w: 'majority' },
      readPreference: 'primary',
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      ignoreUndefined: true,
    });
    await databaseOf(connection).command({ ping: 1 });
    return connection;
  } catch (error) {
    await connection.close(true);
    throw new MongoUnreachable(error instanceof Error ? error.name : 'unknown error');
  }
}

/** The database that a connection was opened for. */
export function databaseOf({ db }: Connection): mongoose.mongo.Db {
  if (!db) throw new Unavailable('MongoDB', new Error('the connection is not open'));
  return db;
}

/** Rejects with Unavailable when the work failed because the server cannot be reached or is no primary now. */
export async function reaching<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isOutOfReach(error) ? new Unavailable(what, error) : error;
  }
}

/** Whether a write failed only because there is one with such an id already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoBulkWriteError
    ? [error.writeErrors].flat().length > 0 && [error.writeErrors].flat().every(({ code }) => code === DUPLICATE)
    : error instanceof MongoServerError && error.code === DUPLICATE;

/** Which documents of an unordered insert, by their index, failed because there are such ids already; throws what failed otherwise. */
export function duplicatesIn(error: unknown): ReadonlySet<number> {
  if (!(error instanceof MongoBulkWriteError) || !isDuplicate(error)) throw error;
  return new Set([error.writeErrors].flat().map(({ index }) => index));
}

/** What an upsert answers. Of two that find nothing at the same moment the second fails to insert; it is done again, for now there is something to change. */
export async function upserting<T>(upsert: () => Promise<T>): Promise<T> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return upserting(upsert);
  }
}

/** Makes an index unless it is there; FerretDB ends the connection when it is asked twice for several at once. */
export async function ensureIndex<Kept extends mongoose.mongo.Document>(
  collection: mongoose.mongo.Collection<Kept>,
  keys: Record<string, 1 | -1>,
): Promise<void> {
  await collection.createIndex(keys);
}

function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof MongoError)) return false;
  return error instanceof MongoNetworkError || OUT_OF_REACH.has(error.name) || NOT_NOW.has(Number(error.code));
}

/** Asks for documents by their ids; for one without a list, as FerretDB reads a whole collection for lists. */
export const withIds = (ids: readonly string[]) => ({ _id: ids.length === 1 ? ids[0] : { $in: [...ids] } }) as { readonly _id: string };
