import { describe, expect, it } from '@jest/globals';
import { MOST_BEHIND } from '../../../contracts/operations.js';
import { eventsBehind } from './lag.js';

/** A log whose positions are bytes: each event takes 700. */
function logOf(events: number) {
  const reads: number[] = [];
  const all = Array.from({ length: events }, (_, number) => ({ position: (number + 1) * 700 }));
  return {
    reads,
    head: async () => events * 700,
    readAll: async (after: number, limit: number) => {
      reads.push(after);
      return all.filter(({ position }) => position > after).slice(0, limit) as never;
    },
  };
}

describe('How far somebody is behind', () => {
  it('is told in events, whatever positions count', async () =>
    expect([...(await eventsBehind(logOf(10), [7_000, 6_300, 700]))]).toEqual([
      [7_000, 0],
      [6_300, 1],
      [700, 9],
    ]));
  it('is asked once for all who stand at one place, and never for those at the end', async () => {
    const log = logOf(10);
    await eventsBehind(log, [7_000, 700, 700, 7_000]);
    expect(log.reads).toEqual([700]);
  });
  it('is counted up to a limit', async () => expect((await eventsBehind(logOf(MOST_BEHIND + 5), [0])).get(0)).toBe(MOST_BEHIND));
});
