import { ACCOUNT_LIMITS } from '../../../../contracts/accounts.js';
import {
  type FactorProof,
  type PasskeyAssertion,
  type PasskeyRegistration,
  type PasskeySecondFactorRequest,
  type PasskeySignInRequest,
  SECOND_FACTOR_LIMITS,
  type SecondFactorRequest,
} from '../../../../contracts/second-factor.js';
import { COUNT, JudgedText, LENGTH, OptionalFlag, OptionalJudgedText, OptionalText, OptionalTexts, Text } from '../../../platform/http/fields.js';

export class SecondFactorDto implements SecondFactorRequest {
  @Text(LENGTH.token)
  ticket: string = '';

  @Text(LENGTH.code)
  code: string = '';
}

export class TotpCodeDto {
  @Text(LENGTH.code)
  code: string = '';
}

export class FactorProofDto implements FactorProof {
  @OptionalJudgedText(ACCOUNT_LIMITS.password.max)
  password?: string;

  @OptionalText(LENGTH.code)
  code?: string;
}

export class PasskeyAssertionDto implements PasskeyAssertion {
  @Text(LENGTH.credentialId)
  id: string = '';

  @Text(LENGTH.credential)
  clientDataJSON: string = '';

  @Text(LENGTH.credential)
  authenticatorData: string = '';

  @Text(LENGTH.credential)
  signature: string = '';

  @OptionalText(LENGTH.credentialId)
  userHandle?: string;
}

export class PasskeySignInDto extends PasskeyAssertionDto implements PasskeySignInRequest {
  @OptionalFlag()
  rememberMe?: boolean;
}

export class PasskeySecondFactorDto extends PasskeyAssertionDto implements PasskeySecondFactorRequest {
  @Text(LENGTH.token)
  ticket: string = '';
}

export class PasskeyRegistrationDto implements PasskeyRegistration {
  @JudgedText(SECOND_FACTOR_LIMITS.passkeyName)
  name: string = '';

  @Text(LENGTH.credentialId)
  id: string = '';

  @Text(LENGTH.credential)
  clientDataJSON: string = '';

  @Text(LENGTH.credential)
  attestationObject: string = '';

  @OptionalTexts(COUNT.transports, LENGTH.transport)
  transports?: string[];
}

export class PasskeyNameDto {
  @JudgedText(SECOND_FACTOR_LIMITS.passkeyName)
  name: string = '';
}
