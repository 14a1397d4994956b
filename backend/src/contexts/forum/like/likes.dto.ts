import { LIKE_LIMITS, type LikeRequest } from '../../../../contracts/likes.js';
import { UPDATE_LIMITS, type UpdateIdsRequest } from '../../../../contracts/project-updates.js';
import { Ids, OptionalFlag } from '../../../platform/http/fields.js';

export class LikeDto implements LikeRequest {
  @OptionalFlag()
  liked?: boolean;
}

export class UpdateIdsDto implements UpdateIdsRequest {
  @Ids(UPDATE_LIMITS.ids)
  updateIds!: string[];
}

export class TopicIdsDto {
  @Ids(LIKE_LIMITS.ids)
  postIds!: string[];
}

export class CommentIdsDto {
  @Ids(LIKE_LIMITS.ids)
  commentIds!: string[];
}
