import { cityName, countryName } from '@contracts/places';
import { FIRST_PRIVACY, hiddenFlags, PRIVACY_FLAGS, type PrivacyFlag } from '@contracts/privacy';
import { CONTACT_TYPES, type ProfileDetails, SKILL_LEVELS } from '@contracts/profile-details';
import { jobLine } from '@contracts/profile-words';
import { longDate } from '../../../design/dates';

/** The parts of a profile that switches are about. */
export type ToldProfile = ProfileDetails & { birth_date: string | null };

const SOCIAL = { github: 'GitHub', linkedin: 'LinkedIn', website: 'Web Sitesi' } as const;
const social = ({ social_links }: ToldProfile): string =>
  (Object.keys(SOCIAL) as (keyof typeof SOCIAL)[])
    .filter((site) => social_links[site])
    .map((site) => SOCIAL[site])
    .join(', ');
const place = ({ addresses: { country, city, district } }: ToldProfile): string =>
  [district, cityName(country, city), countryName(country)].filter(Boolean).join(', ');
const contacts = (profile: ToldProfile): string => profile.contacts.map(({ type }) => CONTACT_TYPES[type]).join(', ');
const birthDate = ({ birth_date }: ToldProfile): string => (birth_date ? longDate(`${birth_date}T12:00:00Z`) : '');

const LISTS = {
  skills_visible: 'skills',
  experiences_visible: 'experiences',
  educations_visible: 'educations',
  certificates_visible: 'certificates',
  projects_visible: 'projects',
} as const;
type ListFlag = keyof typeof LISTS;
const isListFlag = (flag: PrivacyFlag): flag is ListFlag => flag in LISTS;

const EMPTY = 'Boş, eklediğinizde görünür';
const FIELDS: Record<Exclude<PrivacyFlag, ListFlag>, (profile: ToldProfile) => string> = {
  job_info_visible: jobLine,
  contact_info_visible: contacts,
  social_links_visible: social,
  address_visible: place,
  birth_date_visible: birthDate,
  followers_visible: () => 'Sizi takip edenler ve sayıları',
  following_visible: () => 'Takip ettikleriniz ve sayıları',
};

/** What a switch is about, in the words of this profile. */
export function flagWords(profile: ToldProfile, flag: PrivacyFlag): string {
  if (!isListFlag(flag)) return FIELDS[flag](profile) || EMPTY;
  const { length } = profile[LISTS[flag]];
  return length > 0 ? `${length} kayıt` : EMPTY;
}

const hiddenAtFirst = new Intl.ListFormat('tr').format(hiddenFlags(FIRST_PRIVACY).map((flag) => PRIVACY_FLAGS[flag].label.toLocaleLowerCase('tr')));
/** 'İletişim bilgileri, adres ve doğum tarihi': what new members hide until they decide. */
export const HIDDEN_AT_FIRST = hiddenAtFirst.slice(0, 1).toLocaleUpperCase('tr') + hiddenAtFirst.slice(1);

const NONE: Record<ListFlag, string> = {
  skills_visible: 'Henüz yetenek eklenmedi',
  experiences_visible: 'Henüz deneyim eklenmedi',
  educations_visible: 'Henüz eğitim bilgisi eklenmedi',
  certificates_visible: 'Henüz sertifika eklenmedi',
  projects_visible: 'Henüz proje eklenmedi',
};
const some = (names: string[], rest: string): string =>
  names.length > 2 ? `${names.slice(0, 2).join(', ')} ve ${names.length - 2} ${rest}` : names.join(', ');
const LISTED: Record<ListFlag, (profile: ToldProfile) => string> = {
  skills_visible: ({ skills }) =>
    some(
      skills.map(({ name, level }) => (level ? `${name} ${SKILL_LEVELS[level]}` : name)),
      'yetenek',
    ),
  experiences_visible: ({ experiences }) =>
    some(
      experiences.map(({ company, position }) => company || position),
      'deneyim',
    ),
  educations_visible: ({ educations }) =>
    some(
      educations.map(({ school, department }) => school || department),
      'eğitim',
    ),
  certificates_visible: ({ certificates }) =>
    some(
      certificates.map(({ name, issuer }) => name || issuer),
      'sertifika',
    ),
  projects_visible: ({ projects }) =>
    some(
      projects.map(({ name }) => name),
      'proje',
    ),
};

/** What others read where a switch shows something; null where there is nothing yet. */
export function shownWords(profile: ToldProfile, flag: PrivacyFlag): { text: string; isEmpty: boolean } {
  const text = isListFlag(flag) ? LISTED[flag](profile) : FIELDS[flag](profile);
  if (text) return { text, isEmpty: false };
  return { text: isListFlag(flag) ? NONE[flag] : flag === 'contact_info_visible' ? 'İletişim bilgisi eklenmedi' : 'Boş', isEmpty: true };
}
