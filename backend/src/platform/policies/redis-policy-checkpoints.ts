import type { Redis } from 'ioredis';
import { type Checkpoint, START } from '../../kernel/event-log.js';
import { anchorToStore, storedCheckpoint } from '../following/stored-anchor.js';
import { reached } from '../redis-connection.js';
import type { PolicyCheckpoints } from './policy-checkpoints.js';

/*
 * Two hashes by policy: where each stands, and as JSON which event stands there. Whoever writes one writes the other with it.
 */
const POSITIONS = 'meydan:policy-checkpoints';
const ANCHORS = 'meydan:policy-anchors';

/** ARGV: the position, the anchor, whether back is allowed as well, how many policies move and their names, then each policy of which it is known where it stands, and where. */
const WRITE = `local last = 4 + tonumber(ARGV[4])
for index = last + 1, #ARGV, 2 do
  if tonumber(redis.call('HGET', KEYS[1], ARGV[index]) or '0') ~= tonumber(ARGV[index + 1]) then return 0 end
end
for index = 5, last do
  local known = redis.call('HGET', KEYS[1], ARGV[index])
  if ARGV[3] == 'anywhere' or not known or tonumber(known) < tonumber(ARGV[1]) then
    redis.call('HSET', KEYS[1], ARGV[index], ARGV[1])
    redis.call('HSET', KEYS[2], ARGV[index], ARGV[2])
  end
end
return 1`;

/** Checkpoints of the policies in Redis, beside the jobs: a server that loses its last second loses both. */
export class RedisPolicyCheckpoints implements PolicyCheckpoints {
  constructor(private readonly redis: Redis) {}

  async read(policy: string): Promise<number> {
    return Number((await reached(this.redis.hget(POSITIONS, policy))) ?? START);
  }

  async anchored(policies: readonly string[]): Promise<ReadonlyMap<string, Checkpoint>> {
    if (policies.length === 0) return new Map();
    const answers = await reached(
      this.redis
        .multi()
        .hmget(POSITIONS, ...policies)
        .hmget(ANCHORS, ...policies)
        .exec(),
    );
    const [positions, anchors] = (answers ?? []).map(([error, values]) => {
      if (error) throw error;
      return values as (string | null)[];
    });
    return new Map(
      policies.flatMap((policy, index) => {
        const position = positions?.[index] ?? null;
        return position === null ? [] : [[policy, storedCheckpoint(Number(position), JSON.parse(anchors?.[index] ?? 'null'))] as const];
      }),
    );
  }

  async move(policies: readonly string[], checkpoint: Checkpoint, known: ReadonlyMap<string, number> = new Map()): Promise<boolean> {
    return this.write(policies, checkpoint, 'onwards', known);
  }

  async place(policies: readonly string[], checkpoint: Checkpoint): Promise<void> {
    await this.write(policies, checkpoint, 'anywhere', new Map());
  }

  private async write(
    policies: readonly string[],
    checkpoint: Checkpoint,
    direction: 'onwards' | 'anywhere',
    known: ReadonlyMap<string, number>,
  ): Promise<boolean> {
    const words = [checkpoint.position, JSON.stringify(anchorToStore(checkpoint)), direction, policies.length, ...policies, ...[...known].flat()];
    return (await reached(this.redis.eval(WRITE, 2, POSITIONS, ANCHORS, ...words))) === 1;
  }
}
