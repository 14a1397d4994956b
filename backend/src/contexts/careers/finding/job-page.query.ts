import { Inject, Injectable } from '@nestjs/common';
import { JOB_TEXT, type Job } from '../../../../contracts/jobs.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { EmployersStanding } from '../listing/employers-standing.port.js';
import { linksOf, pointOf } from '../listing/job-lines.rules.js';
import { TOKEN } from './findable.rules.js';
import { JobApplications } from './job-applications.port.js';
import { hasOne, IS_OPEN } from './job-conditions.rules.js';
import { JobFinder } from './job-finder.query.js';
import { JobRows } from './job-rows.query.js';
import { type JobDocument, jobTextsView } from './jobs.model.js';

/** Answers the page of a listing. */
@Injectable()
export class JobPageQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly rows: JobRows,
    private readonly finder: JobFinder,
    private readonly authors: AuthorDirectory,
    private readonly texts: RenderedTexts,
    private readonly applications: JobApplications,
    private readonly standing: EmployersStanding,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(job: JobDocument, caller: Caller): Promise<Job> {
    const [text, [row], authors, applications, firstAt, index, paused] = await Promise.all([
      this.views.get(jobTextsView.name, job._id),
      this.rows.of([job], caller),
      this.authors.byIds([job.owner_id]),
      this.count(job._id),
      this.applications.firstAt(job._id),
      this.finder.current(),
      this.standing.isRestricted(job.owner_id, this.clock.now().toISOString()),
    ]);
    if (!text || !row) throw notFound(JOB_TEXT.notFound);
    const point = pointOf(job.point);
    return {
      ...row,
      description: text.description,
      html: await this.texts.of(text.description, 'member'),
      responsibilities: text.responsibilities,
      qualifications: text.qualifications,
      location_lat: point?.lat ?? null,
      location_lng: point?.lng ?? null,
      district: text.district,
      company_social_links: linksOf(text.links),
      seniority: text.seniority,
      experience_years: text.experience_years,
      contract: text.contract,
      languages: [...text.languages],
      office_days: text.office_days,
      owner: authors.get(job.owner_id) ?? null,
      open_of_company: index.count([IS_OPEN, hasOne([TOKEN.of(job.owner_id)]), hasOne([TOKEN.company(job.company)])]),
      applications,
      edits: text.edits
        .filter(({ at }) => firstAt !== null && at > firstAt)
        .map(({ at, fields }) => ({ at, fields: [...fields] }))
        .reverse(),
      paused,
      version: job.version,
    };
  }

  /** How many applied and did not withdraw. */
  async count(jobId: string): Promise<number> {
    return (await this.applications.received([jobId])).get(jobId)?.all ?? 0;
  }
}
