import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../test/test-clock.js';
import type { Clock } from '../../kernel/clock.js';
import type { RateLimiter } from '../../kernel/rate-limiter.js';

/** What holds for a rate limiter wherever it counts. */
export function describeRateLimiter(name: string, open: (clock: Clock) => RateLimiter): void {
  describe(name, () => {
    let clock: TestClock;
    let limiter: RateLimiter;
    beforeEach(() => {
      clock = new TestClock();
      limiter = open(clock);
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
    it('waits as long as any of two that failed at once', async () => {
      await fail(2);
      await Promise.all([limiter.failed('elif', 3), limiter.failed('elif', 3)]);
      expect(await limiter.waitFor('elif')).toBe(2);
    });
    it('waits for nothing when nothing is known', async () => {
      await limiter.succeeded('nobody');
      expect(await limiter.waitFor('nobody')).toBe(0);
    });
    it('keeps nobody else waiting', async () => {
      await fail(9, 'derya');
      expect(await limiter.waitFor('elif')).toBe(0);
    });

    describe('counting what may be done three times a minute', () => {
      const take = (key = 'elif') => limiter.take(key, { most: 3, seconds: 60 });
      const takeAll = async () => {
        for (let i = 0; i < 3; i++) expect(await take()).toBe(0);
      };

      it('refuses the fourth, with the seconds until the first is a minute old', async () => {
        await take();
        clock.advance({ seconds: 9.5 });
        expect([await take(), await take(), await take()]).toEqual([0, 0, 51]);
      });
      it('begins anew after the minute, however often was asked in vain', async () => {
        await takeAll();
        clock.advance({ seconds: 59 });
        expect(await take()).toBe(1);
        clock.advance({ seconds: 1 });
        await takeAll();
      });
      it('lets no more through that come at once', async () =>
        expect((await Promise.all(Array.from({ length: 9 }, () => take()))).filter((wait) => wait === 0)).toHaveLength(3));
      it('forgets one that came to nothing', async () => {
        await takeAll();
        await limiter.giveBack('elif');
        expect([await take(), await take()]).toEqual([0, 60]);
      });
      it('has nothing to give back to whoever took nothing', async () => {
        await limiter.giveBack('elif');
        await takeAll();
        expect(await take()).toBe(60);
      });
      it('stops nobody else, and is no failure', async () => {
        await takeAll();
        expect([await take('derya'), await limiter.waitFor('elif')]).toEqual([0, 0]);
      });
    });
  });
}
