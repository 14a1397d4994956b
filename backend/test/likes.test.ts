import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CODE, TEXT } from '../contracts/envelope.js';
import { type Comment, FORUM_TEXT, type Topic, type TopicRow } from '../contracts/forum.js';
import { LIKE_LIMITS, LIKE_TEXT, type LikeAnswer, type LikeCounts, type LikedComments, type LikedTopic, type LikeInfo } from '../contracts/likes.js';
import type { StoredEvent } from '../src/kernel/event.js';
import type { EventLog } from '../src/kernel/event-log.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Answer, Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town } from './town.js';

const RACERS = 20;

let town: Town;
let author: Client;
let member: Client;

beforeAll(async () => {
  town = await Town.open();
  author = await town.member();
  member = await town.member();
});
afterAll(() => town.app.stop());

const like = (who: Client, path: string, body: object = {}, headers: Record<string, string> = {}) =>
  who.post<LikeAnswer>(`/api/forum/${path}/like`, body, headers);
const info = async (who: Client, path: string) => (await who.get<LikeInfo>(`/api/forum/${path}/like-info`)).body.data;
const liked = (who: Client, query = '') => who.get<LikedTopic[]>(`/api/forum/users/me/liked-posts${query}`);
const idsOf = ({ body }: Answer<TopicRow[]>) => body.data.map(({ id }) => id);
const said = ({ status, body }: Answer) => [status, body.code, body.error];
const topicOf = async (who = author) => `posts/${(await town.topic(who)).id}`;
const stream = async (path: string, who: Client): Promise<StoredEvent[]> => {
  const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
  return log.readStream(`like-${path.split('/')[1]}.${who.id}`);
};
/** The next minute, so that one test does not use up what another may do. */
const later = () => town.app.clock.advance({ minutes: 1 });

async function remove(action: 'hide_content' | 'delete_content', topic: Topic) {
  const { body } = await town.report(await town.member(), topic);
  expect((await town.decide(body.data.reportId, { action })).status).toBe(200);
}

describe.each([
  ['a topic', () => topicOf()],
  ['a comment', async () => `comments/${(await town.comment(author)).id}`],
])('%s', (_, written) => {
  let path: string;

  beforeAll(async () => {
    later();
    path = await written();
  });

  inBothHomes.it('is liked, and no more when that is sent again', async () => {
    expect(await info(member, path)).toEqual({ count: 0, liked: false });
    expect((await like(member, path)).body.data).toEqual({ liked: true, count: 1 });
    expect(await info(member, path)).toEqual({ count: 1, liked: true });
    expect((await like(member, path)).body.data).toEqual({ liked: false, count: 0 });
    expect(await info(member, path)).toEqual({ count: 0, liked: false });
  });

  it('is as it is wished to be, however often that is sent', async () => {
    for (const wanted of [true, true, false, false]) {
      expect((await like(member, path, { liked: wanted })).body.data).toEqual({ liked: wanted, count: Number(wanted) });
    }
  });

  inBothHomes.it('is liked once under one key', async () => {
    const key = { 'Idempotency-Key': `like-${path}` };
    const answers = [await like(member, path, {}, key), await like(member, path, {}, key)];
    expect(answers.map(({ body }) => body.data)).toEqual([
      { liked: true, count: 1 },
      { liked: true, count: 1 },
    ]);
    await like(member, path, { liked: false });
  });

  it('can be liked by whoever wrote it', async () => {
    expect((await like(author, path, { liked: true })).body.data).toEqual({ liked: true, count: 1 });
    await like(author, path, { liked: false });
  });

  inBothHomes.it('tells guests how often it is liked, and asks them to sign in before they like it', async () => {
    await like(member, path, { liked: true });
    expect(await info(town.app.guest, path)).toEqual({ count: 1, liked: false });
    expect(said(await like(town.app.guest, path))).toEqual([401, CODE.authRequired, TEXT.authRequired]);
    expect(said(await town.app.guest.get(`/api/forum/${path}/likes/me`))).toEqual([401, CODE.authRequired, 'Bu işlem için giriş yapmalısınız.']);
    expect((await member.get(`/api/forum/${path}/likes/me`)).body.data).toEqual({ liked: true });
    expect((await author.get(`/api/forum/${path}/likes/me`)).body.data).toEqual({ liked: false });
  });

  inBothHomes.it('is right under twenty toggles of one member at once', async () => {
    later();
    path = await written();
    const answers = await Promise.all(Array.from({ length: RACERS }, () => like(member, path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(RACERS).fill(200));
    const events = await stream(path, member);
    expect(events.map(({ type }) => type)).toEqual(Array.from({ length: RACERS }, (_, at) => (at % 2 ? 'ContentUnliked' : 'ContentLiked')));
    const told = answers.filter(({ body }) => body.data.liked).length;
    expect(told).toBe(RACERS / 2);
    for (const { body } of answers) expect([0, 1]).toContain(body.data.count);
    expect(await info(member, path)).toEqual({ count: 0, liked: false });
  });

  inBothHomes.it('is right when one member wishes the same twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: RACERS }, () => like(member, path, { liked: true })));
    expect(answers.map(({ body }) => body.data)).toEqual(Array(RACERS).fill({ liked: true, count: 1 }));
    await like(member, path, { liked: false });
  });
});

describe('twenty members at once', () => {
  inBothHomes.it('are all counted, and none twice', async () => {
    const path = await topicOf();
    const members = [];
    for (let at = 0; at < RACERS; at++) members.push(await town.member());
    await Promise.all(members.map((who) => like(who, path)));
    expect(await info(members[3] as Client, path)).toEqual({ count: RACERS, liked: true });
    await Promise.all(members.slice(0, 5).map((who) => like(who, path)));
    expect(await info(town.app.guest, path)).toEqual({ count: RACERS - 5, liked: false });
    expect((await town.app.guest.get<TopicRow[]>('/api/forum/topics?sort=liked&limit=1')).body.data).toMatchObject([{ id: path.split('/')[1], likes: 15 }]);
  });
});

describe('what may not be read', () => {
  it('is neither liked nor asked about', async () => {
    later();
    for (const [path, sentence] of [
      [`posts/${NOBODY}`, FORUM_TEXT.topicNotFound],
      [`comments/${NOBODY}`, FORUM_TEXT.commentNotFound],
    ]) {
      expect(said(await like(member, path as string))).toEqual([404, CODE.notFound, sentence]);
      for (const question of ['like-info', 'likes/me'])
        expect(said(await member.get(`/api/forum/${path}/${question}`))).toEqual([404, CODE.notFound, sentence]);
    }
    expect((await member.get(`/api/forum/comments/${NOBODY}/likes-count`)).status).toBe(404);
  });

  it('keeps its likes, and gets no new ones', async () => {
    const writer = await town.member();
    const topic = await town.topic(writer);
    const comment = (await member.post<Comment>(`/api/forum/topics/${topic.id}/comments`, { content: 'Bir yorum' })).body.data;
    await like(writer, `posts/${topic.id}`);
    await like(town.moderator, `comments/${comment.id}`);
    await remove('hide_content', topic);
    for (const path of [`posts/${topic.id}`, `comments/${comment.id}`]) expect((await like(member, path)).status).toBe(404);
    expect(said(await like(writer, `posts/${topic.id}`, { liked: true }))).toEqual([409, CODE.conflict, LIKE_TEXT.notOpen]);
    expect((await like(town.moderator, `comments/${comment.id}`)).status).toBe(409);
    expect((await like(writer, `posts/${topic.id}`, { liked: false })).body.data).toEqual({ liked: false, count: 0 });
  });

  it('is not there for anybody once it was removed', async () => {
    const topic = await town.topic(author);
    const comment = (await author.post<Comment>(`/api/forum/topics/${topic.id}/comments`, { content: 'Bir yorum' })).body.data;
    for (const path of [`posts/${topic.id}`, `comments/${comment.id}`]) await like(town.moderator, path);
    await remove('delete_content', topic);
    for (const path of [`posts/${topic.id}`, `comments/${comment.id}`]) expect((await like(town.moderator, path)).status).toBe(404);
  });
});

describe('questions about many', () => {
  inBothHomes.it('are answered with a count for each topic', async () => {
    later();
    const [one, other] = [await town.topic(author), await town.topic(author)];
    await like(member, `posts/${one.id}`);
    const { body } = await town.app.guest.post<LikeCounts>('/api/forum/posts/likes-count', { postIds: [one.id, other.id, NOBODY] });
    expect(body.data).toEqual({ [one.id]: 1, [other.id]: 0, [NOBODY]: 0 });
  });

  inBothHomes.it('are answered with the comments that one likes', async () => {
    const [one, other] = [await town.comment(author), await town.comment(author)];
    await like(member, `comments/${one.id}`);
    const ask = (who: Client) => who.post<LikedComments>('/api/forum/comments/likes/me', { commentIds: [one.id, other.id, one.id, NOBODY] });
    expect((await ask(member)).body.data).toEqual({ liked: [one.id] });
    expect((await ask(author)).body.data).toEqual({ liked: [] });
    expect((await ask(town.app.guest)).status).toBe(401);
    expect((await town.app.guest.get(`/api/forum/comments/${one.id}/likes-count`)).body.data).toEqual({ count: 1 });
  });

  it.each([
    ['nothing', {}],
    ['a text', { postIds: 'x' }],
    ['no ids', { postIds: ['x', null] }],
    ['too many', { postIds: Array(LIKE_LIMITS.ids + 1).fill(NOBODY) }],
  ])('name at most a hundred ids (%s)', async (_, body) =>
    expect([400, 422]).toContain((await town.app.guest.post('/api/forum/posts/likes-count', body)).status),
  );
});

describe('the topics that one likes', () => {
  inBothHomes.it('come newest like first, five when nothing else is asked, without what may not be read', async () => {
    const fan = await town.member();
    const topics: Topic[] = [];
    for (let at = 0; at < 8; at++) {
      later();
      topics.unshift(await town.topic(author));
      await like(fan, `posts/${topics[0]?.id}`);
    }
    await like(fan, `comments/${(await town.comment(author)).id}`);
    const ids = topics.map(({ id }) => id);
    const answer = await liked(fan);
    expect(idsOf(answer)).toEqual(ids.slice(0, LIKE_LIMITS.panel));
    expect(answer.body).toMatchObject({ total: 8, limit: 5, offset: 0, hasMore: true });
    expect(answer.body.data[0]).toMatchObject({
      likes: 1,
      liked_at: town.app.clock.now().toISOString(),
      categories: { slug: 'genel' },
      users: { id: author.id },
    });
    await remove('delete_content', topics[1] as Topic);
    const left = ids.filter((id) => id !== ids[1]);
    expect(idsOf(await liked(fan))).toEqual(left.slice(0, 5));
    expect((await liked(fan, '?limit=50')).body).toMatchObject({ total: 7, hasMore: false });
    expect(idsOf(await liked(fan, '?limit=3&offset=5'))).toEqual(ids.slice(5));
    await like(fan, `posts/${ids[0]}`);
    expect(idsOf(await liked(fan, '?limit=1'))).toEqual([ids[2]]);
    expect((await liked(author)).body.data).toEqual([]);
    expect(said(await liked(town.app.guest))).toEqual([401, CODE.authRequired, TEXT.authRequired]);
  });
});

describe('whoever likes without end', () => {
  it('has to wait, but not longer than a minute', async () => {
    later();
    const [hasty, path] = [await town.member(), await topicOf()];
    for (let at = 0; at < LIKE_LIMITS.aMinute; at++) expect((await like(hasty, path)).status).toBe(200);
    expect(said(await like(hasty, path))).toEqual([429, CODE.rateLimited, LIKE_TEXT.tooOften]);
    expect(await info(hasty, path)).toEqual({ count: 0, liked: false });
    later();
    expect((await like(hasty, path)).status).toBe(200);
  });
});

describe('a member who goes', () => {
  it.each([true, false])('takes their likes along, whether their texts stay (%p)', async (keep) => {
    later();
    const [leaving, topic, comment] = [await town.member(), await topicOf(), `comments/${(await town.comment(author)).id}`];
    for (const path of [topic, comment]) await Promise.all([like(leaving, path), like(member, path)]);
    expect((await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: keep })).status).toBe(200);
    town.app.clock.advance({ days: 7 });
    await town.app.settled();
    for (const path of [topic, comment]) expect(await info(town.app.guest, path)).toEqual({ count: 1, liked: false });
    expect((await stream(topic, leaving)).map(({ type }) => type)).toEqual(['ContentLiked', 'ContentUnliked']);
    await town.renewModerator();
    const again = async ({ id }: Client) => {
      const { username } = (await town.moderator.get<{ username: string }>(`/api/users/${id}`)).body.data;
      return town.app.guest.signIn(username, PASSWORD);
    };
    member = await again(member);
    author = await again(author);
  });
});
