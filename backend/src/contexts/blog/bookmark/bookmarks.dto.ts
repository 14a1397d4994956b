import type { BookmarkRequest } from '../../../../contracts/blog-reactions.js';
import { OptionalFlag } from '../../../platform/http/fields.js';

export class BookmarkDto implements BookmarkRequest {
  @OptionalFlag()
  bookmarked?: boolean;
}
