import { describe, expect, it, jest } from '@jest/globals';
import type { StoredEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import { RECENT, RecentTraces } from './recent-traces.js';

const event = (position: number, type = 'Told') => ({ position, type }) as StoredEvent;
/** A log of so many events, of which every second is told. */
function recent(events: number) {
  const log = Array.from({ length: events }, (_, index) => event(index + 1, index % 2 ? 'Quiet' : 'Told'));
  const readAll = jest.fn((after: number, limit: number) => Promise.resolve(log.filter(({ position }) => position > after).slice(0, limit)));
  const traces = new RecentTraces({ readAll } as Partial<EventLog> as EventLog, ({ type, position }) =>
    type === 'Told' ? { type, position, channel: 'topics', subject: '' } : null,
  );
  traces.begin(events);
  const since = async (position: number) => (await traces.since(position))?.map((trace) => trace.position) ?? null;
  return { traces, since, readAll };
}

describe('What was announced last', () => {
  it('is known from the start on without the log', async () => {
    const { traces, since, readAll } = recent(10);
    for (const position of [11, 12]) traces.note(event(position));
    traces.note(event(13, 'Quiet'));
    expect([await since(10), await since(11), await since(13), traces.position, readAll.mock.calls]).toEqual([[11, 12], [12], [], 13, []]);
  });
  it('is read once from the log as far back as somebody asks, however many ask', async () => {
    const { traces, since, readAll } = recent(10);
    traces.note(event(11));
    expect(await Promise.all([since(4), since(4), since(6), since(9)])).toEqual([[5, 7, 9, 11], [5, 7, 9, 11], [7, 9, 11], [11]]);
    expect(readAll).toHaveBeenCalledTimes(1);
    expect(await since(2)).toEqual([3, 5, 7, 9, 11]);
  });
  it('does not reach back without end, and what is too old is not read twice', async () => {
    const { since, readAll } = recent(RECENT.page * RECENT.pages + 10);
    expect(await since(3)).toBeNull();
    expect(readAll).toHaveBeenCalledTimes(RECENT.pages);
    expect([await since(3), await since(1), await since(0)]).toEqual([null, null, null]);
    expect(readAll).toHaveBeenCalledTimes(RECENT.pages);
    expect(await since(20)).toHaveLength((RECENT.page * RECENT.pages - 10) / 2);
  });
  it('is forgotten beyond a number', async () => {
    const { traces, since, readAll } = recent(0);
    for (let position = 1; position <= RECENT.kept * 4; position++) traces.note(event(position));
    expect(await since(RECENT.kept * 3)).toHaveLength(RECENT.kept);
    readAll.mockImplementation(async (after, limit) => Array.from({ length: limit }, (_, index) => event(after + 1 + index)));
    expect(await since(0)).toBeNull();
  });
  it('is asked for again after the log was away', async () => {
    const { since, readAll } = recent(10);
    readAll.mockRejectedValueOnce(new Error('away'));
    await expect(since(4)).rejects.toThrow('away');
    expect(await since(4)).toEqual([5, 7, 9]);
  });
});
