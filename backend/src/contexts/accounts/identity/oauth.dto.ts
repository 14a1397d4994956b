import {
  type BeginLinkRequest,
  type FinishLinkRequest,
  type FinishRegistrationRequest,
  PROVIDER_IDS,
  type ProviderId,
} from '../../../../contracts/identities.js';
import type { BeginProofRequest, SetPasswordRequest } from '../../../../contracts/proof.js';
import { OneOf, OptionalOneOf, OptionalText, Text } from '../../../platform/http/fields.js';

export class StartDto {
  /** Own path to go on to; anything else is ignored. */
  @OptionalText(4000)
  redirect?: string;

  /** Whether the session outlives the browser. */
  @OptionalOneOf(['0', '1'])
  remember?: '0' | '1';
}

export class FinishLinkDto implements FinishLinkRequest {
  @Text(1000)
  password: string = '';
}

export class BeginLinkDto implements BeginLinkRequest {
  @OneOf(PROVIDER_IDS)
  provider!: ProviderId;
}

export class FinishRegistrationDto implements FinishRegistrationRequest {
  @Text(200)
  username: string = '';

  @OptionalText(200)
  display_name?: string;

  @OptionalText(100)
  accepted_terms?: string;

  @OptionalText(100)
  read_notice?: string;
}

export class BeginProofDto implements BeginProofRequest {
  @OneOf(PROVIDER_IDS)
  provider!: ProviderId;

  /** Own path to go on to; anything else is ignored. */
  @OptionalText(4000)
  redirect?: string;
}

export class SetPasswordDto implements SetPasswordRequest {
  @Text(1000)
  password: string = '';
}
