/** Facts of this context that others may react to. */
export type { AppealDecided, AppealMessageSent } from './appeal/appeal.events.js';
export type { CaseDecided, CaseReopened } from './case/case.events.js';
export type { ReportDismissed, ReportModerated } from './report/report.events.js';
export type {
  MemberBanned,
  MemberMuted,
  MemberSuspended,
  MuteEndChanged,
  MuteLifted,
  RestrictionEndChanged,
  RestrictionLifted,
  WarningIssued,
  WarningWithdrawn,
} from './standing/standing.events.js';
