import type { Posting } from '@contracts/help-wanted';
import type { ProjectMember } from '@contracts/project-people';
import type { ProjectUpdate } from '@contracts/project-updates';
import { closedBy, type Project, type ProjectRole } from '@contracts/projects';

type Role = ProjectRole | null;

/** Whether a role runs the project: asks people in, opens postings, decides on applications. */
export const runs = (role: Role): boolean => role === 'owner' || role === 'manager';

/** Changes of roles and the handover are the owner's; nobody changes the owner so. */
export const mayChangeRole = (role: Role, target: Pick<ProjectMember, 'role'>): boolean => role === 'owner' && target.role !== 'owner';

/** A manager takes out members, the owner managers too. */
export const mayRemove = (role: Role, target: Pick<ProjectMember, 'role'>): boolean =>
  target.role !== 'owner' && (role === 'owner' || (role === 'manager' && target.role === 'member'));

/** Who runs the project, and whoever opened it as long as they are in it. */
export const mayWritePosting = ({ viewer: { role } }: Pick<Project, 'viewer'>, { created_by }: Pick<Posting, 'created_by'>, memberId: string): boolean =>
  runs(role) || (role !== null && created_by === memberId);

/** Whether anything new may come into it. */
export const isGoingOn = (project: Pick<Project, 'archived' | 'hidden'>): boolean => closedBy(project) === null;

/** Whoever is in a project tells of it, as long as it goes on. */
export const mayTell = (project: Project): boolean => project.viewer.role !== null && isGoingOn(project);
export const mayEditUpdate = (project: Project, { users, hidden }: Pick<ProjectUpdate, 'users' | 'hidden'>, memberId: string): boolean =>
  mayTell(project) && !hidden && users.id === memberId;
/** Its author, wherever the project stands by now, and who runs the project. */
export const mayDeleteUpdate = ({ viewer: { role } }: Pick<Project, 'viewer'>, { users }: Pick<ProjectUpdate, 'users'>, memberId: string): boolean =>
  runs(role) || users.id === memberId;
