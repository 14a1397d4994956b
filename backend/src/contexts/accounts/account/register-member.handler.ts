import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials } from '../../../kernel/vault.js';
import { CREDENTIALS } from '../../../platform/tokens.js';
import { Names } from '../naming/names.service.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { RegisterMember } from './account.commands.js';
import { refuseRegistration } from './account.decider.js';
import { accountStream } from './account.stream.js';
import { AddressOwners } from './address-owners.service.js';

/**
 * Takes the name and the address, then opens the account. Whoever registers a known address learns nothing: the name stays theirs as long as
 * that of any account whose address nobody verifies, the password is hashed and known again, and the owner of the address gets a mail.
 */
@Injectable()
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    private readonly rules: Names,
    private readonly owners: AddressOwners,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
  ) {}

  async execute(command: RegisterMember): Promise<void> {
    const { memberId, password } = command.data;
    refuseRegistration(command.data);
    const { username } = command.data;
    await this.rules.refuse(memberId, command.data, command.origin);
    const displaced = await this.names.reserve('username', username, memberId, ACCOUNT_TEXT.usernameTaken, command.origin);
    const isNew = await this.takeAddress(command);
    await this.credentials.set(memberId, password);
    if (displaced) await this.credentials.dropPassword(displaced);
    if (isNew) await this.store.decideOn(accountStream, memberId, command);
    else await this.owners.tell(command.data.email, command.origin);
  }

  /** False when the address is another's. */
  private async takeAddress({ data: { memberId, email }, origin }: RegisterMember): Promise<boolean> {
    try {
      await this.names.reserve('email', email, memberId, ACCOUNT_TEXT.registered, origin);
      return true;
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      await this.names.noteClaim('email', email, memberId, origin);
      return false;
    }
  }
}
