import { JOB_FIELDS } from '../../../../contracts/job-writing.js';
import { CURRENCY_SIGN, SALARY_BASIS_LABEL, SALARY_PERIOD_LABEL, type Salary } from '../../../../contracts/jobs.js';
import type { JobWords } from '../listing/job.events.js';
import type { StandingJob } from '../listing/job.state.rules.js';

const line = (label: string, said: string | null): string => (said ? `${label}: ${said}` : '');
const list = (label: string, items: string): string =>
  items
    ? `**${label}**\n\n${items
        .split('\n')
        .map((item) => `- ${item}`)
        .join('\n')}`
    : '';
const amount = (value: number | null): string => value?.toLocaleString('tr-TR') ?? '…';
const salaryWords = ({ min, max, currency, period, basis }: Salary): string =>
  `${amount(min)} – ${amount(max)} ${CURRENCY_SIGN[currency]} (${SALARY_PERIOD_LABEL[period]}, ${SALARY_BASIS_LABEL[basis]})`;

/** All that a listing says besides its title, as one Markdown text for those who judge it. */
export function saidBy({ words, terms }: StandingJob): string {
  const said = {
    company: line(JOB_FIELDS.company_name, words.company),
    location: line(JOB_FIELDS.location, [words.location, words.district].filter(Boolean).join(' · ')),
    description: words.description,
    responsibilities: list(JOB_FIELDS.responsibilities, words.responsibilities),
    qualifications: list(JOB_FIELDS.qualifications, words.qualifications),
    tags: line(JOB_FIELDS.tags, words.tags.join(', ')),
    links: line(JOB_FIELDS.company_social_links, words.links.join(', ')),
    ...{ title: '', point: '', district: '', logo: '' },
  } satisfies Record<keyof JobWords, string>;
  const offer = [line(JOB_FIELDS.work_type, terms.workType), line(JOB_FIELDS.salary, terms.salary && salaryWords(terms.salary))];
  return [...Object.values(said), ...offer].filter(Boolean).join('\n\n');
}
