import type { Contract, Job, RemoteRegion, Salary, SalaryPeriod } from '../../../../contracts/jobs.js';
import { provinceOf } from '../../../../contracts/provinces.js';
import { closingOf } from '../listing/job-time.rules.js';
import { itemsIn, jobPath } from './careers-page.html.js';

const EMPLOYMENT: Record<Contract, string> = { full_time: 'FULL_TIME', part_time: 'PART_TIME', fixed_term: 'TEMPORARY', project: 'CONTRACTOR' };
const UNIT: Record<SalaryPeriod, string> = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' };
const REGION: Record<RemoteRegion, object> = {
  turkiye: { '@type': 'Country', name: 'TR' },
  europe: { '@type': 'AdministrativeArea', name: 'Europe' },
  world: { '@type': 'AdministrativeArea', name: 'Earth' },
};

/** What search engines want to know of a listing that one may apply to. */
export function jobPosting(job: Job, publicUrl: string): object {
  const url = publicUrl + jobPath(job.id);
  const { company_name: name, company_social_links: links, logo_url: logo } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': url,
    url,
    title: job.title,
    description: wholeText(job),
    identifier: { '@type': 'PropertyValue', name, value: job.id },
    datePosted: job.published_at,
    validThrough: closingOf(job.published_at, job.apply_until),
    inLanguage: 'tr',
    skills: job.tags,
    hiringOrganization: {
      '@type': 'Organization',
      name,
      ...(links.website && { sameAs: links.website }),
      ...(logo !== null && { logo: publicUrl + logo }),
    },
    ...employment(job),
    ...where(job),
    ...(job.salary && { baseSalary: paid(job.salary) }),
    ...(job.experience_years !== null && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.experience_years * 12 },
    }),
  };
}

function wholeText({ html, responsibilities, qualifications }: Job): string {
  const list = (heading: string, lines: string) => {
    const items = itemsIn(lines).map((item) => `<li>${escaped(item)}</li>`);
    return items.length > 0 ? `<h2>${heading}</h2><ul>${items.join('')}</ul>` : '';
  };
  return `${html}${list('Sorumluluklar', responsibilities)}${list('Nitelikler', qualifications)}`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Nothing where a listing does not say. */
function employment({ category, contract }: Job): object {
  if (category === 'Internship') return { employmentType: 'INTERN' };
  if (contract !== null) return { employmentType: EMPLOYMENT[contract] };
  return category === 'Freelance' ? { employmentType: 'CONTRACTOR' } : {};
}

function where({ district, location, province, remote_region, work_type }: Job): object {
  const region = province === null ? undefined : provinceOf(province)?.name;
  const address = {
    '@type': 'PostalAddress',
    ...(location && { streetAddress: location }),
    ...(region && { addressLocality: district ?? region, addressRegion: region, addressCountry: 'TR' }),
  };
  const place = location || region ? { jobLocation: { '@type': 'Place', address } } : {};
  if (work_type !== 'Remote') return place;
  return { ...place, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: REGION[remote_region ?? 'turkiye'] };
}

function paid({ min, max, currency, period }: Salary): object {
  const value = min === max ? { value: min } : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) };
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...value, unitText: UNIT[period] } };
}
