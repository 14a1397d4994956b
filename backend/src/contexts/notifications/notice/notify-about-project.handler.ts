import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { aboveIds } from '../../../../contracts/above.js';
import type { NotificationReason, NotificationType } from '../../../../contracts/notifications.js';
import type { ProjectHappening } from '../../../../contracts/project-notices.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { NotifyAboutProject } from './notice.commands.js';
import { ProjectPeople } from './project-people.port.js';
import { Telling } from './telling.service.js';

type Kind = readonly [type: NotificationType, reason: NotificationReason];
const [OF_MEMBER, OF_OWNER, OF_APPLICANT] = [
  ['project', 'project_member'],
  ['project', 'own_project'],
  ['help_wanted', 'applied'],
] as const;
const KIND: Record<ProjectHappening, Kind> = {
  invited: ['project', 'project_invited'],
  reminded: ['project', 'project_invited'],
  invite_accepted: ['project', 'project_inviter'],
  invite_refused: ['project', 'project_inviter'],
  made_manager: OF_MEMBER,
  made_member: OF_MEMBER,
  removed: OF_MEMBER,
  member_left: OF_OWNER,
  handover_offered: OF_MEMBER,
  handover_accepted: OF_MEMBER,
  handover_refused: OF_OWNER,
  owner_now: OF_OWNER,
  archived: ['project_news', 'project_member'],
  applied: ['help_wanted', 'project_manager'],
  application_accepted: OF_APPLICANT,
  application_rejected: OF_APPLICANT,
  posting_filled: OF_APPLICANT,
  posting_closed: OF_APPLICANT,
  posting_reopened: OF_APPLICANT,
  posting_removed: OF_APPLICANT,
};

/** Whom it concerns is asked when the views have come to what happened. */
@Injectable()
export class NotifyAboutProjectHandler implements ICommandHandler<NotifyAboutProject> {
  constructor(
    private readonly telling: Telling,
    private readonly people: ProjectPeople,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data, origin }: NotifyAboutProject): Promise<void> {
    const { projectId, partId, happening, noticeId, actorId, position } = data;
    await this.views.reached(position);
    const [type, reason] = KIND[happening];
    const about = { topicId: null, ...aboveIds({ kind: 'project', id: projectId }), commentId: null, partId };
    await this.telling.tell({ noticeId, type, reason, happening, outcome: null, actorId, ...about }, await this.hearersOf(data), origin);
  }

  private async hearersOf({ hearers, projectId, partId }: NotifyAboutProject['data']): Promise<readonly string[]> {
    if (hearers === 'waiting') return partId === null ? [] : this.people.waitingFor(partId);
    if (typeof hearers === 'string') return this.people.inProject(projectId, hearers);
    if ('memberIds' in hearers) return hearers.memberIds;
    const inviter = await this.people.inviterOf(projectId, hearers.inviteId);
    return inviter === null ? [] : [inviter];
  }
}
