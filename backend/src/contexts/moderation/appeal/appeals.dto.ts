import { APPEAL_OUTCOMES, type AppealOutcome } from '../../../../contracts/appeal-outcomes.js';
import { APPEAL_LIMITS, type DecideAppealRequest, type LinkRequest, type MakeAppealRequest } from '../../../../contracts/appeals.js';
import { SANCTION_KINDS } from '../../../../contracts/sanctions.js';
import { JudgedText, LENGTH, OneOf, OptionalFlag, OptionalJudgedText, OptionalOneOf, OptionalText, Text } from '../../../platform/http/fields.js';

const LASTING = SANCTION_KINDS.filter((kind) => kind !== 'warned');

export class MakeAppealDto implements MakeAppealRequest {
  @JudgedText(APPEAL_LIMITS.text)
  text!: string;
}

export class AppealMessageDto implements MakeAppealRequest {
  @JudgedText(APPEAL_LIMITS.message)
  text!: string;
}

export class LinkDto implements LinkRequest {
  @Text(LENGTH.token)
  token!: string;
}

export class MakeByLinkDto extends MakeAppealDto implements LinkRequest {
  @Text(LENGTH.token)
  token!: string;
}

export class MessageByLinkDto extends AppealMessageDto implements LinkRequest {
  @Text(LENGTH.token)
  token!: string;
}

export class DecideAppealDto implements DecideAppealRequest {
  @OneOf(APPEAL_OUTCOMES)
  outcome!: AppealOutcome;

  @OptionalOneOf(LASTING)
  kind?: NonNullable<DecideAppealRequest['kind']>;

  @OptionalText(LENGTH.time)
  until?: string;

  @OptionalFlag()
  restore_content?: boolean;

  @JudgedText(APPEAL_LIMITS.message)
  message!: string;

  @OptionalJudgedText(APPEAL_LIMITS.staffNote)
  staff_note?: string;
}
