import { beforeEach, describe, expect, it } from '@jest/globals';
import { BEGINNING, type Checkpoint } from '../../kernel/event-log.js';
import type { PolicyCheckpoints } from './policy-checkpoints.js';

const at = (position: number): Checkpoint => ({ position, anchor: { stream: 'thing-x', revision: position, id: `e${position}` } });

/** What holds for the checkpoints of policies wherever they are kept. */
export function describePolicyCheckpoints(name: string, open: () => PolicyCheckpoints): void {
  describe(name, () => {
    let checkpoints: PolicyCheckpoints;
    beforeEach(() => {
      checkpoints = open();
    });
    const all = () => Promise.all(['a', 'b'].map((policy) => checkpoints.read(policy)));

    it('start at the beginning', async () => expect(await all()).toEqual([0, 0]));
    it('move together', async () => {
      await checkpoints.move(['a', 'b'], at(7));
      expect(await all()).toEqual([7, 7]);
    });
    it('move apart', async () => {
      await checkpoints.move(['a'], at(7));
      await checkpoints.move(['b'], at(12));
      expect(await all()).toEqual([7, 12]);
    });
    it('never move back', async () => {
      await checkpoints.move(['a', 'b'], at(7));
      await checkpoints.move(['a'], at(5));
      await checkpoints.move(['a', 'b'], at(6));
      expect(await all()).toEqual([7, 7]);
    });
    it('go as far as a log can', async () => {
      await checkpoints.move(['a'], at(Number.MAX_SAFE_INTEGER));
      await checkpoints.move(['a', 'b'], at(Number.MAX_SAFE_INTEGER - 1));
      expect(await all()).toEqual([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1]);
    });
    it('know the events at which they stand', async () => {
      await checkpoints.move(['a', 'b'], at(7));
      await checkpoints.move(['b'], at(5));
      await checkpoints.move(['c'], { position: 3, anchor: null });
      expect(await checkpoints.anchored(['a', 'b', 'c', 'd'])).toEqual(
        new Map([
          ['a', at(7)],
          ['b', at(7)],
          ['c', { position: 3, anchor: null }],
        ]),
      );
      expect(await checkpoints.anchored([])).toEqual(new Map());
    });
    it('are placed anywhere when that is asked for', async () => {
      await checkpoints.move(['a', 'b'], at(7));
      await checkpoints.place(['a'], at(5));
      await checkpoints.place(['b', 'c'], BEGINNING);
      expect(await checkpoints.anchored(['a', 'b', 'c'])).toEqual(
        new Map([
          ['a', at(5)],
          ['b', BEGINNING],
          ['c', BEGINNING],
        ]),
      );
      await checkpoints.move(['a'], at(6));
      expect(await checkpoints.read('a')).toBe(6);
    });
    it('move from where they are known to stand, and all stay when one stands elsewhere', async () => {
      const known = (a: number, b: number) => new Map(Object.entries({ a, b }));
      expect(await checkpoints.move(['a', 'b'], at(7), known(0, 0))).toBe(true);
      expect(await checkpoints.move(['a', 'b'], at(9), known(7, 7))).toBe(true);
      for (const elsewhere of [known(9, 7), known(8, 9), known(9, 12)]) expect(await checkpoints.move(['a', 'b'], at(12), elsewhere)).toBe(false);
      expect(await all()).toEqual([9, 9]);
      expect(await checkpoints.move(['a'], at(12), known(9, 9))).toBe(true);
      expect(await checkpoints.move(['c'], at(3), known(12, 9))).toBe(true);
    });
    it('stay when another than those that move stands elsewhere than is known', async () => {
      await checkpoints.move(['b'], at(7));
      expect(await checkpoints.move(['a'], at(9), new Map([['b', 5]]))).toBe(false);
      expect(await all()).toEqual([0, 7]);
    });
    it('need not move at all', async () => {
      await checkpoints.move([], at(7));
      expect(await all()).toEqual([0, 0]);
    });
  });
}
