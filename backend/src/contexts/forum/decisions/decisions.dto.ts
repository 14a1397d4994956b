import { TOPIC_LIMITS } from '../../../../contracts/forum.js';
import { type ModerateCommentRequest, type ModerateTopicRequest, TOOL_LIMITS } from '../../../../contracts/forum-tools.js';
import { COMMENT_TOOLS, type CommentTool, TOPIC_TOOLS, type TopicTool } from '../../../../contracts/moderation-verbs.js';
import { JudgedText, OneOf, OptionalId, OptionalIds, OptionalJudgedText, OptionalJudgedTexts } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules can answer with their own sentences.

export class ModerateTopicDto implements ModerateTopicRequest {
  @OneOf(TOPIC_TOOLS)
  action!: TopicTool;

  @JudgedText(TOOL_LIMITS.reason.max)
  reason: string = '';

  @OptionalId()
  categoryId?: string;

  @OptionalJudgedTexts(TOPIC_LIMITS.tags, TOPIC_LIMITS.tag.max)
  selectedTags?: string[];

  @OptionalId()
  targetId?: string;

  @OptionalJudgedText(TOPIC_LIMITS.title.max)
  title?: string;

  @OptionalIds(TOOL_LIMITS.splitComments)
  commentIds?: string[];
}

export class ModerateCommentDto implements ModerateCommentRequest {
  @OneOf(COMMENT_TOOLS)
  action!: CommentTool;

  @JudgedText(TOOL_LIMITS.reason.max)
  reason: string = '';
}
