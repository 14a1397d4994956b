import {
  FACT_KINDS,
  type FactKind,
  REVERSALS,
  type RenameFilterRequest,
  type Reversal,
  type SaveFilterRequest,
  TIMELINE_LIMITS,
  type TimelineFilter,
} from '../../../../contracts/audit-timeline.js';
import { JudgedText, LENGTH, OptionalId, OptionalOffset, OptionalOneOf, OptionalText, Text } from '../../../platform/http/fields.js';

export class TimelineFilterDto implements TimelineFilter {
  @OptionalOneOf(FACT_KINDS)
  kind?: FactKind;

  /** A member's id, or who acts without being one. */
  @OptionalText(LENGTH.id)
  actor?: string;

  @OptionalId()
  subject?: string;

  @OptionalId()
  case?: string;

  @OptionalText(TIMELINE_LIMITS.type)
  type?: string;

  @OptionalText(TIMELINE_LIMITS.rule)
  rule?: string;

  @OptionalText(TIMELINE_LIMITS.day)
  from?: string;

  @OptionalText(TIMELINE_LIMITS.day)
  to?: string;

  @OptionalOneOf(REVERSALS)
  reversal?: Reversal;
}

export class TimelineDto extends TimelineFilterDto {
  /** `next` of the page before. */
  @OptionalOffset(Number.MAX_SAFE_INTEGER)
  before?: number;
}

export class SaveFilterDto implements SaveFilterRequest {
  @JudgedText(TIMELINE_LIMITS.filterName)
  name!: string;

  /** As the address of the page has it. */
  @Text(LENGTH.filter)
  filter!: string;
}

export class RenameFilterDto implements RenameFilterRequest {
  @JudgedText(TIMELINE_LIMITS.filterName)
  name!: string;
}
