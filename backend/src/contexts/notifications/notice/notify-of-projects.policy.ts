import type { ProjectHappening } from '../../../../contracts/project-notices.js';
import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { PeopleEvent, PostingEvent, ProjectEvent, ProjectUpdateEvent } from '../../projects/public.js';
import { NotifyAboutProject, type ProjectCircle, type ProjectHearers } from './notice.commands.js';

type Untold =
  | 'InviteWithdrawn'
  | 'InviteExpired'
  | 'MemberJoined'
  | 'PostingRevised'
  | 'ApplicationSeen'
  | 'ApplicationWithdrawn'
  | 'ApplicationMessagesDestroyed';
type Told = Exclude<PeopleEvent | PostingEvent, { type: Untold }> | Extract<ProjectEvent, { type: 'ProjectArchived' }>;
type UpdateTold = Extract<ProjectUpdateEvent, { type: 'ProjectUpdatePosted' | 'ProjectUpdateEdited' }>;

/** Whoever has to do with a project hears of what happens to its people and postings, and with its followers of its updates, and who follows it of its new postings; that an application was looked at is told to nobody. */
export const notifyOfProjects = policy<Told | UpdateTold>({
  name: 'notify-of-projects',
  follows: 'later',
  on: {
    MemberInvited: (event) => toInvited(event, 'invited'),
    InviteReminded: (event) => toInvited(event, 'reminded'),
    InviteAccepted: (event) => tell(event, 'invite_accepted', { inviteId: event.data.inviteId }, event.data.memberId),
    // To whoever sent it, one to an address waits on: they must not learn that the address is a member's.
    InviteRefused: (event) => (event.data.byAddress ? [] : tell(event, 'invite_refused', { inviteId: event.data.inviteId }, event.data.memberId)),
    ProjectRoleChanged: (event) =>
      tell(event, event.data.to === 'manager' ? 'made_manager' : 'made_member', { memberIds: [event.data.memberId] }, event.data.by),
    MemberRemoved: (event) => tell(event, 'removed', { memberIds: [event.data.memberId] }, event.data.by),
    MemberLeft: (event) => (event.data.cause === 'own' ? tell(event, 'member_left', 'owner', event.data.memberId) : []),
    HandoverOffered: (event) => tell(event, 'handover_offered', { memberIds: [event.data.to] }, event.data.by),
    HandoverEnded: (event) => (event.data.refused ? tell(event, 'handover_refused', 'owner', event.data.to) : []),
    OwnershipPassed: (event) => passed(event),
    ProjectArchived: (event) => tell(event, 'archived', 'everybody', event.data.by),
    PostingOpened: (event) => tellFollowers(event),
    ApplicationMade: (event) => tell(event, 'applied', 'runners', event.data.applicantId),
    ApplicationAccepted: (event) => tell(event, 'application_accepted', { memberIds: [event.data.applicantId] }, event.data.by),
    ApplicationRejected: (event) => tell(event, 'application_rejected', { memberIds: [event.data.applicantId] }, event.data.by),
    PostingFilled: (event) => tell(event, 'posting_filled', { memberIds: event.data.memberIds }, null),
    PostingClosed: (event) => tell(event, 'posting_closed', 'waiting', event.data.by),
    PostingReopened: (event) => tell(event, 'posting_reopened', 'waiting', event.data.by),
    PostingRemoved: (event) => tell(event, 'posting_removed', { memberIds: event.data.memberIds }, event.data.by),
    ProjectUpdatePosted: (event) => tellOfUpdate(event, 'everybody'),
    // Its people have heard of it; now it is for those who follow, too.
    ProjectUpdateEdited: (event) => (event.data.formerVisibility === 'private' && event.data.visibility !== 'private' ? tellOfUpdate(event, 'followers') : []),
  },
});

/** Whatever becomes of an update, it is one thing to be told of. */
function tellOfUpdate(
  { data: { projectId, updateId: partId, authorId: actorId }, at, position }: RecordedEvent<UpdateTold>,
  hearers: ProjectCircle,
): readonly Reaction[] {
  const noticeId = `project-update.${partId}`;
  const command = intent(NotifyAboutProject, { projectId, partId, happening: 'update_posted', noticeId, actorId, hearers, position });
  return [{ schedule: command, key: `notify:${noticeId}.${position}`, at }];
}

/** Whatever becomes of a posting, that it was opened is one thing to be told of. */
function tellFollowers({ data: { projectId, postingId: partId, by: actorId }, at, position }: RecordedEvent<Extract<PostingEvent, { type: 'PostingOpened' }>>) {
  const noticeId = `project-posting.${partId}`;
  const command = intent(NotifyAboutProject, { projectId, partId, happening: 'posting_opened', noticeId, actorId, hearers: 'followers', position });
  return [{ schedule: command, key: `notify:${noticeId}`, at }];
}

/** An invitation to an address is mailed there, and told to nobody else. */
const toInvited = (event: RecordedEvent<Extract<PeopleEvent, { type: 'MemberInvited' | 'InviteReminded' }>>, happening: ProjectHappening) =>
  event.data.memberId === null ? [] : tell(event, happening, { memberIds: [event.data.memberId] }, event.data.by);

function passed(event: RecordedEvent<Extract<PeopleEvent, { type: 'OwnershipPassed' }>>): readonly Reaction[] {
  const { from, to, cause } = event.data;
  if (to === null) return [];
  if (cause !== 'handover') return tell(event, 'owner_now', { memberIds: [to] }, null);
  return from === null ? [] : tell(event, 'handover_accepted', { memberIds: [from] }, to);
}

function tell(
  { id, data, at, position }: RecordedEvent<Told>,
  happening: ProjectHappening,
  hearers: ProjectHearers,
  actorId: string | null,
): readonly Reaction[] {
  const noticeId = `project.${id}`;
  const partId = 'postingId' in data ? data.postingId : null;
  const command = intent(NotifyAboutProject, { projectId: data.projectId, partId, happening, noticeId, actorId, hearers, position });
  return [{ schedule: command, key: `notify:${noticeId}`, at }];
}
