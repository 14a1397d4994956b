import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EventLog } from '../../kernel/event-log.js';
import { type FollowerSteps, LogFollower } from './log-follower.js';

/** A log that only tells of appends, and steps that are answered by the test. */
function setUp({ share, gatherMs = 0 }: Pick<FollowerSteps, 'share' | 'gatherMs'> = {}) {
  const listeners = new Set<() => void>();
  const log = {
    onAppended: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as Partial<EventLog> as EventLog;
  const step = jest.fn<FollowerSteps['step']>().mockResolvedValue(false);
  const recover = jest.fn<FollowerSteps['recover']>().mockResolvedValue(undefined);
  const failed = jest.fn<FollowerSteps['failed']>();
  const follower = new LogFollower(log, { step, recover, failed, gatherMs, ...(share !== undefined && { share }) });
  const append = () => {
    for (const listener of listeners) listener();
  };
  return { follower, step, recover, failed, append, listeners };
}

/** Lets the follower go on to where it waits for something, and take its breath. */
const settled = () => jest.advanceTimersByTimeAsync(1);

describe('A follower of the log', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('catches up when it starts', async () => {
    const { follower, step } = setUp();
    step.mockResolvedValueOnce(true).mockResolvedValueOnce(true);
    follower.start();
    await settled();
    expect(step).toHaveBeenCalledTimes(3);
  });
  it('lets events gather, where it is told to', async () => {
    const { follower, step, append } = setUp({ gatherMs: 250 });
    follower.start();
    append();
    await jest.advanceTimersByTimeAsync(249);
    expect(step).not.toHaveBeenCalled();
    append();
    await jest.advanceTimersByTimeAsync(2);
    expect(step).toHaveBeenCalledTimes(1);
    append();
    await follower.stop();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(step).toHaveBeenCalledTimes(1);
  });
  it.each([
    [0.5, 40],
    [0.2, 160],
    [0.1, 250],
  ])('takes no more than its share %d of the time, but for a long rest', async (share, restMs) => {
    const { follower, step } = setUp({ share });
    step.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(true), 40)));
    follower.start();
    await jest.advanceTimersByTimeAsync(40 + restMs - 10);
    expect(step).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(20);
    expect(step).toHaveBeenCalledTimes(2);
  });
  it('wakes at every append', async () => {
    const { follower, step, append } = setUp();
    follower.start();
    await settled();
    append();
    await settled();
    expect(step).toHaveBeenCalledTimes(2);
  });
  it('does not work within what woke it', async () => {
    const request = new AsyncLocalStorage<string>();
    const { follower, step, append } = setUp();
    const seen: unknown[] = [];
    step.mockImplementation(async () => {
      seen.push(request.getStore());
      return false;
    });
    follower.start();
    await settled();
    request.run('a request', append);
    await settled();
    expect(seen).toEqual([undefined, undefined]);
  });
  it('does not miss an append that comes while it works', async () => {
    const { follower, step, append } = setUp();
    step.mockImplementationOnce(async () => {
      append();
      return false;
    });
    follower.start();
    await settled();
    expect(step).toHaveBeenCalledTimes(2);
  });
  it('reports a failure and tries again after a second', async () => {
    const { follower, step, recover, failed } = setUp();
    const failure = new Error('broken');
    step.mockRejectedValueOnce(failure);
    follower.start();
    await settled();
    expect([follower.failure, failed.mock.calls, step.mock.calls.length]).toEqual([failure, [[failure]], 1]);
    await jest.advanceTimersByTimeAsync(1000);
    expect([follower.failure, recover.mock.calls.length, step.mock.calls.length]).toEqual([null, 1, 2]);
  });
  it('tries again as often as it fails', async () => {
    const { follower, step, failed } = setUp();
    step.mockRejectedValueOnce(new Error('one')).mockRejectedValueOnce(new Error('two'));
    follower.start();
    await jest.advanceTimersByTimeAsync(3000);
    expect([follower.failure, failed.mock.calls.length, step.mock.calls.length]).toEqual([null, 2, 3]);
  });
  it('tries again when it could not even recover', async () => {
    const { follower, step, recover, failed } = setUp();
    step.mockRejectedValueOnce(new Error('broken'));
    recover.mockRejectedValueOnce(new Error('still broken'));
    follower.start();
    await jest.advanceTimersByTimeAsync(3000);
    expect([follower.failure, failed.mock.calls.length, step.mock.calls.length]).toEqual([null, 2, 2]);
  });
  it('waits out a failure even if there are appends', async () => {
    const { follower, step, append } = setUp();
    step.mockRejectedValueOnce(new Error('broken'));
    follower.start();
    await settled();
    append();
    await settled();
    expect(step).toHaveBeenCalledTimes(1);
  });
  it('finishes its step before it stops, and then listens no more', async () => {
    const { follower, step, listeners } = setUp();
    let finish: (more: boolean) => void = () => undefined;
    step.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    follower.start();
    const stopping = follower.stop();
    finish(true);
    await settled();
    await stopping;
    expect([step.mock.calls.length, listeners.size]).toEqual([1, 0]);
  });
  it('does not go on after it was stopped in a failure', async () => {
    const { follower, step, recover } = setUp();
    step.mockRejectedValueOnce(new Error('broken'));
    follower.start();
    await settled();
    await follower.stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect([step.mock.calls.length, recover.mock.calls.length]).toEqual([1, 0]);
  });
  it('does not go on when its last step fails while it stops', async () => {
    const { follower, step, recover } = setUp();
    let fail: (error: Error) => void = () => undefined;
    step.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    follower.start();
    const stopping = follower.stop();
    fail(new Error('closed'));
    await stopping;
    await jest.advanceTimersByTimeAsync(5000);
    expect([step.mock.calls.length, recover.mock.calls.length]).toEqual([1, 0]);
  });
});
