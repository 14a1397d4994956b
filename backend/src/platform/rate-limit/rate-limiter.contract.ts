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

    describe('counting tries while their end is not known', () => {
      const FREE = 3;
      const begin = () => limiter.begin('elif', FREE);
      const inARow = async (times: number) => {
        const waits: number[] = [];
        for (let i = 0; i < times; i++) waits.push(await begin());
        return waits;
      };

      it('lets no more begin at once than may fail', async () =>
        expect((await Promise.all(Array.from({ length: 9 }, begin))).filter((wait) => wait === 0)).toHaveLength(FREE));
      it('lets as many begin as may still fail', async () => {
        await limiter.failed('elif', FREE);
        expect(await inARow(3)).toEqual([0, 0, 1]);
      });
      it('lets the next begin when one ends, and counts no failure for it', async () => {
        await inARow(3);
        await limiter.ended('elif');
        expect(await inARow(2)).toEqual([0, 1]);
      });
      it('lets none begin when all have failed, and one after the wait', async () => {
        await inARow(3);
        await fail(3);
        expect(await inARow(1)).toEqual([1]);
        clock.advance({ seconds: 1 });
        expect(await inARow(2)).toEqual([0, 1]);
        await fail(1);
        expect(await begin()).toBe(2);
      });
      it('forgets the failures after a success, not what is still under way', async () => {
        await fail(1);
        await inARow(2);
        await limiter.succeeded('elif');
        expect(await inARow(3)).toEqual([0, 0, 1]);
      });
      it('forgets tries that never ended after a minute', async () => {
        await inARow(3);
        clock.advance({ minutes: 1 });
        expect(await begin()).toBe(1);
        clock.advance({ seconds: 1 });
        expect(await inARow(4)).toEqual([0, 0, 0, 1]);
      });
      it('remembers failures no longer for tries that did not fail', async () => {
        await fail(2);
        clock.advance({ minutes: 59 });
        await begin();
        await limiter.ended('elif');
        clock.advance({ minutes: 2 });
        expect(await inARow(4)).toEqual([0, 0, 0, 1]);
      });
      it('has nothing to end for whoever began nothing', async () => {
        await limiter.ended('elif');
        expect(await inARow(4)).toEqual([0, 0, 0, 1]);
      });
    });

    describe('counting tries that cost the same however they end', () => {
      const attempt = () => limiter.attempt('elif', 3);

      it('lets no more through that come at once', async () =>
        expect((await Promise.all(Array.from({ length: 9 }, attempt))).filter((wait) => wait === 0)).toHaveLength(3));
      it('waits as after failures, and what was refused does not count', async () => {
        expect([await attempt(), await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 0, 1, 1]);
        clock.advance({ seconds: 1 });
        expect([await attempt(), await attempt()]).toEqual([0, 2]);
      });
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
