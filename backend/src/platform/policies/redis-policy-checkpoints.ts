import type { Redis } from 'ioredis';
import { reached } from '../redis-connection.js';
import type { PolicyCheckpoints } from './policy-checkpoints.js';

const HASH = 'meydan:policy-checkpoints';

const MOVE = `for index = 2, #ARGV do
  local known = redis.call('HGET', KEYS[1], ARGV[index])
  if not known or tonumber(known) < tonumber(ARGV[1]) then redis.call('HSET', KEYS[1], ARGV[index], ARGV[1]) end
end`;

/** Checkpoints of the policies in Redis, beside the jobs: a server that loses its last second loses both. */
export class RedisPolicyCheckpoints implements PolicyCheckpoints {
  constructor(private readonly redis: Redis) {}

  async read(policy: string): Promise<number> {
    return Number((await reached(this.redis.hget(HASH, policy))) ?? 0);
  }

  async move(policies: readonly string[], position: number): Promise<void> {
    await reached(this.redis.eval(MOVE, 1, HASH, position, ...policies));
  }
}
