import { OptionalOffset } from '../../../platform/http/fields.js';

export class PublicLogDto {
  @OptionalOffset()
  offset?: number;
}
