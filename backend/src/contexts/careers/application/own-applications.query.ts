import { Inject, Injectable } from '@nestjs/common';
import type { Application, ApplicationDetail } from '../../../../contracts/job-applications.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { ApplicationFacts } from './application-facts.service.js';
import { ApplicationRows } from './application-rows.query.js';
import { type ApplicationDocument, applicationsView } from './applications.model.js';
import { JobBriefs } from './job-briefs.query.js';
import { JobDoor } from './job-door.service.js';

/** Shows applicants what is theirs. */
@Injectable()
export class OwnApplications {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly rows: ApplicationRows,
    private readonly facts: ApplicationFacts,
    private readonly jobs: JobBriefs,
    private readonly door: JobDoor,
    private readonly authors: AuthorDirectory,
  ) {}

  /** The newest first. */
  async list(memberId: string, { limit, offset }: Window): Promise<{ rows: Application[]; total: number }> {
    const filter = { applicant_id: memberId };
    const [found, total] = await Promise.all([
      this.views.find(applicationsView.name, filter, { sort: [['number', -1]], limit, offset }),
      this.views.count(applicationsView.name, filter),
    ]);
    return { rows: await this.rowsOf(found), total };
  }

  async one(applicationId: string, memberId: string): Promise<Application> {
    const [row] = await this.rowsOf([await this.rows.own(applicationId, memberId)]);
    if (!row) throw new Error('a row of an application was not made');
    return row;
  }

  async detail(applicationId: string, memberId: string): Promise<ApplicationDetail> {
    const row = await this.rows.own(applicationId, memberId);
    const [brief, opened, readers, whyNoWriting] = await Promise.all([
      this.one(applicationId, memberId),
      this.facts.open(row, memberId),
      this.door.readersOf(row.job_id),
      this.door.whyNoWriting(row),
    ]);
    const { messages, downloads } = opened;
    const shown = await this.door.shownReaders(readers, memberId);
    const authors = await this.authors.byIds(new Set([memberId, ...shown, ...messages.map(byWhom), ...downloads.map(byWhom)]));
    return {
      ...brief,
      given: opened.given,
      // Who of the other side decided is nobody's business.
      steps: opened.steps.map(({ state, at, authorId }) => ({ state, at, by: authorId === memberId ? authorIn(authors, authorId) : null })),
      messages: messages.map(({ authorId, ...message }) => ({ ...message, author: authorIn(authors, authorId) })),
      readers: shown.map((id) => authorIn(authors, id)),
      consent_version: opened.consentVersion,
      downloads: downloads.map(({ at, authorId, text }) => ({ at, by: authorIn(authors, authorId), reason: text })),
      destroyed_on: opened.destroyedOn,
      canWrite: opened.given !== null && whyNoWriting === null,
      canWithdraw: row.state !== 'withdrawn',
    };
  }

  private async rowsOf(found: readonly ApplicationDocument[]): Promise<Application[]> {
    const jobs = await this.jobs.byIds(found.map(({ job_id }) => job_id));
    return found.map(({ _id: id, job_id, state, applied_at, state_at, unread_by }) => ({
      ...{ id, job_id, job: jobs.get(job_id) ?? null, state, applied_at, state_at, hasNews: unread_by === 'applicant' },
    }));
  }
}

const byWhom = ({ authorId }: { readonly authorId: string }): string => authorId;
