import type { Personal, StreamType } from '../../../kernel/decider.js';
import type { ReportCommand } from './report.commands.js';
import { type Report, report } from './report.decider.js';
import type { ReportEvent } from './report.events.js';

/** What a moderator wrote about a member. */
const note: Personal<{ reportedUserId: string; note: string | null }> = { subject: ({ reportedUserId }) => reportedUserId, fields: ['note'] };

const alone = { decisionId: null };

/** `report-<report id>`. What a reporter or a moderator wrote about a member is sealed under that member's key. */
export const reportStream: StreamType<Report, ReportCommand, ReportEvent> = {
  category: 'report',
  decider: report,
  events: {
    ContentReported: { schema: 1, personal: { subject: ({ reportedUserId }) => reportedUserId, fields: ['description'] } },
    ReportTakenUnderReview: { schema: 1 },
    ReportReturned: { schema: 1 },
    ReportModerated: {
      schema: 3,
      personal: note,
      earlier: [{ upcast: (data) => data }, { personal: note, upcast: (data) => ({ ...data, ...alone, upheld: data.outcome !== 'no_action' }) }],
    },
    ReportDismissed: { schema: 3, personal: note, earlier: [{ upcast: (data) => data }, { personal: note, upcast: (data) => ({ ...data, ...alone }) }] },
    ReportReopened: { schema: 1 },
    ReportLapsed: { schema: 1 },
    ReportTextForgotten: { schema: 1 },
  },
};
