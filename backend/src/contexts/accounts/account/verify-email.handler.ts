import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { EventStore } from '../../../kernel/event-store.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { VerifyEmail } from './account.commands.js';
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
