import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Clock } from '../../kernel/clock.js';
import type { FirstTimes } from '../../kernel/first-times.js';
import { reached } from '../redis-connection.js';

const FIRST = `local at = redis.call('GET', KEYS[1])
local now, kept = tonumber(ARGV[1]), tonumber(ARGV[2])
if at and now - tonumber(at) <= kept then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', kept)
return 1`;

/** Remembers in Redis, for all processes together. */
export class RedisFirstTimes implements FirstTimes {
  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  async isFirst(key: string, forMs: number): Promise<boolean> {
    return (await reached(this.redis.eval(FIRST, 1, nameOf(key), this.clock.now().getTime(), forMs))) === 1;
  }
}

const nameOf = (key: string): string => `meydan:first:${createHash('sha256').update(key).digest('base64url')}`;
