import { Inject, Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import { PRESENT_MS, type Presence } from '../../kernel/presence.js';
import { CLOCK, PRESENCE } from '../tokens.js';
import { Departures } from './departures.js';

const SITE = 'site';
const RENEW_EVERY_MS = PRESENT_MS / 3;

/** Keeps members present at the site for as long as they have a socket at this process. */
@Injectable()
export class SitePresence implements OnModuleDestroy, OnApplicationShutdown {
  /** The member behind each connection that is present at the site, null at other places. */
  private readonly connections = new Map<string, string | null>();
  private isStopping = false;
  private callOff: () => void = () => undefined;

  constructor(
    @Inject(PRESENCE) private readonly presence: Presence,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly departures: Departures,
  ) {}

  /** `place`: where, when it is not the site as a whole. */
  async enter(memberId: string, connection: string, place = SITE): Promise<void> {
    this.connections.set(connection, place === SITE ? memberId : null);
    if (this.connections.size === 1) this.renewLater();
    await this.presence.enter(place, memberId, connection);
  }

  async leave(connection: string): Promise<void> {
    const memberId = this.connections.get(connection);
    if (memberId === undefined) return;
    this.connections.delete(connection);
    if (this.connections.size === 0) this.callOff();
    await this.presence.leave(connection);
    // When a process stops its pages come back at once, to another one.
    if (memberId === null || this.isStopping) return;
    if (!(await this.among([memberId])).has(memberId)) await this.departures.departed(memberId);
  }

  /** Those of the members who have a socket at any process. */
  async among(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.presence.amongAt(SITE, memberIds);
  }

  /** Members with a socket at any process. */
  async count(): Promise<number> {
    return this.presence.countAt(SITE);
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.connections.keys()].map((connection) => this.leave(connection)));
  }

  /** The members at a place, through any process. */
  async membersAt(place: string): Promise<readonly string[]> {
    return this.presence.membersAt(place);
  }

  private renewLater(): void {
    this.callOff();
    this.callOff = this.clock.wakeAt(new Date(this.clock.now().getTime() + RENEW_EVERY_MS), () => {
      this.renewLater();
      void this.presence.renew([...this.connections.keys()]);
    });
  }
}
