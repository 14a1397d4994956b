import { ACCOUNT_LIMITS } from '../../../../contracts/accounts.js';
import { ENTRY_FIELDS } from '../../../../contracts/detail-problems.js';
import type { RequestDeletion } from '../../../../contracts/own-data.js';
import { PROFILE_VIEWERS, type ProfileViewer } from '../../../../contracts/privacy.js';
import { MEMBER_LIST, MEMBER_SEARCH, type UpdateDisplayNameRequest, type UpdateProfileRequest } from '../../../../contracts/profile.js';
import {
  COMPANY_SUFFIXES,
  type CompanySuffix,
  DETAIL_LIMITS,
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  type UpdateDetailsRequest,
  type UpdatePrivacyRequest,
} from '../../../../contracts/profile-details.js';
import {
  Flag,
  JudgedText,
  LENGTH,
  OptionalEntries,
  OptionalFlag,
  OptionalJudgedText,
  OptionalOneOf,
  OptionalParts,
  OptionalText,
  WindowDto,
} from '../../../platform/http/fields.js';
import { longestIds } from '../../../platform/http/listed-ids.js';

/** What stands in a part of an entry is judged by the rules; nothing of it is longer than a description. */
const parts = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, DETAIL_LIMITS.description]));
const { entries: MOST } = DETAIL_LIMITS;

export class UpdateProfileDto implements UpdateProfileRequest, UpdateDetailsRequest {
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

  @OptionalJudgedText(DETAIL_LIMITS.bio)
  bio?: string | null;

  @OptionalJudgedText(DETAIL_LIMITS.line)
  job_title?: string | null;

  @OptionalJudgedText(DETAIL_LIMITS.line)
  company?: string | null;

  @OptionalOneOf(COMPANY_SUFFIXES)
  company_suffix?: CompanySuffix;

  @OptionalOneOf([...Object.keys(EXPERIENCE_LEVELS), ''])
  experience_level?: ExperienceLevel | null;

  @OptionalParts(parts(ENTRY_FIELDS.social_links))
  social_links?: UpdateDetailsRequest['social_links'];

  @OptionalEntries(parts(ENTRY_FIELDS.contacts), MOST.contacts)
  contacts?: UpdateDetailsRequest['contacts'];

  @OptionalParts(parts(ENTRY_FIELDS.addresses))
  addresses?: UpdateDetailsRequest['addresses'];

  /** Older clients send their names alone. */
  @OptionalEntries(parts(ENTRY_FIELDS.skills), MOST.skills, DETAIL_LIMITS.line)
  skills?: UpdateDetailsRequest['skills'];

  @OptionalEntries(parts(ENTRY_FIELDS.experiences), MOST.experiences)
  experiences?: UpdateDetailsRequest['experiences'];

  @OptionalEntries(parts(ENTRY_FIELDS.educations), MOST.educations)
  educations?: UpdateDetailsRequest['educations'];

  @OptionalEntries(parts(ENTRY_FIELDS.certificates), MOST.certificates)
  certificates?: UpdateDetailsRequest['certificates'];

  @OptionalEntries(parts(ENTRY_FIELDS.projects), MOST.projects)
  projects?: UpdateDetailsRequest['projects'];
}

export class UpdatePrivacyDto implements UpdatePrivacyRequest {
  @OptionalFlag()
  is_public?: boolean;

  /** Whether those who are not signed in see the profile. */
  @OptionalFlag()
  guests_visible?: boolean;

  @OptionalFlag()
  job_info_visible?: boolean;

  @OptionalFlag()
  contact_info_visible?: boolean;

  @OptionalFlag()
  social_links_visible?: boolean;

  @OptionalFlag()
  address_visible?: boolean;

  @OptionalFlag()
  birth_date_visible?: boolean;

  @OptionalFlag()
  skills_visible?: boolean;

  @OptionalFlag()
  experiences_visible?: boolean;

  @OptionalFlag()
  educations_visible?: boolean;

  @OptionalFlag()
  certificates_visible?: boolean;

  @OptionalFlag()
  projects_visible?: boolean;

  @OptionalFlag()
  followers_visible?: boolean;

  @OptionalFlag()
  following_visible?: boolean;
}

export class UpdateDisplayNameDto implements UpdateDisplayNameRequest {
  @OptionalJudgedText(ACCOUNT_LIMITS.name.max)
  display_name?: string | null;
}

export class ProfileQueryDto {
  /** Accepted and without effect: what is answered is never older than the caller's own last write. */
  @OptionalOneOf(['true', 'false'])
  bypassCache?: string;
  /** Of one's own: as somebody else gets it. */
  @OptionalOneOf(Object.keys(PROFILE_VIEWERS))
  as?: ProfileViewer;
}

export class MemberSearchDto {
  @JudgedText(MEMBER_SEARCH.max)
  q: string = '';
}

export class MemberListDto extends WindowDto {
  /** Ids with commas in between. */
  @OptionalText(longestIds(MEMBER_LIST.ids))
  ids?: string;
}

export class RequestDeletionDto implements RequestDeletion {
  /** Of those who have one. */
  @OptionalJudgedText(ACCOUNT_LIMITS.password.max)
  password?: string;

  @Flag()
  keep_content: boolean = true;
}
