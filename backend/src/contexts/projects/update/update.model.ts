import type { UpdateType } from '../../../../contracts/project-updates.js';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, oneOf, orNull, personal, someOf, text } from '../../../platform/views/view-fields.js';
import type { UpdateReader } from './update-readers.rules.js';

export const updatesView = declareView(
  'project_updates',
  {
    project_id: text,
    author_id: text,
    kind: oneOf<UpdateType>(),
    content: personal(text),
    visibility: orNull(oneOf<ProjectVisibility>()),
    /** Who reads it of those who read the project; nobody once it is gone. */
    readers: someOf<UpdateReader>(),
    hidden: flag,
    likes: number,
    created_at: text,
    edited_at: orNull(text),
    /** Its place in the log. */
    number,
    /** Revision of its stream that this document shows. */
    revision: number,
  },
  {
    indexes: [
      { project_id: 1, readers: 1, number: -1 },
      { author_id: 1, number: 1 },
      { author_id: 1, created_at: -1 },
    ],
    forgottenWith: ['ProjectUpdateWithdrawn'],
  },
);
export type UpdateDocument = DocumentOf<typeof updatesView>;

/** How many updates of a project somebody reads, by `totalKey`. */
export const updateTotalsView = declareView('project_update_totals', { count: number });
export const totalKey = (projectId: string, reader: UpdateReader): string => `${projectId}|${reader}`;
