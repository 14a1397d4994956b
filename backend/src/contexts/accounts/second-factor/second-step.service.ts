import { Inject, Injectable } from '@nestjs/common';
import {
  SECOND_FACTOR_CODE,
  SECOND_FACTOR_LIMITS,
  SECOND_FACTOR_TEXT,
  type SecondFactorAnswer,
  type SecondFactorMethod,
} from '../../../../contracts/second-factor.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import type { FirstStep, SecondFactorGate } from '../session/second-factor-gate.port.js';
import { FactorFacts } from './factor-facts.service.js';
import { hasFactor, type SecondFactor } from './second-factor.decider.js';
import { PURPOSE, ticketExpiry } from './second-factor.rules.js';

/** Stands between the first step of signing in and the session. */
@Injectable()
export class SecondStep implements SecondFactorGate {
  constructor(
    private readonly facts: FactorFacts,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
  ) {}

  /** A ticket for the second step, or null when the member has no second factor. */
  async ask({ memberId, remember }: FirstStep): Promise<SecondFactorAnswer | null> {
    const methods = methodsOf(await this.facts.of(memberId));
    if (methods.length === 0) return null;
    const purpose = remember ? PURPOSE.rememberedTicket : PURPOSE.ticket;
    const ticket = await this.tokens.issue({ purpose, memberId, expiresAt: ticketExpiry(this.now()) });
    return { secondFactor: { ticket, methods } };
  }

  async isAsked(memberId: string): Promise<boolean> {
    return methodsOf(await this.facts.of(memberId)).length > 0;
  }

  /** Throws RuleViolation when the ticket is unknown, used or over. */
  async find(ticket: string): Promise<FirstStep> {
    for (const remember of [false, true]) {
      const found = await this.tokens.find(ticket, remember ? PURPOSE.rememberedTicket : PURPOSE.ticket, this.now());
      if (found) return { memberId: found.memberId, remember };
    }
    throw new RuleViolation(SECOND_FACTOR_CODE.ticketInvalid, SECOND_FACTOR_TEXT.ticketInvalid, null, 'invalid');
  }

  /** Ends every ticket of a member: none is worth anything once a second step is done. */
  async end(memberId: string): Promise<void> {
    for (const purpose of [PURPOSE.ticket, PURPOSE.rememberedTicket]) await this.tokens.spend(memberId, purpose);
  }

  private now(): string {
    return this.facts.now().toISOString();
  }
}

function methodsOf(factor: SecondFactor): SecondFactorMethod[] {
  if (!hasFactor(factor)) return [];
  const left = SECOND_FACTOR_LIMITS.recoveryCodes - (factor.recovery?.used.length ?? SECOND_FACTOR_LIMITS.recoveryCodes);
  const has: Record<SecondFactorMethod, boolean> = { totp: factor.totp !== null, passkey: Object.keys(factor.passkeys).length > 0, recovery: left > 0 };
  return (Object.keys(has) as SecondFactorMethod[]).filter((method) => has[method]);
}
