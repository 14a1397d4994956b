import { CASE_TEXT, isOnContent } from '../../../../contracts/cases.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened } from '../../moderation/public.js';
import { DeleteProject, HideProject, RestoreRemovedProject } from '../project/project.commands.js';

/** A project is hidden or deleted when a decision on what was reported says so, and restored when that is taken back. */
export const withdrawReportedProject = policy<CaseDecided | CaseReopened>({
  name: 'withdraw-reported-project',
  on: {
    CaseDecided: ({ data: { reportedType, contentId: projectId, reportIds, reason, actions } }) => {
      const reportId = reportIds[0] ?? projectId;
      if (reportedType !== 'project') return [];
      if (actions.some(({ action }) => action === 'hide_content')) return [{ send: intent(HideProject, { projectId, reportId, reason }) }];
      if (actions.some(({ action }) => action === 'delete_content')) return [{ send: intent(DeleteProject, { projectId, reportId, reason }) }];
      return [];
    },
    CaseReopened: ({ data: { reportedType, caseId: projectId, reportIds, actions } }) => {
      if (reportedType !== 'project' || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(RestoreRemovedProject, { projectId, reportId: reportIds[0] ?? projectId, reason: CASE_TEXT.takenBack }) }];
    },
  },
});
