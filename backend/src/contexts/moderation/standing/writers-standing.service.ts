import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import { muteEndAt, restrictionAt } from './standing.state.rules.js';
import { standingStream } from './standing.stream.js';

/** Tells whether members may write or enter, or are banned, where nobody signs in: as their stream says it, not a view that may be behind. */
@Injectable()
export class WritersStanding {
  constructor(private readonly store: EventStore) {}

  /** At an ISO time: neither muted nor suspended nor banned. */
  async mayWrite(memberId: string, at: string): Promise<boolean> {
    const standing = await this.store.state(standingStream, memberId);
    return !restrictionAt(standing, at) && muteEndAt(standing, at) === null;
  }

  /** At an ISO time: suspended or banned. */
  async isRestricted(memberId: string, at: string): Promise<boolean> {
    return restrictionAt(await this.store.state(standingStream, memberId), at) !== null;
  }

  /** Those of the members who are so at an ISO time. */
  async bannedForGood(memberIds: readonly string[], at: string): Promise<string[]> {
    const restrictions = await Promise.all(memberIds.map(async (id) => restrictionAt(await this.store.state(standingStream, id), at)));
    return memberIds.filter((_, n) => restrictions[n]?.kind === 'banned' && restrictions[n].until === null);
  }
}
