import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { Comment, Topic } from '../contracts/forum.js';
import type { DataExport } from '../contracts/own-data.js';
import { READING_LIMITS, READING_TEXT, type Reading } from '../contracts/reading.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { MemberNotes } from '../src/kernel/member-notes.js';
import { EVENT_LOG, MEMBER_NOTES } from '../src/platform/tokens.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

let app: TestApp;
let author: Client;
let readers = 0;

beforeAll(async () => {
  app = await startApp();
  author = await app.member('yazar');
});
afterAll(() => app.stop());

const AT_ONCE = 20;
const member = () => app.member(`okur.${readers++}`);
const openTopic = async () =>
  (await author.post<Topic>('/api/forum/topics', { title: 'Okunacak konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') })).body
    .data;
const write = async (topicId: string) => (await author.post<Comment>(`/api/forum/topics/${topicId}/comments`, { content: 'Bir yorum' })).body.data.id;
const reading = async (reader: Client, ...ids: string[]) => (await reader.get<Reading>(`/api/forum/reading?ids=${ids}`)).body.data;
const note = (reader: Client, body: object) => reader.put<Reading>('/api/forum/reading', body);

describe('how far a member has read', () => {
  it('is not known at first', async () => expect(await reading(await member(), (await openTopic()).id)).toEqual({ since: null, marks: [] }));
  inBothHomes.it('is kept by topic, with the number of the comment, and answered at once', async () => {
    const [reader, topic] = [await member(), await openTopic()];
    const [, second] = [await write(topic.id), await write(topic.id), await write(topic.id)];
    const at = app.clock.now().toISOString();
    const mark = { topicId: topic.id, commentId: second, number: 2, at };
    expect((await note(reader, { comments: [second] })).body.data).toEqual({ since: null, marks: [mark] });
    expect(await reading(reader, topic.id, (await openTopic()).id)).toEqual({ since: null, marks: [mark] });
  });
  it('is asked for of as many topics as one question may name', async () => {
    const ids = Array.from({ length: READING_LIMITS.batch }, () => NOBODY);
    expect(await reading(await member(), ...ids)).toEqual({ since: null, marks: [] });
  });
  inBothHomes.it('is on every device of the member and on nobody else’s', async () => {
    const [reader, other, topic] = [await member(), await member(), await openTopic()];
    await note(reader, { topics: [topic.id] });
    const again = await app.guest.signIn(`okur.${readers - 2}`, 'dogru-at-pil-zimba');
    expect([(await reading(again, topic.id)).marks.length, (await reading(other, topic.id)).marks.length]).toEqual([1, 0]);
  });
  inBothHomes.it('never goes back, whichever request comes last', async () => {
    const [reader, topic] = [await member(), await openTopic()];
    const ids = [await write(topic.id), await write(topic.id), await write(topic.id)];
    await note(reader, { comments: [ids[2]] });
    await note(reader, { comments: [ids[0]] });
    await note(reader, { topics: [topic.id] });
    expect((await reading(reader, topic.id)).marks).toMatchObject([{ commentId: ids[2], number: 3 }]);
  });
  inBothHomes.racesIt('never goes back when many come at once', async () => {
    const [reader, topic] = [await member(), await openTopic()];
    const ids = [await write(topic.id), await write(topic.id), await write(topic.id)];
    await Promise.all([...ids, ...ids].map((id) => note(reader, { comments: [id], topics: [topic.id] })));
    expect((await reading(reader, topic.id)).marks).toMatchObject([{ commentId: ids[2], number: 3 }]);
  });
  inBothHomes.it('takes the furthest of several comments of one topic', async () => {
    const [reader, topic] = [await member(), await openTopic()];
    const ids = [await write(topic.id), await write(topic.id)];
    await note(reader, { comments: [ids[1], ids[0]] });
    expect((await reading(reader, topic.id)).marks).toMatchObject([{ number: 2 }]);
  });
  inBothHomes.it('reaches as far as what the member wrote, who need not tell so', async () => {
    const [writer, topic] = [await member(), await openTopic()];
    await write(topic.id);
    const own = (await writer.post<Comment>(`/api/forum/topics/${topic.id}/comments`, { content: 'Kendi yorumum' })).body.data.id;
    expect((await reading(writer, topic.id)).marks).toMatchObject([{ commentId: own, number: 2 }]);
  });
  it('is kept of nothing that is unknown or that the reader may not see', async () => {
    const [reader, topic, moderator] = [await member(), await openTopic(), await app.member(`mod.${readers++}`, 'moderator')];
    const comment = await write(topic.id);
    const report = await reader.post<{ reportId: string }>('/api/reports', {
      reported_type: 'forum_topic',
      reported_id: topic.id,
      reported_user_id: author.id,
      reason: 'spam',
    });
    await moderator.put(`/api/reports/${report.body.data.reportId}/moderate`, { status: 'resolved', action: 'hide_content' });
    await app.settled();
    expect((await note(reader, { comments: [comment, NOBODY], topics: [topic.id, NOBODY] })).body.data).toEqual({ since: null, marks: [] });
  });
  inBothHomes.it('may be everything up to a time, which never goes back and never lies ahead', async () => {
    const reader = await member();
    const now = app.clock.now();
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
    const kept = async (minutes: number) => (await note(reader, { since: at(minutes) })).body.data.since;
    expect([await kept(-10), await kept(-20), await kept(-5), await kept(600)]).toEqual([at(-10), at(-10), at(-5), at(0)]);
  });
  it('may be everything at once, on every device, without a mark for each topic', async () => {
    const [reader, topic] = [await member(), await openTopic()];
    await note(reader, { since: new Date(app.clock.now().getTime() - 60_000).toISOString() });
    const { status, body } = await reader.post<Reading>('/api/forum/reading/all');
    const now = app.clock.now().toISOString();
    expect([status, body.data]).toEqual([200, { since: now, marks: [] }]);
    const again = await app.guest.signIn(`okur.${readers - 1}`, 'dogru-at-pil-zimba');
    expect(await reading(again, topic.id)).toEqual({ since: now, marks: [] });
  });
  inBothHomes.it('is again what it was when that is taken back soon, and once only', async () => {
    const reader = await member();
    const former = new Date(app.clock.now().getTime() - 60_000).toISOString();
    await note(reader, { since: former });
    await reader.post('/api/forum/reading/all');
    expect((await reader.send<Reading>('DELETE', '/api/forum/reading/all')).body.data).toEqual({ since: former, marks: [] });
    const late = await reader.send('DELETE', '/api/forum/reading/all');
    expect([late.status, late.body.message]).toEqual([409, READING_TEXT.notUndone]);
    await reader.post('/api/forum/reading/all');
    app.clock.advance({ minutes: 2 });
    expect((await reader.send('DELETE', '/api/forum/reading/all')).status).toBe(409);
    await reader.post('/api/forum/reading/all');
    await note(reader, { since: app.clock.now().toISOString() });
    expect((await reader.send('DELETE', '/api/forum/reading/all')).status).toBe(200);
  });
  it('is unknown again when nothing was known before', async () => {
    const reader = await member();
    expect((await reader.send('DELETE', '/api/forum/reading/all')).status).toBe(409);
    await reader.post('/api/forum/reading/all');
    expect((await reader.send<Reading>('DELETE', '/api/forum/reading/all')).body.data).toEqual({ since: null, marks: [] });
  });
  it.each([
    ['GET', '/api/forum/reading?ids=x', undefined, 400],
    ['GET', '/api/forum/reading', undefined, 200],
    ['PUT', '/api/forum/reading', { since: 'dün' }, 400],
    ['PUT', '/api/forum/reading', { comments: ['x'] }, 400],
    ['PUT', '/api/forum/reading', { topics: Array.from({ length: READING_LIMITS.batch + 1 }, () => NOBODY) }, 422],
    ['PUT', '/api/forum/reading', {}, 200],
  ])('is asked for and told in order: %s %s %j', async (method, path, body, status) =>
    expect((await (await member()).send(method, path, body)).status).toBe(status),
  );
  inBothHomes.it('is kept for so many topics; older ones count as read', async () => {
    const [reader, topic] = [await member(), await openTopic()];
    const notes = app.meydan.app.get<MemberNotes>(MEMBER_NOTES);
    const text = JSON.stringify({ commentId: null, position: 0, number: 0 });
    const shelf = { memberId: reader.id, kind: 'reading' };
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString();
    const put = (index: number) => notes.put(shelf, { key: `topic-${index}`, text, at: at(index) }, null);
    for (let from = 0; from < READING_LIMITS.topics; from += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, READING_LIMITS.topics - from) }, (_, index) => put(from + index)));
    await note(reader, { topics: [topic.id] });
    expect([await notes.count(shelf), await reading(reader, topic.id)]).toMatchObject([
      READING_LIMITS.topics,
      { since: at(0), marks: [{ topicId: topic.id }] },
    ]);
  });
  inBothHomes.it('leaves no trace in the log, and is in the member’s own copy', async () => {
    const [reader, topic] = [await member(), await openTopic()];
    const log = app.meydan.app.get<EventLog>(EVENT_LOG);
    const comment = await write(topic.id);
    const head = await log.head();
    await note(reader, { comments: [comment], since: app.clock.now().toISOString() });
    expect(await log.head()).toBe(head);
    await reader.post('/api/auth/data-export');
    await app.settled();
    const { id } = (await reader.get<DataExport>('/api/auth/data-export')).body.data;
    const files = unzipSync((await reader.download(`/api/auth/data-export/${id}`)).bytes);
    expect(JSON.parse(strFromU8(files['okuma-durumu.json'] as Uint8Array))).toMatchObject([{ topic: topic.id, commentId: comment, number: 1 }]);
  });
});
