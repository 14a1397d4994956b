import { ACCOUNT_LIMITS, type LoginRequest } from '../../../../contracts/accounts.js';
import { EMAIL_LIMITS } from '../../../../contracts/email.js';
import { JudgedText, LENGTH, OptionalFlag, OptionalText } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules answer with their own sentences.

export class LoginDto implements LoginRequest {
  /** Username or e-mail address. */
  @JudgedText(EMAIL_LIMITS.whole)
  identifier: string = '';

  @JudgedText(ACCOUNT_LIMITS.password.max)
  password: string = '';

  @OptionalFlag()
  rememberMe?: boolean;

  @OptionalText(LENGTH.timeZone)
  timeZone?: string;
}
