import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type RedisServer, redisEngine, startRedis } from '../../../test/engines/redis.js';
import { RedisConnections } from '../redis-connection.js';
import { describeBulletin, hearing } from './bulletin.contract.js';
import { RedisBulletin } from './redis-bulletin.js';

if (redisEngine('A bulletin in Redis')) {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  describeBulletin('A bulletin in Redis', async () => {
    const connections = new RedisConnections(redis.newDatabase(), () => undefined);
    const bulletin = new RedisBulletin(connections);
    return { bulletin, listening: () => bulletin.listening(), close: () => connections.close() };
  });
  describe('A bulletin in Redis, of several processes', () => reaches(() => redis));
}

function reaches(redis: () => RedisServer): void {
  let opened: RedisConnections[];
  let failures: string[];
  let heard: string[];
  const open = (url: string) => {
    const connections = new RedisConnections(url, (what) => failures.push(what));
    opened.push(connections);
    return new RedisBulletin(connections);
  };
  beforeEach(() => {
    [opened, failures, heard] = [[], [], []];
  });
  afterEach(async () => {
    await redis().restart();
    for (const connections of opened) await connections.close();
  });

  it('is heard by another process', async () => {
    const url = redis().newDatabase();
    const [here, there] = [open(url), open(url)];
    there.subscribe('views', (text) => heard.push(text));
    await there.listening();
    here.publish('views', 'x');
    await hearing(heard, 1);
    expect(heard).toEqual(['x']);
  });
  it('is not heard by another installation on the same server', async () => {
    const [here, there] = [open(redis().newDatabase()), open(redis().newDatabase())];
    for (const bulletin of [here, there]) bulletin.subscribe('views', (text) => heard.push(`${bulletin === here ? 'here' : 'there'}:${text}`));
    await Promise.all([here.listening(), there.listening()]);
    here.publish('views', 'x');
    await hearing(heard, 1);
    await pause(50);
    expect(heard).toEqual(['here:x']);
  });
  it('is heard by the others although one listener fails', async () => {
    const bulletin = open(redis().newDatabase());
    bulletin.subscribe('views', (text) => JSON.parse(text));
    bulletin.subscribe('views', (text) => heard.push(text));
    await bulletin.listening();
    bulletin.publish('views', 'not JSON');
    await hearing(heard, 1);
    expect([heard, failures.length]).toEqual([['not JSON'], 1]);
  });
  it('is lost while Redis is away, which is told once, and heard again when it is back', async () => {
    const bulletin = open(redis().newDatabase());
    bulletin.subscribe('views', (text) => heard.push(text));
    await bulletin.listening();
    await redis().kill();
    for (let turn = 0; turn < 20; turn++) {
      bulletin.publish('views', 'lost');
      await pause(50);
    }
    expect([heard, failures]).toEqual([[], ['redis']]);
    await redis().restart();
    for (let turn = 0; turn < 300 && !heard.includes('back'); turn++) {
      bulletin.publish('views', 'back');
      await pause(50);
    }
    expect([heard.includes('back'), failures]).toEqual([true, ['redis']]);
  });
}
