import type { Redis } from 'ioredis';

/*
 * Which job stands under which key: a hash of places (`<queue>.<id of the job>`). BullMQ's deduplication has such a key too, and cannot
 * keep what jobs.contract.ts asks: its key is one queue's, replaces only what is still delayed, is gone when the job is dead (so nothing
 * finds it that another job is to replace), and tells a job that is running nothing of its being replaced or called off.
 */
const HASH = 'meydan:job-keys';

/** Another job may have taken the key since it was looked at; Redis compares and deletes in no other way. */
const RELEASE = `if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end`;

/** Remembers which job holds a key, so that it can be replaced and called off. */
export class BullKeys {
  constructor(
    /** For callers who want to know soon. */
    private readonly asking: Redis,
    /** For the work, which waits for a server that is away. */
    private readonly working: Redis,
  ) {}

  /** Gives a key to a job, before the job is there; answers the place of the one that held it. */
  async claim(key: string, place: string): Promise<string | null> {
    const [held] = (await this.asking.multi().hget(HASH, key).hset(HASH, key, place).exec()) ?? [];
    if (held?.[0]) throw held[0];
    return placeIn(held?.[1]);
  }

  /** The place of the job that holds a key, or null. */
  async holder(key: string): Promise<string | null> {
    return placeIn(await this.asking.hget(HASH, key));
  }

  /** Whether the job at a place is not to be done (any more): it was replaced, called off, or done just before a crash. */
  async lost(key: string, place: string): Promise<boolean> {
    return placeIn(await this.working.hget(HASH, key)) !== place;
  }

  /** Frees the key of a job that is called off or done with. */
  async release(key: string, place: string): Promise<void> {
    await this.working.eval(RELEASE, 1, HASH, key, place);
  }
}

/** An earlier release, when it crashed, left the places of replaced jobs behind that of the holder. */
const placeIn = (line: unknown): string | null => (typeof line === 'string' ? (line.split(' ')[0] ?? null) : null);
