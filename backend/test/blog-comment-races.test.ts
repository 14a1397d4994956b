import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { displayName, type OwnUser } from '../contracts/accounts.js';
import type { PostRow } from '../contracts/blog.js';
import type { BlogComment, BlogCommentPage } from '../contracts/blog-comments.js';
import { CODE, type LiveChange, postChannel } from '../contracts/envelope.js';
import { FORUM_TEXT } from '../contracts/forum.js';
import type { LikeAnswer } from '../contracts/likes.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { SearchListing } from '../contracts/search.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { Writers } from './posts.js';
import { readPage } from './reading.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { Town, usernameOf } from './town.js';

const RACERS = 20;
const WEEK = 7 * 24 * 60;

let town: Town;
let writers: Writers;
let author: Client;

beforeAll(async () => {
  town = await Town.open({ NEW_MEMBER_POSTS: '0', COMMENTS_PER_HOUR: '0' });
  writers = new Writers(town.app);
  author = await town.member();
});
afterAll(() => town.app.stop());

const write = async (title: string) => (await writers.write(author, { title })).id;
const comment = async (postId: string, content: string, by: Client) => {
  const { status, body } = await by.post<BlogComment>(`/api/blog/posts/${postId}/comments`, { content });
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
};
const page = async (postId: string, place = '') => (await town.app.guest.get(`/api/blog/posts/${postId}/comments${place}`)).body as unknown as BlogCommentPage;
const replies = async (id: string, place = '') => (await town.app.guest.get(`/api/blog/comments/${id}/replies${place}`)).body as unknown as BlogCommentPage;
const row = async (postId: string) => (await town.app.guest.get<PostRow>(`/api/blog/posts/${postId}`)).body.data;

describe('Comments of many at once', () => {
  inBothHomes.it('are all there, each once and in one order', async () => {
    const post = await write('Kalabalık yazı');
    const root = await comment(post, 'Kök', author);
    const members = await Promise.all(Array.from({ length: RACERS }, () => town.member()));
    const sent = await Promise.all(
      members.flatMap((member, number) => [
        member.post<BlogComment>(`/api/blog/posts/${post}/comments`, { content: `Yorum ${number}` }),
        member.post<BlogComment>(`/api/blog/comments/${root.id}/replies`, { postId: post, content: `Yanıt ${number}` }),
      ]),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 2 * RACERS }, () => 201));
    await town.app.settled();
    const all = await page(post, '?limit=100&sort=oldest');
    const answers = await replies(root.id, '?limit=100');
    const words = (kind: string) => Array.from({ length: RACERS }, (_, number) => `${kind} ${number}`).sort();
    expect([all.total, all.data.map(({ content }) => content).sort()]).toEqual([RACERS + 1, ['Kök', ...words('Yorum')].sort()]);
    expect([answers.total, answers.data.map(({ content }) => content).sort()]).toEqual([RACERS, words('Yanıt')]);
    expect(await row(post)).toMatchObject({ comments: 2 * RACERS + 1 });
    expect(all.data[0]).toMatchObject({ id: root.id, reply_count: RACERS, pagination: { total: RACERS, hasMore: true } });
    // Half of them take theirs back while the others write on.
    const own = sent.filter((_, number) => number % 4 === 0).map(({ body }, at) => ({ id: body.data.id, by: members[2 * at] as Client }));
    const later = members.slice(0, 10).map((member) => member.post(`/api/blog/comments/${root.id}/replies`, { postId: post, content: 'Yine' }));
    const taken = await Promise.all(own.map(({ id, by }) => by.delete(`/api/blog/comments/${id}`)));
    expect([...taken, ...(await Promise.all(later))].every(({ status }) => status < 300)).toBe(true);
    await town.app.settled();
    expect(await row(post)).toMatchObject({ comments: 2 * RACERS + 1 - own.length + later.length });
    expect((await page(post, '?limit=100')).total).toBe(RACERS + 1);
  });

  it('with one key are one', async () => {
    const post = await write('Bir kez yorumlanan yazı');
    const member = await town.member();
    const send = () => member.post<BlogComment>(`/api/blog/posts/${post}/comments`, { content: 'Bir kez' }, { 'idempotency-key': 'yorum-bir-kez-1' });
    const ids = (await Promise.all([send(), send(), send()])).map(({ body }) => body.data?.id).filter(Boolean);
    expect([new Set(ids).size, (await page(post)).total]).toEqual([1, 1]);
  });
});

describe('A comment of a post', () => {
  inBothHomes.it('is liked, and its author hears of it', async () => {
    const post = await write('Beğenilen yorumlu yazı');
    const [writer, reader] = [await town.member(), await town.member()];
    const { id } = await comment(post, 'Beğenilecek', writer);
    const like = async () => (await reader.post<LikeAnswer>(`/api/blog/comments/${id}/like`, {})).body.data;
    expect([await like(), (await page(post)).data[0]?.likes]).toEqual([{ liked: true, count: 1 }, 1]);
    await town.app.settled();
    const { rows } = (await writer.get<NotificationPage>('/api/notifications')).body.data;
    const name = displayName((await reader.get<OwnUser>('/api/auth/user')).body.data);
    expect(rows.map((told) => [told.type, told.postId, told.commentId, notificationText(told)])).toContainEqual([
      'like',
      post,
      id,
      `${name} yorumunuzu beğendi`,
    ]);
    expect(await like()).toEqual({ liked: false, count: 0 });
  });

  inBothHomes.it('is told to those who look at the post', async () => {
    const post = await write('Canlı yazı');
    const socket = LiveSocket.open(town.app.guest.url, {});
    try {
      await socket.next('ready');
      expect(await socket.subscribe(postChannel(post))).toEqual({ success: true });
      const root = await comment(post, 'Canlı', author);
      expect((await socket.next<LiveChange>('change')).row).toEqual({ postId: post, parentId: null, commentId: root.id, authorId: author.id });
      const draft = await writers.write(author, { title: 'Gizli kalan', status: 'draft' });
      expect(await socket.subscribe(postChannel(draft.id))).toMatchObject({ success: false });
    } finally {
      socket.close();
    }
  });

  it('stands on the page that is read without the app, with its replies, and is counted for search engines', async () => {
    const post = await write('Uygulamasız okunan yazı');
    const member = await town.member();
    const root = await comment(post, 'Merhaba <script>alert(1)</script> **dünya**', member);
    await author.post(`/api/blog/comments/${root.id}/replies`, { postId: post, content: 'Hoş geldin' });
    const { slug } = await row(post);
    const { content, structured } = await readPage(town.app.guest, `/blog/${slug}`);
    expect(content).toContain(`<article id="comment-${root.id}">`);
    expect(content).toContain('<strong>dünya</strong>');
    expect(content).not.toContain('<script>alert(1)');
    expect(content).toContain('Yorumlar (2)');
    expect(structured).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', commentCount: 2, comment: [expect.objectContaining({ '@type': 'Comment' }), expect.anything()] }),
    );
  });

  it('is not found by its words: the post is', async () => {
    const post = await write('Aranan yazı kazımavi');
    await comment(post, 'Yalnızca yorumda geçen zümrütanka', author);
    await town.app.settled();
    const found = async (q: string) => ((await town.app.guest.get(`/api/search?q=${q}`)).body as unknown as SearchListing).total;
    expect(await found('zümrütanka')).toBe(0);
  });
});

describe('Whoever', () => {
  it('is muted comments no more, and takes back what they wrote', async () => {
    const post = await write('Susturulanın yazdığı');
    const silent = await town.member();
    const { id } = await comment(post, 'Önceden', silent);
    await town.renewModerator();
    await town.sanction(silent, 'mute_user', { durationMinutes: 60 });
    for (const call of [
      () => silent.post(`/api/blog/posts/${post}/comments`, { content: 'Sonradan' }),
      () => silent.post(`/api/blog/comments/${id}/replies`, { postId: post, content: 'Sonradan' }),
      () => silent.put(`/api/blog/comments/${id}`, { content: 'Sonradan' }),
    ]) {
      const { status, body } = await call();
      expect([status, body.code]).toEqual([403, CODE.muted]);
    }
    expect((await silent.delete(`/api/blog/comments/${id}`)).status).toBe(200);
  });

  it('was blocked comments all the same, and whoever blocked them hears nothing of it', async () => {
    const post = await write('Engelleyenin yazısı');
    const unwanted = await town.member();
    expect((await author.put(`/api/users/${unwanted.id}/block`)).status).toBeLessThan(300);
    const before = (await author.get<{ count: number }>('/api/notifications/unread-count')).body.data.count;
    await comment(post, 'Buradayım', unwanted);
    await town.app.settled();
    expect((await author.get<{ count: number }>('/api/notifications/unread-count')).body.data.count).toBe(before);
    expect((await page(post)).data[0]).toMatchObject({ content: 'Buradayım' });
  });

  inBothHomes.it('leaves takes their comments along, whose replies stay', async () => {
    const post = await write('Geride kalan yazı');
    const leaving = await town.member();
    const root = await comment(post, 'Gidecek sözler', leaving);
    await author.post(`/api/blog/comments/${root.id}/replies`, { postId: post, content: 'Kalacak' });
    const again = await town.app.guest.signIn(await usernameOf(leaving), PASSWORD, true);
    expect((await again.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: false })).status).toBe(200);
    for (const minutes of [WEEK * 2, 1]) {
      town.app.clock.advance({ minutes });
      await town.app.settled();
    }
    const [left] = (await page(post)).data;
    expect(left).toMatchObject({
      id: root.id,
      state: 'removed',
      content: '',
      users: null,
      notice: FORUM_TEXT.commentWithdrawn,
      replies: [{ content: 'Kalacak' }],
    });
    expect(await row(post)).toMatchObject({ comments: 1 });
  });
});
