import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type FactorProof, plainCode, SECOND_FACTOR_CODE, SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import type { Command } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials, Secrets } from '../../../kernel/vault.js';
import { stepOf } from '../../../platform/factors/totp.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Origins } from '../../../platform/http/origins.js';
import { CREDENTIALS, SECRETS } from '../../../platform/tokens.js';
import { FactorTries } from './factor-tries.js';
import { RecoveryCodes } from './recovery-codes.js';
import { UseRecoveryCode, UseTotpCode } from './second-factor.commands.js';
import { hasFactor, type SecondFactor } from './second-factor.decider.js';
import { SECRET } from './second-factor.rules.js';
import { secondFactorStream } from './second-factor.stream.js';

/** The member whose factor is checked, as whoever records that it was used. */
export type Holder = Caller & { readonly memberId: string };

/** Checks what only a member can show. A code that was right is used up. */
@Injectable()
export class FactorCheck {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly recovery: RecoveryCodes,
    private readonly tries: FactorTries,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** Throws RuleViolation unless it is a code of the app or a recovery code, and not used before. */
  async code(holder: Holder, typed: string): Promise<void> {
    const { wrongCode, codeRequired } = SECOND_FACTOR_TEXT;
    if (!plainCode(typed)) throw refusal({ code: codeRequired });
    await this.tries.once(holder.memberId, () => this.accepts(holder, plainCode(typed)), refusal({ code: wrongCode }));
  }

  /** Throws RuleViolation unless the password or the code is right. */
  async proof(holder: Holder, { password, code }: FactorProof): Promise<void> {
    const { wrongProof, proofRequired } = SECOND_FACTOR_TEXT;
    if (!password && !code) throw refusal({ password: proofRequired });
    const shown = code ? () => this.accepts(holder, plainCode(code)) : () => this.credentials.verify(holder.memberId, password ?? '');
    await this.tries.once(holder.memberId, shown, refusal({ [code ? 'code' : 'password']: wrongProof }));
  }

  private async accepts(holder: Holder, code: string): Promise<boolean> {
    const factor = await this.store.state(secondFactorStream, holder.memberId);
    if (!hasFactor(factor)) return false;
    return /^\d{6}$/.test(code) ? this.acceptsTotp(holder, factor, code) : this.acceptsRecovery(holder, factor, code);
  }

  private async acceptsTotp(holder: Holder, { totp }: SecondFactor, code: string): Promise<boolean> {
    const { memberId } = holder;
    const secret = totp && (await this.secrets.recall(memberId, SECRET.totp(totp)));
    const origin = this.origins.of(holder);
    const step = secret ? stepOf(secret, code, new Date(origin.at)) : null;
    return totp !== null && step !== null && this.takesEffect(new UseTotpCode({ memberId, totpId: totp, step }, origin));
  }

  private async acceptsRecovery(holder: Holder, { recovery }: SecondFactor, code: string): Promise<boolean> {
    const { memberId } = holder;
    if (!recovery) return false;
    const number = await this.recovery.numberOf(memberId, recovery.setId, code);
    return number !== null && this.takesEffect(new UseRecoveryCode({ memberId, setId: recovery.setId, number }, this.origins.of(holder)));
  }

  /** Whoever comes second with a code is told what whoever guesses wrong is told. */
  private async takesEffect(use: Command): Promise<boolean> {
    try {
      await this.commands.execute(use);
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
