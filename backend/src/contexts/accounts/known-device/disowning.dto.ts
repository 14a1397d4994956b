import type { DisowningRequest } from '../../../../contracts/taking-back.js';
import { LENGTH, Text } from '../../../platform/http/fields.js';

export class DisowningDto implements DisowningRequest {
  /** The token of the mail. */
  @Text(LENGTH.token)
  token: string = '';
}
