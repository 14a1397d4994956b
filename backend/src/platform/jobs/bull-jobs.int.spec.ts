import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Worker as BullWorker } from 'bullmq';
import { Redis } from 'ioredis';
import { type RedisServer, redisEngine, startRedis } from '../../../test/engines/redis.js';
import { TestClock } from '../../../test/test-clock.js';
import type { Clock } from '../../kernel/clock.js';
import { SYSTEM } from '../../kernel/event.js';
import { daysFromNow, NOW } from '../../kernel/facts.fixture.js';
import type { Job } from '../../kernel/jobs.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { SystemClock } from '../identity/system-clock.js';
import { RedisConnections } from '../redis-connection.js';
import { BullJobs } from './bull-jobs.js';
import { BullKeys } from './bull-keys.js';
import { placeOf } from './bull-queues.js';
import type { Patience } from './bull-workers.js';
import { describeJobs } from './jobs.contract.js';

/** Where a process dies or Redis is away; elsewhere a busy machine might halt a process for so long. */
const SOON: Patience = { lockMs: 500, stalledMs: 300, retryMs: 50 };
/** Less than what a job is waited for, so it was refused before. */
const [SOON_MS, WAIT_MS] = [8_000, 10_000];

const job = (key: string, dueAt = NOW, originId = `${key}-1`): Job => ({
  queue: 'sanctions',
  key,
  dueAt,
  command: 'Remind',
  data: { name: key },
  origin: { id: originId, at: null, actor: SYSTEM, correlationId: 'correlation-1', causationId: null },
});

/** A process with jobs. */
class Worker {
  readonly performed: string[] = [];
  readonly failures: string[] = [];
  onPerform: (job: Job) => unknown = () => undefined;
  readonly connections: RedisConnections;
  readonly jobs: BullJobs;

  constructor(url: string, clock: Clock = new TestClock(Date.parse(NOW)), patience: Partial<Patience> = {}) {
    this.connections = new RedisConnections(url, (what, error) => this.failures.push(`${what}: ${error instanceof Error ? error.message : error}`));
    this.jobs = new BullJobs(this.connections, clock, patience);
  }

  async start(): Promise<this> {
    await this.jobs.start(async (due) => {
      this.performed.push(due.origin.id);
      await this.onPerform(due);
    });
    return this;
  }

  /** As when its process is killed: nothing is said to anybody. */
  async die(): Promise<void> {
    const workers: BullWorker[] = Reflect.get(Reflect.get(this.jobs, 'workers'), 'workers');
    await Promise.all(workers.splice(0).map((worker) => worker.close(true)));
    await this.connections.close();
  }

  async close(): Promise<void> {
    await this.jobs.stop();
    await this.connections.close();
  }
}

if (redisEngine('Jobs in Redis')) {
  let redis: RedisServer;
  const printed: unknown[][] = [];
  beforeAll(async () => {
    for (const method of ['log', 'warn', 'error'] as const) jest.spyOn(console, method).mockImplementation((...words) => printed.push(words));
    redis = await startRedis({ durable: true });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await redis.stop();
  });
  afterEach(() => expect(printed.splice(0)).toEqual([]));

  let url = '';
  describeJobs('Jobs in Redis', async ({ clock, failed }, fresh) => {
    if (fresh) url = redis.newDatabase();
    const connections = new RedisConnections(url, failed);
    return { jobs: new BullJobs(connections, clock), close: () => connections.close() };
  });
  describe('Jobs in Redis and the time', () => keepsTime(() => redis));
  describe('Jobs in Redis and several processes', () => shares(() => redis));
  describe('Jobs in Redis and processes that die', () => outlive(() => redis));
  describe('What is kept in Redis', () => tidies(() => redis));
  describe('Jobs in Redis while it is away', () => endures(() => redis));
}

function keepsTime(redis: () => RedisServer): void {
  it('do not run when only the machine thinks that they are due', async () => {
    const clock = new TestClock(Date.parse(NOW));
    const worker = await new Worker(redis().newDatabase(), clock).start();
    await worker.jobs.put(job('elif', daysFromNow(0, 100)));
    await pause(800);
    expect(worker.performed).toEqual([]);
    clock.advance({ seconds: 0.1 });
    await worker.jobs.idle();
    expect(worker.performed).toEqual(['elif-1']);
    expect(await worker.jobs.queues()).toContainEqual({ queue: 'sanctions', counts: { due: 0, waiting: 0, active: 0, dead: 0 } });
    await worker.close();
  });
  it('run in their order by the clock of the machine, too', async () => {
    const worker = new Worker(redis().newDatabase(), new SystemClock());
    await worker.jobs.queues();
    const began = Date.now();
    const at = (ms: number) => new Date(began + ms).toISOString();
    // All are put before the first is due, on a busy machine, too.
    await worker.jobs.put(job('third', at(1_400)));
    await worker.jobs.put(job('first', at(1_200)));
    await worker.jobs.put(job('second', at(1_300)));
    await worker.start();
    while (worker.performed.length < 3 && Date.now() < began + 15_000) await pause(5);
    expect([worker.performed, Date.now() - began >= 1_395]).toEqual([['first-1', 'second-1', 'third-1'], true]);
    await worker.close();
  });
}

function shares(redis: () => RedisServer): void {
  let clock: TestClock;
  let here: Worker;
  let there: Worker;
  beforeEach(async () => {
    clock = new TestClock(Date.parse(NOW));
    const url = redis().newDatabase();
    here = new Worker(url, clock);
    there = await new Worker(url, clock).start();
  });
  afterEach(async () => {
    await here.close();
    await there.close();
  });

  it('are run by another process, and waited for', async () => {
    // The wait is over when the job was run; without a word of it, only when its time is up.
    const [longest, began] = [20_000, Date.now()];
    await here.jobs.run(job('elif'), longest);
    expect([there.performed, Date.now() - began < longest]).toEqual([['elif-1'], true]);
  });
  it('are put by one process and become due in another', async () => {
    await here.jobs.put(job('elif', daysFromNow(3)));
    clock.advance({ days: 3 });
    await there.jobs.idle();
    expect(there.performed).toEqual(['elif-1']);
  });
  it('are each run by one of them', async () => {
    await here.start();
    let bothHaveOne = () => {};
    const both = new Promise<void>((resolve) => {
      bothHaveOne = resolve;
    });
    for (const worker of [here, there])
      worker.onPerform = () => {
        if (here.performed.length > 0 && there.performed.length > 0) bothHaveOne();
        return both;
      };
    const names = Array.from({ length: 60 }, (_, index) => `${index}`);
    await Promise.all(names.map((name) => here.jobs.put({ ...job(name), queue: 'mail' })));
    await here.jobs.idle();
    expect([...here.performed, ...there.performed].sort()).toEqual(names.map((name) => `${name}-1`).sort());
    expect(Math.min(here.performed.length, there.performed.length)).toBeGreaterThan(0);
  });
}

function outlive(redis: () => RedisServer): void {
  let here: Worker;
  let there: Worker;
  let another: () => Worker;
  beforeEach(async () => {
    const url = redis().newDatabase();
    const clock = new TestClock(Date.parse(NOW));
    another = () => new Worker(url, clock, SOON);
    here = another();
    there = await another().start();
  });
  afterEach(async () => {
    await here.close();
    await there.close();
  });

  it('are taken over from a process that died, as if they had not been tried', async () => {
    const begun = new Promise<void>((began) => {
      there.onPerform = () => {
        began();
        return new Promise(() => undefined);
      };
    });
    await here.jobs.put(job('elif'));
    await begun;
    await there.die();
    await here.start();
    await here.jobs.idle();
    expect([here.performed, here.failures]).toEqual([['elif-1'], []]);
    there = await another().start();
  });
  it('survive any number of deaths', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const begun = new Promise<void>((began) => {
        there.onPerform = () => {
          began();
          return new Promise(() => undefined);
        };
      });
      if (turn === 0) await here.jobs.put(job('elif'));
      else await there.start();
      await begun;
      await there.die();
      there = another();
    }
    await here.start();
    await here.jobs.idle();
    expect([here.performed, (await here.jobs.entries('sanctions', 'dead', { limit: 9, offset: 0 })).length]).toEqual([['elif-1'], 0]);
  });
}

function tidies(redis: () => RedisServer): void {
  let clock: TestClock;
  let url: string;
  let worker: Worker;
  let client: Redis;
  beforeEach(() => {
    clock = new TestClock(Date.parse(NOW));
    url = redis().newDatabase();
    worker = new Worker(url, clock);
    client = new Redis(url);
  });
  afterEach(async () => {
    await worker.close();
    await client.quit();
  });
  const waiting = async () => (await worker.jobs.entries('sanctions', 'waiting', { limit: 9, offset: 0 })).map(({ key, dueAt }) => [key, dueAt]);
  const [early, late] = [job('key', daysFromNow(1), 'early'), job('key', daysFromNow(2), 'late')];

  it('is nothing of what was done, replaced, called off or thrown away', async () => {
    await worker.start();
    worker.onPerform = ({ key }) => {
      if (key === 'bad') throw new Error('not now');
    };
    for (let turn = 0; turn < 30; turn++) await worker.jobs.run(job(`command/${turn}`), 2_000);
    await worker.jobs.put(early);
    await worker.jobs.put(late);
    await worker.jobs.put(job('called off', daysFromNow(1)));
    await worker.jobs.remove('called off');
    await worker.jobs.put(job('bad'));
    for (let turn = 0; turn < 25; turn++) {
      await worker.jobs.idle();
      clock.advance({ minutes: 15 });
    }
    clock.advance({ days: 3 });
    await new Promise(setImmediate);
    await worker.jobs.idle();
    const [dead] = await worker.jobs.entries('sanctions', 'dead', { limit: 9, offset: 0 });
    await worker.jobs.discard(dead?.id ?? '');
    const left = (await client.keys('*')).filter((key) => !/:(id|meta|events|stalled-check|marker)$/.test(key));
    expect([left, worker.performed.length]).toEqual([[], 30 + 1 + 20]);
  });
  it('is one job that runs under a key, wherever a crash cut the putting short', async () => {
    const keys = new BullKeys(client, client);
    await worker.jobs.put(early);
    await keys.claim('key', placeOf(late));
    await worker.jobs.put(late);
    await keys.claim('key', placeOf(early));
    await worker.jobs.put(late);
    await worker.start();
    clock.advance({ days: 1 });
    await worker.jobs.idle();
    expect(worker.performed).toEqual([]);
    clock.advance({ days: 1 });
    await worker.jobs.idle();
    expect([worker.performed, await waiting(), await client.exists('meydan:job-keys')]).toEqual([['late'], [], 0]);
  });
  it('is no job under a key, wherever a crash cut the calling off short', async () => {
    await worker.jobs.put(early);
    await new BullKeys(client, client).release('key', placeOf(early));
    await worker.jobs.remove('key');
    clock.advance({ days: 1 });
    await worker.start();
    await worker.jobs.idle();
    expect([worker.performed, await waiting(), await client.exists('meydan:job-keys')]).toEqual([[], [], 0]);
  });
  it('is the job that holds a key, also where a crash of an earlier release left what it replaced beside it', async () => {
    await worker.jobs.put(late);
    await client.hset('meydan:job-keys', 'key', `${placeOf(late)} ${placeOf(early)}`);
    clock.advance({ days: 2 });
    await worker.start();
    await worker.jobs.idle();
    expect(worker.performed).toEqual(['late']);
  });
}

function endures(redis: () => RedisServer): void {
  let workers: Worker[];
  const opened = (database: string) => {
    const worker = new Worker(database, undefined, SOON);
    workers.push(worker);
    return worker;
  };
  beforeEach(() => {
    workers = [];
  });
  afterEach(async () => {
    await redis().restart();
    for (const worker of workers) await worker.close();
  });

  const asked = (worker: Worker) => [
    () => worker.jobs.put(job('x')),
    () => worker.jobs.run(job('y'), WAIT_MS),
    () => worker.jobs.remove('x'),
    () => worker.jobs.queues(),
    () => worker.jobs.entries('sanctions', 'due', { limit: 1, offset: 0 }),
    () => worker.jobs.entry(placeOf(job('x'))),
    () => worker.jobs.retry(placeOf(job('x'))),
    () => worker.jobs.discard(placeOf(job('x'))),
  ];
  const refused = async (worker: Worker) => {
    const began = Date.now();
    const errors = await Promise.all(
      asked(worker).map((ask) =>
        ask().then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    return { unavailable: errors.every((error) => error instanceof Unavailable), soon: Date.now() - began < SOON_MS };
  };

  it('are refused soon when the server is gone, which is told once, and go on by themselves when it is back', async () => {
    const worker = await opened(redis().newDatabase()).start();
    await worker.jobs.put(job('before', daysFromNow(1)));
    await redis().kill();
    expect(await refused(worker)).toEqual({ unavailable: true, soon: true });
    expect(await refused(worker)).toEqual({ unavailable: true, soon: true });
    expect(worker.failures).toHaveLength(1);
    await redis().restart();
    for (const until = Date.now() + 20_000; Date.now() < until; await pause(50))
      if (
        await worker.jobs.put(job('after')).then(
          () => true,
          () => false,
        )
      )
        break;
    await worker.jobs.idle();
    expect([worker.performed.includes('after-1'), worker.failures.length]).toEqual([true, 1]);
    expect(await worker.jobs.entries('sanctions', 'waiting', { limit: 9, offset: 0 })).toHaveLength(1);
  });
  it('are refused soon when the server does not answer', async () => {
    const worker = await opened(redis().newDatabase()).start();
    await worker.jobs.idle();
    redis().freeze();
    try {
      expect(await refused(worker)).toEqual({ unavailable: true, soon: true });
    } finally {
      redis().thaw();
    }
    await pause(200);
    await worker.jobs.idle();
  });
  it('can be stopped and closed while the server is away', async () => {
    const worker = await opened(redis().newDatabase()).start();
    await worker.jobs.idle();
    let finish = () => {};
    const begun = new Promise<void>((began) => {
      worker.onPerform = () =>
        new Promise<void>((resolve) => {
          finish = resolve;
          began();
        });
    });
    await worker.jobs.put(job('elif'));
    await begun;
    await redis().kill();
    const stopping = worker.jobs.stop();
    finish();
    const began = Date.now();
    await stopping;
    await worker.connections.close();
    // It would wait for the server, which is away for as long as the test.
    expect(Date.now() - began).toBeLessThan(20_000);
  });
  it('are never lost and never have two effects, however often the server is killed while they are put and run', async () => {
    const database = redis().newDatabase();
    const [putting, one, other] = [opened(database), opened(database), opened(database)];
    const effects = new Map<string, number>();
    const done = new Set<string>();
    for (const worker of [one, other]) {
      worker.onPerform = async ({ origin }) => {
        await pause(1);
        // As a stream refuses a command that it has handled.
        if (!done.has(origin.id)) effects.set(origin.id, (effects.get(origin.id) ?? 0) + 1);
        done.add(origin.id);
      };
      await worker.start();
    }
    const names = Array.from({ length: 500 }, (_, index) => `${index}`);
    const queues = ['sanctions', 'warnings', 'cleanup', 'mail', 'media', 'publishing', 'notices'] as const;
    const put = async (name: string, index: number) => {
      for (;;) {
        try {
          return await putting.jobs.put({ ...job(name), queue: queues[index % queues.length] ?? 'mail' });
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          await pause(20);
        }
      }
    };
    let next = 0;
    const lanes = Array.from({ length: 8 }, async () => {
      for (let index = next++; index < names.length; index = next++) {
        await put(names[index] ?? '', index);
        await pause(10);
      }
    });
    for (let kills = 0; kills < 3; kills++) {
      await pause(150);
      await redis().kill();
      await pause(100);
      await redis().restart();
    }
    await Promise.all(lanes);
    const everything = names.map((name) => `${name}-1`).sort();
    for (const until = Date.now() + 40_000; effects.size < names.length && Date.now() < until; await pause(50));
    await one.jobs.idle();
    expect([...effects.keys()].sort()).toEqual(everything);
    expect(new Set(effects.values())).toEqual(new Set([1]));
    expect(await putting.jobs.queues()).toEqual(queues.map((queue) => ({ queue, counts: { due: 0, waiting: 0, active: 0, dead: 0 } })));
  });
}
