import type { RegisterRequest, ResendVerificationRequest, VerifyEmailRequest } from '../../../../contracts/accounts.js';
import { OptionalText, Text } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules answer with their own sentences.

export class RegisterDto implements RegisterRequest {
  @Text(320)
  email: string = '';

  @Text(200)
  username: string = '';

  @Text(1000)
  password: string = '';

  @OptionalText(200)
  first_name?: string;

  @OptionalText(200)
  last_name?: string;

  @OptionalText(200)
  display_name?: string;

  @OptionalText(100)
  accepted_terms?: string;

  @OptionalText(100)
  read_notice?: string;
}

export class VerifyEmailDto implements VerifyEmailRequest {
  @Text(200)
  token: string = '';
}

export class ResendVerificationDto implements ResendVerificationRequest {
  @Text(320)
  email: string = '';
}

export class CheckUsernameDto {
  @Text(200)
  username: string = '';
}
