import { ACCOUNT_LIMITS } from '../../../../contracts/accounts.js';
import type { RequestDeletion } from '../../../../contracts/own-data.js';
import { MEMBER_LIST, MEMBER_SEARCH, type UpdateDisplayNameRequest, type UpdateProfileRequest } from '../../../../contracts/profile.js';
import { Flag, JudgedText, LENGTH, OptionalFlag, OptionalJudgedText, OptionalOneOf, OptionalText, WindowDto } from '../../../platform/http/fields.js';

export class UpdateProfileDto implements UpdateProfileRequest {
  @OptionalJudgedText(ACCOUNT_LIMITS.name.max)
  first_name?: string | null;

  @OptionalJudgedText(ACCOUNT_LIMITS.name.max)
  last_name?: string | null;

  /** `YYYY-MM-DD` */
  @OptionalText(LENGTH.time)
  birth_date?: string | null;

  @OptionalJudgedText(ACCOUNT_LIMITS.name.max)
  display_name?: string | null;

  @OptionalFlag()
  is_public?: boolean;
}

export class UpdateDisplayNameDto implements UpdateDisplayNameRequest {
  @OptionalJudgedText(ACCOUNT_LIMITS.name.max)
  display_name?: string | null;
}

export class ProfileQueryDto {
  /** Accepted and without effect: what is answered is never older than the caller's own last write. */
  @OptionalOneOf(['true', 'false'])
  bypassCache?: string;
}

export class MemberSearchDto {
  @JudgedText(MEMBER_SEARCH.max)
  q: string = '';
}

/** Room for as many ids as a list may have, and a comma behind each. */
const LONGEST_IDS = MEMBER_LIST.ids * `${LENGTH.id},`.length;

export class MemberListDto extends WindowDto {
  /** Ids with commas in between. */
  @OptionalText(LONGEST_IDS)
  ids?: string;
}

export class RequestDeletionDto implements RequestDeletion {
  /** Of those who have one. */
  @OptionalJudgedText(ACCOUNT_LIMITS.password.max)
  password?: string;

  @Flag()
  keep_content: boolean = true;
}
