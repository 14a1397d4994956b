import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { MAILER, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { PurgeTokens, VerifyEmail, WarnAddressOwner } from './account.commands.js';
import { addressAlreadyRegisteredMail } from './account.mail.js';
import { accountStream } from './account.stream.js';

/** Records that an address is its member's, unless it or the username has become another's while nobody verified it. */
@Injectable()
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
  ) {}

  async execute(command: VerifyEmail): Promise<void> {
    const { memberId } = command.data;
    await this.names.keep(memberId, ACCOUNT_TEXT.tokenInvalid, command.origin);
    await this.store.decideOn(accountStream, memberId, command);
  }
}

@Injectable()
export class PurgeTokensHandler implements ICommandHandler<PurgeTokens> {
  constructor(@Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens) {}

  execute({ origin }: PurgeTokens): Promise<void> {
    return this.tokens.purge(origin.at);
  }
}

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
