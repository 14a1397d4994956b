import { Inject, Injectable } from '@nestjs/common';
import type { ApplicationState } from '../../../../contracts/job-application-states.js';
import type { ReceivedApplication, ReceivedDetail } from '../../../../contracts/job-applications.js';
import type { JobRow } from '../../../../contracts/jobs.js';
import type { Views } from '../../../kernel/views.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { JobRows } from '../finding/job-rows.query.js';
import { ApplicationFacts } from './application-facts.service.js';
import { ratingText } from './application-keys.rules.js';
import { ApplicationRows, whichOf } from './application-rows.query.js';
import { ApplicationSeals } from './application-seals.service.js';
import { type ApplicationDocument, applicationsView } from './applications.model.js';
import { JobDoor } from './job-door.service.js';
import { JobIdsOf } from './job-ids-of.query.js';
import { meanOf } from './ratings.rules.js';
import { ShownHeadlines } from './shown-headlines.port.js';

interface Asked {
  readonly jobId: string | null;
  readonly state: ApplicationState | null;
}
interface Rating {
  readonly authorId: string;
  readonly rating: number;
}

/** Shows owners of listings and their colleagues who applied. */
@Injectable()
export class ReceivedApplications {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly rows: ApplicationRows,
    private readonly facts: ApplicationFacts,
    private readonly seals: ApplicationSeals,
    private readonly door: JobDoor,
    private readonly jobs: JobIdsOf,
    private readonly jobRows: JobRows,
    private readonly authors: AuthorDirectory,
    private readonly headlines: ShownHeadlines,
  ) {}

  /** The newest first. Throws not-found for a listing whose applications the caller does not read. */
  async list({ jobId, state }: Asked, caller: Caller, { limit, offset }: Window): Promise<{ rows: ReceivedApplication[]; total: number }> {
    const { memberId } = sessionOf(caller);
    if (jobId !== null) await this.door.refuseStranger(jobId, memberId);
    const jobIds = jobId === null ? await this.jobs.reader(memberId) : [jobId];
    if (jobIds.length === 0) return { rows: [], total: 0 };
    const filter = { job_id: { $in: jobIds }, ...(state === null ? {} : { state }) };
    const [found, total] = await Promise.all([
      this.views.find(applicationsView.name, filter, { sort: [['number', -1]], limit, offset }),
      this.views.count(applicationsView.name, filter),
    ]);
    return { rows: await this.rowsOf(await this.door.foundBy(found, memberId), caller), total };
  }

  /** The listings of others whose applications the caller reads, the newest first. */
  async jobsNamedFor(caller: Caller): Promise<JobRow[]> {
    return this.jobRows.of(await this.jobs.named(sessionOf(caller).memberId), caller);
  }

  async detail(applicationId: string, caller: Caller): Promise<ReceivedDetail> {
    const { memberId } = sessionOf(caller);
    const row = await this.rows.received(applicationId, memberId);
    const [opened, ratings, briefs, whyNoWriting] = await Promise.all([
      this.facts.open(row, memberId),
      this.ratingsOf(row),
      this.rowsOf([row], caller),
      this.door.whyNoWriting(row),
    ]);
    const [brief] = briefs;
    if (!brief) throw new Error('a row of an application was not made');
    const { steps, messages, notes, downloads } = opened;
    const authors = await this.authors.byIds(new Set([...steps, ...messages, ...notes, ...ratings, ...downloads].map(({ authorId }) => authorId)));
    const by = (id: string) => authorIn(authors, id);
    return {
      ...brief,
      given: opened.given,
      steps: steps.map(({ state, at, authorId }) => ({ state, at, by: by(authorId) })),
      messages: messages.map(({ authorId, ...message }) => ({ ...message, author: by(authorId) })),
      notes: notes.map(({ authorId, ...note }) => ({ ...note, author: by(authorId) })),
      ratings: ratings.map(({ authorId, rating }) => ({ by: by(authorId), rating, isMine: authorId === memberId })),
      downloads: downloads.map(({ at, authorId, text }) => ({ at, by: by(authorId), reason: text })),
      canWrite: opened.given !== null && whyNoWriting === null,
      destroyed_on: opened.destroyedOn,
      version: opened.version,
    };
  }

  private async rowsOf(found: readonly ApplicationDocument[], caller: Caller): Promise<ReceivedApplication[]> {
    const applicants = found.map(({ applicant_id }) => applicant_id);
    const [authors, headlines] = await Promise.all([this.authors.byIds(new Set(applicants)), this.headlines.headlinesShown(applicants, caller)]);
    return Promise.all(
      found.map(async (row) => ({
        ...{ id: row._id, job_id: row.job_id, state: row.state, applied_at: row.applied_at, state_at: row.state_at },
        applicant: authorIn(authors, row.applicant_id),
        headline: headlines.get(row.applicant_id) ?? '',
        rating: meanOf((await this.ratingsOf(row)).map(({ rating }) => rating)),
        isUnseen: row.state === 'sent',
        hasNews: row.unread_by === 'employer',
        version: row.version,
      })),
    );
  }

  private async ratingsOf(row: ApplicationDocument): Promise<readonly Rating[]> {
    const opened = Object.entries(row.ratings).map(async ([authorId, sealed]) => ({
      authorId,
      rating: await this.seals.open(ratingText({ ...whichOf(row), authorId }), sealed),
    }));
    return (await Promise.all(opened)).flatMap(({ authorId, rating }) => (rating === null ? [] : [{ authorId, rating: Number(rating) }]));
  }
}
