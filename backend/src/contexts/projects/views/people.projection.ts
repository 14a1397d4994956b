import type { ProjectRole } from '../../../../contracts/projects.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { PlacedFact, PlacedProjectEvent } from '../project/place.events.js';
import { invitesView, memberKey, projectMembersView } from './people.model.js';

const RANK: Record<ProjectRole, number> = { owner: 0, manager: 1, member: 2 };

const as = (role: ProjectRole) => ({ role, rank: RANK[role] });
const role = (projectId: string, memberId: string, given: ProjectRole): Write => projectMembersView.change(memberKey(projectId, memberId), { $set: as(given) });
const join = (projectId: string, memberId: string, given: ProjectRole, { at, position }: { at: string; position: number }): Write =>
  projectMembersView.put(memberKey(projectId, memberId), { project_id: projectId, member_id: memberId, ...as(given), joined_at: at, number: position });
const leave = ({ projectId, memberId }: { projectId: string; memberId: string }): Write => projectMembersView.remove(memberKey(projectId, memberId));

function passed({ projectId, from, to, cause }: PlacedFact<'OwnershipPassed'>['data']): readonly Write[] {
  const former = from === null ? [] : [cause === 'erasure' ? leave({ projectId, memberId: from }) : role(projectId, from, 'manager')];
  return [...former, ...(to === null ? [] : [role(projectId, to, 'owner')])];
}

/** Who is in which project, and who is invited. */
export const projectPeopleProjection = projection<PlacedProjectEvent>({
  name: 'project_people',
  version: 1,
  views: [projectMembersView.name, invitesView.name],
  on: {
    ProjectCreated: ({ data, ...fact }) => join(data.projectId, data.ownerId, 'owner', fact),
    MemberJoined: ({ data, ...fact }) => join(data.projectId, data.memberId, data.role, fact),
    ProjectRoleChanged: ({ data }) => role(data.projectId, data.memberId, data.to),
    MemberLeft: ({ data }) => leave(data),
    MemberRemoved: ({ data }) => leave(data),
    OwnershipPassed: ({ data }) => passed(data),
    MemberInvited: ({ data, at, position }) =>
      invitesView.put(data.inviteId, {
        project_id: data.projectId,
        role: data.role,
        by: data.by,
        member_id: data.memberId,
        address: data.address,
        digest: data.addressDigest,
        refused: false,
        created_at: at,
        expires_at: data.expiresAt,
        reminders: 0,
        remind_from: data.remindFrom,
        number: position,
      }),
    InviteReminded: ({ data }) => invitesView.change(data.inviteId, { $set: { remind_from: data.remindFrom }, $inc: { reminders: 1 } }),
    // To whoever sent it, one to an address waits on.
    InviteRefused: ({ data }) => (data.byAddress ? invitesView.change(data.inviteId, { $set: { refused: true } }) : invitesView.remove(data.inviteId)),
    InviteAccepted: ({ data }) => invitesView.remove(data.inviteId),
    InviteWithdrawn: ({ data }) => invitesView.remove(data.inviteId),
    InviteExpired: ({ data }) => invitesView.remove(data.inviteId),
    ProjectWithdrawn: ({ data }) => data.inviteIds.map((id) => invitesView.remove(id)),
  },
});
