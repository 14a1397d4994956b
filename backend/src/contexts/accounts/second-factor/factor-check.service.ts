import { Inject, Injectable } from '@nestjs/common';
import { type FactorProof, plainCode, SECOND_FACTOR_CODE, SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import type { Command, CommandClass } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials, Secrets } from '../../../kernel/vault.js';
import { stepOf } from '../../../platform/factors/totp.js';
import { CREDENTIALS, IDS, SECRETS } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { FactorFacts, type Holder } from './factor-facts.service.js';
import { FactorTries } from './factor-tries.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { UseRecoveryCode, UseTotpCode } from './second-factor.commands.js';
import { hasFactor, type SecondFactor } from './second-factor.decider.js';
import { SECRET } from './second-factor.rules.js';

/** Checks what only a member can show. A code that was right is used up. */
@Injectable()
export class FactorCheck {
  constructor(
    private readonly facts: FactorFacts,
    private readonly recovery: RecoveryCodes,
    private readonly tries: FactorTries,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Throws RuleViolation unless it is a code of the app or a recovery code, and not used before but with the same ticket: whoever was not answered sends both again. */
  async code(holder: Holder, typed: string, ticket: string): Promise<void> {
    const { wrongCode, codeRequired } = SECOND_FACTOR_TEXT;
    const code = plainCode(typed);
    if (!code) throw refusal({ code: codeRequired });
    const attempt = this.ids.derive(`second-factor/${sha256(`${ticket}/${code}`)}`);
    await this.tries.once(holder.memberId, () => this.accepts(holder, code, attempt), refusal({ code: wrongCode }));
  }

  /** Throws RuleViolation unless the password or the code is right. */
  async proof(holder: Holder, { password, code }: FactorProof): Promise<void> {
    const { wrongProof, proofRequired } = SECOND_FACTOR_TEXT;
    if (!password && !code) throw refusal({ password: proofRequired });
    const shown = code ? () => this.accepts(holder, plainCode(code)) : () => this.credentials.verify(holder.memberId, password ?? '');
    await this.tries.once(holder.memberId, shown, refusal({ [code ? 'code' : 'password']: wrongProof }));
  }

  private async accepts(holder: Holder, code: string, attempt?: string): Promise<boolean> {
    const factor = await this.facts.of(holder.memberId);
    if (!hasFactor(factor)) return false;
    return /^\d{6}$/.test(code) ? this.acceptsTotp(holder, factor, code, attempt) : this.acceptsRecovery(holder, factor, code, attempt);
  }

  private async acceptsTotp(holder: Holder, { totp }: SecondFactor, code: string, attempt?: string): Promise<boolean> {
    const { memberId } = holder;
    const secret = totp && (await this.secrets.recall(memberId, SECRET.totp(totp)));
    const step = secret ? stepOf(secret, code, this.facts.now()) : null;
    return totp !== null && step !== null && this.takesEffect(holder, UseTotpCode, { memberId, totpId: totp, step }, attempt);
  }

  private async acceptsRecovery(holder: Holder, { recovery }: SecondFactor, code: string, attempt?: string): Promise<boolean> {
    const { memberId } = holder;
    if (!recovery) return false;
    const number = await this.recovery.numberOf(memberId, recovery.setId, code);
    return number !== null && this.takesEffect(holder, UseRecoveryCode, { memberId, setId: recovery.setId, number }, attempt);
  }

  /** Whoever comes second with a code is told what whoever guesses wrong is told. */
  private async takesEffect<C extends Command>(holder: Holder, use: CommandClass<C>, data: C['data'], attempt?: string): Promise<boolean> {
    try {
      await this.facts.record(holder, use, data, attempt);
      return true;
    } catch (error) {
      if (error instanceof RuleViolation) return false;
      throw error;
    }
  }
}

function refusal(fields: Record<string, string>): RuleViolation {
  const [sentence = SECOND_FACTOR_TEXT.wrongCode] = Object.values(fields);
  return new RuleViolation(SECOND_FACTOR_CODE.wrong, sentence, fields);
}
