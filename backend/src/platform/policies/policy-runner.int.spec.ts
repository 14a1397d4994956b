import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Command, type Intent, intent, type Origin } from '../../kernel/command.js';
import type { StreamType } from '../../kernel/decider.js';
import type { DomainEvent, StoredEvent } from '../../kernel/event.js';
import { EventLogRefused, NO_STREAM } from '../../kernel/event-log.js';
import { type EventReader, RecordedLater } from '../../kernel/event-reader.js';
import { EventStore } from '../../kernel/event-store.js';
import { daysFromNow, unsealed } from '../../kernel/facts.fixture.js';
import { type Policy, policy, type Reaction } from '../../kernel/policy.js';
import type { ScheduledCommand } from '../../kernel/schedule.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { written } from '../event-log/event-log.contract.js';
import { SqliteEventLog } from '../event-log/sqlite-event-log.js';
import type { GroupPositions } from '../following/group-positions.js';
import { IDLE } from '../following/held.js';
import { localGroup } from '../following/local-group.fixture.js';
import { systemPauses } from '../identity/system-pauses.js';
import { UuidIds } from '../identity/uuid-ids.js';
import { openJobsFile } from '../jobs/jobs-file.js';
import { SoleHolder } from '../leases/sole-holder.js';
import { ParkingLot } from '../parking/parking.fixture.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { FAR_BEHIND } from './news.js';
import { PolicyRunner } from './policy-runner.js';
import { SqlitePolicyCheckpoints } from './sqlite-policy-checkpoints.js';

const LONG_MS = 10_000;

class Note extends Command<{ id: string }> {
  readonly type = 'Note';
}
/** Writes down whatever it is told, as often as it is told. */
const notebook: StreamType<null, Note, DomainEvent<'Noted', { id: string }>> = {
  category: 'notebook',
  decider: { initial: null, evolve: () => null, decide: ({ data }) => [{ type: 'Noted', data }] },
  events: { Noted: { schema: 1 } },
};
type ThingHappened = DomainEvent<'ThingHappened', { id: string }>;
const noting = (name: string, reactions = ({ data }: ThingHappened): readonly Reaction[] => [{ send: intent(Note, data) }]): Policy =>
  policy<ThingHappened>({ name, on: { ThingHappened: reactions } });

/** The process ends before the checkpoint is written. */
class CrashingCheckpoints extends SqlitePolicyCheckpoints {
  override move(): Promise<boolean> {
    return Promise.reject(new Error('power cut'));
  }
}

describe('A policy', () => {
  const path = scratchFolder();
  const close = closing();
  const ids = new UuidIds();
  let log: SqliteEventLog;
  let db: ReturnType<typeof openJobsFile>;
  let parking: ParkingLot;
  let sent: Command[];
  let scheduled: (ScheduledCommand | string)[];
  let runner: PolicyRunner;
  let positions: GroupPositions;
  /** What happens when a command is sent. */
  let onSend: (command: Command) => unknown;

  /** Whether a later release has recorded an event. */
  let isFromLater: (event: StoredEvent) => boolean;
  const reader: EventReader = {
    readShut(event) {
      if (isFromLater(event)) throw new RecordedLater(event, 1);
      return unsealed.readShut(event);
    },
    read: async (event) => ({ ...unsealed.readShut(event), data: { ...event.data, id: `opened ${(event as unknown as ThingHappened).data.id}` } }),
  };
  const start = (policies: readonly Policy[], checkpoints = new SqlitePolicyCheckpoints(db)) => {
    const commands = {
      async send({ command: type, data }: Intent, origin: Origin) {
        const command = new type(data, origin);
        sent.push(command);
        await onSend(command);
      },
      schedule: async (command: ScheduledCommand) => void scheduled.push(command),
      cancel: async (key: string) => void scheduled.push(key),
      awaitRecurring: async () => void scheduled.push('recurring'),
    };
    positions = localGroup(policies);
    runner = new PolicyRunner({ log, checkpoints, commands, reader, leases: new SoleHolder(), ids, parking, positions }, policies);
    runner.start();
  };
  const append = async (id: string) => (await log.append(`thing-${id}`, NO_STREAM, [written(id)])).position;
  const caughtUp = async () => expect(await positions.waitFor(await log.head(), LONG_MS)).toBe(true);
  const notes = () => sent.map(({ data }) => (data as { id: string }).id);

  beforeEach(() => {
    log = close(new SqliteEventLog(path('log')));
    db = close(openJobsFile(path('jobs')));
    parking = new ParkingLot();
    [sent, scheduled, onSend, isFromLater] = [[], [], () => undefined, () => false];
  });
  afterEach(() => runner.stop());

  it('acts on what happened before it started, and on what happens then', async () => {
    await append('a');
    start([noting('notes')]);
    await caughtUp();
    await append('b');
    await caughtUp();
    expect(notes()).toEqual(['a', 'b']);
  });
  it('sends commands that say what caused them, with the same id each time', async () => {
    await append('a');
    start([noting('notes', ({ data }) => [{ send: intent(Note, data) }, { send: intent(Note, data) }])]);
    await caughtUp();
    const { at, actor } = written('a');
    const origin = { at, actor, correlationId: 'correlation-1', causationId: written('a').id };
    expect(sent.map((command) => command.origin)).toEqual([
      { id: ids.derive(`notes/${written('a').id}/0`), ...origin },
      { id: ids.derive(`notes/${written('a').id}/1`), ...origin },
    ]);
  });
  it('reads what is sealed only when it says so', async () => {
    await append('a');
    start([noting('outside'), { ...noting('inside'), readsSealed: true }]);
    await caughtUp();
    expect(notes()).toEqual(['a', 'opened a']);
  });
  it('schedules and cancels commands', async () => {
    await append('a');
    const later = intent(Note, { id: 'later' });
    start([noting('notes', () => [{ cancel: 'old' }, { schedule: later, key: 'new', at: daysFromNow(1) }])]);
    await caughtUp();
    expect(scheduled).toEqual([
      'old',
      { key: 'new', at: daysFromNow(1), intent: later, correlationId: 'correlation-1', causationId: written('a').id, event: written('a').id },
    ]);
  });
  it('goes on after a restart where it was', async () => {
    await append('a');
    start([noting('notes')]);
    await caughtUp();
    await runner.stop();
    await append('b');
    start([noting('notes')]);
    await caughtUp();
    expect(notes()).toEqual(['a', 'b']);
  });
  it('that is new acts on everything, while the others go on where they were', async () => {
    await append('a');
    start([noting('old')]);
    await caughtUp();
    await runner.stop();
    start([noting('old'), noting('new', ({ data: { id } }) => [{ send: intent(Note, { id: `new ${id}` }) }])]);
    await append('b');
    await caughtUp();
    expect(notes()).toEqual(['a', 'new a', 'b', 'new b']);
  });

  it('does what is asked for now before it has caught up with a long history', async () => {
    const history = Array.from({ length: FAR_BEHIND + 200 }, (_, index) => `${index}`);
    await Promise.all(history.map(append));
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const heard = new Promise<void>((resolve) => {
      onSend = ({ data }) => {
        const { id } = data as { id: string };
        if (id === 'now') resolve();
        return id === '0' ? held : undefined;
      };
    });
    const later = intent(Note, { id: 'later' });
    const due = (at: string): Reaction => ({ schedule: later, key: at, at });
    const { at } = written('now');
    start([noting('notes', ({ data }) => [{ cancel: 'old' }, due(at), due(daysFromNow(1)), { send: intent(Note, data) }])]);
    while (sent.length === 0) await pause(5);
    await append('now');
    await heard;
    const keys = () => scheduled.map((one) => (typeof one === 'string' ? one : one.key));
    expect([notes(), keys()]).toEqual([
      ['0', 'now'],
      ['old', at, daysFromNow(1), at],
    ]);
    goOn();
    await caughtUp();
    expect(notes()).toEqual(['0', 'now', ...history.slice(1), 'now']);
    await append('later');
    await caughtUp();
    expect(notes().slice(-2)).toEqual(['now', 'later']);
  });
  it('does all again, under the same ids, when how far it had come is lost while it runs', async () => {
    await append('a');
    start([noting('notes')]);
    await caughtUp();
    db.prepare('DELETE FROM checkpoints').run();
    const again = new Promise<void>((resolve) => {
      onSend = () => sent.filter(({ data }) => (data as { id: string }).id === 'b').length === 2 && resolve();
    });
    await append('b');
    await again;
    expect([notes(), scheduled]).toEqual([['a', 'b', 'a', 'b'], ['recurring']]);
    expect(new Set(sent.map(({ origin }) => origin.id)).size).toBe(2);
  });
  it('that has nothing to do has its checkpoint written after many events, and when the process ends', async () => {
    const idle: Policy = { name: 'idle', on: { Elsewhere: () => [] } };
    const checkpoints = new SqlitePolicyCheckpoints(db);
    const written = () => Promise.all(['notes', 'idle'].map((name) => checkpoints.read(name)));
    start([noting('notes'), idle]);
    await append('a');
    await caughtUp();
    expect(await written()).toEqual([1, 0]);
    await Promise.all(Array.from({ length: IDLE.events }, (_, index) => append(`${index}`)));
    await caughtUp();
    expect((await written())[1]).toBeGreaterThan(IDLE.events / 2);
    await append('b');
    await caughtUp();
    const head = await log.head();
    expect(await written()).toEqual([head, expect.any(Number)]);
    await runner.stop();
    expect(await written()).toEqual([head, head]);
  });
  it('that has long had nothing to do sees that the store has lost what others did since', async () => {
    const idle: Policy = { name: 'idle', on: { Elsewhere: () => [] } };
    start([idle, noting('notes')]);
    await append('a');
    await caughtUp();
    db.prepare("DELETE FROM checkpoints WHERE policy = 'notes'").run();
    const again = new Promise<void>((resolve) => {
      onSend = () => resolve();
    });
    runner.follower.wake();
    await again;
    expect([notes(), scheduled]).toEqual([['a', 'a'], ['recurring']]);
  });
  it('has no second effect when the process ended before its checkpoint was written', async () => {
    const store = new EventStore(log, unsealed, ids, { written: () => undefined, found: () => undefined }, systemPauses);
    onSend = (command) => store.decideOn(notebook, '1', command as Note);
    await append('a');
    const alert = parking.alerted();
    start([noting('notes')], new CrashingCheckpoints(db));
    await alert;
    await runner.stop();
    start([noting('notes')]);
    await caughtUp();
    expect(sent).toHaveLength(2);
    expect(await log.readStream('notebook-1')).toHaveLength(1);
  });

  it('tries again what failed', async () => {
    let failures = 2;
    onSend = () => {
      if (failures-- > 0) throw new Error('not now');
    };
    await append('a');
    start([noting('notes')]);
    await caughtUp();
    expect([notes(), parking.parked]).toEqual([['a', 'a', 'a'], []]);
  });
  it('stops in front of what a later release has recorded, and goes on from there when it is known', async () => {
    let isKnown = false;
    isFromLater = (event) => !isKnown && event.stream === 'thing-later';
    for (const id of ['a', 'later', 'b']) await append(id);
    const alert = parking.alerted();
    start([noting('notes')]);
    await alert;
    expect([notes(), parking.parked]).toEqual([['a'], []]);
    isKnown = true;
    await caughtUp();
    expect([notes(), parking.parked]).toEqual([['a', 'later', 'b'], []]);
  });
  it('parks an event that goes on failing, and goes on with the others', async () => {
    const broken = new Error('broken');
    onSend = ({ data }) => {
      if ((data as { id: string }).id === 'bad') throw broken;
    };
    for (const id of ['a', 'bad', 'b']) await append(id);
    start([noting('notes')]);
    await caughtUp();
    expect(notes()).toEqual(['a', 'bad', 'bad', 'bad', 'b']);
    expect(parking.parked).toEqual([{ follower: 'notes', position: 2, eventId: written('bad').id, type: 'ThingHappened', error: broken }]);
  });
  it('parks an event whose command the log refuses for good, and goes on with the others', async () => {
    const refused = new EventLogRefused('account-1', 'Event stream is deleted');
    onSend = ({ data }) => {
      if ((data as { id: string }).id === 'bad') throw refused;
    };
    for (const id of ['a', 'bad', 'b']) await append(id);
    start([noting('notes')]);
    await caughtUp();
    expect(notes()).toEqual(['a', 'bad', 'b']);
    expect(parking.parked).toEqual([{ follower: 'notes', position: 2, eventId: written('bad').id, type: 'ThingHappened', error: refused }]);
  });
  it('waits while a store is away, and neither parks nor skips anything', async () => {
    let away = true;
    onSend = () => {
      if (away) throw new Unavailable('the jobs', new Error('gone'));
    };
    await append('a');
    const alert = parking.alerted();
    start([noting('notes')]);
    await alert;
    away = false;
    await caughtUp();
    expect([notes(), parking.parked]).toEqual([['a', 'a'], []]);
  });
  it('that cannot read an event does not keep another from acting on it', async () => {
    await append('a');
    const blind = noting('blind', () => {
      throw new Error('cannot read');
    });
    start([blind, noting('notes')]);
    await caughtUp();
    expect([notes(), parking.parked.map(({ follower }) => follower)]).toEqual([['a'], ['blind']]);
  });
});
