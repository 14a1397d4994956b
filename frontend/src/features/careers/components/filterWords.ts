import { salaryText } from '@contracts/job-words';
import { JOB_CATEGORY_LABEL, POSTED_SINCE_LABEL } from '@contracts/jobs';
import { provinceOf } from '@contracts/provinces';
import { type JobFilter, tagsOf, unitOf, workTypesOf } from './jobFilter';

/** What a search is about, in words: 'Remote, Hibrit · İstanbul · typescript'. */
export function filterWords(filter: JobFilter): string {
  const { search, category, province, km, salary_min: min = null, salary_max: max = null, posted } = filter;
  const where = province && (provinceOf(province)?.name ?? '') + (km === undefined ? '' : ` ${km} km`);
  return [
    search && `“${search}”`,
    category && JOB_CATEGORY_LABEL[category],
    workTypesOf(filter).join(', '),
    where,
    (min !== null || max !== null) && salaryText({ min, max, ...unitOf(filter) }),
    tagsOf(filter).join(', '),
    posted && `son ${POSTED_SINCE_LABEL[posted]}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
