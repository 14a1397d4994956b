import { givenBackBy, givenBackOnAppeal, withdrawnBy } from '../../../../contracts/judged-content.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { DeleteJob, HideJob, RestoreRemovedJob } from '../listing/job-moderation.commands.js';

/** A listing is hidden or deleted when a decision on what was reported says so, and restored when that is taken back, on appeal too. */
export const withdrawReportedJob = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-job',
  on: {
    CaseDecided: ({ data }) =>
      withdrawnBy(data, 'job_listing').map(({ contentId: jobId, why, isHidden }) => ({
        send: isHidden ? intent(HideJob, { jobId, ...why }) : intent(DeleteJob, { jobId, ...why }),
      })),
    CaseReopened: ({ data }) => givenBackBy(data, 'job_listing').map(({ contentId: jobId, why }) => ({ send: intent(RestoreRemovedJob, { jobId, ...why }) })),
    AppealDecided: ({ data }) =>
      givenBackOnAppeal(data, 'job_listing').map(({ contentId: jobId, why }) => ({ send: intent(RestoreRemovedJob, { jobId, ...why }) })),
  },
});
