import { describe, expect, it } from '@jest/globals';
import type { StoredEvent } from '../../../kernel/event.js';
import type { EventLog } from '../../../kernel/event-log.js';
import type { Links } from '../../../platform/chain/links.js';
import { PlacesQuery } from './places.query.js';

const AT = '2026-11-21T10:00:00.000Z';
const NO_LINKS = { last: async () => null } as Partial<Links> as Links;

/** So many facts, a millisecond apart, none of them linked; counts those that were read. */
function logOf(facts: number) {
  const read = { facts: 0 };
  const at = (position: number) => new Date(Date.parse(AT) + position).toISOString();
  const readAll = async (after: number, limit: number) => {
    const count = Math.max(0, Math.min(limit, facts - after));
    read.facts += count;
    return Array.from({ length: count }, (_, index) => ({ position: after + index + 1, at: at(after + index + 1) }) as StoredEvent);
  };
  return { places: new PlacesQuery({ readAll } as Partial<EventLog> as EventLog, NO_LINKS), at, read };
}

describe('A time among facts that are not linked yet', () => {
  it.each([0, 1, 999, 1_000, 1_001, 2_500])('is the place %i', async (position) => {
    const { places, at } = logOf(2_500);
    expect(await places.by(at(position))).toBe(position);
  });
  it('is not looked for in all of a long log', async () => {
    const { places, at, read } = logOf(1_000_000);
    await expect(places.by(at(900_000))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(read.facts).toBeLessThanOrEqual(20_000);
  });
});
