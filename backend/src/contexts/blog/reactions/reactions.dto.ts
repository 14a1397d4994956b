import { REACTION_LIMITS } from '../../../../contracts/blog-reactions.js';
import { Ids } from '../../../platform/http/fields.js';

export class PostIdsDto {
  @Ids(REACTION_LIMITS.ids)
  postIds!: string[];
}
