import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { MAILER } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { ReleaseChangedAddress } from './email-change.commands.js';

/** Leaves an address to others: the former one once nothing can be undone, the new one when it was. What the account needs by now stays. */
@Injectable()
export class ReleaseChangedAddressHandler implements ICommandHandler<ReleaseChangedAddress> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, changeId }, origin }: ReleaseChangedAddress): Promise<void> {
    const { registered, changedEmail } = await this.store.state(accountStream, memberId);
    for (const { type, data } of await this.store.read(accountStream, memberId)) {
      if (type !== 'EmailChanged' || data.changeId !== changeId) continue;
      for (const email of [data.email, data.formerEmail]) {
        if (!email || email === registered?.email || email === changedEmail?.former) continue;
        await this.mailer.forget(email);
        await this.names.release('email', email, memberId, origin);
      }
    }
  }
}
