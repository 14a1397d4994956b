import type { InviteAction, ProjectMember, RespondRequest } from '@contracts/project-people';
import { PEOPLE_TEXT } from '@contracts/project-people';
import type { InvitedProject, Project, ProjectRow } from '@contracts/projects';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { useSwitch } from '../../../calls/useSwitch';
import { post } from '../../../client/http';
import { kept } from '../../../client/queryStore';
import { at, reads } from '../../../client/reads';
import { LISTS, PROJECTS } from './projects';
import { tries } from './tries';

const of = (id: string) => [...PROJECTS, 'of', id] as const;

/** A project, or what somebody who is invited to a private one sees of it; asked anew by every page, since who may read it changes. */
export const projectQuery = (id: string) => reads<Project | InvitedProject>([...of(id), 'page'], at`/api/projects/${id}`, { ...kept, ...tries, staleTime: 0 });
export const isInvitation = (project: Project | InvitedProject): project is InvitedProject => 'inviter' in project;

export const membersQuery = (id: string) => reads<ProjectMember[]>([...of(id), 'members'], at`/api/projects/${id}/members`, tries);
/** Projects that are like it. */
export const similarQuery = (id: string) => reads<ProjectRow[]>([...of(id), 'similar'], at`/api/projects/${id}/similar`, tries);

export function changeProject(queries: QueryClient, id: string, change: (project: Project) => Project): void {
  queries.setQueryData(projectQuery(id).queryKey, (project) => (project && !isInvitation(project) ? change(project) : project));
}

const followed = (isFollowing: boolean) => (project: Project) => ({
  ...project,
  followers: Math.max(0, project.followers + (isFollowing ? 1 : -1)),
  viewer: { ...project.viewer, isFollowing },
});

export function useFollowProject({ id, viewer }: Project): () => void {
  const queries = useQueryClient();
  return useSwitch({
    name: [...of(id), 'follow'],
    isOn: viewer.isFollowing,
    outdates: projectQuery(id).queryKey,
    tries,
    send: (wanted) => post<unknown>(wanted ? at`/api/projects/${id}/follow` : at`/api/projects/${id}/unfollow`),
    show: (wanted) => changeProject(queries, id, followed(wanted)),
    settle: () => void queries.invalidateQueries(projectQuery(id)),
    fails: { on: 'Proje takip edilemedi', off: 'Takip bırakılamadı' },
    // Lists show the new number when they are opened next.
    onSettled: () => void queries.invalidateQueries({ queryKey: LISTS, refetchType: 'none' }),
  });
}

/** Answers an invitation; what the member may see may be another thing afterwards. */
export const useRespond = (inviteId: string, action: InviteAction, onDone?: () => void) =>
  useCall(
    posts<void, unknown>(at`/api/projects/invites/${inviteId}/respond`, () => ({ action }) satisfies RespondRequest),
    {
      tries,
      asksAgain: [PROJECTS],
      says: action === 'accept' ? PEOPLE_TEXT.joined : PEOPLE_TEXT.refused,
      // That it could not be refused is told where it was asked.
      ...(action === 'accept' ? { fails: PEOPLE_TEXT.acceptFailed } : {}),
      onSuccess: onDone,
    },
  );
