import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { finishProblems, OAUTH_TEXT } from '../../../../contracts/identities.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { Credentials } from '../../../kernel/vault.js';
import { CREDENTIALS } from '../../../platform/tokens.js';
import { OpenVerifiedAccount } from '../account/account.commands.js';
import { accountStream } from '../account/account.stream.js';
import { refuseOutdated } from '../account/terms.rules.js';
import { Names } from '../naming/names.service.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { RegisterByIdentity } from './identity.commands.js';
import { ProviderAccounts } from './provider-accounts.service.js';

/**
 * Takes the name and the address, opens the account, then links the identity. What is refused leaves no name taken. The same wish comes with the
 * same member id each time: after a crash it is sent again and finishes what it began.
 */
@Injectable()
export class RegisterByIdentityHandler implements ICommandHandler<RegisterByIdentity> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    private readonly accounts: ProviderAccounts,
    private readonly rules: Names,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
  ) {}

  async execute(command: RegisterByIdentity): Promise<void> {
    const { data, origin } = command;
    const { memberId, identity, username, email, displayName, read } = data;
    refuseProblems('account.incomplete', finishProblems({ username, display_name: displayName ?? '' }));
    refuseOutdated(read);
    await this.rules.refuse(memberId, { username, displayName, email }, origin);
    const holder = await this.accounts.holder(identity);
    if (holder !== null && holder !== memberId) throw addressTaken();
    const displaced = await this.names.reserve('username', username, memberId, ACCOUNT_TEXT.usernameTaken, origin);
    if (displaced) await this.credentials.dropPassword(displaced);
    await this.takeAddress(command);
    await this.store.decideOn(accountStream, memberId, new OpenVerifiedAccount({ memberId, username, email, displayName, read }, origin));
    await this.leaveOther(command);
    await this.accounts.link(memberId, identity, { ...origin, id: `${origin.id}/identity` });
  }

  private async takeAddress({ data: { memberId, username, email }, origin }: RegisterByIdentity): Promise<void> {
    try {
      await this.names.reserve('email', email, memberId, OAUTH_TEXT.addressTaken, origin);
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      await this.names.release('username', username, memberId, origin);
      throw addressTaken();
    }
  }

  /** Of two names that are sent at once for one account one is taken; the other must not stay reserved. */
  private async leaveOther({ data: { memberId, username }, origin }: RegisterByIdentity): Promise<void> {
    const { registered } = await this.store.state(accountStream, memberId);
    if (registered && registered.username !== username) await this.names.release('username', username, memberId, origin);
  }
}

const addressTaken = () => new RuleViolation('TICKET_INVALID', OAUTH_TEXT.addressTaken);
