import { CASE_TEXT, isOnContent } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { DeleteJob, HideJob, RestoreRemovedJob } from '../listing/job-moderation.commands.js';

/** A listing is hidden or deleted when a decision on what was reported says so, and restored when that is taken back, on appeal too. */
export const withdrawReportedJob = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-job',
  on: {
    CaseDecided: ({ data: { reportedType, contentId: jobId, reportIds, reason, actions } }) => {
      const reportId = reportIds[0] ?? jobId;
      if (reportedType !== 'job_listing') return [];
      if (actions.some(({ action }) => action === 'hide_content')) return [{ send: intent(HideJob, { jobId, reportId, reason }) }];
      if (actions.some(({ action }) => action === 'delete_content')) return [{ send: intent(DeleteJob, { jobId, reportId, reason }) }];
      return [];
    },
    CaseReopened: ({ data: { reportedType, caseId: jobId, reportIds, actions } }) => {
      if (reportedType !== 'job_listing' || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(RestoreRemovedJob, { jobId, reportId: reportIds[0] ?? jobId, reason: CASE_TEXT.takenBack }) }];
    },
    AppealDecided: ({ data: { content } }) =>
      content?.type === 'job_listing'
        ? [{ send: intent(RestoreRemovedJob, { jobId: content.id, reportId: content.reportId, reason: TOOL_TEXT.restoredOnAppeal }) }]
        : [],
  },
});
