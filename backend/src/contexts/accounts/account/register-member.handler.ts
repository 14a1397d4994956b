import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials } from '../../../kernel/vault.js';
import { CREDENTIALS, MAILER } from '../../../platform/tokens.js';
import { NameReservations } from '../reservation/name-reservations.js';
import { RegisterMember } from './account.commands.js';
import { refuseRegistration } from './account.decider.js';
import { accountStream } from './account.stream.js';
import { addressAlreadyRegisteredMail } from './mails.js';

/** Takes the name and the address, then opens the account. Whoever registers a known address learns nothing; its owner gets a mail. */
@CommandHandler(RegisterMember)
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute(command: RegisterMember): Promise<void> {
    const { memberId, username, email, password } = command.data;
    refuseRegistration(command.data);
    await this.names.reserve('username', username, memberId, ACCOUNT_TEXT.usernameTaken, command.origin);
    try {
      await this.names.reserve('email', email, memberId, ACCOUNT_TEXT.registered, command.origin);
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      await this.names.release('username', username, memberId, command.origin);
      await this.mailer.deliver(addressAlreadyRegisteredMail(command.origin.id, email));
      return;
    }
    await this.credentials.set(memberId, password);
    await this.store.decideOn(accountStream, memberId, command);
  }
}
