import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { displayName, type OwnUser } from '../contracts/accounts.js';
import type { AppealableDecision } from '../contracts/appeals.js';
import { BLOG_TEXT, type PostRow } from '../contracts/blog.js';
import { BLOG_COMMENT_TEXT, type BlogComment, type BlogCommentPage, type CommentCounts } from '../contracts/blog-comments.js';
import type { CaseDetails } from '../contracts/cases.js';
import { FORUM_TEXT } from '../contracts/forum.js';
import type { ForumDecision } from '../contracts/forum-decisions.js';
import type { OwnHeldTexts } from '../contracts/holding.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { Client } from './client.js';
import { Writers } from './posts.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town } from './town.js';

const REASON = 'Topluluk ilkelerine uymuyor';

let town: Town;
let writers: Writers;
let ada: Client;
let can: Client;
let ece: Client;

beforeAll(async () => {
  town = await Town.open({ NEW_MEMBER_POSTS: '0' });
  writers = new Writers(town.app);
  [ada, can, ece] = [await town.member(), await town.member(), await town.member()];
});
afterAll(() => town.app.stop());

const write = async (title: string, by = ada) => (await writers.write(by, { title })).id;
const comment = async (postId: string, content: string, by = can) => {
  const { status, body } = await by.post<BlogComment>(`/api/blog/posts/${postId}/comments`, { content });
  expect([status, body.error]).toEqual([201, undefined]);
  town.app.clock.advance({ minutes: 1 });
  return body.data;
};
const reply = async (postId: string, parentId: string, content: string, by = ada) => {
  const { status, body } = await by.post<BlogComment>(`/api/blog/comments/${parentId}/replies`, { postId, content });
  expect([status, body.error]).toEqual([201, undefined]);
  town.app.clock.advance({ minutes: 1 });
  return body.data;
};
const page = async (postId: string, place = '', who = town.app.guest) =>
  (await who.get(`/api/blog/posts/${postId}/comments${place}`)).body as unknown as BlogCommentPage;
const replies = async (id: string, place = '', who = town.app.guest) =>
  (await who.get(`/api/blog/comments/${id}/replies${place}`)).body as unknown as BlogCommentPage;
const words = ({ data }: BlogCommentPage) => data.map(({ content }) => content);
const counted = async (postId: string) => {
  const { body } = await town.app.guest.post<CommentCounts>('/api/blog/posts/comments-count', { postIds: [postId] });
  const row = (await town.app.guest.get<PostRow>(`/api/blog/posts/${postId}`)).body.data;
  return [body.data[postId], row.comments];
};
const decide = async (id: string, decision: object) => {
  await town.renewModerator();
  const { status, body } = await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
  expect([status, body.error]).toEqual([201, undefined]);
  await town.app.settled();
};
const moderate = async (id: string, action: string) => {
  await town.renewModerator();
  return town.moderator.put(`/api/blog/comments/${id}/moderate`, { action, reason: REASON });
};

describe('Comments of a post', () => {
  inBothHomes.it('stand under it, the newest first, each with its first replies', async () => {
    const post = await write('Yorumlanan yazı');
    const first = await comment(post, 'Birinci yorum');
    const second = await comment(post, 'İkinci **yorum**', ece);
    expect(second).toMatchObject({ postId: post, parentId: null, state: 'visible', users: { id: ece.id }, replies: [], reply_count: 0 });
    expect(second.html).toContain('<strong>yorum</strong>');
    for (let number = 1; number <= 7; number++) await reply(post, first.id, `Yanıt ${number}`, number % 2 ? ada : can);
    const found = await page(post);
    expect([words(found), found.total, found.hasMore]).toEqual([['İkinci **yorum**', 'Birinci yorum'], 2, false]);
    const [, shown] = found.data;
    expect(shown).toMatchObject({ reply_count: 7, pagination: { total: 7, limit: 5, offset: 0, hasMore: true } });
    expect(shown?.replies.map(({ content, parentId }) => [content, parentId])).toEqual([1, 2, 3, 4, 5].map((number) => [`Yanıt ${number}`, first.id]));
    const rest = await replies(first.id, '?limit=5&offset=5');
    expect([words(rest), rest.total, rest.hasMore]).toEqual([['Yanıt 6', 'Yanıt 7'], 7, false]);
    expect(words(await page(post, '?sort=oldest&limit=1'))).toEqual(['Birinci yorum']);
    expect(await page(post, '?limit=1&page=2')).toMatchObject({ total: 2, limit: 1, offset: 1, hasMore: false, data: [{ id: first.id }] });
    expect(await counted(post)).toEqual([9, 9]);
    expect((await town.app.guest.get(`/api/blog/comments/${first.id}/replies-count`)).body.data).toEqual({ count: 7 });
    expect((await town.app.guest.get<BlogComment>(`/api/blog/comments/${first.id}`)).body.data).toMatchObject({ id: first.id, reply_count: 7 });
  });

  inBothHomes.it('are found by their id, with the page on which they stand', async () => {
    const post = await write('Bağlantılı yazı');
    const ids: string[] = [];
    for (let number = 1; number <= 5; number++) ids.push((await comment(post, `Yorum ${number}`)).id);
    const wanted = ids[1] ?? '';
    const answers: string[] = [];
    for (let number = 1; number <= 6; number++) answers.push((await reply(post, wanted, `Yanıt ${number}`)).id);
    expect(await page(post, `?limit=2&around=${wanted}`)).toMatchObject({ offset: 2, total: 5, data: [{ content: 'Yorum 3' }, { content: 'Yorum 2' }] });
    expect(await page(post, `?limit=2&sort=oldest&around=${wanted}`)).toMatchObject({ offset: 0, data: [{ content: 'Yorum 1' }, { content: 'Yorum 2' }] });
    const toReply = await page(post, `?limit=2&around=${answers[5]}`);
    expect(toReply.data[1]).toMatchObject({ id: wanted, replies: [{ id: answers[5] }], pagination: { offset: 5, total: 6, hasMore: false } });
    expect(await replies(wanted, `?around=${answers[5]}`)).toMatchObject({ offset: 5, data: [{ id: answers[5] }] });
    const other = await write('Başka yazı');
    for (const path of [`/api/blog/posts/${other}/comments?around=${wanted}`, `/api/blog/comments/${ids[0]}/replies?around=${answers[0]}`])
      expect(said(await town.app.guest.get(path))).toEqual([404, FORUM_TEXT.commentNotFound]);
  });

  inBothHomes.it('are answered one level deep, and where they stand', async () => {
    const post = await write('Yanıtlı yazı');
    const root = await comment(post, 'Soru');
    const answer = await reply(post, root.id, 'Yanıt', ece);
    const deeper = await reply(post, answer.id, 'Yanıta yanıt', can);
    expect(deeper).toMatchObject({ parentId: root.id, quotedComment: { id: answer.id, excerpt: 'Yanıt' } });
    const other = await write('Öteki yazı');
    const send = (id: string, postId: string) => can.post(`/api/blog/comments/${id}/replies`, { postId, content: 'Nereye?' });
    expect(said(await send(root.id, other))).toEqual([404, BLOG_COMMENT_TEXT.otherPost]);
    expect(said(await send(NOBODY, post))).toEqual([404, BLOG_COMMENT_TEXT.parentGone]);
    expect(said(await can.post(`/api/blog/posts/${NOBODY}/comments`, { content: 'Nereye?' }))).toEqual([404, BLOG_TEXT.postNotFound]);
    expect((await can.post(`/api/blog/posts/${post}/comments`, { content: ' ' })).status).toBe(422);
    expect((await town.app.guest.post(`/api/blog/posts/${post}/comments`, { content: 'Misafir' })).status).toBe(401);
  });
});

describe('A comment that quotes another', () => {
  const send = (postId: string, quotedComment: string, by = can, parentId: string | null = null) =>
    by.post<BlogComment>(parentId ? `/api/blog/comments/${parentId}/replies` : `/api/blog/posts/${postId}/comments`, {
      ...{ postId: parentId ? postId : undefined, content: 'Buna katılıyorum', quotedComment },
    });
  inBothHomes.it('shows how it begins and leads there, wherever under the post both stand', async () => {
    const post = await write('Alıntılanan yazı');
    const root = await comment(post, 'Uzun bir söz', ece);
    const answer = await reply(post, root.id, 'Ona yanıt');
    expect((await send(post, answer.id)).body.data).toMatchObject({
      parentId: null,
      quotedComment: { id: answer.id, excerpt: 'Ona yanıt', users: { id: ada.id } },
    });
    expect((await send(post, root.id, can, answer.id)).body.data).toMatchObject({ parentId: root.id, quotedComment: { id: root.id, excerpt: 'Uzun bir söz' } });
    expect((await moderate(answer.id, 'hide')).status).toBe(200);
    expect((await page(post)).data[0]?.quotedComment).toEqual({ id: answer.id, excerpt: null, users: null });
  });
  it('finds it under the same post alone', async () => {
    const [post, other] = [await write('Alıntı yazısı'), await write('Yabancı yazı')];
    const foreign = await comment(other, 'Başka yerde');
    for (const quoted of [foreign.id, NOBODY]) {
      const { status, body } = await send(post, quoted);
      expect([status, body.error, body.fields]).toEqual([422, BLOG_COMMENT_TEXT.foreignQuote, { quotedComment: [BLOG_COMMENT_TEXT.foreignQuote] }]);
    }
  });
  it('is told to whom it quotes, as that', async () => {
    const post = await write('Duyurulan alıntı');
    const quoted = await comment(post, 'Alıntılanacak', ece);
    expect((await send(post, quoted.id, await town.member())).status).toBe(201);
    await town.app.settled();
    const row = (await ece.get<NotificationPage>('/api/notifications')).body.data.rows.find(({ postId }) => postId === post);
    expect([row?.reason, row && notificationText(row)]).toEqual(['quoted', expect.stringContaining('‹Duyurulan alıntı› yazısında yorumunuzu alıntıladı')]);
  });
});

describe('When a comment was answered last', () => {
  it('is told with it, also once that reply is gone', async () => {
    const post = await write('Yanıt zamanı');
    const root = await comment(post, 'Ne zaman?');
    expect(root.last_reply_at).toBeNull();
    await reply(post, root.id, 'Önce');
    const last = await reply(post, root.id, 'Sonra');
    expect((await page(post)).data[0]?.last_reply_at).toBe(last.created_at);
    expect((await moderate(last.id, 'delete')).status).toBe(200);
    expect((await page(post)).data[0]?.last_reply_at).toBe(last.created_at);
  });
});

describe('A comment of a post that is taken down', () => {
  inBothHomes.it('keeps its place and its replies, is counted no more, and comes back', async () => {
    const post = await write('Gizlenen yorumlu yazı');
    const root = await comment(post, 'Gizlenecek');
    const answer = await reply(post, root.id, 'Duran yanıt');
    expect((await moderate(root.id, 'hide')).body.data).toMatchObject({
      comment: { state: 'hidden', content: 'Gizlenecek' },
      undo: { body: { action: 'restore' } },
    });
    const [hidden] = (await page(post)).data;
    expect(hidden).toMatchObject({
      state: 'removed',
      content: '',
      users: null,
      notice: FORUM_TEXT.commentHidden,
      replies: [{ id: answer.id, content: 'Duran yanıt' }],
    });
    expect((await page(post, '', can)).data[0]).toMatchObject({ state: 'hidden', content: 'Gizlenecek' });
    expect(await counted(post)).toEqual([1, 1]);
    expect(said(await ece.post(`/api/blog/comments/${root.id}/replies`, { postId: post, content: 'Sonradan' }))).toEqual([404, BLOG_COMMENT_TEXT.parentGone]);
    expect((await moderate(root.id, 'restore')).status).toBe(200);
    expect([await counted(post), (await page(post)).data[0]?.content]).toEqual([[2, 2], 'Gizlenecek']);
    expect((await ada.delete(`/api/blog/comments/${answer.id}`)).status).toBe(200);
    expect([await counted(post), (await page(post)).data[0]?.reply_count]).toEqual([[1, 1], 0]);
    expect((await replies(root.id)).data[0]).toMatchObject({ state: 'removed', notice: FORUM_TEXT.commentDeletedByAuthor });
    expect(said(await ece.post(`/api/blog/comments/${answer.id}/replies`, { postId: post, content: 'Yok' }))).toEqual([404, BLOG_COMMENT_TEXT.parentGone]);
  });

  inBothHomes.it('is its author’s alone to edit and to delete, and no comment of the forum', async () => {
    const post = await write('Başkasının yorumu');
    const { id } = await comment(post, 'Benim');
    for (const call of [() => ece.put(`/api/blog/comments/${id}`, { content: 'Senin' }), () => ece.delete(`/api/blog/comments/${id}`)])
      expect(said(await call())).toEqual([403, FORUM_TEXT.notYourComment]);
    const { status, body } = await can.put<BlogComment>(`/api/blog/comments/${id}`, { content: 'Düzeltilmiş', edition: 0 });
    expect([status, body.data.content, body.data.edited]).toEqual([200, 'Düzeltilmiş', true]);
    expect((await ece.put(`/api/blog/comments/${id}/moderate`, { action: 'hide', reason: REASON })).status).toBe(403);
    expect((await can.get(`/api/forum/comments/${id}/history`)).body.data).toMatchObject([{ content: 'Benim' }, { content: 'Düzeltilmiş' }]);
    await town.renewModerator();
    expect((await town.moderator.put(`/api/forum/comments/${id}/moderate`, { action: 'hide', reason: REASON })).status).toBe(404);
    const topic = { title: 'Bir konu', content: 'Yeterince uzun bir içerik.', categoryId: town.app.categoryId('genel') };
    const topicId = (await can.post<{ id: string }>('/api/forum/topics', topic)).body.data.id;
    const other = (await can.post<{ id: string }>(`/api/forum/topics/${topicId}/comments`, { content: 'Konudaki' })).body.data.id;
    for (const call of [
      can.get(`/api/blog/comments/${other}`),
      can.put(`/api/blog/comments/${other}`, { content: 'Blogdan' }),
      can.delete(`/api/blog/comments/${other}`),
    ])
      expect((await call).status).toBe(404);
    expect((await can.post(`/api/blog/comments/${other}/replies`, { postId: post, content: 'Karışık' })).status).toBe(404);
  });
});

describe('Under a post that is not public', () => {
  it('nobody comments, and no comment is read', async () => {
    const draft = (await writers.write(ada, { title: 'Taslak', status: 'draft' })).id;
    const soon = (await writers.write(ada, { title: 'Yakında', status: 'scheduled', scheduled_at: '2027-01-05T10:00:00.000Z' })).id;
    for (const id of [draft, soon]) {
      expect(said(await can.post(`/api/blog/posts/${id}/comments`, { content: 'Erken' }))).toEqual([404, BLOG_TEXT.postNotFound]);
      expect((await can.get(`/api/blog/posts/${id}/comments`)).status).toBe(404);
    }
    const hidden = await write('Gizlenen yazı');
    const { id } = await comment(hidden, 'Yorum');
    await town.renewModerator();
    expect((await town.moderator.put(`/api/blog/posts/${hidden}/moderate`, { action: 'hide', reason: REASON })).status).toBe(200);
    expect(said(await can.post(`/api/blog/posts/${hidden}/comments`, { content: 'Geç' }))).toEqual([409, BLOG_COMMENT_TEXT.postClosed]);
    expect(said(await can.put(`/api/blog/comments/${id}`, { content: 'Geç' }))).toEqual([404, FORUM_TEXT.commentNotFound]);
    for (const path of [`posts/${hidden}/comments`, `comments/${id}`, `comments/${id}/replies`, `comments/${id}/replies-count`]) {
      expect((await ece.get(`/api/blog/${path}`)).status).toBe(404);
      expect((await ada.get(`/api/blog/${path}`)).status).toBe(200);
    }
    expect((await town.app.guest.post<CommentCounts>('/api/blog/posts/comments-count', { postIds: [hidden, draft] })).body.data).toEqual({
      [hidden]: 0,
      [draft]: 0,
    });
    const gone = await write('Silinen yazı');
    const left = await comment(gone, 'Kalan');
    expect((await ada.delete(`/api/blog/posts/${gone}`)).status).toBe(200);
    expect(said(await can.post(`/api/blog/posts/${gone}/comments`, { content: 'Geç' }))).toEqual([409, BLOG_COMMENT_TEXT.postClosed]);
    for (const who of [ada, can, town.moderator]) expect((await who.get(`/api/blog/comments/${left.id}`)).status).toBe(404);
  });
});

describe('Who hears of a comment', () => {
  inBothHomes.it('are the author of the post, whom it answers and whoever has commented, each once and without those who muted it', async () => {
    const [writer, first, second, third] = [await town.member(), await town.member(), await town.member(), await town.member()];
    const post = await write('Konuşulan yazı', writer);
    const told = async (who: Client) => {
      await town.app.settled();
      const { body } = await who.get<NotificationPage>('/api/notifications');
      return body.data.rows.filter(({ type }) => type === 'reply').map((row) => [row.reason, row.postId, row.topicId, row.count, notificationText(row)]);
    };
    const name = async (who: Client) => displayName((await who.get<OwnUser>('/api/auth/user')).body.data);
    const root = await comment(post, 'İlk yorum', first);
    expect(await told(writer)).toEqual([['own_post', post, null, 1, `${await name(first)}, ‹Konuşulan yazı› yazınıza yorum yaptı`]]);
    await reply(post, root.id, 'Bir yanıt', second);
    expect(await told(first)).toEqual([['answered', post, null, 1, `${await name(second)}, ‹Konuşulan yazı› yazısında yorumunuza yanıt verdi`]]);
    expect((await writer.put('/api/notifications/read', { postId: post })).status).toBe(200);
    expect((await second.put(`/api/blog/posts/${post}/watch`, { level: 'muted' })).body.data).toEqual({ level: 'muted' });
    expect((await third.put(`/api/blog/posts/${post}/watch`, { level: 'watching' })).status).toBe(200);
    expect((await first.get(`/api/blog/posts/${post}/watch`)).body.data).toEqual({ level: 'watching' });
    await comment(post, 'Bir yorum daha', writer);
    expect(await told(second)).toEqual([]);
    expect(await told(third)).toEqual([['watching_post', post, null, 1, `${await name(writer)}, ‹Konuşulan yazı› yazısında yorum yazdı`]]);
    expect((await told(first))[0]?.slice(0, 4)).toEqual(['commented_post', post, null, 2]);
    expect((await third.get(`/api/blog/posts/${NOBODY}/watch`)).status).toBe(404);
  });
});

describe('Comments of posts that wait for a moderator', () => {
  inBothHomes.it('are seen by their author and by staff, and are released under their post', async () => {
    const post = await write('Onay bekleyen yorumlu yazı');
    const root = await comment(post, 'Buradaki');
    const admin = await town.app.member(`yonetici${post.slice(-4)}`, 'admin');
    expect((await admin.post('/api/console/watched-words', { words: ['bekletilecek'], consequence: 'hold' })).status).toBeLessThan(300);
    const waits = await reply(post, root.id, 'Bu bekletilecek bir yanıt', can);
    expect(waits).toMatchObject({ state: 'held', postId: post, parentId: root.id, notice: FORUM_TEXT.commentHeld });
    const held = async (who: Client) => (await who.get<BlogComment[]>(`/api/blog/posts/${post}/held-comments`)).body.data.map(({ id }) => id);
    await town.renewModerator();
    expect([await held(can), await held(ece), await held(town.moderator)]).toEqual([[waits.id], [], [waits.id]]);
    expect([await counted(post), (await page(post)).data[0]?.replies]).toEqual([[1, 1], []]);
    const own = (await can.get<OwnHeldTexts>('/api/forum/held')).body.data.waiting.find(({ id }) => id === waits.id);
    expect(own).toMatchObject({ kind: 'comment', topicId: '', postId: post, parentId: root.id, title: 'Onay bekleyen yorumlu yazı' });
    const found = (await town.moderator.get(`/api/console/cases/${waits.id}`)).body as unknown as CaseDetails;
    expect(found).toMatchObject({
      reported_type: 'forum_comment',
      topic_id: '',
      post_id: post,
      around: { topic: { id: post, title: 'Onay bekleyen yorumlu yazı' }, parent: { id: root.id } },
    });
    await decide(waits.id, { verdict: 'dismissed', actions: [] });
    expect((await page(post)).data[0]?.replies).toMatchObject([{ id: waits.id, state: 'visible', content: 'Bu bekletilecek bir yanıt' }]);
    expect([await held(can), await counted(post)]).toEqual([[], [2, 2]]);
  });
});

describe('A comment of a post that was reported', () => {
  inBothHomes.it('is a case with its address, is hidden by its decision, and comes back by its number', async () => {
    const post = await write('Raporlanan yorumlu yazı');
    const { id } = await comment(post, 'Kaba bir yorum', can);
    const report = { commentId: id, reason: 'harassment', description: 'Kaba', reportedUserId: can.id };
    expect((await ece.post('/api/blog/reports/comments', report)).status).toBe(201);
    await town.renewModerator();
    const shown = (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
    expect(shown).toMatchObject({ content_title: 'Kaba bir yorum', topic_id: '', post_id: post, as_reported: { content: 'Kaba bir yorum' } });
    await decide(id, { actions: ['hide_content'], message: 'Kibar olun.' });
    expect([(await page(post)).data[0]?.state, await counted(post)]).toEqual(['removed', [0, 0]]);
    const [judged] = ((await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails).decisions;
    const own = await can.get<AppealableDecision>(`/api/appeals/${judged?.id}`);
    expect(own.body.data.decision.content).toMatchObject({
      type: 'forum_comment',
      topic_id: '',
      post_id: post,
      title: 'Raporlanan yorumlu yazı',
      excerpt: 'Kaba bir yorum',
    });
    const [made] = rows<ForumDecision>(await town.moderator.get(`/api/console/decisions?${query({ filter: { subject: 'comment' } })}`));
    expect(made).toMatchObject({
      subject: 'comment',
      kind: 'hide',
      target_id: id,
      topic_id: null,
      post_id: post,
      title: 'Raporlanan yorumlu yazı',
      undoable: true,
    });
    expect((await town.moderator.put(made?.undo_path ?? '', { reason: 'Yanlışlıkla yapıldı' })).status).toBe(200);
    expect([(await page(post)).data[0]?.content, await counted(post)]).toEqual(['Kaba bir yorum', [1, 1]]);
  });
});
