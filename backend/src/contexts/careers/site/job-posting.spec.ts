import { describe, expect, it } from '@jest/globals';
import type { Job } from '../../../../contracts/jobs.js';
import { jobPage } from './job-page.html.js';
import { placeOf } from './job-places.words.js';
import { jobPosting } from './job-posting.words.js';

const SITE = 'https://meydan.test';
const JOB: Job = {
  ...{ id: 'j1', user_id: 'm1', title: 'Kıdemli Frontend Geliştirici', company_name: 'Kirpi Analitik', logo_url: '/api/career/logos/l1' },
  ...{ location: 'Caferağa, Kadıköy', district: 'Kadıköy', province: '34', remote_region: null, location_lat: 40.98, location_lng: 29.02 },
  ...{ work_type: 'Hibrit', category: 'Job', tags: ['react', 'd3'], office_days: 2, seniority: 'senior', experience_years: 4, contract: 'full_time' },
  salary: { min: 95_000, max: 130_000, currency: 'TRY', period: 'month', basis: 'net' },
  ...{ languages: ['tr'], state: 'open', held: false, hidden: false, created_at: '2026-11-01T08:00:00.000Z', published_at: '2026-11-20T08:00:00.000Z' },
  ...{ apply_until: '2026-12-05', ended_at: null, km: null, viewer: { isOwner: false, isColleague: false, application: null, received: null } },
  ...{ description: 'Bir metin', html: '<p>Bir <strong>metin</strong></p>', responsibilities: 'Yazmak\n\n <b>Okumak</b>', qualifications: '' },
  company_social_links: { linkedin: '', twitter: '', instagram: '', website: 'https://kirpi.example' },
  ...{ owner: null, open_of_company: 1, applications: 0, edits: [], paused: false, version: 0 },
};
const posting = (fields: Partial<Job> = {}) => jobPosting({ ...JOB, ...fields }, SITE);

describe('What search engines are told of a listing', () => {
  it('is all that it says, with its last day in Istanbul', () =>
    expect(posting()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      '@id': `${SITE}/career/j1`,
      url: `${SITE}/career/j1`,
      title: 'Kıdemli Frontend Geliştirici',
      description: '<p>Bir <strong>metin</strong></p><h2>Sorumluluklar</h2><ul><li>Yazmak</li><li>&lt;b&gt;Okumak&lt;/b&gt;</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Kirpi Analitik', value: 'j1' },
      datePosted: '2026-11-20T08:00:00.000Z',
      validThrough: '2026-12-05T21:00:00.000Z',
      inLanguage: 'tr',
      skills: ['react', 'd3'],
      hiringOrganization: { '@type': 'Organization', name: 'Kirpi Analitik', sameAs: 'https://kirpi.example', logo: `${SITE}/api/career/logos/l1` },
      employmentType: 'FULL_TIME',
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', streetAddress: 'Caferağa, Kadıköy', addressLocality: 'Kadıköy', addressRegion: 'İstanbul', addressCountry: 'TR' },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'TRY',
        value: { '@type': 'QuantitativeValue', minValue: 95_000, maxValue: 130_000, unitText: 'MONTH' },
      },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 48 },
    }));
  it('is the moment at which it closes, where that comes before the end of its last day', () =>
    expect(posting({ apply_until: '2026-12-20' })).toMatchObject({ validThrough: '2026-12-20T08:00:00.000Z' }));
  it('is that it may be done from elsewhere, and from where, of remote work', () => {
    const remote = { work_type: 'Remote', location: '', province: null } as const;
    expect(posting(remote)).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'TR' } });
    expect(posting(remote)).not.toHaveProperty('jobLocation');
    expect(posting({ ...remote, remote_region: 'europe' })).toMatchObject({ applicantLocationRequirements: { name: 'Europe' } });
    expect(posting({ remote_region: 'europe' })).not.toHaveProperty('jobLocationType');
  });
  it('is nothing that a listing does not say', () => {
    const bare = posting({ salary: null, contract: null, experience_years: null, logo_url: null, province: null, district: null });
    for (const field of ['baseSalary', 'employmentType', 'experienceRequirements']) expect(bare).not.toHaveProperty(field);
    expect(bare).toMatchObject({ jobLocation: { address: { '@type': 'PostalAddress', streetAddress: 'Caferağa, Kadıköy' } } });
    expect(JSON.stringify(bare)).not.toContain('addressCountry');
  });
  it.each([
    [{ category: 'Internship', contract: 'full_time' }, 'INTERN'],
    [{ category: 'Freelance', contract: null }, 'CONTRACTOR'],
    [{ contract: 'fixed_term' }, 'TEMPORARY'],
  ] as const)('of %j names the employment', (fields, employmentType) => expect(posting(fields)).toMatchObject({ employmentType }));
  it.each([
    [{ min: 500, max: 500 }, { value: 500 }],
    [{ min: 500, max: null }, { minValue: 500 }],
    [{ min: null, max: 900 }, { maxValue: 900 }],
  ])('pays %j', (ends, value) =>
    expect(posting({ salary: { ...ends, currency: 'EUR', period: 'hour', basis: 'gross' } })).toMatchObject({
      baseSalary: { currency: 'EUR', value: { '@type': 'QuantitativeValue', ...value, unitText: 'HOUR' } },
    }),
  );
  it('is given of open ones alone, and those that are over are not to be found', () => {
    const types = (state: Job['state']) => {
      const { canonical, structured, content } = jobPage({ job: { ...JOB, state }, similar: [], publicUrl: SITE });
      return [canonical, structured.map((each) => (each as { '@type': string })['@type']), /role="note">([^<]*)</.exec(content.text)?.[1]];
    };
    expect(types('open')).toEqual(['/career/j1', ['JobPosting', 'BreadcrumbList'], undefined]);
    expect(types('filled')).toEqual([null, ['BreadcrumbList'], 'Bu ilan dolduruldu; artık başvuru almıyor.']);
    expect(types('expired')).toEqual([null, ['BreadcrumbList'], 'Bu ilanın süresi doldu; artık başvuru almıyor.']);
  });
});

describe('A list of listings', () => {
  it.each([
    [{}, 'Kariyer', '/career', true],
    [{ province: '34' }, 'İstanbul', '/career?province=34', true],
    [{ tags: 'react' }, '#react', '/career?tags=react', true],
    [{ category: 'Internship' }, 'Staj', '/career?category=Internship', true],
    [{ province: '34', km: 50 }, 'Seçilmiş ilanlar', '/career?province=34&km=50', false],
    [{ tags: 'react,d3' }, 'Seçilmiş ilanlar', '/career?tags=react%2Cd3', false],
  ] as const)('by %j is named, and found by search where it is narrowed by one thing', (filters, name, path, isListed) =>
    expect(placeOf(filters)).toMatchObject({ name, path, isListed }),
  );
});
