import type { InviteAction, ProjectMember, RespondRequest } from '@contracts/project-people';
import { PEOPLE_TEXT } from '@contracts/project-people';
import type { InvitedProject, Project, ProjectRow } from '@contracts/projects';
import type { QueryClient } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { kept } from '../../../client/queryStore';
import { at, reads } from '../../../client/reads';
import { PROJECTS } from './projects';
import { tries } from './tries';

const of = (id: string) => [...PROJECTS, 'of', id] as const;

/** A project, or what somebody who is invited to a private one sees of it. */
export const projectQuery = (id: string) => reads<Project | InvitedProject>([...of(id), 'page'], at`/api/projects/${id}`, { ...kept, ...tries });
export const isInvitation = (project: Project | InvitedProject): project is InvitedProject => 'inviter' in project;

export const membersQuery = (id: string) => reads<ProjectMember[]>([...of(id), 'members'], at`/api/projects/${id}/members`, tries);
/** Projects that are like it. */
export const similarQuery = (id: string) => reads<ProjectRow[]>([...of(id), 'similar'], at`/api/projects/${id}/similar`, tries);

export function changeProject(queries: QueryClient, id: string, change: (project: Project) => Project): void {
  queries.setQueryData(projectQuery(id).queryKey, (project) => (project && !isInvitation(project) ? change(project) : project));
}

/** Answers an invitation; what the member may see may be another thing afterwards. */
export const useRespond = (inviteId: string, action: InviteAction, onDone?: () => void) =>
  useCall(
    posts<void, unknown>(at`/api/projects/invites/${inviteId}/respond`, () => ({ action }) satisfies RespondRequest),
    {
      tries,
      asksAgain: [PROJECTS],
      says: action === 'accept' ? PEOPLE_TEXT.joined : PEOPLE_TEXT.refused,
      fails: action === 'accept' ? PEOPLE_TEXT.acceptFailed : PEOPLE_TEXT.refuseFailed,
      onSuccess: onDone,
    },
  );
