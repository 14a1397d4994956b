import { PEOPLE_LIMITS, PEOPLE_TEXT } from '../../../../contracts/project-people.js';
import { PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ChangeProjectRole, RemoveMember } from './people.commands.js';
import type { ProjectEvent } from './project.events.js';
import { forbidden, type ProjectState, refuseClosed, roleOf, runBy, type StandingProject, seenBy } from './project.state.rules.js';
import { offerOver } from './project-ending.rules.js';

export const onlyByHandover = () =>
  new RuleViolation('project.only-by-handover', PEOPLE_TEXT.ownershipOnlyByHandover, { role: PEOPLE_TEXT.ownershipOnlyByHandover });

export function changeRole({ data: { projectId, memberId, userId, role } }: ChangeProjectRole, state: ProjectState): readonly ProjectEvent[] {
  const project = runBy(state, memberId, PROJECT_WRITING_TEXT.notYours);
  const from = roleOf(project, userId);
  if (role === 'owner' || from === 'owner') throw onlyByHandover();
  refuseClosed(project);
  if (project.ownerId !== memberId) {
    if (from === 'manager') throw forbidden(PEOPLE_TEXT.managerChangesManager);
    if (role === 'manager') throw forbidden(PEOPLE_TEXT.managerAddsManager);
  }
  if (from === role) return [];
  if (project.roleChanges >= PEOPLE_LIMITS.roleChanges) throw new RuleViolation('project.too-many-changes', PEOPLE_TEXT.tooManyChanges);
  return [{ type: 'ProjectRoleChanged', data: { projectId, memberId: userId, from, to: role, by: memberId } }];
}

/** Whoever is in it may go at any time, but for its owner. */
export function remove({ data: { projectId, memberId, userId } }: RemoveMember, state: ProjectState): readonly ProjectEvent[] {
  const project = seenBy(state, memberId);
  if (memberId === userId) return leave(projectId, project, memberId);
  const by = runBy(state, memberId, PROJECT_WRITING_TEXT.notYours).members.get(memberId);
  const role = roleOf(project, userId);
  if (role === 'owner') throw new RuleViolation('project.owner-not-removed', PEOPLE_TEXT.ownerNotRemoved);
  if (role === 'manager' && by !== 'owner') throw forbidden(PEOPLE_TEXT.managerRemovesManager);
  return [...offerOverTo(projectId, project, userId), { type: 'MemberRemoved', data: { projectId, memberId: userId, role, by: memberId } }];
}

function leave(projectId: string, project: StandingProject, memberId: string): readonly ProjectEvent[] {
  const role = roleOf(project, memberId);
  if (role === 'owner') throw new RuleViolation('project.owner-stays', PEOPLE_TEXT.ownerStays);
  return [...offerOverTo(projectId, project, memberId), { type: 'MemberLeft', data: { projectId, memberId, role, cause: 'own' } }];
}

/** Whoever is in it no more takes nothing over. */
export const offerOverTo = (projectId: string, project: StandingProject, memberId: string): readonly ProjectEvent[] =>
  project.offeredTo === memberId ? offerOver(projectId, project) : [];
