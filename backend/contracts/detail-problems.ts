/** What is wrong with what a member tells of themselves, and how it is kept: the same rules for the editor and the server. */
import { lineProblem, seenWords } from './one-line.js';
import {
  type Address,
  type Certificate,
  COMPANY_SUFFIXES,
  CONTACT_TYPES,
  type Contact,
  type ContactType,
  type CvProject,
  contactEmailProblem,
  DETAIL_LIMITS,
  DETAIL_TEXT,
  type Education,
  EXPERIENCE_LEVELS,
  type Experience,
  entryProblems,
  isKeptEntry,
  ONGOING,
  type ProfileDetails,
  phoneProblem,
  SKILL_CATEGORIES,
  SKILL_LEVELS,
  type Skill,
  type SocialLinks,
  socialProblem,
  toPhone,
  toSocial,
  type UpdateDetailsRequest,
} from './profile-details.js';

type Problems = Record<string, string>;
type Entry = Readonly<Record<string, string | undefined>>;
/** What may stand in a field of an entry. */
type Kind = 'line' | 'text' | 'start' | 'end' | 'date' | 'url';
interface FieldOf {
  readonly kind: Kind;
  readonly label: string;
}

type FieldsOf<E> = { readonly [Name in keyof E & string]: FieldOf };

const line = (label: string): FieldOf => ({ kind: 'line', label });
const DESCRIPTION = { kind: 'text', label: 'Açıklama' } as const;
const START = { kind: 'start', label: 'Başlangıç' } as const;
const END = { kind: 'end', label: 'Bitiş' } as const;
const DATE = { kind: 'date', label: 'Tarih' } as const;
const WEB = { kind: 'url', label: 'Adres' } as const;

const EXPERIENCE: FieldsOf<Experience> = {
  company: line('Şirket'),
  position: line('Pozisyon'),
  start: START,
  end: END,
  location: line('Konum'),
  description: DESCRIPTION,
};
const EDUCATION: FieldsOf<Education> = {
  school: line('Okul'),
  department: line('Bölüm'),
  degree: line('Derece'),
  start: START,
  end: END,
  description: DESCRIPTION,
};
const CERTIFICATE: FieldsOf<Certificate> = {
  name: line('Ad'),
  issuer: line('Veren kurum'),
  issue_date: DATE,
  expiry_date: DATE,
  description: DESCRIPTION,
  credential_id: line('Belge numarası'),
  credential_url: WEB,
};
const PROJECT: FieldsOf<CvProject> = {
  name: line('Ad'),
  description: DESCRIPTION,
  technologies: line('Teknolojiler'),
  start: START,
  end: END,
  url: WEB,
  github: WEB,
};
const LISTS = { experiences: EXPERIENCE, educations: EDUCATION, certificates: CERTIFICATE, projects: PROJECT } as const;
type ListName = keyof typeof LISTS;

/** The fields that each part with several of them has. */
export const ENTRY_FIELDS = {
  ...{ experiences: namesIn(EXPERIENCE), educations: namesIn(EDUCATION), certificates: namesIn(CERTIFICATE), projects: namesIn(PROJECT) },
  contacts: ['type', 'value'],
  skills: ['category', 'name', 'level'],
  social_links: ['github', 'linkedin', 'website'],
  addresses: ['country', 'city', 'district'],
} as const satisfies Record<string, readonly string[]>;

function namesIn(fields: object): readonly string[] {
  return Object.keys(fields);
}

/** First problem of each field, by its way: `bio`, `social_links.github`, `experiences.0.position`. `known` are skills that were kept without category or level. */
export function detailProblems(details: UpdateDetailsRequest, known: readonly Skill[] = []): Problems {
  const kept = tidyDetails(details);
  const bare = [...known, ...(details.skills ?? []).flatMap((skill) => (typeof skill === 'string' ? tidySkill(skill) : []))];
  const problems: Problems = {};
  for (const detail of DETAIL_NAMES) {
    const value = kept[detail];
    if (value === undefined) continue;
    for (const [way, problem] of DETAILS[detail].problems(value as never, bare)) if (problem) problems[detail + way] ??= problem;
  }
  return problems;
}

/** What may be wrong, by its way within a detail: nothing for the detail itself, `.github`, `.0.position`. */
type Found = readonly (readonly [way: string, problem: string | null])[];
interface DetailRule<D extends keyof ProfileDetails> {
  /** As it is kept. */
  readonly tidy: (given: Exclude<UpdateDetailsRequest[D], undefined>) => ProfileDetails[D];
  /** `bare` are skills that may stay without category or level. */
  readonly problems: (kept: ProfileDetails[D], bare: readonly Skill[]) => Found;
}

const itself = (problem: string | null): Found => [['', problem]];
const listRule = <L extends ListName>(list: L): DetailRule<L> => ({
  tidy: (entries) => tidyList(list, entries as readonly Entry[]) as unknown as ProfileDetails[L],
  problems: (entries: ProfileDetails[L]) => [
    ...tooMany(list, entries),
    ...entries.flatMap((entry, index) => Object.entries(listProblems(list, { ...entry })).map(([field, problem]) => [`.${index}.${field}`, problem] as const)),
  ],
});

/** How each detail is kept, and what is wrong with it: each has its rule, or nothing here compiles. */
const DETAILS: { readonly [D in keyof ProfileDetails]: DetailRule<D> } = {
  bio: {
    tidy: seenWords,
    problems: (bio) => itself(longProblem('Hakkımda', bio ?? '', DETAIL_LIMITS.bio)),
  },
  job_title: {
    tidy: seenWords,
    problems: (title) => itself(shortProblem('Pozisyon', title ?? '')),
  },
  company: {
    tidy: seenWords,
    problems: (company) => itself(shortProblem('Çalıştığınız yer', company ?? '')),
  },
  company_suffix: {
    tidy: (suffix) => suffix,
    problems: (suffix) => itself(chosenFrom(COMPANY_SUFFIXES, suffix)),
  },
  experience_level: {
    tidy: (level) => level || null,
    problems: (level) => itself(level && chosenFrom(Object.keys(EXPERIENCE_LEVELS), level)),
  },
  social_links: {
    tidy: tidyLinks,
    problems: (links) => Object.entries(links).map(([site, address]) => [`.${site}`, linkProblem(site, address)]),
  },
  addresses: {
    tidy: (address) => trimmed<Address>(address, ENTRY_FIELDS.addresses),
    problems: (address) => Object.entries(address).map(([name, value]) => [`.${name}`, shortProblem('Adres', value)]),
  },
  contacts: {
    tidy: (contacts) => contacts.flatMap(tidyContact),
    problems: (contacts) => [
      ...tooMany('contacts', contacts),
      ...contacts.map((contact, index) => [`.${index}.${Object.hasOwn(CONTACT_TYPES, contact.type) ? 'value' : 'type'}`, contactProblem(contact)] as const),
    ],
  },
  skills: {
    tidy: (skills) => skills.flatMap(tidySkill),
    problems: (skills, bare) => [
      ...tooMany('skills', skills),
      ...skills.flatMap((skill, index) => Object.entries(skillProblems(skill, bare)).map(([field, problem]) => [`.${index}.${field}`, problem] as const)),
    ],
  },
  experiences: listRule('experiences'),
  educations: listRule('educations'),
  certificates: listRule('certificates'),
  projects: listRule('projects'),
};
const DETAIL_NAMES = Object.keys(DETAILS) as (keyof ProfileDetails)[];

function tooMany(list: keyof typeof DETAIL_LIMITS.entries, entries: readonly unknown[]): Found {
  const most = DETAIL_LIMITS.entries[list];
  return itself(entries.length > most ? `En fazla ${most} kayıt ekleyebilirsiniz.` : null);
}

const shortProblem = (label: string, value: string): string | null =>
  value.length > DETAIL_LIMITS.line ? tooLong(label, DETAIL_LIMITS.line) : lineProblem(label, value);
/** Plain text with lines of its own; what nobody sees, and marks without end, are no part of any. */
const longProblem = (label: string, value: string, most: number): string | null =>
  value.length > most ? tooLong(label, most) : lineProblem(label, value.replace(/\s+/g, ' '));
const tooLong = (label: string, most: number): string => `${label} en fazla ${most.toLocaleString('tr')} karakter olabilir.`;
const chosenFrom = (values: readonly string[], value: string): string | null => (values.includes(value) ? null : DETAIL_TEXT.choiceInvalid);

function listProblems(list: ListName, entry: Entry): Problems {
  const problems: Problems = {};
  for (const [name, field] of Object.entries<FieldOf>(LISTS[list])) {
    const problem = fieldProblem(field, entry[name] ?? '');
    if (problem) problems[name] = problem;
  }
  const [from, to] = list === 'certificates' ? (['issue_date', 'expiry_date'] as const) : (['start', 'end'] as const);
  if (!problems[from] && isBefore(entry[to] ?? '', entry[from] ?? '')) problems[to] ??= DETAIL_TEXT.endBeforeStart;
  return { ...problems, ...entryProblems(list, entry) };
}

/** As far as both say: a month lies before no day of its own. */
const isBefore = (end: string, start: string): boolean => {
  const length = Math.min(end.length, start.length);
  return length > 0 && end !== ONGOING && end.slice(0, length) < start.slice(0, length);
};

function fieldProblem({ kind, label }: FieldOf, value: string): string | null {
  if (!value) return null;
  if (kind === 'line') return shortProblem(label, value);
  if (kind === 'text') return longProblem(label, value, DETAIL_LIMITS.description);
  if (kind === 'url') return urlProblem(value);
  return isDate(value) || (kind === 'end' && value === ONGOING) ? null : DETAIL_TEXT.dateInvalid;
}

/** Entries that were kept with a name alone stay until they are completed. */
function skillProblems(skill: Skill, known: readonly Skill[]): Problems {
  const problems: Problems = {};
  const isKnown = known.some(({ name, category, level }) => name === skill.name && category === skill.category && level === skill.level);
  const name = shortProblem('Yetenek', skill.name);
  if (name) problems.name = name;
  if (skill.category && !(SKILL_CATEGORIES as readonly string[]).includes(skill.category)) problems.category = DETAIL_TEXT.choiceInvalid;
  if (skill.level && !Object.hasOwn(SKILL_LEVELS, skill.level)) problems.level = DETAIL_TEXT.choiceInvalid;
  return isKnown ? problems : { ...problems, ...entryProblems('skills', skill) };
}

const TELEGRAM = /^@?[a-z]\w{4,31}$/i;
const PHONES: readonly string[] = ['phone', 'mobile', 'whatsapp'] satisfies ContactType[];
/** What is wrong with a way to reach a member, or null. */
function contactProblem({ type, value }: Contact): string | null {
  if (!Object.hasOwn(CONTACT_TYPES, type)) return DETAIL_TEXT.choiceInvalid;
  if (type === 'email') return contactEmailProblem(value);
  if (PHONES.includes(type)) return phoneProblem(value);
  return TELEGRAM.test(value) || !phoneProblem(value) ? null : DETAIL_TEXT.telegramInvalid;
}

function linkProblem(site: string, value: string): string | null {
  if (!value || site === 'website') return urlProblem(value);
  return socialProblem(site as 'github' | 'linkedin', value) ?? urlProblem(`https://${value}`);
}

/** What is wrong with an address of the web, or null: nothing but http and https, and a host with a name. */
function urlProblem(value: string): string | null {
  if (!value) return null;
  if (value.length > DETAIL_LIMITS.url) return tooLong('Adres', DETAIL_LIMITS.url);
  const flaw = lineProblem('Adres', value);
  if (flaw) return flaw;
  if (/\s/.test(value) || !URL.canParse(value)) return DETAIL_TEXT.urlInvalid;
  const { protocol, hostname, username, password } = new URL(value);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && hostname.includes('.') && !username && !password ? null : DETAIL_TEXT.urlInvalid;
}

/** With `https://` before an address that says nothing of it. */
const withScheme = (address: string): string => (!address || address.includes('://') ? address : `https://${address}`);

const DATE_FORM = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;
function isDate(value: string): boolean {
  const [, year, month, day = '01'] = DATE_FORM.exec(value) ?? [];
  if (!year || Number(year) < DETAIL_LIMITS.years.min || Number(year) > DETAIL_LIMITS.years.max) return false;
  const parsed = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return parsed.getUTCMonth() === Number(month) - 1 && parsed.getUTCDate() === Number(day);
}

/** Details as they are kept: without blanks around, addresses and numbers in one form, without entries that say nothing. */
export function tidyDetails(details: UpdateDetailsRequest): Partial<ProfileDetails> {
  const given = DETAIL_NAMES.filter((detail) => details[detail] !== undefined);
  return Object.fromEntries(given.map((detail) => [detail, DETAILS[detail].tidy(details[detail] as never)]));
}

function trimmed<E>(entry: { readonly [Name in keyof E]?: unknown }, names: readonly string[]): E {
  const given = entry as Readonly<Record<string, string | null | undefined>>;
  return Object.fromEntries(names.map((name) => [name, seenWords(given[name]) ?? ''])) as E;
}

function tidyLinks(links: Partial<SocialLinks>): SocialLinks {
  const { github, linkedin, website } = trimmed<SocialLinks>(links, ENTRY_FIELDS.social_links);
  return { github: toSocial(github), linkedin: toSocial(linkedin), website: withScheme(website) };
}

function tidyContact(contact: Partial<Contact>): Contact[] {
  const { type, value } = trimmed<Contact>(contact, ENTRY_FIELDS.contacts);
  return value ? [{ type, value: PHONES.includes(type) ? toPhone(value) : value }] : [];
}

function tidySkill(given: Partial<Skill> | string): Skill[] {
  const skill = trimmed<Skill>(typeof given === 'string' ? { name: given } : given, ENTRY_FIELDS.skills);
  return skill.name || skill.category || skill.level ? [skill] : [];
}

function tidyList(list: ListName, entries: readonly Entry[]): Entry[] {
  return entries.flatMap((given) => {
    const entry = trimmed<Record<string, string>>(given, ENTRY_FIELDS[list]);
    for (const [name, { kind }] of Object.entries<FieldOf>(LISTS[list])) if (kind === 'url') entry[name] = withScheme(entry[name] ?? '');
    return isKeptEntry(list, entry) ? [entry] : [];
  });
}
