import { Inject, Injectable } from '@nestjs/common';
import {
  type FactorAdded,
  type FactorProof,
  type PasskeyMakeOptions,
  type PasskeyRegistration,
  SECOND_FACTOR_TEXT,
} from '../../../../contracts/second-factor.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { OneTimeTokens, Secrets } from '../../../kernel/vault.js';
import { challengeOf, type KnownPasskey, type PasskeyOwner, RelyingParty } from '../../../platform/factors/relying-party.js';
import { IDS, ONE_TIME_TOKENS, SECRETS } from '../../../platform/tokens.js';
import { FactorCheck } from './factor-check.service.js';
import { FactorFacts, type Holder } from './factor-facts.service.js';
import { FactorSetup } from './factor-setup.service.js';
import { passkeyIdOf, passkeyRefused } from './passkey-check.service.js';
import { AddPasskey, RemovePasskey, RenamePasskey } from './second-factor.commands.js';
import { PURPOSE, SECRET, setupExpiry } from './second-factor.rules.js';

/** A member's passkeys: made, named and removed. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly party: RelyingParty,
    private readonly setup: FactorSetup,
    private readonly check: FactorCheck,
    private readonly facts: FactorFacts,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** What the browser needs to make one that the member does not have yet. */
  async start(owner: PasskeyOwner): Promise<PasskeyMakeOptions> {
    const memberId = owner.id;
    const challenge = await this.tokens.issue({ purpose: PURPOSE.passkeySetup, memberId, expiresAt: setupExpiry(this.facts.now().toISOString()) });
    const { passkeys } = await this.facts.of(memberId);
    const known = await Promise.all(Object.keys(passkeys).map((id) => this.secrets.recall(memberId, SECRET.passkey(id))));
    return this.party.creationOptions(
      owner,
      challenge,
      known.flatMap((kept) => (kept === null ? [] : [JSON.parse(kept) as KnownPasskey])),
    );
  }

  /** Throws RuleViolation unless it answers a challenge that was put to this member and is not over. */
  async add(holder: Holder, registration: PasskeyRegistration): Promise<FactorAdded> {
    const { memberId } = holder;
    const challenge = challengeOf(registration.clientDataJSON);
    const token = challenge && (await this.tokens.find(challenge, PURPOSE.passkeySetup, this.facts.now().toISOString()));
    const passkey = token && token.memberId === memberId ? await this.party.created(registration, challenge) : null;
    if (!passkey) throw passkeyRefused();
    const passkeyId = passkeyIdOf(this.ids, memberId, passkey.credentialId);
    // Or another key would take the place of one that is known, and no fact would tell of it.
    if (passkeyId in (await this.facts.of(memberId)).passkeys) throw new RuleViolation('passkey.known', SECOND_FACTOR_TEXT.passkeyKnown);
    await this.secrets.keep(memberId, SECRET.passkey(passkeyId), JSON.stringify(passkey));
    const { name } = registration;
    const added = await this.setup.withFirstCodes(memberId, (setId) => this.facts.record(holder, AddPasskey, { memberId, passkeyId, name, setId }));
    await this.tokens.spend(memberId, PURPOSE.passkeySetup);
    return added;
  }

  async rename(holder: Holder, passkeyId: string, name: string): Promise<void> {
    await this.facts.record(holder, RenamePasskey, { memberId: holder.memberId, passkeyId, name });
  }

  async remove(holder: Holder, passkeyId: string, proof: FactorProof): Promise<void> {
    await this.check.proof(holder, proof);
    await this.facts.record(holder, RemovePasskey, { memberId: holder.memberId, passkeyId });
    await this.secrets.drop(holder.memberId, SECRET.passkey(passkeyId));
  }
}
