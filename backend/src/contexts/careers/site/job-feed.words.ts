import type { KeptFilters } from '../../../../contracts/job-searches.js';
import { JOB_CATEGORY_LABEL, type JobRow } from '../../../../contracts/jobs.js';
import type { Feed, FeedItem } from '../../../platform/public-site/public-section.js';
import { pathWith } from '../search/spelled-filters.rules.js';
import { CAREER, jobPath, termsOf } from './careers-page.html.js';
import { placeOf } from './job-places.words.js';

export const FEED_PATH = `${CAREER.path}/rss.xml`;

export const feedPath = (filters: KeptFilters): string => pathWith(FEED_PATH, filters);

/** What a feed tells of listings. */
export function feedOf(filters: KeptFilters, rows: readonly JobRow[]): Feed {
  const { title, description, path } = placeOf(filters);
  return { title, description, path, self: feedPath(filters), items: rows.map(toItem) };
}

const toItem = (row: JobRow): FeedItem => ({
  title: `${row.title} · ${row.company_name}`,
  path: jobPath(row.id),
  summary: termsOf(row),
  author: row.company_name,
  category: JOB_CATEGORY_LABEL[row.category],
  at: row.published_at,
});
