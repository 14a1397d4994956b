import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { LiveChange, SessionEndedRow } from '../contracts/envelope.js';
import type { Comment, NewCommentRow, NewTopicRow, Topic } from '../contracts/forum.js';
import type { ReportAccepted, WarningRow } from '../contracts/moderation.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';

type Ended = LiveChange<SessionEndedRow>;

describe('a socket', () => {
  let app: TestApp;
  let member: Client;
  let moderator: Client;
  const opened: LiveSocket[] = [];

  beforeAll(async () => {
    app = await startApp();
    member = await app.member('canan');
    moderator = await app.member('derya', 'moderator');
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.close();
  });
  afterAll(() => app.stop());

  const open = (options: Parameters<typeof LiveSocket.open>[1]) => {
    const socket = LiveSocket.open(app.guest.url, options);
    opened.push(socket);
    return socket;
  };
  const listening = async (client: Client) => {
    const socket = open({ token: client.sessionToken });
    await socket.next('ready');
    expect(await socket.subscribe('session')).toEqual({ success: true });
    return socket;
  };
  const sanction = async (author: Client, action: string, durationMinutes?: number) => {
    const written = await author.post<Topic>('/api/forum/topics', {
      title: 'Canlı konu',
      content: 'Yeterince uzun bir içerik.',
      categoryId: app.categoryId('genel'),
    });
    const { id, users } = written.body.data;
    const reporter = await app.member(`canli.${reporters++}`);
    const report = await reporter.post<ReportAccepted>('/api/reports', {
      reported_type: 'forum_topic',
      reported_id: id,
      reported_user_id: users.id,
      reason: 'spam',
    });
    const { status } = await moderator.put(`/api/reports/${report.body.data.reportId}/moderate`, { status: 'resolved', action, durationMinutes });
    expect(status).toBe(200);
  };
  let reporters = 0;

  it('is refused with a session that is not open and let in with one that is, by token or cookie', async () => {
    const gone = await app.guest.signIn('canan', PASSWORD);
    await gone.post('/api/auth/logout');
    for (const options of [
      { token: 'uydurma' },
      { token: gone.sessionToken },
      { cookie: `meydan_session=${gone.sessionToken}` },
      { cookie: 'meydan_session=%E0%A4%A; =;' },
      { token: '', cookie: `meydan_session=${member.sessionToken}` },
    ]) {
      const socket = open(options);
      expect(await socket.next('error')).toMatchObject({ code: 'AUTH_REQUIRED' });
      await socket.next('disconnect');
    }
    for (const options of [{ token: member.sessionToken }, { cookie: `a=b; meydan_session=${member.sessionToken}` }]) await open(options).next('ready');
  });

  inBothHomes.it.each(['suspend_user', 'ban_user'])('of a member hears of %s within a second and is shut, the others stay', async (action) => {
    const other = await listening(member);
    let least = Number.POSITIVE_INFINITY;
    // A machine that has other work does not halt each of three.
    for (let turn = 0; turn < 3 && least >= 1_000; turn++) least = Math.min(least, await shutAfter(action, `yazan.${action.slice(0, 3)}${turn}`));
    expect(least).toBeLessThan(1_000);
    expect(await other.subscribe('session')).toEqual({ success: true });
    expect(other.soFar('change')).toEqual([]);
  });
  /** How many milliseconds after the decision about a member both their sockets were shut, having heard of it. */
  const shutAfter = async (action: string, username: string) => {
    const author = await app.member(username);
    const second = await app.guest.signIn(username, PASSWORD);
    const [here, there] = [await listening(author), await listening(second)];
    const heard = Promise.all([here, there].map((socket) => socket.next<Ended>('change')));
    await sanction(author, action, 60);
    const decided = Date.now();
    for (const change of await heard) {
      expect(change).toMatchObject({
        channel: 'session',
        kind: 'delete',
        row: {
          reason: 'restricted',
          restriction: { status: action === 'ban_user' ? 'banned' : 'suspended', text: expect.stringMatching(/^Hesabiniz /), until: expect.any(String) },
        },
      });
      expect(change.position).toBeLessThanOrEqual(await app.meydan.machinery.head());
    }
    await Promise.all([here, there].map((socket) => socket.next('disconnect')));
    const took = Date.now() - decided;
    const refused = open({ token: author.sessionToken });
    await refused.next('error');
    await refused.next('disconnect');
    return took;
  };

  it('stays open when its member is warned or muted', async () => {
    const author = await app.member('uyarilan');
    const socket = await listening(author);
    await sanction(author, 'warn_user');
    await sanction(author, 'mute_user', 5);
    await app.settled();
    expect(await socket.subscribe('session')).toEqual({ success: true });
    expect(socket.soFar('change')).toEqual([]);
  });

  inBothHomes.it('that listens to notifications hears of a warning to its member, and nobody else does', async () => {
    const author = await app.member('uyarilacak');
    const [here, silent, other] = [await listening(author), await listening(author), await listening(member)];
    for (const socket of [here, other]) expect(await socket.subscribe('notifications')).toEqual({ success: true });
    const heard = here.next<LiveChange<WarningRow>>('change');
    await sanction(author, 'warn_user');
    expect(await heard).toMatchObject({
      channel: 'notifications',
      kind: 'insert',
      row: { type: 'warning', warning: { text: 'Spam', count: 1, threshold: 3, createdAt: expect.any(String) } },
    });
    await app.settled();
    // That the notification centre has something new is told on the same channel, later.
    const warnings = (here.soFar('change') as LiveChange<{ type: string }>[]).filter(({ row }) => row.type === 'warning');
    expect([warnings, silent.soFar('change'), other.soFar('change')]).toEqual([[], [], []]);
  });

  inBothHomes.it('hears of no warning any more once it has left its notifications', async () => {
    const author = await app.member('susturan');
    const socket = await listening(author);
    await socket.subscribe('notifications');
    expect(await socket.unsubscribe('notifications')).toEqual({ success: true });
    await sanction(author, 'warn_user');
    await app.settled();
    expect(socket.soFar('change')).toEqual([]);
  });

  const topicBy = async (author: Client) => {
    const { body } = await author.post<Topic>('/api/forum/topics', {
      title: 'Canlı liste',
      content: 'Yeterince uzun bir içerik.',
      categoryId: app.categoryId('genel'),
    });
    return body.data;
  };
  const commentBy = async (author: Client, topicId: string) =>
    (await author.post<Comment>(`/api/forum/topics/${topicId}/comments`, { content: 'Bence de öyle.' })).body.data;
  const hide = async (type: 'forum_topic' | 'forum_comment', { id, users }: Topic | Comment) => {
    const reporter = await app.member(`gizleten.${reporters++}`);
    const report = await reporter.post<ReportAccepted>('/api/reports', { reported_type: type, reported_id: id, reported_user_id: users?.id, reason: 'spam' });
    await moderator.put(`/api/reports/${report.body.data.reportId}/moderate`, { status: 'resolved', action: 'hide_content' });
    await app.settled();
  };

  inBothHomes.it('that listens to topics hears of each new one, as ids only', async () => {
    const [here, silent] = [await listening(member), await listening(member)];
    expect(await here.subscribe('topics')).toEqual({ success: true });
    const heard = here.next<LiveChange<NewTopicRow>>('change');
    const { id, categoryId, users } = await topicBy(await app.member('acan'));
    expect(await heard).toEqual({
      channel: 'topics',
      kind: 'insert',
      row: { topicId: id, categoryId, authorId: users.id, tags: [] },
      position: expect.any(Number),
    });
    expect(await here.unsubscribe('topics')).toEqual({ success: true });
    await topicBy(member);
    await app.settled();
    expect([here.soFar('change'), silent.soFar('change')]).toEqual([[], []]);
  });

  inBothHomes.it('that listens to a topic hears of its comments and of no other’s', async () => {
    const [mine, other] = [await topicBy(member), await topicBy(member)];
    const here = await listening(moderator);
    expect(await here.subscribe(`topic:${mine.id}`)).toEqual({ success: true });
    await commentBy(moderator, other.id);
    const heard = here.next<LiveChange<NewCommentRow>>('change');
    const { id, users } = await commentBy(member, mine.id);
    expect(await heard).toMatchObject({ channel: `topic:${mine.id}`, kind: 'insert', row: { topicId: mine.id, commentId: id, authorId: users?.id } });
    await app.settled();
    expect(here.soFar('change')).toEqual([]);
  });

  it('may not listen to a topic that its member may not read, nor to what does not exist', async () => {
    const topic = await topicBy(member);
    await hide('forum_topic', topic);
    const [stranger, author, staff] = [await listening(await app.member('yabanci')), await listening(member), await listening(moderator)];
    const refused = { success: false, code: 'FORBIDDEN', message: expect.any(String) };
    for (const channel of [`topic:${topic.id}`, `topic:${'0'.repeat(36)}`, 'topic:', 'topics:', 'member:1', '', null, 7, {}])
      expect(await stranger.subscribe(channel)).toEqual(refused);
    for (const socket of [author, staff]) expect(await socket.subscribe(`topic:${topic.id}`)).toEqual({ success: true });
    await commentBy(moderator, topic.id);
    await app.settled();
    expect([author.soFar('change'), staff.soFar('change')]).toEqual([[], []]);
  });

  inBothHomes.it('is shut when its own session is signed out, and only that one', async () => {
    const [one, two] = [await app.guest.signIn('canan', PASSWORD), await app.guest.signIn('canan', PASSWORD)];
    const [first, alsoFirst, second] = [await listening(one), await listening(one), await listening(two)];
    const heard = Promise.all([first, alsoFirst].map((socket) => socket.next<Ended>('change')));
    await one.post('/api/auth/logout');
    for (const change of await heard) expect(change).toMatchObject({ channel: 'session', kind: 'delete', row: { reason: 'signed_out', restriction: null } });
    await Promise.all([first, alsoFirst].map((socket) => socket.next('disconnect')));
    expect(await second.subscribe('session')).toEqual({ success: true });
    expect([second.soFar('change'), second.connected]).toEqual([[], true]);
  });

  it('is shut when it asks for something after its session has run out', async () => {
    const author = await app.member('gece');
    const socket = await listening(author);
    app.clock.advance({ hours: 24 });
    // It may be shut before the answer is through.
    const answer = await socket.subscribe('session').catch(() => ({ success: false }));
    expect(answer.success).toBe(false);
    await socket.next('disconnect');
  });
});
