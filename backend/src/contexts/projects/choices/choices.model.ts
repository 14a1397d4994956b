import type { ProjectChoiceKind } from '../../../../contracts/project-choices.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { flag, number, oneOf, text } from '../../../platform/views/view-fields.js';

/** What staff changed in the lists; what they left as it was is in `FIRST_CHOICES`. */
export const projectChoicesView = declareView(
  'project_choices',
  { kind: oneOf<ProjectChoiceKind>(), code: text, label: text, place: number, retired: flag },
  {},
);
