import { tagSlug } from '../../../../contracts/forum-tags.js';
import { placeText, salaryTermsText, salaryText } from '../../../../contracts/job-words.js';
import { JOB_CATEGORY_LABEL, type JobRow } from '../../../../contracts/jobs.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { when } from '../../../platform/public-site/paging.html.js';
import { pathWith } from '../search/spelled-filters.rules.js';

export const CAREER = { name: 'Kariyer', path: '/career' } as const;

export const jobPath = (id: string): string => `${CAREER.path}/${id}`;

/** One item per line. */
export const itemsIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Where it is done, for how much, and how, as far as that is said. */
export function termsOf({ category, salary, work_type, ...place }: JobRow): string {
  return [placeText(place), work_type, JOB_CATEGORY_LABEL[category], salary && `${salaryText(salary)} (${salaryTermsText(salary)})`]
    .filter(Boolean)
    .join(' · ');
}

export const tagLinks = (tags: readonly string[]): SafeHtml[] =>
  tags.map((tag) => html` · <a rel="tag" href="${pathWith(CAREER.path, { tags: tagSlug(tag) })}"><bdi>#${tag}</bdi></a>`);

/** What a reader needs to choose a listing. */
export const jobRow = (row: JobRow): SafeHtml => html`<a href="${jobPath(row.id)}">${row.title}</a>
        <p><bdi>${row.company_name}</bdi> · <bdi>${termsOf(row)}</bdi></p>
        <p>${when(row.published_at)}${tagLinks(row.tags)}</p>`;
