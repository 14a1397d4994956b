import { isTimed } from '../../../../contracts/cases.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened } from '../case/case.events.js';
import { ReopenReport, SettleReport } from './report.commands.js';

/** What is decided on a case settles each of its reports; what is taken back opens them again. */
export const settleReports = policy<CaseDecided | CaseReopened>({
  name: 'settle-reports',
  readsSealed: true,
  on: {
    CaseDecided: ({ data: { reportIds, decisionId, moderatorId, status, recordedAction: action, outcome, upheld, actions, message } }) => {
      const durationMinutes = actions.find((taken) => isTimed(taken.action))?.durationMinutes ?? null;
      const decided = { decisionId, moderatorId, status, action, outcome, upheld, note: message, durationMinutes };
      return reportIds.map((reportId) => ({ send: intent(SettleReport, { reportId, ...decided }) }));
    },
    CaseReopened: ({ data: { reportIds, decisionId } }) => reportIds.map((reportId) => ({ send: intent(ReopenReport, { reportId, decisionId }) })),
  },
});
