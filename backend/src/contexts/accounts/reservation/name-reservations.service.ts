import { Inject, Injectable } from '@nestjs/common';
import { foldEmail } from '../../../../contracts/email.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { Turns } from '../../../kernel/turns.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import type { Account } from '../account/account.decider.js';
import { foldName } from '../account/account.rules.js';
import { accountStream } from '../account/account.stream.js';
import { EndUnverifiedAccount } from '../erasure/erasure.commands.js';
import { erasureStream } from '../erasure/erasure.stream.js';
import { profileStream } from '../profile/profile.stream.js';
import { KeepName, NoteClaim, ReleaseName, ReserveName } from './reservation.commands.js';
import type { Reservation } from './reservation.decider.js';
import { isAbandoned } from './reservation.rules.js';
import { reservationStream } from './reservation.stream.js';

export type NameKind = 'username' | 'email';

/** Makes usernames and addresses unique: one stream for each name, under a digest of its folded form. */
@Injectable()
export class NameReservations {
  private readonly claims = new Turns();

  constructor(
    private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /**
   * Takes a name for a member; throws RuleViolation with the given sentence when another has it. Answers from whom it was taken, or null:
   * from somebody who did not verify their address in a day, and whose account, if they have one, ends with this.
   */
  async reserve(kind: NameKind, name: string, holder: string, takenText: string, origin: Origin): Promise<string | null> {
    const id = this.idOf(kind, name);
    const current = await this.store.state(reservationStream, id);
    const holderIsMember = current !== null && (await this.account(current.holder)).verified;
    await this.store.decideOn(reservationStream, id, new ReserveName({ holder, takenText, field: kind, holderIsMember }, step(origin, kind, 'reserve')));
    if (!current || current.holder === holder) return null;
    await this.endUnverified(current.holder, step(origin, kind, 'end'));
    return current.holder;
  }

  /** Makes both names of an account its own for good; throws RuleViolation with the given sentence when one of them is another's by now. */
  async keep(memberId: string, goneText: string, origin: Origin): Promise<void> {
    const { registered } = await this.account(memberId);
    const current = { username: await this.usernameOf(memberId), email: registered?.email };
    for (const kind of ['username', 'email'] as const) {
      const name = current[kind];
      if (name) await this.store.decideOn(reservationStream, this.idOf(kind, name), new KeepName({ holder: memberId, goneText }, step(origin, kind, 'keep')));
    }
  }

  /** Remembers somebody who was told that they got a name which another has. */
  async noteClaim(kind: NameKind, name: string, claimant: string, origin: Origin): Promise<void> {
    const id = this.idOf(kind, name);
    // Many at once would get in each other's way at the stream, and a conflict would tell that the name is another's.
    await this.claims.take(id, () => this.store.decideOn(reservationStream, id, new NoteClaim({ claimant }, step(origin, kind, 'claim'))));
  }

  async release(kind: NameKind, name: string, holder: string, origin: Origin): Promise<void> {
    await this.store.decideOn(reservationStream, this.idOf(kind, name), new ReleaseName({ holder }, step(origin, kind, 'release')));
  }

  /** The member who has a name, or null. */
  async holder(kind: NameKind, name: string): Promise<string | null> {
    return (await this.reservation(kind, name))?.holder ?? null;
  }

  /** The holder of a username unless it is a former one, which is kept for its member and signs nobody in. */
  async bearer(username: string): Promise<string | null> {
    const holder = await this.holder('username', username);
    const current = holder && (await this.usernameOf(holder));
    return current && foldName(current) !== foldName(username) ? null : holder;
  }

  /** The holder of a name who has in fact become a member, or null. */
  async member(kind: NameKind, name: string): Promise<string | null> {
    const holder = await this.holder(kind, name);
    return holder !== null && (await this.account(holder)).registered ? holder : null;
  }

  /** Whoever goes by a name, and those who were told so in vain, newest first. A former address is kept for its member, who does not sign in with it. */
  async claimants(kind: NameKind, name: string): Promise<readonly string[]> {
    const found = await this.reservation(kind, name);
    if (!found) return [];
    const { changedEmail } = await this.account(found.holder);
    const isFormer = kind === 'email' && changedEmail?.former && foldEmail(changedEmail.former) === foldEmail(name);
    return isFormer ? found.claimants : [...found.claimants, found.holder];
  }

  /** Whether a name could be reserved at a time (ISO). */
  async isFree(kind: NameKind, name: string, now: string): Promise<boolean> {
    const found = await this.reservation(kind, name);
    return !found || (!found.kept && isAbandoned(found.at, now) && !(await this.account(found.holder)).verified);
  }

  /** By which a member goes now, or null. */
  private async usernameOf(memberId: string): Promise<string | null> {
    const { names } = await this.store.state(profileStream, memberId);
    return names ? names.username : ((await this.account(memberId)).registered?.username ?? null);
  }

  private reservation(kind: NameKind, name: string): Promise<Reservation> {
    return this.store.state(reservationStream, this.idOf(kind, name));
  }

  private account(id: string): Promise<Account> {
    return this.store.state(accountStream, id);
  }

  private async endUnverified(memberId: string, origin: Origin): Promise<void> {
    const { registered } = await this.account(memberId);
    if (registered) await this.store.decideOn(erasureStream, memberId, new EndUnverifiedAccount({ memberId }, origin));
  }

  private idOf(kind: NameKind, name: string): string {
    return `${kind}.${this.vault.blind(kind, kind === 'email' ? foldEmail(name) : foldName(name))}`;
  }
}

const step = (origin: Origin, kind: NameKind, what: string): Origin => ({ ...origin, id: `${origin.id}/${kind}/${what}` });
