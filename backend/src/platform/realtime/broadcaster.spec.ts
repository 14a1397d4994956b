import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent, StoredEvent } from '../../kernel/event.js';
import { type EventLog, START } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { unsealed } from '../../kernel/facts.fixture.js';
import { localGroup } from '../following/local-group.fixture.js';
import { announcerOf, Broadcaster } from './broadcaster.js';
import type { LiveChanges } from './live-changes.js';
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

describe('Changes that are announced', () => {
  const told: unknown[] = [];
  const changes: LiveChanges = {
    traces: {
      Opened: () => ({ channel: 'open', subject: 'x' }),
      Notified: () => ({ channel: 'own', memberIds: ['here', 'away'], subject: 'x' }),
      Gone: () => ({ channel: 'open', subject: 'gone' }),
    },
    changes: async ([trace], memberId) =>
      trace && trace.subject !== 'gone' ? [{ channel: trace.channel, kind: 'insert', row: memberId, position: trace.position }] : [],
  };
  const { on } = announcerOf(changes, {
    hears: (channel, id) => channel === 'own' && id === 'here',
    announce: async (change, memberId) => void told.push([change, memberId]),
  });
  const after = async (type: string) => {
    told.length = 0;
    await on[type]?.({ type, position: 7 } as RecordedEvent);
    return told;
  };
  it('are told to whoever may hear them', async () =>
    expect(await after('Opened')).toEqual([[{ channel: 'open', kind: 'insert', row: null, position: 7 }, null]]));
  it('are told to those of the members who listen here', async () =>
    expect(await after('Notified')).toEqual([[{ channel: 'own', kind: 'insert', row: 'here', position: 7 }, 'here']]));
  it('are none when nothing is left to tell', async () => expect(await after('Gone')).toEqual([]));
});
