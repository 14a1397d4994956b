import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type RedisServer, redisEngine, startRedis } from '../../../test/engines/redis.js';
import { TestClock } from '../../../test/test-clock.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { RedisConnections } from '../redis-connection.js';
import { describeRateLimiter } from './rate-limiter.contract.js';
import { RedisRateLimiter } from './redis-rate-limiter.js';

if (redisEngine('Failures counted in Redis')) {
  let redis: RedisServer;
  let url: string;
  let failures: string[];
  let connections: RedisConnections;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(() => {
    url = redis.newDatabase();
    failures = [];
    connections = new RedisConnections(url, (what) => failures.push(what));
  });
  afterEach(() => connections.close());
  const open = (clock = new TestClock()) => new RedisRateLimiter(connections.impatient(), clock);

  describeRateLimiter('Whoever fails again and again in all processes', (clock) => new RedisRateLimiter(connections.impatient(), clock));
  describe('Failures counted in Redis', () => {
    it('are the same for all processes', async () => {
      const [one, other] = [open(), open()];
      for (const limiter of [one, other, one]) await limiter.failed('elif', 3);
      expect(await other.waitFor('elif')).toBe(1);
    });
    it('name nobody and go away by themselves', async () => {
      await open().failed('elif@example.com', 3);
      const client = new Redis(url);
      const [key = ''] = await client.keys('*');
      const left = await client.pttl(key);
      await client.quit();
      expect([key.startsWith('meydan:limit:'), key.includes('elif'), left > 3_590_000, left <= 3_600_000]).toEqual([true, false, true, true]);
    });
    it('cannot be counted while Redis is away', async () => {
      const limiter = open();
      await limiter.failed('elif', 3);
      await redis.kill();
      const began = Date.now();
      for (const asked of [() => limiter.waitFor('elif'), () => limiter.failed('elif', 3), () => limiter.succeeded('elif')])
        await expect(asked()).rejects.toThrow(Unavailable);
      expect([Date.now() - began < 15_000, failures]).toEqual([true, ['redis']]);
      await redis.restart();
    });
  });
}
