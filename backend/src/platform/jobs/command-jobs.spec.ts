import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../test/test-clock.js';
import { Command, type CommandClass, intent } from '../../kernel/command.js';
import { SYSTEM } from '../../kernel/event.js';
import { minutesFromNow, NOW, sentAt } from '../../kernel/facts.fixture.js';
import type { Job, Jobs, QueueName } from '../../kernel/jobs.js';
import { SubjectForgotten } from '../../kernel/vault.js';
import { UuidIds } from '../identity/uuid-ids.js';
import { CommandJobs } from './command-jobs.js';

class Remind extends Command<{ name: string }> {
  readonly type = 'Remind';
}
class Tell extends Command<{ memberId: string; words: string }> {
  readonly type = 'Tell';
}
class Sweep extends Command<object> {
  readonly type = 'Sweep';
}
class AtOnce extends Command<{ name: string }> {
  readonly type = 'AtOnce';
}
class Unknown extends Command<{ name: string }> {
  readonly type = 'Unknown';
}

/** Jobs that are only noted; the test runs them. */
class NotedJobs implements Jobs {
  readonly kept: Job[] = [];
  readonly waitedFor: (Job & { withinMs: number })[] = [];
  readonly removed: string[] = [];
  perform: (job: Job) => Promise<void> = () => Promise.reject(new Error('not started'));
  readonly running = true;

  async put(job: Job): Promise<void> {
    this.kept.push(job);
  }
  async run(job: Job, withinMs: number): Promise<void> {
    this.waitedFor.push({ ...job, withinMs });
  }
  async remove(key: string): Promise<void> {
    this.removed.push(key);
  }
  async start(perform: (job: Job) => Promise<void>): Promise<void> {
    this.perform = perform;
  }
  async stop(): Promise<void> {
    this.perform = () => Promise.reject(new Error('stopped'));
  }
  async idle(): Promise<void> {
    await Promise.resolve();
  }
}

const bound = <C extends Command>(command: CommandClass<C>, queue: QueueName | null) => ({ command: command as unknown as CommandClass, queue });
const ids = new UuidIds();
/** Whose key is destroyed is in the set. */
let forgotten: Set<string>;
const vault = {
  async seal(subject: string, plain: string) {
    if (forgotten.has(subject)) throw new SubjectForgotten(subject);
    return `${subject}:${Buffer.from(plain).toString('base64')}`;
  },
  async open(subject: string, sealed: string) {
    return forgotten.has(subject) ? null : Buffer.from(sealed.slice(subject.length + 1), 'base64').toString();
  },
};
let clock: TestClock;
let jobs: NotedJobs;
let sent: Command[];
let onSend: (command: Command) => void;
let commands: CommandJobs;

beforeEach(async () => {
  clock = new TestClock(Date.parse(NOW));
  jobs = new NotedJobs();
  forgotten = new Set();
  sent = [];
  onSend = () => undefined;
  const sender = {
    async send(command: Command) {
      sent.push(command);
      onSend(command);
    },
  };
  const hourly = { name: 'sweep', everyMs: 60 * 60_000, intent: intent(Sweep, {}) };
  commands = new CommandJobs(
    { jobs, sender, clock, ids, vault },
    [bound(Remind, 'mail'), bound(Sweep, 'cleanup'), bound(AtOnce, null), { ...bound(Tell, 'mail'), sealedFor: 'memberId' }],
    [hourly],
  );
  await commands.start();
});

const schedule = (name: string, at: string, causationId = 'event-1') =>
  commands.schedule({ key: name, at, intent: intent(Remind, { name }), correlationId: 'correlation-1', causationId });
const last = (list: readonly Job[]): Job => {
  const job = list.at(-1);
  if (!job) throw new Error('nothing was put');
  return job;
};

describe('A scheduled command', () => {
  it('waits in its queue for its time', async () => {
    await schedule('elif', minutesFromNow(60));
    expect(last(jobs.kept)).toEqual({
      queue: 'mail',
      key: 'elif',
      dueAt: minutesFromNow(60),
      command: 'Remind',
      data: { name: 'elif' },
      origin: { id: ids.derive('job/elif/event-1'), at: null, actor: SYSTEM, correlationId: 'correlation-1', causationId: 'event-1' },
    });
  });
  it('says where it comes from, at the time it is sent', async () => {
    await schedule('elif', minutesFromNow(60));
    clock.advance({ minutes: 61 });
    await jobs.perform(last(jobs.kept));
    expect(sent).toEqual([expect.any(Remind)]);
    expect([sent[0]?.data, sent[0]?.origin]).toEqual([
      { name: 'elif' },
      { id: ids.derive('job/elif/event-1'), at: minutesFromNow(61), actor: SYSTEM, correlationId: 'correlation-1', causationId: 'event-1' },
    ]);
  });
  it('has the same id whenever the same event asks for it, and another for another event', async () => {
    const idAfter = async (causationId: string) => {
      await schedule('elif', NOW, causationId);
      return last(jobs.kept).origin.id;
    };
    const [first, again, other] = [await idAfter('event-1'), await idAfter('event-1'), await idAfter('event-2')];
    expect([first === again, first === other]).toEqual([true, false]);
  });
  it('is called off under its key', async () => {
    await commands.cancel('elif');
    expect(jobs.removed).toEqual(['elif']);
  });
  it('is refused when nobody could send it', async () => {
    for (const wish of [intent(Unknown, { name: 'x' }), intent(AtOnce, { name: 'x' })]) {
      const scheduling = commands.schedule({ key: 'x', at: NOW, intent: wish, correlationId: 'c', causationId: 'e' });
      await expect(scheduling).rejects.toThrow(`${wish.command.name} is not among the commands that have a queue`);
    }
  });
  it('fails as the command fails', async () => {
    await schedule('elif', NOW);
    onSend = () => {
      throw new Error('not now');
    };
    await expect(jobs.perform(last(jobs.kept))).rejects.toThrow('not now');
  });
  it('fails when a later version of the application does not know the command', async () => {
    await schedule('elif', NOW);
    await expect(jobs.perform({ ...last(jobs.kept), command: 'Forgotten' })).rejects.toThrow('no handler for the queued command Forgotten');
  });
});

describe('A command that is sent', () => {
  it('goes through its queue, as from its origin, and is waited for', async () => {
    const origin = sentAt(NOW);
    await commands.send(intent(Remind, { name: 'elif' }), origin);
    expect([jobs.waitedFor, sent]).toEqual([
      [{ queue: 'mail', key: 'command/command-1', dueAt: NOW, command: 'Remind', data: { name: 'elif' }, origin, withinMs: expect.any(Number) }],
      [],
    ]);
  });
  it('keeps the time at which it was wanted', async () => {
    await commands.send(intent(Remind, { name: 'elif' }), sentAt(NOW));
    clock.advance({ hours: 2 });
    await jobs.perform(last(jobs.waitedFor));
    expect(sent[0]?.origin).toEqual(sentAt(NOW));
  });
  it('is sent at once when it has no queue', async () => {
    await commands.send(intent(Unknown, { name: 'x' }), sentAt(NOW));
    expect([sent.map(({ data, origin }) => [data, origin]), jobs.waitedFor]).toEqual([[[{ name: 'x' }, sentAt(NOW)]], []]);
  });
});

describe('A command that holds words', () => {
  const told = { memberId: 'elif', words: 'Bu dil burada olmaz.' };
  const send = () => commands.send(intent(Tell, told), sentAt(NOW));

  it('waits under the key of its member, and is sent as it was', async () => {
    await send();
    const job = last(jobs.waitedFor);
    expect(job.data).toEqual({ memberId: 'elif', sealed: expect.any(String) });
    expect(JSON.stringify(job)).not.toContain('burada');
    await jobs.perform(job);
    expect(sent.map(({ data }) => data)).toEqual([told]);
  });
  it('is nothing to do once that key is destroyed', async () => {
    await send();
    forgotten.add('elif');
    await jobs.perform(last(jobs.waitedFor));
    await send();
    expect([sent, jobs.waitedFor.length]).toEqual([[], 1]);
  });
  it('is sent as well when an earlier release queued it in the clear', async () => {
    await send();
    await jobs.perform({ ...last(jobs.waitedFor), data: told });
    expect(sent.map(({ data }) => data)).toEqual([told]);
  });
});

describe('A recurring command', () => {
  const puts = () => jobs.kept.filter(({ key }) => key.startsWith('recurring/')).map(({ dueAt }) => dueAt);

  it('waits for the next whole multiple of its time once the work begins', () => expect(puts()).toEqual([minutesFromNow(60)]));
  it('is one job, however many processes ask for it', async () => {
    await commands.start();
    const [one, other] = jobs.kept;
    expect([one?.key === other?.key, one?.origin.id === other?.origin.id]).toEqual([true, true]);
  });
  it('is asked for again each time before it runs', async () => {
    const first = last(jobs.kept);
    clock.advance({ minutes: 60 });
    onSend = () => expect(puts()).toEqual([minutesFromNow(60), minutesFromNow(120)]);
    await jobs.perform(first);
    expect(sent).toEqual([expect.any(Sweep)]);
  });
  it('leaves out the times at which nobody worked', async () => {
    const first = last(jobs.kept);
    clock.advance({ minutes: 60 * 24 * 30 + 5 });
    await jobs.perform(first);
    expect(puts().at(-1)).toBe(minutesFromNow(60 * 24 * 30 + 60));
  });
  it('is not its last when it fails', async () => {
    onSend = () => {
      throw new Error('not now');
    };
    clock.advance({ minutes: 60 });
    await expect(jobs.perform(last(jobs.kept))).rejects.toThrow('not now');
    expect(puts()).toEqual([minutesFromNow(60), minutesFromNow(120)]);
  });
});
