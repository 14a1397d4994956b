import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { emailProblem } from '../../../../contracts/account-problems.js';
import { ACCOUNT_LIMITS } from '../../../../contracts/accounts.js';
import type { OAuthOutcome } from '../../../../contracts/identities.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Origin } from '../../../kernel/command.js';
import type { ExternalIdentity } from '../../../kernel/identity-provider.js';
import type { Ids } from '../../../kernel/ids.js';
import type { CallerSession } from '../../../platform/callers/caller.js';
import { CLOCK, IDS } from '../../../platform/tokens.js';
import { RegistrationDoor } from '../account/registration-door.service.js';
import { Names } from '../naming/names.service.js';
import { Proofs } from '../proof/proofs.service.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { IdentitiesQuery } from './identities.query.js';
import { type IdentityKey, LinkAccount } from './identity.commands.js';
import { PendingRegistrations } from './pending-registrations.service.js';
import { proposedUsernames } from './proposed-usernames.rules.js';
import { ProviderAccounts } from './provider-accounts.service.js';
import { SignInTokens } from './sign-in-tokens.service.js';

/** What follows from a visit to a provider. */
export interface Arrival {
  readonly outcome: OAuthOutcome;
  /** Lets the browser go on. */
  readonly ticket?: string;
  /** What the ticket links once the password was given. */
  readonly identity?: IdentityKey;
  /** What the ticket opens an account for once the username was chosen, sealed. */
  readonly registration?: string;
}

/** Decides what follows when a provider has said who somebody is. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly commands: CommandBus,
    private readonly accounts: ProviderAccounts,
    private readonly linked: IdentitiesQuery,
    private readonly names: NameReservations,
    private readonly rules: Names,
    private readonly tokens: SignInTokens,
    private readonly registrations: PendingRegistrations,
    private readonly proofs: Proofs,
    private readonly door: RegistrationDoor,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async toSignIn(provider: string, found: ExternalIdentity): Promise<Arrival> {
    const identity = this.accounts.keyOf(provider, found);
    const known = await this.accounts.holder(identity);
    if (known) return { outcome: 'ready', ticket: await this.tokens.mayEnter(known) };
    const { email } = found;
    if (!email || emailProblem(email)) return { outcome: 'no_email' };
    const owner = await this.names.member('email', email);
    // Whoever holds the address at the provider need not be whoever opened the account: its password tells.
    if (owner) return { outcome: 'password', ticket: await this.tokens.mayProve(owner, identity), identity };
    if (this.door.mode === 'closed') return { outcome: 'closed' };
    if (this.rules.addressProblem(email)) return { outcome: 'blocked' };
    const memberId = this.ids.next();
    const wish = { identity, email, username: await this.firstFree(found, memberId), displayName: await this.fitName(found, memberId) };
    return { outcome: 'choose', ...(await this.registrations.begin(memberId, wish)) };
  }

  /** Throws RuleViolation when the identity is another member's. */
  async toLink(provider: string, found: ExternalIdentity, memberId: string, origin: Origin): Promise<Arrival> {
    const identity = this.accounts.keyOf(provider, found);
    const own = await this.linked.ofMember(memberId);
    if (own.some((other) => other.provider === provider && other.subject !== identity.subject)) return { outcome: 'another' };
    await this.commands.execute(new LinkAccount({ memberId, identity }, origin));
    return { outcome: 'linked' };
  }

  /** Only an account that is the member's already proves anything. */
  async toProve(provider: string, found: ExternalIdentity, session: CallerSession): Promise<Arrival> {
    const holder = await this.accounts.holder(this.accounts.keyOf(provider, found));
    if (holder !== session.memberId) return { outcome: 'stranger' };
    await this.proofs.give(session);
    return { outcome: 'proved' };
  }

  /** A name that nobody has yet, may be had, and looks like what the provider says. */
  private async firstFree({ names }: ExternalIdentity, memberId: string): Promise<string> {
    const now = this.clock.now().toISOString();
    for (const username of proposedUsernames(names, memberId)) {
      if (!(await this.rules.usernameProblem(username)) && (await this.names.isFree('username', username, now))) return username;
    }
    return '';
  }

  /** A name that the provider brings along and nobody may have here is left out. */
  private async fitName({ displayName }: ExternalIdentity, memberId: string): Promise<string | null> {
    const name = displayName && shortened(displayName);
    return name && !(await this.rules.displayNameProblem(name, memberId)) ? name : null;
  }
}

/** Without control characters, and without the half of a letter at the end. */
const shortened = (name: string): string | null =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, ACCOUNT_LIMITS.name.max)
    .replace(/\p{Cs}/gu, '')
    .trim() || null;
