import { ACCOUNT_LIMITS } from '../../../../contracts/accounts.js';
import {
  type BeginLinkRequest,
  type FinishLinkRequest,
  type FinishRegistrationRequest,
  PROVIDER_IDS,
  type ProviderId,
} from '../../../../contracts/identities.js';
import { INVITATION_LIMITS } from '../../../../contracts/invitations.js';
import type { BeginProofRequest, SetPasswordRequest } from '../../../../contracts/proof.js';
import { REDIRECT_LIMIT } from '../../../../contracts/redirects.js';
import { JudgedText, LENGTH, OneOf, OptionalJudgedText, OptionalOneOf, OptionalText } from '../../../platform/http/fields.js';

export class StartDto {
  /** Own path to go on to; anything else is ignored. */
  @OptionalJudgedText(REDIRECT_LIMIT)
  redirect?: string;

  /** Whether the session outlives the browser. */
  @OptionalOneOf(['0', '1'])
  remember?: '0' | '1';
}

export class FinishLinkDto implements FinishLinkRequest {
  @JudgedText(ACCOUNT_LIMITS.password.max)
  password: string = '';
}

export class BeginLinkDto implements BeginLinkRequest {
  @OneOf(PROVIDER_IDS)
  provider!: ProviderId;
}

export class FinishRegistrationDto implements FinishRegistrationRequest {
  @JudgedText(ACCOUNT_LIMITS.username.max)
  username: string = '';

  @OptionalJudgedText(ACCOUNT_LIMITS.name.max)
  display_name?: string;

  @OptionalText(LENGTH.version)
  accepted_terms?: string;

  @OptionalText(LENGTH.version)
  read_notice?: string;

  @OptionalText(INVITATION_LIMITS.token)
  invitation?: string;
}

export class BeginProofDto implements BeginProofRequest {
  @OneOf(PROVIDER_IDS)
  provider!: ProviderId;

  /** Own path to go on to; anything else is ignored. */
  @OptionalJudgedText(REDIRECT_LIMIT)
  redirect?: string;
}

export class SetPasswordDto implements SetPasswordRequest {
  @JudgedText(ACCOUNT_LIMITS.password.max)
  password: string = '';
}
