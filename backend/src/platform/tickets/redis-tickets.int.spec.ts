import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type RedisServer, redisEngine, startRedis } from '../../../test/engines/redis.js';
import { RedisConnections } from '../redis-connection.js';
import { RedisTickets } from './redis-tickets.js';
import { describeTickets } from './tickets.contract.js';

if (redisEngine('Tickets in Redis')) {
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

  describeTickets('Tickets of all processes', () => ({
    tickets: new RedisTickets(connections.impatient()),
    pass: (seconds) => makeOlder(url, seconds * 1_000),
  }));
  describe('Tickets in Redis', () => {
    it('are kept as digests, and not for long', async () => {
      const ticket = await new RedisTickets(connections.impatient()).issue('oda', 60_000);
      const client = new Redis(url);
      const keys = await client.keys('*');
      const left = await Promise.all(keys.map((key) => client.pttl(key)));
      await client.quit();
      expect([keys.length, keys.join().includes(ticket), left.every((ms) => ms > 50_000 && ms <= 60_000)]).toEqual([1, false, true]);
    });
    it('let in one of those who come to several processes at once', async () => {
      const [one, other] = [new RedisTickets(connections.impatient()), new RedisTickets(connections.impatient())];
      const ticket = await one.issue('oda', 60_000);
      expect((await Promise.all([one.use(ticket), other.use(ticket)])).sort()).toEqual([null, 'oda']);
    });
  });
}

/** The time is the server's and cannot be moved, so what is kept is made older instead. */
async function makeOlder(url: string, ms: number): Promise<void> {
  const client = new Redis(url);
  for (const key of await client.keys('meydan:ticket:*')) await client.pexpire(key, (await client.pttl(key)) - ms);
  await client.quit();
}
