import { LENGTH, OptionalText } from '../../../platform/http/fields.js';

export class MomentDto {
  /** A time (ISO) or a place in the log; the last place when it is left out. */
  @OptionalText(LENGTH.time)
  at?: string;
}
