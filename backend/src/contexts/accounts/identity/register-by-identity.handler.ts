import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { OpenVerifiedAccount } from '../account/account.commands.js';
import { accountStream } from '../account/account.stream.js';
import { Names } from '../naming/names.js';
import { NameReservations } from '../reservation/name-reservations.js';
import { RegisterByIdentity } from './identity.commands.js';
import { ProviderAccounts } from './provider-accounts.js';

/** Takes a name and the address, opens the account, then links the identity. A crash before the link leaves an account that its owner enters with a new password. */
@CommandHandler(RegisterByIdentity)
export class RegisterByIdentityHandler implements ICommandHandler<RegisterByIdentity> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    private readonly accounts: ProviderAccounts,
    private readonly rules: Names,
  ) {}

  async execute({ data, origin }: RegisterByIdentity): Promise<void> {
    const { memberId, usernames, email, provider, subject } = data;
    const displayName = await this.fit(data.displayName, memberId, origin);
    await this.names.reserve('email', email, memberId, ACCOUNT_TEXT.registerFailed, origin);
    const username = await this.reserveFirst(usernames, memberId, origin);
    await this.store.decideOn(accountStream, memberId, new OpenVerifiedAccount({ memberId, username, email, displayName }, origin));
    await this.accounts.link(memberId, { provider, subject }, { ...origin, id: `${origin.id}/identity` });
  }

  /** A name that the provider brings along and nobody may have here is left out: the member can choose another. */
  private async fit(displayName: string | null, memberId: string, origin: Origin): Promise<string | null> {
    try {
      await this.rules.refuse(memberId, { displayName }, origin);
      return displayName;
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      return null;
    }
  }

  private async reserveFirst([username, ...others]: readonly string[], memberId: string, origin: Origin): Promise<string> {
    if (username === undefined) throw new RuleViolation('account.no-free-name', ACCOUNT_TEXT.usernameTaken);
    if (await this.rules.usernameProblem(username)) return this.reserveFirst(others, memberId, origin);
    try {
      await this.names.reserve('username', username, memberId, ACCOUNT_TEXT.usernameTaken, origin);
      return username;
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      return this.reserveFirst(others, memberId, origin);
    }
  }
}
