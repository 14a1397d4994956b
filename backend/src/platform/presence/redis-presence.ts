import type { Redis } from 'ioredis';
import { PRESENT_MS, type Presence } from '../../kernel/presence.js';
import { isOutage, within } from '../redis-connection.js';
import type { Failed } from '../stack.js';
import { AMONG, COUNT, ENTER, LEAVE, MEMBERS } from './presence-scripts.js';

/** A script keeps everybody else waiting. */
const RENEWED_AT_ONCE = 500;
const ANSWER_MS = 2_000;

interface Entry {
  readonly place: string;
  readonly memberId: string;
  readonly connection: string;
}

/**
 * Knows in Redis who is connected to any process. What is connected to this one is known here as well: it is what is answered while Redis is
 * away, and what a renewal tells a Redis that has lost it.
 */
export class RedisPresence implements Presence {
  private readonly here = new Map<string, readonly Entry[]>();

  constructor(
    private readonly redis: Redis,
    private readonly failed: Failed,
  ) {}

  async enter(place: string, memberId: string, connection: string): Promise<void> {
    const entry: Entry = { place, memberId, connection };
    const elsewhere = (this.here.get(connection) ?? []).filter((other) => other.place !== place);
    this.here.set(connection, [...elsewhere, entry]);
    await this.note([entry]);
  }

  async renew(connections: readonly string[]): Promise<void> {
    for (let from = 0; from < connections.length; from += RENEWED_AT_ONCE) {
      // Looked up part by part: a connection may leave while others are renewed.
      const entries = connections.slice(from, from + RENEWED_AT_ONCE).flatMap((connection) => this.here.get(connection) ?? []);
      if (entries.length > 0) await this.note(entries);
    }
  }

  async leave(connection: string): Promise<void> {
    const entries = this.here.get(connection) ?? [];
    this.here.delete(connection);
    await Promise.all(entries.map((entry) => this.ask(this.redis.eval(LEAVE, 2, ...keysOf(entry), entry.memberId, connection))));
  }

  async membersAt(place: string): Promise<readonly string[]> {
    const members = await this.ask(this.redis.eval(MEMBERS, 1, keyOf(place)));
    return (members as string[] | null) ?? this.membersHere(place);
  }

  async amongAt(place: string, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const wanted = [...new Set(memberIds)];
    if (wanted.length === 0) return new Set();
    const there = (await this.ask(this.redis.eval(AMONG, 1, keyOf(place), ...wanted))) as string[] | null;
    return new Set(there ?? this.membersHere(place).filter((memberId) => wanted.includes(memberId)));
  }

  async countAt(place: string): Promise<number> {
    const count = await this.ask(this.redis.eval(COUNT, 1, keyOf(place)));
    return (count as number | null) ?? this.membersHere(place).length;
  }

  private async note(entries: readonly Entry[]): Promise<void> {
    const keys = entries.flatMap(keysOf);
    const words = entries.flatMap(({ memberId, connection }) => [memberId, connection]);
    await this.ask(this.redis.eval(ENTER, keys.length, ...keys, PRESENT_MS, ...words));
  }

  private membersHere(place: string): readonly string[] {
    const there = [...this.here.values()].flat().filter((entry) => entry.place === place);
    return [...new Set(there.map(({ memberId }) => memberId))];
  }

  /** Answers null while there is no answer; the connections tell of an outage themselves. */
  private async ask(answer: Promise<unknown>): Promise<unknown> {
    try {
      return await within(ANSWER_MS, answer);
    } catch (error) {
      if (!isOutage(error)) this.failed('presence', error);
      return null;
    }
  }
}

const keyOf = (place: string): string => `meydan:presence:at:${place}`;

/** Ids of members hold no colon. */
const keysOf = ({ place, memberId }: Entry): [place: string, connections: string] => [keyOf(place), `meydan:presence:of:${memberId}:${place}`];
