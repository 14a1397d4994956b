import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided } from '../../moderation/public.js';
import { RestoreRemovedProject } from '../project/project.commands.js';

/** A project comes back when the decision that took it away was taken back on appeal. */
export const restoreAppealedProject = policy<AppealDecided>({
  name: 'restore-appealed-project',
  on: {
    AppealDecided: ({ data: { content } }) =>
      content?.type === 'project'
        ? [{ send: intent(RestoreRemovedProject, { projectId: content.id, reportId: content.reportId, reason: TOOL_TEXT.restoredOnAppeal }) }]
        : [],
  },
});
