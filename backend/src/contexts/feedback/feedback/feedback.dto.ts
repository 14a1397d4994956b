import { EMAIL_LIMITS } from '../../../../contracts/email.js';
import {
  type DisclosureRequest,
  FEEDBACK_LIMITS,
  FEEDBACK_STATUSES,
  type FeedbackStatus,
  type FeedbackStatusRequest,
  type GiveFeedbackRequest,
  SEVERITIES,
  type Severity,
} from '../../../../contracts/feedback.js';
import { JudgedText, LENGTH, OneOf, OptionalJudgedText, OptionalOneOf, OptionalText, WindowDto } from '../../../platform/http/fields.js';

export class GiveFeedbackDto implements GiveFeedbackRequest {
  @JudgedText(FEEDBACK_LIMITS.title.max)
  title!: string;

  @JudgedText(FEEDBACK_LIMITS.description.max)
  description!: string;

  @OptionalJudgedText(FEEDBACK_LIMITS.steps)
  steps_to_reproduce?: string;

  @OptionalJudgedText(FEEDBACK_LIMITS.pageUrl)
  page_url?: string;

  @OptionalOneOf(SEVERITIES)
  severity?: Severity;

  @OptionalJudgedText(FEEDBACK_LIMITS.category)
  category?: string;

  @OptionalJudgedText(EMAIL_LIMITS.whole)
  email?: string;

  @OptionalJudgedText(FEEDBACK_LIMITS.name)
  username?: string;

  @OptionalJudgedText(FEEDBACK_LIMITS.name)
  display_name?: string;

  /** Read and not believed: who a member is tells the session. */
  @OptionalJudgedText(LENGTH.rowId)
  user_id?: string;
}

export class FeedbackStatusDto implements FeedbackStatusRequest {
  @OneOf(FEEDBACK_STATUSES)
  status!: FeedbackStatus;

  @OptionalJudgedText(FEEDBACK_LIMITS.notes)
  resolution_notes?: string;
}

export class DisclosureDto implements DisclosureRequest {
  @JudgedText(FEEDBACK_LIMITS.reason)
  reason!: string;
}

const FILTERS = ['all', ...FEEDBACK_STATUSES] as const;

export class FeedbackListDto extends WindowDto {
  @OptionalOneOf(FILTERS)
  status?: (typeof FILTERS)[number];

  @OptionalText(LENGTH.search)
  search?: string;
}
