import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import { PRESENT_MS, type Presence } from '../../kernel/presence.js';
import { CLOCK, PRESENCE } from '../tokens.js';

const SITE = 'site';
const RENEW_EVERY_MS = PRESENT_MS / 3;

/** Keeps members present at the site for as long as they have a socket at this process. */
@Injectable()
export class SitePresence implements OnApplicationShutdown {
  private readonly connections = new Set<string>();
  private callOff: () => void = () => undefined;

  constructor(
    @Inject(PRESENCE) private readonly presence: Presence,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `place`: where, when it is not the site as a whole. */
  async enter(memberId: string, connection: string, place = SITE): Promise<void> {
    this.connections.add(connection);
    if (this.connections.size === 1) this.renewLater();
    await this.presence.enter(place, memberId, connection);
  }

  async leave(connection: string): Promise<void> {
    if (!this.connections.delete(connection)) return;
    if (this.connections.size === 0) this.callOff();
    await this.presence.leave(connection);
  }

  /** Members with a socket at any process. */
  async count(): Promise<number> {
    return this.presence.countAt(SITE);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.connections].map((connection) => this.leave(connection)));
  }

  /** The members at a place, through any process. */
  async membersAt(place: string): Promise<readonly string[]> {
    return this.presence.membersAt(place);
  }

  private renewLater(): void {
    this.callOff();
    this.callOff = this.clock.wakeAt(new Date(this.clock.now().getTime() + RENEW_EVERY_MS), () => {
      this.renewLater();
      void this.presence.renew([...this.connections]);
    });
  }
}
