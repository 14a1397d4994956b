import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CODE } from '../contracts/envelope.js';
import { type Category, type Comment, FORUM_TEXT, type TextRevision, type Topic, type TopicRow } from '../contracts/forum.js';
import type { ReportCase } from '../contracts/moderation.js';
import type { Client } from './client.js';
import { slowLog } from './home.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const OTHER_TEXT = 'Artık başka bir içerik var.';
/** What a server takes for a read or an append while its disk is busy. */
const LATENCY_MS = 20;

let town: Town;
let author: Client;
let reader: Client;
let moderator: Client;

beforeAll(async () => {
  town = await Town.open();
  ({ moderator } = town);
  author = await town.member();
  reader = await town.member();
});
afterAll(() => town.app.stop());

const topicPath = (id: string, more = '') => `/api/forum/topics/${id}${more}`;
const commentPath = (id: string, more = '') => `/api/forum/comments/${id}${more}`;
const page = async (id: string, who: Client = town.app.guest) => (await who.get<Topic>(`/api/forum/posts/${id}`)).body.data;
const addComment = async (topicId: string, who: Client = reader, content = 'Bir yorum') =>
  (await who.post<Comment>(topicPath(topicId, '/comments'), { content })).body.data;
const comments = async (topicId: string, who: Client = town.app.guest) => (await who.get<Comment[]>(topicPath(topicId, '/comments'))).body.data;
const tool = (id: string, action: string, more: object = {}) => moderator.put(topicPath(id, '/moderate'), { action, reason: 'Topluluk ilkeleri', ...more });
const commentTool = (id: string, action: string) => moderator.put(commentPath(id, '/moderate'), { action, reason: 'Topluluk ilkeleri' });
const history = (path: string, who: Client = town.app.guest) => who.get<TextRevision[]>(`${path}/history`);
const count = async (path: string) => (await town.app.guest.get<{ count: number }>(path)).body.data.count;
const topicCount = async (slug: string) => (await town.app.guest.get<Category>(`/api/categories/slug/${slug}`)).body.data.topic_count;

describe('a topic', () => {
  inBothHomes.it('is edited by its author, and lists and pages show it at once', async () => {
    const { id, created_at } = await town.topic(author);
    town.app.clock.advance({ minutes: 5 });
    const changes = { title: ' Yeni başlık ', content: OTHER_TEXT, selectedTags: ['IŞIK', 'ışık'], categoryId: town.app.categoryId('mimari') };
    const { status, body } = await author.put<Topic>(topicPath(id), changes);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ title: 'Yeni başlık', content: OTHER_TEXT, excerpt: OTHER_TEXT, selectedTags: ['ışık'], edited: true, created_at });
    expect(body.data.updated_at > created_at).toBe(true);
    const listed = (await town.app.guest.get<TopicRow[]>('/api/forum/posts?category=mimari')).body.data;
    expect(listed.find((row) => row.id === id)).toMatchObject({ title: 'Yeni başlık', edited: true });
  });

  it('keeps what is not sent', async () => {
    const { id, title, categoryId } = await town.topic(author);
    const { body } = await author.put<Topic>(topicPath(id), { content: OTHER_TEXT });
    expect(body.data).toMatchObject({ title, categoryId, content: OTHER_TEXT });
  });

  inBothHomes.it('counts in the category where it stands', async () => {
    const { id } = await town.topic(author);
    const before = [await topicCount('genel'), await topicCount('mimari')];
    await author.put(topicPath(id), { categoryId: town.app.categoryId('mimari') });
    expect([await topicCount('genel'), await topicCount('mimari')]).toEqual([(before[0] as number) - 1, (before[1] as number) + 1]);
  });

  it.each([
    [422, FORUM_TEXT.nothingToEdit, {}],
    [422, 'Başlık en az 3 karakter olmalıdır', { title: 'ab' }],
    [422, 'İçerik gereklidir', { content: '  ' }],
    [422, FORUM_TEXT.tooManyTags, { selectedTags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    [422, FORUM_TEXT.unknownCategory, { categoryId: NOBODY }],
  ])('is not edited (%i, “%s”)', async (status, sentence, changes) => {
    const { id } = await town.topic(author);
    expect(said(await author.put(topicPath(id), changes))).toEqual([status, sentence]);
  });

  it('is not edited by others, not by moderators either', async () => {
    const { id } = await town.topic(author);
    expect(said(await reader.put(topicPath(id), { title: 'Benim başlığım' }))).toEqual([403, FORUM_TEXT.notYourTopic]);
    expect(said(await moderator.put(topicPath(id), { title: 'Benim başlığım' }))).toEqual([403, FORUM_TEXT.notYourTopic]);
    expect((await town.app.guest.put(topicPath(id), { title: 'Benim başlığım' })).body.code).toBe(CODE.authRequired);
    expect(said(await author.put(topicPath(NOBODY), { title: 'Benim başlığım' }))).toEqual([404, FORUM_TEXT.topicNotFound]);
  });

  it('is not edited while it is locked or hidden', async () => {
    const { id } = await town.topic(author);
    await tool(id, 'lock');
    expect(said(await author.put(topicPath(id), { title: 'Kilitliyken' }))).toEqual([409, FORUM_TEXT.lockedNotEditable]);
    await tool(id, 'hide');
    expect(said(await author.put(topicPath(id), { title: 'Gizliyken' }))).toEqual([409, FORUM_TEXT.hiddenNotEditable]);
  });

  inBothHomes.it('is deleted by its author for good', async () => {
    const { id, categoryId } = await town.topic(author);
    const before = await topicCount('genel');
    expect(categoryId).toBe(town.app.categoryId('genel'));
    expect(said(await reader.delete(topicPath(id)))).toEqual([403, FORUM_TEXT.notYourTopic]);
    const { body } = await author.delete(topicPath(id));
    expect([body.data, body.message]).toEqual([{ deleted: true }, FORUM_TEXT.topicDeletedDone]);
    expect(await topicCount('genel')).toBe(before - 1);
    expect((await author.get(`/api/forum/posts/${id}`)).status).toBe(404);
    expect((await history(topicPath(id), moderator)).status).toBe(404);
    expect((await author.delete(topicPath(id))).status).toBe(200);
    expect(await topicCount('genel')).toBe(before - 1);
  });

  inBothHomes.it('is either edited or deleted when both are asked for at once, and never comes back', async () => {
    const { id } = await town.topic(author);
    const answers = await Promise.all([author.put(topicPath(id), { title: 'Yarışan başlık' }), author.delete(topicPath(id))]);
    expect([200, 404]).toContain(answers[0].status);
    expect(answers[1].status).toBe(200);
    expect((await author.get(`/api/forum/posts/${id}`)).status).toBe(404);
  });
});

inBothHomes.describe('a topic that is edited four times at once', () => {
  afterAll(() => slowLog(town.app.dataDir, 0));

  it('takes every edit, over a network, too', async () => {
    const { id } = await town.topic(moderator);
    await slowLog(town.app.dataDir, LATENCY_MS);
    const edits = Array.from({ length: 40 }, (_, index) => `${index + 1}. başlık`);
    const statuses: number[] = [];
    const edit = async () => {
      for (let title = edits.pop(); title; title = edits.pop()) statuses.push((await moderator.put(topicPath(id), { title })).status);
    };
    await Promise.all([edit(), edit(), edit(), edit()]);
    expect(statuses).toEqual(Array.from({ length: 40 }, () => 200));
    expect((await history(topicPath(id), moderator)).body.data).toHaveLength(41);
  });
});

describe('a comment', () => {
  inBothHomes.it('is edited by its author', async () => {
    const { id: topicId } = await town.topic(author);
    const { id } = await addComment(topicId);
    const { body } = await reader.put<Comment>(commentPath(id), { content: ' Düzeltilmiş yorum ' });
    expect(body.data).toMatchObject({ content: 'Düzeltilmiş yorum', edited: true });
    expect(await comments(topicId)).toMatchObject([{ id, content: 'Düzeltilmiş yorum' }]);
    expect((await page(topicId)).last_activity_at).toBe((await comments(topicId))[0]?.created_at);
  });

  it('is refused an edit that says nothing, or by others', async () => {
    const { id } = await addComment((await town.topic(author)).id);
    expect(said(await reader.put(commentPath(id), { content: ' ' }))).toEqual([422, 'Yorum gereklidir']);
    expect(said(await author.put(commentPath(id), { content: 'Benim' }))).toEqual([403, FORUM_TEXT.notYourComment]);
    expect(said(await reader.put(commentPath(NOBODY), { content: 'Benim' }))).toEqual([404, FORUM_TEXT.commentNotFound]);
  });

  it('is neither written nor edited by members where the topic is locked, but by moderators', async () => {
    const { id: topicId } = await town.topic(author);
    const { id } = await addComment(topicId);
    const own = await addComment(topicId, moderator);
    await tool(topicId, 'lock');
    expect(said(await reader.put(commentPath(id), { content: 'Kilitliyken' }))).toEqual([409, FORUM_TEXT.lockedNotEditable]);
    expect(said(await reader.post(topicPath(topicId, '/comments'), { content: 'Kilitliyken' }))).toEqual([409, FORUM_TEXT.topicLocked]);
    expect((await moderator.put(commentPath(own.id), { content: 'Kilitliyken' })).status).toBe(200);
    expect((await moderator.post(topicPath(topicId, '/comments'), { content: 'Kilitliyken' })).status).toBe(201);
    expect((await reader.delete(commentPath(id))).status).toBe(200);
  });

  it('is not edited by a muted member', async () => {
    const loud = await town.member();
    const { id: topicId } = await town.topic(loud);
    const { id } = await addComment(topicId, loud);
    await town.sanction(loud, 'mute_user');
    expect((await loud.put(commentPath(id), { content: 'Susturulmuşken' })).body.code).toBe(CODE.muted);
    expect((await loud.put(topicPath(topicId), { title: 'Susturulmuşken' })).body.code).toBe(CODE.muted);
  });

  inBothHomes.it('leaves its place and a notice when its author deletes it', async () => {
    const { id: topicId } = await town.topic(author);
    const { id } = await addComment(topicId);
    expect(said(await author.delete(commentPath(id)))).toEqual([403, FORUM_TEXT.notYourComment]);
    expect((await reader.delete(commentPath(id))).body).toMatchObject({ data: { deleted: true }, message: FORUM_TEXT.commentDeletedDone });
    expect(await comments(topicId, moderator)).toMatchObject([{ id, content: '', state: 'removed', notice: FORUM_TEXT.commentDeletedByAuthor, users: null }]);
    expect(await page(topicId)).toMatchObject({ comment_count: 0, comment_total: 1 });
    expect(said(await reader.put(commentPath(id), { content: 'Yine de' }))).toEqual([404, FORUM_TEXT.commentNotFound]);
  });
});

describe('the history of a text', () => {
  inBothHomes.it('has every state of a topic, oldest first, with who made it', async () => {
    const { id } = await town.topic(author);
    await author.put(topicPath(id), { title: 'İkinci başlık' });
    await author.put(topicPath(id), { title: 'İkinci başlık' });
    await tool(id, 'retag', { selectedTags: ['moderatör'] });
    await tool(id, 'lock');
    await tool(id, 'move', { categoryId: town.app.categoryId('mimari') });
    const { body } = await history(topicPath(id));
    expect(body.data.map(({ number, title, tags, category, users }) => [number, title, tags, category?.slug, users?.id])).toEqual([
      [1, 'Raporlanacak konu', [], 'genel', author.id],
      [2, 'İkinci başlık', [], 'genel', author.id],
      [3, 'İkinci başlık', ['moderatör'], 'genel', moderator.id],
      [4, 'İkinci başlık', ['moderatör'], 'mimari', moderator.id],
    ]);
  });

  inBothHomes.it('has every state of a comment', async () => {
    const { id } = await addComment((await town.topic(author)).id);
    await reader.put(commentPath(id), { content: 'İkinci hâli' });
    const { body } = await history(commentPath(id));
    expect(body.data.map(({ number, title, content, category }) => [number, title, content, category])).toEqual([
      [1, null, 'Bir yorum', null],
      [2, null, 'İkinci hâli', null],
    ]);
  });

  it('is closed with the text', async () => {
    const { id: topicId } = await town.topic(author);
    const { id } = await addComment(topicId);
    await commentTool(id, 'hide');
    expect((await history(commentPath(id))).status).toBe(404);
    expect((await history(commentPath(id), reader)).status).toBe(200);
    await commentTool(id, 'delete');
    expect((await history(commentPath(id), reader)).status).toBe(404);
    expect((await history(commentPath(id), moderator)).status).toBe(200);
    await tool(topicId, 'delete');
    expect((await history(topicPath(topicId), author)).status).toBe(404);
    expect((await history(topicPath(topicId), moderator)).status).toBe(200);
  });

  it('shows a report as it was and as it is now', async () => {
    const topic = await town.topic(author);
    const { body } = await town.report(reader, topic);
    await author.put(topicPath(topic.id), { content: OTHER_TEXT });
    const found = (await moderator.get(`/api/console/reports/${body.data.reportId}`)).body as unknown as ReportCase;
    expect([found.as_reported.content, found.now.content]).toEqual([topic.content, OTHER_TEXT]);
  });
});

describe('a solution', () => {
  const solve = (who: Client, id: string, solving_comment_id: string | null = null, is_resolved = true) =>
    who.put<Topic>(topicPath(id, '/solution'), { is_resolved, solving_comment_id });

  inBothHomes.it('is marked by the author and shown with the topic', async () => {
    const { id } = await town.topic(author);
    const comment = await addComment(id);
    const { body } = await solve(author, id, comment.id);
    expect(body.data).toMatchObject({ is_resolved: true, solving_comment_id: comment.id, solution: { id: comment.id, content: 'Bir yorum' } });
    expect((await town.app.guest.raw('GET', `/forum/topic/${id}`)).text).toContain('<h2>Çözüm</h2>');
    expect((await town.app.guest.get<TopicRow[]>('/api/forum/topics?sort=solved')).body.data.map((row) => row.id)).toContain(id);
    expect((await solve(author, id, null, false)).body.data).toMatchObject({ is_resolved: false, solving_comment_id: null, solution: null });
  });

  it('needs no comment', async () => {
    const { id } = await town.topic(author);
    expect((await solve(author, id)).body.data).toMatchObject({ is_resolved: true, solving_comment_id: null });
  });

  it('is for the author and moderators to mark, and stands in the topic', async () => {
    const { id } = await town.topic(author);
    const elsewhere = await addComment((await town.topic(author)).id);
    expect(said(await solve(reader, id))).toEqual([403, FORUM_TEXT.notYoursToSolve]);
    expect((await solve(moderator, id)).status).toBe(200);
    for (const foreign of [elsewhere.id, NOBODY]) expect(said(await solve(author, id, foreign))).toEqual([422, FORUM_TEXT.foreignSolution]);
    const hidden = await addComment(id);
    await commentTool(hidden.id, 'hide');
    expect(said(await solve(author, id, hidden.id))).toEqual([422, FORUM_TEXT.foreignSolution]);
  });

  inBothHomes.it('is lost with its comment and found again with it', async () => {
    const { id } = await town.topic(author);
    const comment = await addComment(id);
    await solve(author, id, comment.id);
    await commentTool(comment.id, 'hide');
    expect(await page(id)).toMatchObject({ is_resolved: true, solving_comment_id: null, solution: null });
    await commentTool(comment.id, 'restore');
    expect(await page(id)).toMatchObject({ is_resolved: true, solving_comment_id: comment.id, solution: { id: comment.id } });
    await reader.delete(commentPath(comment.id));
    expect(await page(id)).toMatchObject({ is_resolved: true, solving_comment_id: null, solution: null });
  });
});

inBothHomes.describe('what is counted', () => {
  it('has the comments of a category and of all', async () => {
    const [category, all] = [`/api/forum/categories/${town.app.categoryId('genel')}/comments`, '/api/forum/stats/comments'];
    const { id: topicId } = await town.topic(author);
    const before = [await count(category), await count(all)] as [number, number];
    const { id } = await addComment(topicId);
    expect([await count(category), await count(all)]).toEqual([before[0] + 1, before[1] + 1]);
    await commentTool(id, 'hide');
    expect([await count(category), await count(all)]).toEqual(before);
    expect((await town.app.guest.get(`/api/forum/categories/${NOBODY}/comments`)).status).toBe(404);
  });

  it('has the members', async () => {
    const before = await count('/api/forum/stats/users');
    await town.member();
    expect(await count('/api/forum/stats/users')).toBe(before + 1);
  });

  it('has the last comment of each topic that the caller may read', async () => {
    const { id } = await town.topic(author);
    const quiet = await town.topic(author);
    const hidden = await town.topic(author);
    await addComment(hidden.id);
    await tool(hidden.id, 'hide');
    const first = await addComment(id, author);
    const last = await addComment(id);
    const ask = async () => (await town.app.guest.post('/api/forum/posts/last-comments', { postIds: [id, quiet.id, hidden.id, NOBODY] })).body.data;
    expect(await ask()).toMatchObject({ [id]: { id: last.id, users: { id: reader.id } } });
    expect(Object.keys((await ask()) as object)).toEqual([id]);
    await commentTool(last.id, 'delete');
    expect(await ask()).toMatchObject({ [id]: { id: first.id } });
  });

  it('knows where the caller has commented', async () => {
    const { id } = await town.topic(author);
    const comment = await addComment(id);
    const ask = async (who: Client) => (await who.post<Record<string, unknown>>('/api/forum/posts/comment-status', { postIds: [id] })).body.data;
    expect([await ask(reader), await ask(author), await ask(town.app.guest)]).toEqual([
      { [id]: { commented: true } },
      { [id]: { commented: false } },
      { [id]: { commented: false } },
    ]);
    await reader.delete(commentPath(comment.id));
    expect(await ask(reader)).toEqual({ [id]: { commented: false } });
    expect((await reader.post('/api/forum/posts/comment-status', { postIds: Array.from({ length: 101 }, () => id) })).status).toBe(422);
  });

  it('is found by category, by id and by slug', async () => {
    const id = town.app.categoryId('genel');
    expect((await town.app.guest.get<Category>(`/api/forum/categories/${id}`)).body.data).toMatchObject({ id, slug: 'genel' });
    expect((await town.app.guest.get<Category>('/api/categories/slug/genel')).body.data.id).toBe(id);
    expect((await town.app.guest.get('/api/categories/slug/yok')).status).toBe(404);
    expect((await town.app.guest.get<Category[]>('/api/categories?active=true')).body.data.length).toBeGreaterThan(1);
  });
});
