import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type RedisServer, redisEngine, startRedis } from '../../../test/engines/redis.js';
import { RedisConnections } from '../redis-connection.js';
import { describePresence } from './presence.contract.js';
import { RedisPresence } from './redis-presence.js';

if (redisEngine('Presence in Redis')) {
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
  const open = () => new RedisPresence(connections.impatient(), connections.report);

  describePresence('Presence in all processes', () => ({ presence: open(), pass: (seconds) => makeOlder(url, seconds * 1_000) }));
  describe('Presence in Redis', () => {
    it('is the same for all processes', async () => {
      const [one, other] = [open(), open()];
      await one.enter('site', 'elif', 'elif-1');
      await other.enter('site', 'elif', 'elif-2');
      await one.leave('elif-1');
      expect([await one.membersAt('site'), await other.countAt('site')]).toEqual([['elif'], 1]);
      await other.leave('elif-2');
      expect([await one.membersAt('site'), await other.countAt('site')]).toEqual([[], 0]);
    });
    it('forgets who was connected to a process that was killed', async () => {
      const [killed, other] = [open(), open()];
      await killed.enter('site', 'elif', 'elif-1');
      await killed.enter('site', 'derya', 'derya-1');
      await other.enter('site', 'derya', 'derya-2');
      await makeOlder(url, 40_000);
      await other.renew(['derya-2']);
      await makeOlder(url, 40_000);
      await other.renew(['derya-2']);
      expect(await other.membersAt('site')).toEqual(['derya']);
      await other.leave('derya-2');
      expect(await other.countAt('site')).toBe(0);
    });
    it('goes away by itself', async () => {
      await open().enter('site', 'elif', 'elif-1');
      const client = new Redis(url);
      const keys = await client.keys('*');
      const left = await Promise.all(keys.map((key) => client.pttl(key)));
      await client.quit();
      expect(keys.sort()).toEqual(['meydan:presence:at:site', 'meydan:presence:of:elif:site']);
      expect(left.every((ms) => ms > 50_000 && ms <= 60_000)).toBe(true);
    });
    it('is what this process knows while Redis is away, and is whole again when it is back', async () => {
      const [here, there] = [open(), open()];
      await here.enter('site', 'elif', 'elif-1');
      await there.enter('site', 'derya', 'derya-1');
      await redis.kill();
      const began = Date.now();
      await Promise.all([here.enter('site', 'canan', 'canan-1'), here.leave('elif-1'), here.renew(['canan-1'])]);
      expect(await Promise.all([here.membersAt('site'), here.countAt('site')])).toEqual([['canan'], 1]);
      expect([Date.now() - began < 15_000, [...new Set(failures)]]).toEqual([true, ['redis']]);
      await redis.restart();
      await here.renew(['canan-1']);
      await there.renew(['derya-1']);
      expect([...(await there.membersAt('site'))].sort()).toEqual(['canan', 'derya']);
    });
    it('tells what it could not do when Redis refuses', async () => {
      const client = new Redis(url);
      await client.set('meydan:presence:at:site', 'no set');
      await client.quit();
      const presence = open();
      await presence.enter('site', 'elif', 'elif-1');
      expect([await presence.countAt('site'), failures]).toEqual([1, ['presence', 'presence']]);
    });
  });
}

/** The time is the server's and cannot be moved, so what is in a database is made older instead. */
async function makeOlder(url: string, ms: number): Promise<void> {
  const client = new Redis(url);
  for (const key of await client.keys('meydan:presence:*')) {
    const left = await client.pttl(key);
    const changes = client.multi();
    for (const entry of await client.zrange(key, '0', '-1')) changes.zincrby(key, -ms, entry);
    await changes.pexpire(key, left - ms).exec();
  }
  await client.quit();
}
