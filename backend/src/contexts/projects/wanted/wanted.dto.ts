import { PAGE } from '../../../../contracts/envelope.js';
import { POSTING_STATUSES, type PostingStatus } from '../../../../contracts/help-wanted.js';
import { OptionalOneOf, Text, WindowDto } from '../../../platform/http/fields.js';
import { longestIds } from '../../../platform/http/listed-ids.js';

export class PostingListDto extends WindowDto {
  @OptionalOneOf(POSTING_STATUSES)
  status?: PostingStatus;
}

export class OwnPostingsDto {
  /** Ids with commas in between. */
  @Text(longestIds(PAGE.max))
  ids!: string;
}
