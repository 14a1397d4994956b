/** Facts of this context that others may react to. */
export type { AppealDecided, AppealMade, AppealMessageSent } from './appeal/appeal.events.js';
export type { CaseDecided, CaseReopened, ReportJoinedCase } from './case/case.events.js';
export type { ChatEvidenceDestroyed, ChatEvidenceDisclosed } from './evidence/evidence.events.js';
export type { ContentReported, ReportDismissed, ReportLapsed, ReportModerated, ReportReopened } from './report/report.events.js';
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
