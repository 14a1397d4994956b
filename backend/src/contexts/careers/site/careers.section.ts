import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { listingPage, ROWS_A_PAGE } from '../../../platform/public-site/listing-page.html.js';
import { type Feed, type PublicAddress, type PublicPage, PublicSection, SiteAddress } from '../../../platform/public-site/public-section.js';
import { JobQuery } from '../finding/job.query.js';
import { JobLists } from '../finding/job-lists.query.js';
import { JobPageQuery } from '../finding/job-page.query.js';
import { SimilarJobs } from '../finding/similar-jobs.query.js';
import { filtersIn } from '../search/spelled-filters.rules.js';
import { CAREER, jobPath, jobRow } from './careers-page.html.js';
import { FEED_PATH, feedOf, feedPath } from './job-feed.words.js';
import { gonePage, jobPage } from './job-page.html.js';
import { placeOf } from './job-places.words.js';

const NEWS = 30;
const JOB = /^\/career\/([0-9a-f-]{36})$/;

/** Job listings as a guest may read them: the open ones in lists, and each with all that it says. */
@Injectable()
export class CareersSection extends PublicSection {
  readonly name = 'jobs';

  constructor(
    private readonly lists: JobLists,
    private readonly jobs: JobQuery,
    private readonly pages: JobPageQuery,
    private readonly alike: SimilarJobs,
    private readonly site: SiteAddress,
  ) {
    super();
  }

  async page({ path, query, page }: PublicAddress): Promise<PublicPage | null> {
    if (path === CAREER.path) return this.list(query, page);
    const [, id] = JOB.exec(path) ?? [];
    return id === undefined ? null : this.job(id);
  }

  /** With the filters of the list. */
  async feed(path: string, query: URLSearchParams): Promise<Feed | null> {
    const filters = path === FEED_PATH ? filtersIn(query) : null;
    if (!filters) return null;
    const { rows } = await this.lists.page(filters, GUEST, { limit: NEWS, offset: 0 });
    return feedOf(filters, rows);
  }

  async addresses(window: { readonly limit: number; readonly offset: number }) {
    const { rows, total } = await this.lists.page({}, GUEST, window);
    return { listed: rows.map(({ id, published_at }) => ({ path: jobPath(id), changedAt: published_at })), total };
  }

  async highlights(): Promise<null> {
    return null;
  }

  private async list(query: URLSearchParams, page: number): Promise<PublicPage | null> {
    const filters = filtersIn(query);
    if (!filters) return null;
    const place = placeOf(filters);
    const { rows, total } = await this.lists.page(filters, GUEST, { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE });
    const listed = listingPage({ area: CAREER, place, feed: feedPath(filters), rows: rows.map(jobRow), total, page, publicUrl: this.site.publicUrl });
    return listed && !place.isListed ? { ...listed, canonical: null } : listed;
  }

  private async job(id: string): Promise<PublicPage | null> {
    try {
      const found = await this.jobs.readable(id, GUEST);
      const [job, similar] = await Promise.all([this.pages.of(found, GUEST), this.alike.to(found, undefined, GUEST)]);
      return jobPage({ job, similar, publicUrl: this.site.publicUrl });
    } catch (error) {
      if (error instanceof RuleViolation && error.kind === 'gone') return gonePage;
      if (error instanceof RuleViolation && error.kind === 'not-found') return null;
      throw error;
    }
  }
}
