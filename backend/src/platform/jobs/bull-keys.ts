import type { Redis } from 'ioredis';

/*
 * Which job stands under which key: a hash of `<holder> <earlier> <earlier>…`, each a place (`<queue>.<id of the job>`). The earlier ones are
 * those that the holder has replaced and that may not have been removed yet. `-` holds a key under which the job was called off.
 */
const HASH = 'meydan:job-keys';
const CALLED_OFF = '-';

const FIRST = `local line = redis.call('HGET', KEYS[1], ARGV[1])
local first = line and string.match(line, '^%S+')`;

const CLAIM = `${FIRST}
if first ~= ARGV[2] then
  line = line and (ARGV[2] .. ' ' .. line) or ARGV[2]
  redis.call('HSET', KEYS[1], ARGV[1], line)
end
return line`;

const SETTLE = `${FIRST}
if first == ARGV[2] then
  if first == '-' then redis.call('HDEL', KEYS[1], ARGV[1]) else redis.call('HSET', KEYS[1], ARGV[1], first) end
end`;

const RELEASE = `${FIRST}
if first == ARGV[2] or first == '-' then redis.call('HDEL', KEYS[1], ARGV[1]) end`;

/** Remembers which job holds a key, so that it can be replaced and called off. */
export class BullKeys {
  constructor(
    /** For callers who want to know soon. */
    private readonly asking: Redis,
    /** For the work, which waits for a server that is away. */
    private readonly working: Redis,
  ) {}

  /** Gives a key to a job; answers the places of those that it replaces. */
  async claim(key: string, place: string): Promise<readonly string[]> {
    const line = (await this.asking.eval(CLAIM, 1, HASH, key, place)) as string;
    return line
      .split(' ')
      .slice(1)
      .filter((other) => other !== place && other !== CALLED_OFF);
  }

  /** Forgets the jobs that were replaced, once they have been removed. */
  async settle(key: string, place: string): Promise<void> {
    await this.asking.eval(SETTLE, 1, HASH, key, place);
  }

  /** The place of the job that holds a key, or null. */
  async holder(key: string): Promise<string | null> {
    return (await this.asking.hget(HASH, key))?.split(' ')[0] ?? null;
  }

  /** Says that nothing is to be done under a key; answers the places of the jobs that were. */
  async callOff(key: string): Promise<readonly string[]> {
    return (await this.asking.hexists(HASH, key)) ? this.claim(key, CALLED_OFF) : [];
  }

  /** Forgets that a job was called off, when none is left that has to be told. */
  async forget(key: string): Promise<void> {
    await this.settle(key, CALLED_OFF);
  }

  /** Whether the job that began there has been replaced or called off since. Nothing is known of a job that was done just before a crash. */
  async lost(key: string, place: string): Promise<boolean> {
    const line = await this.working.hget(HASH, key);
    return line !== null && line.split(' ')[0] !== place;
  }

  /** Frees the key of a job that is done with. */
  async release(key: string, place: string): Promise<void> {
    await this.working.eval(RELEASE, 1, HASH, key, place);
  }
}
