import { SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ReportDismissed, ReportModerated } from '../../moderation/public.js';
import { MailReportSettled } from './mail.commands.js';

const key = (reportId: string): string => `report-settled-mail:${reportId}`;

const mail = (reportId: string, reporterId: string, upheld: boolean, at: string) =>
  reporterId === SYSTEM_REPORTER ? [] : [{ schedule: intent(MailReportSettled, { reporterId, upheld }), key: key(reportId), at }];

/** Whoever reported something hears what became of it. */
export const mailSettledReports = policy<ReportModerated | ReportDismissed>({
  name: 'mail-settled-reports',
  follows: 'later',
  on: {
    ReportModerated: ({ data: { reportId, reporterId, upheld }, at }) => mail(reportId, reporterId, upheld, at),
    ReportDismissed: ({ data: { reportId, reporterId }, at }) => mail(reportId, reporterId, false, at),
  },
});
