import { Inject, Injectable } from '@nestjs/common';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { TOKEN } from './findable.rules.js';
import { hasOne, IS_OPEN } from './job-conditions.rules.js';
import { JobFinder } from './job-finder.query.js';
import type { JobPage } from './job-lists.query.js';
import { JobRows } from './job-rows.query.js';
import { type JobDocument, jobsView } from './jobs.model.js';

const NEWEST = [['number', -1]] as const;

/** Answers what a member posted: all to themselves and to staff, the open ones to everybody. */
@Injectable()
export class MemberJobs {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly finder: JobFinder,
    private readonly rows: JobRows,
  ) {}

  async page(ownerId: string, caller: Caller, window: Window): Promise<JobPage> {
    if (!(ownerId === caller.memberId || holds(caller.role, 'content.read-hidden'))) return this.open(ownerId, caller, window);
    const filter = { owner_id: ownerId, gone: null };
    const [jobs, total] = await Promise.all([this.views.find(jobsView.name, filter, { sort: NEWEST, ...window }), this.views.count(jobsView.name, filter)]);
    return { rows: await this.rows.of(jobs, caller), total };
  }

  /** How many of theirs are open. */
  async countOf(ownerId: string): Promise<number> {
    return (await this.finder.current()).count([IS_OPEN, hasOne([TOKEN.of(ownerId)])]);
  }

  private async open(ownerId: string, caller: Caller, { limit, offset }: Window): Promise<JobPage> {
    const { ids, total } = (await this.finder.current()).newest([IS_OPEN, hasOne([TOKEN.of(ownerId)])], { limit, offset });
    const jobs: readonly JobDocument[] = await this.views.getMany(jobsView.name, ids);
    return { rows: await this.rows.of(jobs, caller), total };
  }
}
