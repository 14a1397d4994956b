import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../test/test-clock.js';
import type { Clock } from '../../kernel/clock.js';
import type { FirstTimes } from '../../kernel/first-times.js';

const HOUR_MS = 60 * 60_000;

/** What holds for first times wherever they are remembered. */
export function describeFirstTimes(name: string, open: (clock: Clock) => FirstTimes): void {
  describe(name, () => {
    let clock: TestClock;
    let times: FirstTimes;
    beforeEach(() => {
      clock = new TestClock();
      times = open(clock);
    });
    const isFirst = (key = 'elif') => times.isFirst(key, HOUR_MS);

    it('is a first time once', async () => expect([await isFirst(), await isFirst(), await isFirst()]).toEqual([true, false, false]));
    it('is a first time again when as long has passed', async () => {
      await isFirst();
      clock.advance({ minutes: 59, seconds: 59 });
      expect(await isFirst()).toBe(false);
      clock.advance({ seconds: 2 });
      expect([await isFirst(), await isFirst()]).toEqual([true, false]);
    });
    it('is remembered no longer for happening again', async () => {
      await isFirst();
      clock.advance({ minutes: 50 });
      await isFirst();
      clock.advance({ minutes: 11 });
      expect(await isFirst()).toBe(true);
    });
    it('is a first time for one of twenty at once', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => isFirst()));
      expect(all.filter(Boolean)).toHaveLength(1);
    });
    it('is a first time whatever else has happened', async () => {
      await isFirst('derya');
      expect(await isFirst()).toBe(true);
    });
  });
}
