import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { BLOG_TEXT, type Post, type PostRow } from '../contracts/blog.js';
import type { BlogComment } from '../contracts/blog-comments.js';
import {
  type ApplauseAnswer,
  type BookmarkAnswer,
  type BookmarkedPost,
  type OwnPostStats,
  type OwnReactions,
  type PostStats,
  REACTION_LIMITS,
  REACTION_TEXT,
} from '../contracts/blog-reactions.js';
import type { SavedPost } from '../contracts/blog-writing.js';
import { CODE, type Listing } from '../contracts/envelope.js';
import { LIKE_TEXT, type LikeAnswer, type LikeCounts, type LikeInfo } from '../contracts/likes.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage, NotificationRow } from '../contracts/notifications.js';
import type { TopicViewAnswer } from '../contracts/topic-views.js';
import { applauseStream } from '../src/contexts/blog/applause/applause.stream.js';
import { bookmarkStream } from '../src/contexts/blog/bookmark/bookmark.stream.js';
import { likeStream } from '../src/contexts/forum/like/like.stream.js';
import { ViewTally } from '../src/contexts/forum/topic-views/view-tally.service.js';
import type { StoredEvent } from '../src/kernel/event.js';
import type { EventLog } from '../src/kernel/event-log.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { Writers } from './posts.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const RACERS = 20;
const REASON = 'Topluluk ilkelerine uymuyor';

let town: Town;
let writers: Writers;
let author: Client;
let reader: Client;
const guest = () => town.app.guest;

beforeAll(async () => {
  town = await Town.open({ NEW_MEMBER_POSTS: '0', TRUSTED_PROXIES: '127.0.0.1' });
  writers = new Writers(town.app);
  [author, reader] = [await town.member(), await town.member()];
});
afterAll(() => town.app.stop());

const at = (id: string, what: string) => `/api/blog/posts/${id}/${what}`;
const like = async (who: Client, id: string, body: object = {}) => (await who.post<LikeAnswer>(at(id, 'like'), body)).body.data;
const bookmark = async (who: Client, id: string, body: object = {}) => (await who.post<BookmarkAnswer>(at(id, 'bookmark'), body)).body.data;
const applaud = async (who: Client, id: string, claps: number) => (await who.post<ApplauseAnswer>(at(id, 'applause'), { claps })).body.data;
const page = async (id: string, who = guest()) => (await who.get<Post>(`/api/blog/posts/${id}`)).body.data;
const stats = async (id: string) => (await guest().get<PostStats>(`/api/blog/stats/posts/${id}`)).body.data;
const kept = async (who: Client, query = '') => (await who.get<BookmarkedPost[]>(`/api/blog/bookmarks${query}`)).body as unknown as Listing<BookmarkedPost>;
const members = async (count: number) => {
  const all: Client[] = [];
  for (let made = 0; made < count; made++) all.push(await town.member());
  return all;
};
const posted = (changes: object = {}) => writers.write(author, changes);
/** The next minute, so that one test does not use up what another may do. */
const later = () => town.app.clock.advance({ minutes: 1 });
const moderate = async (id: string, action: string) => {
  await town.renewModerator();
  expect((await town.moderator.put(`/api/blog/posts/${id}/moderate`, { action, reason: REASON })).status).toBe(200);
};
const facts = async (stream: string): Promise<StoredEvent[]> => town.app.meydan.app.get<EventLog>(EVENT_LOG).readStream(stream);
async function viewsWritten(): Promise<void> {
  await town.app.meydan.app.get(ViewTally).write();
  await town.app.settled();
}

describe('A post', () => {
  inBothHomes.it('is liked like a topic', async () => {
    const { id } = await posted();
    expect(await like(reader, id)).toEqual({ liked: true, count: 1 });
    expect((await guest().get<LikeInfo>(at(id, 'like-info'))).body.data).toEqual({ count: 1, liked: false });
    expect((await reader.get<{ liked: boolean }>(at(id, 'likes/me'))).body.data).toEqual({ liked: true });
    expect((await guest().post<LikeCounts>('/api/blog/posts/likes-count', { postIds: [id, NOBODY] })).body.data).toEqual({ [id]: 1, [NOBODY]: 0 });
    expect([await like(reader, id), await like(reader, id, { liked: false })]).toEqual([
      { liked: false, count: 0 },
      { liked: false, count: 0 },
    ]);
    expect((await guest().post(at(id, 'like'), {})).status).toBe(401);
  });

  inBothHomes.it('is kept by its readers, and nobody is told by whom', async () => {
    const who = await town.member();
    const [first, second] = [await posted({ title: 'İlk saklanan' }), await posted({ title: 'Son saklanan' })];
    expect(await bookmark(who, first.id)).toEqual({ bookmarked: true, count: 1 });
    later();
    expect(await bookmark(who, second.id, { bookmarked: true })).toEqual({ bookmarked: true, count: 1 });
    const list = await kept(who);
    expect([list.data.map(({ title }) => title), list.total, list.limit]).toEqual([['Son saklanan', 'İlk saklanan'], 2, REACTION_LIMITS.panel]);
    expect(list.data[0]).toMatchObject({ isBookmarked: true, bookmarkCreatedAt: town.app.clock.now().toISOString(), bookmarks: 1 });
    await author.put(`/api/blog/posts/${second.id}/status`, { status: 'archived' });
    expect((await kept(who)).data.map(({ title }) => title)).toEqual(['İlk saklanan']);
    expect((await kept(reader)).data.map(({ id }) => id)).not.toContain(first.id);
    expect(await bookmark(who, first.id)).toEqual({ bookmarked: false, count: 0 });
    expect((await kept(who)).data).toEqual([]);
    for (const path of [at(first.id, 'bookmark'), at(first.id, 'applause')]) expect((await guest().post(path, { claps: 1 })).status).toBe(401);
    expect((await guest().get('/api/blog/bookmarks')).status).toBe(401);
  });

  inBothHomes.it('is applauded up to fifty times by each reader', async () => {
    const { id } = await posted();
    expect([await applaud(reader, id, 1), await applaud(reader, id, 30), await applaud(reader, id, 30), await applaud(reader, id, 1)]).toEqual([
      { own: 1, total: 1 },
      { own: 31, total: 31 },
      { own: 50, total: 50 },
      { own: 50, total: 50 },
    ]);
    expect(await applaud(await town.member(), id, 2)).toEqual({ own: 2, total: 52 });
    for (const claps of [0, 51, 1.5, -1, 'a']) expect([claps, (await reader.post(at(id, 'applause'), { claps })).status]).toEqual([claps, 422]);
    expect(said(await author.post(at(id, 'applause'), { claps: 1 }))).toEqual([403, REACTION_TEXT.ownPost]);
  });

  inBothHomes.it('tells everybody the same in lists, and the caller what they gave themselves', async () => {
    const [one, other] = [await posted(), await posted()];
    await like(reader, one.id);
    await bookmark(reader, one.id);
    await applaud(reader, one.id, 7);
    const counted = { likes: 1, bookmarks: 1, comments: 0, applause: 7, views: 0 };
    expect(await stats(one.id)).toEqual(counted);
    const own = { isLiked: true, isBookmarked: true, bookmarkCreatedAt: expect.any(String), ownApplause: 7 };
    expect(await page(one.id, reader)).toMatchObject({ ...counted, ...own });
    const none = { isLiked: false, isBookmarked: false, bookmarkCreatedAt: null, ownApplause: 0 };
    for (const who of [guest(), author]) expect(await page(one.id, who)).toMatchObject({ ...counted, ...none });
    const rowFor = async (who: Client) => (await who.get<PostRow[]>(`/api/blog/posts?author=${author.id}`)).body.data.find(({ id }) => id === one.id);
    expect(await rowFor(reader)).toEqual(await rowFor(guest()));
    const mine = async (who: Client) => (await who.post<OwnReactions>('/api/blog/posts/mine', { postIds: [one.id, other.id, NOBODY] })).body.data;
    expect(await mine(reader)).toEqual({ liked: [one.id], bookmarked: [one.id], applause: { [one.id]: 7 } });
    expect(await mine(author)).toEqual({ liked: [], bookmarked: [], applause: {} });
    expect((await guest().post('/api/blog/posts/mine', { postIds: [one.id] })).status).toBe(401);
  });

  inBothHomes.it('counts each reader once a day, and not its author', async () => {
    const { id } = await posted();
    const view = async (who: Client, headers = {}) => (await who.post<TopicViewAnswer>(at(id, 'views'), {}, headers)).body.data.counted;
    expect([await view(reader), await view(reader), await view(author), await view(guest(), { 'x-forwarded-for': '192.0.2.7' })]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await viewsWritten();
    expect([(await page(id)).views, (await stats(id)).views]).toEqual([2, 2]);
  });
});

describe('Comments on a post', () => {
  inBothHomes.it('are liked as those in topics', async () => {
    later();
    const { id } = await posted();
    const comment = (await author.post<BlogComment>(at(id, 'comments'), { content: 'Bir yorum' })).body.data.id;
    const of = (what: string) => `/api/blog/comments/${comment}/${what}`;
    expect((await reader.post<LikeAnswer>(of('like'), {})).body.data).toEqual({ liked: true, count: 1 });
    expect((await reader.get(of('likes/me'))).body.data).toEqual({ liked: true });
    for (const [what, answer] of [['like-info', { count: 1, liked: false }] as const, ['likes-count', { count: 1 }] as const])
      expect((await guest().get(of(what))).body.data).toEqual(answer);
    await moderate(id, 'hide');
    expect((await reader.post(of('like'), { liked: false })).status).toBe(404);
  });
});

describe('Twenty at once', () => {
  inBothHomes.it('are all counted, and a recount of the facts says the same', async () => {
    later();
    const { id } = await posted();
    const all = await members(RACERS);
    await Promise.all(all.flatMap((who) => [like(who, id, { liked: true }), bookmark(who, id, { bookmarked: true }), applaud(who, id, 3)]));
    expect(await stats(id)).toEqual({ likes: RACERS, bookmarks: RACERS, comments: 0, applause: 3 * RACERS, views: 0 });
    const given = async (category: string) => (await Promise.all(all.map((who) => facts(`${category}-${id}.${who.id}`)))).flat();
    expect((await given(likeStream.category)).map(({ type }) => type)).toEqual(Array(RACERS).fill('ContentLiked'));
    expect((await given(bookmarkStream.category)).map(({ type }) => type)).toEqual(Array(RACERS).fill('PostBookmarked'));
    expect((await given(applauseStream.category)).reduce((sum, { data }) => sum + (data as { claps: number }).claps, 0)).toBe(3 * RACERS);
  });

  inBothHomes.it('of one reader end right', async () => {
    later();
    const { id } = await posted();
    const who = await town.member();
    const wishes = Array.from({ length: RACERS }, () => bookmark(who, id));
    expect((await Promise.all(wishes)).filter(({ bookmarked }) => bookmarked)).toHaveLength(RACERS / 2);
    expect(await Promise.all(Array.from({ length: RACERS }, () => bookmark(who, id, { bookmarked: true })))).toEqual(
      Array(RACERS).fill({ bookmarked: true, count: 1 }),
    );
    const claps = await Promise.all(Array.from({ length: RACERS }, () => applaud(who, id, 4)));
    expect(Math.max(...claps.map(({ own }) => own))).toBe(50);
    expect(await stats(id)).toMatchObject({ bookmarks: 1, applause: 50 });
    expect((await facts(`applause-${id}.${who.id}`)).reduce((sum, { data }) => sum + (data as { claps: number }).claps, 0)).toBe(50);
  });
});

describe('What not everybody may read', () => {
  const tried = async (who: Client, id: string) => [
    said(await who.post(at(id, 'like'), {})),
    said(await who.post(at(id, 'bookmark'), {})),
    said(await who.post(at(id, 'applause'), { claps: 1 })),
    said(await who.post(at(id, 'views'), {})),
    said(await who.get(at(id, 'like-info'))),
    said(await who.get(`/api/blog/stats/posts/${id}`)),
  ];
  const refused = (status: number, text: string) => Array(6).fill([status, text]);

  it('is given nothing: drafts, what is hidden, what is gone, and what never was', async () => {
    later();
    const draft = await posted({ status: 'draft' });
    expect(await tried(reader, draft.id)).toEqual(refused(404, BLOG_TEXT.postNotFound));
    expect(await tried(reader, NOBODY)).toEqual(refused(404, BLOG_TEXT.postNotFound));
    const hidden = await posted();
    await moderate(hidden.id, 'hide');
    expect(await tried(reader, hidden.id)).toEqual(refused(404, BLOG_TEXT.postNotFound));
    expect((await tried(town.moderator, hidden.id)).slice(0, 3)).toEqual([
      [409, LIKE_TEXT.notOpen],
      [409, REACTION_TEXT.notOpenToBookmarks],
      [409, REACTION_TEXT.notOpenToApplause],
    ]);
    const gone = await posted();
    await moderate(gone.id, 'delete');
    expect(await tried(reader, gone.id)).toEqual(refused(410, BLOG_TEXT.postGone));
    for (const what of ['like', 'bookmark', 'applause', 'views'])
      expect([what, (await reader.post(at('yok', what), what === 'applause' ? { claps: 1 } : {})).status]).toEqual([what, 400]);
  });

  it('is still given back, and its bookmark is skipped', async () => {
    later();
    const who = await town.member();
    const { id } = await posted();
    await bookmark(who, id, { bookmarked: true });
    await moderate(id, 'hide');
    expect((await kept(who)).data).toEqual([]);
    await moderate(id, 'restore');
    expect((await kept(who)).data.map((row) => row.id)).toEqual([id]);
  });
});

describe('Whoever gives without end', () => {
  it('has to wait a minute', async () => {
    later();
    const who = await town.member();
    const { id } = await posted();
    later();
    for (let count = 0; count < REACTION_LIMITS.bookmarksAMinute; count++) await bookmark(who, id, { bookmarked: true });
    const { status, body } = await who.post(at(id, 'bookmark'), {});
    expect([status, body.code, body.error]).toEqual([429, CODE.rateLimited, REACTION_TEXT.bookmarkedTooOften]);
    for (let count = 0; count < REACTION_LIMITS.applauseAMinute; count++) await applaud(who, id, 50);
    expect(said(await who.post(at(id, 'applause'), { claps: 1 }))).toEqual([429, REACTION_TEXT.applauseTooOften]);
  });
});

describe('The author', () => {
  inBothHomes.it('hears of likes, and never of bookmarks or claps', async () => {
    later();
    const writer = await town.member();
    const { id } = await writers.write(writer, { title: 'Beğenilen yazı' });
    const who = await town.member();
    await like(who, id);
    await bookmark(who, id);
    await applaud(who, id, 3);
    await town.app.settled();
    const { rows } = (await writer.get<NotificationPage>('/api/notifications')).body.data;
    expect(rows.map(({ type, reason, postId, title }) => [type, reason, postId, title])).toEqual([['like', 'own_post', id, 'Beğenilen yazı']]);
    expect(notificationText(rows[0] as NotificationRow)).toMatch(/ yazınızı beğendi$/);
  });
});

describe('Lists', () => {
  inBothHomes.it('are sorted by what readers gave, also within a category, a tag or an author', async () => {
    later();
    const writer = await town.member();
    const category_id = town.app.categoryId('devops');
    const written: SavedPost[] = [];
    for (const title of ['Sevilen', 'Saklanan', 'Yeni']) written.push(await writers.write(writer, { title, tags: ['sıra'], category_id }));
    const [loved = '', saved = ''] = written.map(({ id }) => id);
    const readers = await members(3);
    for (const who of readers) await like(who, loved);
    for (const who of readers) await bookmark(who, saved);
    const titles = async (query: string) => (await guest().get<PostRow[]>(`/api/blog/posts?${query}`)).body.data.map(({ title }) => title);
    for (const narrowing of [`author=${writer.id}`, 'tag=sira', `category=${category_id}`]) {
      expect([narrowing, await titles(`${narrowing}&sortBy=newest`)]).toEqual([narrowing, ['Yeni', 'Saklanan', 'Sevilen']]);
      expect([narrowing, await titles(`${narrowing}&sortBy=mostLiked`)]).toEqual([narrowing, ['Sevilen', 'Yeni', 'Saklanan']]);
      expect([narrowing, await titles(`${narrowing}&sortBy=popular`)]).toEqual([narrowing, ['Saklanan', 'Sevilen', 'Yeni']]);
    }
    const all = await titles('sortBy=popular&limit=100');
    expect([all.indexOf('Saklanan') < all.indexOf('Sevilen'), all.indexOf('Sevilen') < all.indexOf('Yeni')]).toEqual([true, true]);
  });
});

describe('An author', () => {
  inBothHomes.it('sees day by day what was given, and what was taken back no more', async () => {
    later();
    const writer = await town.member();
    const [one, other] = [await writers.write(writer), await writers.write(writer)];
    const who = await town.member();
    await like(who, one.id);
    await bookmark(who, one.id);
    await applaud(who, other.id, 5);
    await who.post(at(one.id, 'views'), {});
    await viewsWritten();
    const numbers = async (query = '', asking = writer) => (await asking.get<OwnPostStats>(`/api/blog/users/me/posts/stats${query}`)).body.data;
    const all = { views: 1, likes: 1, bookmarks: 1, applause: 5, comments: 0 };
    const { days, total, post } = await numbers();
    expect([days.length, total, post]).toEqual([REACTION_LIMITS.days.usual, all, null]);
    expect(days.at(-1)).toEqual({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), ...all });
    expect(days[0]).toMatchObject({ views: 0, likes: 0, bookmarks: 0, applause: 0, comments: 0 });
    expect((await numbers(`?post=${one.id}&days=7`)).total).toEqual({ ...all, applause: 0 });
    expect((await numbers(`?post=${one.id}&days=7`)).post).toEqual({ id: one.id, title: 'Bir yazı', slug: one.slug });
    await like(who, one.id);
    await bookmark(who, one.id);
    await town.app.settled();
    expect((await numbers()).total).toEqual({ ...all, likes: 0, bookmarks: 0 });
    expect((await reader.get(`/api/blog/users/me/posts/stats?post=${one.id}`)).status).toBe(404);
    expect((await guest().get('/api/blog/users/me/posts/stats')).status).toBe(401);
    for (const days of [0, 366, 'a']) expect([days, (await writer.get(`/api/blog/users/me/posts/stats?days=${days}`)).status]).toEqual([days, 400]);
  });
});

describe('A reader who goes', () => {
  it.each([true, false])('takes along what they gave, and nothing of others (%p)', async (keep) => {
    later();
    const [writer, leaving, staying] = (await members(3)) as [Client, Client, Client];
    const { id } = await writers.write(writer);
    for (const who of [leaving, staying]) {
      await like(who, id);
      await bookmark(who, id);
      await applaud(who, id, 4);
      await applaud(who, id, 5);
    }
    expect((await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: keep })).status).toBe(200);
    town.app.clock.advance({ days: 7 });
    await town.app.settled();
    expect(await stats(id)).toEqual({ likes: 1, bookmarks: 1, comments: 0, applause: 9, views: 0 });
    const told = (await facts(`applause-${id}.${leaving.id}`)).map(({ type }) => type);
    expect(told).toEqual(['PostApplauded', 'PostApplauded', 'ApplauseWithdrawn', 'ApplauseWithdrawn']);
  });
});
