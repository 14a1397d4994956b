import { SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ReportDismissed, ReportModerated } from '../../moderation/public.js';
import { reportedText } from '../notice/reported-text.rules.js';
import { MailReportSettled } from './mail.commands.js';

/** A report that is open again may be settled once more, by another decision. */
const key = (reportId: string, decisionId: string | null): string => ['report-settled-mail', reportId, ...(decisionId === null ? [] : [decisionId])].join(':');

function mail({ reportId, reporterId, decisionId, reportedType, reportedId }: (ReportModerated | ReportDismissed)['data'], upheld: boolean, at: string) {
  if (reporterId === SYSTEM_REPORTER) return [];
  const about = { reporterId, upheld, ...reportedText(reportedType, reportedId) };
  return [{ schedule: intent(MailReportSettled, about), key: key(reportId, decisionId), at }];
}

/** Whoever reported something hears what became of it. */
export const mailSettledReports = policy<ReportModerated | ReportDismissed>({
  name: 'mail-settled-reports',
  follows: 'later',
  on: {
    ReportModerated: ({ data, at }) => mail(data, data.upheld, at),
    ReportDismissed: ({ data, at }) => mail(data, false, at),
  },
});
