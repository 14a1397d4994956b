import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { type FactorAdded, type FactorProof, type PasskeyRegistration } from '../../../../contracts/second-factor.js';
import type { Ids } from '../../../kernel/ids.js';
import type { OneTimeTokens, Secrets } from '../../../kernel/vault.js';
import { challengeOf, type KnownPasskey, type PasskeyOwner, RelyingParty } from '../../../platform/factors/relying-party.js';
import { Origins } from '../../../platform/http/origins.js';
import { IDS, ONE_TIME_TOKENS, SECRETS } from '../../../platform/tokens.js';
import { FactorCheck, type Holder } from './factor-check.js';
import { FactorSetup } from './factor-setup.js';
import { passkeyIdOf, passkeyRefused } from './passkey-check.js';
import { AddPasskey, RemovePasskey, RenamePasskey } from './second-factor.commands.js';
import { PURPOSE, SECRET, setupExpiry } from './second-factor.rules.js';

/** A member's passkeys: made, named and removed. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly party: RelyingParty,
    private readonly setup: FactorSetup,
    private readonly check: FactorCheck,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** What the browser needs to make one; `passkeyIds` are those that the member has. */
  async start(holder: Holder, owner: PasskeyOwner, passkeyIds: readonly string[]): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { memberId } = holder;
    const challenge = this.ids.secret();
    await this.tokens.put(challenge, { purpose: PURPOSE.passkeySetup, memberId, expiresAt: setupExpiry(this.origins.of(holder).at) });
    const known = await Promise.all(passkeyIds.map((id) => this.secrets.recall(memberId, SECRET.passkey(id))));
    return this.party.creationOptions(
      owner,
      challenge,
      known.flatMap((kept) => (kept === null ? [] : [JSON.parse(kept) as KnownPasskey])),
    );
  }

  /** Throws RuleViolation unless it answers a challenge that was put to this member and is not over. */
  async add(holder: Holder, registration: PasskeyRegistration): Promise<FactorAdded> {
    const { memberId } = holder;
    const origin = this.origins.of(holder);
    const challenge = challengeOf(registration.clientDataJSON);
    const token = challenge && (await this.tokens.find(challenge, PURPOSE.passkeySetup, origin.at));
    const passkey = token && token.memberId === memberId ? await this.party.created(registration, challenge) : null;
    if (!passkey) throw passkeyRefused();
    const passkeyId = passkeyIdOf(this.ids, memberId, passkey.credentialId);
    await this.secrets.keep(memberId, SECRET.passkey(passkeyId), JSON.stringify(passkey));
    const { name } = registration;
    const added = await this.setup.withFirstCodes(memberId, (setId) => this.commands.execute(new AddPasskey({ memberId, passkeyId, name, setId }, origin)));
    await this.tokens.spend(memberId, PURPOSE.passkeySetup);
    return added;
  }

  async rename(holder: Holder, passkeyId: string, name: string): Promise<void> {
    await this.commands.execute(new RenamePasskey({ memberId: holder.memberId, passkeyId, name }, this.origins.of(holder)));
  }

  async remove(holder: Holder, passkeyId: string, proof: FactorProof): Promise<void> {
    await this.check.proof(holder, proof);
    await this.commands.execute(new RemovePasskey({ memberId: holder.memberId, passkeyId }, this.origins.of(holder)));
    await this.secrets.drop(holder.memberId, SECRET.passkey(passkeyId));
  }
}
