import type { PasswordChangeRequest, PasswordResetRequest, PasswordUpdateRequest } from '../../../../contracts/access.js';
import { ACCOUNT_LIMITS } from '../../../../contracts/accounts.js';
import { EMAIL_LIMITS } from '../../../../contracts/email.js';
import { JudgedText, LENGTH, Text } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules answer with their own sentences.

export class PasswordResetDto implements PasswordResetRequest {
  @JudgedText(EMAIL_LIMITS.whole)
  email: string = '';
}

export class PasswordUpdateDto implements PasswordUpdateRequest {
  @JudgedText(ACCOUNT_LIMITS.password.max)
  password: string = '';

  /** The token of the reset mail. */
  @Text(LENGTH.token)
  accessToken: string = '';
}

export class PasswordChangeDto implements PasswordChangeRequest {
  @JudgedText(ACCOUNT_LIMITS.password.max)
  currentPassword: string = '';

  @JudgedText(ACCOUNT_LIMITS.password.max)
  password: string = '';
}
