import { decides } from '../../../platform/commands/decides.js';
import { ForgetReportText, LapseReport, ReportHeldContent } from './report.commands.js';
import { reportStream } from './report.stream.js';

export const reportHandlers = [
  decides(ForgetReportText, reportStream, ({ reportId }) => reportId).handler,
  decides(LapseReport, reportStream, ({ reportId }) => reportId).handler,
  decides(ReportHeldContent, reportStream, ({ reportedId }) => reportedId).handler,
];
