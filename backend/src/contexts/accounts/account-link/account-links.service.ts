import { Inject, Injectable } from '@nestjs/common';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { CHANGE_LINK_REFUSAL } from '../email-change/email-change.rules.js';

type Errand = 'confirm-email' | 'undo-email' | 'disown-sign-in';

/** What a link is about: one change of address, or one session. */
interface Matter {
  readonly memberId: string;
  readonly id: string;
}

const purposeOf = (errand: Errand, id: string): string => `${errand}.${id}`;

/** Mailed links about an account. Each is good for one matter: that of an earlier wish must not confirm the address of a later one. */
@Injectable()
export class AccountLinks {
  constructor(@Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens) {}

  async issue(errand: Errand, { memberId, id }: Matter, expiresAt: string): Promise<string> {
    return `${id}.${await this.tokens.issue({ purpose: purposeOf(errand, id), memberId, expiresAt })}`;
  }

  /** Throws RuleViolation unless the token is one of those and still good at a time (ISO). */
  async find(errand: Errand, token: string, at: string): Promise<Matter> {
    const [id = '', secret = ''] = token.split('.');
    const found = await this.tokens.find(secret, purposeOf(errand, id), at);
    if (!found) throw CHANGE_LINK_REFUSAL();
    return { memberId: found.memberId, id };
  }

  async spend(errand: Errand, { memberId, id }: Matter): Promise<void> {
    await this.tokens.spend(memberId, purposeOf(errand, id));
  }

  /** Ends every token of a member, whatever it is for, but the links of these matters. */
  async spendAllBut(memberId: string, kept: readonly (readonly [Errand, string])[]): Promise<void> {
    await this.tokens.spendAll(
      memberId,
      kept.map(([errand, id]) => purposeOf(errand, id)),
    );
  }
}
