import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type RedisServer, redisEngine, startRedis } from '../../test/engines/redis.js';
import { TestClock } from '../../test/test-clock.js';
import { openRedis, RedisUnreachable } from './redis.js';

const PASSWORD = 'cok-gizli-parola';

if (redisEngine('What is opened in Redis')) {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis({ password: PASSWORD });
  });
  afterAll(() => redis.stop());
  describe('Redis', () => isOpened(() => redis));
}

function isOpened(redis: () => RedisServer): void {
  let failures: string[] = [];
  const open = (url: string, patienceMs = 5_000) =>
    openRedis(url, { clock: new TestClock(), patienceMs, failed: (what, error) => failures.push(`${what}: ${String(error)}`) });
  const refusal = async (url: string, patienceMs?: number) => {
    const error = await open(url, patienceMs).then(
      () => null,
      (reason: unknown) => reason,
    );
    return { refused: error instanceof RedisUnreachable, says: String(error) };
  };
  afterEach(async () => {
    await redis().restart();
    failures = [];
  });

  it('opens every port, and closes them all', async () => {
    const { ports, close } = await open(redis().newDatabase());
    await ports.limiter.failed('elif', 1);
    await ports.policyCheckpoints.move(['a'], { position: 7, anchor: null });
    await ports.presence.enter('site', 'elif', 'elif-1');
    await ports.jobs.start(() => Promise.resolve());
    await ports.jobs.idle();
    expect([await ports.limiter.waitFor('elif'), await ports.policyCheckpoints.read('a'), await ports.presence.countAt('site')]).toEqual([1, 7, 1]);
    expect(failures).toEqual([]);
    await close();
    expect([ports.jobs.running, failures]).toEqual([false, []]);
  });
  it('is refused with another password, which is not repeated', async () => {
    const { refused, says } = await refusal(redis().url().replace(PASSWORD, 'yanlis-parola'));
    expect([refused, says]).toEqual([true, expect.stringContaining('WRONGPASS')]);
    expect([says.includes('yanlis-parola'), says.includes(PASSWORD)]).toEqual([false, false]);
  });
  it('is refused when the database does not exist', async () => {
    expect(await refusal(redis().url(9_999))).toEqual({ refused: true, says: expect.stringContaining('DB index') });
  });
  it('is refused when the address is none', async () => {
    expect((await refusal(`redis://:${PASSWORD}@[bad`)).says).not.toContain(PASSWORD);
  });
  it('is refused when nobody answers in time', async () => {
    await redis().kill();
    const began = Date.now();
    expect(await refusal(redis().url(), 600)).toEqual({ refused: true, says: 'RedisUnreachable: Redis: ECONNREFUSED' });
    expect(Date.now() - began).toBeLessThan(8_000);
  });
  it('is waited for while it starts', async () => {
    await redis().kill();
    const opening = open(redis().url(), 15_000);
    await pause(300);
    await redis().restart();
    await (await opening).close();
  });
  it('says that jobs are in danger when it throws data away', async () => {
    const client = new Redis(redis().url());
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    const { close } = await open(redis().newDatabase());
    await close();
    await client.config('SET', 'maxmemory-policy', 'noeviction');
    await client.quit();
    expect(failures).toEqual([expect.stringContaining('it should be noeviction')]);
  });
  it('is closed in time while it is away', async () => {
    const { ports, close } = await open(redis().newDatabase());
    await ports.jobs.start(() => Promise.resolve());
    await ports.jobs.idle();
    await redis().kill();
    for (const until = Date.now() + 10_000; failures.length === 0 && Date.now() < until; ) await pause(5);
    const began = Date.now();
    await close();
    // It would wait for the server, which is away for as long as the test.
    expect([Date.now() - began < 15_000, failures.length]).toEqual([true, 1]);
  });
}
