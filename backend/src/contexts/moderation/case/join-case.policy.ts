import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ContentReported, ReportDismissed, ReportLapsed, ReportModerated } from '../report/report.events.js';
import { JoinCase, LeaveCase } from './case.commands.js';
import type { SettledAlone } from './case.events.js';

/** Every report is part of the case of its content, also those from before there were cases. */
export const joinCase = policy<ContentReported | ReportModerated | ReportDismissed | ReportLapsed>({
  name: 'join-case',
  on: {
    ContentReported: ({ data: { reportId, reportedType, reportedId: caseId, reportedUserId: memberId, topicId, contentRevision, reason }, at }) => [
      { send: intent(JoinCase, { caseId, reportId, reportedType, memberId, topicId, contentRevision, reason, reportedAt: at }) },
    ],
    ReportLapsed: ({ data: { reportId, reportedId: caseId } }) => [{ send: intent(LeaveCase, { caseId, reportId, settled: null }) }],
    ReportModerated: ({ data }) => leave(data, { moderatorId: data.moderatorId, status: 'resolved', outcome: data.outcome }),
    ReportDismissed: ({ data }) => leave(data, { moderatorId: data.moderatorId, status: 'dismissed', outcome: 'no_action' }),
  },
});

/** What a decision on the case settled did not leave it. */
const leave = ({ reportId, reportedId: caseId, decisionId }: (ReportModerated | ReportDismissed)['data'], settled: SettledAlone) =>
  decisionId === null ? [{ send: intent(LeaveCase, { caseId, reportId, settled }) }] : [];
