import { openInvites } from './invite.state.rules.js';
import type { ArchiveProject, DeleteOwnProject } from './project.commands.js';
import type { ProjectEvent } from './project.events.js';
import { ownedBy, type ProjectState, type StandingProject } from './project.state.rules.js';

/** What ends before a project is archived: its open postings, invitations that wait, and an offer of it. */
export function closings(projectId: string, project: StandingProject): readonly ProjectEvent[] {
  const open = [...project.postings].filter(([, { status, isRemoved }]) => status === 'open' && !isRemoved);
  return [
    ...open.map(([postingId]): ProjectEvent => ({ type: 'PostingClosed', data: { projectId, postingId, by: null, cause: 'archived' } })),
    ...openInvites(project.invites).map(
      ([inviteId, { memberId }]): ProjectEvent => ({ type: 'InviteWithdrawn', data: { projectId, inviteId, memberId, by: null } }),
    ),
    ...offerOver(projectId, project),
  ];
}

/** The end of an offer of ownership because one of the two is not what they were. */
export const offerOver = (projectId: string, { offeredTo }: StandingProject): readonly ProjectEvent[] =>
  offeredTo === null ? [] : [{ type: 'HandoverEnded', data: { projectId, to: offeredTo, by: null, refused: false } }];

export function archive({ data: { projectId, memberId, archived } }: ArchiveProject, state: ProjectState): readonly ProjectEvent[] {
  const project = ownedBy(state, memberId);
  if ((project.archived !== null) === archived) return [];
  if (!archived) return [{ type: 'ProjectUnarchived', data: { projectId, by: memberId } }];
  return [...closings(projectId, project), { type: 'ProjectArchived', data: { projectId, by: memberId, cause: 'owner' } }];
}

/** What staff have hidden is its owner's to delete all the same. */
export function deleteOwn({ data: { projectId, memberId } }: DeleteOwnProject, state: ProjectState): readonly ProjectEvent[] {
  if (state?.isWithdrawn && state.ownerId === memberId) return [];
  ownedBy(state, memberId);
  return [{ type: 'ProjectWithdrawn', data: { projectId, by: memberId, cause: 'owner' } }];
}
