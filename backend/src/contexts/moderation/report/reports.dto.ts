import {
  type CreateReportRequest,
  type ForumReportRequest,
  type ModerateReportRequest,
  REPORT_LIMITS,
  REPORT_REASONS,
  REPORT_STATUSES,
  REPORTED_TYPES,
  type ReportedType,
  type ReportReason,
  type ReportStatus,
} from '../../../../contracts/moderation.js';
import { Id, LENGTH, OneOf, OptionalId, OptionalJudgedText, OptionalOneOf, OptionalText, OptionalWhole, WindowDto } from '../../../platform/http/fields.js';

export class CreateReportDto implements CreateReportRequest {
  @OneOf(REPORTED_TYPES)
  reported_type!: ReportedType;

  @Id()
  reported_id!: string;

  @Id()
  reported_user_id!: string;

  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @OptionalJudgedText(REPORT_LIMITS.description)
  description?: string;
}

export class ForumReportDto implements ForumReportRequest {
  @OptionalId()
  postId?: string;

  @OptionalId()
  commentId?: string;

  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @OptionalJudgedText(REPORT_LIMITS.description)
  description?: string;

  @OptionalId()
  reporterId?: string;

  @Id()
  reportedUserId!: string;
}

export class ModerateReportDto implements ModerateReportRequest {
  @OneOf(REPORT_STATUSES)
  status!: ReportStatus;

  /** One of warn_user, mute_user, suspend_user, ban_user, hide_content, delete_content; anything else is no action. */
  @OptionalText(LENGTH.action)
  action?: string;

  @OptionalJudgedText(REPORT_LIMITS.note)
  note?: string;

  @OptionalWhole(REPORT_LIMITS.shortestMinutes, REPORT_LIMITS.durationMinutes)
  durationMinutes?: number;
}

export class ReportListDto extends WindowDto {
  @OptionalOneOf(REPORT_STATUSES)
  status?: ReportStatus;

  @OptionalOneOf(REPORTED_TYPES)
  reported_type?: ReportedType;
}
