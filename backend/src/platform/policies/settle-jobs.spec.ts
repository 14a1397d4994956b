import { beforeEach, describe, expect, it } from '@jest/globals';
import { Command, intent } from '../../kernel/command.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import { BEGINNING, type Checkpoint, checkpointAt } from '../../kernel/event-log.js';
import { daysFromNow, NOW, unsealed } from '../../kernel/facts.fixture.js';
import type { JobEntry, JobState, QueueName } from '../../kernel/jobs.js';
import { policy } from '../../kernel/policy.js';
import { settleJobs } from './settle-jobs.js';

class Remind extends Command<{ id: string }> {
  readonly type = 'Remind';
}
type Asked = DomainEvent<'Asked', { id: string; days: number }>;
type CalledOff = DomainEvent<'CalledOff', { id: string }>;
const reminding = policy<Asked | CalledOff>({
  name: 'reminding',
  on: {
    Asked: ({ data: { id, days } }) => [
      { send: intent(Remind, { id: `${id} at once` }) },
      { schedule: intent(Remind, { id }), key: id, at: daysFromNow(days) },
    ],
    CalledOff: ({ data: { id } }) => [{ cancel: id }],
  },
});
const blind = policy<Asked>({
  name: 'blind',
  on: {
    Asked: () => {
      throw new Error('cannot read');
    },
  },
});

describe('Jobs, after another log was put in the place of theirs', () => {
  let events: RecordedEvent[];
  let kept: Pick<JobEntry, 'key' | 'event' | 'state'>[];
  let done: string[];
  let placed: Record<string, Checkpoint>;

  const happened = (type: 'Asked' | 'CalledOff', id: string, days = 1) => {
    const position = (events.length + 1) * 10;
    const event = { type, data: { id, days }, at: NOW, correlationId: 'c', position, stream: `thing-${position}`, revision: 0, id: `e${position}` };
    events.push(event as unknown as RecordedEvent);
  };
  const settle = (...strayed: [string, Checkpoint][]) =>
    settleJobs(
      {
        log: {
          head: async () => events.at(-1)?.position ?? 0,
          readAll: async (after, limit) => events.filter(({ position }) => position > after).slice(0, limit),
        },
        checkpoints: {
          place: async (names, checkpoint) => {
            for (const name of names) placed[name] = checkpoint;
          },
        },
        jobs: {
          entries: async (queue: QueueName, state: JobState) =>
            queue === 'mail' ? kept.filter((entry) => entry.state === state).map((entry) => ({ ...entry, id: entry.key })) : [],
          discard: async (id: string) => done.push(`discard ${id}`) > 0,
        } as unknown as Parameters<typeof settleJobs>[0]['jobs'],
        commands: {
          schedule: async ({ key, event }) => void done.push(`schedule ${key} of ${event}`),
          cancel: async (key) => void done.push(`cancel ${key}`),
        },
        reader: unsealed,
        failed: (name) => done.push(`failed ${name}`),
      },
      [reminding, blind],
      new Map(strayed),
    );
  const behindTheEnd: [string, Checkpoint] = ['reminding', { position: 999, anchor: null }];
  const last = () => checkpointAt(events.at(-1) as RecordedEvent);

  beforeEach(() => {
    [events, kept, done, placed] = [[], [], [], {}];
  });

  it('that wait for their time by this log are put back; what was sent at once is not sent again', async () => {
    happened('Asked', 'a');
    happened('Asked', 'b');
    happened('CalledOff', 'b');
    await settle(behindTheEnd);
    expect([done, placed]).toEqual([['schedule a of e10'], { reminding: last() }]);
  });
  it('that were due long before it ends are not', async () => {
    happened('Asked', 'long ago', -2);
    happened('Asked', 'just now', -0.5);
    await settle(behindTheEnd);
    expect(done).toEqual(['schedule just now of e20']);
  });
  it('go when it does not hold their event, however they stand', async () => {
    happened('Asked', 'a');
    kept = [
      { key: 'a', event: 'e10', state: 'waiting' },
      { key: 'lost', event: 'e77', state: 'waiting' },
      { key: 'dead', event: 'e78', state: 'dead' },
      { key: 'asked for by nobody', event: null, state: 'due' },
    ];
    await settle(behindTheEnd);
    expect(done).toEqual(['cancel lost', 'discard dead', 'schedule a of e10']);
  });
  it('are left to the policies when the log has another past: they follow it from its beginning', async () => {
    happened('Asked', 'a');
    await settle(['reminding', { position: 10, anchor: { stream: 'thing-x', revision: 0, id: 'x' } }]);
    expect([done, placed]).toEqual([[], { reminding: BEGINNING }]);
  });
  it('are settled although a policy cannot read an event', async () => {
    happened('Asked', 'a');
    await settle(behindTheEnd, ['blind', { position: 999, anchor: null }]);
    expect([done, placed]).toEqual([['failed blind', 'schedule a of e10'], { reminding: last(), blind: last() }]);
  });
  it('of an empty log are none', async () => {
    await settle(behindTheEnd);
    expect([done, placed]).toEqual([[], { reminding: BEGINNING }]);
  });
});
