import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { type RedisServer, redisEngine, startRedis } from '../../../test/engines/redis.js';
import { RedisConnections } from '../redis-connection.js';
import { describePolicyCheckpoints } from './policy-checkpoints.contract.js';
import { RedisPolicyCheckpoints } from './redis-policy-checkpoints.js';

if (redisEngine('Checkpoints of policies in Redis')) {
  let redis: RedisServer;
  let connections: RedisConnections;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(() => {
    connections = new RedisConnections(redis.newDatabase(), (what, error) => {
      throw new Error(what, { cause: error });
    });
  });
  afterEach(() => connections.close());

  describePolicyCheckpoints('Checkpoints of policies in Redis', () => new RedisPolicyCheckpoints(connections.impatient()));
}
