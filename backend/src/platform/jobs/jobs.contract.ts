import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../test/test-clock.js';
import { SYSTEM } from '../../kernel/event.js';
import { EventLogRefused } from '../../kernel/event-log.js';
import { daysFromNow, minutesFromNow, NOW } from '../../kernel/facts.fixture.js';
import type { Job, JobBoard, JobState, Jobs } from '../../kernel/jobs.js';
import { RuleViolation } from '../../kernel/rule-violation.js';

export interface JobsTools {
  readonly clock: TestClock;
  failed(what: string, error: unknown): void;
}

export interface OpenedJobs {
  readonly jobs: Jobs & JobBoard;
  close(): Promise<void>;
}

/** Opens the jobs, over what those before kept in the same test; `fresh` begins a test. */
export type OpenJobs = (tools: JobsTools, fresh: boolean) => Promise<OpenedJobs>;

const job = (key: string, dueAt = NOW, rest: Partial<Job> & { originId?: string } = {}): Job => {
  const { originId = `${key}-1`, ...other } = rest;
  return {
    queue: 'sanctions',
    key,
    dueAt,
    command: 'Remind',
    data: { name: key },
    origin: { id: originId, at: null, actor: SYSTEM, correlationId: 'correlation-1', causationId: null },
    ...other,
  };
};

/** What the jobs of one test have done, and how time passes for them. */
class Town {
  clock = new TestClock(Date.parse(NOW));
  failures: string[] = [];
  performed: Job[] = [];
  /** What happens when a job is performed. */
  onPerform: (job: Job) => unknown = () => undefined;
  private opened: OpenedJobs | null = null;

  constructor(private readonly openJobs: OpenJobs) {}

  get jobs(): Jobs & JobBoard {
    if (!this.opened) throw new Error('the jobs are not open');
    return this.opened.jobs;
  }

  async open(fresh = true): Promise<void> {
    const failed = (what: string, error: unknown) => this.failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
    this.opened = await this.openJobs({ clock: this.clock, failed }, fresh);
  }

  async start(): Promise<void> {
    await this.jobs.start(async (due) => {
      this.performed.push(due);
      await this.onPerform(due);
    });
  }

  async close(): Promise<void> {
    const { opened } = this;
    this.opened = null;
    await opened?.jobs.stop();
    await opened?.close();
  }

  async restart(): Promise<void> {
    await this.close();
    await this.open(false);
    await this.start();
  }

  async put(...jobs: Job[]): Promise<void> {
    for (const one of jobs) await this.jobs.put(one);
  }

  /** Lets time pass, and waits until everything is done that that brought. */
  async pass(time: Parameters<TestClock['advance']>[0]): Promise<void> {
    await this.jobs.idle();
    this.clock.advance(time);
    await setImmediate();
    await this.jobs.idle();
  }

  keys(): string[] {
    return this.performed.map(({ key }) => key);
  }

  async entries(state: JobState, page = { limit: 10, offset: 0 }) {
    return this.jobs.entries('sanctions', state, page);
  }

  async counts() {
    return (await this.jobs.queues()).find(({ queue }) => queue === 'sanctions')?.counts;
  }

  /** Has a job that has failed for good. */
  async bury(key: string, originId?: string): Promise<string> {
    this.onPerform = forbidden;
    await this.put(job(key, NOW, originId ? { originId } : {}));
    await this.jobs.idle();
    this.onPerform = () => undefined;
    const [dead] = await this.entries('dead');
    return dead?.id ?? '';
  }
}

const failing = () => {
  throw new Error('not now');
};
const forbidden = () => {
  throw new RuleViolation('FORBIDDEN', 'Olmaz');
};

/** What holds for jobs wherever they are kept. */
export function describeJobs(name: string, open: OpenJobs): void {
  describe(name, () => {
    const town = new Town(open);
    beforeEach(async () => {
      town.clock = new TestClock(Date.parse(NOW));
      town.performed = [];
      town.failures = [];
      town.onPerform = () => undefined;
      await town.open();
      await town.start();
    });
    afterEach(() => town.close());

    describe('A job', () => runs(town));
    describe('A job under a key that is taken', () => replaces(town));
    describe('A job that is called off', () => removes(town));
    describe('A job that fails', () => fails(town));
    describe('A job that is waited for', () => isWaitedFor(town));
    describe('A job after a stop', () => stops(town));
    describe('The board of jobs', () => shows(town));
    describe('A dead job on the board', () => buries(town));
  });
}

function runs(town: Town): void {
  it('does not run before its time', async () => {
    await town.put(job('elif', minutesFromNow(60)));
    await town.pass({ minutes: 59 });
    expect(town.keys()).toEqual([]);
  });
  it('runs at its time, once', async () => {
    await town.put(job('elif', minutesFromNow(60)));
    await town.pass({ minutes: 60 });
    await town.pass({ minutes: 60 });
    expect(town.keys()).toEqual(['elif']);
  });
  it('runs at once when its time has passed', async () => {
    await town.put(job('elif', minutesFromNow(-60)));
    await town.jobs.idle();
    expect(town.keys()).toEqual(['elif']);
  });
  it('comes as it was put', async () => {
    const put = job('elif', minutesFromNow(60), { data: { name: 'Elif', list: [1, { deep: null }], text: 'çğş"\u2028' } });
    await town.put(put);
    await town.pass({ minutes: 61 });
    expect(town.performed).toEqual([expect.objectContaining(put)]);
  });
  it('runs after those of its queue that were due before it', async () => {
    await town.put(job('third', daysFromNow(3)), job('first', daysFromNow(1)), job('second', daysFromNow(2)));
    await town.pass({ days: 5 });
    expect(town.keys()).toEqual(['first', 'second', 'third']);
  });
  it('runs however many are due', async () => {
    await town.put(...Array.from({ length: 120 }, (_, index) => job(`${index}`, daysFromNow(1, index))));
    await town.pass({ days: 2 });
    expect(town.keys()).toEqual(Array.from({ length: 120 }, (_, index) => `${index}`));
  });
  it('runs although others have waited for a month before it', async () => {
    await town.put(job('late', daysFromNow(60)), job('early', daysFromNow(30)));
    await town.pass({ days: 30 });
    expect(town.keys()).toEqual(['early']);
  });
  it('runs when another has put it', async () => {
    town.onPerform = async ({ key }) => {
      if (key === 'first') await town.put(job('second', NOW, { queue: 'mail' }), job('third', minutesFromNow(5)));
    };
    await town.put(job('first'));
    await town.jobs.idle();
    expect(town.keys()).toEqual(['first', 'second']);
    await town.pass({ minutes: 5 });
    expect(town.keys()).toEqual(['first', 'second', 'third']);
  });
  it('runs from each of the queues', async () => {
    for (const queue of ['sanctions', 'warnings', 'cleanup', 'mail', 'media', 'publishing', 'notices'] as const)
      await town.put(job(queue, minutesFromNow(1), { queue }));
    await town.pass({ minutes: 1 });
    expect(town.keys().sort()).toEqual(['cleanup', 'mail', 'media', 'notices', 'publishing', 'sanctions', 'warnings']);
  });
}

function replaces(town: Town): void {
  it('takes the place of one that waits', async () => {
    await town.put(job('key', daysFromNow(1), { originId: 'early', data: { n: 1 } }), job('key', daysFromNow(2), { originId: 'late', data: { n: 2 } }));
    await town.pass({ days: 1 });
    expect(town.performed).toEqual([]);
    await town.pass({ days: 1 });
    expect(town.performed.map(({ data }) => data)).toEqual([{ n: 2 }]);
  });
  it('may be due before the one that it replaces', async () => {
    await town.put(job('key', daysFromNow(2), { originId: 'late' }), job('key', daysFromNow(1), { originId: 'early' }));
    await town.pass({ days: 3 });
    expect(town.performed.map(({ origin }) => origin.id)).toEqual(['early']);
  });
  it('may be of another queue', async () => {
    await town.put(job('key', daysFromNow(1), { originId: 'a' }), job('key', daysFromNow(1), { originId: 'b', queue: 'mail' }));
    await town.pass({ days: 2 });
    expect(town.performed.map(({ queue }) => queue)).toEqual(['mail']);
  });
  it('is the same job when it comes from the same origin', async () => {
    for (let turn = 0; turn < 3; turn++) await town.put(job('key', daysFromNow(1)));
    await town.pass({ days: 2 });
    expect(town.keys()).toEqual(['key']);
  });
  it('stays where it is when it comes from the same origin with another time', async () => {
    await town.put(job('key', daysFromNow(1)), job('key', daysFromNow(3)));
    await town.pass({ days: 2 });
    expect(town.keys()).toEqual(['key']);
  });
  it('runs again when it comes again after it has run', async () => {
    await town.put(job('key'));
    await town.jobs.idle();
    await town.put(job('key'));
    await town.jobs.idle();
    expect(town.keys()).toEqual(['key', 'key']);
  });
  it('is not lost when it replaces one that is running', async () => {
    town.onPerform = async () => {
      town.onPerform = () => undefined;
      await town.put(job('key', daysFromNow(2), { originId: 'again' }));
    };
    await town.put(job('key', daysFromNow(1), { originId: 'first' }));
    await town.pass({ days: 1 });
    await town.pass({ days: 1 });
    expect(town.performed.map(({ origin }) => origin.id)).toEqual(['first', 'again']);
  });
  it('keeps one that fails meanwhile from another try', async () => {
    town.onPerform = async () => {
      town.onPerform = () => undefined;
      await town.put(job('key', daysFromNow(2), { originId: 'again' }));
      failing();
    };
    await town.put(job('key', NOW, { originId: 'first' }));
    await town.pass({ hours: 1 });
    await town.pass({ days: 2 });
    expect(town.performed.map(({ origin }) => origin.id)).toEqual(['first', 'again']);
  });
  it('begins with all its tries before it', async () => {
    town.onPerform = failing;
    await town.put(job('key', NOW, { originId: 'a' }));
    await town.pass({ seconds: 1 });
    await town.put(job('key', daysFromNow(1), { originId: 'b' }));
    expect(await town.entries('waiting')).toEqual([expect.objectContaining({ key: 'key', dueAt: daysFromNow(1), attempts: 0 })]);
  });
}

function removes(town: Town): void {
  it('does not run', async () => {
    await town.put(job('elif', daysFromNow(1)));
    await town.jobs.remove('elif');
    await town.pass({ days: 2 });
    expect([town.keys(), (await town.counts())?.waiting]).toEqual([[], 0]);
  });
  it('need not have been', async () => {
    await town.jobs.remove('nobody');
    await town.jobs.remove('nobody');
  });
  it('leaves the others', async () => {
    await town.put(job('elif', daysFromNow(1)), job('elif2', daysFromNow(1)));
    await town.jobs.remove('elif');
    await town.pass({ days: 2 });
    expect(town.keys()).toEqual(['elif2']);
  });
  it('may be put again', async () => {
    await town.put(job('elif', daysFromNow(1)));
    await town.jobs.remove('elif');
    await town.put(job('elif', daysFromNow(1)));
    await town.pass({ days: 2 });
    expect(town.keys()).toEqual(['elif']);
  });
  it('is not tried again when it fails meanwhile', async () => {
    town.onPerform = async () => {
      await town.jobs.remove('elif');
      failing();
    };
    await town.put(job('elif'));
    await town.pass({ days: 1 });
    expect(town.keys()).toEqual(['elif']);
  });
  it('stays where operators find it when it is dead', async () => {
    await town.bury('elif');
    await town.jobs.remove('elif');
    expect((await town.entries('dead')).map(({ key }) => key)).toEqual(['elif']);
  });
}

function fails(town: Town): void {
  it('runs again after one second, two, four, …', async () => {
    town.onPerform = failing;
    await town.put(job('elif'));
    await town.jobs.idle();
    const tries: number[] = [];
    for (const seconds of [0.9, 0.1, 1.9, 0.1, 3.9, 0.1]) {
      await town.pass({ seconds });
      tries.push(town.performed.length);
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 4]);
  });
  it('is told of', async () => {
    town.onPerform = failing;
    await town.put(job('elif'));
    await town.jobs.idle();
    expect(town.failures).toEqual(['job elif: not now']);
  });
  it('has the same origin at every try', async () => {
    town.onPerform = failing;
    await town.put(job('elif'));
    await town.pass({ seconds: 1 });
    expect(town.performed.map(({ origin }) => origin.id)).toEqual(['elif-1', 'elif-1']);
  });
  it('is done when a later try succeeds', async () => {
    town.onPerform = failing;
    await town.put(job('elif'));
    await town.jobs.idle();
    town.onPerform = () => undefined;
    await town.pass({ seconds: 1 });
    await town.pass({ hours: 1 });
    expect([town.performed.length, await town.counts()]).toEqual([2, { due: 0, waiting: 0, active: 0, dead: 0 }]);
  });
  it('does not hold up the others', async () => {
    town.onPerform = ({ key }) => key === 'bad' && failing();
    await town.put(job('bad', minutesFromNow(-1)), job('good'));
    await town.jobs.idle();
    expect(town.keys()).toEqual(['bad', 'good']);
  });
  it('is called off before its next try', async () => {
    town.onPerform = failing;
    await town.put(job('elif'));
    await town.jobs.idle();
    await town.jobs.remove('elif');
    await town.pass({ hours: 1 });
    expect(town.performed.length).toBe(1);
  });
  it('is dead after twenty tries, and never tried again', async () => {
    town.onPerform = failing;
    await town.put(job('elif'));
    for (let turn = 0; turn < 25; turn++) await town.pass({ minutes: 15 });
    expect(town.performed.length).toBe(20);
    expect(await town.entries('dead')).toEqual([expect.objectContaining({ key: 'elif', state: 'dead', attempts: 20, lastError: 'Error: not now' })]);
  });
  it('is dead at once when a rule forbids it', async () => {
    await town.bury('elif');
    await town.pass({ days: 1 });
    expect([town.performed.length, await town.entries('dead')]).toEqual([
      1,
      [expect.objectContaining({ key: 'elif', attempts: 1, dueAt: NOW, lastError: 'RuleViolation: Olmaz' })],
    ]);
  });
  it('is given up at once when the log refuses it for good', async () => {
    town.onPerform = () => {
      throw new EventLogRefused('account-1', 'Event stream is deleted');
    };
    await town.put(job('elif'));
    await town.pass({ days: 1 });
    const lastError = 'EventLogRefused: the event log refuses what was asked of account-1: Event stream is deleted';
    expect([town.performed.length, await town.entries('dead')]).toEqual([1, [expect.objectContaining({ key: 'elif', attempts: 1, lastError })]]);
  });
  it('is tried again when the rule only says that something is away', async () => {
    town.onPerform = () => {
      throw new RuleViolation('AWAY', 'Şimdi olmaz', null, 'unavailable');
    };
    await town.put(job('elif'));
    await town.pass({ seconds: 1 });
    expect(town.performed.length).toBe(2);
  });
  it('waits for its next try across a restart', async () => {
    town.onPerform = failing;
    await town.put(job('elif'));
    await town.pass({ seconds: 1 });
    await town.restart();
    await town.pass({ seconds: 1.9 });
    expect(town.performed.length).toBe(2);
    await town.pass({ seconds: 0.1 });
    expect(town.performed.length).toBe(3);
  });
}

function isWaitedFor(town: Town): void {
  it('has run when the wait is over', async () => {
    await town.jobs.run(job('elif'), 20_000);
    expect(town.keys()).toEqual(['elif']);
  });
  it('need not succeed', async () => {
    town.onPerform = failing;
    await town.jobs.run(job('elif'), 20_000);
    expect([town.performed.length, town.failures]).toEqual([1, ['job elif: not now']]);
  });
  it('is not waited for longer than asked', async () => {
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      town.onPerform = () => {
        resolve();
        return new Promise<void>((done) => {
          finish = done;
        });
      };
    });
    const began = Date.now();
    await town.jobs.run(job('elif'), 100);
    const waited = Date.now() - began;
    // A busy machine may begin with it only after the wait.
    await begun;
    finish();
    await town.jobs.idle();
    // Whoever waits for its end waits for ever: it ends only afterwards.
    expect([waited > 90, waited < 10_000, town.performed.length]).toEqual([true, true, 1]);
  });
  it('is not waited for when its first try is over', async () => {
    town.onPerform = failing;
    await town.jobs.run(job('elif'), 20_000);
    const began = Date.now();
    await town.jobs.run(job('elif'), 20_000);
    expect([Date.now() - began < 15_000, town.performed.length]).toEqual([true, 1]);
  });
  it('is not waited for when it is dead', async () => {
    await town.bury('elif');
    const began = Date.now();
    await town.jobs.run(job('elif'), 20_000);
    expect(Date.now() - began).toBeLessThan(15_000);
  });
}

function stops(town: Town): void {
  it('runs after a restart', async () => {
    await town.put(job('elif', daysFromNow(1)));
    await town.close();
    town.clock.advance({ days: 2 });
    await town.open(false);
    await town.start();
    await town.jobs.idle();
    expect(town.keys()).toEqual(['elif']);
  });
  it('does not begin', async () => {
    await town.put(job('elif', daysFromNow(1)));
    await town.jobs.stop();
    await town.pass({ days: 2 });
    expect([town.keys(), town.jobs.running]).toEqual([[], false]);
  });
  it('is not followed by those that were due with it', async () => {
    let stopping: Promise<void> | undefined;
    town.onPerform = () => {
      stopping = town.jobs.stop();
    };
    await town.put(job('first', daysFromNow(1)), job('second', daysFromNow(1)));
    town.clock.advance({ days: 1 });
    while (!stopping) await new Promise((resolve) => setTimeout(resolve, 5));
    await stopping;
    expect(town.keys()).toEqual(['first']);
    await town.restart();
    town.onPerform = () => undefined;
    await town.jobs.idle();
    expect(town.keys()).toEqual(['first', 'second']);
  });
  it('ends when it has begun', async () => {
    let ended = false;
    let began = () => {};
    const beginning = new Promise<void>((resolve) => (began = resolve));
    town.onPerform = async () => {
      began();
      await new Promise((resolve) => setTimeout(resolve, 100));
      ended = true;
    };
    await town.put(job('elif'));
    await beginning;
    await town.jobs.stop();
    expect(ended).toBe(true);
    await town.restart();
    await town.jobs.idle();
    expect(town.keys()).toEqual(['elif']);
  });
  it('can be put and called off while nobody works', async () => {
    await town.jobs.stop();
    await town.put(job('one'), job('two'), job('three', daysFromNow(1)));
    await town.jobs.remove('two');
    expect(await town.counts()).toEqual({ due: 1, waiting: 1, active: 0, dead: 0 });
    await town.restart();
    await town.jobs.idle();
    expect(town.keys()).toEqual(['one']);
  });
}

function shows(town: Town): void {
  it('is empty at first', async () => {
    const none = { due: 0, waiting: 0, active: 0, dead: 0 };
    expect(await town.jobs.queues()).toEqual(
      ['sanctions', 'warnings', 'cleanup', 'mail', 'media', 'publishing', 'notices'].map((queue) => ({ queue, counts: none })),
    );
  });
  it('counts the jobs in each state', async () => {
    await town.bury('dead');
    let finish = () => {};
    const begun = new Promise<void>((began) => {
      town.onPerform = () =>
        new Promise<void>((resolve) => {
          finish = resolve;
          began();
        });
    });
    await town.put(job('waiting', daysFromNow(1)), job('active'));
    await begun;
    await town.put(job('due'), job('due too'));
    expect(await town.counts()).toEqual({ due: 2, waiting: 1, active: 1, dead: 1 });
    const states = ['due', 'waiting', 'active', 'dead'] as const;
    const shown = await Promise.all(states.map(async (state) => (await town.entries(state)).map((entry) => [entry.key, entry.state])));
    town.onPerform = () => undefined;
    finish();
    expect(shown).toEqual([
      [
        ['due', 'due'],
        ['due too', 'due'],
      ],
      [['waiting', 'waiting']],
      [['active', 'active']],
      [['dead', 'dead']],
    ]);
  });
  it('counts as due what is due by now', async () => {
    await town.put(job('elif', daysFromNow(1)), job('derya', daysFromNow(2)));
    await town.jobs.stop();
    town.clock.advance({ days: 1 });
    expect(await town.counts()).toEqual({ due: 1, waiting: 1, active: 0, dead: 0 });
    const shown = [...(await town.entries('due')), ...(await town.entries('waiting'))];
    expect(shown.map(({ key, state }) => [key, state])).toEqual([
      ['elif', 'due'],
      ['derya', 'waiting'],
    ]);
  });
  it('shows the next job first, page by page', async () => {
    await town.put(...[3, 1, 5, 2, 4].map((day) => job(`${day}`, daysFromNow(day))));
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => town.entries('waiting', { limit: 2, offset })));
    expect(pages.map((page) => page.map(({ key }) => key))).toEqual([['1', '2'], ['3', '4'], ['5'], []]);
  });
  it('says of a job what it is, when it comes, and why it did not', async () => {
    town.onPerform = failing;
    await town.put({ ...job('elif'), event: 'event-1' });
    await town.jobs.idle();
    const [entry] = await town.entries('waiting');
    expect(entry).toEqual({
      id: expect.any(String),
      queue: 'sanctions',
      state: 'waiting',
      key: 'elif',
      command: 'Remind',
      dueAt: daysFromNow(0, 1_000),
      attempts: 1,
      lastError: 'Error: not now',
      event: 'event-1',
    });
    expect(await town.jobs.entry(entry?.id ?? '')).toEqual(entry);
  });
  it('knows nothing of what is not there', async () => {
    expect([await town.jobs.entry('nobody'), await town.jobs.entry('sanctions.nobody'), await town.jobs.entry('a.b.c')]).toEqual([null, null, null]);
  });
}

function buries(town: Town): void {
  it('runs again when somebody wants it, with all its tries before it', async () => {
    const id = await town.bury('elif');
    expect(await town.jobs.retry(id)).toBe(true);
    await town.jobs.idle();
    expect([town.keys(), (await town.counts())?.dead]).toEqual([['elif', 'elif'], 0]);
  });
  it('may die again', async () => {
    const id = await town.bury('elif');
    town.onPerform = failing;
    await town.jobs.retry(id);
    await town.jobs.idle();
    expect((await town.entries('waiting')).map(({ key, attempts }) => [key, attempts])).toEqual([['elif', 1]]);
  });
  it('is gone when somebody throws it away', async () => {
    const id = await town.bury('elif');
    expect([await town.jobs.discard(id), await town.jobs.discard(id), await town.jobs.retry(id)]).toEqual([true, false, false]);
    expect(await town.counts()).toEqual({ due: 0, waiting: 0, active: 0, dead: 0 });
  });
  it('stays dead when it is put again', async () => {
    await town.bury('elif');
    await town.put(job('elif'));
    await town.jobs.idle();
    expect([town.performed.length, (await town.counts())?.dead]).toEqual([1, 1]);
  });
  it('gives way to another under its key', async () => {
    await town.bury('elif', 'first');
    await town.put(job('elif', NOW, { originId: 'second' }));
    await town.jobs.idle();
    expect([town.performed.map(({ origin }) => origin.id), (await town.counts())?.dead]).toEqual([['first', 'second'], 0]);
  });
  it('stands before those that died earlier', async () => {
    for (const key of ['a', 'b', 'c']) {
      await town.bury(key);
      await town.pass({ minutes: 1 });
    }
    expect((await town.entries('dead', { limit: 2, offset: 0 })).map(({ key }) => key)).toEqual(['c', 'b']);
    expect((await town.entries('dead', { limit: 2, offset: 2 })).map(({ key }) => key)).toEqual(['a']);
  });
  it('is the only one that can be retried or thrown away', async () => {
    await town.put(job('elif', daysFromNow(1)));
    const id = (await town.entries('waiting'))[0]?.id ?? '';
    expect(id).not.toBe('');
    expect([await town.jobs.retry(id), await town.jobs.discard(id), await town.jobs.retry('nobody'), await town.jobs.discard('nobody')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
}
