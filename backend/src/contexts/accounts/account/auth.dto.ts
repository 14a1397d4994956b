import { ACCOUNT_LIMITS, type RegisterRequest, type ResendVerificationRequest, type VerifyEmailRequest } from '../../../../contracts/accounts.js';
import { EMAIL_LIMITS } from '../../../../contracts/email.js';
import { INVITATION_LIMITS } from '../../../../contracts/invitations.js';
import { JudgedText, LENGTH, OptionalJudgedText, OptionalText, Text } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules answer with their own sentences.

export class RegisterDto implements RegisterRequest {
  @JudgedText(EMAIL_LIMITS.whole)
  email: string = '';

  @JudgedText(ACCOUNT_LIMITS.username.max)
  username: string = '';

  @JudgedText(ACCOUNT_LIMITS.password.max)
  password: string = '';

  @OptionalJudgedText(ACCOUNT_LIMITS.name.max)
  first_name?: string;

  @OptionalJudgedText(ACCOUNT_LIMITS.name.max)
  last_name?: string;

  @OptionalJudgedText(ACCOUNT_LIMITS.name.max)
  display_name?: string;

  @OptionalText(LENGTH.version)
  accepted_terms?: string;

  @OptionalText(LENGTH.version)
  read_notice?: string;

  @OptionalText(INVITATION_LIMITS.token)
  invitation?: string;
}

export class VerifyEmailDto implements VerifyEmailRequest {
  @Text(LENGTH.token)
  token: string = '';
}

export class ResendVerificationDto implements ResendVerificationRequest {
  @JudgedText(EMAIL_LIMITS.whole)
  email: string = '';
}

export class CheckUsernameDto {
  @JudgedText(ACCOUNT_LIMITS.username.max)
  username: string = '';
}
