import { nameProblem } from '../../../../contracts/account-problems.js';
import { detailProblems, tidyDetails } from '../../../../contracts/detail-problems.js';
import { foldText } from '../../../../contracts/folding.js';
import { seenWords } from '../../../../contracts/one-line.js';
import { citiesOf, cityName, countryName } from '../../../../contracts/places.js';
import {
  type Address,
  type Contact,
  DETAIL_LIMITS,
  type EntryKind,
  ONGOING,
  SKILL_CATEGORIES,
  SKILL_LEVELS,
  type SkillLevel,
  type UpdateDetailsRequest,
} from '../../../../contracts/profile-details.js';
import { linksText } from '../../../../contracts/profile-sections.js';
import {
  RESUME_LIMITS,
  RESUME_SECTIONS,
  type RefusedPart,
  type ResumeChange,
  type ResumePreview,
  type ResumeRequest,
  type ResumeSection,
} from '../../../../contracts/resume.js';
import { fullName, NETWORKS, type ResumeProfile } from './resume.words.js';
import { isObject, type JsonObject } from './resume-file.words.js';

/** Says nothing of the member. */
const NO_CONTENT = ['$schema', 'meta'];

/** What a file would change of a profile, by the rules of the editor: what they refuse is not in it, and told with their sentences. */
export function previewOf(resume: JsonObject, profile: ResumeProfile): ResumePreview {
  const reader = new Reader();
  const basics = reader.object(resume.basics, 'basics', ['name', 'label', 'email', 'phone', 'url', 'summary', 'location', 'profiles']);
  reader.object(resume, '', ['basics', 'work', 'education', 'certificates', 'projects', 'skills', ...NO_CONTENT]);
  const wanted: Partial<Record<ResumeSection, ResumeRequest>> = {
    names: namesIn(basics.text('name'), profile, reader),
    bio: single({ bio: basics.text('summary') }, 'bio', reader),
    job: single({ job_title: basics.text('label') }, 'job', reader),
    contacts: contactsIn(basics, profile, reader),
    links: linksIn(basics, profile, reader),
    address: addressIn(basics, profile, reader),
    experiences: listIn('experiences', reader.list(resume.work, 'work', WORK).map(experienceIn), reader),
    educations: listIn('educations', reader.list(resume.education, 'education', EDUCATION).map(educationIn), reader),
    skills: listIn('skills', reader.list(resume.skills, 'skills', SKILL).flatMap(skillsIn), reader),
    certificates: listIn('certificates', reader.list(resume.certificates, 'certificates', CERTIFICATE).map(certificateIn), reader),
    projects: listIn('projects', reader.list(resume.projects, 'projects', PROJECT).map(projectIn), reader),
  };
  const sections = Object.keys(RESUME_SECTIONS) as ResumeSection[];
  const changes = sections.flatMap((section) => changeOf(section, wanted[section], profile));
  const { refused, unknown, guessedMonths } = reader;
  return { changes, refused: refused.slice(0, RESUME_LIMITS.told), unknown: [...unknown].slice(0, RESUME_LIMITS.told), guessed_months: guessedMonths };
}

/** An object of the file whose fields are asked for one by one. */
class Fields {
  constructor(
    private readonly value: JsonObject,
    private readonly place: string,
    private readonly reader: Reader,
  ) {}

  /** A text as it is kept; what is none is told as having no place. */
  text(name: string): string {
    const found = this.value[name];
    if (typeof found === 'string') return seenWords(found) ?? '';
    if (found !== undefined && found !== null) this.reader.unknown.add(`${this.place}.${name}`);
    return '';
  }

  texts(name: string): string[] {
    const found = this.value[name];
    if (found === undefined || found === null) return [];
    const texts = Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
    if (!Array.isArray(found) || texts.length < found.length) this.reader.unknown.add(`${this.place}.${name}`);
    return texts;
  }

  flag(name: string): boolean | null {
    const found = this.value[name];
    return typeof found === 'boolean' ? found : null;
  }

  object(name: string, known: readonly string[]): Fields {
    return this.reader.object(this.value[name], `${this.place}.${name}`, known);
  }

  list(name: string, known: readonly string[]): Fields[] {
    return this.reader.list(this.value[name], `${this.place}.${name}`, known);
  }

  /** A date of the schema: a year alone gets its first month, or its last where something ends. */
  date(name: string, isEnd = false): string {
    const written = this.text(name);
    const [, date = written] = /^(\d{4}-\d{2}-\d{2})T/.exec(written) ?? [];
    if (!/^\d{4}$/.test(date)) return date;
    this.reader.guessedMonths = true;
    return `${date}-${isEnd ? '12' : '01'}`;
  }

  /** The end of a time: one that is not told has not come where that is what the schema means by it. */
  end(start: string, isOpen: boolean): string {
    const written = this.date('endDate', true);
    if (written) return written;
    return (this.flag('current') ?? (isOpen && start !== '')) ? ONGOING : '';
  }
}

/** Notes what of the file has no place in a profile. */
class Reader {
  readonly refused: RefusedPart[] = [];
  readonly unknown = new Set<string>();
  guessedMonths = false;

  object(value: unknown, place: string, known: readonly string[]): Fields {
    if (!isObject(value)) {
      if (value !== undefined && value !== null) this.unknown.add(place);
      return new Fields({}, place, this);
    }
    for (const name of Object.keys(value)) if (!known.includes(name)) this.unknown.add(this.nameOf(place, name));
    return new Fields(value, place, this);
  }

  list(value: unknown, place: string, known: readonly string[]): Fields[] {
    if (!Array.isArray(value)) {
      if (value !== undefined && value !== null) this.unknown.add(place);
      return [];
    }
    return value.map((one) => this.object(one, `${place}[]`, known));
  }

  refuse(what: string, why: string): void {
    this.refused.push({ what: seenWords(what.slice(0, DETAIL_LIMITS.line)) ?? '', why });
  }

  /** Names of fields are texts of strangers: they are told as far as they are names. */
  private nameOf(place: string, name: string): string {
    const told = name.replace(/[^\w$-]/g, '?').slice(0, 40);
    return place ? `${place}.${told}` : told;
  }
}

/** The first sentence of the editor against this, or null. */
const problemOf = (details: UpdateDetailsRequest): string | null => Object.values(detailProblems(details))[0] ?? null;

function single(request: Pick<ResumeRequest, 'bio' | 'job_title'>, section: ResumeSection, reader: Reader): ResumeRequest | undefined {
  if (!Object.values(request).some(Boolean)) return undefined;
  const problem = problemOf(request);
  if (problem) reader.refuse(RESUME_SECTIONS[section], problem);
  return problem ? undefined : request;
}

/** The last word is the last name, unless the name is the one that the profile has. */
function namesIn(name: string, profile: ResumeProfile, reader: Reader): ResumeRequest | undefined {
  const whole = name.replace(/\s+/g, ' ');
  if (!whole || whole === fullName(profile).replace(/\s+/g, ' ')) return undefined;
  const at = whole.lastIndexOf(' ');
  const request = at < 0 ? { first_name: whole } : { first_name: whole.slice(0, at), last_name: whole.slice(at + 1) };
  const problem = Object.values(request).map(nameProblem).find(Boolean);
  if (problem) reader.refuse(RESUME_SECTIONS.names, problem);
  return problem ? undefined : request;
}

/** The file has one address and one number: each takes the place of the first of its kind. */
function contactsIn(basics: Fields, { contacts }: ResumeProfile, reader: Reader): ResumeRequest | undefined {
  const merged = [...contacts];
  let isChanged = false;
  for (const [field, types] of [
    ['email', ['email']],
    ['phone', ['phone', 'mobile']],
  ] as const) {
    const value = basics.text(field);
    if (!value) continue;
    const at = merged.findIndex(({ type }) => (types as readonly string[]).includes(type));
    const contact: Contact = { type: merged[at]?.type ?? types[0], value };
    const problem = problemOf({ contacts: [contact] });
    if (problem) reader.refuse(value, problem);
    else if (at < 0 && merged.length >= DETAIL_LIMITS.entries.contacts) reader.refuse(value, mostText('contacts'));
    else {
      merged.splice(at < 0 ? merged.length : at, at < 0 ? 0 : 1, contact);
      isChanged = true;
    }
  }
  return isChanged ? { contacts: merged } : undefined;
}

function linksIn(basics: Fields, { social_links }: ResumeProfile, reader: Reader): ResumeRequest | undefined {
  const links = { ...social_links };
  let isChanged = false;
  const take = (of: keyof typeof links, value: string) => {
    const problem = value && problemOf({ social_links: { [of]: value } });
    if (problem) reader.refuse(value, problem);
    else if (value) [links[of], isChanged] = [value, true];
  };
  take('website', basics.text('url'));
  for (const profile of basics.list('profiles', ['network', 'username', 'url'])) {
    const network = profile.text('network');
    const known = NETWORKS.find((one) => one.network.toLowerCase() === network.toLowerCase());
    const username = profile.text('username');
    if (known) take(known.of, profile.text('url') || (username && known.start + username));
    else reader.unknown.add(`basics.profiles[] ${network.replace(/[^\w .-]/g, '?').slice(0, 40)}`.trim());
  }
  return isChanged ? { social_links: links } : undefined;
}

function addressIn(basics: Fields, { addresses }: ResumeProfile, reader: Reader): ResumeRequest | undefined {
  const location = basics.object('location', ['city', 'countryCode', 'district']);
  const [country, city, district] = [location.text('countryCode'), location.text('city'), location.text('district')];
  if (!country && !city && !district) return undefined;
  const kept = country || addresses.country;
  const known = citiesOf(kept).find(({ name }) => foldText(name) === foldText(city));
  const chosen = { country: kept, city: known?.stateCode ?? city };
  const isSamePlace = chosen.country === addresses.country && chosen.city === addresses.city;
  const request = { addresses: { ...chosen, district: district || (isSamePlace ? addresses.district : '') } };
  const problem = problemOf(request);
  if (problem) reader.refuse(RESUME_SECTIONS.address, problem);
  return problem ? undefined : request;
}

/** Entries that the editor would keep, as many as it has room for. */
function listIn(list: EntryKind, entries: readonly (object | string)[], reader: Reader): ResumeRequest | undefined {
  const most = DETAIL_LIMITS.entries[list];
  const kept = entries.flatMap((entry, at) => {
    const one = { [list]: [entry] } as UpdateDetailsRequest;
    if (tidyDetails(one)[list]?.length === 0) return [];
    const problem = problemOf(one);
    if (problem) reader.refuse(`${RESUME_SECTIONS[list]}, ${at + 1}. kayıt`, problem);
    return problem ? [] : [entry];
  });
  if (kept.length > most) reader.refuse(RESUME_SECTIONS[list], mostText(list));
  return kept.length > 0 ? ({ [list]: kept.slice(0, most) } as ResumeRequest) : undefined;
}

const mostText = (list: keyof typeof DETAIL_LIMITS.entries): string => `En fazla ${DETAIL_LIMITS.entries[list]} kayıt ekleyebilirsiniz.`;

const TIMES = ['startDate', 'endDate', 'current'];
const WORK = ['name', 'company', 'position', 'location', 'summary', 'highlights', ...TIMES];
const EDUCATION = ['institution', 'area', 'studyType', 'summary', ...TIMES];
const CERTIFICATE = ['name', 'issuer', 'date', 'url', 'expiryDate', 'credentialId', 'summary'];
const PROJECT = ['name', 'description', 'keywords', 'highlights', 'url', 'repository', ...TIMES];
const SKILL = ['name', 'level', 'keywords'];

/** What is told in points stands below the text, a line for each. */
const withPoints = (text: string, points: readonly string[]): string => [text, ...points.map((point) => `• ${point}`)].filter(Boolean).join('\n');

function experienceIn(work: Fields) {
  const start = work.date('startDate');
  return {
    ...{ company: work.text('name') || work.text('company'), position: work.text('position'), location: work.text('location') },
    ...{ start, end: work.end(start, true), description: withPoints(work.text('summary'), work.texts('highlights')) },
  };
}

function educationIn(education: Fields) {
  const start = education.date('startDate');
  return {
    ...{ school: education.text('institution'), department: education.text('area'), degree: education.text('studyType') },
    ...{ start, end: education.end(start, true), description: education.text('summary') },
  };
}

const certificateIn = (certificate: Fields) => ({
  ...{ name: certificate.text('name'), issuer: certificate.text('issuer'), description: certificate.text('summary') },
  ...{ issue_date: certificate.date('date'), expiry_date: certificate.date('expiryDate', true) },
  ...{ credential_id: certificate.text('credentialId'), credential_url: certificate.text('url') },
});

function projectIn(project: Fields) {
  const start = project.date('startDate');
  return {
    ...{ name: project.text('name'), description: withPoints(project.text('description'), project.texts('highlights')) },
    ...{ technologies: project.texts('keywords').join(', '), start, end: project.end(start, false) },
    ...{ url: project.text('url'), github: project.text('repository') },
  };
}

/** How others call levels. */
const LEVELS: Readonly<Record<string, SkillLevel>> = {
  ...Object.fromEntries(Object.entries(SKILL_LEVELS).flatMap(([level, label]) => [level, foldText(label)].map((word) => [word, level as SkillLevel]))),
  novice: 'beginner',
  basic: 'beginner',
  proficient: 'advanced',
  master: 'expert',
};

/** A skill of the file is one of the profile, or a group of them that its keywords name. One without a level stays a name until it is completed. */
function skillsIn(skill: Fields): (object | string)[] {
  const [name, keywords] = [skill.text('name'), skill.texts('keywords')];
  const level = LEVELS[foldText(skill.text('level'))];
  const isCategory = (word: string) => SKILL_CATEGORIES.find((category) => foldText(category) === foldText(word));
  const own = keywords.map(isCategory).find(Boolean);
  const names = keywords.length > 0 && !own ? keywords : [name];
  const category = own ?? (names[0] === name ? undefined : isCategory(name)) ?? 'Diğer';
  return names.map((one) => (level ? { category, name: one, level } : one));
}

function changeOf(section: ResumeSection, request: ResumeRequest | undefined, profile: ResumeProfile): ResumeChange[] {
  if (!request) return [];
  const { first_name, last_name, ...details } = request;
  const next: ResumeProfile = {
    ...profile,
    ...tidyDetails(details),
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  };
  const isSame = (Object.keys(request) as (keyof ResumeRequest)[]).every((field) => JSON.stringify(next[field]) === JSON.stringify(profile[field]));
  if (isSame) return [];
  const [before, after] = [TOLD[section](profile), TOLD[section](next)].map((lines) => lines.filter(Boolean));
  return [{ section, how: before?.length ? 'replaced' : 'added', before: before ?? [], after: after ?? [], request }];
}

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');
const placeOf = ({ country, city, district }: Address): string => [district, cityName(country, city), countryName(country)].filter(Boolean).join(', ');

/** What stands in a section, a line for each thing. */
const TOLD: Record<ResumeSection, (profile: ResumeProfile) => string[]> = {
  names: ({ first_name, last_name }) => [[first_name, last_name].filter(Boolean).join(' ')],
  bio: ({ bio }) => [bio ?? ''],
  job: ({ job_title }) => [job_title ?? ''],
  contacts: ({ contacts }) => contacts.map(({ value }) => value),
  links: ({ social_links }) => (linksText(social_links) ?? '').split('\n'),
  address: ({ addresses }) => [placeOf(addresses)],
  experiences: ({ experiences }) => experiences.map(({ position, company }) => joined(position, company)),
  educations: ({ educations }) => educations.map(({ school, department }) => joined(school, department)),
  skills: ({ skills }) => skills.map(({ name, level }) => joined(name, level && SKILL_LEVELS[level])),
  certificates: ({ certificates }) => certificates.map(({ name, issuer }) => joined(name, issuer)),
  projects: ({ projects }) => projects.map(({ name, technologies }) => joined(name, technologies)),
};
