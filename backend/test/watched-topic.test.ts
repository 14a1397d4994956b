import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LIVE_CHANNEL, type LiveChange, topicChannel } from '../contracts/envelope.js';
import type { Comment, Topic } from '../contracts/forum.js';
import type { NotificationCountRow, UnreadCount } from '../contracts/notifications.js';
import type { ViewStore } from '../src/kernel/view-store.js';
import { VIEWS } from '../src/platform/tokens.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { LiveSocket } from './sockets.js';

/** Holds back what is written of notices, as thousands of watchers would, until the test lets it go. */
function holdingBackNotices(views: ViewStore) {
  const apply = views.apply.bind(views);
  let release: (() => void) | null = null;
  let held = Promise.resolve();
  views.apply = async (batches) => {
    if (batches.some(({ projection }) => projection === 'notifications')) await held;
    return apply(batches);
  };
  return {
    begin() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    end: () => release?.(),
  };
}

describe('A topic whose watchers are told slowly', () => {
  let app: TestApp;
  let author: Client;
  let writer: Client;
  let topic: Topic;
  let notices: ReturnType<typeof holdingBackNotices>;
  const sockets: LiveSocket[] = [];

  beforeAll(async () => {
    app = await startApp();
    notices = holdingBackNotices(app.meydan.app.get<ViewStore>(VIEWS));
    author = await app.member('ozan');
    writer = await app.member('irem');
    const asked = { title: 'Çok izlenen konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel'), selectedTags: [] };
    topic = (await author.post<Topic>('/api/forum/topics', asked)).body.data;
    await app.settled();
  });
  afterEach(async () => {
    notices.end();
    await app.settled();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await app.stop();
  });

  const comment = () => writer.post<Comment>(`/api/forum/topics/${topic.id}/comments`, { content: 'Bir yorum daha.' });
  const unread = async () => (await author.get<UnreadCount>('/api/notifications/unread-count')).body.data.count;
  const opened = async (options: Parameters<typeof LiveSocket.open>[1], channel: string) => {
    const socket = LiveSocket.open(app.meydan.url, options);
    sockets.push(socket);
    await socket.next('ready');
    expect(await socket.subscribe(channel)).toMatchObject({ success: true });
    return socket;
  };

  it('answers comments while they are being told, and whoever reads on from there', async () => {
    notices.begin();
    const { status } = await comment();
    const second = await comment();
    const least = { 'x-min-position': second.headers.get('x-event-position') ?? '' };
    const read = await app.guest.send<Comment[]>('GET', `/api/forum/topics/${topic.id}/comments`, undefined, least);
    expect([status, second.status, read.status, read.body.data.at(-1)?.id]).toEqual([201, 201, 200, second.body.data.id]);
    expect((await app.guest.get('/api/health')).status).toBe(200);
  });
  it('shows a comment to open pages meanwhile, and tells its watchers when they can be', async () => {
    const page = await opened({}, topicChannel(topic.id));
    const watcher = await opened({ token: author.sessionToken }, LIVE_CHANNEL.notifications);
    expect((await author.put('/api/notifications/read', { all: true })).status).toBe(200);
    await watcher.next('change');
    notices.begin();
    const { body } = await comment();
    expect(await page.next<LiveChange>('change')).toMatchObject({ row: { commentId: body.data.id } });
    expect([watcher.soFar('change'), await unread()]).toEqual([[], 0]);
    notices.end();
    const { row } = await watcher.next<LiveChange<NotificationCountRow>>('change');
    expect([row?.unread, await unread()]).toEqual([1, 1]);
  });
});
