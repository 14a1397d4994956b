import { SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ReportDismissed, ReportModerated } from '../../moderation/public.js';
import { MailReportSettled } from './mail.commands.js';

/** A report that is open again may be settled once more, by another decision. */
const key = (reportId: string, decisionId: string | null): string => ['report-settled-mail', reportId, ...(decisionId === null ? [] : [decisionId])].join(':');

const mail = ({ reportId, reporterId, decisionId }: (ReportModerated | ReportDismissed)['data'], upheld: boolean, at: string) =>
  reporterId === SYSTEM_REPORTER ? [] : [{ schedule: intent(MailReportSettled, { reporterId, upheld }), key: key(reportId, decisionId), at }];

/** Whoever reported something hears what became of it. */
export const mailSettledReports = policy<ReportModerated | ReportDismissed>({
  name: 'mail-settled-reports',
  follows: 'later',
  on: {
    ReportModerated: ({ data, at }) => mail(data, data.upheld, at),
    ReportDismissed: ({ data, at }) => mail(data, false, at),
  },
});
