import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { startEngines } from '../bin/engines/second-home.mjs';
import { MET } from './second-home/files.mjs';

/** Starts the engines of the second home once for all test files, which find them through the environment. */
export default async function setUp() {
  const engines = await startEngines();
  if (!engines) throw new Error('the second home needs a server that speaks MongoDB’s protocol');
  globalThis.meydanEngines = engines;
  process.env.TEST_MONGODB = engines.mongo.url('DATABASE');
  process.env.TEST_MONGODB_IS_GENUINE = engines.mongo.genuine ? '1' : '0';
  process.env.TEST_REDIS = engines.redis.url(0).replace(/\/\d+$/, '');
  process.env.TEST_EVENTSTORE = engines.eventStore.controlUrl;
  rmSync(MET, { force: true });
  mkdirSync(dirname(MET), { recursive: true });
  process.env.TEST_MET = MET;
}
