import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { NOTHING_ABOVE } from '../../../../contracts/above.js';
import type { JobHappening } from '../../../../contracts/job-notices.js';
import type { NotificationReason, NotificationType } from '../../../../contracts/notifications.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { NotifyAboutJob } from './notice.commands.js';
import { NoticedJobs } from './noticed-jobs.port.js';
import { Telling } from './telling.service.js';

type Kind = readonly [type: NotificationType, reason: NotificationReason];
const OF_APPLICANT: Kind = ['job_application', 'applied'];
const KIND: Record<JobHappening, Kind> = {
  job_applied: ['job_application', 'job_reader'],
  job_applicant_wrote: ['job_application', 'job_reader'],
  job_application_decided: OF_APPLICANT,
  job_application_answered: OF_APPLICANT,
  job_cv_downloaded: OF_APPLICANT,
  job_colleague: ['job_application', 'job_reader'],
  job_expired: ['job_application', 'own_job'],
  job_moderated: ['content_moderated', 'own_job'],
};

@Injectable()
export class NotifyAboutJobHandler implements ICommandHandler<NotifyAboutJob> {
  constructor(
    private readonly telling: Telling,
    private readonly jobs: NoticedJobs,
    private readonly shutOuts: ShutOuts,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data, origin }: NotifyAboutJob): Promise<void> {
    const { jobId, happening, noticeId, actorId, outcome, hearers, across, position } = data;
    await this.views.reached(position);
    const [type, reason] = KIND[happening];
    const about = { topicId: null, ...NOTHING_ABOVE, commentId: null, happening, partId: jobId };
    const memberIds = hearers === 'readers' ? await this.jobs.readersOf(jobId) : hearers.memberIds;
    const shut = await Promise.all(across.map((id) => this.shutOuts.shutFrom(memberIds, id)));
    const hearing = memberIds.filter((id) => !shut.some((ids) => ids.has(id)));
    await this.telling.tell({ noticeId, type, reason, outcome, actorId, ...about }, hearing, origin);
  }
}
