import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FOLLOW_TEXT, type FollowRow, type FollowStatus } from '../contracts/follow.js';
import type { Comment, Topic } from '../contracts/forum.js';
import { PROFILE_TEXT } from '../contracts/profile.js';
import type { SeenProfile } from '../contracts/profile-details.js';
import type { Client } from './client.js';
import { pictureOf } from './forms.js';
import { said, Town, usernameOf } from './town.js';

let town: Town;
beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

/** A member with a photo and a cover, a topic, a comment that quotes another of theirs, and the addresses of both pictures. */
const pictured = async () => {
  const member = await town.member();
  const [avatar, banner] = [await pictureOf(member, 'avatar'), await pictureOf(member, 'banner')];
  const topic = await town.topic(member);
  const write = async (more: object = {}) =>
    (await member.post<Comment>(`/api/forum/topics/${topic.id}/comments`, { content: 'Kandilli rasathanesi', ...more })).body.data;
  await write({ quotedComment: (await write()).id });
  await town.app.settled();
  return { member, topic, avatar, banner };
};

const addressesOf = ({ id, users, categoryId }: Topic) => ({
  api: [
    '/api/forum/topics',
    `/api/forum/posts/${id}`,
    `/api/forum/topics/${id}/comments`,
    `/api/search?q=${encodeURIComponent('Kandilli')}`,
    `/api/search?q=${encodeURIComponent('Raporlanacak')}`,
  ],
  pages: [
    '/',
    '/forum',
    `/forum/topic/${id}`,
    `/forum/category/${categoryId}`,
    '/rss.xml',
    `/forum/category/${categoryId}/rss.xml`,
    `/profile/${users.username}`,
  ],
});

const opened = async (url: string, caller?: Client) =>
  (await fetch(`${town.app.guest.url}${url}`, { headers: caller ? { authorization: `Bearer ${caller.sessionToken}` } : {} })).status;

describe('the photo of a member whose page is private', () => {
  it('goes with no answer to guests, and with every one to members; the name under a text stays', async () => {
    const { member, topic, avatar } = await pictured();
    const { api, pages } = addressesOf(topic);
    const reader = await town.member();
    const texts = (who: Client, addresses: readonly string[]) => Promise.all(addresses.map(async (at) => (await who.raw('GET', at)).text));
    expect((await texts(town.app.guest, api)).map((text) => text.includes(avatar))).toEqual(api.map(() => true));
    await member.put('/api/profile', { is_public: false });
    const username = await usernameOf(member);
    const last = await town.app.guest.post('/api/forum/posts/last-comments', { postIds: [topic.id] });
    const guests = [...(await texts(town.app.guest, [...api, ...pages])), JSON.stringify(last.body)];
    expect(guests.map((text) => text.includes(avatar))).toEqual(guests.map(() => false));
    const found = [...(await texts(reader, api)), ...(await texts(member, api))];
    expect(found.map((text) => text.includes(avatar) && text.includes(username))).toEqual(found.map(() => true));
    expect((await texts(town.app.guest, api)).map((text) => text.includes(username))).toEqual(api.map(() => true));
  });

  it('is not opened by its address either, nor shown beside texts, where the member has blocked the reader', async () => {
    const { member, topic, avatar, banner } = await pictured();
    const [blocked, reader] = [await town.member(), await town.member()];
    await member.put(`/api/users/${blocked.id}/block`);
    const statuses = () =>
      Promise.all([avatar, banner].flatMap((url) => [opened(url), opened(url, blocked), opened(url, reader), opened(url, town.moderator)]));
    // The cover is on the page, which guests do not see.
    expect(await statuses()).toEqual([200, 200, 200, 200, 404, 404, 200, 200]);
    await member.put('/api/profile', { is_public: false });
    expect(await statuses()).toEqual([404, 404, 200, 200, 404, 404, 404, 200]);
    const shown = async (who: Client) => (await who.get<Topic>(`/api/forum/posts/${topic.id}`)).body.data.users.avatar;
    expect([await shown(blocked), await shown(reader), await shown(town.moderator), await shown(member)]).toEqual([null, avatar, avatar, avatar]);
  });
});

describe('whom a member has blocked', () => {
  const calls = ['', '/stats', '/followers', '/following', '/mutual', '/topics', '/comments', '/solutions', '/known-for'];

  it('sees of their page what guests see, in every call about them, and is not told', async () => {
    const { member } = await pictured();
    const blocked = await town.member();
    const username = await usernameOf(member);
    await member.put('/api/profile', { bio: 'Kandilli', contacts: [{ type: 'telegram', value: '@kandilli' }] });
    await member.put(`/api/users/${blocked.id}/block`);
    const about = [`/api/profile/${member.id}`, `/api/users/username/${username}`, ...calls.map((call) => `/api/users/${member.id}${call}`)];
    const closed = await Promise.all(about.map((at) => blocked.raw('GET', at)));
    for (const [number, { status, text }] of closed.entries()) {
      expect([about[number], status, JSON.parse(text).error]).toEqual([about[number], 403, PROFILE_TEXT.membersOnly]);
      expect([username, member.id, 'avatar', 'ngel'].filter((word) => text.includes(word))).toEqual([]);
    }
    await member.put('/api/profile/privacy', { guests_visible: true });
    for (const at of about.slice(0, 2)) {
      const [theirs, guests] = [await blocked.get<SeenProfile>(at), await town.app.guest.get<SeenProfile>(at)];
      expect([theirs.status, theirs.body]).toEqual([200, guests.body]);
    }
    for (const at of about.slice(2)) expect([at, ...said(await blocked.get(at))]).toEqual([at, 403, PROFILE_TEXT.membersOnly]);
    await member.put('/api/profile/privacy', { is_public: false });
    expect(said(await blocked.get(about[0] ?? ''))).toEqual([403, PROFILE_TEXT.membersOnly]);
  });

  it('finds them in no list of members, and does not follow them', async () => {
    const [member, blocked, other] = [await town.member(), await town.member(), await town.member()];
    const username = await usernameOf(member);
    await member.post(`/api/users/${other.id}/follow`);
    const lists = [`/api/users?ids=${member.id},${other.id}`, '/api/users?limit=100', `/api/users/search?q=${username}`, `/api/users/${other.id}/followers`];
    const holding = async (who: Client) => Promise.all(lists.map(async (at) => (await who.get<FollowRow[]>(at)).body.data.some(({ id }) => id === member.id)));
    expect(await holding(blocked)).toEqual([true, true, true, true]);
    await member.put(`/api/users/${blocked.id}/block`);
    expect(await holding(blocked)).toEqual([false, false, false, false]);
    expect(await holding(other)).toEqual([true, true, true, true]);
    expect(said(await blocked.post(`/api/users/${member.id}/follow`))).toEqual([403, FOLLOW_TEXT.failed]);
    const status: FollowStatus = { isFollowing: false, followsYou: false, isBlocked: false };
    expect((await blocked.get(`/api/users/${member.id}/follow-status`)).body.data).toEqual(status);
  });
});
