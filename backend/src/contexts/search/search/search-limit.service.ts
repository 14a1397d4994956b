import { Injectable } from '@nestjs/common';
import { SEARCH_TEXT } from '../../../../contracts/search.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';

/** What one caller may ask in a minute. Each kind of question is counted for itself: hints come while somebody types. */
const A_MINUTE = { find: 60, hint: 120 } as const;

/** Keeps one caller from searching without end. */
@Injectable()
export class SearchLimit {
  constructor(private readonly limits: RateLimits) {}

  /** Counts a question of a member or of a network of guests; throws RuleViolation when there were too many. */
  count(asker: string, kind: keyof typeof A_MINUTE): Promise<void> {
    return this.limits.countInMinute(`search:${kind}:${asker}`, A_MINUTE[kind], SEARCH_TEXT.tooOften);
  }
}
