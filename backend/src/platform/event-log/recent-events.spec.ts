import { describe, expect, it } from '@jest/globals';
import { type StoredEvent, SYSTEM } from '../../kernel/event.js';
import { NOW } from '../../kernel/facts.fixture.js';
import { RecentEvents } from './recent-events.js';

const event = (position: number): StoredEvent => ({
  type: 'ThingHappened',
  data: {},
  id: `e${position}`,
  at: NOW,
  actor: SYSTEM,
  correlationId: 'c',
  causationId: null,
  schema: 1,
  stream: 'thing-1',
  revision: position - 1,
  position,
});

function noted(...positions: number[]) {
  const recent = new RecentEvents();
  const read: number[] = [];
  for (const position of positions) {
    recent.note(position, 10, () => {
      read.push(position);
      return event(position);
    });
  }
  const after = (position: number, limit = 9) => recent.after(position, limit)?.map((found) => found.position) ?? null;
  return { recent, read, after };
}

describe('Recent events', () => {
  it('are those after a position, in order', () => expect(noted(5, 6, 7).after(5)).toEqual([6, 7]));
  it('are all of them for who stands before the first', () => expect(noted(5, 6, 7).after(4)).toEqual([5, 6, 7]));
  it('are no more than asked for', () => expect(noted(5, 6, 7).after(4, 2)).toEqual([5, 6]));
  it('do not answer who stands further back, for there may be others between', () => expect(noted(5, 6, 7).after(3)).toBeNull());
  it('do not answer who has them all: another process may have written more', () => expect([noted(5, 6).after(6), noted().after(0)]).toEqual([null, null]));
  it('begin anew behind what another process wrote', () => expect([noted(5, 6, 9).after(5), noted(5, 6, 9).after(8)]).toEqual([null, [9]]));
  it('are read once for all', () => {
    const { after, read } = noted(5, 6);
    expect([after(4), after(5), read]).toEqual([[5, 6], [6], [5, 6]]);
  });
  it('are only the last ones when they are many', () => {
    const { after } = noted(...Array.from({ length: 5_000 }, (_, index) => index + 1));
    expect([after(0), after(4_997)]).toEqual([null, [4_998, 4_999, 5_000]]);
  });
  it('are only the last ones when they are long', () => {
    const { recent } = noted();
    for (let position = 1; position <= 5; position++) recent.note(position, 1_000_000, () => event(position));
    expect([recent.after(0, 9), recent.after(4, 9)?.length]).toEqual([null, 1]);
  });
});
