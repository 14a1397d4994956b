import {
  SUBROLE_LIMITS,
  SUBROLE_STATES,
  SUBROLES,
  type Subrole,
  type SubroleDecision,
  type SubroleRequest,
  type SubroleReview,
  type SubroleState,
} from '../../../../contracts/subroles.js';
import { Flag, JudgedText, OneOf, OptionalJudgedText, OptionalOneOf, OptionalSomeOf, WindowDto } from '../../../platform/http/fields.js';

export class SubroleRequestDto implements Partial<SubroleRequest> {
  @OptionalSomeOf(SUBROLES)
  requested_subroles?: Subrole[];

  @JudgedText(SUBROLE_LIMITS.reason.max)
  reason!: string;

  @OptionalJudgedText(SUBROLE_LIMITS.info)
  additional_info?: string;
}

export class SubroleReviewDto implements Partial<SubroleReview> {
  @OneOf(['approved', 'rejected'])
  status!: SubroleReview['status'];

  @OptionalSomeOf(SUBROLES)
  approved_subroles?: Subrole[];

  @OptionalSomeOf(SUBROLES)
  rejected_subroles?: Subrole[];

  @OptionalJudgedText(SUBROLE_LIMITS.note)
  review_note?: string;
}

export class SubroleListDto extends WindowDto {
  @OptionalOneOf([...SUBROLE_STATES, 'all'])
  status?: SubroleState | 'all';
}

export class SubroleDecisionDto implements SubroleDecision {
  @OneOf(SUBROLES)
  subrole!: Subrole;

  @Flag()
  held!: boolean;

  @JudgedText(SUBROLE_LIMITS.note)
  note!: string;
}
