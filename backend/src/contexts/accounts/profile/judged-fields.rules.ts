/** What of a profile moderators judge: where each field is kept, and which switch hides it. One table for whoever holds, compares, shows or takes away. */
import { FLAG_OF, type PrivacyFlag } from '../../../../contracts/privacy.js';
import type { ProfileDetails } from '../../../../contracts/profile-details.js';
import type { PictureField, ProfileField, WrittenField } from '../../../../contracts/profile-fields.js';
import { linksIn, linksText, SECTION_OF, sectionText } from '../../../../contracts/profile-sections.js';
import type { MemberNames, ProfileEvent } from './profile.events.js';

export type Pictures = Readonly<Record<PictureField, string | null>>;

/** What of a profile is judged by moderators, as everybody sees it. */
export interface Shown {
  readonly names: MemberNames;
  readonly details: ProfileDetails;
  readonly pictures: Pictures;
}
/** What a member wants to write of it; what is left out stays as it is. */
export interface Wanted {
  readonly displayName?: string | null;
  readonly details: Partial<ProfileDetails>;
}

interface JudgedField {
  /** Whether its member can hide it. */
  readonly flag: PrivacyFlag | null;
  readonly shown: (shown: Shown) => string | null;
  /** The fact that shows another value of it. */
  readonly show: (memberId: string, shown: Shown, value: string | null) => ProfileEvent;
}
interface WrittenPlace extends JudgedField {
  /** How a request calls it. */
  readonly part: 'display_name' | keyof ProfileDetails;
  /** What a member wants to stand there; undefined where nothing is said of it. */
  readonly wanted: (wanted: Wanted) => string | null | undefined;
  /** All else that they want. */
  readonly without: <W extends Wanted>(wanted: W) => W;
}

/** Kept as a detail that is judged as one text, and comes back of that text. */
function inDetail<D extends keyof ProfileDetails>(
  detail: D,
  textOf: (value: ProfileDetails[D]) => string | null,
  valueIn: (text: string | null) => ProfileDetails[D],
): WrittenPlace {
  return {
    part: detail,
    flag: FLAG_OF.get(detail) ?? null,
    shown: ({ details }) => textOf(details[detail]),
    show: (memberId, { details }, text) => {
      const section = SECTION_OF[detail];
      return { type: 'ProfileSectionWritten', data: { memberId, section, value: sectionText(section, { ...details, [detail]: valueIn(text) }) } };
    },
    wanted: ({ details: { [detail]: value } }) => (value === undefined ? undefined : textOf(value as ProfileDetails[D])),
    without: (wanted) => {
      const { [detail]: _, ...details } = wanted.details;
      return { ...wanted, details };
    },
  };
}

/** What members write, each with the place where it is kept. */
export const WRITTEN: Record<WrittenField, WrittenPlace> = {
  display_name: {
    part: 'display_name',
    flag: null,
    shown: ({ names }) => names.displayName,
    show: (memberId, { names }, displayName) => ({ type: 'DisplayNameChanged', data: { memberId, ...names, displayName } }),
    wanted: ({ displayName }) => displayName,
    without: (wanted) => ({ ...wanted, displayName: undefined }),
  },
  bio: inDetail(
    'bio',
    (bio) => bio,
    (text) => text,
  ),
  links: inDetail('social_links', linksText, linksIn),
};
export const WRITTEN_FIELDS = Object.keys(WRITTEN) as WrittenField[];

const picture = (field: PictureField): JudgedField => ({
  flag: null,
  shown: ({ pictures }) => pictures[field],
  show: (memberId, { pictures }, value) => ({ type: 'ProfilePictureShown', data: { memberId, field, picture: value, former: pictures[field] } }),
});

/** How each field is read, and the fact that shows another value of it. */
export const FIELD: Record<ProfileField, JudgedField> = {
  page: {
    flag: null,
    shown: ({ names: { username } }) => username && `@${username}`,
    show: (memberId, _, value) => ({ type: value === null ? 'ProfileTakenFromView' : 'ProfileReturnedToView', data: { memberId } }),
  },
  ...WRITTEN,
  avatar: picture('avatar'),
  banner: picture('banner'),
};
