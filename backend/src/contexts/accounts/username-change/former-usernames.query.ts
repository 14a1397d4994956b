import { Injectable } from '@nestjs/common';
import type { FormerUsername } from '../../../../contracts/username-change.js';
import { EventStore } from '../../../kernel/event-store.js';
import { profileStream } from '../profile/profile.stream.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { formerUsernames, isSameName } from './username-change.rules.js';

/** Answers which usernames are kept for members who gave them up, as the log says. */
@Injectable()
export class FormerUsernamesQuery {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
  ) {}

  /** The newest first. */
  async of(memberId: string): Promise<FormerUsername[]> {
    return formerUsernames(await this.store.state(profileStream, memberId));
  }

  /** Whose a name is that they do not go by any more, in any case; null where that is nobody. */
  async keeperOf(username: string): Promise<string | null> {
    const holder = await this.names.holder('username', username);
    const isFormer = holder !== null && (await this.of(holder)).some((former) => isSameName(former.username, username));
    return isFormer ? holder : null;
  }
}
