import type { Clock } from '../../kernel/clock.js';
import { PRESENT_MS, type Presence } from '../../kernel/presence.js';

interface Connected {
  /** The member at each place. */
  readonly places: Map<string, string>;
  /** Milliseconds since the epoch. */
  until: number;
}

/** Knows who is connected in the memory of this process, for an installation of one process. */
export class InProcessPresence implements Presence {
  private readonly connections = new Map<string, Connected>();

  constructor(private readonly clock: Clock) {}

  async enter(place: string, memberId: string, connection: string): Promise<void> {
    const places = this.connections.get(connection)?.places ?? new Map<string, string>();
    this.connections.set(connection, { places: places.set(place, memberId), until: this.lapsesAt() });
  }

  async renew(connections: readonly string[]): Promise<void> {
    const until = this.lapsesAt();
    for (const connection of connections) {
      const connected = this.connections.get(connection);
      if (connected) connected.until = until;
    }
  }

  async leave(connection: string): Promise<void> {
    this.connections.delete(connection);
  }

  async membersAt(place: string): Promise<readonly string[]> {
    const now = this.clock.now().getTime();
    const present = [...this.connections.values()].filter(({ until }) => until > now);
    return [...new Set(present.flatMap(({ places }) => places.get(place) ?? []))];
  }

  async amongAt(place: string, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const wanted = new Set(memberIds);
    return new Set((await this.membersAt(place)).filter((memberId) => wanted.has(memberId)));
  }

  async countAt(place: string): Promise<number> {
    return (await this.membersAt(place)).length;
  }

  private lapsesAt(): number {
    return this.clock.now().getTime() + PRESENT_MS;
  }
}
