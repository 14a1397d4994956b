import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Clock } from '../../kernel/clock.js';
import { InProcessRateLimiter } from './in-process-rate-limiter.js';
import { RateLimits } from './rate-limits.js';

describe('What is tried too often', () => {
  let now: Date;
  let limits: RateLimits;
  const clock: Clock = { now: () => now, wakeAt: () => () => undefined };
  const at = (time: string) => {
    now = new Date(`2026-11-21T${time}Z`);
  };
  const refusal = (seconds: number) => ({ kind: 'rate-limited', message: 'Yavaş', details: { retryAfter: seconds } });

  beforeEach(() => {
    at('10:00:50');
    limits = new RateLimits(new InProcessRateLimiter(clock), clock);
  });

  it('is refused with the seconds to wait, which double', async () => {
    for (let turn = 0; turn < 2; turn++) await limits.count('k', 2, 'Yavaş');
    await expect(limits.count('k', 2, 'Yavaş')).rejects.toMatchObject(refusal(1));
    at('10:00:51');
    await limits.count('k', 2, 'Yavaş');
    await expect(limits.count('k', 2, 'Yavaş')).rejects.toMatchObject(refusal(2));
  });
  it('in a minute has to wait no longer than until the next, however often it was tried', async () => {
    for (const time of ['10:00:51', '10:00:52', '10:00:54', '10:00:58']) {
      at(time);
      await limits.countInMinute('k', 1, 'Yavaş');
    }
    await expect(limits.countInMinute('k', 1, 'Yavaş')).rejects.toMatchObject(refusal(2));
    at('10:01:00');
    await limits.countInMinute('k', 1, 'Yavaş');
  });
  it('by one holds nobody else back', async () => {
    await limits.count('k', 1);
    await limits.count('another', 1);
  });
});
