import { Inject, Injectable } from '@nestjs/common';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { MAILER } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { profileStream } from '../profile/profile.stream.js';
import { NameReservations } from '../reservation/name-reservations.service.js';

/** What goes by the names of a member: the reservations, and the mails that are kept to the address. */
@Injectable()
export class MemberNames {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  /** Only while the member's key is there can it be told which names they are. */
  async release(memberId: string, origin: Origin): Promise<void> {
    for (const username of await this.usernames(memberId)) await this.names.release('username', username, memberId, origin);
    for (const email of await this.addresses(memberId)) {
      await this.mailer.forget(email);
      await this.names.release('email', email, memberId, origin);
    }
  }

  /** Every username that the member ever had; what is another's by now stays theirs. */
  private async usernames(memberId: string): Promise<ReadonlySet<string>> {
    const { registered } = await this.store.state(accountStream, memberId);
    const facts = await this.store.read(profileStream, memberId);
    const later = facts.flatMap(({ data }) => ('username' in data && data.username) || []);
    return new Set([...(registered?.username ? [registered.username] : []), ...later]);
  }

  /** Every address that the account ever had or asked for; what is another's by now stays theirs. */
  private async addresses(memberId: string): Promise<ReadonlySet<string>> {
    const facts = await this.store.read(accountStream, memberId);
    return new Set(facts.flatMap(({ data }) => ('email' in data && data.email) || []));
  }
}
