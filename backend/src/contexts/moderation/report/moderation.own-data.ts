import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { CaseDecided, CaseReopened } from '../case/case.events.js';
import type { StandingEvent } from '../standing/standing.events.js';
import type { ContentReported, ReportModerated } from './report.events.js';

const reports = ownDataFile<ContentReported>({
  name: 'gonderdiginiz-raporlar',
  title: 'Gönderdiğiniz raporlar',
  rows: {
    ContentReported: ({ at, data: { reportedType, reportedId, reason, description } }) => ({
      at,
      reported_type: reportedType,
      reported_id: reportedId,
      reason,
      description,
    }),
  },
});

const told = ({ type, at }: RecordedEvent, more: object = {}) => ({ at, what: type, ...more });

const sanctions = ownDataFile<StandingEvent | CaseDecided | CaseReopened>({
  name: 'yaptirimlar',
  title: 'Hakkınızdaki uyarılar ve yaptırımlar',
  rows: {
    // What staff noted for themselves is theirs; a decision without a word to the member says nothing.
    CaseDecided: (event) => {
      const { reason, clause, actions, message } = event.data;
      return actions.length > 0 || message ? told(event, { reason, clause, actions: actions.map(({ action }) => action), message }) : null;
    },
    CaseReopened: (event) => (event.data.actions.length > 0 ? told(event, { note: event.data.note }) : null),
    WarningIssued: (event) => told(event, { reason: event.data.reason, note: event.data.note }),
    MemberSuspended: (event) => told(event, { reason: event.data.reason, note: event.data.note, until: event.data.until }),
    MemberBanned: (event) => told(event, { reason: event.data.reason, note: event.data.note, until: event.data.until }),
    MemberMuted: (event) => told(event, { reason: event.data.reason, note: event.data.note, until: event.data.until }),
    WarningWithdrawn: (event) => told(event, { note: event.data.note }),
    RestrictionLifted: (event) => told(event, { note: event.data.note }),
    MuteLifted: (event) => told(event, { note: event.data.note }),
    DecisionTakenBack: (event) => told(event),
    RestrictionEndChanged: (event) => told(event, { note: event.data.note, until: event.data.until }),
    MuteEndChanged: (event) => told(event, { note: event.data.note, until: event.data.until }),
    RestrictionExpired: (event) => told(event),
    MuteExpired: (event) => told(event),
  },
});

/**
 * Facts about a report belong to whoever sent it: the one who was reported is told of what followed, not of who it was. What staff note among
 * themselves is no member's to take along, neither whom it is about nor who wrote it about another.
 */
const keepsBack = ({ type, data }: RecordedEvent, memberId: string): boolean =>
  type === 'StaffNoteWritten' || type === 'StaffNoteRemoved' || (type === 'ContentReported' && (data as ContentReported['data']).reporterId !== memberId);

/** What was written with a decision on a report is for whom it was about; with a dismissal, for staff. */
const withholds = ({ type, data }: RecordedEvent, memberId: string): readonly string[] => {
  const isTheirs = type === 'ReportModerated' && (data as ReportModerated['data']).reportedUserId === memberId;
  return type === 'ReportDismissed' || (type === 'ReportModerated' && !isTheirs) ? ['note'] : [];
};

/** What moderation has of a member. */
export const moderationOwnData: OwnData = { files: [reports, sanctions], keepsBack, withholds };
