import type { CaseAction } from '../../../../contracts/cases.js';
import type { ModerationPolicy, ReportedContent, ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import type { Role } from '../../../../contracts/permissions.js';
import type { ProfileField, ProfileFieldShown } from '../../../../contracts/profile-fields.js';
import { Command } from '../../../kernel/command.js';
import type { SettledAlone } from './case.events.js';

/** A case is opened by the first report about a content, and again by one that comes after a decision. */
export class JoinCase extends Command<{
  caseId: string;
  reportId: string;
  reportedType: ReportedType;
  memberId: string;
  topicId: string;
  contentRevision: number;
  reason: ReportReason;
  reportedAt: string;
}> {
  readonly type = 'JoinCase';
}

export class LeaveCase extends Command<{ caseId: string; reportId: string; settled: SettledAlone | null }> {
  readonly type = 'LeaveCase';
}

/** Whoever decides, whether they stand above the member, and whether it is about a conversation of their own. */
export interface Deciding {
  moderatorId: string;
  isParty?: true;
  moderatorRole: Role;
  memberRole: Role;
}

/** Also prolongs a claim of one's own. `takeOver`: also from somebody else. */
export class ClaimCase extends Command<{ caseId: string; takeOver: boolean } & Deciding> {
  readonly type = 'ClaimCase';
}

/** `anyones`: also somebody else's claim. */
export class ReleaseCase extends Command<{ caseId: string; anyones: boolean } & Deciding> {
  readonly type = 'ReleaseCase';
}

/** Ends a claim whose time is over. */
export class LapseClaim extends Command<{ caseId: string }> {
  readonly type = 'LapseClaim';
}

/** What holds for content and member already: an action that adds nothing to it is refused. */
export interface AlreadySo {
  state: ReportedContent['state'];
  /** Revision of the fact since which it says what it says; null where what is judged is a copy. */
  wordedAt: number | null;
  /** Of a profile: what there is to be taken from view. */
  fields?: readonly ProfileFieldShown[];
  /** Warned for this content, and the warning stands. */
  warned: boolean;
  /** End of the mute in force; null when there is none. */
  mutedUntil: string | null;
  /** The restriction in force. */
  restriction: { kind: 'suspended' | 'banned'; until: string | null } | null;
}

export class DecideCase extends Command<
  {
    caseId: string;
    decisionId: string;
    /** The report through which it is decided; null for the case as such. */
    reportId: string | null;
    reason: ReportReason;
    clause: string | null;
    status: 'resolved' | 'dismissed';
    upheld: boolean;
    actions: CaseAction[];
    /** Of a profile: what is hidden or deleted. */
    fields: ProfileField[];
    recordedAction: string | null;
    partOf: string | null;
    message: string | null;
    staffNote: string | null;
    /** The last decision that the moderator knows of, or null for none; undefined when they were not asked. */
    after?: string | null;
    /** The revision of the content that the moderator saw; undefined when they were not asked. */
    seen?: number;
    /** Whom the moderator took it to be about; undefined when they were not asked. */
    memberId?: string;
    rules: ModerationPolicy;
    already: AlreadySo;
    /** Of a decision that needs no report: the content, whose case there may be or not. */
    unreported?: { reportedType: ReportedType; memberId: string; topicId: string; contentRevision: number };
  } & Deciding
> {
  readonly type = 'DecideCase';
}

/** A case among those of a decision, and what is done to it. */
export interface CaseToDecide {
  caseId: string;
  decisionId: string;
  reportedType: ReportedType;
  memberId: string;
  actions: CaseAction[];
  fields: ProfileField[];
  recordedAction: string | null;
  partOf: string | null;
  /** Whether its member reads what was written: of several cases of one member, one brings it. */
  tells: boolean;
  after?: string | null;
  seen?: number;
  unreported?: DecideCase['data']['unreported'];
}

/** One decision on one case or on many, as a whole: what waits for a second person is this. */
export class DecideCases extends Command<
  {
    cases: CaseToDecide[];
    /** Whether each stands for itself; otherwise the others go with the first, and with it alone. */
    each: boolean;
  } & Pick<DecideCase['data'], 'reportId' | 'reason' | 'clause' | 'status' | 'upheld' | 'message' | 'staffNote' | 'rules'>
> {
  readonly type = 'DecideCases';
}

/** Lets a case wait for the decision that somebody asked for. */
export class AwaitApproval extends Command<{ caseId: string; approvalId: string; decisionId: string; requestedBy: string; until: string }> {
  readonly type = 'AwaitApproval';
}

/** The request has ended. */
export class EndAwaiting extends Command<{ caseId: string; approvalId: string }> {
  readonly type = 'EndAwaiting';
}

/** Takes back a decision, as long as it is the one that was made last, or keeps part of the content from view (`withheldBy`: those that do). */
export class ReopenCase extends Command<
  { caseId: string; decisionId: string; note: string | null; rules: ModerationPolicy; withheldBy: readonly string[] } & Deciding
> {
  readonly type = 'ReopenCase';
}

export type CaseCommand = JoinCase | LeaveCase | ClaimCase | ReleaseCase | LapseClaim | DecideCase | ReopenCase | AwaitApproval | EndAwaiting;
