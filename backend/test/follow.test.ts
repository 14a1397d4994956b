import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CODE } from '../contracts/envelope.js';
import {
  type BlockAnswer,
  type BlockedIds,
  type BlockedRow,
  FOLLOW_TEXT,
  type FollowAnswer,
  type FollowRow,
  type FollowStatus,
  type KnownFor,
  type MemberComment,
  type MutualFollowers,
  POINTS,
  type ProfileStats,
} from '../contracts/follow.js';
import type { Comment, TopicRow } from '../contracts/forum.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { EventLog } from '../src/kernel/event-log.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Answer, Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const RACERS = 20;

let town: Town;

beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

const follow = (who: Client, whom: Client) => who.post<FollowAnswer>(`/api/users/${whom.id}/follow`);
const unfollow = (who: Client, whom: Client) => who.delete<FollowAnswer>(`/api/users/${whom.id}/follow`);
const block = (who: Client, whom: Client) => who.put<BlockAnswer>(`/api/users/${whom.id}/block`);
const unblock = (who: Client, whom: Client) => who.delete<BlockAnswer>(`/api/users/${whom.id}/block`);
const statusOf = async (who: Client, whom: Client) => (await who.get<FollowStatus>(`/api/users/${whom.id}/follow-status`)).body.data;
const statsOf = async (who: Client, whom: Client) => (await who.get<ProfileStats>(`/api/users/${whom.id}/stats`)).body.data;
const listOf = async (who: Client, whom: Client, list: 'followers' | 'following', query = '') =>
  rows<FollowRow>(await who.get(`/api/users/${whom.id}/${list}${query}`));
const rows = <Row>({ body }: Answer) => body.data as unknown as Row[];
const idsIn = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const noticesOf = async (who: Client, type: string) => {
  await town.app.settled();
  return (await who.get<NotificationPage>('/api/notifications')).body.data.rows.filter((row) => row.type === type);
};
const members = async <const N extends number>(count: N) =>
  Promise.all(Array.from({ length: count }, () => town.member())) as Promise<Client[] & { length: N }>;

describe('A member', () => {
  inBothHomes.it('is followed, is counted, stands in the lists, and all of that once', async () => {
    const [ada, can] = (await members(2)) as [Client, Client];
    expect((await follow(ada, can)).body.data).toEqual({ isFollowing: true, follower_count: 1 });
    expect((await follow(ada, can)).body.data).toEqual({ isFollowing: true, follower_count: 1 });
    expect(await statusOf(ada, can)).toEqual({ isFollowing: true, followsYou: false, isBlocked: false });
    expect(await statusOf(can, ada)).toEqual({ isFollowing: false, followsYou: true, isBlocked: false });
    expect((await listOf(can, can, 'followers')).map(({ id, isFollowing, followsYou }) => [id, isFollowing, followsYou])).toEqual([[ada.id, false, true]]);
    expect(idsIn(await listOf(ada, ada, 'following'))).toEqual([can.id]);
    expect(await statsOf(ada, can)).toMatchObject({ follower_count: 1, following_count: 0, blog_count: 0, project_count: 0, job_count: 0, hidden: [] });
    expect((await unfollow(ada, can)).body.data).toEqual({ isFollowing: false, follower_count: 0 });
    expect((await unfollow(ada, can)).body.data).toEqual({ isFollowing: false, follower_count: 0 });
    expect(await listOf(can, can, 'followers')).toEqual([]);
  });

  it('ends following somebody whose profile was closed, and hears nothing more of it', async () => {
    const [ada, can, defne] = (await members(3)) as [Client, Client, Client];
    for (const one of [ada, defne]) await follow(one, can);
    await can.put('/api/profile', { is_public: false });
    expect((await unfollow(ada, can)).body.data).toEqual({ isFollowing: false, follower_count: 0 });
    await can.put('/api/profile', { is_public: true });
    await block(can, ada);
    expect((await unfollow(ada, can)).body.data).toEqual({ isFollowing: false, follower_count: 0 });
    expect((await statsOf(defne, can)).follower_count).toBe(1);
  });

  it('does not follow themselves, nor somebody who is not there', async () => {
    const ada = await town.member();
    expect(said(await follow(ada, ada))).toEqual([409, FOLLOW_TEXT.own]);
    expect((await ada.post(`/api/users/${NOBODY}/follow`)).status).toBe(404);
    expect((await ada.get(`/api/users/${NOBODY}/follow-status`)).status).toBe(404);
    expect((await town.app.guest.post(`/api/users/${ada.id}/follow`)).body.code).toBe(CODE.authRequired);
  });

  inBothHomes.it('is followed once under twenty at once, whichever of them comes last', async () => {
    const [ada, can] = (await members(2)) as [Client, Client];
    const answers = await Promise.all(Array.from({ length: RACERS }, () => follow(ada, can)));
    expect(answers.map(({ status, body }) => [status, body.data.isFollowing])).toEqual(Array(RACERS).fill([200, true]));
    const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
    expect((await log.readStream(`follow-${ada.id}.${can.id}`)).map(({ type }) => type)).toEqual(['MemberFollowed']);
    expect(await statsOf(ada, can)).toMatchObject({ follower_count: 1 });
  });

  it('who follows too many in a minute has to wait', async () => {
    const [ada, can] = (await members(2)) as [Client, Client];
    const answers = [];
    for (let at = 0; at < 31; at++) answers.push(await follow(ada, can));
    expect(answers.at(-2)?.status).toBe(200);
    expect(said(answers.at(-1) as (typeof answers)[number])).toEqual([429, FOLLOW_TEXT.tooOften]);
    town.app.clock.advance({ minutes: 1 });
    expect((await follow(ada, can)).status).toBe(200);
  });

  it('is listed by pages, the newest first', async () => {
    const can = await town.member();
    const fans = await members(12);
    for (const fan of fans) await follow(fan, can);
    const newest = idsIn(fans).reverse();
    expect(idsIn(await listOf(can, can, 'followers'))).toEqual(newest.slice(0, 10));
    const { body } = await can.get(`/api/users/${can.id}/followers?page=2`);
    expect(idsIn(body.data as FollowRow[])).toEqual(newest.slice(10));
    expect(body).toMatchObject({ total: 12, hasMore: false });
  });

  inBothHomes.it('shares followers with whom the reader follows', async () => {
    const [reader, ...others] = (await members(6)) as [Client, ...Client[]];
    const target = others.pop() as Client;
    for (const other of others) {
      await follow(reader, other);
      await follow(other, target);
    }
    const { members: three, count } = (await reader.get<MutualFollowers>(`/api/users/${target.id}/mutual`)).body.data;
    expect([idsIn(three), count]).toEqual([idsIn(others).reverse().slice(0, 3), 4]);
    await reader.put('/api/profile', { is_public: true });
    await (others[3] as Client).put('/api/profile', { is_public: false });
    expect((await reader.get<MutualFollowers>(`/api/users/${target.id}/mutual`)).body.data.count).toBe(3);
  });
});

describe('A notice of new followers', () => {
  inBothHomes.it('is one for all of a day, and one for whoever begins again and again', async () => {
    const [can, ...fans] = (await members(4)) as [Client, ...Client[]];
    for (const fan of fans) await follow(fan, can);
    await unfollow(fans[0] as Client, can);
    await follow(fans[0] as Client, can);
    const [notice, ...more] = await noticesOf(can, 'follow');
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ reason: 'followed', count: 3, removed: false, unread: true });
    expect(notice?.actors.map(({ id }) => id)).toEqual([fans[2]?.id, fans[1]?.id]);
  });

  it('does not come to whoever does not want it', async () => {
    const [ada, can] = (await members(2)) as [Client, Client];
    await can.put('/api/notifications/choices', { type: 'follow', channel: 'in_app', wanted: false });
    await follow(ada, can);
    expect(await noticesOf(can, 'follow')).toEqual([]);
  });
});

describe('A block', () => {
  inBothHomes.it('ends what either follows of the other, and none of them follows again', async () => {
    const [ada, can] = (await members(2)) as [Client, Client];
    await follow(ada, can);
    await follow(can, ada);
    expect((await block(ada, can)).body).toMatchObject({ message: FOLLOW_TEXT.blocked, data: { isBlocked: true } });
    expect(await statusOf(ada, can)).toEqual({ isFollowing: false, followsYou: false, isBlocked: true });
    expect(await statusOf(can, ada)).toEqual({ isFollowing: false, followsYou: false, isBlocked: false });
    expect(said(await follow(can, ada))).toEqual([403, FOLLOW_TEXT.failed]);
    expect(said(await follow(ada, can))).toEqual([409, FOLLOW_TEXT.blockedByYou]);
    expect(await statsOf(ada, ada)).toMatchObject({ follower_count: 0, following_count: 0 });
    expect(rows<BlockedRow>(await ada.get('/api/users/blocked')).map(({ id }) => id)).toEqual([can.id]);
    expect((await ada.get<BlockedIds>('/api/users/blocked/ids')).body.data.ids).toEqual([can.id]);
    expect((await can.get<BlockedIds>('/api/users/blocked/ids')).body.data.ids).toEqual([]);
    expect((await unblock(ada, can)).body.data).toEqual({ isBlocked: false });
    expect((await follow(can, ada)).status).toBe(200);
  });

  inBothHomes.it('and follows at one moment leave nothing standing', async () => {
    const [ada, can] = (await members(2)) as [Client, Client];
    await Promise.all([...Array.from({ length: RACERS }, () => follow(can, ada)), block(ada, can)]);
    await town.app.settled();
    expect(await statusOf(ada, can)).toEqual({ isFollowing: false, followsYou: false, isBlocked: true });
    expect(await statsOf(ada, ada)).toMatchObject({ follower_count: 0 });
  });

  it('closes the profile and its lists to the blocked one, but not to staff', async () => {
    const [ada, can] = (await members(2)) as [Client, Client];
    const name = await usernameOf(ada);
    await block(ada, can);
    await block(ada, town.moderator);
    for (const path of ['', '/stats', '/followers', '/following', '/mutual', '/topics', '/comments', '/solutions', '/known-for']) {
      expect([path, (await can.get(`/api/users/${ada.id}${path}`)).status]).toEqual([path, 403]);
      expect([path, (await town.moderator.get(`/api/users/${ada.id}${path}`)).status]).toEqual([path, 200]);
      expect([path, (await ada.get(`/api/users/${can.id}${path}`)).status]).toEqual([path, 200]);
    }
    expect((await can.get(`/api/users/username/${name}`)).status).toBe(403);
    expect((await can.get(`/api/profile/${ada.id}`)).status).toBe(403);
  });

  it('hides who has blocked the reader from the lists of others', async () => {
    const [ada, can, ece] = (await members(3)) as [Client, Client, Client];
    await follow(ada, ece);
    expect(idsIn(await listOf(can, ece, 'followers'))).toEqual([ada.id]);
    await block(ada, can);
    expect(idsIn(await listOf(can, ece, 'followers'))).toEqual([]);
    expect(idsIn(await listOf(ece, ece, 'followers'))).toEqual([ada.id]);
  });

  inBothHomes.it('keeps mentions, answers, quotes and likes of the blocked one from being told', async () => {
    const [ada, can] = (await members(2)) as [Client, Client];
    const topic = await town.topic(ada);
    const mine = (await ada.post<Comment>(`/api/forum/topics/${topic.id}/comments`, { content: 'Benim yorumum' })).body.data;
    await block(ada, can);
    const mention = `Merhaba @${await usernameOf(ada)}, buna bakar mısınız?`;
    expect((await can.post(`/api/forum/topics/${topic.id}/comments`, { content: mention, quotedComment: mine.id })).status).toBe(201);
    await can.post(`/api/forum/posts/${topic.id}/like`);
    await town.app.settled();
    expect((await ada.get<NotificationPage>('/api/notifications')).body.data.rows).toEqual([]);
    const ece = await town.member();
    await ece.post(`/api/forum/topics/${topic.id}/comments`, { content: mention });
    expect((await noticesOf(ada, 'mention')).map(({ actors }) => actors.map(({ id }) => id))).toEqual([[ece.id]]);
  });

  it('keeps nothing from being told that moderators decide', async () => {
    const ada = await town.member();
    await block(ada, town.moderator);
    await town.sanction(ada, 'warn_user', { note: 'İlke 2.1' });
    expect(await noticesOf(ada, 'warned')).toHaveLength(1);
  });

  it('is of somebody else who is there', async () => {
    const ada = await town.member();
    expect(said(await block(ada, ada))).toEqual([409, FOLLOW_TEXT.ownBlock]);
    expect((await ada.put(`/api/users/${NOBODY}/block`)).status).toBe(404);
  });
});

describe('What a member has given', () => {
  inBothHomes.it('is counted and listed as far as everybody may read it', async () => {
    const [ada, can] = (await members(2)) as [Client, Client];
    const [mine, second, asked] = [await town.topic(ada), await town.topic(ada), await town.topic(can)];
    const comment = (await ada.post<Comment>(`/api/forum/topics/${asked.id}/comments`, { content: 'Çözüm budur' })).body.data;
    await ada.post(`/api/forum/topics/${asked.id}/comments`, { content: 'Bir de bu' });
    await can.put(`/api/forum/topics/${asked.id}/solution`, { is_resolved: true, solving_comment_id: comment.id });
    await can.post(`/api/forum/comments/${comment.id}/like`);
    expect(await statsOf(can, ada)).toMatchObject({
      post_count: 2,
      comment_count: 2,
      solution_count: 1,
      total_points: 2 * POINTS.topic + 2 * POINTS.comment + POINTS.solution,
    });
    expect(idsIn(rows<TopicRow>(await can.get(`/api/users/${ada.id}/topics`)))).toEqual([second.id, mine.id]);
    expect(rows<MemberComment>(await can.get(`/api/users/${ada.id}/comments`)).map(({ is_solution }) => is_solution)).toEqual([false, true]);
    const solution = { id: comment.id, topic_id: asked.id, topic_title: asked.title, likes: 1, is_solution: true };
    expect(rows<MemberComment>(await can.get(`/api/users/${ada.id}/solutions`))).toMatchObject([solution]);
    const known = (await can.get<KnownFor>(`/api/users/${ada.id}/known-for`)).body.data;
    expect(known).toMatchObject({ categories: [{ slug: 'genel', solutions: 1 }], solutions: [solution] });
    expect(known.activity.days.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(4);

    const { body } = await town.report(can, second);
    await town.decide(body.data.reportId, { action: 'hide_content' });
    await can.put(`/api/forum/topics/${asked.id}/solution`, { is_resolved: false });
    expect(await statsOf(can, ada)).toMatchObject({ post_count: 1, solution_count: 0 });
    expect(idsIn(rows<TopicRow>(await can.get(`/api/users/${ada.id}/topics`)))).toEqual([mine.id]);
    expect(rows<MemberComment>(await can.get(`/api/users/${ada.id}/solutions`))).toEqual([]);
  });
});

describe('Whoever has gone', () => {
  inBothHomes.it('is counted by nobody and stands in no list', async () => {
    const [ada, can, ece] = (await members(3)) as [Client, Client, Client];
    const names = [await usernameOf(can), await usernameOf(ece)];
    await follow(ada, can);
    await follow(can, ada);
    await block(ece, ada);
    expect((await ada.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBe(200);
    town.app.clock.advance({ days: 8 });
    await town.app.settled();
    const [canAgain, eceAgain] = (await Promise.all(names.map((name) => town.app.guest.signIn(name, PASSWORD)))) as [Client, Client];
    expect(await statsOf(canAgain, canAgain)).toMatchObject({ follower_count: 0, following_count: 0 });
    expect(await listOf(canAgain, canAgain, 'followers')).toEqual([]);
    expect(rows(await eceAgain.get('/api/users/blocked'))).toEqual([]);
  });
});
