import { describe, expect, it } from '@jest/globals';
import { dayProblem, itemsOf, type JobWay, type JudgedJob, jobProblems } from '../../../../contracts/job-problems.js';
import { JOB_LIMITS, JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import { CURRENCIES, JOB_LANGUAGES, type JobLanguage, type Salary } from '../../../../contracts/jobs.js';
import { TEXT_BOUNDS_TEXT } from '../../../../contracts/text-bounds.js';

const DAYS = { today: '2026-11-28', publishedOn: '2026-11-20' };
const NO_LINKS = { linkedin: '', twitter: '', instagram: '', website: '' };
const LEAST: JudgedJob = {
  ...{ title: 'Ön yüz geliştirici', company_name: 'Kirpi Analitik', location: 'Kadıköy', location_lat: null, location_lng: null, district: null },
  ...{ work_type: 'Hibrit', category: 'Job', tags: [], description: 'Veri panolarımızın ön yüzünü yazacak birini arıyoruz.' },
  ...{ responsibilities: '', qualifications: '', company_social_links: NO_LINKS, salary: null, seniority: null, experience_years: null },
  ...{ contract: null, languages: [], office_days: null, remote_region: null, apply_until: null },
};
const SALARY: Salary = { min: 90_000, max: 130_000, currency: 'TRY', period: 'month', basis: 'net' };
const MOST: Partial<JudgedJob> = {
  ...{ title: 'a'.repeat(120), company_name: 'b'.repeat(80), location: 'c'.repeat(120), location_lat: -90, location_lng: 180, district: 'd'.repeat(60) },
  ...{ tags: Array.from({ length: 10 }, (_, at) => String(at).repeat(30)), description: 'a'.repeat(10_000) },
  ...{ responsibilities: Array.from({ length: 30 }, () => 'a'.repeat(160)).join('\n'), qualifications: 'a'.repeat(300), seniority: 'lead' },
  ...{ company_social_links: { ...NO_LINKS, website: `https://ornek.dev/${'a'.repeat(282)}` }, salary: { ...SALARY, min: 0, max: JOB_LIMITS.salary } },
  ...{ experience_years: 50, contract: 'project', languages: JOB_LANGUAGES.slice(0, 5), office_days: 5, remote_region: 'world', apply_until: '2026-12-20' },
};
const problemsWith = (change: object) => jobProblems({ ...LEAST, ...change }, DAYS);

describe('What is wrong with a job listing', () => {
  it('is nothing where all that is needed is there, nor where all is there up to its limits', () => {
    expect(problemsWith({})).toEqual({});
    expect(problemsWith(MOST)).toEqual({});
  });

  it.each<[JobWay, object, string]>([
    ['title', { title: ' ' }, 'Başlık gereklidir'],
    ['title', { title: ' ab ' }, 'Başlık en az 3 karakter olmalıdır'],
    ['title', { title: 'a'.repeat(121) }, 'Başlık en fazla 120 karakter olmalıdır'],
    ['title', { title: 'iki\nsatır' }, 'Başlık tek satır olmalıdır'],
    ['title', { title: '\u202eters yazı' }, 'Başlık görünmeyen karakterler içeremez. Kopyaladıysanız lütfen elle yazın.'],
    ['title', { title: `kule${'\u0301'.repeat(9)}` }, 'Başlık üst üste bu kadar çok işaret içeremez'],
    ['company_name', { company_name: '' }, 'Şirket gereklidir'],
    ['company_name', { company_name: 'A' }, 'Şirket en az 2 karakter olmalıdır'],
    ['company_name', { company_name: 'a'.repeat(81) }, 'Şirket en fazla 80 karakter olmalıdır'],
    ['work_type', { work_type: '' }, 'Çalışma şekli gereklidir'],
    ['work_type', { work_type: 'Evde' }, JOB_WRITING_TEXT.unknownChoice],
    ['category', { category: '' }, 'Tür gereklidir'],
    ['category', { category: 'İş' }, JOB_WRITING_TEXT.unknownChoice],
    ['location', { location: ' ' }, JOB_WRITING_TEXT.locationNeeded],
    ['location', { location: 'a'.repeat(121) }, 'Konum en fazla 120 karakter olmalıdır'],
    ['location', { location: 'bir\niki' }, 'Konum tek satır olmalıdır'],
    ['location_lat', { location_lat: 41 }, JOB_WRITING_TEXT.badPoint],
    ['location_lat', { location: '', location_lng: 29 }, JOB_WRITING_TEXT.badPoint],
    ['location_lat', { location_lat: 90.1, location_lng: 29 }, JOB_WRITING_TEXT.badPoint],
    ['location_lat', { location_lat: 41, location_lng: -180.1 }, JOB_WRITING_TEXT.badPoint],
    ['location_lat', { location_lat: Number.NaN, location_lng: 29 }, JOB_WRITING_TEXT.badPoint],
    ['district', { district: 'a'.repeat(61) }, 'İlçe en fazla 60 karakter olmalıdır'],
    ['district', { district: 'bir\niki' }, 'İlçe tek satır olmalıdır'],
    ['description', { description: ' \n ' }, 'Açıklama gereklidir'],
    ['description', { description: 'a'.repeat(29) }, 'Açıklama en az 30 karakter olmalıdır'],
    ['description', { description: 'a'.repeat(10_001) }, 'Açıklama en fazla 10.000 karakter olmalıdır'],
    ['description', { description: `${'> '.repeat(11)}${'a'.repeat(30)}` }, TEXT_BOUNDS_TEXT.nesting],
    ['description', { description: '['.repeat(1_000) }, TEXT_BOUNDS_TEXT.weight],
    ['responsibilities', { responsibilities: 'a\n'.repeat(2_501) }, 'Sorumluluklar en fazla 5.000 karakter olmalıdır'],
    ['responsibilities', { responsibilities: 'a\r\n'.repeat(31) }, JOB_WRITING_TEXT.tooManyLines],
    ['responsibilities', { responsibilities: `bir\n${'a'.repeat(301)}` }, 'Sorumluluklar en fazla 300 karakter olmalıdır'],
    ['qualifications', { qualifications: 'bir\n\u200b' }, 'Nitelikler görünmeyen karakterler içeremez. Kopyaladıysanız lütfen elle yazın.'],
    ['tags', { tags: Array.from({ length: 11 }, (_, at) => `etiket${at}`) }, JOB_WRITING_TEXT.tooManyTags],
    ['tags', { tags: ['react', 'a'.repeat(31)] }, 'Bir etiket en fazla 30 karakter olmalıdır'],
    ['tags', { tags: ['iki\nsatır'] }, 'Bir etiket tek satır olmalıdır'],
    ['company_social_links.website', { company_social_links: { ...NO_LINKS, website: 'http://ornek.dev' } }, JOB_WRITING_TEXT.badUrl],
    ['company_social_links.linkedin', { company_social_links: { ...NO_LINKS, linkedin: 'javascript:alert(1)' } }, JOB_WRITING_TEXT.badUrl],
    [
      'company_social_links.twitter',
      { company_social_links: { ...NO_LINKS, twitter: `https://ornek.dev/${'a'.repeat(300)}` } },
      'Şirketin bağlantıları en fazla 300 karakter olmalıdır',
    ],
    ['salary', { salary: { ...SALARY, min: null, max: null } }, JOB_WRITING_TEXT.salaryNeeded],
    ['salary', { salary: { ...SALARY, min: 130_001 } }, JOB_WRITING_TEXT.leastAboveMost],
    ['salary', { salary: { ...SALARY, min: -1 } }, '0 ile 100.000.000 arasında bir tam sayı yazın.'],
    ['salary', { salary: { ...SALARY, max: 130_000.5 } }, '0 ile 100.000.000 arasında bir tam sayı yazın.'],
    ['salary', { salary: { ...SALARY, max: JOB_LIMITS.salary + 1 } }, '0 ile 100.000.000 arasında bir tam sayı yazın.'],
    ['salary', { salary: { ...SALARY, currency: 'XAU' } }, JOB_WRITING_TEXT.unknownChoice],
    ['salary', { salary: { ...SALARY, period: 'day' } }, JOB_WRITING_TEXT.unknownChoice],
    ['salary', { salary: { ...SALARY, basis: '' } }, JOB_WRITING_TEXT.unknownChoice],
    ['seniority', { seniority: 'usta' }, JOB_WRITING_TEXT.unknownChoice],
    ['experience_years', { experience_years: 51 }, '0 ile 50 arasında bir tam sayı yazın.'],
    ['experience_years', { experience_years: 1.5 }, '0 ile 50 arasında bir tam sayı yazın.'],
    ['contract', { contract: 'sözlü' }, JOB_WRITING_TEXT.unknownChoice],
    ['languages', { languages: JOB_LANGUAGES.slice(0, 6) }, JOB_WRITING_TEXT.tooManyLanguages],
    ['languages', { languages: ['tr', 'xx' as JobLanguage] }, JOB_WRITING_TEXT.unknownChoice],
    ['office_days', { office_days: 6 }, '0 ile 5 arasında bir tam sayı yazın.'],
    ['remote_region', { remote_region: 'ay' }, JOB_WRITING_TEXT.unknownChoice],
    ['apply_until', { apply_until: '28.11.2026' }, JOB_WRITING_TEXT.badDay],
    ['apply_until', { apply_until: '2026-11-27' }, JOB_WRITING_TEXT.pastDay],
    ['apply_until', { apply_until: '2026-12-21' }, JOB_WRITING_TEXT.tooFarAhead],
  ])('is said of its %s (%#)', (field, change, sentence) => expect(problemsWith(change)).toEqual({ [field]: sentence }));

  it('is said of everything at once, in the order of the form', () => {
    const wrong = { title: '', work_type: '', category: 'x', location: '', description: '', office_days: -1, apply_until: 'x' };
    expect(Object.keys(problemsWith(wrong))).toEqual(['title', 'work_type', 'category', 'location', 'description', 'office_days', 'apply_until']);
  });

  it('is not that only one end of a salary is known, whatever its currency', () => {
    for (const currency of CURRENCIES) for (const end of ['min', 'max']) expect(problemsWith({ salary: { ...SALARY, currency, [end]: null } })).toEqual({});
  });

  it('is not that a point stands for the words of its place', () => expect(problemsWith({ location: '', location_lat: 41, location_lng: 29 })).toEqual({}));
});

it('Items are the lines in which something stands', () => expect(itemsOf(' bir \r\n\r\n iki\r\tüç\n ')).toEqual(['bir', 'iki', 'üç']));

it.each([
  ['2026-11-28', null],
  ['2026-12-20', null],
  ['2026-12-21', JOB_WRITING_TEXT.tooFarAhead],
  ['2026-11-31', JOB_WRITING_TEXT.badDay],
  ['2026-1-1', JOB_WRITING_TEXT.badDay],
  ['2026-11-28T00:00:00Z', JOB_WRITING_TEXT.badDay],
  ['', JOB_WRITING_TEXT.badDay],
])('The last day on which one may apply: %j', (day, sentence) => expect(dayProblem(day, DAYS)).toBe(sentence));
