import { projection } from '../../../kernel/projection.js';
import type { ProjectChoiceKept } from './choices.events.js';
import { projectChoicesView } from './choices.model.js';

/** The lists as they were changed last. */
export const choicesProjection = projection<ProjectChoiceKept>({
  name: 'project-choices',
  version: 1,
  views: [projectChoicesView.name],
  on: { ProjectChoiceKept: ({ data: { adminId: _, ...choice } }) => projectChoicesView.put(`${choice.kind}/${choice.code}`, choice) },
});
