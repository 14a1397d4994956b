import { type ApplauseRequest, REACTION_LIMITS } from '../../../../contracts/blog-reactions.js';
import { Whole } from '../../../platform/http/fields.js';

const { min, max } = REACTION_LIMITS.claps;

export class ApplauseDto implements ApplauseRequest {
  @Whole(min, max)
  claps!: number;
}
