import { Inject, Injectable } from '@nestjs/common';
import {
  JOB_CATEGORIES,
  JOB_LISTS,
  type JobCategory,
  type JobFacets,
  type JobMap,
  type JobRow,
  WORK_TYPES,
  type WorkType,
} from '../../../../contracts/jobs.js';
import { holds } from '../../../../contracts/permissions.js';
import { PROVINCES } from '../../../../contracts/provinces.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { TOKEN } from './findable.rules.js';
import { mayRead } from './job.query.js';
import { JobApplications } from './job-applications.port.js';
import { hasOne } from './job-conditions.rules.js';
import { countPlaces, countSalaries } from './job-facets.rules.js';
import { type AskedFilters, filterOf, type JobFilter, kindOf } from './job-filters.rules.js';
import { JobFinder } from './job-finder.query.js';
import type { JobsFound } from './job-index.rules.js';
import { JobRows } from './job-rows.query.js';
import { jobsView } from './jobs.model.js';

export interface JobPage {
  readonly rows: JobRow[];
  readonly total: number;
}

/** Answers lists of listings, and what can be found: of the open ones, and of those that concern the caller. */
@Injectable()
export class JobLists {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly finder: JobFinder,
    private readonly rows: JobRows,
    private readonly applications: JobApplications,
  ) {}

  async page(asked: AskedFilters, caller: Caller, window: Window): Promise<JobPage> {
    const filter = this.filterOf(asked);
    if (!filter) return { rows: [], total: 0 };
    const { ids, total } = (await this.found(filter, caller)).page(filter, window);
    const jobs = (await this.views.getMany(jobsView.name, ids)).filter((job) => mayRead(job, caller));
    return { rows: await this.rows.of(jobs, caller, filter.place?.from), total };
  }

  async facets(asked: AskedFilters, caller: Caller): Promise<JobFacets> {
    const filter = this.filterOf(asked);
    if (!filter) return NOTHING_FOUND;
    const found = await this.found(filter, caller);
    const counted = <Choice extends string>(part: 'workType' | 'category', choices: readonly Choice[], token: (choice: Choice) => string) => {
      const bits = found.without(part);
      return Object.fromEntries(choices.map((choice) => [choice, found.shared(bits, hasOne([token(choice)]))])) as Record<Choice, number>;
    };
    return {
      total: found.total(),
      work_type: counted('workType', WORK_TYPES, TOKEN.workType),
      category: counted('category', JOB_CATEGORIES, TOKEN.category),
      salaries: countSalaries(found.columns, found.without('salary'), kindOf(filter)),
    };
  }

  async map(asked: AskedFilters, caller: Caller): Promise<JobMap> {
    const filter = this.filterOf(asked);
    if (!filter) return { provinces: [], placed: 0, unplaced: 0 };
    const found = await this.found(filter, caller);
    const { places, unplaced } = countPlaces(found.columns, found.without('place'), kindOf(filter));
    const provinces = PROVINCES.flatMap(({ code }) => {
      const place = places.get(Number(code));
      return place ? [{ province: code, ...place }] : [];
    });
    return { provinces, placed: provinces.reduce((sum, { count }) => sum + count, 0), unplaced };
  }

  private filterOf(asked: AskedFilters): JobFilter | null {
    return filterOf(asked, this.clock.now());
  }

  private async found(filter: JobFilter, caller: Caller): Promise<JobsFound> {
    const { memberId } = caller;
    const applied = memberId === null ? [] : await this.applications.appliedTo(memberId);
    const index = await this.finder.current();
    if (memberId === null) return index.found(filter);
    // What waits or was hidden since one applied is not counted either.
    return index.found(filter, [hasOne([TOKEN.of(memberId)]), index.these(applied, holds(caller.role, 'content.read-hidden') ? [] : [TOKEN.withheld])]);
  }
}

const none = <Choice extends string>(choices: readonly Choice[]) => Object.fromEntries(choices.map((choice) => [choice, 0])) as Record<Choice, number>;
const NOTHING_FOUND: JobFacets = {
  total: 0,
  work_type: none<WorkType>(WORK_TYPES),
  category: none<JobCategory>(JOB_CATEGORIES),
  salaries: { from: 0, to: 0, counts: Array.from({ length: JOB_LISTS.salaryBars }, () => 0) },
};
