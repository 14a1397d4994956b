import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Comment, Topic } from '../contracts/forum.js';
import { HOLDING_TEXT, type OwnHeldText, type OwnHeldTexts } from '../contracts/holding.js';
import type { ReportCase, ReportRow } from '../contracts/moderation.js';
import type { NotificationRow } from '../contracts/notifications.js';
import { excerptOf } from '../contracts/rendering/excerpt.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const LINKS = 'https://ornek.dev/1 https://ornek.dev/2 https://ornek.dev/3';
let made = 0;

inBothHomes.describe('The author of a text that waits', () => {
  let town: Town;
  let open: Topic;

  beforeAll(async () => {
    town = await Town.open({ HOLD_FIRST_POSTS: '1', NEW_MEMBER_POSTS: '2', NEW_MEMBER_LINKS: '2', TOPICS_PER_HOUR: '2' });
    open = (await write(town.moderator)).body.data;
  });
  afterAll(() => town.app.stop());

  const write = (author: Client, content = `Yeterince uzun ${made++}. içerik.`) =>
    author.post<Topic>('/api/forum/topics', { title: `Konu ${made++}`, content, categoryId: town.app.categoryId('genel'), selectedTags: ['selam'] });
  const comment = async (author: Client, content = `Yorum ${made++}`) =>
    (await author.post<Comment>(`/api/forum/topics/${open.id}/comments`, { content })).body.data;
  const own = async (author: Client) => (await author.get<OwnHeldTexts>('/api/forum/held')).body.data;
  const takeBack = (author: Client, id: string) => author.delete<OwnHeldText>(`/api/forum/held/${id}`);
  const refuse = async (id: string, decision: object = { action: 'delete_content', note: 'Reklam içeriyor.' }) => {
    await town.app.settled();
    expect((await town.decide(id, decision)).status).toBe(200);
    await town.app.settled();
  };
  const told = async (author: Client) => (await author.get<{ rows: NotificationRow[] }>('/api/notifications')).body.data.rows;

  const mailed = async (author: Client) => town.app.mailsTo(`${await usernameOf(author)}@ornek.dev`);

  it('finds it with why it waits, and nobody else does', async () => {
    const author = await town.member();
    const { id } = (await write(author, LINKS)).body.data;
    const held = await comment(author);
    const { waiting, refused } = await own(author);
    expect(waiting.map((text) => [text.id, text.kind, text.causes])).toEqual([
      [held.id, 'comment', ['first_posts']],
      [id, 'topic', ['first_posts', 'links']],
    ]);
    expect([waiting[0]?.title, waiting[1]?.content, waiting[1]?.excerpt, waiting[1]?.selectedTags, refused]).toEqual([
      open.title,
      LINKS,
      excerptOf(LINKS),
      ['selam'],
      [],
    ]);
    expect((await own(await town.member())).waiting).toEqual([]);
    expect((await town.app.guest.get('/api/forum/held')).status).toBe(401);
  });

  it('takes it back with its words, and no moderator decides on it any longer', async () => {
    const author = await town.member();
    const { id, title, content } = (await write(author)).body.data;
    await town.app.settled();
    const { status, body } = await takeBack(author, id);
    expect([status, body.message, body.data]).toMatchObject([200, HOLDING_TEXT.takenBack, { id, kind: 'topic', title, content, selectedTags: ['selam'] }]);
    expect((await own(author)).waiting).toEqual([]);
    expect((await author.get(`/api/forum/posts/${id}`)).status).toBe(404);
    const queue = (await town.moderator.get<ReportRow[]>('/api/reports?limit=100&status=pending')).body.data;
    expect(queue.map((report) => report.reported_id)).not.toContain(id);
    expect(said(await town.decide(id, { action: 'delete_content' }))).toEqual([409, HOLDING_TEXT.takenBackByAuthor]);
    expect((await town.moderator.get<ReportCase>(`/api/console/reports/${id}`)).body).toMatchObject({
      status: 'dismissed',
      outcome: 'taken_back',
      moderator: null,
    });
    expect((await takeBack(author, id)).status).toBe(200);
  });

  it('takes back a comment, and may send the same again', async () => {
    const author = await town.member();
    const { id, content } = await comment(author);
    expect((await takeBack(author, id)).body.data).toMatchObject({ kind: 'comment', topicId: open.id, content });
    expect((await comment(author, content)).state).toBe('held');
  });

  it('cannot make room in the hour by taking back', async () => {
    const author = await town.member();
    for (const _ of [1, 2]) expect((await takeBack(author, (await write(author)).body.data.id)).status).toBe(200);
    expect(said(await write(author))).toEqual([429, HOLDING_TEXT.tooMany]);
  });

  it('takes back only what is theirs and not decided on', async () => {
    const author = await town.member();
    const { id } = (await write(author)).body.data;
    expect(said(await takeBack(await town.member(), id))).toEqual([404, HOLDING_TEXT.notFound]);
    expect(said(await takeBack(town.moderator, id))).toEqual([404, HOLDING_TEXT.notFound]);
    await refuse(id, { status: 'dismissed' });
    expect(said(await takeBack(author, id))).toEqual([409, HOLDING_TEXT.decided]);
    expect(said(await takeBack(author, open.id))).toEqual([404, HOLDING_TEXT.notFound]);
  });

  it('is told that it was refused and why, and keeps the words', async () => {
    const author = await town.member();
    const { id, title } = (await write(author)).body.data;
    await refuse(id);
    expect((await own(author)).refused).toMatchObject([{ id, title, note: 'Reklam içeriyor.', outcome: 'content_deleted' }]);
    const [row] = await told(author);
    expect(row).toMatchObject({
      type: 'content_moderated',
      outcome: 'refused',
      reason: 'own_topic',
      topicId: id,
      commentId: null,
      excerpt: title,
      note: 'Reklam içeriyor.',
      actors: [],
      unread: true,
    });
    expect((await mailed(author)).join()).toContain('Konunuz onaylanmadı ve yayımlanmayacak. Moderatörün gerekçesi: “Reklam içeriyor.”');
  });

  it('is told it of a comment, and not by mail when they chose so', async () => {
    const author = await town.member();
    await author.put('/api/notifications/choices', { type: 'content_moderated', channel: 'email', wanted: false });
    const { id, content } = await comment(author);
    await refuse(id, { action: 'hide_content' });
    expect(await told(author)).toMatchObject([{ outcome: 'refused', reason: 'own_comment', commentId: id, excerpt: content, note: null }]);
    expect((await mailed(author)).join()).not.toContain('onaylanmadı');
  });

  it('knows how long it usually takes, once enough has been decided', async () => {
    const author = await town.member();
    const { id } = (await write(author)).body.data;
    const username = await usernameOf(author);
    town.app.clock.advance({ hours: 2 });
    await refuse(id);
    expect((await own(author)).usual_wait_minutes).toBe(0);
    expect((await own(author)).refused).toHaveLength(1);
    town.app.clock.advance({ days: 31 });
    expect(await own(await town.app.guest.signIn(username, PASSWORD))).toEqual({ waiting: [], refused: [], usual_wait_minutes: null });
  });
});
