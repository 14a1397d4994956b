import type {
  FactorProof,
  PasskeyAssertion,
  PasskeyRegistration,
  PasskeySecondFactorRequest,
  PasskeySignInRequest,
  SecondFactorRequest,
} from '../../../../contracts/second-factor.js';
import { OptionalFlag, OptionalText, OptionalTexts, Text } from '../../../platform/http/fields.js';

const LONGEST_CODE = 50;
const LONGEST_TOKEN = 200;
/** What a credential's id may be at most, in base64url. */
const LONGEST_ID = 1_400;
const LONGEST_PART = 20_000;

export class SecondFactorDto implements SecondFactorRequest {
  @Text(LONGEST_TOKEN)
  ticket: string = '';

  @Text(LONGEST_CODE)
  code: string = '';
}

export class TotpCodeDto {
  @Text(LONGEST_CODE)
  code: string = '';
}

export class FactorProofDto implements FactorProof {
  @OptionalText(1000)
  password?: string;

  @OptionalText(LONGEST_CODE)
  code?: string;
}

export class PasskeyAssertionDto implements PasskeyAssertion {
  @Text(LONGEST_ID)
  id: string = '';

  @Text(LONGEST_PART)
  clientDataJSON: string = '';

  @Text(LONGEST_PART)
  authenticatorData: string = '';

  @Text(LONGEST_PART)
  signature: string = '';

  @OptionalText(LONGEST_ID)
  userHandle?: string;
}

export class PasskeySignInDto extends PasskeyAssertionDto implements PasskeySignInRequest {
  @OptionalFlag()
  rememberMe?: boolean;
}

export class PasskeySecondFactorDto extends PasskeyAssertionDto implements PasskeySecondFactorRequest {
  @Text(LONGEST_TOKEN)
  ticket: string = '';
}

export class PasskeyRegistrationDto implements PasskeyRegistration {
  @Text(200)
  name: string = '';

  @Text(LONGEST_ID)
  id: string = '';

  @Text(LONGEST_PART)
  clientDataJSON: string = '';

  @Text(LONGEST_PART)
  attestationObject: string = '';

  @OptionalTexts(10, 40)
  transports?: string[];
}

export class PasskeyNameDto {
  @Text(200)
  name: string = '';
}
