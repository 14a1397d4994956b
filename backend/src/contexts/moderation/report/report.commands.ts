import type { ModerationOutcome, ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import { Command } from '../../../kernel/command.js';

/** `authorId` is who wrote the content, as the forum knows it. */
export class ReportContent extends Command<{
  reportId: string;
  reporterId: string;
  reportedType: ReportedType;
  reportedId: string;
  reportedUserId: string;
  authorId: string;
  topicId: string;
  contentRevision: number;
  reason: ReportReason;
  description: string | null;
}> {
  readonly type = 'ReportContent';
}

/** What waits for a moderator is looked at like what a member reports. */
export class ReportHeldContent extends Command<{
  reportId: string;
  reportedType: ReportedType;
  reportedId: string;
  reportedUserId: string;
  topicId: string;
  contentRevision: number;
  description: string;
  /** What it looks like, where that is known; else it is taken for spam. */
  reason?: ReportReason;
}> {
  readonly type = 'ReportHeldContent';
}

/** A decision on its case settles a report. */
export class SettleReport extends Command<{
  reportId: string;
  decisionId: string;
  moderatorId: string;
  status: 'resolved' | 'dismissed';
  action: string | null;
  outcome: ModerationOutcome;
  upheld: boolean;
  note: string | null;
  durationMinutes: number | null;
}> {
  readonly type = 'SettleReport';
}

/** The decision on its case was taken back. */
export class ReopenReport extends Command<{ reportId: string; decisionId: string }> {
  readonly type = 'ReopenReport';
}

/** Closes a report about what is gone. */
export class LapseReport extends Command<{ reportId: string }> {
  readonly type = 'LapseReport';
}

/** Forgets what was written about a member in one report. */
export class ForgetReportText extends Command<{ reportId: string }> {
  readonly type = 'ForgetReportText';
}

export type ReportCommand = ReportContent | ReportHeldContent | SettleReport | ReopenReport | LapseReport | ForgetReportText;

/** Forgets what was written about a member in every report. */
export class ForgetReportTexts extends Command<{ memberId: string }> {
  readonly type = 'ForgetReportTexts';
}
