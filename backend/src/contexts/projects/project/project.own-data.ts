import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { PeopleEvent } from './people.events.js';
import type { PostingEvent } from './posting.events.js';
import type { ProjectEvent } from './project.events.js';
import { POSTING_SAYS, PROJECT_SAYS, saidIn } from './said-fields.rules.js';

type Of = RecordedEvent<ProjectEvent>;
const at = ({ at, data }: Of) => ({ at, project: data.projectId });
const saysAll = ({ at, data }: RecordedEvent<Extract<ProjectEvent, { type: 'ProjectCreated' | 'ProjectRevised' }>>) => {
  const { projectId, stage, visibility } = data;
  return { at, project: projectId, ...saidIn(PROJECT_SAYS, data), stage, visibility };
};

const projects = ownDataFile<ProjectEvent>({
  name: 'projeler',
  title: 'Projeleriniz: yazdıklarınız ve sahipliği',
  rows: {
    ProjectCreated: saysAll,
    ProjectRevised: saysAll,
    ProjectArchived: (event) => ({ ...at(event), archived: true }),
    ProjectUnarchived: (event) => ({ ...at(event), archived: false }),
    ProjectWithdrawn: (event) => ({ ...at(event), deleted: true }),
    HandoverOffered: (event, memberId) => ({ ...at(event), handover: event.data.to === memberId ? 'offered_to_you' : 'offered' }),
    HandoverEnded: (event, memberId) => ({ ...at(event), handover: event.data.to === memberId ? 'offer_to_you_ended' : 'offer_ended' }),
    OwnershipPassed: (event, memberId) => ({ ...at(event), owner: event.data.to === memberId }),
  },
});

const memberships = ownDataFile<PeopleEvent>({
  name: 'proje-uyelikleri',
  title: 'Projelerdeki üyelikleriniz ve görevleriniz',
  rows: {
    MemberJoined: (event, memberId) => (event.data.memberId === memberId ? { ...at(event), role: event.data.role } : null),
    ProjectRoleChanged: (event, memberId) => (event.data.memberId === memberId ? { ...at(event), role: event.data.to } : null),
    MemberLeft: (event) => ({ ...at(event), left: true }),
    MemberRemoved: (event, memberId) => (event.data.memberId === memberId ? { ...at(event), removed: true } : null),
  },
});

const invites = ownDataFile<PeopleEvent>({
  name: 'proje-davetleri',
  title: 'Gönderdiğiniz ve aldığınız proje davetleri',
  rows: {
    MemberInvited: (event, memberId) => ({
      ...at(event),
      invite: event.data.inviteId,
      direction: event.data.by === memberId ? 'sent' : 'received',
      role: event.data.role,
      ...(event.data.by === memberId && { address: event.data.address }),
    }),
    InviteReminded: (event) => ({ ...at(event), invite: event.data.inviteId, reminded: true }),
    InviteAccepted: (event) => ({ ...at(event), invite: event.data.inviteId, answer: 'accepted' }),
    InviteRefused: (event) => ({ ...at(event), invite: event.data.inviteId, answer: 'refused' }),
    InviteWithdrawn: (event) => ({ ...at(event), invite: event.data.inviteId, withdrawn: true }),
    InviteExpired: (event) => ({ ...at(event), invite: event.data.inviteId, expired: true }),
  },
});

const written = (event: RecordedEvent<Extract<PostingEvent, { type: 'PostingOpened' | 'PostingRevised' }>>) => {
  const { rewardType, ...said } = saidIn(POSTING_SAYS, event.data);
  return { ...at(event), posting: event.data.postingId, ...said, reward_type: rewardType };
};
const postings = ownDataFile<PostingEvent>({
  name: 'yardim-ilanlari',
  title: 'Yazdığınız yardım ilanları',
  rows: {
    PostingOpened: written,
    PostingRevised: written,
    PostingClosed: (event) => ({ ...at(event), posting: event.data.postingId, closed: true }),
    PostingReopened: (event) => ({ ...at(event), posting: event.data.postingId, reopened: true }),
    PostingRemoved: (event, memberId) => (event.data.by === memberId ? { ...at(event), posting: event.data.postingId, deleted: true } : null),
  },
});

const step = (state: string) => (event: RecordedEvent<Extract<PostingEvent, { data: { applicantId: string } }>>, memberId: string) =>
  event.data.applicantId === memberId ? { ...at(event), posting: event.data.postingId, application: event.data.applicationId, state } : null;
const applications = ownDataFile<PostingEvent>({
  name: 'basvurular',
  title: 'Yardım ilanlarına başvurularınız, mesajlarıyla',
  rows: {
    ApplicationMade: (event, memberId) => {
      const row = step('new')(event, memberId);
      return row && { ...row, message: event.data.message };
    },
    ApplicationSeen: step('seen'),
    ApplicationAccepted: step('accepted'),
    ApplicationRejected: step('rejected'),
    ApplicationWithdrawn: step('withdrawn'),
  },
});

/** Fields of facts of projects that name somebody: to whoever they do not name, they are somebody else's. */
const PEOPLE = ['ownerId', 'by', 'to', 'from', 'applicantId'];
const isOfProject = ({ stream }: RecordedEvent): boolean => /^project-[0-9a-f]{8}-/.test(stream);
const said = (data: object, field: string): unknown => (data as Readonly<Record<string, unknown>>)[field];

/** What projects have of a member. */
export const projectOwnData: OwnData = {
  files: [projects, memberships, invites, postings, applications],
  withholds: (event, memberId) => {
    if (!isOfProject(event)) return [];
    const others = PEOPLE.filter((field) => said(event.data, field) !== memberId);
    // The message is the applicant's alone, and an address whoever wrote it.
    const isOwn = event.actor.id === memberId;
    return isOwn ? others : [...others, 'message', 'address', 'applicationIds'];
  },
};
