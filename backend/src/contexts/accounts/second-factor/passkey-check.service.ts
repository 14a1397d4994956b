import { Inject, Injectable } from '@nestjs/common';
import { type PasskeyAskOptions, type PasskeyAssertion, SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { OneTimeTokens, Secrets } from '../../../kernel/vault.js';
import { GUEST, GUEST_ID } from '../../../platform/callers/caller.js';
import { challengeOf, type KnownPasskey, RelyingParty } from '../../../platform/factors/relying-party.js';
import { IDS, ONE_TIME_TOKENS, SECRETS } from '../../../platform/tokens.js';
import { FactorFacts } from './factor-facts.service.js';
import { UsePasskey } from './second-factor.commands.js';
import { PURPOSE, SECRET, ticketExpiry } from './second-factor.rules.js';

export const PASSKEY_REFUSED = 'PASSKEY_REFUSED';
export const passkeyRefused = () => new RuleViolation(PASSKEY_REFUSED, SECOND_FACTOR_TEXT.passkeyRefused, null, 'invalid');

/** Always the same for one passkey of one member, so that it is there once and is found without looking through the others. */
export const passkeyIdOf = (ids: Ids, memberId: string, credentialId: string): string => ids.derive(`passkey/${memberId}/${credentialId}`);

/** Checks the signature of a passkey. A challenge that was answered is used up. */
@Injectable()
export class PasskeyCheck {
  constructor(
    private readonly party: RelyingParty,
    private readonly facts: FactorFacts,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** What a browser needs to answer with any passkey that it has. */
  async challenge(): Promise<PasskeyAskOptions> {
    const challenge = await this.tokens.issue({
      purpose: PURPOSE.passkeyChallenge,
      memberId: GUEST_ID,
      expiresAt: ticketExpiry(this.facts.now().toISOString()),
    });
    return this.party.requestOptions(challenge);
  }

  /** The member whose passkey has answered: the one named, else the one that the passkey names. Throws RuleViolation when there is none. */
  async memberOf(assertion: PasskeyAssertion, named: string | null): Promise<string> {
    const memberId = named ?? ownerIn(assertion);
    const challenge = challengeOf(assertion.clientDataJSON);
    if (!memberId || !challenge) throw passkeyRefused();
    const passkeyId = passkeyIdOf(this.ids, memberId, assertion.id);
    const asked = await this.tokens.find(challenge, PURPOSE.passkeyChallenge, this.facts.now().toISOString());
    const signed = asked && (await this.signed(memberId, passkeyId, assertion, challenge));
    if (!signed) throw passkeyRefused();
    await this.useUp({ memberId, passkeyId, challenge });
    await this.secrets.keep(memberId, SECRET.passkey(passkeyId), JSON.stringify(signed));
    return memberId;
  }

  private async signed(memberId: string, passkeyId: string, assertion: PasskeyAssertion, challenge: string): Promise<KnownPasskey | null> {
    const { passkeys } = await this.facts.of(memberId);
    const kept = passkeyId in passkeys ? await this.secrets.recall(memberId, SECRET.passkey(passkeyId)) : null;
    return kept === null ? null : this.party.signed(assertion, challenge, JSON.parse(kept) as KnownPasskey);
  }

  private async useUp(use: UsePasskey['data']): Promise<void> {
    try {
      await this.facts.record({ ...GUEST, memberId: use.memberId }, UsePasskey, use);
    } catch (error) {
      throw error instanceof RuleViolation ? passkeyRefused() : error;
    }
  }
}

/** The member id that the passkey was made for. */
function ownerIn({ userHandle }: PasskeyAssertion): string | null {
  const id = userHandle ? Buffer.from(userHandle, 'base64url').toString() : '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
}
