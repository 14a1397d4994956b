import { givenBackOnAppeal } from '../../../../contracts/judged-content.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided } from '../../moderation/public.js';
import { RestoreRemovedProject } from '../project/project.commands.js';

/** A project comes back when the decision that took it away was taken back on appeal. */
export const restoreAppealedProject = policy<AppealDecided>({
  name: 'restore-appealed-project',
  on: {
    AppealDecided: ({ data }) =>
      givenBackOnAppeal(data, 'project').map(({ contentId: projectId, why }) => ({ send: intent(RestoreRemovedProject, { projectId, ...why }) })),
  },
});
