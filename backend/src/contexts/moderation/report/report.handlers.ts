import { decides } from '../../../platform/commands/decides.js';
import { ForgetReportText } from './report.commands.js';
import { reportStream } from './report.stream.js';

export const reportHandlers = [decides(ForgetReportText, reportStream, ({ reportId }) => reportId)];
