import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import { accountStream } from '../account/account.stream.js';
import { AccountSettings } from '../account-settings.port.js';
import { AccountLinks } from './account-links.service.js';

/** The former address of an account, and a link by which its owner has the account back. */
export interface FormerOwner {
  readonly to: string;
  readonly wayBack: string;
}

/** Knows who is to hear, beside the account's address, what is done to an account: whoever may take it back. */
@Injectable()
export class FormerOwners {
  constructor(
    private readonly store: EventStore,
    private readonly links: AccountLinks,
    private readonly settings: AccountSettings,
  ) {}

  /** Null when no change of address can be undone at a time (ISO). The link is one more of the same change: each is good until one was used. */
  async of(memberId: string, at: string): Promise<FormerOwner | null> {
    const { changedEmail } = await this.store.state(accountStream, memberId);
    if (!changedEmail?.former || at >= changedEmail.until) return null;
    const { changeId, former, until } = changedEmail;
    const token = await this.links.issue('undo-email', { memberId, id: changeId }, until);
    return { to: former, wayBack: `${this.settings.publicUrl}/auth/email-undo#token=${token}` };
  }
}
