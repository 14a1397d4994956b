import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { aboveIds } from '../../../../contracts/above.js';
import type { NotificationReason, NotificationType } from '../../../../contracts/notifications.js';
import type { ProjectHappening } from '../../../../contracts/project-notices.js';
import type { Origin } from '../../../kernel/command.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { NotifyAboutProject, type ProjectCircle, type ProjectHearers } from './notice.commands.js';
import type { Notice } from './notice.events.js';
import { ProjectPeople } from './project-people.port.js';
import { Telling } from './telling.service.js';

const AT_ONCE = 500;

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
  update_posted: ['project_news', 'project_member'],
  posting_opened: ['project_news', 'following_project'],
  applied: ['help_wanted', 'project_manager'],
  application_accepted: OF_APPLICANT,
  application_rejected: OF_APPLICANT,
  posting_filled: OF_APPLICANT,
  posting_closed: OF_APPLICANT,
  posting_reopened: OF_APPLICANT,
  posting_removed: OF_APPLICANT,
};

type Of<Hearers extends ProjectHearers> = Omit<NotifyAboutProject['data'], 'hearers'> & { readonly hearers: Hearers };
const isCircle = (hearers: ProjectHearers): hearers is ProjectCircle => hearers === 'everybody' || hearers === 'followers';

/** Whom it concerns is asked when the views have come to what happened. */
@Injectable()
export class NotifyAboutProjectHandler implements ICommandHandler<NotifyAboutProject> {
  constructor(
    private readonly telling: Telling,
    private readonly people: ProjectPeople,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data, origin }: NotifyAboutProject): Promise<void> {
    const { projectId, partId, happening, noticeId, actorId, hearers, position } = data;
    await this.views.reached(position);
    const [type, reason] = KIND[happening];
    const about = { topicId: null, ...aboveIds({ kind: 'project', id: projectId }), commentId: null, partId };
    const notice: Notice = { noticeId, type, reason, happening, outcome: null, actorId, ...about };
    if (isCircle(hearers)) await this.tellCircle(notice, { ...data, hearers }, origin);
    else await this.telling.tell(notice, await this.hearersOf({ ...data, hearers }), origin);
  }

  /** Its people first, then whoever follows it: nobody is told twice. It is asked now who may read it, and not when it happened. */
  private async tellCircle(notice: Notice, { projectId, partId, happening, hearers, position }: Of<ProjectCircle>, origin: Origin): Promise<void> {
    const part = partId === null ? null : { kind: happening === 'posting_opened' ? ('posting' as const) : ('update' as const), id: partId };
    const readers = await this.people.readersOf(projectId, part);
    if (readers === 'nobody') return;
    const people = hearers === 'everybody' || readers === 'people' ? await this.people.inProject(projectId, 'members') : [];
    if (hearers === 'everybody') await this.telling.tell(notice, people, origin);
    if (readers === 'people' && hearers === 'everybody') return;
    const following: Notice = { ...notice, reason: 'following_project' };
    for (let since = -1; ; ) {
      const page = await this.people.followersOf(projectId, since, AT_ONCE);
      // The log may be read again long after: whoever came later is not told of what was there before them.
      const before = page.filter((follower) => follower.since < position);
      const told = before.map(({ memberId }) => memberId).filter((id) => readers === 'followers' || people.includes(id));
      await this.telling.tell(following, told, origin);
      if (before.length < AT_ONCE) return;
      since = before.at(-1)?.since ?? position;
    }
  }

  private async hearersOf({ hearers, projectId, partId }: Of<Exclude<ProjectHearers, ProjectCircle>>): Promise<readonly string[]> {
    if (hearers === 'waiting') return partId === null ? [] : this.people.waitingFor(partId);
    if (typeof hearers === 'string') return this.people.inProject(projectId, hearers);
    if ('memberIds' in hearers) return hearers.memberIds;
    const inviter = await this.people.inviterOf(projectId, hearers.inviteId);
    return inviter === null ? [] : [inviter];
  }
}
