import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Topic } from '../../contracts/forum.js';
import { createLogger } from '../../src/platform/observability/logger.js';
import { openStack } from '../../src/platform/open-stack.js';
import { WrongSetting } from '../../src/platform/settings/readings.js';
import { readSettings } from '../../src/platform/settings/settings.js';
import { startApp } from '../app.js';
import { TestClock } from '../test-clock.js';

const GARBAGE = 'x'.repeat(8_192);

describe('The data folder', () => {
  let DATA_DIR = '';
  const at = (name: string) => join(DATA_DIR, name);
  const damage = (name: string) => writeFileSync(at(name), GARBAGE);
  const start = () => startApp({ DATA_DIR }, new TestClock(Date.now()));

  beforeEach(() => {
    DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-damaged-'));
  });
  afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

  it('is its owner’s alone, as is every file in it, also where it stood open to others', async () => {
    chmodSync(DATA_DIR, 0o755);
    writeFileSync(at('views.db'), '', { mode: 0o644 });
    const app = await start();
    await app.member('elif');
    const open = readdirSync(DATA_DIR).filter((name) => (statSync(at(name)).mode & 0o077) !== 0);
    expect([statSync(DATA_DIR).mode & 0o777, open]).toEqual([0o700, []]);
    await app.stop();
  });

  it('builds views again whose file is damaged, and sets that aside', async () => {
    const first = await start();
    const member = await first.member('elif');
    const write = { title: 'Kalan konu', content: 'Yeterince uzun bir içerik.', categoryId: first.categoryId('genel') };
    const { id } = (await member.post<Topic>('/api/forum/topics', write)).body.data;
    await first.stop();
    damage('views.db');
    const second = await start();
    expect((await second.guest.get<Topic>(`/api/forum/posts/${id}`)).body.data.title).toBe('Kalan konu');
    expect(readdirSync(DATA_DIR).filter((name) => /^views\.db\.damaged-[\dTZ-]+$/.test(name))).toHaveLength(1);
    await second.stop();
  });

  it.each([
    ['events.db', 'It is the log, and everything else follows from it.'],
    ['vault.db', 'Without its keys no personal data and no texts can be read.'],
    ['jobs.db', 'Move it away and start again: the policies read the log again and put every job back.'],
    ['notes.db', 'Without one, move it away: members lose their drafts and how far they have read.'],
    ['requests.db', 'Move it away and start again'],
    ['chain.db', 'only the seals in it vouch for what came before'],
    ['parked.db', 'Move it away and start again'],
  ])('says that %s is damaged, and what to do', async (name, advice) => {
    const open = () => openStack(readSettings({ DATA_DIR }), new TestClock(), [], createLogger('silent'));
    await (await open()).close();
    damage(name);
    const refused = open();
    await expect(refused).rejects.toThrow(WrongSetting);
    await expect(refused).rejects.toThrow(`${at(name)} is damaged (`);
    await expect(refused).rejects.toThrow(advice);
  });
});
