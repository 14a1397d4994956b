import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEXT } from '../../contracts/envelope.js';
import type { Topic } from '../../contracts/forum.js';
import { WrongSetting } from '../../src/platform/settings/readings.js';
import { startApp, type TestApp } from '../app.js';
import { whileBroken } from '../contract.js';
import type { ServerProcess } from '../crash-child.js';
import { EventStoreDouble } from '../doubles/event-store-double.js';
import { homeOf, nameOfHome } from '../home.js';
import { answered, eventually, Settlement } from './settlement.js';

const AWAY_MS = 30_000;
const LONG_MS = 20_000;
/** A fifth more than promised. */
const MOST_MS = 2_400;

describe('An event store that is too old', () => {
  it.each([
    ['21.10.11', 'The server at EVENTSTORE_URL is EventStoreDB 21.10.11; 22.6 or newer is needed.'],
    [null, 'The server at EVENTSTORE_URL is an EventStoreDB too old to tell its version; 22.6 or newer is needed.'],
  ])('stops the start in one sentence (%s)', async (version, sentence) => {
    const double = EventStoreDouble.at(process.env.TEST_EVENTSTORE ?? '');
    const url = await double.open('eski', { version });
    const starting = startApp({ EVENTSTORE_URL: url });
    await expect(starting).rejects.toThrow(WrongSetting);
    await expect(starting).rejects.toThrow(sentence);
    await double.drop('eski');
  });
});

describe('A topic whose stream was closed in the event store', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('is refused an edit for good, and is nobody else’s trouble', async () => {
    const author = await app.member('yazan');
    const body = { title: 'Kapanan akış', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') };
    const { id } = (await author.post<Topic>('/api/forum/topics', body)).body.data;
    const { EVENTSTORE_URL: url = '' } = await homeOf(app.dataDir);
    const client = EventStoreDBClient.connectionString(url);
    await client.tombstoneStream(`topic-${id}`);
    await client.dispose();
    const refused = await whileBroken(app.meydan.url, () => author.put(`/api/forum/topics/${id}`, { title: 'Yeni başlık' }));
    expect([refused.status, refused.body.code, refused.body.error, refused.headers.get('retry-after')]).toEqual([500, 'INTERNAL', TEXT.internal, null]);
    expect((await author.post<Topic>('/api/forum/topics', { ...body, title: 'Başka konu' })).status).toBe(201);
    expect((await app.guest.get('/api/health')).status).toBe(200);
  });
});

describe('An event store that cannot be reached for half a minute', () => {
  let town: Settlement;
  let api: ServerProcess;
  let double: EventStoreDouble;
  let name: string;
  const acknowledged: string[] = [];

  const write = async (key: string) => {
    const body = { title: 'Kayıt uzaktayken', content: 'Yeterince uzun bir içerik.', categoryId: town.categoryId };
    const answer = await town.as('yazan', api).post<Topic>('/api/forum/topics', body, { 'idempotency-key': key });
    if (answer.status === 201) acknowledged.push(answer.body.data.id);
    return answer;
  };
  const listed = async () => (await town.as('yazan', api).get<Topic[]>('/api/forum/topics?limit=100')).body.data.map(({ id }) => id);

  beforeAll(async () => {
    town = await Settlement.found({ yazan: 'user' });
    double = EventStoreDouble.at(process.env.TEST_EVENTSTORE ?? '');
    name = nameOfHome(town.dataDir);
    await Promise.all([town.start('worker'), town.start('projector')]);
    api = await town.start('api');
    expect((await answered(() => write('önce'))).status).toBe(201);
  });
  afterAll(() => town.end());

  it('says within two seconds that it hangs, when it takes requests and answers none', async () => {
    const healthy = () => town.as('yazan', api).get('/api/health');
    let least = Number.POSITIVE_INFINITY;
    // What waits longer does so each time; a machine that has other work does not halt it each time.
    for (let turn = 0; turn < 3 && least >= MOST_MS; turn++) {
      await double.set(name, { silent: true });
      const since = performance.now();
      const { status, body } = await healthy();
      least = Math.min(least, performance.now() - since);
      await double.set(name, { silent: false });
      expect([status, body]).toEqual([503, expect.objectContaining({ failing: ['log'] })]);
      await eventually('health', async () => (await healthy()).status === 200, LONG_MS);
    }
    expect(least).toBeLessThan(MOST_MS);
  });

  it('lets members read on, refuses to write in one sentence, and is back without anybody’s doing', async () => {
    await double.stopLog(name);
    const until = performance.now() + AWAY_MS;
    const refused = await write('arada');
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '1']);
    expect((await town.as('yazan', api).get('/api/health')).body).toMatchObject({ failing: expect.arrayContaining(['log']) });
    while (performance.now() < until) {
      expect(await listed()).toEqual([...acknowledged].reverse());
      await pause(500);
    }
    await double.open(name);
    await eventually('a write under the refused key', async () => (await write('arada')).status === 201, LONG_MS);
    await answered(() => write('sonra'));
    await eventually('health', async () => (await town.as('yazan', api).get('/api/health')).status === 200, LONG_MS);
    expect(await listed()).toEqual([...acknowledged].reverse());
    expect(new Set(acknowledged).size).toBe(3);
  });
});
