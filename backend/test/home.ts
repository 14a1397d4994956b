import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
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
