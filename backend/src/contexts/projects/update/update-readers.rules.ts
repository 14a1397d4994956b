import { UPDATE_TEXT } from '../../../../contracts/project-updates.js';
import { PROJECT_TEXT, type ProjectVisibility } from '../../../../contracts/projects.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { isThereFor, type ProjectState, type StandingProject } from '../project/project.state.rules.js';

/** Who reads what of a project's updates: its people, every member, or guests too. */
export type UpdateReader = 'people' | 'members' | 'guests';

const READERS: Record<ProjectVisibility, readonly UpdateReader[]> = {
  public: ['people', 'members', 'guests'],
  members: ['people', 'members'],
  private: ['people'],
};

/** Who reads an update, of those who read its project. */
export const readersOf = (visibility: ProjectVisibility | null): readonly UpdateReader[] => READERS[visibility ?? 'public'];

/** What somebody is to a project that they may read. */
export const readerIn = (people: { has(id: string): boolean }, memberId: string | null): UpdateReader => {
  if (memberId === null) return 'guests';
  return people.has(memberId) ? 'people' : 'members';
};

/** Whether a member may read an update. */
export const isThereForReader = (
  project: ProjectState,
  { visibility }: { readonly visibility: ProjectVisibility | null },
  memberId: string,
): project is StandingProject => isThereFor(project, memberId) && readersOf(visibility).includes(readerIn(project.members, memberId));

export const unknownUpdate = () => new RuleViolation('update.not-found', UPDATE_TEXT.notFound, null, 'not-found');
export const unknownProject = () => new RuleViolation('project.not-found', PROJECT_TEXT.notFound, null, 'not-found');
