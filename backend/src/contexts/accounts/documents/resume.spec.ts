import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { tidyDetails } from '../../../../contracts/detail-problems.js';
import {
  DETAIL_LIMITS,
  DETAIL_TEXT,
  NO_DETAILS,
  SKILL_CATEGORIES,
  SKILL_LEVELS,
  type SkillCategory,
  type SkillLevel,
  type UpdateDetailsRequest,
} from '../../../../contracts/profile-details.js';
import { RESUME_LIMITS, RESUME_TEXT, type ResumePreview } from '../../../../contracts/resume.js';
import { type ResumeProfile, resumeOf } from './resume.words.js';
import { type JsonObject, resumeIn } from './resume-file.words.js';
import { previewOf } from './resume-import.words.js';

const EMPTY: ResumeProfile = { ...NO_DETAILS, first_name: null, last_name: null, display_name: null };
const read = (json: unknown): JsonObject => resumeIn(Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)));
const out = (profile: ResumeProfile) => read(resumeOf(profile));
/** The profile once its member has accepted everything. */
function accepted({ changes }: ResumePreview, profile: ResumeProfile): ResumeProfile {
  const { first_name, last_name, ...details } = Object.assign({}, ...changes.map(({ request }) => request)) as ResumePreview['changes'][number]['request'];
  return { ...profile, ...tidyDetails(details), first_name: first_name ?? profile.first_name, last_name: last_name ?? profile.last_name };
}
const told = (json: object, profile = EMPTY) => previewOf(read(json), profile);

const text = (max: number) =>
  fc
    .string({ unit: fc.constantFrom('a', 'ğ', 'İ', 'ş', '.', ',', '-', '"', '\\', ' ', '🙂'), minLength: 1, maxLength: max })
    .map((one) => `k${one.replace(/ +/g, ' ').trimEnd()}`);
const maybe = (arbitrary: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), arbitrary);
const line = text(30);
const month = fc.tuple(fc.integer({ min: 1950, max: 2000 }), fc.integer({ min: 1, max: 12 })).map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`);
const later = fc.integer({ min: 2001, max: 2099 }).map((year) => `${year}-06-30`);
const times = { start: maybe(month), end: fc.oneof(fc.constantFrom('', 'ongoing'), later) };
const url = fc.constantFrom('', 'https://a.dev/yol', 'http://b.example/?x=1');
const list = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 4 });
/** Profiles as they are kept. */
const profiles: fc.Arbitrary<ResumeProfile> = fc
  .record({
    first_name: fc.option(line),
    last_name: fc.option(line),
    display_name: fc.option(line),
    bio: fc.option(text(200)),
    job_title: fc.option(line),
    contacts: list(
      fc.constantFrom({ type: 'email', value: 'a@b.dev' }, { type: 'mobile', value: '+905321234567' }, { type: 'telegram', value: '@elif_i' } as const),
    ),
    social_links: fc.record({ github: fc.constantFrom('', 'github.com/elif'), linkedin: fc.constantFrom('', 'linkedin.com/in/elif'), website: url }),
    addresses: fc.constantFrom(
      { country: 'TR', city: '34', district: 'Kadıköy' },
      { country: 'DE', city: 'Köln', district: '' },
      { country: '', city: '', district: '' },
      { country: 'TR', city: '', district: '' },
    ),
    experiences: list(fc.record({ company: line, position: line, location: maybe(line), description: maybe(text(100)), ...times })),
    educations: list(fc.record({ school: line, department: line, degree: maybe(line), description: maybe(text(100)), ...times })),
    certificates: list(
      fc.record({
        name: line,
        issuer: line,
        issue_date: maybe(month),
        expiry_date: maybe(later),
        description: maybe(line),
        credential_id: maybe(line),
        credential_url: url,
      }),
    ),
    projects: list(fc.record({ name: line, description: line, technologies: maybe(line), url, github: url, ...times })),
    skills: list(
      fc.oneof(
        line.map((name) => ({ name, category: '' as const, level: '' as const })),
        fc.record({
          name: line,
          category: fc.constantFrom<SkillCategory>(...SKILL_CATEGORIES),
          level: fc.constantFrom(...(Object.keys(SKILL_LEVELS) as SkillLevel[])),
        }),
      ),
    ),
  })
  .map((profile) => ({ ...profile, ...tidyDetails(profile as UpdateDetailsRequest) })) as fc.Arbitrary<ResumeProfile>;

describe('A profile as JSON Resume', () => {
  it('comes back as it went, whatever is in it: into its own profile nothing is new, and into an empty one all that both know', () =>
    fc.assert(
      fc.property(profiles, (profile) => {
        const file = out(profile);
        expect(previewOf(file, profile)).toEqual({ changes: [], refused: [], unknown: [], guessed_months: false });
        const taken = previewOf(file, EMPTY);
        expect(taken).toMatchObject({ refused: [], unknown: [], guessed_months: false });
        expect(out(accepted(taken, EMPTY))).toEqual(file);
      }),
    ));

  it('is what the schema wants', () => {
    const date = { type: 'string', pattern: '^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$' };
    const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const keywords = { type: 'array', items: { type: 'string' } };
    const period = { startDate: date, endDate: date };
    const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
    const profile = { type: 'object', properties: texts('network', 'username', 'url') };
    const location = { type: 'object', properties: texts('address', 'postalCode', 'city', 'countryCode', 'region') };
    const basics = { ...texts('name', 'label', 'image', 'email', 'phone', 'url', 'summary'), location, profiles: { type: 'array', items: profile } };
    const isResume = new Ajv({ strict: false }).compile({
      type: 'object',
      additionalProperties: false,
      properties: {
        $schema: { type: 'string' },
        basics: { type: 'object', properties: basics },
        work: listOf({ ...texts('name', 'location', 'description', 'position', 'url', 'summary'), ...period, highlights: keywords }),
        education: listOf({ ...texts('institution', 'url', 'area', 'studyType', 'score'), ...period, courses: keywords }),
        certificates: listOf({ ...texts('name', 'url', 'issuer'), date }),
        skills: listOf({ ...texts('name', 'level'), keywords }),
        projects: listOf({ ...texts('name', 'description', 'url', 'entity', 'type'), ...period, keywords, highlights: keywords, roles: keywords }),
      },
    });
    fc.assert(
      fc.property(profiles, (one) => {
        isResume(out(one));
        expect(isResume.errors).toBeNull();
      }),
      { numRuns: 30 },
    );
  });
});

describe('A JSON Resume of another place', () => {
  const WORK = { name: 'Sarnıç', position: 'Mimar', startDate: '2020', endDate: '2021', summary: 'Özet.', highlights: ['Bir', 'İki'], url: 'https://x.dev' };

  it('tells section by section what it adds and what it takes the place of', () => {
    const profile = { ...EMPTY, bio: 'Eski', first_name: 'Elif', last_name: 'Işık' };
    const { changes } = told({ basics: { name: 'Elif Işık', summary: 'Yeni' }, work: [WORK] }, profile);
    expect(changes.map(({ section, how, before, after }) => [section, how, before, after])).toEqual([
      ['bio', 'replaced', ['Eski'], ['Yeni']],
      ['experiences', 'added', [], ['Mimar · Sarnıç']],
    ]);
  });

  it('takes years alone for months and says so, and points for lines', () => {
    const { changes, guessed_months } = told({ work: [WORK] });
    expect([guessed_months, changes[0]?.request.experiences]).toEqual([
      true,
      [{ company: 'Sarnıç', position: 'Mimar', location: '', start: '2020-01', end: '2021-12', description: 'Özet.\n• Bir\n• İki' }],
    ]);
  });

  it('takes a work that has not ended for one that goes on', () =>
    expect(told({ work: [{ ...WORK, startDate: '2020-05-01', endDate: undefined }] }).changes[0]?.request.experiences).toMatchObject([
      { start: '2020-05-01', end: 'ongoing' },
    ]));

  it('lists what a profile has no place for', () =>
    expect(told({ basics: { image: 'x', name: 7 }, work: [WORK], volunteer: [{}], '<b>x</b>': 1, meta: { a: 1 }, skills: 'Go' }).unknown.sort()).toEqual([
      ...['?b?x??b?', 'basics.image', 'basics.name', 'skills', 'volunteer', 'work[].url'],
    ]));

  it('leaves out what the editor would refuse, with its sentence', () => {
    const { changes, refused } = told({
      basics: { email: 'yok', summary: 'a'.repeat(DETAIL_LIMITS.bio + 1), profiles: [{ network: 'github', url: 'https://evil.dev' }] },
      work: [WORK, { name: 'Yalnız' }, { ...WORK, startDate: '2020-13' }],
      projects: Array.from({ length: 40 }, (_, at) => ({ name: `p${at}`, description: 'x' })),
    });
    expect(refused).toEqual([
      { what: 'Hakkımda', why: 'Hakkımda en fazla 1.000 karakter olabilir.' },
      { what: 'yok', why: DETAIL_TEXT.emailInvalid },
      { what: 'https://evil.dev', why: DETAIL_TEXT.github },
      { what: 'İş deneyimleri, 2. kayıt', why: DETAIL_TEXT.experience },
      { what: 'İş deneyimleri, 3. kayıt', why: DETAIL_TEXT.dateInvalid },
      { what: 'Projeler', why: 'En fazla 30 kayıt ekleyebilirsiniz.' },
    ]);
    expect(changes.map(({ section, after }) => [section, after.length])).toEqual([
      ['experiences', 1],
      ['projects', 30],
    ]);
  });

  it('keeps the other contacts, links and the district of its member', () => {
    const profile: ResumeProfile = {
      ...EMPTY,
      contacts: [
        { type: 'mobile', value: '+905321234567' },
        { type: 'telegram', value: '@elif' },
      ],
      social_links: { github: 'github.com/elif', linkedin: '', website: 'https://eski.dev' },
      addresses: { country: 'TR', city: '34', district: 'Kadıköy' },
    };
    const { changes } = told(
      { basics: { phone: '+90 532 000 00 00', email: 'a@b.dev', url: 'yeni.dev', location: { countryCode: 'TR', city: 'istanbul' } } },
      profile,
    );
    const after = accepted({ changes, refused: [], unknown: [], guessed_months: false }, profile);
    expect(after.contacts).toEqual([
      { type: 'mobile', value: '+905320000000' },
      { type: 'telegram', value: '@elif' },
      { type: 'email', value: 'a@b.dev' },
    ]);
    expect(after.social_links).toEqual({ github: 'github.com/elif', linkedin: '', website: 'https://yeni.dev' });
    expect(after.addresses).toEqual(profile.addresses);
  });

  it('has skills in groups or one by one, with the levels of other places', () =>
    expect(
      told({ skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }, { name: 'Go', level: 'Beginner' }, { name: 'Rust' }, { name: '' }] })
        .changes[0]?.request.skills,
    ).toEqual([
      { category: 'Diğer', name: 'HTML', level: 'expert' },
      { category: 'Diğer', name: 'CSS', level: 'expert' },
      { category: 'Diğer', name: 'Go', level: 'beginner' },
      'Rust',
    ]));

  it.each<[string, string | Buffer, string]>([
    ['nothing', '', RESUME_TEXT.notJson],
    ['no JSON', '{"basics":', RESUME_TEXT.notJson],
    ['no text', Buffer.from([0x7b, 0xff, 0xfe]), RESUME_TEXT.notJson],
    ['a list', '[]', RESUME_TEXT.notResume],
    ['another object', '{"a":1}', RESUME_TEXT.notResume],
    ['brackets without end', '['.repeat(200_000), RESUME_TEXT.tooDeep],
    ['a deep object', `{"basics":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`, RESUME_TEXT.tooDeep],
    ['a list without end', JSON.stringify({ work: Array.from({ length: RESUME_LIMITS.list + 1 }, () => ({})) }), RESUME_TEXT.tooLong],
    ['too many values', JSON.stringify({ work: Array.from({ length: 150 }, () => Array.from({ length: 150 }, () => 1)) }), RESUME_TEXT.tooLong],
    ['the prototype', '{"basics":{"__proto__":{"isAdmin":true}}}', RESUME_TEXT.hostile],
    ['a constructor', '{"work":[{"constructor":{"prototype":{}}}]}', RESUME_TEXT.hostile],
  ])('is refused with a sentence when it is %s', (_, file, sentence) => expect(() => resumeIn(Buffer.from(file))).toThrow(sentence));

  it('is read or refused, and never breaks, whatever is in it', () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('basics', 'work', 'education', 'skills', 'projects', 'certificates', 'x'), fc.jsonValue({ maxDepth: 5 })),
        (value) => {
          if (Object.keys(value).every((name) => name === 'x')) return;
          expect(previewOf(read({ work: [], ...value }), EMPTY)).toHaveProperty('changes');
        },
      ),
    ));
});
