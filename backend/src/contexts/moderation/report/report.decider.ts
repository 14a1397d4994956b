import { HOLDING_TEXT, SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import {
  DEFAULT_REASON,
  MODERATION_ACTIONS,
  MODERATION_TEXT,
  type ModerationOutcome,
  outcomeOf,
  REPORT_LIMITS,
  type ReportedType,
  type ReportReason,
} from '../../../../contracts/moderation.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { LapseReport, ModerateReport, ReportCommand, ReportContent, ReportHeldContent } from './report.commands.js';
import type { ReportEvent } from './report.events.js';
import { outranks } from './report.rules.js';

interface Facts {
  readonly reportedType: ReportedType;
  readonly reportedId: string;
  readonly reportedUserId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
}

export type Report = {
  readonly facts: Facts;
  readonly reviewer: string | null;
  readonly textForgotten?: true;
  readonly lapsed?: true;
  readonly settled: { readonly by: string; readonly outcome: ModerationOutcome | 'dismissed' } | null;
} | null;

/** Actions that last for a time. */
const TIMED: readonly string[] = ['mute_user', 'suspend_user', 'ban_user'];

/** An open report is settled exactly once. */
export const report: Decider<Report, ReportCommand, ReportEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'ContentReported': {
        const { reportedType, reportedId, reportedUserId, reporterId, reason } = data;
        return { facts: { reportedType, reportedId, reportedUserId, reporterId, reason }, reviewer: null, settled: null };
      }
      case 'ReportTakenUnderReview':
        return state && { ...state, reviewer: data.moderatorId };
      case 'ReportReturned':
        return state && { ...state, reviewer: null };
      case 'ReportModerated':
        return state && { ...state, settled: { by: data.moderatorId, outcome: data.outcome } };
      case 'ReportDismissed':
        return state && { ...state, settled: { by: data.moderatorId, outcome: 'dismissed' } };
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
      case 'ModerateReport':
        return moderate(command, state);
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
  return [{ type: 'ContentReported', data: { ...reported, description: data.description?.trim() || null } }];
}

function reportHeld({ data }: ReportHeldContent, state: Report): readonly ReportEvent[] {
  if (state) return [];
  return [{ type: 'ContentReported', data: { ...data, reportId: data.reportedId, reporterId: SYSTEM_REPORTER, reason: DEFAULT_REASON } }];
}

/** Throws when a report must not be made at all. */
export function refuseUnfoundedReport({ reporterId, authorId, reportedUserId, description }: ReportContent['data']): void {
  if (reporterId === authorId) throw new RuleViolation('report.own-content', MODERATION_TEXT.ownContent, null, 'forbidden');
  if (reportedUserId !== authorId) throw invalid('report.wrong-author', 'reported_user_id', MODERATION_TEXT.wrongAuthor);
  if ((description?.trim().length ?? 0) > REPORT_LIMITS.description) throw invalid('report.description-long', 'description', MODERATION_TEXT.descriptionLong);
}

function moderate(command: ModerateReport, state: Report): readonly ReportEvent[] {
  const { reportId, moderatorId, status } = command.data;
  if (!state) throw new RuleViolation('report.unknown', MODERATION_TEXT.reportNotFound, null, 'not-found');
  if (state.lapsed) throw new RuleViolation('report.lapsed', HOLDING_TEXT.takenBackByAuthor, null, 'conflict');
  if (state.settled)
    throw new RuleViolation('report.already-settled', MODERATION_TEXT.saved, null, 'conflict', {
      settled_by: state.settled.by,
      outcome: state.settled.outcome,
    });
  refuseDecision(command, state.facts);
  switch (status) {
    case 'under_review':
      return state.reviewer === moderatorId ? [] : [{ type: 'ReportTakenUnderReview', data: { reportId, moderatorId } }];
    case 'pending':
      return state.reviewer ? [{ type: 'ReportReturned', data: { reportId, moderatorId } }] : [];
    case 'dismissed':
      return [{ type: 'ReportDismissed', data: { reportId, ...state.facts, moderatorId, note: noteOf(command) } }];
    case 'resolved':
      return [settle(command, state.facts)];
  }
}

function lapse({ data: { reportId } }: LapseReport, state: Report): readonly ReportEvent[] {
  if (!state || state.settled || state.lapsed) return [];
  const { reportedId, reportedUserId } = state.facts;
  return [{ type: 'ReportLapsed', data: { reportId, reportedId, reportedUserId } }];
}

function settle(command: ModerateReport, facts: Facts): ReportEvent {
  const { reportId, moderatorId, action, durationMinutes } = command.data;
  return {
    type: 'ReportModerated',
    data: { reportId, ...facts, moderatorId, action, outcome: outcomeOf(action ?? undefined), note: noteOf(command), durationMinutes },
  };
}

function refuseDecision({ data }: ModerateReport, { reportedUserId }: Facts): void {
  const { moderatorId, reportedRole, moderatorRole, status, action, note, durationMinutes } = data;
  if (moderatorId === reportedUserId) throw new RuleViolation('report.about-yourself', MODERATION_TEXT.aboutYourself, null, 'forbidden');
  if (outranks(reportedRole, moderatorRole)) throw new RuleViolation('report.about-superior', MODERATION_TEXT.aboutSuperior, null, 'forbidden');
  const acts = MODERATION_ACTIONS.some((known) => known === action);
  if (acts && status !== 'resolved') throw invalid('report.action-needs-resolved', 'action', MODERATION_TEXT.actionNeedsResolved);
  if (durationMinutes !== null && !TIMED.includes(action ?? '')) throw invalid('report.duration-not-used', 'durationMinutes', MODERATION_TEXT.durationNotUsed);
  if ((note?.trim().length ?? 0) > REPORT_LIMITS.note) throw invalid('report.note-long', 'note', MODERATION_TEXT.noteLong);
}

const noteOf = ({ data }: ModerateReport): string | null => data.note?.trim() || null;
const invalid = (code: string, field: string, sentence: string) => new RuleViolation(code, sentence, { [field]: sentence });
