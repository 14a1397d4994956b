import { Injectable } from '@nestjs/common';
import { displayName } from '../../../contracts/accounts.js';
import type { Present } from '../../../contracts/envelope.js';
import { AuthorDirectory, authorIn } from '../identity/author-directory.js';
import { SitePresence } from '../presence/site-presence.js';

/** Knows who listens to the channels whose listeners see each other, through any process: until they leave, or their connection lapses. */
@Injectable()
export class ChannelListeners {
  constructor(
    private readonly presence: SitePresence,
    private readonly authors: AuthorDirectory,
  ) {}

  async enter(channel: string, memberId: string, socketId: string): Promise<void> {
    await this.presence.enter(memberId, at(channel, socketId), placeOf(channel));
  }

  async leave(channel: string, socketId: string): Promise<void> {
    await this.presence.leave(at(channel, socketId));
  }

  /** Who listens now. Rejects while names cannot be read. */
  async of(channel: string): Promise<Present> {
    const ids = [...(await this.presence.membersAt(placeOf(channel)))].sort();
    const authors = await this.authors.byIds(ids);
    return { channel, members: ids.map((id) => ({ id, name: displayName(authorIn(authors, id)) })) };
  }
}

const placeOf = (channel: string): string => `channel:${channel}`;
const at = (channel: string, socketId: string): string => `${socketId}/${channel}`;
