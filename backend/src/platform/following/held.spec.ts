import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import { recorded } from '../../kernel/facts.fixture.js';
import { type Projection, projection } from '../../kernel/projection.js';
import { held } from './held.js';

const folding = (name: string, ...types: string[]): Projection =>
  projection({ name, version: 1, views: [], on: Object.fromEntries(types.map((type) => [type, () => []])) });
const BUSY = folding('busy', 'Busy');
const IDLE = folding('idle', 'Rare');

/** A log with events of these types at the positions 10, 20, 30 and so on. */
const logOf = (...types: string[]) => {
  const events = types.map((type, index): RecordedEvent => ({ ...recorded({ type, data: {} }), position: (index + 1) * 10 }));
  return {
    readAll: async (after: number, limit: number) => events.filter(({ position }) => position > after).slice(0, limit),
  } as Partial<EventLog> as EventLog;
};
const places = async (log: EventLog, checkpoints: Record<string, number>) =>
  Object.fromEntries(await held(log, [BUSY, IDLE], new Map(Object.entries(checkpoints))));

describe('The views of a projection hold', () => {
  it('everything up to the end of the log, where there was nothing to fold', async () =>
    expect(await places(logOf('Busy', 'Busy', 'Busy'), { busy: 30, idle: 0 })).toEqual({ busy: 30, idle: 30 }));
  it('everything up to what is to be folded', async () =>
    expect(await places(logOf('Busy', 'Busy', 'Rare', 'Busy'), { busy: 40, idle: 10 })).toEqual({ busy: 40, idle: 20 }));
  it('nothing more when the next event is to be folded', async () =>
    expect(await places(logOf('Busy', 'Rare'), { busy: 20, idle: 10 })).toEqual({ busy: 20, idle: 10 }));
  it('what the checkpoint says when the log ends there', async () =>
    expect(await places(logOf('Busy'), { busy: 10, idle: 10 })).toEqual({ busy: 10, idle: 10 }));
  it('nothing that is known while they start over', async () => expect(await places(logOf('Busy'), { busy: 10 })).toEqual({ busy: 10 }));
  it('what the checkpoints say while somebody is far behind', async () => {
    const many = logOf(...Array.from({ length: 2_000 }, () => 'Busy'));
    expect(await places(many, { busy: 0, idle: 19_000 })).toEqual({ busy: 0, idle: 19_000 });
  });
});
