import { Injectable } from '@nestjs/common';
import { APPLICATION_TEXT } from '../../../../contracts/job-applications.js';
import { JOB_TEXT } from '../../../../contracts/jobs.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { forbidden, gone, notFound } from '../../../platform/refusals/refusals.js';
import { EmployersStanding } from '../listing/employers-standing.port.js';
import type { JobWords } from '../listing/job.events.js';
import { begun, isListed, isOpenAt, isThere, readersOf, type StandingJob } from '../listing/job.state.rules.js';
import { jobStream } from '../listing/job.stream.js';
import type { StandingApplications } from '../listing/standing-applications.port.js';
import { applicationStreamId, jobApplicationStream } from './application.stream.js';
import type { ApplicationDocument } from './applications.model.js';

const listingOver = () => new RuleViolation('job-application.listing-over', APPLICATION_TEXT.listingOver);
const ofColleague = () => new RuleViolation('job-application.colleague', APPLICATION_TEXT.colleague);

/** Asks a listing itself, and no view that may be behind, who may apply to it and who reads what is sent. */
@Injectable()
export class JobDoor implements StandingApplications {
  constructor(
    private readonly store: EventStore,
    private readonly shutOuts: ShutOuts,
    private readonly standing: EmployersStanding,
  ) {}

  /** The listing, for somebody who has nothing to decide in it. Throws RuleViolation. */
  async forApplicant(jobId: string, memberId: string): Promise<StandingJob> {
    const job = await this.store.state(jobStream, jobId);
    if (!job) throw notFound(JOB_TEXT.notFound);
    if (!isThere(job)) throw gone(JOB_TEXT.gone);
    if (job.ownerId === memberId) throw new RuleViolation('job-application.own', APPLICATION_TEXT.ownListing);
    if (job.colleagues.has(memberId)) throw ofColleague();
    if (!isListed(job)) throw notFound(JOB_TEXT.notFound);
    return job;
  }

  /** Throws where it takes no applications, or a block stands between the two. */
  async refuseShut(job: StandingJob, memberId: string, at: string): Promise<void> {
    if (!isOpenAt(job, at)) throw listingOver();
    await this.refuseRestricted(job, at);
    if ((await this.shutOuts.shutFrom([job.ownerId], memberId)).size > 0) throw forbidden(APPLICATION_TEXT.blocked);
  }

  /** Nobody would answer what is given to somebody who cannot sign in. */
  private async refuseRestricted({ ownerId }: StandingJob, at: string): Promise<void> {
    if (await this.standing.isRestricted(ownerId, at)) throw new RuleViolation('job-application.paused', APPLICATION_TEXT.paused);
  }

  /** Does something while nobody else decides on the listing. Throws where it takes no more applications by then, or none of this member. */
  whileOpen<T>({ jobId, applicantId }: { readonly jobId: string; readonly applicantId: string }, at: string, work: () => Promise<T>): Promise<T> {
    return this.store.inTurnOf(jobStream, jobId, async () => {
      const job = await this.store.state(jobStream, jobId);
      if (!isListed(job) || !isOpenAt(job, at)) throw listingOver();
      await this.refuseRestricted(job, at);
      if (job.colleagues.has(applicantId)) throw ofColleague();
      return work();
    });
  }

  async hasApplied(jobId: string, applicantId: string): Promise<boolean> {
    const last = (await this.store.state(jobApplicationStream, applicationStreamId({ jobId, applicantId }))).at(-1);
    return last !== undefined && last.state !== 'withdrawn';
  }

  /**
   * Throws not-found for whoever reads none of its applications; its people are told where they are shut. Nobody reads those of their rivals: one may apply
   * while one is named.
   */
  async refuseStranger(jobId: string, memberId: string): Promise<void> {
    const job = await this.store.state(jobStream, jobId);
    const isReader = isThere(job) && (job.ownerId === memberId || (job.colleagues.has(memberId) && !(await this.hasApplied(jobId, memberId))));
    if (!isReader) throw notFound(APPLICATION_TEXT.notFound);
    if (!isListed(job)) throw forbidden(APPLICATION_TEXT.shut);
  }

  /** Those of the applications that a reader finds: a colleague finds none of somebody between whom and them a block stands. */
  async foundBy(rows: readonly ApplicationDocument[], memberId: string): Promise<readonly ApplicationDocument[]> {
    const others = rows.filter(({ owner_id }) => owner_id !== memberId).map(({ applicant_id }) => applicant_id);
    const shut = await this.shutOuts.shutFrom(others, memberId);
    return rows.filter(({ owner_id, applicant_id }) => owner_id === memberId || !shut.has(applicant_id));
  }

  /**
   * Throws where a block stands between an applicant and the owner: the two write each other no more, whoever of the owner's side would. Nobody there reads
   * what is written while staff keep the listing from everybody.
   */
  async refuseWriting(row: ApplicationDocument): Promise<void> {
    const why = await this.whyNoWriting(row);
    if (why !== null) throw forbidden(why);
  }

  /** The same, asked before anybody writes: null where they may. */
  async whyNoWriting({ job_id, owner_id, applicant_id }: ApplicationDocument): Promise<string | null> {
    if (!isListed(await this.store.state(jobStream, job_id))) return APPLICATION_TEXT.unshown;
    return (await this.shutOuts.shutFrom([owner_id], applicant_id)).size === 0 ? null : APPLICATION_TEXT.cannotWrite;
  }

  /** Its owner first; nobody where it is gone. */
  async readersOf(jobId: string): Promise<readonly string[]> {
    const job = await this.store.state(jobStream, jobId);
    return isThere(job) ? readersOf(job) : [];
  }

  /** Of the readers of a listing, its owner first, those who read the application of a member. */
  async shownReaders([ownerId, ...colleagues]: readonly string[], applicantId: string): Promise<readonly string[]> {
    if (ownerId === undefined) return [];
    const shut = await this.shutOuts.shutFrom(colleagues, applicantId);
    return [ownerId, ...colleagues.filter((id) => id !== applicantId && !shut.has(id))];
  }

  /** What those who read its applications call it. */
  async wordsOf(jobId: string): Promise<JobWords> {
    return begun(await this.store.state(jobStream, jobId)).words;
  }
}
