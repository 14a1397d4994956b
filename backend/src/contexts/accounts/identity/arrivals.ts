import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ACCOUNT_LIMITS, emailProblem } from '../../../../contracts/accounts.js';
import type { OAuthOutcome } from '../../../../contracts/identities.js';
import type { Origin } from '../../../kernel/command.js';
import type { ExternalIdentity } from '../../../kernel/identity-provider.js';
import type { Ids } from '../../../kernel/ids.js';
import { IDS } from '../../../platform/tokens.js';
import { IdentitiesQuery } from '../read/identities.query.js';
import { NameReservations } from '../reservation/name-reservations.js';
import { type IdentityKey, LinkAccount, RegisterByIdentity } from './identity.commands.js';
import { proposedUsernames } from './proposed-usernames.rules.js';
import { ProviderAccounts } from './provider-accounts.js';
import { SignInTokens } from './sign-in-tokens.js';

/** What follows from a visit to a provider. */
export interface Arrival {
  readonly outcome: OAuthOutcome;
  /** Lets the browser go on. */
  readonly ticket?: string;
  /** What the ticket links once the password was given. */
  readonly identity?: IdentityKey;
}

/** Decides what follows when a provider has said who somebody is. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly commands: CommandBus,
    private readonly accounts: ProviderAccounts,
    private readonly linked: IdentitiesQuery,
    private readonly names: NameReservations,
    private readonly tokens: SignInTokens,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async toSignIn(provider: string, found: ExternalIdentity, origin: Origin): Promise<Arrival> {
    const identity = this.accounts.keyOf(provider, found);
    const known = await this.accounts.holder(identity);
    if (known) return { outcome: 'ready', ticket: await this.tokens.mayEnter(known) };
    const { email } = found;
    if (!email || emailProblem(email)) return { outcome: 'no_email' };
    const owner = await this.names.member('email', email);
    // Whoever holds the address at the provider need not be whoever opened the account: its password tells.
    if (owner) return { outcome: 'password', ticket: await this.tokens.mayProve(owner, identity), identity };
    const memberId = this.ids.next();
    await this.commands.execute(new RegisterByIdentity({ memberId, email, ...identity, ...namesOf(found, memberId) }, origin));
    return { outcome: 'registered', ticket: await this.tokens.mayEnter(memberId) };
  }

  /** Throws RuleViolation when the identity is another member's. */
  async toLink(provider: string, found: ExternalIdentity, memberId: string, origin: Origin): Promise<Arrival> {
    const identity = this.accounts.keyOf(provider, found);
    const own = await this.linked.ofMember(memberId);
    if (own.some((other) => other.provider === provider && other.subject !== identity.subject)) return { outcome: 'another' };
    await this.commands.execute(new LinkAccount({ memberId, identity }, origin));
    return { outcome: 'linked' };
  }
}

const namesOf = ({ names, displayName }: ExternalIdentity, memberId: string) => ({
  usernames: proposedUsernames(names, memberId),
  displayName: displayName && shortened(displayName),
});

/** Without control characters, and without the half of a letter at the end. */
const shortened = (name: string): string | null =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, ACCOUNT_LIMITS.name.max)
    .replace(/\p{Cs}/gu, '')
    .trim() || null;
