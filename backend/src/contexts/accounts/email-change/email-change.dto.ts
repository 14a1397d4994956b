import { ACCOUNT_LIMITS } from '../../../../contracts/accounts.js';
import { EMAIL_LIMITS } from '../../../../contracts/email.js';
import type { EmailChangeRequest, EmailChangeTokenRequest } from '../../../../contracts/email-change.js';
import { JudgedText, LENGTH, Text } from '../../../platform/http/fields.js';

export class EmailChangeDto implements EmailChangeRequest {
  @JudgedText(EMAIL_LIMITS.whole)
  email: string = '';

  /** Left out by members who have none, or have just shown another proof. */
  @JudgedText(ACCOUNT_LIMITS.password.max)
  password: string = '';
}

export class EmailChangeTokenDto implements EmailChangeTokenRequest {
  /** The token of the mail. */
  @Text(LENGTH.token)
  token: string = '';
}
