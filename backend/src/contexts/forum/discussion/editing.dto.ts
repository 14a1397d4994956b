import {
  COMMENT_LIMITS,
  type EditCommentRequest,
  type EditTopicRequest,
  type PostIdsRequest,
  type SolveTopicRequest,
  TOPIC_LIMITS,
} from '../../../../contracts/forum.js';
import { MODERATOR_EDIT_LIMITS } from '../../../../contracts/moderator-edits.js';
import {
  COUNT,
  Flag,
  GivenJudgedText,
  Ids,
  JudgedText,
  LENGTH,
  OptionalId,
  OptionalJudgedTexts,
  OptionalText,
  OptionalWhole,
} from '../../../platform/http/fields.js';

export class EditTopicDto implements EditTopicRequest {
  @GivenJudgedText(TOPIC_LIMITS.title.max)
  title?: string;

  @GivenJudgedText(TOPIC_LIMITS.content.max)
  content?: string;

  @OptionalText(LENGTH.slug)
  categoryId?: string;

  @OptionalJudgedTexts(TOPIC_LIMITS.tags, TOPIC_LIMITS.tag.max)
  selectedTags?: string[];

  @OptionalWhole(MODERATOR_EDIT_LIMITS.noEdition, MODERATOR_EDIT_LIMITS.lastEdition)
  edition?: number;
}

export class EditCommentDto implements EditCommentRequest {
  @JudgedText(COMMENT_LIMITS.content.max)
  content: string = '';

  @OptionalWhole(MODERATOR_EDIT_LIMITS.noEdition, MODERATOR_EDIT_LIMITS.lastEdition)
  edition?: number;
}

export class SolveTopicDto implements SolveTopicRequest {
  @Flag()
  is_resolved!: boolean;

  @OptionalId()
  solving_comment_id?: string | null;
}

export class PostIdsDto implements PostIdsRequest {
  @Ids(COUNT.topics)
  postIds!: string[];
}
