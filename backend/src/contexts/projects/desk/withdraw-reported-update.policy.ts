import { givenBackBy, givenBackOnAppeal, withdrawnBy } from '../../../../contracts/judged-content.js';
import { REPORTED_AS } from '../../../../contracts/text-kinds.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { HideProjectUpdate, RemoveProjectUpdate, RestoreRemovedUpdate } from '../update/update.commands.js';

/** An update is hidden or removed when a decision on what was reported says so, and restored when that is taken back, also on appeal. */
export const withdrawReportedUpdate = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-update',
  on: {
    CaseDecided: ({ data }) =>
      withdrawnBy(data, REPORTED_AS.update).map(({ contentId: updateId, why, isHidden }) => ({
        send: isHidden ? intent(HideProjectUpdate, { updateId, ...why }) : intent(RemoveProjectUpdate, { updateId, ...why }),
      })),
    CaseReopened: ({ data }) =>
      givenBackBy(data, REPORTED_AS.update).map(({ contentId: updateId, why }) => ({ send: intent(RestoreRemovedUpdate, { updateId, ...why }) })),
    AppealDecided: ({ data }) =>
      givenBackOnAppeal(data, REPORTED_AS.update).map(({ contentId: updateId, why }) => ({ send: intent(RestoreRemovedUpdate, { updateId, ...why }) })),
  },
});
