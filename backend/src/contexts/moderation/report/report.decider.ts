import { SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import { DEFAULT_REASON, MODERATION_TEXT, REPORT_LIMITS, type ReportedType, type ReportReason } from '../../../../contracts/moderation.js';
import { seenWords } from '../../../../contracts/one-line.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { LapseReport, ReopenReport, ReportCommand, ReportContent, ReportHeldContent, SettleReport } from './report.commands.js';
import type { ReportEvent } from './report.events.js';

interface Facts {
  readonly reportedType: ReportedType;
  readonly reportedId: string;
  readonly reportedUserId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
}

export type Report = {
  readonly facts: Facts;
  readonly textForgotten?: true;
  readonly lapsed?: true;
  readonly settled: { readonly decisionId: string | null; readonly upheld: boolean } | null;
} | null;

/** An open report is settled exactly once, by a decision on its case; when that is taken back it is open again. */
export const report: Decider<Report, ReportCommand, ReportEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'ContentReported': {
        const { reportedType, reportedId, reportedUserId, reporterId, reason } = data;
        return { facts: { reportedType, reportedId, reportedUserId, reporterId, reason }, settled: null };
      }
      // A claim belongs to the case; what was recorded of it with reports changes nothing here.
      case 'ReportTakenUnderReview':
      case 'ReportReturned':
        return state;
      case 'ReportModerated':
        return state && { ...state, settled: { decisionId: data.decisionId, upheld: data.upheld } };
      case 'ReportDismissed':
        return state && { ...state, settled: { decisionId: data.decisionId, upheld: false } };
      case 'ReportReopened':
        return state && { ...state, settled: null };
      case 'ReportLapsed':
        return state && { ...state, lapsed: true };
      case 'ReportTextForgotten':
        return state && { ...state, textForgotten: true };
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'ReportContent':
        return reportContent(command, state);
      case 'ReportHeldContent':
        return reportHeld(command, state);
      case 'SettleReport':
        return settle(command, state);
      case 'ReopenReport':
        return reopen(command, state);
      case 'LapseReport':
        return lapse(command, state);
      case 'ForgetReportText':
        return !state || state.textForgotten ? [] : [{ type: 'ReportTextForgotten', data: command.data }];
    }
  },
};

function reportContent({ data }: ReportContent, state: Report): readonly ReportEvent[] {
  if (state) return [];
  refuseUnfoundedReport(data);
  const { authorId: _, ...reported } = data;
  return [{ type: 'ContentReported', data: { ...reported, description: seenWords(data.description) } }];
}

function reportHeld({ data }: ReportHeldContent, state: Report): readonly ReportEvent[] {
  if (state) return [];
  return [{ type: 'ContentReported', data: { ...data, reporterId: SYSTEM_REPORTER, reason: data.reason ?? DEFAULT_REASON } }];
}

/** Throws when a report must not be made at all. */
export function refuseUnfoundedReport({ reporterId, authorId, reportedUserId, description }: ReportContent['data']): void {
  if (reporterId === authorId) throw new RuleViolation('report.own-content', MODERATION_TEXT.ownContent, null, 'forbidden');
  if (reportedUserId !== authorId) throw invalid('report.wrong-author', 'reported_user_id', MODERATION_TEXT.wrongAuthor);
  if ((description?.trim().length ?? 0) > REPORT_LIMITS.description) throw invalid('report.description-long', 'description', MODERATION_TEXT.descriptionLong);
}

function settle({ data }: SettleReport, state: Report): readonly ReportEvent[] {
  if (!state || state.settled || state.lapsed) return [];
  const { reportId, decisionId, moderatorId, status, action, outcome, upheld, note, durationMinutes } = data;
  const settled = { reportId, ...state.facts, moderatorId, note };
  if (status === 'dismissed') return [{ type: 'ReportDismissed', data: { ...settled, decisionId } }];
  return [{ type: 'ReportModerated', data: { ...settled, action, outcome, durationMinutes, decisionId, upheld } }];
}

function reopen({ data: { reportId, decisionId } }: ReopenReport, state: Report): readonly ReportEvent[] {
  if (state?.settled?.decisionId !== decisionId) return [];
  const { reportedId, reportedUserId, reporterId } = state.facts;
  return [{ type: 'ReportReopened', data: { reportId, decisionId, reportedId, reportedUserId, reporterId, upheld: state.settled.upheld } }];
}

function lapse({ data: { reportId } }: LapseReport, state: Report): readonly ReportEvent[] {
  if (!state || state.settled || state.lapsed) return [];
  const { reportedId, reportedUserId } = state.facts;
  return [{ type: 'ReportLapsed', data: { reportId, reportedId, reportedUserId } }];
}

const invalid = (code: string, field: string, sentence: string) => new RuleViolation(code, sentence, { [field]: sentence });
