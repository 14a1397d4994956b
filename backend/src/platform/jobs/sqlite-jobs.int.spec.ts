import { beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { SYSTEM } from '../../kernel/event.js';
import { daysFromNow, NOW } from '../../kernel/facts.fixture.js';
import type { Job } from '../../kernel/jobs.js';
import { SqlitePolicyCheckpoints } from '../policies/sqlite-policy-checkpoints.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { openJobsFile } from './jobs-file.js';
import { SqliteJobs } from './sqlite-jobs.js';

const job = (key: string, dueAt = NOW, originId = 'origin-1', data: object = {}): Job => ({
  queue: 'sanctions',
  key,
  dueAt,
  command: 'Do',
  data,
  origin: { id: originId, at: null, actor: SYSTEM, correlationId: 'c', causationId: 'e' },
});

describe('The jobs file', () => {
  const path = scratchFolder();
  const close = closing();
  let jobs: SqliteJobs;
  const open = () => new SqliteJobs(close(openJobsFile(path('jobs.db'))));
  const due = (now = NOW, limit = 9) => jobs.due(now, limit).map(({ key }) => key);
  beforeEach(() => {
    jobs = open();
  });

  it('gives what is due, oldest first', () => {
    for (const [key, days] of Object.entries({ second: -1, first: -2, now: 0 })) jobs.put(job(key, daysFromNow(days)));
    jobs.put(job('later', daysFromNow(0, 1)));
    expect(due()).toEqual(['first', 'second', 'now']);
  });
  it('gives no more than asked for', () => {
    jobs.put(job('a', daysFromNow(-2)));
    jobs.put(job('b', daysFromNow(-1)));
    expect(due(NOW, 1)).toEqual(['a']);
  });
  it('gives the queue that can wait only when no other is due', () => {
    jobs.put({ ...job('told', daysFromNow(-2)), queue: 'notices' });
    jobs.put(job('urgent', daysFromNow(-1)));
    jobs.put({ ...job('mailed'), queue: 'mail' });
    expect(due()).toEqual(['urgent', 'mailed']);
    for (const key of ['urgent', 'mailed']) jobs.finish(job(key));
    expect(due()).toEqual(['told']);
  });
  it('knows when the next job is due', () => {
    expect(jobs.nextDue()).toBeNull();
    jobs.put(job('b', daysFromNow(2)));
    jobs.put(job('a', daysFromNow(1)));
    expect(jobs.nextDue()).toBe(daysFromNow(1));
  });
  it('forgets about dead jobs when it says which is next', () => {
    jobs.put(job('a'));
    jobs.bury(job('a'), NOW, 'Error: broken');
    expect([jobs.nextDue(), due()]).toEqual([null, []]);
  });
  it('replaces a job by another under the same key, with all its tries before it', () => {
    jobs.put(job('a', NOW, 'origin-1', { n: 1 }));
    jobs.postpone(job('a'), NOW, 'Error: not now');
    jobs.put(job('a', NOW, 'origin-2', { n: 2 }));
    expect(jobs.due(NOW, 9)).toEqual([expect.objectContaining({ data: { n: 2 }, attempts: 0, error: null })]);
  });
  it('counts how often a job was postponed', () => {
    jobs.put(job('a'));
    jobs.postpone(job('a'), daysFromNow(1), 'Error: first');
    jobs.postpone(job('a'), daysFromNow(2), 'Error: second');
    expect([due(daysFromNow(1)), jobs.due(daysFromNow(2), 9)]).toEqual([[], [expect.objectContaining({ attempts: 2, error: 'Error: second' })]]);
  });
  it('leaves a job alone that has replaced another which is done or failed', () => {
    jobs.put(job('a', daysFromNow(1), 'origin-2'));
    jobs.finish(job('a'));
    jobs.postpone(job('a'), daysFromNow(2), 'Error: not now');
    jobs.bury(job('a'), NOW, 'Error: broken');
    expect(jobs.due(daysFromNow(1), 9)).toEqual([expect.objectContaining({ key: 'a', attempts: 0, dead: false })]);
  });
  it('forgets what is done', () => {
    jobs.put(job('a'));
    jobs.finish(job('a'));
    expect(due()).toEqual([]);
  });
  it('forgets what was removed', () => {
    jobs.put(job('a'));
    jobs.remove('a');
    expect(due()).toEqual([]);
  });
  it('counts and lists without the job that is under way', () => {
    for (const key of ['a', 'b', 'c']) jobs.put(job(key));
    const listed = jobs.living('sanctions', true, NOW, job('a'), 2, 0).map(({ key }) => key);
    expect([jobs.counts('sanctions', NOW, job('a')), listed]).toEqual([{ due: 2, waiting: 0, dead: 0 }, ['b', 'c']]);
    expect(jobs.counts('sanctions', NOW, job('a', NOW, 'origin-2')).due).toBe(3);
  });
  it('has all of it again when it is opened again', () => {
    jobs.put(job('a'));
    expect(open().due(NOW, 9)).toEqual([{ ...job('a'), attempts: 0, dead: false, error: null }]);
  });
  it('keeps what it holds when it has the format from before', async () => {
    jobs.put(job('a'));
    const file = new DatabaseSync(path('jobs.db'));
    file.exec("INSERT INTO checkpoints (policy, position) VALUES ('mails', 7)");
    file.exec('ALTER TABLE checkpoints DROP COLUMN anchor; ALTER TABLE jobs DROP COLUMN event; PRAGMA user_version = 2');
    file.close();
    for (const _ of ['first', 'again']) {
      const db = close(openJobsFile(path('jobs.db')));
      expect(new SqliteJobs(db).due(NOW, 9)).toEqual([{ ...job('a'), attempts: 0, dead: false, error: null }]);
      expect(await new SqlitePolicyCheckpoints(db).anchored(['mails'])).toEqual(new Map([['mails', { position: 7, anchor: null }]]));
    }
  });
  it('is emptied when it has another format', () => {
    jobs.put(job('a'));
    const file = new DatabaseSync(path('jobs.db'));
    file.exec('PRAGMA user_version = 1');
    file.close();
    expect(open().due(NOW, 9)).toEqual([]);
  });
});
