import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../test/test-clock.js';
import { Command, type CommandClass, intent } from '../../kernel/command.js';
import { daysFromNow, minutesFromNow, NOW } from '../../kernel/facts.fixture.js';
import { UuidIds } from '../identity/uuid-ids.js';
import { ParkingLot } from '../parking/parking.fixture.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { InProcessScheduler } from './in-process-scheduler.js';
import { SqliteJobs } from './sqlite-jobs.js';

class Remind extends Command<{ name: string }> {
  readonly type = 'Remind';
}
class Unknown extends Command<{ name: string }> {
  readonly type = 'Unknown';
}
const types = [Remind] as unknown as CommandClass[];

describe('A scheduled command', () => {
  const path = scratchFolder();
  const close = closing();
  let clock: TestClock;
  let parking: ParkingLot;
  let jobs: SqliteJobs;
  let scheduler: InProcessScheduler;
  let sent: Command[];
  /** What happens when a command is sent. */
  let onSend: (command: Command) => void;

  const start = () => {
    jobs = close(new SqliteJobs(path('jobs')));
    const sender = {
      async send(command: Command) {
        sent.push(command);
        onSend(command);
      },
    };
    scheduler = new InProcessScheduler(jobs, sender, clock, new UuidIds(), parking, types);
    scheduler.start();
  };
  const schedule = (name: string, at: string, key = name, causationId = 'event-1') =>
    scheduler.schedule({ key, at, intent: intent(Remind, { name }), correlationId: 'correlation-1', causationId });
  /** Lets time pass once the scheduler has set its alarm, and waits until it has done what that brought. */
  const pass = async (time: Parameters<TestClock['advance']>[0]) => {
    await scheduler.idle();
    clock.advance(time);
    await setImmediate();
    await scheduler.idle();
  };
  const names = () => sent.map(({ data }) => (data as { name: string }).name);
  const failing = () => {
    throw new Error('not now');
  };

  beforeEach(() => {
    clock = new TestClock(Date.parse(NOW));
    parking = new ParkingLot();
    sent = [];
    onSend = () => undefined;
    start();
  });
  afterEach(() => scheduler.stop());

  it('is not sent before its time', async () => {
    schedule('elif', minutesFromNow(60));
    await pass({ minutes: 59 });
    expect(names()).toEqual([]);
  });
  it('is sent at its time, once', async () => {
    schedule('elif', minutesFromNow(60));
    await pass({ minutes: 60 });
    await pass({ minutes: 60 });
    expect(names()).toEqual(['elif']);
  });
  it('is sent at once when its time has passed', async () => {
    schedule('elif', minutesFromNow(-60));
    await scheduler.idle();
    expect(names()).toEqual(['elif']);
  });
  it('says where it comes from, at the time it is sent', async () => {
    schedule('elif', minutesFromNow(60));
    await pass({ minutes: 61 });
    expect(sent[0]?.origin).toEqual({
      id: new UuidIds().derive('job/elif/event-1'),
      at: minutesFromNow(61),
      actor: { id: 'system', role: 'system' },
      correlationId: 'correlation-1',
      causationId: 'event-1',
    });
  });
  it('is sent after those that were due before it', async () => {
    schedule('third', daysFromNow(3));
    schedule('first', daysFromNow(1));
    schedule('second', daysFromNow(2));
    await pass({ days: 5 });
    expect(names()).toEqual(['first', 'second', 'third']);
  });
  it('is sent however many are due', async () => {
    for (let index = 0; index < 120; index++) schedule(`${index}`, daysFromNow(1, index));
    await pass({ days: 2 });
    expect(names()).toEqual(Array.from({ length: 120 }, (_, index) => `${index}`));
  });
  it('is replaced by another under the same key', async () => {
    schedule('early', daysFromNow(1), 'key');
    schedule('late', daysFromNow(2), 'key');
    await pass({ days: 1 });
    expect(names()).toEqual([]);
    await pass({ days: 1 });
    expect(names()).toEqual(['late']);
  });
  it('is not lost when it replaces one that is being sent', async () => {
    onSend = () => {
      onSend = () => undefined;
      schedule('again', daysFromNow(2), 'key', 'event-2');
    };
    schedule('first', daysFromNow(1), 'key');
    await pass({ days: 1 });
    await pass({ days: 1 });
    expect(names()).toEqual(['first', 'again']);
  });
  it('is not sent once it was cancelled', async () => {
    schedule('elif', daysFromNow(1));
    scheduler.cancel('elif');
    await pass({ days: 2 });
    expect(names()).toEqual([]);
  });
  it('may be cancelled although there is none', () => expect(() => scheduler.cancel('nobody')).not.toThrow());
  it('is refused when nobody could send it', () =>
    expect(() => scheduler.schedule({ key: 'x', at: NOW, intent: intent(Unknown, { name: 'x' }), correlationId: 'c', causationId: 'e' })).toThrow(
      'Unknown is not among the commands that can be scheduled',
    ));
  it('is sent after a restart', async () => {
    schedule('elif', daysFromNow(1));
    await scheduler.stop();
    clock.advance({ days: 2 });
    start();
    await scheduler.idle();
    expect(names()).toEqual(['elif']);
  });
  it('is not sent while the scheduler is stopped', async () => {
    schedule('elif', daysFromNow(1));
    await scheduler.stop();
    await pass({ days: 2 });
    expect([names(), scheduler.running]).toEqual([[], false]);
  });

  it('is sent again after one second, two, four, … when it fails', async () => {
    onSend = failing;
    schedule('elif', NOW);
    await scheduler.idle();
    const tries: number[] = [];
    for (const seconds of [0.9, 0.1, 1.9, 0.1, 3.9, 0.1]) {
      await pass({ seconds });
      tries.push(sent.length);
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 4]);
  });
  it('raises the alarm when it fails', async () => {
    onSend = failing;
    schedule('elif', NOW);
    await scheduler.idle();
    expect(parking.alerts).toEqual([{ what: 'job elif', error: new Error('not now') }]);
  });
  it('has the same id at every try', async () => {
    onSend = failing;
    schedule('elif', NOW);
    await scheduler.idle();
    await pass({ seconds: 1 });
    expect(new Set(sent.map(({ origin }) => origin.id)).size).toBe(1);
  });
  it('is done when a later try succeeds', async () => {
    onSend = failing;
    schedule('elif', NOW);
    await scheduler.idle();
    onSend = () => undefined;
    await pass({ seconds: 1 });
    await pass({ hours: 1 });
    expect([sent.length, parking.count()]).toEqual([2, 0]);
  });
  it('does not hold up the others when it fails', async () => {
    onSend = (command) => {
      if ((command.data as { name: string }).name === 'bad') failing();
    };
    schedule('bad', minutesFromNow(-1));
    schedule('good', NOW);
    await scheduler.idle();
    expect(names()).toEqual(['bad', 'good']);
  });
  it('is parked after twenty tries, and never tried again', async () => {
    onSend = failing;
    schedule('elif', NOW);
    await scheduler.idle();
    for (let turn = 0; turn < 30; turn++) await pass({ minutes: 15 });
    expect([sent.length, parking.parked]).toEqual([
      20,
      [{ follower: 'job:elif', position: 0, eventId: 'event-1', type: 'Remind', error: new Error('not now') }],
    ]);
    expect(jobs.nextDue()).toBeNull();
  });
});
