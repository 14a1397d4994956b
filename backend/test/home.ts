import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import { mongo } from 'mongoose';
import { EventStoreDouble } from './doubles/event-store-double.js';

/** Settings that put an application into the home under test: none for the embedded one. The same folder stands for the same home each time. */
export async function homeOf(dataDir: string): Promise<Record<string, string>> {
  const engines = enginesOfSecondHome();
  if (!engines) return {};
  const known = homes.get(dataDir);
  if (known) return known;
  const name = nameOfHome(dataDir);
  const url = await EventStoreDouble.at(engines.eventStore).open(name);
  const home = {
    EVENTSTORE_URL: url,
    MONGODB_URL: engines.mongo.replace('DATABASE', name),
    REDIS_URL: `${engines.redis}/${await emptyDatabase(engines.redis)}`,
    MASTER_KEY: '4d'.repeat(32),
  };
  homes.set(dataDir, home);
  return home;
}

const living = new Map<string, number>();

/** Notes that an application lives in the home of a folder; whoever leaves it last, when the folder is gone, takes the database along. */
export function enterHome(dataDir: string): void {
  living.set(dataDir, (living.get(dataDir) ?? 0) + 1);
}

/** FerretDB keeps dozens of files open for each database that there is, and may open only so many. */
export async function leaveHome(dataDir: string): Promise<void> {
  const left = (living.get(dataDir) ?? 1) - 1;
  living.set(dataDir, left);
  const url = homes.get(dataDir)?.MONGODB_URL;
  if (left > 0 || !url || existsSync(dataDir)) return;
  living.delete(dataDir);
  const client = await mongo.MongoClient.connect(url);
  try {
    await client.db().dropDatabase();
  } finally {
    await client.close();
  }
}

/** Lets every read of a home's log and every append to it take its time, as they do over a network; the embedded log has none to take. */
export async function slowLog(dataDir: string, latencyMs: number): Promise<void> {
  const engines = enginesOfSecondHome();
  if (engines) await EventStoreDouble.at(engines.eventStore).set(nameOfHome(dataDir), { latencyMs });
}

/** The name that the log and the database of a home have. */
export const nameOfHome = (dataDir: string): string => `m${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;

const homes = new Map<string, Record<string, string>>();

/** Databases of one worker do not overlap with those of another. */
const DATABASES_A_WORKER = 100;
let databases = 0;

async function emptyDatabase(url: string): Promise<number> {
  const worker = Number(process.env.JEST_WORKER_ID ?? 1) - 1;
  const database = worker * DATABASES_A_WORKER + (databases++ % DATABASES_A_WORKER);
  const redis = new Redis(`${url}/${database}`);
  await redis.flushdb();
  await redis.quit();
  return database;
}

interface Engines {
  readonly eventStore: string;
  readonly mongo: string;
  readonly redis: string;
}

/** Where the engines listen, when this run is about the second home. */
function enginesOfSecondHome(): Engines | null {
  const { TEST_EVENTSTORE: eventStore, TEST_MONGODB: mongo, TEST_REDIS: redis } = process.env;
  return eventStore && mongo && redis ? { eventStore, mongo, redis } : null;
}

export const isSecondHome = (): boolean => enginesOfSecondHome() !== null;

/** Whether the engines under test check and write a document in one step; FerretDB, which stands in for MongoDB where there is none, takes two. */
export const writesInOneStep = (): boolean => process.env.TEST_MONGODB_IS_GENUINE !== '0';
