import {
  type BulkDecisionRequest,
  CASE_LIMITS,
  type CaseClaimRequest,
  type CaseDecisionRequest,
  type CaseReopenRequest,
  CONTENT_REVISIONS,
  type HideProfileRequest,
  VERDICTS,
  type Verdict,
} from '../../../../contracts/cases.js';
import { MODERATION_ACTIONS, type ModerationAction, REPORT_LIMITS, REPORT_REASONS, type ReportReason } from '../../../../contracts/moderation.js';
import { PROFILE_FIELD_NAMES, type ProfileField } from '../../../../contracts/profile-fields.js';
import {
  Id,
  Ids,
  LENGTH,
  OneOf,
  OptionalFlag,
  OptionalIds,
  OptionalJudgedText,
  OptionalSomeOf,
  OptionalText,
  OptionalWhole,
  OptionalWholes,
} from '../../../platform/http/fields.js';

class DecisionDto {
  @OneOf(VERDICTS)
  verdict!: Verdict;

  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @OptionalJudgedText(CASE_LIMITS.clause)
  clause?: string;

  @OptionalSomeOf(MODERATION_ACTIONS)
  actions?: ModerationAction[];

  /** Of a profile: what is hidden or deleted. */
  @OptionalSomeOf(PROFILE_FIELD_NAMES)
  fields?: ProfileField[];

  @OptionalWhole(REPORT_LIMITS.shortestMinutes, REPORT_LIMITS.durationMinutes)
  durationMinutes?: number;

  @OptionalJudgedText(CASE_LIMITS.message)
  message?: string;

  @OptionalJudgedText(CASE_LIMITS.staffNote)
  staffNote?: string;
}

export class CaseDecisionDto extends DecisionDto implements CaseDecisionRequest {
  @OptionalText(LENGTH.id)
  after?: string;

  @OptionalWhole(CONTENT_REVISIONS.first, CONTENT_REVISIONS.last)
  seen?: number;

  @OptionalIds(CASE_LIMITS.atOnce)
  alsoCloses?: string[];

  @OptionalWholes(CASE_LIMITS.atOnce, CONTENT_REVISIONS.first, CONTENT_REVISIONS.last)
  alsoSeen?: number[];
}

export class BulkDecisionDto extends DecisionDto implements BulkDecisionRequest {
  @Ids(CASE_LIMITS.atOnce)
  caseIds!: string[];

  @OptionalWholes(CASE_LIMITS.atOnce, CONTENT_REVISIONS.first, CONTENT_REVISIONS.last)
  seen?: number[];
}

export class HideProfileDto implements HideProfileRequest {
  /** What is missing counts as none, so that the rules answer with their own sentence. */
  @OptionalSomeOf(PROFILE_FIELD_NAMES)
  fields: ProfileField[] = [];

  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @OptionalJudgedText(CASE_LIMITS.clause)
  clause?: string;

  @OptionalJudgedText(CASE_LIMITS.message)
  message?: string;

  @OptionalJudgedText(CASE_LIMITS.staffNote)
  staffNote?: string;

  @OptionalText(LENGTH.id)
  after?: string;
}

export class CaseReopenDto implements CaseReopenRequest {
  @Id()
  decisionId!: string;

  @OptionalJudgedText(CASE_LIMITS.message)
  note?: string;
}

export class CaseClaimDto implements CaseClaimRequest {
  @OptionalFlag()
  takeOver?: boolean;
}
