import type { AccountCommand, EndProjectTies, TakeOwnership } from './account.commands.js';
import { openInvites } from './invite.state.rules.js';
import { offerOverTo } from './members.rules.js';
import { isWaiting } from './posting.state.rules.js';
import type { ProjectEvent } from './project.events.js';
import { managersOf, type ProjectState, type StandingProject } from './project.state.rules.js';
import { closings } from './project-ending.rules.js';

/** What becomes of a project, and in it, when the account of somebody ends or is banned for good. */
export function decideAccount(command: AccountCommand, state: ProjectState): readonly ProjectEvent[] {
  if (!state || state.isWithdrawn) return [];
  const { projectId, memberId } = command.data;
  switch (command.type) {
    case 'EndProjectTies':
      return endTies(command, state);
    case 'TakeOwnership':
      return state.ownerId === memberId ? passOn(command.data, state, 'ban') : [];
    case 'ReturnOwnership': {
      if (state.ownerId !== null || state.lastOwnerId !== memberId || !state.members.has(memberId)) return [];
      const passed: ProjectEvent = { type: 'OwnershipPassed', data: { projectId, from: null, to: memberId, cause: 'ban-lifted' } };
      return state.archived === 'abandoned' ? [passed, { type: 'ProjectUnarchived', data: { projectId, by: memberId } }] : [passed];
    }
  }
}

function endTies({ data }: EndProjectTies, project: StandingProject): readonly ProjectEvent[] {
  const { projectId, memberId, keepContent } = data;
  // What others have built too is not the owner's to take along.
  const wasOwners = (project.ownerId ?? project.lastOwnerId) === memberId && project.members.has(memberId);
  if (wasOwners && !keepContent && project.members.size === 1) return [{ type: 'ProjectWithdrawn', data: { projectId, by: memberId, cause: 'account' } }];
  const own = [...invitesOf(projectId, project, memberId), ...applicationsOf(projectId, project, memberId)];
  return [...own, ...(project.ownerId === memberId ? passOn(data, project, 'erasure') : membershipOf(projectId, project, memberId))];
}

function invitesOf(projectId: string, { invites }: StandingProject, memberId: string): readonly ProjectEvent[] {
  const own = openInvites(invites).filter(([, invite]) => invite.memberId === memberId);
  return own.map(([inviteId]) => ({ type: 'InviteWithdrawn', data: { projectId, inviteId, memberId, by: null } }));
}

/** Those that wait are withdrawn; of the settled ones the words go. */
function applicationsOf(projectId: string, { applications }: StandingProject, memberId: string): readonly ProjectEvent[] {
  const own = [...applications].filter(([, { applicantId }]) => applicantId === memberId);
  return own.flatMap(([applicationId, application]): readonly ProjectEvent[] => {
    const { postingId, applicantId, hasMessage } = application;
    if (isWaiting(application)) return [{ type: 'ApplicationWithdrawn', data: { projectId, postingId, applicationId, applicantId, cause: 'account' } }];
    return hasMessage ? [{ type: 'ApplicationMessagesDestroyed', data: { projectId, postingId, applicationIds: [applicationId] } }] : [];
  });
}

function membershipOf(projectId: string, project: StandingProject, memberId: string): readonly ProjectEvent[] {
  const role = project.members.get(memberId);
  if (role !== 'manager' && role !== 'member') return [];
  return [...offerOverTo(projectId, project, memberId), { type: 'MemberLeft', data: { projectId, memberId, role, cause: 'account' } }];
}

/** To the manager who has been one for longest, and is not barred; where there is none, to the staff, and it is archived if it was not. */
function passOn({ projectId, memberId: from, barred }: TakeOwnership['data'], project: StandingProject, cause: 'erasure' | 'ban'): readonly ProjectEvent[] {
  const to = managersOf(project).find((id) => !barred.includes(id)) ?? null;
  const passed: ProjectEvent = { type: 'OwnershipPassed', data: { projectId, from, to, cause } };
  if (to !== null) return [passed];
  // What its owner had archived stays so: it is not opened by itself when they come back.
  if (project.archived) return [passed];
  return [...closings(projectId, project), passed, { type: 'ProjectArchived', data: { projectId, by: null, cause: 'abandoned' } }];
}
