import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { LiveChange } from '../contracts/envelope.js';
import type { Comment, NewCommentRow, NewTopicRow, Topic } from '../contracts/forum.js';
import type { ReportAccepted } from '../contracts/moderation.js';
import { RECENT } from '../src/platform/realtime/recent-traces.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';

let app: TestApp;
let author: Client;
let reader: Client;
let moderator: Client;
const opened: LiveSocket[] = [];

beforeAll(async () => {
  app = await startApp();
  author = await app.member('yazar');
  reader = await app.member('okur');
  moderator = await app.member('derya', 'moderator');
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});
afterAll(() => app.stop());

const connect = async (client: Client | null = reader) => {
  const socket = LiveSocket.open(app.guest.url, client ? { token: client.sessionToken } : {});
  opened.push(socket);
  await socket.next('ready');
  return socket;
};
const subscribe = async (channel: string, position: unknown, client: Client | null = reader) => {
  const socket = await connect(client);
  const answer = await socket.ask('subscribe', { channel, position });
  return { answer, changes: socket.soFar('change') as LiveChange[], socket };
};
/** Begins to listen and goes away; answers the position to come back with. */
const leave = async (channel: string, client: Client | null = reader) => {
  await app.settled();
  const socket = await connect(client);
  const { position } = await socket.ask('subscribe', { channel });
  socket.close();
  return position as number;
};
const openTopic = async (by = author) =>
  (await by.post<Topic>('/api/forum/topics', { title: 'Kaçan konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') })).body.data;
const write = async (topicId: string, by = author) =>
  (await by.post<Comment>(`/api/forum/topics/${topicId}/comments`, { content: 'Bence de öyle.' })).body.data;
const hide = async (type: 'forum_topic' | 'forum_comment', { id, users }: Topic | Comment) => {
  const report = await reader.post<ReportAccepted>('/api/reports', { reported_type: type, reported_id: id, reported_user_id: users?.id, reason: 'spam' });
  await moderator.put(`/api/reports/${report.body.data.reportId}/moderate`, { status: 'resolved', action: 'hide_content' });
  await app.settled();
};
/** Resolves when all that was written has been told, and heard by whoever listens: sockets follow the log behind everybody else. */
const announced = async () => {
  await app.settled();
  const head = await app.meydan.machinery.head();
  const watch = await connect();
  for (let told = -1; told < head; ) {
    told = (await watch.ask('subscribe', { channel: 'topics' })).position ?? told;
    // A socket may ask only so often, and the clock of the town stands still.
    if (told < head) await pause(100);
  }
  // What was told before an answer has arrived with it.
  await Promise.all(opened.map((socket) => socket.connected && socket.unsubscribe('nothing')));
};

describe('a socket that was away and tells the last position', () => {
  inBothHomes.it('hears of a warning that came meanwhile, and nobody else does', async () => {
    const warned = await app.member('uyarilan');
    const [position, ofReader] = [await leave('notifications', warned), await leave('notifications')];
    const { id } = await openTopic(warned);
    const report = await reader.post<ReportAccepted>('/api/reports', {
      reported_type: 'forum_topic',
      reported_id: id,
      reported_user_id: warned.id,
      reason: 'spam',
    });
    await moderator.put(`/api/reports/${report.body.data.reportId}/moderate`, { status: 'resolved', action: 'warn_user' });
    await announced();
    const isWarning = ({ row }: LiveChange) => (row as { type?: string }).type === 'warning';
    const [theirs, others] = [await subscribe('notifications', position, warned), await subscribe('notifications', ofReader)];
    expect(theirs.changes.filter(isWarning)).toMatchObject([{ channel: 'notifications', kind: 'insert', row: { warning: { text: 'Spam', count: 1 } } }]);
    expect(others.changes.filter(isWarning)).toEqual([]);
  });

  inBothHomes.it('hears of the topics that were opened meanwhile, in order, and then of those that come', async () => {
    const position = await leave('topics');
    const [first, second] = [await openTopic(), await openTopic()];
    await announced();
    const { answer, changes, socket } = await subscribe('topics', position);
    expect(answer).toEqual({ success: true, position: expect.any(Number), replay: 'done' });
    const row = { topicId: first.id, categoryId: first.categoryId, authorId: author.id, tags: [] };
    expect(changes[0]).toEqual({ channel: 'topics', kind: 'insert', row, position: expect.any(Number) });
    const told = (changes as LiveChange<NewTopicRow>[]).map(({ row, position: at }) => [row.topicId, at > position && at <= (answer.position ?? 0)]);
    expect(told).toEqual([
      [first.id, true],
      [second.id, true],
    ]);
    await openTopic();
    await announced();
    expect(socket.soFar('change')).toHaveLength(3);
  });

  inBothHomes.it('hears of nothing twice', async () => {
    const position = await leave('topics');
    await openTopic();
    await announced();
    const { answer } = await subscribe('topics', position);
    const again = await subscribe('topics', answer.position);
    expect([again.answer.replay, again.changes]).toEqual(['done', []]);
  });

  inBothHomes.it('hears each of many exactly once while they still come', async () => {
    const position = await leave('topics');
    const writing = Promise.all(Array.from({ length: 12 }, () => openTopic()));
    const sockets = await Promise.all(Array.from({ length: 6 }, () => subscribe('topics', position)));
    const ids = (await writing).map(({ id }) => id).sort();
    await announced();
    for (const { socket } of sockets) expect((socket.soFar('change') as LiveChange<NewTopicRow>[]).map(({ row }) => row.topicId).sort()).toEqual(ids);
  });

  inBothHomes.it('hears of the comments of its topic and of no other’s', async () => {
    const [topic, other] = [await openTopic(), await openTopic()];
    const position = await leave(`topic:${topic.id}`);
    const comment = await write(topic.id);
    await write(other.id);
    await announced();
    const { answer, changes } = await subscribe(`topic:${topic.id}`, position);
    expect([answer.replay, (changes as LiveChange<NewCommentRow>[]).map(({ row }) => row.commentId)]).toEqual(['done', [comment.id]]);
  });

  it('hears of nothing that is gone meanwhile', async () => {
    const topic = await openTopic();
    const position = await leave(`topic:${topic.id}`);
    const [kept, hidden, deleted] = [await write(topic.id), await write(topic.id), await write(topic.id)];
    const gone = await openTopic();
    await hide('forum_comment', hidden);
    await author.send('DELETE', `/api/forum/comments/${deleted.id}`);
    await hide('forum_topic', gone);
    const comments = await subscribe(`topic:${topic.id}`, position);
    expect((comments.changes as LiveChange<NewCommentRow>[]).map(({ row }) => row.commentId)).toEqual([kept.id]);
    const topics = await subscribe('topics', position);
    expect([topics.answer.replay, topics.changes]).toEqual(['done', []]);
  });

  it('is refused a topic that it may not read any more', async () => {
    const topic = await openTopic();
    const position = await leave(`topic:${topic.id}`);
    await write(topic.id);
    await hide('forum_topic', topic);
    const { answer, changes } = await subscribe(`topic:${topic.id}`, position);
    expect([answer, changes]).toEqual([expect.objectContaining({ success: false, code: 'FORBIDDEN' }), []]);
  });

  inBothHomes.it('hears once how much is unread, and nobody hears another’s', async () => {
    const position = await leave('notifications', author);
    const topic = await openTopic();
    await write(topic.id, reader);
    await write(topic.id, moderator);
    await announced();
    const { answer, changes } = await subscribe('notifications', position, author);
    expect([answer.replay, changes]).toEqual([
      'done',
      [{ channel: 'notifications', kind: 'insert', row: { type: 'notification', unread: expect.any(Number) }, position: expect.any(Number) }],
    ]);
    const stranger = await subscribe('notifications', position, await app.member('yabanci'));
    expect([stranger.answer.replay, stranger.changes]).toEqual(['done', []]);
  });

  it('asks itself whether its session still stands', async () => {
    const { answer, changes } = await subscribe('session', await leave('session'));
    expect([answer.replay, changes]).toEqual(['reset', []]);
  });

  inBothHomes.it('is a guest’s as well, where everybody may read', async () => {
    const position = await leave('topics', null);
    const topic = await openTopic();
    await announced();
    const { answer, changes } = await subscribe('topics', position, null);
    expect([answer.replay, changes]).toEqual(['done', [expect.objectContaining({ row: expect.objectContaining({ topicId: topic.id }) })]]);
  });

  it.each([-1, 1.5, '12', 'son', Number.MAX_VALUE, {}, [], true])('is refused with %j', async (position) => {
    const { answer, changes, socket } = await subscribe('topics', position);
    expect([answer, changes]).toEqual([expect.objectContaining({ success: false, code: 'MALFORMED', message: expect.any(String) }), []]);
    await openTopic();
    await announced();
    expect([socket.connected, socket.soFar('change')]).toEqual([true, []]);
  });

  inBothHomes.it('asks anew with a position that no log has come to', async () => {
    const { answer, changes, socket } = await subscribe('topics', Number.MAX_SAFE_INTEGER);
    expect([answer.replay, changes]).toEqual(['reset', []]);
    await openTopic();
    await announced();
    expect(socket.soFar('change')).toHaveLength(1);
  });

  it('asks anew on a connection that comes back again and again', async () => {
    const position = await leave('topics');
    const socket = await connect();
    const answers: (string | undefined)[] = [];
    for (let turn = 0; turn < 51; turn++) answers.push((await socket.ask('subscribe', { channel: 'topics', position })).replay);
    expect([answers.slice(0, 50).every((replay) => replay === 'done'), answers.at(-1)]).toEqual([true, 'reset']);
  });
});

describe('after a start', () => {
  it('what was missed before it is told, too, until it is too much', async () => {
    const position = await leave('topics');
    const topic = await openTopic();
    await announced();
    const { dataDir } = app;
    await app.meydan.stop();
    app = await startApp({ DATA_DIR: dataDir }, app.clock);
    [author, reader] = [await app.guest.signIn('yazar', 'dogru-at-pil-zimba'), await app.guest.signIn('okur', 'dogru-at-pil-zimba')];
    const { answer, changes } = await subscribe('topics', position);
    expect([answer.replay, (changes as LiveChange<NewTopicRow>[]).map(({ row }) => row.topicId)]).toEqual(['done', [topic.id]]);
    expect(RECENT.page * RECENT.pages).toBeGreaterThan(100);
    const { id } = await openTopic();
    for (let turn = 0; turn < 21; turn++) await Promise.all(Array.from({ length: 10 }, () => write(id)));
    await announced();
    const long = await subscribe(`topic:${id}`, position);
    expect([long.answer.replay, long.changes]).toEqual(['reset', []]);
  });
});
