import { Inject, Injectable } from '@nestjs/common';
import { APPLICATION_TEXT } from '../../../../contracts/job-applications.js';
import type { Views } from '../../../kernel/views.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { over } from './application.decider.js';
import { type ApplicationDocument, applicationsView } from './applications.model.js';
import type { ApplicationsAfter, ApplicationsOf, PlacedApplication } from './applications-after.port.js';
import { JobDoor } from './job-door.service.js';

/** Finds an application for those who may know of it: to everybody else, whoever they are, there is none. */
@Injectable()
export class ApplicationRows implements ApplicationsAfter {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly door: JobDoor,
  ) {}

  async own(applicationId: string, memberId: string): Promise<ApplicationDocument> {
    const row = await this.views.get(applicationsView.name, applicationId);
    if (row?.applicant_id !== memberId) throw notFound(APPLICATION_TEXT.notFound);
    return row;
  }

  async received(applicationId: string, memberId: string): Promise<ApplicationDocument> {
    const row = await this.views.get(applicationsView.name, applicationId);
    if (!row) throw notFound(APPLICATION_TEXT.notFound);
    await this.door.refuseStranger(row.job_id, memberId);
    if ((await this.door.foundBy([row], memberId)).length === 0) throw notFound(APPLICATION_TEXT.notFound);
    return row;
  }

  /** For both sides. */
  async readable(applicationId: string, memberId: string): Promise<ApplicationDocument> {
    const row = await this.views.get(applicationsView.name, applicationId);
    return row?.applicant_id === memberId ? row : this.received(applicationId, memberId);
  }

  async after(of: ApplicationsOf, position: number, limit: number): Promise<readonly PlacedApplication[]> {
    const found = await this.views.find(applicationsView.name, { ...of, number: { $gt: position } }, { sort: [['number', 1]], limit });
    return found.map((row) => ({ which: whichOf(row), position: row.number }));
  }

  /** How many were ever sent to a listing. */
  sentTo(jobId: string, most: number): Promise<number> {
    return this.views.count(applicationsView.name, { job_id: jobId }, most);
  }
}

/** Nothing can be sealed for it any more, so this is said before. */
export function refuseTakenBack({ state }: ApplicationDocument): void {
  if (state === 'withdrawn') throw over();
}

export const whichOf = ({ _id: applicationId, job_id: jobId, applicant_id: applicantId }: ApplicationDocument) => ({ applicationId, jobId, applicantId });
