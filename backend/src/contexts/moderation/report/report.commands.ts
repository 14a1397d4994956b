import type { ReportedType, ReportReason, ReportStatus } from '../../../../contracts/moderation.js';
import type { Role } from '../../../../contracts/permissions.js';
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

/** What the forum holds back is looked at like what a member reports; a text is held once, so its id is the report's. */
export class ReportHeldContent extends Command<{
  reportedType: ReportedType;
  reportedId: string;
  reportedUserId: string;
  topicId: string;
  contentRevision: number;
  description: string;
}> {
  readonly type = 'ReportHeldContent';
}

export class ModerateReport extends Command<{
  reportId: string;
  moderatorId: string;
  reportedRole: Role;
  moderatorRole: Role;
  status: ReportStatus;
  action: string | null;
  note: string | null;
  durationMinutes: number | null;
}> {
  readonly type = 'ModerateReport';
}

/** Closes a report about what is gone. */
export class LapseReport extends Command<{ reportId: string }> {
  readonly type = 'LapseReport';
}

/** Forgets what was written about a member in one report. */
export class ForgetReportText extends Command<{ reportId: string }> {
  readonly type = 'ForgetReportText';
}

export type ReportCommand = ReportContent | ReportHeldContent | ModerateReport | LapseReport | ForgetReportText;

/** Forgets what was written about a member in every report. */
export class ForgetReportTexts extends Command<{ memberId: string }> {
  readonly type = 'ForgetReportTexts';
}
