import type { PasswordChangeRequest, PasswordResetRequest, PasswordUpdateRequest } from '../../../../contracts/access.js';
import { Text } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules answer with their own sentences.

export class PasswordResetDto implements PasswordResetRequest {
  @Text(320)
  email: string = '';
}

export class PasswordUpdateDto implements PasswordUpdateRequest {
  @Text(1000)
  password: string = '';

  /** The token of the reset mail. */
  @Text(200)
  accessToken: string = '';
}

export class PasswordChangeDto implements PasswordChangeRequest {
  @Text(1000)
  currentPassword: string = '';

  @Text(1000)
  password: string = '';
}
