import { CANNED_LIMITS, type CannedReasonRequest, type RetireRequest } from '../../../../contracts/canned-reasons.js';
import { REPORT_REASONS, type ReportReason } from '../../../../contracts/moderation.js';
import { Flag, JudgedText, OneOf, OptionalJudgedText, Whole } from '../../../platform/http/fields.js';

export class CannedReasonDto implements CannedReasonRequest {
  @JudgedText(CANNED_LIMITS.title)
  title!: string;

  @OptionalJudgedText(CANNED_LIMITS.clause)
  clause?: string | null;

  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @JudgedText(CANNED_LIMITS.text)
  text!: string;

  @Whole(CANNED_LIMITS.place.min, CANNED_LIMITS.place.max)
  place!: number;
}

export class RetireDto implements RetireRequest {
  @Flag()
  retired!: boolean;
}
