import { Inject, Injectable } from '@nestjs/common';
import { JOB_TEXT } from '../../../../contracts/jobs.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { gone, notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { isWithheld } from './findable.rules.js';
import { type JobDocument, jobsView } from './jobs.model.js';

/** Answers which listings somebody may read. */
@Injectable()
export class JobQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Throws RuleViolation: `gone` for what they could read once and is no more, `not-found` for what they may not know of. */
  async readable(id: string, caller: Caller): Promise<JobDocument> {
    const found = await this.views.get(jobsView.name, id);
    if (found?.gone && mayKnow(found, caller)) throw gone(JOB_TEXT.gone);
    if (!found || !mayRead(found, caller)) throw notFound(JOB_TEXT.notFound);
    return found;
  }

  /** Those of the listings that the caller may read, in the order asked. */
  async readableAmong(ids: readonly string[], caller: Caller): Promise<JobDocument[]> {
    return (await this.views.getMany(jobsView.name, [...new Set(ids)])).filter((job) => mayRead(job, caller));
  }
}

const isReader = ({ owner_id, colleague_ids }: JobDocument, { memberId }: Caller): boolean =>
  memberId !== null && (owner_id === memberId || colleague_ids.includes(memberId));

/** What waits or is hidden is for its people and for those who read hidden content. */
const mayKnow = (job: JobDocument, caller: Caller): boolean => !isWithheld(job) || isReader(job, caller) || holds(caller.role, 'content.read-hidden');

export const mayRead = (job: JobDocument, caller: Caller): boolean => job.gone === null && mayKnow(job, caller);
