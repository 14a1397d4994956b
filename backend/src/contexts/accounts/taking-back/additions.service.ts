import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import { SYSTEM } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Secrets } from '../../../kernel/vault.js';
import { SECRETS } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { IdentitiesQuery } from '../identity/identities.query.js';
import { UnlinkIdentity } from '../identity/identity.commands.js';
import { identityId, identityStream } from '../identity/identity.stream.js';
import { DropRecoveryCodes, RemovePasskey, RemoveTotp } from '../second-factor/second-factor.commands.js';
import { SECRET } from '../second-factor/second-factor.rules.js';
import { secondFactorStream } from '../second-factor/second-factor.stream.js';
import type { Additions } from './taking-back.events.js';
import { factorsSince } from './taking-back.rules.js';

/** Knows by the facts what was added to an account since a moment, and takes it away. */
@Injectable()
export class AccountAdditions {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly identities: IdentitiesQuery,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** What was added since a time (ISO). Nothing is an addition that the account was opened with. */
  async since(memberId: string, at: string): Promise<Additions> {
    const [opened, facts, factors, linked] = await Promise.all([
      this.openedAt(memberId),
      this.store.read(secondFactorStream, memberId),
      this.store.state(secondFactorStream, memberId),
      this.identities.ofMember(memberId),
    ]);
    const identities = linked.filter(({ linked_at }) => linked_at >= at && linked_at > opened).map(({ provider, subject }) => ({ provider, subject }));
    return { since: at, ...factorsSince(facts, factors, at), identities };
  }

  /** Nothing happens to what is gone already, nor to what has come in its place. The owner is told of all of it at once, so nothing of it is news by itself. */
  async drop(memberId: string, { totpId, recoverySetId, passkeyIds, identities }: Additions, origin: Origin): Promise<void> {
    const by = (name: string): Origin => ({ ...step(origin, name), actor: SYSTEM });
    const { totp, recovery, passkeys } = await this.store.state(secondFactorStream, memberId);
    if (totpId !== null) {
      await this.secrets.drop(memberId, SECRET.totp(totpId));
      if (totp === totpId) await this.commands.execute(new RemoveTotp({ memberId }, by('totp')));
    }
    for (const passkeyId of passkeyIds) {
      await this.secrets.drop(memberId, SECRET.passkey(passkeyId));
      if (passkeyId in passkeys) await this.commands.execute(new RemovePasskey({ memberId, passkeyId }, by(passkeyId)));
    }
    if (recoverySetId !== null) {
      await this.secrets.drop(memberId, SECRET.recovery(recoverySetId));
      if (recovery?.setId === recoverySetId) await this.commands.execute(new DropRecoveryCodes({ memberId, setId: recoverySetId }, by('recovery-codes')));
    }
    for (const identity of identities) {
      const id = identityId(identity);
      await this.store.decideOn(identityStream, id, new UnlinkIdentity({ memberId, ...identity }, by(id)));
    }
  }

  private async openedAt(memberId: string): Promise<string> {
    const [first] = await this.store.read(accountStream, memberId);
    return first?.at ?? '';
  }
}
