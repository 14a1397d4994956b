import {
  COMMENT_LIMITS,
  type EditCommentRequest,
  type EditTopicRequest,
  type PostIdsRequest,
  type SolveTopicRequest,
  TOPIC_LIMITS,
} from '../../../../contracts/forum.js';
import { Flag, Ids, OptionalId, OptionalText, OptionalTexts, Text } from '../../../platform/http/fields.js';

/** Above the limits of the contract, so that the rules can answer with their own sentences. */
const MOST_TAGS = 50;
const MOST_TOPICS = 100;

export class EditTopicDto implements EditTopicRequest {
  @OptionalText()
  title?: string;

  @OptionalText(TOPIC_LIMITS.content.max * 10)
  content?: string;

  @OptionalText(100)
  categoryId?: string;

  @OptionalTexts(MOST_TAGS, 200)
  selectedTags?: string[];
}

export class EditCommentDto implements EditCommentRequest {
  @Text(COMMENT_LIMITS.content.max * 10)
  content: string = '';
}

export class SolveTopicDto implements SolveTopicRequest {
  @Flag()
  is_resolved!: boolean;

  @OptionalId()
  solving_comment_id?: string | null;
}

export class PostIdsDto implements PostIdsRequest {
  @Ids(MOST_TOPICS)
  postIds!: string[];
}
