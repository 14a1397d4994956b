import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from '@jest/globals';
import type { NotificationPage } from '../contracts/notifications.js';
import { startApp, type TestApp } from './app.js';
import { Client } from './client.js';
import { lose } from './losses.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { Town } from './town.js';

describe('Members who came to a topic later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-'));
  let running: TestApp;
  afterAll(async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  inBothHomes.it('are not told of what was written before, when the policies read the log again because jobs and views were lost', async () => {
    const clock = new TestClock();
    const town = await Town.open({ DATA_DIR: folder }, clock);
    running = town.app;
    const [author, first, later, watcher, returned] = [await town.member(), await town.member(), await town.member(), await town.member(), await town.member()];
    const { id } = await town.topic(author);
    const comment = async (who: Client, content: string) => {
      await who.post(`/api/forum/topics/${id}/comments`, { content });
      await town.app.settled();
    };
    const watch = async (who: Client, level: string) => who.put(`/api/forum/topics/${id}/watch`, { level });
    await watch(returned, 'watching');
    await watch(returned, 'muted');
    for (const text of ['Birinci yorum', 'İkinci yorum']) await comment(first, text);
    await comment(later, 'Sonra gelen');
    for (const who of [watcher, returned]) await watch(who, 'watching');
    await comment(first, 'Üçüncü yorum');
    const members = [author, first, later, watcher, returned];
    const told = () =>
      Promise.all(
        members.map(async ({ sessionToken }) => (await new Client(running.guest.url, sessionToken).get<NotificationPage>('/api/notifications')).body.data),
      );
    const before = [await running.meydan.machinery.head(), await told()];
    await running.stop();

    for (const what of ['jobs', 'views'] as const) await lose(folder, what);
    running = await startApp({ DATA_DIR: folder }, clock);
    await running.settled();
    expect([await running.meydan.machinery.head(), await told()]).toEqual(before);
  });
});
