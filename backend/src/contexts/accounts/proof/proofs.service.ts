import { Inject, Injectable } from '@nestjs/common';
import { PROOF_CODE, PROOF_LIMITS, PROOF_TEXT } from '../../../../contracts/proof.js';
import type { Clock } from '../../../kernel/clock.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import type { CallerSession } from '../../../platform/callers/caller.js';
import { CLOCK, ONE_TIME_TOKENS } from '../../../platform/tokens.js';

const PURPOSE = 'fresh-proof';
const VALID_FOR_MS = PROOF_LIMITS.minutes * 60_000;

type Session = Pick<CallerSession, 'id' | 'memberId'>;

/** No secret: it is looked up for the session that asks, and never taken from anybody. */
const nameOf = ({ id }: Session): string => `${PURPOSE}/${id}`;

/** What members have shown a moment ago, in the session in which they did; it counts for one action. */
@Injectable()
export class Proofs {
  constructor(
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async give(session: Session): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + VALID_FOR_MS).toISOString();
    await this.tokens.put(nameOf(session), { purpose: PURPOSE, memberId: session.memberId, expiresAt });
  }

  /** ISO time until which a session has a proof, or null. */
  async until(session: Session): Promise<string | null> {
    return (await this.tokens.find(nameOf(session), PURPOSE, this.clock.now().toISOString()))?.expiresAt ?? null;
  }

  /** Does what needs a proof, and uses the proof up unless that was refused. `proof` names this proof and no other. Throws RuleViolation without one. */
  async use(session: Session, act: (proof: string) => Promise<void>): Promise<void> {
    const until = await this.until(session);
    if (!until) throw new RuleViolation(PROOF_CODE.required, PROOF_TEXT.required);
    await act(`${nameOf(session)}/${until}`);
    await this.tokens.spend(session.memberId, PURPOSE);
  }
}
