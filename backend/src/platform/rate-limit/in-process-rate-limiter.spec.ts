import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../test/test-clock.js';
import { InProcessRateLimiter } from './in-process-rate-limiter.js';

describe('Whoever fails again and again', () => {
  let clock: TestClock;
  let limiter: InProcessRateLimiter;
  beforeEach(() => {
    clock = new TestClock();
    limiter = new InProcessRateLimiter(clock);
  });
  const fail = async (times: number, key = 'elif') => {
    for (let i = 0; i < times; i++) await limiter.failed(key, 3);
  };
  const waitAfter = async (failures: number) => {
    await fail(failures);
    return limiter.waitFor('elif');
  };

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 4],
    [12, 512],
    [13, 900],
    [50, 900],
    [2000, 900],
  ])('waits after %i failures for %i seconds', async (failures, seconds) => expect(await waitAfter(failures)).toBe(seconds));
  it('waits for a whole second when a part of it is left', async () => {
    await fail(4);
    clock.advance({ seconds: 1.5 });
    expect(await limiter.waitFor('elif')).toBe(1);
  });
  it('may try again when the wait is over', async () => {
    await fail(4);
    clock.advance({ seconds: 2 });
    expect(await limiter.waitFor('elif')).toBe(0);
  });
  it('waits twice as long when the next try fails too', async () => {
    await fail(4);
    clock.advance({ seconds: 2 });
    expect(await waitAfter(1)).toBe(4);
  });
  it('starts over after a success', async () => {
    await fail(9);
    await limiter.succeeded('elif');
    expect(await waitAfter(2)).toBe(0);
  });
  it('starts over after an hour without a failure', async () => {
    await fail(9);
    clock.advance({ hours: 1, seconds: 1 });
    expect(await waitAfter(2)).toBe(0);
  });
  it('does not start over within the hour', async () => {
    await fail(9);
    clock.advance({ minutes: 59 });
    expect(await waitAfter(1)).toBe(128);
  });
  it('keeps nobody else waiting', async () => {
    await fail(9, 'derya');
    expect(await limiter.waitFor('elif')).toBe(0);
  });
});
