import { ofState, UPDATE_VERBS, type UpdateTool } from '../../../../contracts/moderation-verbs.js';
import { moderates, placeOf, tells } from '../../../platform/telling/told-facts.js';
import type { ProjectUpdateEvent } from './update.events.js';

type Undoing = { authorId: string; undoes?: number; from?: string };
const undone = ({ undoes }: Undoing, stream: string): string | null => (undoes === undefined ? null : placeOf(stream, undoes));
const verb = (tool: UpdateTool) =>
  moderates<Undoing>(ofState(UPDATE_VERBS[tool].sentence, 'hidden'), {
    what: ({ from }) => ofState(UPDATE_VERBS[tool].sentence, from),
    takesBack: undone,
    ...(UPDATE_VERBS[tool].decision && { isUndone: true }),
  });

export const updateTold = tells<ProjectUpdateEvent>({
  ProjectUpdateHidden: verb('hide'),
  ProjectUpdateRemoved: verb('delete'),
  ProjectUpdateRestored: verb('restore'),
  ProjectUpdatePosted: null,
  ProjectUpdateEdited: null,
  ProjectUpdateDeleted: null,
  ProjectUpdateWithdrawn: null,
});
