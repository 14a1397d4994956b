import { Injectable } from '@nestjs/common';
import type { JobSearch, KeptFilters } from '../../../../contracts/job-searches.js';
import { placeText, salaryTermsText, salaryText } from '../../../../contracts/job-words.js';
import { JOB_LISTS, type JobRow } from '../../../../contracts/jobs.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { JobLists } from '../finding/job-lists.query.js';
import type { KeptSearch } from './kept-searches.rules.js';
import { KeptSearches } from './kept-searches.service.js';
import { pathWith } from './spelled-filters.rules.js';

/** Answers what is new in kept searches: of what everybody may read, and of what others posted. So many are looked at, the newest. */
@Injectable()
export class NewJobs {
  constructor(
    private readonly lists: JobLists,
    private readonly searches: KeptSearches,
  ) {}

  /** A search as its member gets it. */
  async counted(search: KeptSearch, memberId: string): Promise<JobSearch> {
    return shown(search, (await this.after(search.seen_at, search.filters, memberId)).length);
  }

  /** The same of one that was kept just now: nothing is newer, so that no failure to count makes a failure of what was kept. */
  uncounted(search: KeptSearch): JobSearch {
    return shown(search, 0);
  }

  /** Those that were published after a time (ISO). */
  private async after(from: string, filters: KeptFilters, memberId: string): Promise<JobRow[]> {
    const { rows } = await this.lists.page({ ...filters, sort: 'newest' }, GUEST, { limit: JOB_LISTS.most, offset: 0 });
    return rows.filter(({ published_at, user_id }) => published_at > from && user_id !== memberId);
  }

  /** A mail may be read by others than a page: it says what everybody may read. */
  async between(from: string, to: string, memberId: string) {
    const told = new Set<string>();
    const news = [];
    for (const { name, filters, since, digest } of await this.searches.of(memberId)) {
      if (!digest) continue;
      const found = await this.after(from > since ? from : since, filters, memberId);
      const jobs = found.filter(({ id, published_at }) => published_at <= to && !told.has(id));
      for (const { id } of jobs) told.add(id);
      if (jobs.length > 0) news.push({ name, path: pathWith('/career', filters), jobs: jobs.map(inMail), total: jobs.length });
    }
    return news;
  }
}

const shown = ({ seen_at: _, since: __, ...search }: KeptSearch, fresh: number): JobSearch => ({ ...search, fresh });

const inMail = ({ id, title, company_name, salary, ...place }: JobRow) => ({
  id,
  title,
  company: company_name,
  place: placeText(place),
  salary: salary && `${salaryText(salary)}, ${salaryTermsText(salary)}`,
});
