import { Inject, Injectable } from '@nestjs/common';
import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { jobTiesView } from './job-ties.model.js';

/** Answers with which listings somebody has to do. */
@Injectable()
export class JobTiesQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** How many listings of a member are open. */
  open(memberId: string): Promise<number> {
    return this.views.count(jobTiesView.name, { member_id: memberId, kind: 'owner', open: true }, JOB_LIMITS.open);
  }
}
