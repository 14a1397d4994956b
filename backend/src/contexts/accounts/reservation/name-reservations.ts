import { Inject, Injectable } from '@nestjs/common';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { foldEmail, foldName } from '../account/account.rules.js';
import { accountStream } from '../account/account.stream.js';
import { ReleaseName, ReserveName } from './reservation.commands.js';
import { reservationStream } from './reservation.stream.js';

export type NameKind = 'username' | 'email';

/** Makes usernames and addresses unique: one stream for each name, under a digest of its folded form. */
@Injectable()
export class NameReservations {
  constructor(
    private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Takes a name for a member; throws RuleViolation with the given sentence when another has it. */
  async reserve(kind: NameKind, name: string, holder: string, takenText: string, origin: Origin): Promise<void> {
    const id = this.idOf(kind, name);
    const current = await this.store.state(reservationStream, id);
    const holderIsMember = current !== null && (await this.isMember(current.holder));
    await this.store.decideOn(reservationStream, id, new ReserveName({ holder, takenText, field: kind, holderIsMember }, this.step(origin, kind, 'reserve')));
  }

  async release(kind: NameKind, name: string, holder: string, origin: Origin): Promise<void> {
    await this.store.decideOn(reservationStream, this.idOf(kind, name), new ReleaseName({ holder }, this.step(origin, kind, 'release')));
  }

  /** The member who has a name, or null. */
  async holder(kind: NameKind, name: string): Promise<string | null> {
    return (await this.store.state(reservationStream, this.idOf(kind, name)))?.holder ?? null;
  }

  /** The holder of a name who has in fact become a member, or null. */
  async member(kind: NameKind, name: string): Promise<string | null> {
    const holder = await this.holder(kind, name);
    return holder !== null && (await this.isMember(holder)) ? holder : null;
  }

  async isFree(kind: NameKind, name: string): Promise<boolean> {
    return (await this.store.state(reservationStream, this.idOf(kind, name))) === null;
  }

  private async isMember(id: string): Promise<boolean> {
    return (await this.store.state(accountStream, id)).registered !== null;
  }

  private idOf(kind: NameKind, name: string): string {
    return `${kind}.${this.vault.blind(kind, kind === 'email' ? foldEmail(name) : foldName(name))}`;
  }

  private step(origin: Origin, kind: NameKind, what: string): Origin {
    return { ...origin, id: `${origin.id}/${kind}/${what}` };
  }
}
