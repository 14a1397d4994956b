import { beforeEach, describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW } from '../../kernel/facts.fixture.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteJobs } from './sqlite-jobs.js';

describe('The jobs file', () => {
  const path = scratchFolder();
  const close = closing();
  let jobs: SqliteJobs;
  const open = () => close(new SqliteJobs(path('jobs')));
  const put = (key: string, dueAt: string, data = '{}') => jobs.put({ key, due_at: dueAt, command: 'Do', data, correlation: 'c', causation: 'e' });
  const job = (key: string, dueAt = NOW) => ({ key, due_at: dueAt, command: 'Do', data: '{}', correlation: 'c', causation: 'e', attempts: 0 });
  const due = (now = NOW, limit = 9) => jobs.due(now, limit).map(({ key }) => key);
  beforeEach(() => {
    jobs = open();
  });

  it('gives what is due, oldest first', () => {
    put('second', daysFromNow(-1));
    put('first', daysFromNow(-2));
    put('now', NOW);
    put('later', daysFromNow(0, 1));
    expect(due()).toEqual(['first', 'second', 'now']);
  });
  it('gives no more than asked for', () => {
    put('a', daysFromNow(-2));
    put('b', daysFromNow(-1));
    expect(due(NOW, 1)).toEqual(['a']);
  });
  it('knows when the next job is due', () => {
    expect(jobs.nextDue()).toBeNull();
    put('b', daysFromNow(2));
    put('a', daysFromNow(1));
    expect(jobs.nextDue()).toBe(daysFromNow(1));
  });
  it('replaces a job by another under the same key, with all its tries before it', () => {
    put('a', NOW, '{"n":1}');
    jobs.postpone(job('a'), NOW);
    put('a', NOW, '{"n":2}');
    expect(jobs.due(NOW, 9)).toEqual([expect.objectContaining({ data: '{"n":2}', attempts: 0 })]);
  });
  it('counts how often a job was postponed', () => {
    put('a', NOW);
    jobs.postpone(job('a'), daysFromNow(1));
    jobs.postpone(job('a', daysFromNow(1)), daysFromNow(2));
    expect([due(daysFromNow(1)), jobs.due(daysFromNow(2), 9)]).toEqual([[], [expect.objectContaining({ attempts: 2 })]]);
  });
  it('leaves a job alone that has replaced another which is done or failed', () => {
    put('a', daysFromNow(1));
    jobs.finish(job('a', NOW));
    jobs.postpone(job('a', NOW), daysFromNow(2));
    expect(jobs.due(daysFromNow(1), 9)).toEqual([expect.objectContaining({ key: 'a', attempts: 0 })]);
  });
  it('forgets what is done', () => {
    put('a', NOW);
    jobs.finish(job('a', NOW));
    expect(due()).toEqual([]);
  });
  it('forgets what was removed', () => {
    put('a', NOW);
    jobs.remove('a');
    expect(due()).toEqual([]);
  });
  it('has all of it again when it is opened again', () => {
    put('a', NOW);
    jobs.moveCheckpoints(['policy'], 7);
    jobs.park({ follower: 'policy', position: 5, eventId: 'e', type: 'T', error: new Error('broken') });
    const again = open();
    expect([again.due(NOW, 9).length, again.checkpoint('policy'), again.parkedCount()]).toEqual([1, 7, 1]);
  });
  it('starts every policy at the beginning', () => expect(jobs.checkpoint('policy')).toBe(0));
  it('never moves a checkpoint back', () => {
    jobs.moveCheckpoints(['a', 'b'], 7);
    jobs.moveCheckpoints(['a'], 5);
    expect([jobs.checkpoint('a'), jobs.checkpoint('b')]).toEqual([7, 7]);
  });
  it('moves all checkpoints or none, and goes on after a failure', () => {
    expect(() => jobs.moveCheckpoints(['a', null as unknown as string], 5)).toThrow();
    expect(jobs.checkpoint('a')).toBe(0);
    jobs.moveCheckpoints(['a'], 7);
    expect(jobs.checkpoint('a')).toBe(7);
  });
  it('parks an event of a follower once', () => {
    for (let turn = 0; turn < 2; turn++) jobs.park({ follower: 'policy', position: 5, eventId: 'e', type: 'T', error: new Error('broken') });
    jobs.park({ follower: 'other', position: 5, eventId: 'e', type: 'T', error: 'broken' });
    expect(jobs.parkedCount()).toBe(2);
  });
});
