import { ACCOUNT_LIMITS } from '../../../../contracts/accounts.js';
import type { UsernameChangeRequest, UsernameRedirectRequest } from '../../../../contracts/username-change.js';
import { Flag, JudgedText } from '../../../platform/http/fields.js';

export class UsernameChangeDto implements UsernameChangeRequest {
  @JudgedText(ACCOUNT_LIMITS.username.max)
  username: string = '';

  @Flag()
  redirect: boolean = false;

  /** Left out by members who have none, or have just shown another proof. */
  @JudgedText(ACCOUNT_LIMITS.password.max)
  password: string = '';
}

export class UsernameRedirectDto implements UsernameRedirectRequest {
  @Flag()
  redirect: boolean = false;
}
