import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ReportDismissed, ReportModerated } from '../../moderation/public.js';
import { MailReportSettled } from './mail.commands.js';

const key = (reportId: string): string => `report-settled-mail:${reportId}`;

/** Whoever reported something hears what became of it. */
export const mailSettledReports = policy<ReportModerated | ReportDismissed>({
  name: 'mail-settled-reports',
  on: {
    ReportModerated: ({ data: { reportId, reporterId, outcome }, at }) => [
      { schedule: intent(MailReportSettled, { reporterId, upheld: outcome !== 'no_action' }), key: key(reportId), at },
    ],
    ReportDismissed: ({ data: { reportId, reporterId }, at }) => [
      { schedule: intent(MailReportSettled, { reporterId, upheld: false }), key: key(reportId), at },
    ],
  },
});
