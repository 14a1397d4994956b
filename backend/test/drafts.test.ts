import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { BlogComment } from '../contracts/blog-comments.js';
import type { SavedPost } from '../contracts/blog-writing.js';
import { DRAFT_CODE, DRAFT_LIMITS, DRAFT_TEXT, type Draft, type DraftConflict, type ListedDraft } from '../contracts/drafts.js';
import type { Comment, Topic } from '../contracts/forum.js';
import type { DataExport } from '../contracts/own-data.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { MemberNotes } from '../src/kernel/member-notes.js';
import { EVENT_LOG, MEMBER_NOTES } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { fellows, PROJECTS } from './fellows.js';
import { Writers } from './posts.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

const TOPIC = '01900000-0000-7000-8000-00000000000a';
const COMMENT = `comment:${TOPIC}`;

let app: TestApp;
let members = 0;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const member = () => app.member(`yazan.${members++}`);
const path = (key: string) => `/api/forum/drafts/${encodeURIComponent(key)}`;
const save = (who: Client, key: string, content: string, version: string | null = null, more: object = {}) =>
  who.put<Draft>(path(key), { content, version, ...more });
const find = async (who: Client, key: string) => (await who.get<Draft | null>(path(key))).body.data;
const list = async (who: Client) => (await who.get<ListedDraft[]>('/api/forum/drafts')).body.data;

describe('a draft', () => {
  it('is none at first', async () => expect(await find(await member(), 'topic')).toBeNull());
  inBothHomes.it('is kept and found again on another device', async () => {
    const writer = await member();
    const { status, body } = await save(writer, 'topic', '{"title":"Yarım"}', null, { title: 'Yarım', excerpt: '**Şöyle** ki siparis_ozeti_v2' });
    const kept = {
      key: 'topic',
      content: '{"title":"Yarım"}',
      title: 'Yarım',
      excerpt: 'Şöyle ki siparis_ozeti_v2',
      version: expect.any(String),
      saved_at: app.clock.now().toISOString(),
    };
    expect([status, body.data]).toEqual([200, kept]);
    expect(await find(await app.guest.signIn(`yazan.${members - 1}`, PASSWORD), 'topic')).toEqual(body.data);
  });
  inBothHomes.it('goes on from the version that its writer knew', async () => {
    const writer = await member();
    const first = (await save(writer, COMMENT, 'bir')).body.data;
    const second = (await save(writer, COMMENT, 'iki', first.version)).body.data;
    expect([second.version === first.version, await find(writer, COMMENT)]).toEqual([false, second]);
  });
  inBothHomes.it('is never overwritten by whoever did not know it: they are told what is kept', async () => {
    const writer = await member();
    const first = (await save(writer, COMMENT, 'bir')).body.data;
    const second = (await save(writer, COMMENT, 'iki', first.version)).body.data;
    for (const version of [null, first.version]) {
      const { status, body } = await save(writer, COMMENT, 'üç', version);
      expect([status, body.code, body.error, (body as unknown as DraftConflict).draft]).toEqual([409, DRAFT_CODE.conflict, DRAFT_TEXT.newer, second]);
    }
    expect(await find(writer, COMMENT)).toEqual(second);
  });
  it('that says the same is no other', async () => {
    const writer = await member();
    const first = (await save(writer, COMMENT, 'aynı')).body.data;
    expect((await save(writer, COMMENT, 'aynı')).body.data).toEqual(first);
  });
  inBothHomes.it('that was removed meanwhile is told as gone', async () => {
    const writer = await member();
    const { version } = (await save(writer, COMMENT, 'bir')).body.data;
    expect((await writer.delete(path(COMMENT))).body).toMatchObject({ data: { deleted: true }, message: DRAFT_TEXT.removed });
    expect((await save(writer, COMMENT, 'iki', version)).body).toMatchObject({ status: 409, draft: null });
    expect((await save(writer, COMMENT, 'iki')).status).toBe(200);
  });
  inBothHomes.it('is written by one of many who try at once', async () => {
    const writer = await member();
    const tried = await Promise.all(Array.from({ length: 8 }, (_, index) => save(writer, COMMENT, String(index))));
    expect(tried.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });
  it('is nobody else’s', async () => {
    const [writer, other] = [await member(), await member()];
    await save(writer, 'topic', 'gizli');
    expect([await find(other, 'topic'), await list(other)]).toEqual([null, []]);
  });
  it.each(['konu', 'comment', 'comment:1', `topic:${TOPIC}`, `comment:${TOPIC.toUpperCase()}`, '__proto__'])('is not kept as %s', async (key) => {
    const { status, body } = await save(await member(), key, 'x');
    expect([status, body.error]).toEqual([400, DRAFT_TEXT.badKey]);
  });
  it.each([
    ['content', { content: 'x'.repeat(DRAFT_LIMITS.content + 1) }],
    ['title', { title: 'x'.repeat(DRAFT_LIMITS.title + 1) }],
    ['excerpt', { excerpt: 'x'.repeat(DRAFT_LIMITS.excerpt + 1) }],
    ['version', { version: 'x' }],
  ])('is refused for its %s', async (field, change) => {
    const { status, body } = await (await member()).put(path('topic'), { content: 'x', ...change });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
  inBothHomes.it('may have the longest text', async () => expect((await save(await member(), 'topic', 'ğ'.repeat(DRAFT_LIMITS.content))).status).toBe(200));
  inBothHomes.it('leaves no trace in the log', async () => {
    const writer = await member();
    const log = app.meydan.app.get<EventLog>(EVENT_LOG);
    const head = await log.head();
    await save(writer, 'topic', 'gizli');
    await writer.delete(path('topic'));
    expect(await log.head()).toBe(head);
  });
  inBothHomes.it('goes with its member', async () => {
    const writer = await member();
    await save(writer, 'topic', 'gizli');
    await writer.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await app.settled();
    app.clock.advance({ days: 8 });
    await app.settled();
    expect(await app.meydan.app.get<MemberNotes>(MEMBER_NOTES).count({ memberId: writer.id, kind: 'draft' })).toBe(0);
  });
});

describe('a draft of a project', () => {
  inBothHomes.it('is kept for a new one and for each that is edited, beside those of the forum', async () => {
    const writer = await member();
    const keys = ['project', `edit-project:${TOPIC}`, `update:${TOPIC}`, `posting:${TOPIC}`, `edit-update:${TOPIC}:${TOPIC}`, `edit-posting:${TOPIC}:${TOPIC}`];
    for (const key of keys) expect((await save(writer, key, '{"title":"Ortak Takvim"}', null, { title: 'Ortak Takvim' })).status).toBe(200);
    expect((await list(writer)).map(({ key, topicId, postId }) => [key, topicId, postId]).sort()).toEqual(keys.sort().map((key) => [key, null, null]));
  });
  inBothHomes.it('leads to the project that its name begins with, as long as that may be read', async () => {
    const [owner, writer] = [await member(), await member()];
    const { id } = await fellows.create(owner);
    await fellows.join(owner, id, writer);
    for (const key of [`update:${id}`, `edit-posting:${id}:${TOPIC}`, `comment:${id}`]) await save(writer, key, '{"content":"Bu hafta"}');
    expect((await list(writer)).map(({ projectId, postId, topicId }) => [projectId, postId, topicId])).toEqual([
      [id, null, null],
      [id, null, null],
      [id, null, null],
    ]);
    fellows.done(await owner.put(`${PROJECTS}/${id}`, { visibility: 'private' }));
    fellows.done(await owner.delete(`${PROJECTS}/${id}/members/${writer.id}`));
    await app.settled();
    expect((await list(writer)).map(({ projectId }) => projectId)).toEqual([null, null, null]);
  });
  it('is as long as one of the forum, and no longer', async () => {
    const { status, body } = await save(await member(), 'project', 'x'.repeat(DRAFT_LIMITS.content + 1));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['content']]);
  });
});

describe('a draft of a post', () => {
  const LONG = JSON.stringify({ title: 'Uzun yazı', content: 'Bir "söz" ve yeni satır\n'.repeat(34_000).slice(0, 819_200) });

  inBothHomes.it('holds the whole form with the longest text, as it is', async () => {
    const writer = await member();
    expect(Buffer.byteLength(LONG)).toBeGreaterThan(819_200);
    const { status, body } = await save(writer, 'post', LONG, null, { title: 'Uzun yazı' });
    expect([status, body.data.content === LONG]).toEqual([200, true]);
    expect((await find(writer, 'post'))?.content === LONG).toBe(true);
    expect(JSON.stringify(await list(writer)).length).toBeLessThan(1_000);
  });
  it('is refused whole where it is longer than any form', async () => {
    const { status, body } = await save(await member(), 'post', 'x'.repeat(DRAFT_LIMITS.postContent + 1));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['content']]);
    expect((await save(await member(), 'post', 'x'.repeat(DRAFT_LIMITS.body + 1))).status).toBe(413);
  });
  it('takes no other request with it: those are as short as before', async () => {
    const writer = await member();
    expect((await writer.post('/api/blog/posts', { title: 'x'.repeat(1_048_577) })).status).toBe(413);
  });
  it('is one of ten, beside those of the forum', async () => {
    const writer = await member();
    const key = (index: number) => `edit-post:01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;
    for (let index = 0; index < DRAFT_LIMITS.posts; index++) expect((await save(writer, key(index), 'x')).status).toBe(200);
    const { status, body } = await save(writer, 'post', 'x');
    expect([status, body.error]).toEqual([422, DRAFT_TEXT.tooManyPosts]);
    expect((await save(writer, 'topic', 'x')).status).toBe(200);
    expect(await list(writer)).toHaveLength(DRAFT_LIMITS.posts + 1);
  });
  inBothHomes.it('leads to the post for as long as its author may write on it', async () => {
    const [writer, other] = [await member(), await member()];
    const { id } = (await writer.post<SavedPost>('/api/blog/posts', { title: 'Düzenlenen yazı' })).body.data;
    for (const who of [writer, other]) await save(who, `edit-post:${id}`, 'x');
    const places = async (who: Client) => (await list(who)).map(({ postId }) => postId);
    expect([await places(writer), await places(other)]).toEqual([[id], [null]]);
    await writer.delete(`/api/blog/posts/${id}`);
    expect(await places(writer)).toEqual([null]);
  });
  it('is in the copy of its member’s data', async () => {
    const writer = await member();
    await save(writer, 'post', '{"title":"Yarım yazı"}', null, { title: 'Yarım yazı' });
    await writer.post('/api/auth/data-export');
    await app.settled();
    const { data } = (await writer.get<DataExport>('/api/auth/data-export')).body;
    const files = unzipSync((await writer.download(`/api/auth/data-export/${data.id}`)).bytes);
    expect(JSON.parse(strFromU8(files['yazi-taslaklari.json'] ?? new Uint8Array()))).toMatchObject([{ key: 'post', content: '{"title":"Yarım yazı"}' }]);
  });
  it('goes with its member', async () => {
    const writer = await member();
    await save(writer, 'post', 'gizli');
    await writer.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await app.settled();
    app.clock.advance({ days: 8 });
    await app.settled();
    expect(await app.meydan.app.get<MemberNotes>(MEMBER_NOTES).count({ memberId: writer.id, kind: 'post-draft' })).toBe(0);
  });
});

describe('the drafts of a member', () => {
  inBothHomes.it('are listed without their texts, the newest first', async () => {
    const writer = await member();
    await save(writer, 'topic', 'eski');
    app.clock.advance({ minutes: 1 });
    await save(writer, COMMENT, 'yeni', null, { title: 'Bir konu' });
    expect(await list(writer)).toEqual([
      { key: COMMENT, title: 'Bir konu', excerpt: '', version: expect.any(String), saved_at: expect.any(String), topicId: null, postId: null, projectId: null },
      expect.objectContaining({ key: 'topic' }),
    ]);
    expect(JSON.stringify(await list(writer))).not.toContain('yeni');
  });
  it('lead to the topic in which one goes on writing, for as long as there is something to write on', async () => {
    const writer = await member();
    const topic = { title: 'Düzenlenen konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') };
    const { id: topicId } = (await writer.post<Topic>('/api/forum/topics', topic)).body.data;
    const { id: commentId } = (await writer.post<Comment>(`/api/forum/topics/${topicId}/comments`, { content: 'İlk yanıt.' })).body.data;
    for (const key of [`comment:${topicId}`, `edit-topic:${topicId}`, `edit-comment:${commentId}`, 'topic']) await save(writer, key, 'x');
    const places = async () => Object.fromEntries((await list(writer)).map(({ key, topicId }) => [key.split(':')[0], topicId]));
    expect(await places()).toEqual({ comment: topicId, 'edit-topic': topicId, 'edit-comment': topicId, topic: null });
    await writer.delete(`/api/forum/comments/${commentId}`);
    expect(await places()).toEqual({ comment: topicId, 'edit-topic': topicId, 'edit-comment': null, topic: null });
  });
  it('lead to the post to which a comment, or an answer to one, is written', async () => {
    const writer = await member();
    const { id: postId } = await new Writers(app).write(writer);
    await app.settled();
    const { id: commentId } = (await writer.post<BlogComment>(`/api/blog/posts/${postId}/comments`, { content: 'İlk yorum.' })).body.data;
    for (const key of [`comment:${postId}`, `comment:${commentId}`, `edit-comment:${commentId}`]) await save(writer, key, 'x');
    expect((await list(writer)).map((draft) => [draft.topicId, draft.postId])).toEqual(Array.from({ length: 3 }, () => [null, postId]));
    await writer.delete(`/api/blog/posts/${postId}`);
    await app.settled();
    expect((await list(writer)).map((draft) => draft.postId)).toEqual([null, null, null]);
  });
  inBothHomes.it('are not more than fifty, and those that are there may go on', async () => {
    const writer = await member();
    const key = (index: number) => `comment:01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;
    for (let index = 0; index < DRAFT_LIMITS.count; index++) expect((await save(writer, key(index), 'x')).status).toBe(200);
    const { status, body } = await save(writer, key(50), 'x');
    expect([status, body.error]).toEqual([422, DRAFT_TEXT.tooMany]);
    const [first] = await list(writer);
    expect((await save(writer, first?.key ?? '', 'y', first?.version)).status).toBe(200);
    await writer.delete(path(key(3)));
    expect((await save(writer, key(50), 'x')).status).toBe(200);
  });
});
