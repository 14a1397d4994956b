import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Places } from './awaited.js';
import type { GroupPositions } from './group-positions.js';
import { ViewPositions } from './view-positions.js';

describe('Work that begins with a fact', () => {
  /** Whom it waited for. */
  let waits: Places;
  /** Whether the views come as far as they are waited for. */
  let comes: boolean;
  const group = {
    followers: [
      { name: 'forum', on: {} },
      { name: 'search', on: {}, follows: 'later' },
    ],
    waitForThese: async (places: Places) => {
      waits = places;
      return comes;
    },
  } as Partial<GroupPositions> as GroupPositions;
  const views = new ViewPositions(group, { head: async () => 9 });

  beforeEach(() => {
    [waits, comes] = [new Map(), true];
  });

  it('waits for all views at its position but those that may follow later', async () => {
    await views.reached(7);
    expect([...waits]).toEqual([['forum', 7]]);
  });
  it('that must find everything waits for those that follow later too, at the head of the log', async () => {
    await views.allReached();
    expect([...waits]).toEqual([
      ['forum', 9],
      ['search', 9],
    ]);
  });
  it.each(['reached', 'allReached'] as const)('is put off when it has waited long enough: %s', async (way) => {
    comes = false;
    await expect(views[way](7)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
