import { UPDATE_TEXT } from '../../../../contracts/project-updates.js';
import { PROJECT_TEXT, type ProjectVisibility } from '../../../../contracts/projects.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { isThereFor, type ProjectState, type StandingProject } from '../project/project.state.rules.js';
import type { WrittenUpdate } from './update.state.rules.js';

/** Who reads what of a project's updates: its people, every member, guests too, or staff, who read besides what members read what was hidden. */
export type UpdateReader = 'people' | 'members' | 'guests' | 'staff';

const READERS: Record<ProjectVisibility, readonly UpdateReader[]> = {
  public: ['people', 'members', 'guests', 'staff'],
  members: ['people', 'members', 'staff'],
  private: ['people'],
};

/** Who reads an update, of those who read its project. */
export const readersOf = (visibility: ProjectVisibility | null, isHidden = false): readonly UpdateReader[] =>
  READERS[visibility ?? 'public'].filter((reader) => !isHidden || reader === 'people' || reader === 'staff');

/** What somebody is to a project that they may read. */
export const readerIn = (people: { has(id: string): boolean }, memberId: string | null, isStaff = false): UpdateReader => {
  if (memberId === null) return 'guests';
  if (people.has(memberId)) return 'people';
  return isStaff ? 'staff' : 'members';
};

/** Whether a member may read an update. */
export const isThereForReader = (
  project: ProjectState,
  { visibility, judged }: Pick<WrittenUpdate, 'visibility' | 'judged'>,
  memberId: string,
): project is StandingProject => {
  const readers = readersOf(visibility, judged !== 'visible');
  return isThereFor(project, memberId) && readers.includes(readerIn(project.members, memberId));
};

export const unknownUpdate = () => new RuleViolation('update.not-found', UPDATE_TEXT.notFound, null, 'not-found');
export const unknownProject = () => new RuleViolation('project.not-found', PROJECT_TEXT.notFound, null, 'not-found');
