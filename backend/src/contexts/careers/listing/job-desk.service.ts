import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JOB_CODE, JOB_LIMITS, JOB_WRITING_TEXT, type SavedJob, type WriteJobRequest } from '../../../../contracts/job-writing.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { CloseJob, type JobForm, RenewJob, ReopenJob, WithdrawJob, WriteJob } from './job.commands.js';
import { linkLines, pointLine } from './job-lines.rules.js';
import { JobSettings } from './job-settings.port.js';
import { JobTiesQuery } from './job-ties.query.js';
import { SavedJobQuery } from './saved-job.query.js';

/** What owners do with their listings: each answers how it stands by its facts. */
@Injectable()
export class JobDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly saved: SavedJobQuery,
    private readonly ties: JobTiesQuery,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    private readonly settings: JobSettings,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async post(request: WriteJobRequest, caller: Caller): Promise<SavedJob> {
    const { memberId, subroles } = sessionOf(caller);
    const isEntitled = this.settings.posters === 'everybody' || subroles.includes('employer') || holds(caller.role, 'listing.moderate');
    if (!isEntitled) throw new RuleViolation(JOB_CODE.needsEmployer, JOB_WRITING_TEXT.employerNeeded, null, 'forbidden');
    await this.countSave(memberId);
    const jobId = this.ids.next();
    const data = { jobId, memberId, isNew: true, form: formOf(request), version: null, open: await this.ties.open(memberId) };
    await this.limits.doInDay(`job-post:${memberId}`, JOB_LIMITS.postedADay, JOB_WRITING_TEXT.tooManyPosted, () =>
      this.commands.execute(new WriteJob(data, this.origins.of(caller))),
    );
    return this.saved.of(jobId, memberId);
  }

  async revise(
    jobId: string,
    { version = null, ...request }: Omit<WriteJobRequest, 'version'> & { version?: number | null },
    caller: Caller,
  ): Promise<SavedJob> {
    const { memberId } = sessionOf(caller);
    await this.countSave(memberId);
    await this.commands.execute(new WriteJob({ jobId, memberId, isNew: false, form: formOf(request), version, open: 0 }, this.origins.of(caller)));
    return this.saved.of(jobId, memberId);
  }

  async close(jobId: string, as: 'closed' | 'filled', caller: Caller): Promise<SavedJob> {
    const { memberId } = sessionOf(caller);
    await this.commands.execute(new CloseJob({ jobId, memberId, as }, this.origins.of(caller)));
    return this.saved.of(jobId, memberId);
  }

  /** Being published again counts as being published. */
  async open(jobId: string, renewal: { applyUntil: string | null } | null, caller: Caller): Promise<SavedJob> {
    const { memberId } = sessionOf(caller);
    await this.countSave(memberId);
    const [data, origin] = [{ jobId, memberId, open: await this.ties.open(memberId) }, this.origins.of(caller)];
    await this.limits.doInDay(`job-post:${memberId}`, JOB_LIMITS.postedADay, JOB_WRITING_TEXT.tooManyPosted, () =>
      this.commands.execute(renewal ? new RenewJob({ ...data, ...renewal }, origin) : new ReopenJob(data, origin)),
    );
    return this.saved.of(jobId, memberId);
  }

  async remove(jobId: string, caller: Caller): Promise<void> {
    const { memberId } = sessionOf(caller);
    await this.commands.execute(new WithdrawJob({ jobId, memberId, cause: 'owner' }, this.origins.of(caller)));
  }

  /** What is refused counts too. */
  private countSave(memberId: string): Promise<void> {
    return this.limits.countInHour(`job-save:${memberId}`, JOB_LIMITS.savesAnHour, JOB_WRITING_TEXT.tooManySaves);
  }
}

/** What the wire calls otherwise than the facts do. */
function formOf(request: WriteJobRequest): JobForm {
  const { company_name, location_lat: lat, location_lng: lng, work_type, company_social_links: links, logo_url, experience_years, office_days } = request;
  const { title, location, district, description, responsibilities, qualifications, tags, category, salary, seniority, contract, languages } = request;
  const given = {
    ...{ title, location, district, description, responsibilities, qualifications, category, salary, seniority, contract, languages },
    ...{ company: company_name, workType: work_type, experienceYears: experience_years, officeDays: office_days },
    ...{ remoteRegion: request.remote_region, applyUntil: request.apply_until === '' ? null : request.apply_until },
    ...{ logo: logo_url === '' ? null : logo_url, tags: typeof tags === 'string' ? tags.split(',') : tags },
    point: pointIn(lat, lng),
    links: links === undefined || typeof links === 'string' ? undefined : linkLines(links),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** One half alone is no point: the rules say so. */
const pointIn = (lat: number | null | undefined, lng: number | null | undefined): string | null | undefined => {
  if (lat === undefined && lng === undefined) return undefined;
  return (lat ?? null) === null && (lng ?? null) === null ? null : pointLine({ lat: lat ?? Number.NaN, lng: lng ?? Number.NaN });
};
