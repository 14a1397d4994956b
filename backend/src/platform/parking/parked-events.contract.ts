import { beforeEach, describe, expect, it } from '@jest/globals';
import { scratchFolder } from '../scratch.fixture.js';
import type { Parked, ParkedEvents } from './parking.js';

/** What every store of parked events does; `opening` answers the one that lives under a path, the same one each time. */
export function describeParkedEvents(name: string, opening: (path: string) => Promise<ParkedEvents>): void {
  describe(name, () => describe('A parked event', () => behaves(opening)));
}

function behaves(opening: (path: string) => Promise<ParkedEvents>): void {
  const path = scratchFolder();
  let parked: ParkedEvents;
  const event = (position: number, follower = 'topics', error: unknown = new Error('no author')): Parked => ({
    follower,
    position,
    eventId: `e${position}`,
    type: 'TopicOpened',
    error,
  });
  beforeEach(async () => {
    parked = await opening(path('parked'));
  });

  it('is not there at first', async () => expect([await parked.list(9), await parked.count()]).toEqual([[], 0]));
  it('is listed with what went wrong', async () => {
    await parked.park(event(7));
    expect(await parked.list(9)).toEqual([{ follower: 'topics', position: 7, eventId: 'e7', type: 'TopicOpened', error: 'Error: no author' }]);
  });
  it('is parked once for a follower, with what went wrong last', async () => {
    await parked.park(event(7));
    await parked.park(event(7, 'topics', 'still no author'));
    expect([(await parked.list(9)).map(({ error }) => error), await parked.count()]).toEqual([['still no author'], 1]);
  });
  it('is kept for each follower', async () => {
    await parked.park(event(7));
    await parked.park(event(7, 'members'));
    expect([(await parked.list(9)).map(({ follower }) => follower), await parked.count()]).toEqual([['members', 'topics'], 2]);
  });
  it('comes before the earlier ones, as many as are asked for', async () => {
    for (const position of [5, 12, 2 ** 40, 7]) await parked.park(event(position));
    expect((await parked.list(3)).map(({ position }) => position)).toEqual([2 ** 40, 12, 7]);
    expect([await parked.list(0), await parked.count()]).toEqual([[], 4]);
  });
  it('is there after a restart', async () => {
    await parked.park(event(7));
    expect(await (await opening(path('parked'))).count()).toBe(1);
  });
}
