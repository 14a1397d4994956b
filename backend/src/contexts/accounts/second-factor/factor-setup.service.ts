import { Inject, Injectable } from '@nestjs/common';
import { type FactorAdded, type FactorProof, plainCode, SECOND_FACTOR_CODE, SECOND_FACTOR_TEXT, type TotpStart } from '../../../../contracts/second-factor.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Secrets } from '../../../kernel/vault.js';
import { newTotpSecret, stepOf, totpUrl } from '../../../platform/factors/totp.js';
import { IDS, SECRETS } from '../../../platform/tokens.js';
import { FactorCheck } from './factor-check.service.js';
import { FactorFacts, type Holder } from './factor-facts.service.js';
import { FactorTries } from './factor-tries.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { EnrolTotp, IssueRecoveryCodes, RemoveTotp, UseTotpCode } from './second-factor.commands.js';
import { hasFactor } from './second-factor.decider.js';
import { SECRET, setupExpiry } from './second-factor.rules.js';

interface Setup {
  readonly secret: string;
  /** ISO time. */
  readonly expiresAt: string;
}

/** Sets up an authenticator app and recovery codes. What they are checked against is in the vault before the fact is recorded. */
@Injectable()
export class FactorSetup {
  constructor(
    private readonly facts: FactorFacts,
    private readonly check: FactorCheck,
    private readonly tries: FactorTries,
    private readonly recovery: RecoveryCodes,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Makes a secret that counts once a code made with it was shown. */
  async startTotp(memberId: string, label: string): Promise<TotpStart> {
    if ((await this.facts.of(memberId)).totp !== null) throw new RuleViolation('second-factor.enrolled', SECOND_FACTOR_TEXT.alreadyEnrolled);
    const secret = newTotpSecret();
    await this.secrets.keep(memberId, SECRET.totpSetup, JSON.stringify({ secret, expiresAt: setupExpiry(this.facts.now().toISOString()) } satisfies Setup));
    return { secret, url: totpUrl(secret, label) };
  }

  async confirmTotp(holder: Holder, typed: string): Promise<FactorAdded> {
    const { memberId } = holder;
    const now = this.facts.now();
    const kept = await this.secrets.recall(memberId, SECRET.totpSetup);
    const setup = kept === null ? null : (JSON.parse(kept) as Setup);
    if (!setup || setup.expiresAt <= now.toISOString()) throw codeRefusal(SECOND_FACTOR_TEXT.notStarted);
    let step: number | null = null;
    const isRight = async () => {
      step = stepOf(setup.secret, plainCode(typed), now);
      return step !== null;
    };
    await this.tries.once(memberId, isRight, codeRefusal(SECOND_FACTOR_TEXT.wrongCode));
    const totpId = this.ids.next();
    await this.secrets.keep(memberId, SECRET.totp(totpId), setup.secret);
    const added = await this.withFirstCodes(memberId, (setId) => this.facts.record(holder, EnrolTotp, { memberId, totpId, setId }));
    // The code that proved the set-up is used up too: whoever saw it on the screen cannot sign in with it.
    if (step !== null) await this.facts.record(holder, UseTotpCode, { memberId, totpId, step });
    await this.secrets.drop(memberId, SECRET.totpSetup);
    return added;
  }

  async removeTotp(holder: Holder, proof: FactorProof): Promise<void> {
    const { memberId } = holder;
    const { totp } = await this.facts.of(memberId);
    await this.check.proof(holder, proof);
    await this.facts.record(holder, RemoveTotp, { memberId });
    if (totp !== null) await this.secrets.drop(memberId, SECRET.totp(totp));
  }

  async issueCodes(holder: Holder, proof: FactorProof): Promise<string[]> {
    const { memberId } = holder;
    const before = await this.facts.of(memberId);
    if (!hasFactor(before)) throw new RuleViolation('second-factor.none', SECOND_FACTOR_TEXT.codesNeedFactor);
    await this.check.proof(holder, proof);
    const setId = this.ids.next();
    const codes = await this.recovery.make(memberId, setId);
    await this.facts.record(holder, IssueRecoveryCodes, { memberId, setId });
    if (before.recovery && before.recovery.setId !== setId) await this.recovery.drop(memberId, before.recovery.setId);
    return codes;
  }

  /** Adds a factor; the first one comes with recovery codes. */
  async withFirstCodes(memberId: string, add: (setId: string) => Promise<void>): Promise<FactorAdded> {
    const before = await this.facts.of(memberId);
    const setId = this.ids.next();
    const codes = hasFactor(before) ? null : await this.recovery.make(memberId, setId);
    await add(setId);
    const { recovery } = await this.facts.of(memberId);
    return { recovery_codes: recovery?.setId === setId ? codes : null };
  }
}

const codeRefusal = (sentence: string) => new RuleViolation(SECOND_FACTOR_CODE.wrong, sentence, { code: sentence });
