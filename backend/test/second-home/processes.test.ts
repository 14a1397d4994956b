import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { caseChannel } from '../../contracts/cases.js';
import { type Chat, type ChatMarksRow, type ChatMessage, type ChatMessageRow, chatChannel } from '../../contracts/chat.js';
import { LIVE_CHANNEL, type LiveChange, type Present, type SessionEndedRow, type Writing } from '../../contracts/envelope.js';
import type { Comment, Topic } from '../../contracts/forum.js';
import type { DailyReportCount, ReportAccepted } from '../../contracts/moderation.js';
import type { VoiceRoom } from '../../contracts/voice.js';
import { VOICE_SIGNAL_CODE } from '../../contracts/voice-signals.js';
import { Client } from '../client.js';
import type { ServerProcess } from '../crash-child.js';
import { slowLog } from '../home.js';
import { LiveSocket } from '../sockets.js';
import { ROOMS, VoicePage } from '../voice-pages.js';
import { answered, eventually, Settlement } from './settlement.js';

const LONG_MS = 20_000;
/** How often the projector is killed, and among how many comments: more often, and among more, when everything is run. */
const [KILLS, COMMENTS] = (process.env.FULL === '1' ? [4, 60] : [3, 20]) as [number, number];
/** What a server takes for a read or an append while its disk is busy. */
const LATENCY_MS = 20;

let keys = 0;
const underKey = () => ({ 'idempotency-key': `anahtar-${keys++}` });

describe('An installation of four processes', () => {
  let town: Settlement;
  let worker: ServerProcess;
  let one: ServerProcess;
  let two: ServerProcess;
  const sockets: LiveSocket[] = [];
  const write = () => ({ title: 'İki kapılı meydan', content: 'Yeterince uzun bir içerik.', categoryId: town.categoryId });
  const openTopic = (author: Client, key = underKey()) => answered(() => author.post<Topic>('/api/forum/topics', write(), key));

  beforeAll(async () => {
    town = await Settlement.found({ yazan: 'user', okuyan: 'user', derya: 'moderator', susan: 'user' });
    [worker, , one, two] = (await Promise.all([town.start('worker'), town.start('projector'), town.start('api'), town.start('api')])) as [
      ServerProcess,
      ServerProcess,
      ServerProcess,
      ServerProcess,
    ];
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await town.end();
  });

  it('is well in each of them', async () => {
    for (const server of town.running) {
      const { body } = await answered(() => new Client(server.url).get('/api/health'));
      expect([server.url, body]).toEqual([server.url, expect.objectContaining({ success: true })]);
    }
  });
  it('serves nothing but its health where no api runs', async () => {
    expect((await new Client(worker.url).get('/api/forum/topics')).status).toBe(404);
  });
  it('shows a writer what was written in the very next answer', async () => {
    const author = town.as('yazan', one);
    for (let turn = 0; turn < 20; turn++) {
      const { id } = (await openTopic(author)).body.data;
      expect((await author.get<Topic[]>('/api/forum/topics?limit=1')).body.data[0]?.id).toBe(id);
    }
  });
  it('shows it through another door to whoever names its position', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const { headers, body } = await openTopic(town.as('yazan', one));
      const least = { 'x-min-position': headers.get('x-event-position') ?? '' };
      // Before the views have come so far it is told to come back; it must not be told that there is no such topic.
      const shown = await answered(() => town.as('okuyan', two).get<Topic>(`/api/forum/posts/${body.data.id}`, least));
      expect(shown.status).toBe(200);
    }
  });
  it('answers a request that is repeated at another door as the first time', async () => {
    const key = underKey();
    const first = await openTopic(town.as('yazan', one), key);
    const again = await openTopic(town.as('yazan', two), key);
    expect([again.body.data.id, again.headers.get('idempotency-replayed')]).toEqual([first.body.data.id, 'true']);
  });
  it('takes every edit of one topic, although two doors are asked four times at once', async () => {
    const { id } = (await town.as('derya', one).post<Topic>('/api/forum/topics', write())).body.data;
    await slowLog(town.dataDir, LATENCY_MS);
    const edits = Array.from({ length: 40 }, (_, index) => `${index + 1}. başlık`);
    const statuses: number[] = [];
    const editAt = async (door: ServerProcess) => {
      for (let title = edits.pop(); title; title = edits.pop()) statuses.push((await town.as('derya', door).put(`/api/forum/topics/${id}`, { title })).status);
    };
    await Promise.all([one, two, one, two].map(editAt));
    await slowLog(town.dataDir, 0);
    expect(statuses).toEqual(Array.from({ length: 40 }, () => 200));
  });
  it('slows down at every door whoever fails at one', async () => {
    const wrong = { identifier: 'okuyan', password: 'yanlis-bir-parola' };
    const fail = (server: ServerProcess) => new Client(server.url).post('/api/auth/login', wrong);
    // The first waits are of seconds, in which a busy machine does not come to the other door; each further failure doubles them.
    let there: Awaited<ReturnType<typeof fail>> | null = null;
    for (let turn = 0; turn < 4 && there?.status !== 429; turn++) {
      for (let time = 0; time < 6; time++) await fail(one);
      there = await fail(two);
    }
    expect([there?.status, Number(there?.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  });
  it('shuts a socket at one door when its member is banned at the other', async () => {
    const suspect = await town.signIn('susan', two);
    const { id } = (await openTopic(suspect)).body.data;
    const socket = LiveSocket.open(two.url, { token: suspect.sessionToken });
    sockets.push(socket);
    await socket.next('ready');
    const derya = town.as('derya', one);
    const report = { reported_type: 'forum_topic', reported_id: id, reported_user_id: suspect.id, reason: 'spam' };
    const [reporting, deciding] = [underKey(), underKey()];
    const { reportId } = (await answered(() => derya.post<ReportAccepted>('/api/reports', report, reporting))).body.data;
    const heard = socket.next<LiveChange<SessionEndedRow>>('change');
    const began = performance.now();
    const decision = { status: 'resolved', action: 'ban_user' };
    expect((await answered(() => derya.put(`/api/reports/${reportId}/moderate`, decision, deciding))).status).toBe(200);
    expect((await heard).row).toMatchObject({ reason: 'restricted' });
    await socket.next('disconnect');
    // Nothing else would shut it before its session ends.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect((await suspect.get('/api/moderation/me')).status).toBe(403);
  });
  it('shows at every door who looks at a case, until they are gone', async () => {
    const { id } = (await openTopic(town.as('yazan', one))).body.data;
    const report = { reported_type: 'forum_topic', reported_id: id, reported_user_id: town.as('yazan', one).id, reason: 'spam' };
    const reporting = underKey();
    expect((await answered(() => town.as('okuyan', one).post<ReportAccepted>('/api/reports', report, reporting))).status).toBe(201);
    await eventually('the case', async () => (await town.as('derya', two).get(`/api/console/cases/${id}`)).status === 200, LONG_MS);
    const look = async (server: ServerProcess, token: string) => {
      const socket = LiveSocket.open(server.url, { token });
      sockets.push(socket);
      await socket.next('ready');
      expect(await socket.subscribe(caseChannel(id))).toEqual({ success: true });
      return socket;
    };
    const here = await look(one, town.token('derya'));
    const there = await look(two, (await town.signIn('kurucu', two)).sessionToken);
    const seen = async (socket: LiveSocket, count: number) => {
      for (let members: unknown[] = []; members.length !== count; ) members = (await socket.next<Present>('present')).members;
    };
    await Promise.all([here, there].map((socket) => seen(socket, 2)));
    there.close();
    await seen(here, 1);
  });
  it('carries at once what two write to each other at two doors, how far they are and that one of them writes', async () => {
    const [one_, other] = [town.as('yazan', one), town.as('okuyan', two)];
    const starting = underKey();
    const { id } = (await answered(() => one_.post<Chat>('/api/chat/start', { otherUserId: other.id }, starting))).body.data;
    const write = (who: Client, content: string, key = underKey()) => answered(() => who.post<ChatMessage>(`/api/chat/${id}/messages`, { content }, key));
    await write(one_, 'Tanışalım mı?');
    await eventually('the request', async () => (await other.get(`/api/chat/${id}`)).status === 200, LONG_MS);
    expect((await answered(() => other.post(`/api/chat/${id}/accept`))).status).toBe(200);
    const listen = async (server: ServerProcess, token: string) => {
      const socket = LiveSocket.open(server.url, { token });
      sockets.push(socket);
      await socket.next('ready');
      for (const channel of [LIVE_CHANNEL.chats, chatChannel(id)]) expect(await socket.subscribe(channel)).toEqual({ success: true });
      return socket;
    };
    const [here, there] = [await listen(one, town.token('yazan')), await listen(two, town.token('okuyan'))];
    const seen = async (socket: LiveSocket, count: number) => {
      for (let members: unknown[] | null = null; members?.length !== count; ) members = (await socket.next<Present>('present')).members;
    };
    await Promise.all([here, there].map((socket) => seen(socket, 2)));
    const next = async <Row extends { type: string }>(socket: LiveSocket, type: Row['type']): Promise<Row> => {
      for (;;) {
        const { row } = await socket.next<LiveChange<Row>>('change');
        if (row.type === type) return row;
      }
    };
    const sent = (await write(one_, 'Selam')).body.data;
    expect((await next<ChatMessageRow>(there, 'message')).message).toMatchObject({ id: sent.id, content: 'Selam' });
    expect((await answered(() => other.post(`/api/chat/${id}/mark-read`))).status).toBe(200);
    expect(await next<ChatMarksRow>(here, 'marks')).toMatchObject({ chatId: id, memberId: other.id, seen: sent.id });
    expect(await there.ask('writing', { channel: chatChannel(id) })).toEqual({ success: true });
    expect(await here.next<Writing>('writing')).toEqual({ channel: chatChannel(id), memberId: other.id });
    expect((await answered(() => one_.put(`/api/users/${other.id}/block`))).status).toBe(200);
    await Promise.all([here, there].map((socket) => seen(socket, 0)));
    for (const socket of [here, there]) expect(await socket.ask('writing', { channel: chatChannel(id) })).toMatchObject({ code: 'FORBIDDEN' });
  });
  it('carries at once what browsers in a voice room say through two doors to be connected, until one of them is kicked', async () => {
    const [host, guest] = [town.as('yazan', one), town.as('okuyan', two)];
    const [opening, joining, kicking] = [underKey(), underKey(), underKey()];
    // They may have blocked each other above, and those who have hear nothing of each other's connections.
    expect((await answered(() => host.delete(`/api/users/${guest.id}/block`))).status).toBe(200);
    const { id } = (await answered(() => host.post<VoiceRoom>(ROOMS, { name: 'İki kapı' }, opening))).body.data;
    expect((await answered(() => guest.post(`${ROOMS}/${id}/join`, {}, joining))).status).toBe(200);
    const [here, there] = [await VoicePage.open(host, id), await VoicePage.open(guest, id)];
    expect(await here.join(id)).toMatchObject({ success: true, peers: [] });
    expect(await there.join(id)).toMatchObject({ success: true, peers: [{ userId: host.id, connectionId: here.connectionId }] });
    expect(await here.next('userJoined')).toMatchObject({ userId: guest.id, connectionId: there.connectionId });
    const offer = { to: guest.id, connectionId: there.connectionId, link: 'bir', sdp: 'v=0' };
    expect(await here.ask('offer', offer)).toEqual({ success: true });
    expect(await there.next('offer')).toEqual({ from: host.id, connectionId: here.connectionId, link: 'bir', sdp: 'v=0' });
    expect(await there.ask('unmute')).toEqual({ success: true });
    await here.seen(({ peers }) => peers[0]?.isMuted === false);
    const moved = await VoicePage.open(town.as('okuyan', one), id);
    expect(await moved.join(id, { tabId: 'sekme-2' })).toMatchObject({ success: false, code: VOICE_SIGNAL_CODE.heldElsewhere });
    expect(await moved.join(id, { tabId: 'sekme-2', takeOver: true })).toMatchObject({ success: true });
    expect(await there.next('forceLeave')).toMatchObject({ reason: 'moved' });
    await there.next('disconnect');
    expect((await answered(() => host.post(`${ROOMS}/${id}/kick/${guest.id}`, {}, kicking))).status).toBe(200);
    expect(await moved.next('forceLeave')).toMatchObject({ reason: 'kicked' });
    expect(await here.ask('offer', { ...offer, connectionId: moved.connectionId })).toMatchObject({ code: VOICE_SIGNAL_CODE.notReached });
    for (const page of [here, there, moved]) page.close();
  });
  it('goes at every door and in the worker by what an admin changes at one', async () => {
    const admin = await town.signIn('kurucu', one);
    const request = { values: { warningThreshold: 1, reportsPerDay: 77 }, expected: { warningThreshold: 3, reportsPerDay: 5 }, reason: 'Deneme' };
    const changing = underKey();
    expect((await answered(() => admin.put('/api/console/settings', request, changing))).status).toBe(200);
    const limitAt = async (door: ServerProcess) => (await town.as('yazan', door).get<DailyReportCount>('/api/reports/daily-count')).body.data?.dailyLimit;
    expect(await limitAt(one)).toBe(77);
    await eventually('the new limit at the other door', async () => (await limitAt(two)) === 77, LONG_MS);
    const { id } = (await openTopic(town.as('okuyan', two))).body.data;
    const derya = town.as('derya', two);
    const report = { reported_type: 'forum_topic', reported_id: id, reported_user_id: town.as('okuyan', two).id, reason: 'spam' };
    const [reporting, deciding] = [underKey(), underKey()];
    const { reportId } = (await answered(() => derya.post<ReportAccepted>('/api/reports', report, reporting))).body.data;
    const decision = { status: 'resolved', action: 'warn_user' };
    expect((await answered(() => derya.put(`/api/reports/${reportId}/moderate`, decision, deciding))).status).toBe(200);
    await eventually('the suspension by the new threshold', async () => (await town.as('okuyan', two).get('/api/moderation/me')).status === 403, LONG_MS);
  });
  it('goes on when one of its doors is shut', async () => {
    await one.kill();
    expect((await openTopic(town.as('yazan', two))).status).toBe(201);
  });
});

describe('Two projectors', () => {
  let town: Settlement;
  let api: ServerProcess;
  let topic: Topic;
  let written = 0;

  /** Sent again under its key for as long as the views are behind, as a client does. */
  const comment = async () => {
    const key = { 'idempotency-key': `yorum-${written++}` };
    const send = () => town.as('yazan', api).post<Comment>(`/api/forum/topics/${topic.id}/comments`, { content: `Yorum ${key['idempotency-key']}` }, key);
    await eventually('the answer to a comment', async () => (await send()).status === 201, 2 * LONG_MS);
  };
  /** The counter is an `$inc`, so it tells of every event that was folded twice or not at all. */
  const counted = async () => (await town.as('yazan', api).get<Topic>(`/api/forum/posts/${topic.id}`)).body.data.comment_count;

  beforeAll(async () => {
    town = await Settlement.found({ yazan: 'user' });
    api = await town.start(['api', 'worker']);
  });
  afterAll(() => town.end());

  it('of which one is killed again and again in the middle of its work lose nothing and count nothing twice', async () => {
    let projector = await town.start('projector');
    const [first, key] = [{ title: 'Sayılan', content: 'Yeterince uzun bir içerik.', categoryId: town.categoryId }, underKey()];
    topic = (await answered(() => town.as('yazan', api).post<Topic>('/api/forum/topics', first, key))).body.data;
    for (let turn = 0; turn < KILLS; turn++) {
      const standby = await town.start('projector');
      const writing = Promise.all(Array.from({ length: COMMENTS }, comment));
      await projector.kill();
      await writing;
      projector = standby;
    }
    await eventually('the count of comments', async () => (await counted()) === written, LONG_MS);
    expect(written).toBe(KILLS * COMMENTS);
  });

  it('of which one stands still and comes back do not harm each other, whatever their clocks say', async () => {
    const [frozen] = town.running.slice(-1) as [ServerProcess];
    const skewed = await town.start('projector', {
      NODE_OPTIONS: `--import=${new URL('skew.mjs', `file://${__dirname}/`).href}`,
      SKEW_MS: String(-3 * 3_600_000),
    });
    frozen.freeze();
    for (let turn = 0; turn < 15; turn++) await comment();
    await eventually('the successor', async () => (await counted()) === written, LONG_MS);
    frozen.thaw();
    for (let turn = 0; turn < 15; turn++) await comment();
    await eventually('the count of comments', async () => (await counted()) === written, LONG_MS);
    await skewed.kill();
    for (let turn = 0; turn < 5; turn++) await comment();
    await eventually('the one that had stood still', async () => (await counted()) === written, LONG_MS);
  });
});
