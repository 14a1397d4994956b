import type { RequestDeletion } from '../../../../contracts/own-data.js';
import { MEMBER_LIST, type UpdateDisplayNameRequest, type UpdateProfileRequest } from '../../../../contracts/profile.js';
import { Flag, OptionalFlag, OptionalOneOf, OptionalText, Text, WindowDto } from '../../../platform/http/fields.js';

export class UpdateProfileDto implements UpdateProfileRequest {
  @OptionalText(200)
  first_name?: string | null;

  @OptionalText(200)
  last_name?: string | null;

  /** `YYYY-MM-DD` */
  @OptionalText(40)
  birth_date?: string | null;

  @OptionalText(200)
  display_name?: string | null;

  @OptionalFlag()
  is_public?: boolean;
}

export class UpdateDisplayNameDto implements UpdateDisplayNameRequest {
  @OptionalText(200)
  display_name?: string | null;
}

export class ProfileQueryDto {
  /** Accepted and without effect: what is answered is never older than the caller's own last write. */
  @OptionalOneOf(['true', 'false'])
  bypassCache?: string;
}

export class MemberSearchDto {
  @Text(200)
  q: string = '';
}

/** Room for as many ids as a list may have. */
const LONGEST_IDS = MEMBER_LIST.ids * 37;

export class MemberListDto extends WindowDto {
  /** Ids with commas in between. */
  @OptionalText(LONGEST_IDS)
  ids?: string;
}

export class RequestDeletionDto implements RequestDeletion {
  /** Of those who have one. */
  @OptionalText(1000)
  password?: string;

  @Flag()
  keep_content: boolean = true;
}
