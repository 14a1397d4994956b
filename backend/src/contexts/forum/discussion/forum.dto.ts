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
import { JudgedText, LENGTH, OptionalId, OptionalJudgedTexts, OptionalOneOf, OptionalText, Text, WindowDto } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules can answer with their own sentences.

export class TopicListDto extends WindowDto implements TopicListQuery {
  /** Category id or slug. */
  @OptionalText(LENGTH.slug)
  category?: string;

  /** Slug of a tag. */
  @OptionalText(LENGTH.slug)
  tag?: string;

  @OptionalOneOf(TOPIC_SORTS)
  sort?: TopicSort;
}

export class CreateTopicDto implements CreateTopicRequest {
  @JudgedText(TOPIC_LIMITS.title.max)
  title: string = '';

  @JudgedText(TOPIC_LIMITS.content.max)
  content: string = '';

  @Text(LENGTH.slug)
  categoryId: string = '';

  @OptionalJudgedTexts(TOPIC_LIMITS.tags, TOPIC_LIMITS.tag.max)
  selectedTags?: string[];
}

export class AddCommentDto implements AddCommentRequest {
  @JudgedText(COMMENT_LIMITS.content.max)
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
