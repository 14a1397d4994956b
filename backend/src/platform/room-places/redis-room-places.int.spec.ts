import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type RedisServer, redisEngine, startRedis } from '../../../test/engines/redis.js';
import type { RoomPlaces } from '../../kernel/room-places.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { RedisBulletin } from '../following/redis-bulletin.js';
import { RedisConnections } from '../redis-connection.js';
import { RedisRoomPlaces } from './redis-room-places.js';
import { describeRoomPlaces } from './room-places.contract.js';

const ELIF = { room: 'oda', memberId: 'elif', connection: '1', holder: 'sekme', content: '' };
const DERYA = { ...ELIF, memberId: 'derya', connection: '2' };
const RULE = { above: 1, lastsMs: 60_000 };
const inRoom = async (places: RoomPlaces) => (await places.crowd('oda', RULE)).places;

if (redisEngine('Places in rooms in Redis')) {
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
    bulletins = [];
  });
  afterEach(() => connections.close());
  let bulletins: RedisBulletin[] = [];
  const open = () => {
    const bulletin = new RedisBulletin(connections);
    bulletins.push(bulletin);
    return new RedisRoomPlaces(connections.impatient(), bulletin);
  };
  const listening = () => Promise.all(bulletins.map((bulletin) => bulletin.listening()));

  describeRoomPlaces('Places in the rooms of all processes', () => ({ places: open(), elsewhere: open(), pass: (seconds) => makeOlder(url, seconds * 1_000) }));
  describe('Places in Redis', () => {
    it('are the same for all processes, and empty when their process was killed', async () => {
      const [killed, other] = [open(), open()];
      await killed.take(ELIF, false);
      await other.take(DERYA, false);
      expect(await inRoom(killed)).toHaveLength(2);
      await makeOlder(url, 20_000);
      await other.renew();
      await makeOlder(url, 20_000);
      expect(await inRoom(other)).toEqual([DERYA]);
      // Nothing of them is kept for as long as others come and go.
      expect(await membersIn(url, 'oda')).toEqual(['derya']);
    });
    it('are told to other processes whenever they change, and to their own not', async () => {
      const [one, other] = [open(), open()];
      const told: string[] = [];
      const three = new Promise<void>((done) => {
        other.watch({ changed: (room) => void (told.push(room) === 3 && done()), restored: () => undefined });
      });
      one.watch({ changed: (room) => told.push(`own ${room}`), restored: () => undefined });
      await listening();
      await one.take(ELIF, false);
      await one.renew();
      await one.take({ ...DERYA, room: 'başka oda' }, false);
      expect(await one.change({ ...DERYA, connection: '7' })).toBe(false);
      await one.leave(ELIF);
      await three;
      expect(told).toEqual(['oda', 'başka oda', 'oda']);
    });
    it('are a crowd in one process as in another, which learns of it later', async () => {
      const [one, other] = [open(), open()];
      for (const place of [ELIF, DERYA]) await one.take(place, false);
      expect((await one.crowd('oda', RULE)).crowdedMs).toBeGreaterThan(59_000);
      await one.leave(DERYA);
      await one.crowd('oda', RULE);
      await makeOlder(url, 15_000);
      const [first, second] = await Promise.all([one.crowd('oda', RULE), other.crowd('oda', RULE)]);
      expect(second.places).toEqual([ELIF]);
      expect(Math.abs(first.crowdedMs - second.crowdedMs)).toBeLessThan(5_000);
      expect(second.crowdedMs).toBeLessThanOrEqual(45_000);
      expect(second.crowdedMs).toBeGreaterThan(0);
    });
    it('stay with another process that took them over', async () => {
      const [one, other] = [open(), open()];
      await one.take(ELIF, false);
      const there = { ...ELIF, connection: '3', holder: 'öteki' };
      expect((await other.take(there, true)).before).toEqual(ELIF);
      await one.renew();
      expect([await one.leave(ELIF), await inRoom(one)]).toEqual([false, [there]]);
    });
    it('that were lost stand again when their process looks at the room or renews them, and everybody is told once', async () => {
      const [one, other] = [open(), open()];
      const told: string[] = [];
      const hearing = new EventEmitter();
      const toOther = () => once(hearing, 'heard');
      other.watch({ changed: (room) => hearing.emit('heard', told.push(`other: ${room}`)), restored: () => undefined });
      one.watch({ changed: () => undefined, restored: (room) => void told.push(`own: ${room}`) });
      await listening();
      await Promise.all([toOther(), one.take(ELIF, false)]);
      for (const look of [() => inRoom(one), () => one.renew()]) {
        told.length = 0;
        await lose(url);
        await Promise.all([toOther(), look()]);
        expect([await inRoom(other), told.sort()]).toEqual([[ELIF], ['other: oda', 'own: oda']]);
        await look();
      }
      expect(told).toHaveLength(2);
      await other.take({ ...ELIF, connection: '3' }, true);
      expect(await inRoom(one)).toEqual([{ ...ELIF, connection: '3' }]);
    });
    it('cannot be had while Redis is away, and stand again when it has lost them', async () => {
      const places = open();
      await places.take(ELIF, false);
      await redis.kill();
      await expect(inRoom(places)).rejects.toThrow(Unavailable);
      await redis.restart();
      await lose(url);
      await places.renew();
      expect(await inRoom(places)).toEqual([ELIF]);
    });
  });
}

async function membersIn(url: string, room: string): Promise<readonly string[]> {
  const client = new Redis(url);
  const members = await client.hkeys(`meydan:places:${room}`);
  await client.quit();
  return members;
}

async function lose(url: string): Promise<void> {
  const client = new Redis(url);
  await client.flushdb();
  await client.quit();
}

/** The time is the server's and cannot be moved, so what is kept is made older instead. */
async function makeOlder(url: string, ms: number): Promise<void> {
  const client = new Redis(url);
  for (const key of await client.keys('meydan:places:*')) {
    for (const [member, kept] of Object.entries(await client.hgetall(key))) {
      const place = JSON.parse(kept);
      await client.hset(key, member, JSON.stringify({ ...place, until_ms: String(Number(place.until_ms) - ms) }));
    }
  }
  for (const key of await client.keys('meydan:crowds:*')) await client.pexpire(key, Math.max(0, (await client.pttl(key)) - ms));
  await client.quit();
}
