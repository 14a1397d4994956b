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
import { OneOf, OptionalOneOf, OptionalText, Text, WindowDto } from '../../../platform/http/fields.js';

export class GiveFeedbackDto implements GiveFeedbackRequest {
  @Text()
  title!: string;

  @Text()
  description!: string;

  @OptionalText()
  steps_to_reproduce?: string;

  @OptionalText()
  page_url?: string;

  @OptionalOneOf(SEVERITIES)
  severity?: Severity;

  @OptionalText()
  category?: string;

  @OptionalText()
  email?: string;

  @OptionalText()
  username?: string;

  @OptionalText()
  display_name?: string;

  /** Read and not believed: who a member is tells the session. */
  @OptionalText()
  user_id?: string;
}

export class FeedbackStatusDto implements FeedbackStatusRequest {
  @OneOf(FEEDBACK_STATUSES)
  status!: FeedbackStatus;

  @OptionalText(FEEDBACK_LIMITS.notes * 5)
  resolution_notes?: string;
}

export class DisclosureDto implements DisclosureRequest {
  @Text(FEEDBACK_LIMITS.reason * 5)
  reason!: string;
}

const FILTERS = ['all', ...FEEDBACK_STATUSES] as const;

export class FeedbackListDto extends WindowDto {
  @OptionalOneOf(FILTERS)
  status?: (typeof FILTERS)[number];

  @OptionalText(200)
  search?: string;
}
