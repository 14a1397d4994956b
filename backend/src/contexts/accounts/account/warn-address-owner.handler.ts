import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { MAILER } from '../../../platform/tokens.js';
import { WarnAddressOwner } from './account.commands.js';
import { addressAlreadyRegisteredMail } from './account.mail.js';
import { accountStream } from './account.stream.js';

@Injectable()
export class WarnAddressOwnerHandler implements ICommandHandler<WarnAddressOwner> {
  constructor(
    private readonly store: EventStore,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data, origin }: WarnAddressOwner): Promise<void> {
    const { registered } = await this.store.state(accountStream, data.memberId);
    if (registered?.email) await this.mailer.deliver(addressAlreadyRegisteredMail(origin.id, registered.email));
  }
}
