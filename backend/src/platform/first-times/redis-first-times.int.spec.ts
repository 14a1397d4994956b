import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type RedisServer, redisEngine, startRedis } from '../../../test/engines/redis.js';
import { TestClock } from '../../../test/test-clock.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { RedisConnections } from '../redis-connection.js';
import { describeFirstTimes } from './first-times.contract.js';
import { RedisFirstTimes } from './redis-first-times.js';

const HOUR_MS = 60 * 60_000;

if (redisEngine('First times in Redis')) {
  let redis: RedisServer;
  let url: string;
  let connections: RedisConnections;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(() => {
    url = redis.newDatabase();
    connections = new RedisConnections(url, () => undefined);
  });
  afterEach(() => connections.close());
  const open = (clock = new TestClock()) => new RedisFirstTimes(connections.impatient(), clock);

  describeFirstTimes('What happens in all processes', (clock) => new RedisFirstTimes(connections.impatient(), clock));
  describe('First times in Redis', () => {
    it('are the same for all processes', async () => {
      const [one, other] = [open(), open()];
      expect([await one.isFirst('elif', HOUR_MS), await other.isFirst('elif', HOUR_MS)]).toEqual([true, false]);
    });
    it('name nobody and go away by themselves', async () => {
      await open().isFirst('elif@example.com', HOUR_MS);
      const client = new Redis(url);
      const [key = ''] = await client.keys('*');
      const left = await client.pttl(key);
      await client.quit();
      expect([key.startsWith('meydan:first:'), key.includes('elif'), left > HOUR_MS - 10_000, left <= HOUR_MS]).toEqual([true, false, true, true]);
    });
    it('cannot be told while Redis is away', async () => {
      const times = open();
      await times.isFirst('elif', HOUR_MS);
      await redis.kill();
      await expect(times.isFirst('elif', HOUR_MS)).rejects.toThrow(Unavailable);
      await redis.restart();
    });
  });
}
