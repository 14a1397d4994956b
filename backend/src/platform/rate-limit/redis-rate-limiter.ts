import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Clock } from '../../kernel/clock.js';
import type { Allowance, RateLimiter } from '../../kernel/rate-limiter.js';
import { reached } from '../redis-connection.js';
import { FORGOTTEN_AFTER_MS, LONGEST_WAIT_S } from './waits.js';

const FAILED = `local tries = redis.call('HMGET', KEYS[1], 'failures', 'failedAt')
local now, free, forgottenAfter, longest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local failures = 1
if tries[1] and now - tonumber(tries[2]) <= forgottenAfter then failures = tonumber(tries[1]) + 1 end
local wait = 0
if failures >= free then wait = math.min(2 ^ (failures - free), longest) end
redis.call('HSET', KEYS[1], 'failures', failures, 'failedAt', ARGV[1], 'blockedUntil', string.format('%.0f', now + wait * 1000))
redis.call('PEXPIRE', KEYS[1], forgottenAfter)`;

const TAKE = `local taken = redis.call('HMGET', KEYS[1], 'count', 'until')
local now, most, length = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local count, ends = 0, now + length
if taken[1] and tonumber(taken[2]) > now then count, ends = tonumber(taken[1]), tonumber(taken[2]) end
if count >= most then return math.ceil((ends - now) / 1000) end
redis.call('HSET', KEYS[1], 'count', count + 1, 'until', string.format('%.0f', ends))
redis.call('PEXPIRE', KEYS[1], length)
return 0`;
const GIVE_BACK = `local taken = redis.call('HMGET', KEYS[1], 'count', 'until')
if taken[1] and tonumber(taken[1]) > 0 and tonumber(taken[2]) > tonumber(ARGV[1]) then redis.call('HINCRBY', KEYS[1], 'count', -1) end`;

/** Counts in Redis, for all processes together; after an hour without a failure a key starts over. */
export class RedisRateLimiter implements RateLimiter {
  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  async waitFor(key: string): Promise<number> {
    const [failedAt, blockedUntil] = (await reached(this.redis.hmget(nameOf(key), 'failedAt', 'blockedUntil'))).map(Number);
    const now = this.clock.now().getTime();
    if (!failedAt || !blockedUntil || now - failedAt > FORGOTTEN_AFTER_MS) return 0;
    return Math.max(0, Math.ceil((blockedUntil - now) / 1000));
  }

  async failed(key: string, free: number): Promise<void> {
    await reached(this.redis.eval(FAILED, 1, nameOf(key), this.clock.now().getTime(), free, FORGOTTEN_AFTER_MS, LONGEST_WAIT_S));
  }

  async succeeded(key: string): Promise<void> {
    await reached(this.redis.del(nameOf(key)));
  }

  async take(key: string, { most, seconds }: Allowance): Promise<number> {
    return Number(await reached(this.redis.eval(TAKE, 1, takenNameOf(key), this.clock.now().getTime(), most, seconds * 1000)));
  }

  async giveBack(key: string): Promise<void> {
    await reached(this.redis.eval(GIVE_BACK, 1, takenNameOf(key), this.clock.now().getTime()));
  }
}

/** Keys hold names and addresses of people. */
const nameOf = (key: string): string => `meydan:limit:${createHash('sha256').update(key).digest('base64url')}`;
const takenNameOf = (key: string): string => nameOf(`taken:${key}`);
