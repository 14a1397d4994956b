import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Clock } from '../../kernel/clock.js';
import type { Allowance, RateLimiter } from '../../kernel/rate-limiter.js';
import { reached } from '../redis-connection.js';
import { FORGOTTEN_AFTER_MS, LONGEST_TRY_MS, LONGEST_WAIT_S, SHORTEST_WAIT_S } from './waits.js';

/** `failures`, `blockedUntil` and `underWay` of a key, as they stand now; every script begins with it and is given the same beginning of arguments. */
const NOW = `local kept = redis.call('HMGET', KEYS[1], 'failures', 'failedAt', 'blockedUntil', 'underWay', 'since')
local now, forgottenAfter, longestTry = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local failures, blockedUntil, underWay = 0, 0, 0
if kept[1] and now - tonumber(kept[2]) <= forgottenAfter then failures, blockedUntil = tonumber(kept[1]), tonumber(kept[3]) end
if kept[4] and now - tonumber(kept[5]) <= longestTry then underWay = tonumber(kept[4]) end
`;
const FAIL = `local free, longest = tonumber(ARGV[4]), tonumber(ARGV[5])
local wait = 0
if failures + 1 >= free then wait = math.min(2 ^ (failures + 1 - free), longest) end
redis.call('HSET', KEYS[1], 'failures', failures + 1, 'failedAt', ARGV[1], 'blockedUntil', string.format('%.0f', now + wait * 1000))
redis.call('PEXPIRE', KEYS[1], forgottenAfter)
`;
const END = `if underWay > 0 then redis.call('HINCRBY', KEYS[1], 'underWay', -1) end
`;
const REFUSE_BLOCKED = `if blockedUntil > now then return math.ceil((blockedUntil - now) / 1000) end
`;

const ATTEMPT = `${NOW}${REFUSE_BLOCKED}${FAIL}return 0`;
const BEGIN = `${NOW}${REFUSE_BLOCKED}if underWay >= math.max(1, tonumber(ARGV[4]) - failures) then return tonumber(ARGV[5]) end
redis.call('HSET', KEYS[1], 'underWay', underWay + 1, 'since', ARGV[1])
redis.call('PEXPIRE', KEYS[1], forgottenAfter)
return 0`;
const FAILED = `${NOW}${END}${FAIL}`;
const ENDED = `${NOW}${END}`;
const SUCCEEDED = `${NOW}${END}redis.call('HDEL', KEYS[1], 'failures', 'failedAt', 'blockedUntil')`;

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

  async attempt(key: string, free: number): Promise<number> {
    return Number(await this.run(ATTEMPT, key, free, LONGEST_WAIT_S));
  }

  async begin(key: string, free: number): Promise<number> {
    return Number(await this.run(BEGIN, key, free, SHORTEST_WAIT_S));
  }

  async ended(key: string): Promise<void> {
    await this.run(ENDED, key);
  }

  async failed(key: string, free: number): Promise<void> {
    await this.run(FAILED, key, free, LONGEST_WAIT_S);
  }

  async succeeded(key: string): Promise<void> {
    await this.run(SUCCEEDED, key);
  }

  async take(key: string, { most, seconds }: Allowance): Promise<number> {
    return Number(await reached(this.redis.eval(TAKE, 1, takenNameOf(key), this.clock.now().getTime(), most, seconds * 1000)));
  }

  async giveBack(key: string): Promise<void> {
    await reached(this.redis.eval(GIVE_BACK, 1, takenNameOf(key), this.clock.now().getTime()));
  }

  private run(script: string, key: string, ...more: number[]): Promise<unknown> {
    return reached(this.redis.eval(script, 1, nameOf(key), this.clock.now().getTime(), FORGOTTEN_AFTER_MS, LONGEST_TRY_MS, ...more));
  }
}

/** Keys hold names and addresses of people. */
const nameOf = (key: string): string => `meydan:limit:${createHash('sha256').update(key).digest('base64url')}`;
const takenNameOf = (key: string): string => nameOf(`taken:${key}`);
