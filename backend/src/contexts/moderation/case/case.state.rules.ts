import { type CaseAction, gravityOf } from '../../../../contracts/cases.js';
import type { ModerationOutcome, ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import type { CaseEvent, CaseOpened, ReportJoinedCase, SettledAlone } from './case.events.js';

export interface CaseReport {
  readonly id: string;
  readonly reason: ReportReason;
}

interface Decided {
  readonly id: string;
  readonly memberId: string;
  readonly by: string;
  readonly status: SettledAlone['status'];
  readonly outcome: ModerationOutcome;
  readonly actions: CaseAction[];
  readonly reports: readonly CaseReport[];
  readonly reopened: boolean;
}

/** A report that is part of the case no more: it was settled alone, or lapsed. */
interface GoneReport {
  readonly id: string;
  readonly settled: SettledAlone | null;
}

export type Case = {
  readonly caseId: string;
  readonly reportedType: ReportedType;
  /** Whom the first of the open reports named: what others may change may have another author by the next. */
  readonly memberId: string;
  readonly topicId: string;
  /** The oldest first. */
  readonly open: readonly CaseReport[];
  readonly gone: readonly GoneReport[];
  readonly claim: { readonly by: string; readonly until: string } | null;
  /** The decision that waits for a second person, who asked for it, and on which reports. */
  readonly awaits: {
    readonly approvalId: string;
    readonly decisionId: string;
    readonly by: string;
    readonly until: string;
    readonly reportIds: readonly string[];
  } | null;
  /** The oldest first. */
  readonly decided: readonly Decided[];
} | null;
export type OpenedCase = NonNullable<Case>;
type OfContent = Pick<CaseOpened['data'], 'caseId' | 'reportedType' | 'memberId' | 'topicId'>;

export function evolveCase(state: Case, { type, data }: CaseEvent): Case {
  if (type === 'ReportJoinedCase') return joined(state ?? opened(data), data);
  if (type === 'CaseOpened') return state ?? opened(data);
  if (!state) return state;
  switch (type) {
    case 'ReportLeftCase':
      return {
        ...state,
        open: state.open.filter(({ id }) => id !== data.reportId),
        gone: [...state.gone, { id: data.reportId, settled: data.settled }],
        claim: data.open > 0 ? state.claim : null,
      };
    case 'CaseClaimed':
      return { ...state, claim: { by: data.moderatorId, until: data.until } };
    case 'CaseReleased':
      return { ...state, claim: null };
    case 'CaseDecided': {
      const { decisionId: id, memberId, moderatorId: by, status, outcome, actions } = data;
      return {
        ...state,
        open: [],
        claim: null,
        awaits: null,
        decided: [...state.decided, { id, memberId, by, status, outcome, actions, reports: state.open, reopened: false }],
      };
    }
    case 'CaseAwaitsApproval': {
      const { approvalId, decisionId, requestedBy: by, until, reportIds } = data;
      return { ...state, awaits: { approvalId, decisionId, by, until, reportIds } };
    }
    case 'CaseAwaitsNoMore':
      return { ...state, awaits: null };
    case 'CaseReopened': {
      const decision = state.decided.find(({ id }) => id === data.decisionId);
      return {
        ...state,
        open: [...(decision?.reports ?? []), ...state.open],
        decided: state.decided.map((other) => (other === decision ? { ...other, reopened: true } : other)),
      };
    }
  }
}

export const opened = ({ caseId, reportedType, memberId, topicId }: OfContent): OpenedCase => ({
  caseId,
  reportedType,
  memberId,
  topicId,
  open: [],
  gone: [],
  claim: null,
  awaits: null,
  decided: [],
});
type Joining = Pick<ReportJoinedCase['data'], 'reportId' | 'reason' | 'memberId' | 'topicId'>;
const joined = (state: OpenedCase, { reportId: id, reason, memberId, topicId }: Joining): OpenedCase => ({
  ...state,
  ...(state.open.length === 0 && { memberId, topicId }),
  open: [...state.open, { id, reason }],
});

export const knows = ({ open, gone, decided }: OpenedCase, reportId: string): boolean =>
  [...open, ...gone, ...decided.flatMap(({ reports }) => reports)].some(({ id }) => id === reportId);

/** How many reports are open, and the gravest reason that they give. */
export const standingWith = (open: readonly CaseReport[]): { open: number; gravest: ReportReason | null } => ({
  open: open.length,
  gravest: open.reduce<ReportReason | null>((found, { reason }) => (found && gravityOf(found) >= gravityOf(reason) ? found : reason), null),
});

/** Who has the case at a time. */
export const claimAt = ({ claim }: OpenedCase, at: string): OpenedCase['claim'] => (claim && claim.until > at ? claim : null);

/** The decision that waits for a second person at a time. */
export const awaitedAt = ({ awaits }: OpenedCase, at: string): OpenedCase['awaits'] => (awaits && awaits.until > at ? awaits : null);

/** The decision that holds and was made last. */
export const lastDecision = ({ decided }: OpenedCase): Decided | undefined => decided.findLast(({ reopened }) => !reopened);
