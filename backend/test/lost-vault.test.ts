import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from '@jest/globals';
import { startApp } from './app.js';
import { lose } from './losses.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';

describe('A home whose vault was lost', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-lost-'));
  const start = () => startApp({ DATA_DIR }, new TestClock(Date.now()));
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

  inBothHomes.it('does not start, today or at the next try: all members would be deleted ones, and their names free', async () => {
    const app = await start();
    await app.member('elif');
    await app.stop();
    await lose(DATA_DIR, 'vault');
    for (const _ of ['first', 'again'])
      await expect(start()).rejects.toThrow(/^The vault holds no key at all, .*: the vault is lost\. Put the vault back from the backup/);
  });

  inBothHomes.it('starts while nobody has become a member yet', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'meydan-empty-'));
    const first = await startApp({ DATA_DIR: empty }, new TestClock(Date.now()));
    expect(await first.meydan.machinery.head()).toBeGreaterThan(0);
    await first.stop();
    await lose(empty, 'vault');
    const second = await startApp({ DATA_DIR: empty }, new TestClock(Date.now()));
    expect((await second.guest.get('/api/health')).status).toBe(200);
    await second.stop();
    rmSync(empty, { recursive: true, force: true });
  });
});
