import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LiveChange } from '../../contracts/envelope.js';
import type { Comment, NewCommentRow, Topic } from '../../contracts/forum.js';
import { startApp, type TestApp } from '../app.js';
import { EventStoreDouble } from '../doubles/event-store-double.js';
import { nameOfHome } from '../home.js';
import { LiveSocket } from '../sockets.js';

/** 4,000 a second, more together than the server keeps for a subscription. */
const FLOOD = { stream: 'elsewhere-1', count: 4_000, atOnce: 100, everyMs: 25 };
const COMMENTS = 30;

describe('A log into which others append 4,000 events a second', () => {
  let app: TestApp;
  const double = EventStoreDouble.at(process.env.TEST_EVENTSTORE ?? '');
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('costs a member nothing: what is written meanwhile is shown and told once, and in order', async () => {
    const [author, listener] = [await app.member('yazan'), await app.member('dinleyen')];
    const body = { title: 'Taşkın sırasında', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') };
    const { id } = (await author.post<Topic>('/api/forum/topics', body)).body.data;
    const socket = LiveSocket.open(app.guest.url, { token: listener.sessionToken });
    await socket.next('ready');
    await socket.subscribe(`topic:${id}`);
    const name = nameOfHome(app.dataDir);
    const before = await double.state(name);
    const flooding = double.flood(name, FLOOD);
    const written: string[] = [];
    for (let turn = 0; turn < COMMENTS; turn++) {
      const { status, body: answer } = await author.post<Comment>(`/api/forum/topics/${id}/comments`, { content: `Taşkının ${turn}. yorumu burada.` });
      expect(status).toBe(201);
      written.push(answer.data.id);
    }
    await flooding;
    const told: string[] = [];
    while (told.length < COMMENTS) told.push((await socket.next<LiveChange<NewCommentRow>>('change')).row.commentId);
    await app.settled();
    const listed = (await listener.get<Comment[]>(`/api/forum/topics/${id}/comments?limit=100`)).body.data.map((comment) => comment.id);
    expect([told, [...listed].sort()]).toEqual([written, [...written].sort()]);
    expect(socket.soFar('change')).toEqual([]);
    const after = await double.state(name);
    expect(after.subscriptionsBehind).toBeGreaterThan(before.subscriptionsBehind);
    expect((await app.guest.get('/api/health')).status).toBe(200);
    socket.close();
  });
});
