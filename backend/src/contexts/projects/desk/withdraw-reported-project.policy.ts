import { givenBackBy, withdrawnBy } from '../../../../contracts/judged-content.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened } from '../../moderation/public.js';
import { DeleteProject, HideProject, RestoreRemovedProject } from '../project/project.commands.js';

/** A project is hidden or deleted when a decision on what was reported says so, and restored when that is taken back. */
export const withdrawReportedProject = policy<CaseDecided | CaseReopened>({
  name: 'withdraw-reported-project',
  on: {
    CaseDecided: ({ data }) =>
      withdrawnBy(data, 'project').map(({ contentId: projectId, why, isHidden }) => ({
        send: isHidden ? intent(HideProject, { projectId, ...why }) : intent(DeleteProject, { projectId, ...why }),
      })),
    CaseReopened: ({ data }) =>
      givenBackBy(data, 'project').map(({ contentId: projectId, why }) => ({ send: intent(RestoreRemovedProject, { projectId, ...why }) })),
  },
});
