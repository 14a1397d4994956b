/** What suites need beside their packages; it is got while other suites run. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from '../build.mjs';
import { cpuOfChild } from './cpu.mjs';

/** Promises of the parts that the suites run on. */
export function buildOf(chosen, say) {
  const names = [...new Set(chosen.flatMap(({ suite }) => suite.builds ?? []))];
  return Object.fromEntries(names.map((name) => [name, built(name, say)]));
}

async function built(name, say) {
  await build(say, [name]);
  cpuOfChild();
}

/** Answers what was found, and a sentence for everything that is missing. */
export async function enginesOf(chosen, say) {
  const needsEngines = chosen.some(({ suite }) => suite.engines);
  const wants = [...(needsEngines ? ['engines'] : []), ...(chosen.some(({ suite }) => suite.browser) ? ['browser'] : [])];
  if (wants.length === 0) return { found: {}, missing: [] };
  const child = fork(join(import.meta.dirname, 'prepare.mjs'), wants, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
  let found = {};
  child.once('message', (message) => {
    found = message;
  });
  const [status] = await once(child, 'close');
  cpuOfChild();
  if (status !== 0) throw new Error('the engines could not be prepared');
  const missing = needsEngines ? engines(found) : [];
  if (wants.includes('browser')) missing.push(...browser(found));
  return { found, missing };
}

function engines({ redis, mongo, s3, livekit }) {
  const lines = [];
  if (!redis) lines.push('Redis: its adapters and the second home (no redis-server)');
  if (!mongo) lines.push('MongoDB: its adapters and the second home (no MONGODB_URL, mongod or FerretDB)');
  if (!s3) lines.push('S3: its adapter (no versitygw)');
  if (!livekit) lines.push('LiveKit: its adapter, and its test in the second home (no livekit-server)');
  return lines;
}

function browser({ chromium, turn, livekit }) {
  if (!chromium) return ['browser (no Chromium)'];
  return [
    ...(turn ? [] : ['Voice by a relay, and what a change of the network does: their journeys (no turnserver)']),
    ...(livekit ? [] : ['Voice by LiveKit: its journey (no livekit-server)']),
  ];
}

/** What a test file says when it cannot do without an engine. */
const SIGNS = { redis: ['engines/redis.js'], mongo: ['engines/mongo.js', 'mongo.fixture.js'], s3: ['engines/s3.js'], livekit: ['engines/livekit.js'] };
/** Without one of these there is no second home. Without S3 its files do with less, and those that need LiveKit are left out. */
const OF_SECOND_HOME = ['redis', 'mongo'];
const SIGNS_OF_JOURNEYS = { turn: ['support/relay'], livekit: ['engines/livekit'] };

/** The files of a suite that can run with the engines that were found. */
export function runnable(suite, files, found) {
  if (suite.browser) return found.chromium ? without(files, SIGNS_OF_JOURNEYS, found) : [];
  if (!suite.engines) return files;
  if (suite.name !== 'second-home') return without(files, SIGNS, found);
  return OF_SECOND_HOME.every((name) => found[name]) ? without(files, { livekit: SIGNS.livekit }, found) : [];
}

function without(files, signsOf, found) {
  const signs = Object.keys(signsOf).flatMap((name) => (found[name] ? [] : signsOf[name]));
  return files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return !signs.some((sign) => text.includes(sign));
  });
}
