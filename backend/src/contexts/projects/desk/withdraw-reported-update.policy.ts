import { CASE_TEXT, isOnContent } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { REPORTED_AS } from '../../../../contracts/text-kinds.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { HideProjectUpdate, RemoveProjectUpdate, RestoreRemovedUpdate } from '../update/update.commands.js';

/** An update is hidden or removed when a decision on what was reported says so, and restored when that is taken back, also on appeal. */
export const withdrawReportedUpdate = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-update',
  on: {
    CaseDecided: ({ data: { reportedType, contentId: updateId, reportIds, reason, actions } }) => {
      const reportId = reportIds[0] ?? updateId;
      if (reportedType !== REPORTED_AS.update) return [];
      if (actions.some(({ action }) => action === 'hide_content')) return [{ send: intent(HideProjectUpdate, { updateId, reportId, reason }) }];
      if (actions.some(({ action }) => action === 'delete_content')) return [{ send: intent(RemoveProjectUpdate, { updateId, reportId, reason }) }];
      return [];
    },
    CaseReopened: ({ data: { reportedType, caseId: updateId, reportIds, actions } }) => {
      if (reportedType !== REPORTED_AS.update || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(RestoreRemovedUpdate, { updateId, reportId: reportIds[0] ?? updateId, reason: CASE_TEXT.takenBack }) }];
    },
    AppealDecided: ({ data: { content } }) =>
      content?.type === REPORTED_AS.update
        ? [{ send: intent(RestoreRemovedUpdate, { updateId: content.id, reportId: content.reportId, reason: TOOL_TEXT.restoredOnAppeal }) }]
        : [],
  },
});
