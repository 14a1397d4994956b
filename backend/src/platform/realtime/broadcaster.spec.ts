import { describe, expect, it } from '@jest/globals';
import type { StoredEvent } from '../../kernel/event.js';
import { type EventLog, START } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { unsealed } from '../../kernel/facts.fixture.js';
import { localGroup } from '../following/local-group.fixture.js';
import { Broadcaster } from './broadcaster.js';
import { Replay } from './replay.js';

describe('A broadcaster', () => {
  it('reads what somebody announces or tells again, and nothing else', async () => {
    const events = ['Quiet', 'Told', 'Quiet'].map((type, index) => ({ type, position: index + 1, data: {} }) as StoredEvent);
    const read: string[] = [];
    const told: string[] = [];
    const reader: EventReader = {
      ...unsealed,
      readShut: (event) => {
        read.push(event.type);
        return unsealed.readShut(event);
      },
    };
    const log = {
      head: async () => START,
      readAll: async (after: number) => events.filter(({ position }) => position > after),
      onAppended: () => () => undefined,
    } as Partial<EventLog> as EventLog;
    const replay = new Replay(log, reader, []);
    const on = { Told: async ({ type }: { readonly type: string }) => void told.push(type) };
    const broadcaster = new Broadcaster(log, reader, localGroup([]), { on, replay }, (error) => {
      throw error;
    });
    await broadcaster.start();
    await broadcaster.follower.stop();
    expect([told, read, await replay.listen(() => undefined)]).toEqual([['Told'], ['Told'], 3]);
  });
});
