import { COMMENT_LIMITS, TOPIC_LIMITS } from '../../../../contracts/forum.js';
import { REPORT_REASONS, type ReportReason } from '../../../../contracts/moderation.js';
import { DESTROY_WORD, type DestroyTextRequest, type EditTextRequest, MODERATOR_EDIT_LIMITS } from '../../../../contracts/moderator-edits.js';
import { JudgedText, OneOf, OptionalJudgedText, Whole } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules can answer with their own sentences.

class EditDto {
  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @OptionalJudgedText(MODERATOR_EDIT_LIMITS.clause)
  clause?: string;

  @JudgedText(MODERATOR_EDIT_LIMITS.message.max)
  message: string = '';

  @Whole(MODERATOR_EDIT_LIMITS.firstVersion, MODERATOR_EDIT_LIMITS.lastVersion)
  version!: number;
}

export class EditTopicTextDto extends EditDto implements EditTextRequest {
  @OptionalJudgedText(TOPIC_LIMITS.title.max)
  title?: string;

  @JudgedText(TOPIC_LIMITS.content.max)
  content: string = '';
}

export class EditCommentTextDto extends EditDto implements EditTextRequest {
  @JudgedText(COMMENT_LIMITS.content.max)
  content: string = '';
}

export class DestroyTextDto implements DestroyTextRequest {
  @JudgedText(DESTROY_WORD.length)
  word: string = '';
}
