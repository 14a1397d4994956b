import { type OwnPostStatsQuery, REACTION_LIMITS } from '../../../../contracts/blog-reactions.js';
import { OptionalId, OptionalWhole } from '../../../platform/http/fields.js';

const { min, max } = REACTION_LIMITS.days;

export class OwnPostStatsDto implements OwnPostStatsQuery {
  @OptionalWhole(min, max)
  days?: number;

  /** One of the member's posts. */
  @OptionalId()
  post?: string;
}
