import { describe, expect, it } from '@jest/globals';
import type { StreamType } from '../../kernel/decider.js';
import type { DomainEvent, StoredEvent } from '../../kernel/event.js';
import { recorded, unsealed } from '../../kernel/facts.fixture.js';
import { KeptStream } from './kept-stream.js';

type Counted = DomainEvent<'Counted', { by: number }>;
const counting: StreamType<number, never, Counted> = {
  category: 'count',
  decider: { initial: 0, evolve: (sum, { data }) => sum + data.by, decide: () => [] },
  events: { Counted: { schema: 1 } },
};
const fact = (by: number, revision: number): StoredEvent =>
  ({ ...recorded<Counted>({ type: 'Counted', data: { by } }, { revision }), stream: 'count-all' }) as StoredEvent;

const logOf = (...facts: StoredEvent[]) => ({
  facts,
  readStream: async (_: string, { from = 0 }: { from?: number } = {}) => facts.filter(({ revision }) => revision >= from),
});

describe('A kept stream', () => {
  it('begins with nothing and takes up what is new', async () => {
    const kept = new KeptStream(counting, 'all');
    const log = logOf(fact(1, 0), fact(2, 1));
    expect([kept.name, kept.now]).toEqual(['count-all', 0]);
    await kept.catchUp(log, unsealed);
    expect(kept.now).toBe(3);
    log.facts.push(fact(10, 2));
    await kept.catchUp(log, unsealed);
    expect(kept.now).toBe(13);
  });
  it('counts nothing twice when it is asked to at once', async () => {
    const kept = new KeptStream(counting, 'all');
    const log = logOf(fact(1, 0), fact(2, 1));
    await Promise.all([kept.catchUp(log, unsealed), kept.catchUp(log, unsealed), kept.catchUp(log, unsealed)]);
    expect(kept.now).toBe(3);
  });
});
