import { Inject, Injectable } from '@nestjs/common';
import { TOPIC_VIEW_LIMITS, TOPIC_VIEW_TEXT } from '../../../../contracts/topic-views.js';
import type { FirstTimes } from '../../../kernel/first-times.js';
import type { Vault } from '../../../kernel/vault.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { FIRST_TIMES, VAULT } from '../../../platform/tokens.js';

const DAY_MS = 24 * 60 * 60_000;

/** Tells visitors apart without keeping who they are: all that is remembered are keyed digests, for a day at most. */
@Injectable()
export class VisitorMemory {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(FIRST_TIMES) private readonly firstTimes: FirstTimes,
    private readonly limits: RateLimits,
  ) {}

  /** Whether a visitor has not been counted at a text in the last 24 hours; from now on they have. */
  isNew(textId: string, visitor: string): Promise<boolean> {
    return this.firstTimes.isFirst(this.vault.blind('topic-view', `${textId}/${visitor}`), DAY_MS);
  }

  /** Lets a visitor through once more, or throws the refusal. */
  async keepPace(visitor: string): Promise<void> {
    await this.limits.countInMinute(`view:${this.vault.blind('topic-view-pace', visitor)}`, TOPIC_VIEW_LIMITS.aMinute, TOPIC_VIEW_TEXT.tooOften);
  }
}
