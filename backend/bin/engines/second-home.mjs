/**
 * The engines of the second home as tests and benchmarks use them: Redis, a server of MongoDB's protocol, and the stand-in for
 * EventStoreDB. Their starters are TypeScript of the test folder and are compiled beside it, so that their paths stay right.
 */
import { cpSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';

const backend = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['engines', 'doubles'];
const SWC = { configFile: false, swcrc: false, module: { type: 'nodenext' }, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };

/** What there is to be had of the engines that are not Debian's: whether a server of MongoDB's protocol and one of S3's can be started. Installs or builds what is missing. */
export async function findEngines() {
  for (const folder of FOLDERS) compile(folder);
  const from = (path) => import(pathToFileURL(join(backend, '.engines', path)).href);
  const { mongoEngine } = await from('engines/mongo.js');
  const { s3Engine } = await from('engines/s3.js');
  return { mongo: mongoEngine('adapters, second-home') !== null, s3: s3Engine('adapters') !== null };
}

/** Whether LiveKit can be started; builds it when it is missing. */
export async function findLiveKit() {
  compile('engines');
  const { livekitEngine } = await import(pathToFileURL(join(backend, '.engines', 'engines/livekit.js')).href);
  return livekitEngine('large voice rooms') !== null;
}

/** Starts them; null, after saying why, when there is no server of MongoDB's protocol to be had. */
export async function startEngines() {
  for (const folder of FOLDERS) compile(folder);
  const from = (path) => import(pathToFileURL(join(backend, '.engines', path)).href);
  const { startMongo } = await from('engines/mongo.js');
  const { startRedis } = await from('engines/redis.js');
  const { startEventStoreDouble } = await from('doubles/event-store-double.js');
  const mongo = await startMongo();
  if (!mongo) return null;
  const redis = await startRedis();
  const eventStore = await startEventStoreDouble();
  return {
    mongo,
    redis,
    eventStore,
    names: `Redis, ${mongo.genuine ? 'MongoDB' : 'FerretDB'}, a stand-in for EventStoreDB`,
    stop: async () => {
      for (const stop of [() => eventStore.close(), () => redis.stop(), () => mongo.stop()]) await stop();
    },
  };
}

/**
 * Starts what all files of a suite can share, for the processes of this environment: `startMongo` and `startEventStoreDouble` answer it there.
 * Redis is not shared: nearly every test of it kills, freezes or locks it, and it starts in no time.
 */
export async function startShared(environment) {
  for (const folder of FOLDERS) compile(folder);
  const from = (path) => import(pathToFileURL(join(backend, '.engines', path)).href);
  const { startMongo } = await from('engines/mongo.js');
  const { startEventStoreDouble } = await from('doubles/event-store-double.js');
  const mongo = await startMongo();
  const eventStore = await startEventStoreDouble();
  environment.EVENTSTORE_DOUBLE = eventStore.controlUrl;
  if (mongo) {
    environment.SHARED_MONGODB = mongo.url('DATABASE');
    environment.SHARED_MONGODB_IS_GENUINE = mongo.genuine ? '1' : '0';
  }
  return {
    stop: async () => {
      await eventStore.close();
      await mongo?.stop();
    },
  };
}

/** Files are put in place whole, for somebody else may be starting engines at the same time. */
function compile(folder) {
  const [from, to] = [join(backend, 'test', folder), join(backend, '.engines', folder)];
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    const target = join(to, file.replace(/\.ts$/, '.js'));
    const draft = `${target}.${process.pid}`;
    if (file.endsWith('.mjs')) cpSync(join(from, file), draft);
    else if (/(?<!\.d)\.ts$/.test(file)) writeFileSync(draft, transformFileSync(join(from, file), SWC).code);
    else continue;
    renameSync(draft, target);
  }
}
