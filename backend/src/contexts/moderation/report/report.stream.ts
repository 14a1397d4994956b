import type { StreamType } from '../../../kernel/decider.js';
import type { ReportCommand } from './report.commands.js';
import { type Report, report } from './report.decider.js';
import type { ReportEvent } from './report.events.js';

/** `report-<report id>`. What a reporter wrote about a member is sealed under that member's key. */
export const reportStream: StreamType<Report, ReportCommand, ReportEvent> = {
  category: 'report',
  decider: report,
  events: {
    ContentReported: { schema: 1, personal: { subject: ({ reportedUserId }) => reportedUserId, fields: ['description'] } },
    ReportTakenUnderReview: { schema: 1 },
    ReportReturned: { schema: 1 },
    ReportModerated: { schema: 1 },
    ReportDismissed: { schema: 1 },
    ReportLapsed: { schema: 1 },
    ReportTextForgotten: { schema: 1 },
  },
};
