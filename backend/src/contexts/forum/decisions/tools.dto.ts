import { TOPIC_LIMITS } from '../../../../contracts/forum.js';
import {
  COMMENT_TOOLS,
  type CommentTool,
  type ModerateCommentRequest,
  type ModerateTopicRequest,
  TOOL_LIMITS,
  TOPIC_TOOLS,
  type TopicTool,
} from '../../../../contracts/forum-tools.js';
import { OneOf, OptionalId, OptionalIds, OptionalText, OptionalTexts, Text } from '../../../platform/http/fields.js';

/** Above the limits of the contract, so that the rules can answer with their own sentences; for the same reason what is missing counts as empty. */
const MOST_TAGS = 50;
const LONGEST_REASON = TOOL_LIMITS.reason.max * 10;

export class ModerateTopicDto implements ModerateTopicRequest {
  @OneOf(TOPIC_TOOLS)
  action!: TopicTool;

  @Text(LONGEST_REASON)
  reason: string = '';

  @OptionalId()
  categoryId?: string;

  @OptionalTexts(MOST_TAGS, 200)
  selectedTags?: string[];

  @OptionalId()
  targetId?: string;

  @OptionalText(TOPIC_LIMITS.title.max * 10)
  title?: string;

  @OptionalIds(TOOL_LIMITS.splitComments)
  commentIds?: string[];
}

export class ModerateCommentDto implements ModerateCommentRequest {
  @OneOf(COMMENT_TOOLS)
  action!: CommentTool;

  @Text(LONGEST_REASON)
  reason: string = '';
}
