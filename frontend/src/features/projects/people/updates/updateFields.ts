import type { ProjectPartDraftKey } from '@contracts/drafts';
import { type ProjectUpdateRequest, type UpdateType, updateProblems } from '@contracts/project-updates';
import { PROJECT_VISIBILITIES, PROJECT_VISIBILITY_LABEL, type ProjectVisibility } from '@contracts/projects';

/** What the form of an update holds. */
export interface UpdateFields {
  type: UpdateType;
  content: string;
  /** '' where whoever sees the project reads it. */
  visibility_override: ProjectVisibility | '';
}

export const NO_UPDATE: UpdateFields = { type: 'update', content: '', visibility_override: '' };

export const fieldsOf = ({ type, content, visibility_override }: ProjectUpdateRequest): UpdateFields => ({
  ...{ type, content, visibility_override: visibility_override ?? '' },
});
export const requestOf = ({ type, content, visibility_override }: UpdateFields): ProjectUpdateRequest => ({
  ...{ type, content, visibility_override: visibility_override || null },
});
export const problemsOf = ({ content }: UpdateFields) => updateProblems({ content });

/** Who may be chosen to read it: fewer than read the project. What stands already stays, so that it holds again if the project is opened. */
export function readerChoices(ofProject: ProjectVisibility, standing: UpdateFields['visibility_override']) {
  const fewer = PROJECT_VISIBILITIES.slice(PROJECT_VISIBILITIES.indexOf(ofProject) + 1);
  const offered = standing && !fewer.includes(standing) ? [standing, ...fewer] : fewer;
  return [{ value: '', label: 'Projeyi görebilen herkes' }, ...offered.map((value) => ({ value, label: PROJECT_VISIBILITY_LABEL[value] }))];
}

/** Under which the unsent text of an update is kept; of a new one without its id. */
export const updateDraftKey = (projectId: string, updateId?: string): ProjectPartDraftKey =>
  updateId ? `edit-update:${projectId}:${updateId}` : `update:${projectId}`;
