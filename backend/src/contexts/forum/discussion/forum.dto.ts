import {
  type AddCommentRequest,
  COMMENT_LIMITS,
  type CreateTopicRequest,
  TOPIC_LIMITS,
  TOPIC_SORTS,
  type TopicListQuery,
  type TopicSort,
} from '../../../../contracts/forum.js';
import { COMMENT_EDGES, type CommentPlace } from '../../../../contracts/reading.js';
import { OptionalId, OptionalOneOf, OptionalText, OptionalTexts, Text, WindowDto } from '../../../platform/http/fields.js';

/** Above the limits of the contract, so that the rules can answer with their own sentences; for the same reason what is missing counts as empty. */
const MOST_TAGS = 50;

export class TopicListDto extends WindowDto implements TopicListQuery {
  /** Category id or slug. */
  @OptionalText(100)
  category?: string;

  /** Slug of a tag. */
  @OptionalText(100)
  tag?: string;

  @OptionalOneOf(TOPIC_SORTS)
  sort?: TopicSort;
}

export class CreateTopicDto implements CreateTopicRequest {
  @Text()
  title: string = '';

  @Text(TOPIC_LIMITS.content.max * 10)
  content: string = '';

  @Text(100)
  categoryId: string = '';

  @OptionalTexts(MOST_TAGS, 200)
  selectedTags?: string[];
}

export class AddCommentDto implements AddCommentRequest {
  @Text(COMMENT_LIMITS.content.max * 10)
  content: string = '';

  @OptionalId()
  quotedComment?: string | null;
}

export class CommentListDto extends WindowDto implements CommentPlace {
  @OptionalId()
  after?: string;

  @OptionalId()
  before?: string;

  @OptionalId()
  around?: string;

  @OptionalOneOf(COMMENT_EDGES)
  edge?: 'last';
}
