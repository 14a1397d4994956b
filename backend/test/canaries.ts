import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { Redis } from 'ioredis';
import { mongo } from 'mongoose';
import type { ExportRow } from '../contracts/audit-export.js';
import type { DataExport } from '../contracts/own-data.js';
import type { StoredEvent } from '../src/kernel/event.js';
import { type EventLog, START } from '../src/kernel/event-log.js';
import { type JobBoard, QUEUES } from '../src/kernel/jobs.js';
import { EVENT_LOG, JOB_BOARD } from '../src/platform/tokens.js';
import type { TestApp } from './app.js';
import type { Client } from './client.js';
import { whileBroken } from './contract.js';
import { homeOf } from './home.js';
import { done, inBatches } from './onlookers.js';

/** Says which of the words are in a text: as they stand, and as base64 shows them wherever they begin in it. */
export function finderOf(words: Readonly<Record<string, string>>): (text: string) => string[] {
  const forms = Object.entries(words).flatMap(([name, word]) =>
    [word, ...[0, 1, 2].map((shift) => encodedWithin(word, shift))].map((form) => [name, form] as const),
  );
  return (text) => [...new Set(forms.filter(([, form]) => text.includes(form)).map(([name]) => name))].sort();
}

/** What is left of a word in base64 when so many bytes stand before it: without the signs that its neighbours have a part in. */
function encodedWithin(word: string, shift: number): string {
  return Buffer.from('\0'.repeat(shift) + word)
    .toString('base64')
    .replace(/=+$/, '')
    .slice(shift === 0 ? 0 : shift + 1, -2);
}

/** Every fact of the log, from its beginning. */
export async function factsOf({ meydan }: TestApp): Promise<StoredEvent[]> {
  const log = meydan.app.get<EventLog>(EVENT_LOG);
  const events: StoredEvent[] = [];
  for (let page = await log.readAll(START, 500); page.length > 0; page = await log.readAll(events.at(-1)?.position ?? START, 500)) events.push(...page);
  return events;
}

/** Every job that is due, waits, runs or died, with what is said of it. */
export async function jobsOf({ meydan }: TestApp) {
  const board = meydan.app.get<JobBoard>(JOB_BOARD);
  const states = (['due', 'waiting', 'active', 'dead'] as const).flatMap((state) => QUEUES.map((queue) => ({ state, queue })));
  return (await inBatches(states, ({ state, queue }) => board.entries(queue, state, { limit: 200, offset: 0 }))).flat();
}

/** Asks while the log takes nothing, and each refusal carries what it was given; the answer is an internal error. */
export async function whileNothingIsKept({ meydan }: TestApp, ask: () => Promise<{ status: number }>): Promise<void> {
  const failing = jest.spyOn(meydan.app.get<EventLog>(EVENT_LOG), 'append').mockImplementation(async (stream, _, events) => {
    throw Object.assign(new Error(`cannot append to ${stream}`), { events });
  });
  expect((await whileBroken(meydan.url, ask)).status).toBe(500);
  failing.mockRestore();
}

const unzipped = ({ bytes }: { bytes: Uint8Array }) =>
  Object.values(unzipSync(bytes))
    .map((file) => strFromU8(file))
    .join('\n');

/** All that somebody is given of themselves. */
export async function ownCopyOf(app: TestApp, who: Client): Promise<string> {
  done(await who.post('/api/auth/data-export'));
  await app.settled();
  const { id } = (await who.get<DataExport>('/api/auth/data-export')).body.data;
  return unzipped(await who.download(`/api/auth/data-export/${id}`));
}

/** What an auditor takes out about somebody, in each profile that names nobody. */
export async function auditCopiesOf(app: TestApp, auditor: Client, subject: string): Promise<string[]> {
  const copies: string[] = [];
  for (const profile of ['pseudonyms', 'figures'] as const) {
    done(await auditor.post('/api/console/audit/exports', { profile, format: 'jsonl', subject }));
    await app.settled();
    const [latest] = (await auditor.get<ExportRow[]>('/api/console/audit/exports')).body.data;
    copies.push(unzipped(await auditor.download(`/api/console/audit/exports/${latest?.id}`)));
  }
  return copies;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? filesUnder(join(folder, name)) : [join(folder, name)]));

/** Every byte that an application keeps, by where it is: in its folder, in its database, which has this view, and in Redis. */
export async function keptBytesOf(app: TestApp, view: string): Promise<[string, string][]> {
  const kept: [string, string][] = filesUnder(app.dataDir).map((file) => [file, readFileSync(file).toString('latin1')]);
  const { MONGODB_URL, REDIS_URL } = await homeOf(app.dataDir);
  if (MONGODB_URL) kept.push(['database', await textOfDatabase(MONGODB_URL, view)]);
  if (REDIS_URL) kept.push(['Redis', await textOfRedis(REDIS_URL)]);
  return kept;
}

async function textOfDatabase(url: string, view: string): Promise<string> {
  const client = await mongo.MongoClient.connect(url);
  try {
    const collections = await client.db().listCollections().toArray();
    const documents = await Promise.all(collections.map(({ name }) => client.db().collection(name).find({}).toArray()));
    expect(collections.map(({ name }) => name).some((name) => name.includes(view))).toBe(true);
    return JSON.stringify(documents);
  } finally {
    await client.close();
  }
}

async function textOfRedis(url: string): Promise<string> {
  const redis = new Redis(url);
  try {
    const dumps = await Promise.all((await redis.keys('*')).map(async (key) => `${key}${(await redis.dumpBuffer(key))?.toString('latin1')}`));
    return dumps.join('');
  } finally {
    await redis.quit();
  }
}
