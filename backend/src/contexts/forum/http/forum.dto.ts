import {
  type AddCommentRequest,
  COMMENT_LIMITS,
  type CreateTopicRequest,
  TOPIC_LIMITS,
  TOPIC_SORTS,
  type TopicListQuery,
  type TopicSort,
} from '../../../../contracts/forum.js';
import { OptionalId, OptionalOneOf, OptionalText, OptionalTexts, Text, WindowDto } from '../../../platform/http/fields.js';

/** Above the limits of the contract, so that the rules can answer with their own sentences; for the same reason what is missing counts as empty. */
const MOST_TAGS = 50;

export class TopicListDto extends WindowDto implements TopicListQuery {
  /** Category id or slug. */
  @OptionalText(100)
  category?: string;

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
