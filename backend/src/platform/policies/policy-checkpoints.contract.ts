import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PolicyCheckpoints } from './policy-checkpoints.js';

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
      await checkpoints.move(['a', 'b'], 7);
      expect(await all()).toEqual([7, 7]);
    });
    it('move apart', async () => {
      await checkpoints.move(['a'], 7);
      await checkpoints.move(['b'], 12);
      expect(await all()).toEqual([7, 12]);
    });
    it('never move back', async () => {
      await checkpoints.move(['a', 'b'], 7);
      await checkpoints.move(['a'], 5);
      await checkpoints.move(['a', 'b'], 6);
      expect(await all()).toEqual([7, 7]);
    });
    it('go as far as a log can', async () => {
      await checkpoints.move(['a'], Number.MAX_SAFE_INTEGER);
      await checkpoints.move(['a', 'b'], Number.MAX_SAFE_INTEGER - 1);
      expect(await all()).toEqual([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1]);
    });
    it('need not move at all', async () => {
      await checkpoints.move([], 7);
      expect(await all()).toEqual([0, 0]);
    });
  });
}
