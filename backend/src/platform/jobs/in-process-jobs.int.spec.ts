import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../test/test-clock.js';
import { SYSTEM } from '../../kernel/event.js';
import { NOW } from '../../kernel/facts.fixture.js';
import type { Job } from '../../kernel/jobs.js';
import { InProcessJobs } from './in-process-jobs.js';
import { describeJobs } from './jobs.contract.js';
import { openJobsFile } from './jobs-file.js';
import { SqliteJobs } from './sqlite-jobs.js';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeJobs('Jobs of one process', async ({ clock, failed }, fresh) => {
  if (fresh) folder = mkdtempSync(join(tmpdir(), 'meydan-jobs-'));
  const db = openJobsFile(join(folder, 'jobs.db'));
  return { jobs: new InProcessJobs(new SqliteJobs(db), clock, failed), close: async () => db.close() };
});

describe('Many notices at once', () => {
  it('are worked on side by side, and one that fails is tried again alone', async () => {
    folder = mkdtempSync(join(tmpdir(), 'meydan-jobs-'));
    const db = openJobsFile(join(folder, 'jobs.db'));
    const jobs = new InProcessJobs(new SqliteJobs(db), new TestClock(Date.parse(NOW)), () => undefined);
    const begun: string[] = [];
    let release: () => void = () => undefined;
    const together = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const key of ['a', 'b', 'c']) await jobs.put(notice(key));
    await jobs.start(async ({ key }) => {
      begun.push(key);
      // None can end before all have begun.
      if (begun.length === 3) release();
      await together;
      if (key === 'b') throw new Error('not now');
    });
    await jobs.idle();
    expect([begun.sort(), (await jobs.entries('notices', 'waiting', { limit: 9, offset: 0 })).map(({ key }) => key)]).toEqual([['a', 'b', 'c'], ['b']]);
    await jobs.stop();
    db.close();
  });
});

const notice = (key: string): Job => ({
  queue: 'notices',
  key,
  dueAt: NOW,
  command: 'Do',
  data: {},
  origin: { id: key, at: null, actor: SYSTEM, correlationId: 'c', causationId: 'e' },
});
