import { CV_PARTS, type CvPart } from '../../../../contracts/own-documents.js';
import { cityName, countryName } from '../../../../contracts/places.js';
import { type Address, type Contact, ONGOING, type OwnProfile, SKILL_CATEGORIES, SKILL_LEVELS, type Skill } from '../../../../contracts/profile-details.js';
import type { OnePage, PageEntry } from '../../../platform/one-page/one-page.js';

/** What of each part comes first: so many entries, so many lines of each text. */
const FIRST: Record<Exclude<CvPart, 'head'>, { entries: number; lines: number }> = {
  bio: { entries: 0, lines: 4 },
  experiences: { entries: 3, lines: 4 },
  educations: { entries: 2, lines: 1 },
  skills: { entries: 0, lines: 1 },
  projects: { entries: 2, lines: 2 },
  certificates: { entries: 2, lines: 1 },
};

/** The profile that its owner sees, as it stands on the page; nothing of the account is in it. */
export type CvProfile = Pick<
  OwnProfile,
  'first_name' | 'last_name' | 'display_name' | 'username' | 'bio' | 'job_title' | 'company' | 'social_links' | 'contacts' | 'addresses' | Lists
>;
type Lists = 'skills' | 'experiences' | 'educations' | 'certificates' | 'projects';

/** The CV of a member as a page; `photo` is a square picture. */
export function cvPage(profile: CvProfile, photo: Uint8Array | null): OnePage {
  const { first_name, last_name, display_name, username, job_title, company, bio } = profile;
  const full = [first_name, last_name].filter(Boolean).join(' ');
  return {
    kind: 'Özgeçmiş',
    language: 'tr',
    names: [first_name && last_name ? full : '', display_name ?? '', full, username],
    line: joined(job_title, company),
    contacts: contactsOf(profile),
    photo: photo && { jpeg: photo, alt: 'Profil fotoğrafı' },
    parts: [
      { kind: 'text', key: 'bio', title: CV_PARTS.bio, text: bio ?? '', firstLines: FIRST.bio.lines },
      entries('experiences', profile.experiences, ({ position, company: at, start, end, location, description }) => ({
        ...{ when: period(start, end), title: position || at, at: position ? at : '', notes: [location], text: description },
      })),
      entries('educations', profile.educations, ({ school, department, degree, start, end, description }) => ({
        ...{ when: period(start, end), title: school || department, at: school ? joined(department, degree) : degree, notes: [], text: description },
      })),
      { kind: 'groups', key: 'skills', title: CV_PARTS.skills, groups: skillGroups(profile.skills), firstLines: FIRST.skills.lines },
      entries('projects', profile.projects, ({ name, description, technologies, start, end, url, github }) => ({
        ...{ when: period(start, end), title: name, at: technologies, notes: [joined(shortAddress(url), shortAddress(github))], text: description },
      })),
      entries('certificates', profile.certificates, ({ name, issuer, issue_date, expiry_date, description, credential_id, credential_url }) => ({
        ...{ when: validity(issue_date, expiry_date), title: name || issuer, at: name ? issuer : '', text: description },
        notes: [joined(credential_id && `No: ${credential_id}`, shortAddress(credential_url))],
      })),
    ],
  };
}

const entries = <Entry>(key: Lists, list: readonly Entry[], told: (entry: Entry) => PageEntry) =>
  ({ kind: 'entries', key, title: CV_PARTS[key], first: FIRST[key].entries, firstLines: FIRST[key].lines, entries: list.map(told) }) as const;

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

function contactsOf({ contacts, social_links: { github, linkedin, website }, addresses }: CvProfile): OnePage['contacts'] {
  const links = [website, github, linkedin].filter(Boolean).map((link) => ({ text: shortAddress(link), href: withScheme(link) }));
  const place = placeOf(addresses);
  return [...contacts.map(contactOf), ...links, ...(place ? [{ text: place, href: null }] : [])];
}

const SAID: Partial<Record<Contact['type'], string>> = { whatsapp: 'WhatsApp', telegram: 'Telegram' };
const contactOf = ({ type, value }: Contact) => ({
  text: [SAID[type], value].filter(Boolean).join(': '),
  href: type === 'email' ? `mailto:${value}` : null,
});

const placeOf = ({ country, city, district }: Address): string => [district, cityName(country, city), countryName(country)].filter(Boolean).join(', ');
const withScheme = (address: string): string => (address.includes('://') ? address : `https://${address}`);
/** 'github.com/elif' */
const shortAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** By category, in the order in which they are chosen; what has none comes last. */
function skillGroups(skills: readonly Skill[]) {
  const named = ({ name, level }: Skill): string => (level ? `${name} (${SKILL_LEVELS[level]})` : name);
  return [...SKILL_CATEGORIES, '' as const]
    .map((category) => ({ label: category, items: skills.filter((skill) => skill.category === category).map(named) }))
    .filter(({ items }) => items.length > 0);
}

const MONTHS = ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'];
/** 'Şub 2023': a day is more than a CV says. */
function month(date: string): string {
  const [, year = '', at = ''] = /^(\d{4})-(\d{2})/.exec(date) ?? [];
  return year ? `${MONTHS[Number(at) - 1]} ${year}` : date;
}
/** 'Şub 2023 – sürüyor' */
const period = (start: string, end: string): string => [start && month(start), end === ONGOING ? 'sürüyor' : end && month(end)].filter(Boolean).join(' – ');
const validity = (from: string, to: string): string => (to && to !== ONGOING ? period(from, to) : from && month(from));
