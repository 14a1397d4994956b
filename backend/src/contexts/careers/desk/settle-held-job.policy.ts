import { CASE_TEXT, isOnContent } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { JOB_HOLDING_TEXT } from '../../../../contracts/job-holding.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { ApproveJob, HoldJobAgain, RefuseHeldJob, RestoreRemovedJob } from '../listing/job-moderation.commands.js';

/**
 * A listing that waits is published when there is nothing against it, or when an appeal says so; whatever is decided against it keeps it from everybody,
 * also where nothing is done to the listing itself. It waits again when that is taken back. What does not wait is left as it is.
 */
export const settleHeldJob = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'settle-held-job',
  on: {
    CaseDecided: ({ data: { reportedType, contentId: jobId, decisionId, reportIds, upheld, actions, reason, seen } }) => {
      if (reportedType !== 'job_listing') return [];
      if (!upheld) return [{ send: intent(ApproveJob, { jobId, reason: JOB_HOLDING_TEXT.nothingAgainst, judged: { decisionId, seen } }) }];
      // What takes it away follows the same decision elsewhere.
      if (actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(RefuseHeldJob, { jobId, reportId: reportIds[0] ?? jobId, reason }) }];
    },
    CaseReopened: ({ data: { reportedType, caseId: jobId, reportIds, actions } }) => {
      if (reportedType !== 'job_listing') return [];
      const again = { send: intent(HoldJobAgain, { jobId, reportIds: [...reportIds] }) };
      if (actions.some(({ action }) => isOnContent(action))) return [again];
      return [{ send: intent(RestoreRemovedJob, { jobId, reportId: reportIds[0] ?? jobId, reason: CASE_TEXT.takenBack }) }, again];
    },
    AppealDecided: ({ data: { content } }) =>
      content?.type === 'job_listing' ? [{ send: intent(ApproveJob, { jobId: content.id, reason: TOOL_TEXT.restoredOnAppeal }) }] : [],
  },
});
