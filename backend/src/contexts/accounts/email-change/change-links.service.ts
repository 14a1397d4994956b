import { Inject, Injectable } from '@nestjs/common';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { CHANGE_LINK_REFUSAL } from './email-change.rules.js';

type Way = 'confirm' | 'undo';

interface Change {
  readonly memberId: string;
  readonly changeId: string;
}

const purposeOf = (way: Way, changeId: string): string => `${way}-email.${changeId}`;

/** The links about a change of address. Each is good for one change: that of an earlier wish must not confirm the address of a later one. */
@Injectable()
export class ChangeLinks {
  constructor(@Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens) {}

  async issue(way: Way, { memberId, changeId }: Change, expiresAt: string): Promise<string> {
    return `${changeId}.${await this.tokens.issue({ purpose: purposeOf(way, changeId), memberId, expiresAt })}`;
  }

  /** Throws RuleViolation unless the token is one of those and still good at a time (ISO). */
  async find(way: Way, token: string, at: string): Promise<Change> {
    const [changeId = '', secret = ''] = token.split('.');
    const found = await this.tokens.find(secret, purposeOf(way, changeId), at);
    if (!found) throw CHANGE_LINK_REFUSAL();
    return { memberId: found.memberId, changeId };
  }

  async spend(way: Way, { memberId, changeId }: Change): Promise<void> {
    await this.tokens.spend(memberId, purposeOf(way, changeId));
  }
}
