import { REPORT_REASONS, type ReportReason, type SanctionRequest } from '../../../../contracts/moderation.js';
import { type ChangeEndRequest, type LiftRequest, SANCTION_KINDS, SANCTION_LIMITS, type SanctionKind } from '../../../../contracts/sanctions.js';
import { OneOf, OptionalText, OptionalWhole, Text } from '../../../platform/http/fields.js';

const LASTING = SANCTION_KINDS.filter((kind) => kind !== 'warned');
/** The rules refuse what is too long with a sentence; this keeps absurd texts away from them. */
const LONGEST_NOTE = SANCTION_LIMITS.note * 10;

export class SanctionDto implements SanctionRequest {
  @OneOf(SANCTION_KINDS)
  kind!: SanctionKind;

  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @OptionalText(LONGEST_NOTE)
  note?: string;

  @OptionalWhole(1, SANCTION_LIMITS.durationMinutes)
  durationMinutes?: number;
}

export class LiftDto implements LiftRequest {
  @OneOf(SANCTION_KINDS)
  kind!: SanctionKind;

  @Text(LONGEST_NOTE)
  note!: string;
}

export class ChangeEndDto implements ChangeEndRequest {
  @OneOf(LASTING)
  kind!: Exclude<SanctionKind, 'warned'>;

  @OptionalWhole(1, SANCTION_LIMITS.durationMinutes)
  durationMinutes?: number;

  @Text(LONGEST_NOTE)
  note!: string;
}
