import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { CODE } from '../contracts/envelope.js';
import type { Category, Topic } from '../contracts/forum.js';
import type { Tag } from '../contracts/forum-tags.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { contextParts } from '../src/contexts.js';
import type { NewEvent, StoredEvent } from '../src/kernel/event.js';
import { type EventLog, NO_STREAM, START } from '../src/kernel/event-log.js';
import { type EventReader, RecordedLater } from '../src/kernel/event-reader.js';
import { textsOf } from '../src/kernel/vault.js';
import type { ViewStore } from '../src/kernel/view-store.js';
import type { Document, Views } from '../src/kernel/views.js';
import { SqliteEventLog } from '../src/platform/event-log/sqlite-event-log.js';
import { UuidIds } from '../src/platform/identity/uuid-ids.js';
import { exportLog } from '../src/platform/moving/export-log.js';
import { importLog } from '../src/platform/moving/import-log.js';
import { eventsFile } from '../src/platform/moving/move-folder.js';
import { verifyLog } from '../src/platform/moving/verify-log.js';
import { OwnDataCollector } from '../src/platform/own-data/own-data-collector.js';
import { rebuild } from '../src/platform/projections/rebuild.js';
import { readSettings } from '../src/platform/settings/settings.js';
import { EVENT_LOG, EVENT_READER, VAULT, VIEWS } from '../src/platform/tokens.js';
import type { KeyVault } from '../src/platform/vault/key-vault.js';
import type { Client } from './client.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { Town } from './town.js';

const REASON = 'Topluluk ilkeleri 2.1';
const parts = contextParts(readSettings({}));

/** As they were recorded before topics said whether lists had shown them: `wasListed` and `listed` left out, and in version 1. */
inBothHomes.describe('A log with facts of an earlier version', () => {
  let town: Town;
  let author: Client;
  let moderator: Client;
  /** Hidden in version 1 … */
  let hidden: Topic;
  /** … or given other tags, and deleted while it was hidden. */
  let deleted: Topic;
  const folder = mkdtempSync(join(tmpdir(), 'meydan-older-facts-'));
  const ids = new UuidIds();
  const port = <T>(token: symbol): T => town.app.meydan.app.get<T>(token);
  const log = () => port<EventLog>(EVENT_LOG);

  const write = async (selectedTags: string[]) => {
    const body = { title: 'Eski bir konu', content: 'Yeterince uzun bir içerik.', categoryId: town.app.categoryId('genel'), selectedTags };
    return (await author.post<Topic>('/api/forum/topics', body)).body.data;
  };
  const sealed = async (tags: string[]) => ({ sealedList: await port<KeyVault>(VAULT).seal(textsOf(author.id), JSON.stringify(tags)) });
  /** Appends a fact to a topic's stream as an earlier release did. */
  const append = async ({ id }: Topic, type: string, more: object, schema = 1) => {
    const last = (await log().readStream(`topic-${id}`)).at(-1);
    const data = { topicId: id, authorId: author.id, categoryId: town.app.categoryId('genel'), reason: REASON, ...more };
    const actor = { id: moderator.id, role: 'moderator' };
    const at = town.app.clock.now().toISOString();
    const event: NewEvent = { type, data, id: ids.next(), at, actor, correlationId: ids.next(), causationId: null, schema };
    await log().append(`topic-${id}`, last?.revision ?? NO_STREAM, [event]);
  };
  const everything = async (from: EventLog): Promise<StoredEvent[]> => {
    const events: StoredEvent[] = [];
    for (let page = await from.readAll(START, 500); page.length > 0; page = await from.readAll(events.at(-1)?.position ?? START, 500)) events.push(...page);
    return events;
  };
  const removals = async () =>
    (await everything(log())).filter(({ type, schema }) => ['TopicHidden', 'TopicDeleted', 'TopicRetagged'].includes(type) && schema === 1);
  const tagCounts = async () => (await town.app.guest.get<Tag[]>('/api/forum/tags')).body.data.map(({ slug, topic_count }) => [slug, topic_count]);
  const topicCount = async () => (await town.app.guest.get<Category[]>('/api/forum/categories')).body.data.find(({ slug }) => slug === 'genel')?.topic_count;
  const dump = async () => {
    const views = parts.flatMap(({ projections }) => projections).flatMap(({ projection }) => projection.views);
    const documents: Document[] = [];
    for (const view of views) documents.push(...(await port<Views>(VIEWS).find<Document>(view, {}, { limit: 10_000 })));
    return JSON.stringify(documents);
  };

  beforeAll(async () => {
    town = await Town.open();
    moderator = town.moderator;
    author = await town.member();
    [hidden, deleted] = [await write(['ilk']), await write(['kalan'])];
    await write(['kalan']);
    await append(hidden, 'TopicHidden', { reportId: null, tags: await sealed(['ilk']) });
    await append(deleted, 'TopicRetagged', { tags: await sealed(['yeni']), formerTags: await sealed(['kalan']) });
    await append(deleted, 'TopicHidden', { reportId: null, tags: await sealed(['yeni']) });
    await append(deleted, 'TopicDeleted', { reportId: null, tags: await sealed(['yeni']), wasHidden: true });
    await town.app.settled();
  });
  afterAll(async () => {
    await town.app.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  inBothHomes.it('shows in views what they say today', async () => {
    for (const { id } of [hidden, deleted]) expect((await town.app.guest.get(`/api/forum/posts/${id}`)).status).toBe(404);
    expect([await topicCount(), await tagCounts()]).toEqual([1, [['kalan', 1]]]);
  });
  inBothHomes.it('gives the same views when they are built again', async () => {
    const before = await dump();
    for (const { projection } of parts.flatMap(({ projections }) => projections))
      await rebuild(log(), port<ViewStore>(VIEWS), port<EventReader>(EVENT_READER), projection, () => undefined);
    expect(await dump()).toBe(before);
  });
  inBothHomes.it('has policies tell what they say today', async () => {
    const { rows } = (await author.get<NotificationPage>('/api/notifications')).body.data;
    const told = rows.map(({ type, outcome }) => [type, outcome]);
    expect(told.sort()).toEqual([
      ['content_moderated', 'deleted'],
      ['content_moderated', 'hidden'],
      ['content_moderated', 'hidden'],
    ]);
  });
  inBothHomes.it('is decided on by what they say today, which is recorded in today’s version', async () => {
    const body = { action: 'delete', reason: REASON };
    expect((await moderator.put(`/api/forum/topics/${hidden.id}/moderate`, body)).status).toBe(200);
    expect((await log().readStream(`topic-${hidden.id}`)).at(-1)).toMatchObject({
      type: 'TopicDeleted',
      schema: 2,
      data: { wasHidden: true, wasListed: false },
    });
    expect([await topicCount(), await tagCounts()]).toEqual([1, [['kalan', 1]]]);
  });
  inBothHomes.it('is told to its member in today’s shape', async () => {
    const archive = unzipSync(await town.app.meydan.app.get(OwnDataCollector).collect(author.id, town.app.clock.now()));
    const facts = JSON.parse(strFromU8(archive['tum-kayitlar.json'] ?? new Uint8Array())) as { type: string; data: object }[];
    expect(facts.filter(({ type }) => type === 'TopicHidden').map(({ data }) => data)).toMatchObject([
      { tags: ['ilk'], wasListed: true },
      { tags: ['yeni'], wasListed: true },
    ]);
    expect(facts.find(({ type }) => type === 'TopicRetagged')?.data).toMatchObject({ tags: ['yeni'], formerTags: ['kalan'], listed: true });
  });
  inBothHomes.it('keeps its bytes, moves house with them and is found to be the same there', async () => {
    const { head, events } = await exportLog(log(), folder, () => undefined);
    const lines = readFileSync(eventsFile(folder), 'utf8').split('\n');
    for (const { id, data, schema } of await removals()) {
      const line = JSON.parse(lines.find((text) => text.includes(id)) ?? '{}');
      expect([schema, line.schema, line.data]).toEqual([1, 1, data]);
      expect(Object.keys(data)).not.toContain('wasListed');
    }
    const there = new SqliteEventLog(join(folder, 'there.db'));
    await importLog(folder, there, () => undefined);
    const withoutPosition = async (from: EventLog) => (await everything(from)).map(({ position: _, ...event }) => event);
    expect(await withoutPosition(there)).toEqual(await withoutPosition(log()));
    for (const moved of [there, log()]) expect(await verifyLog(moved, folder)).toEqual({ events, head, difference: null });
    await there.close();
  });

  inBothHomes.it('is not misread when a later release has written to it: nothing is decided, followers stop and say why', async () => {
    const topic = await write(['kalan']);
    await append(topic, 'TopicLocked', { until: 'forever' }, 2);
    const edit = await author.put(`/api/forum/topics/${topic.id}`, { title: 'Başka bir başlık' });
    expect([edit.status, edit.body.code]).toEqual([503, CODE.unavailable]);
    const health = await town.app.guest.get('/api/health');
    expect([health.status, (await town.app.guest.get<Topic>(`/api/forum/posts/${topic.id}`)).body.data.locked]).toEqual([503, false]);
    await expect(port<EventReader>(EVENT_READER).read((await log().readStream(`topic-${topic.id}`)).at(-1) as StoredEvent)).rejects.toThrow(RecordedLater);
  });
});
