import type { LoginRequest } from '../../../../contracts/accounts.js';
import { OptionalFlag, OptionalText, Text } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules answer with their own sentences.

export class LoginDto implements LoginRequest {
  /** Username or e-mail address. */
  @Text(320)
  identifier: string = '';

  @Text(1000)
  password: string = '';

  @OptionalFlag()
  rememberMe?: boolean;

  @OptionalText(64)
  timeZone?: string;
}
