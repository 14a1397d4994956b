import { citiesOf } from '@contracts/places';
import type { UpdateProfileRequest } from '@contracts/profile';
import { profileProblems } from '@contracts/profile';
import {
  type Certificate,
  type CompanySuffix,
  type Contact,
  type CvProject,
  contactEmailProblem,
  DETAIL_TEXT,
  type Education,
  ENTRY_KINDS,
  type EntryKind,
  type Experience,
  type ExperienceLevel,
  entryProblems,
  isKeptEntry,
  type OwnProfile,
  phoneProblem,
  type Skill,
  socialProblem,
  toPhone,
  toSocial,
  type UpdateDetailsRequest,
} from '@contracts/profile-details';
import { STEPS } from './steps';

/** An entry as its fields show it. */
export type Entry = Readonly<Record<string, string>>;
/** A row of a list; what was deleted stays as a row until it is saved. */
export interface Row {
  id: string;
  gone: boolean;
  value: Entry;
}

interface TextFields {
  first_name: string;
  last_name: string;
  birth_date: string;
  display_name: string;
  bio: string;
  job_title: string;
  company: string;
  company_suffix: string;
  experience_level: string;
  phone: string;
  contact_email: string;
  github: string;
  linkedin: string;
  website: string;
  country: string;
  city: string;
  district: string;
}
export type TextField = keyof TextFields;
/** All that the editor changes, as its fields show it. */
export type EditorForm = TextFields & Record<EntryKind, Row[]>;
/** What differs from the profile that others see; this is the draft. */
export type Changes = Partial<EditorForm>;
/** What is wrong, by the name of the field; those of entries are `list.row.field`. */
export type Problems = Readonly<Record<string, string>>;

const contactOf = (profile: OwnProfile, type: Contact['type']): string => profile.contacts.find((contact) => contact.type === type)?.value ?? '';
const rowsOf = (kind: EntryKind, entries: readonly object[]): Row[] =>
  entries.map((entry, index) => ({ id: `${kind}-${index}`, gone: false, value: { ...(entry as Entry) } }));

/** The profile as its fields show it. A name that waits for a moderator is the member's own, though nobody else sees it yet. */
export function formOf(profile: OwnProfile, waitingName: string | null = null): EditorForm {
  const { social_links, addresses } = profile;
  return {
    first_name: profile.first_name ?? '',
    last_name: profile.last_name ?? '',
    birth_date: profile.birth_date ?? '',
    display_name: waitingName ?? profile.display_name ?? '',
    bio: profile.bio ?? '',
    job_title: profile.job_title ?? '',
    company: profile.company ?? '',
    company_suffix: profile.company_suffix,
    experience_level: profile.experience_level ?? '',
    phone: contactOf(profile, 'phone'),
    contact_email: contactOf(profile, 'email'),
    github: social_links.github,
    linkedin: social_links.linkedin,
    website: social_links.website,
    country: addresses.country,
    city: addresses.city,
    district: addresses.district,
    experiences: rowsOf('experiences', profile.experiences),
    educations: rowsOf('educations', profile.educations),
    certificates: rowsOf('certificates', profile.certificates),
    projects: rowsOf('projects', profile.projects),
    skills: rowsOf('skills', profile.skills),
  };
}

/** The changes with one more; what is again as it was is no change. */
export function changed(published: EditorForm, changes: Changes, given: Changes): Changes {
  const next = Object.entries({ ...changes, ...given }).filter(
    ([field, value]) => field in published && JSON.stringify(value) !== JSON.stringify(published[field as keyof EditorForm]),
  );
  return Object.fromEntries(next) as Changes;
}

/** Another country has other cities, and another city other districts. */
export const withPlace = (field: 'country' | 'city', value: string): Changes =>
  field === 'country' ? { country: value, city: '', district: '' } : { city: value, district: '' };

/** The rows that are still there. */
export const remaining = (rows: readonly Row[]): Row[] => rows.filter(({ gone }) => !gone);
const kept = (form: EditorForm, kind: EntryKind): Entry[] =>
  remaining(form[kind])
    .map(({ value }) => value)
    .filter((entry) => isKeptEntry(kind, entry));

const orNull = (text: string): string | null => text.trim() || null;

function contactsWith(profile: OwnProfile, form: EditorForm): Contact[] {
  const others = profile.contacts.filter(({ type }) => type !== 'email' && type !== 'phone');
  const own: Contact[] = [
    { type: 'email', value: form.contact_email.trim() },
    { type: 'phone', value: toPhone(form.phone) },
  ];
  return [...own.filter(({ value }) => value), ...others];
}

/** The profile as it will be when the form is saved. */
export function profileWith(profile: OwnProfile, form: EditorForm): OwnProfile {
  return {
    ...profile,
    first_name: orNull(form.first_name),
    last_name: orNull(form.last_name),
    birth_date: form.birth_date || null,
    display_name: orNull(form.display_name),
    bio: orNull(form.bio),
    job_title: orNull(form.job_title),
    company: orNull(form.company),
    company_suffix: form.company_suffix as CompanySuffix,
    experience_level: (form.experience_level || null) as ExperienceLevel | null,
    social_links: { github: toSocial(form.github), linkedin: toSocial(form.linkedin), website: form.website.trim() },
    contacts: contactsWith(profile, form),
    addresses: { country: form.country, city: form.city.trim(), district: form.district.trim() },
    experiences: kept(form, 'experiences') as unknown as Experience[],
    educations: kept(form, 'educations') as unknown as Education[],
    certificates: kept(form, 'certificates') as unknown as Certificate[],
    projects: kept(form, 'projects') as unknown as CvProject[],
    skills: kept(form, 'skills') as unknown as Skill[],
  };
}

/** Which fields of the form each part of a request comes from. */
const PARTS = {
  first_name: ['first_name'],
  last_name: ['last_name'],
  birth_date: ['birth_date'],
  bio: ['bio'],
  job_title: ['job_title'],
  company: ['company'],
  company_suffix: ['company_suffix'],
  experience_level: ['experience_level'],
  social_links: ['github', 'linkedin', 'website'],
  contacts: ['contact_email', 'phone'],
  addresses: ['country', 'city', 'district'],
  experiences: ['experiences'],
  educations: ['educations'],
  certificates: ['certificates'],
  projects: ['projects'],
  skills: ['skills'],
} as const satisfies Partial<Record<keyof OwnProfile, readonly (keyof EditorForm)[]>>;

export type SaveRequest = UpdateDetailsRequest & Omit<UpdateProfileRequest, 'display_name' | 'is_public'>;

/** What is sent on saving: the parts that were changed, without entries that say nothing. The displayed name goes by a call of its own. */
export function requestOf(profile: OwnProfile, form: EditorForm, changes: Changes): SaveRequest {
  const next = profileWith(profile, form);
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((part) => PARTS[part].some((field) => field in changes));
  return Object.fromEntries(parts.map((part) => [part, next[part]])) as SaveRequest;
}

function personalProblems(form: EditorForm, today: string): Problems {
  const own = profileProblems(form, today);
  const found: Record<string, string | null | undefined> = {
    ...own,
    first_name: form.first_name.trim() ? own.first_name : DETAIL_TEXT.firstNameMissing,
    last_name: form.last_name.trim() ? own.last_name : DETAIL_TEXT.lastNameMissing,
    birth_date: form.birth_date ? own.birth_date : DETAIL_TEXT.birthDateMissing,
    phone: phoneProblem(form.phone),
    github: socialProblem('github', form.github),
    linkedin: socialProblem('linkedin', form.linkedin),
    contact_email: contactEmailProblem(form.contact_email),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The name of a field of an entry among the problems. */
export const entryField = (kind: EntryKind, row: string, field: string): string => `${kind}.${row}.${field}`;

const listProblems = (kind: EntryKind, rows: readonly Row[]): Problems =>
  Object.fromEntries(
    remaining(rows).flatMap(({ id, value }) => Object.entries(entryProblems(kind, value)).map(([field, text]) => [entryField(kind, id, field), text])),
  );

/** What is wrong in a step. `today` is `YYYY-MM-DD`. */
export function stepProblems(step: number, form: EditorForm, today: string): Problems {
  const found = STEPS[step];
  if (found?.key === 'personal') return personalProblems(form, today);
  return found && 'list' in found ? listProblems(found.list, form[found.list]) : {};
}

/** The first step with something wrong in it; null where all is well. */
export function firstWrongStep(form: EditorForm, today: string): number | null {
  const wrong = STEPS.findIndex((_, step) => Object.keys(stepProblems(step, form, today)).length > 0);
  return wrong < 0 ? null : wrong;
}

const OPTIONAL: readonly TextField[] = [
  'first_name',
  'last_name',
  'birth_date',
  'display_name',
  'bio',
  'job_title',
  'company',
  'experience_level',
  'phone',
  'contact_email',
  'github',
  'linkedin',
  'website',
  'country',
  'city',
  'district',
];
/** How many fields of the first step are empty. */
export const emptyFields = (form: EditorForm): number => OPTIONAL.filter((field) => !form[field].trim()).length;

/** Whether a city is chosen from a list, or written. */
export const choosesCity = (country: string): boolean => citiesOf(country).length > 0;

/** The rows with one of them moved by one place among those that are still there. */
export function movedRow(rows: readonly Row[], id: string, to: number): Row[] {
  const row = rows.find((other) => other.id === id);
  const target = remaining(rows)[to];
  if (!row || !target || target.id === id) return [...rows];
  const before = rows.findIndex((other) => other.id === id) > rows.findIndex((other) => other.id === target.id);
  const others = rows.filter((other) => other.id !== id);
  const place = others.findIndex((other) => other.id === target.id) + (before ? 0 : 1);
  return [...others.slice(0, place), row, ...others.slice(place)];
}

/** Whether anything differs from what others see. */
export const isDraft = (changes: Changes): boolean => Object.keys(changes).length > 0;

/** Only what the editor knows is taken out of a draft. */
export const readChanges = (stored: Changes, published: EditorForm): Changes =>
  changed(
    published,
    {},
    Object.fromEntries(
      Object.entries(stored).filter(([field, value]) =>
        (ENTRY_KINDS as readonly string[]).includes(field) ? Array.isArray(value) : typeof value === 'string',
      ),
    ) as Changes,
  );
