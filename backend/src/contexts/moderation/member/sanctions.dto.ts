import { REPORT_REASONS, type ReportReason, type SanctionRequest } from '../../../../contracts/moderation.js';
import { type ChangeEndRequest, type LiftRequest, SANCTION_KINDS, SANCTION_LIMITS, type SanctionKind } from '../../../../contracts/sanctions.js';
import { JudgedText, OneOf, OptionalJudgedText, OptionalWhole } from '../../../platform/http/fields.js';

const LASTING = SANCTION_KINDS.filter((kind) => kind !== 'warned');

export class SanctionDto implements SanctionRequest {
  @OneOf(SANCTION_KINDS)
  kind!: SanctionKind;

  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @OptionalJudgedText(SANCTION_LIMITS.note)
  note?: string;

  @OptionalWhole(SANCTION_LIMITS.shortestMinutes, SANCTION_LIMITS.durationMinutes)
  durationMinutes?: number;
}

export class LiftDto implements LiftRequest {
  @OneOf(SANCTION_KINDS)
  kind!: SanctionKind;

  @JudgedText(SANCTION_LIMITS.note)
  note!: string;
}

export class ChangeEndDto implements ChangeEndRequest {
  @OneOf(LASTING)
  kind!: Exclude<SanctionKind, 'warned'>;

  @OptionalWhole(SANCTION_LIMITS.shortestMinutes, SANCTION_LIMITS.durationMinutes)
  durationMinutes?: number;

  @JudgedText(SANCTION_LIMITS.note)
  note!: string;
}
