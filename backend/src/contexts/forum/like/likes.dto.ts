import { LIKE_LIMITS, type LikeRequest } from '../../../../contracts/likes.js';
import { Ids, OptionalFlag } from '../../../platform/http/fields.js';

export class LikeDto implements LikeRequest {
  @OptionalFlag()
  liked?: boolean;
}

export class TopicIdsDto {
  @Ids(LIKE_LIMITS.ids)
  postIds!: string[];
}

export class CommentIdsDto {
  @Ids(LIKE_LIMITS.ids)
  commentIds!: string[];
}
