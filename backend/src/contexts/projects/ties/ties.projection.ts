import { projection } from '../../../kernel/projection.js';
import type { ProjectEvent } from '../project/project.events.js';
import { tiesView } from './ties.model.js';

const memberTie = (projectId: string, memberId: string): string => `${projectId}/${memberId}`;
const ofMember = (projectId: string, memberId: string, kind: 'owner' | 'member') =>
  tiesView.put(memberTie(projectId, memberId), { kind, project_id: projectId, member_id: memberId, flag: false });
const gone = (projectId: string, memberId: string) => tiesView.remove(memberTie(projectId, memberId));
const settled = (applicationId: string) => tiesView.change(applicationId, { $set: { flag: false } });

/** Who has to do with which project. */
export const tiesProjection = projection<ProjectEvent>({
  name: 'project-ties',
  version: 1,
  views: [tiesView.name],
  on: {
    ProjectCreated: ({ data: { projectId, ownerId } }) => [
      tiesView.put(projectId, { kind: 'project', project_id: projectId, member_id: null, flag: false }),
      ofMember(projectId, ownerId, 'owner'),
    ],
    ProjectWithdrawn: ({ data: { projectId, by } }) => [tiesView.change(projectId, { $set: { flag: true } }), gone(projectId, by)],
    MemberInvited: ({ data: { projectId, inviteId, memberId } }) =>
      tiesView.put(inviteId, { kind: 'invite', project_id: projectId, member_id: memberId, flag: false }),
    MemberJoined: ({ data: { projectId, memberId } }) => ofMember(projectId, memberId, 'member'),
    MemberLeft: ({ data: { projectId, memberId } }) => gone(projectId, memberId),
    MemberRemoved: ({ data: { projectId, memberId } }) => gone(projectId, memberId),
    OwnershipPassed: ({ data: { projectId, from, to, cause } }) => [
      ...(from === null ? [] : [cause === 'erasure' ? gone(projectId, from) : ofMember(projectId, from, 'member')]),
      ...(to === null ? [] : [ofMember(projectId, to, 'owner')]),
      tiesView.change(projectId, { $set: { member_id: to === null ? from : null } }),
    ],
    PostingOpened: ({ data: { projectId, postingId } }) => tiesView.put(postingId, { kind: 'posting', project_id: projectId, member_id: null, flag: false }),
    PostingRemoved: ({ data: { applicationIds } }) => applicationIds.map(settled),
    ApplicationMade: ({ data: { projectId, applicationId, applicantId } }) =>
      tiesView.put(applicationId, { kind: 'application', project_id: projectId, member_id: applicantId, flag: true }),
    ApplicationAccepted: ({ data: { applicationId } }) => settled(applicationId),
    ApplicationRejected: ({ data: { applicationId } }) => settled(applicationId),
    ApplicationWithdrawn: ({ data: { applicationId } }) => settled(applicationId),
  },
});
