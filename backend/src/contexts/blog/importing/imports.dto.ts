import type { ImportRequest } from '../../../../contracts/blog-import.js';
import { OptionalOneOf } from '../../../platform/http/fields.js';

export class ImportDto implements ImportRequest {
  @OptionalOneOf(['true', 'false'])
  preview?: 'true' | 'false';
}
