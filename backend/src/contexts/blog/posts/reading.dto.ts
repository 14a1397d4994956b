import { POST_SORTS, POST_STATUSES, type PostListQuery, type PostSort, type PostStatus } from '../../../../contracts/blog.js';
import { LENGTH, OptionalOneOf, OptionalText, WindowDto } from '../../../platform/http/fields.js';

export class PostListDto extends WindowDto implements PostListQuery {
  @OptionalOneOf(POST_SORTS)
  sortBy?: PostSort;

  /** Category id or slug. */
  @OptionalText(LENGTH.slug)
  category?: string;

  /** Slug of a tag. */
  @OptionalText(LENGTH.slug)
  tag?: string;

  /** Id or username. */
  @OptionalText(LENGTH.slug)
  author?: string;
}

export class OwnPostsDto extends WindowDto {
  @OptionalOneOf(POST_STATUSES)
  status?: PostStatus;
}
