import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { quotaStream } from '../quota/quota.decider.js';
import { quotasView, reportedMembersView, reportersView, reportsView, targetsView } from '../views/moderation.model.js';
import { ConsoleReportsController } from './console-reports.controller.js';
import { ForgetReportTextsHandler } from './forget-report-texts.handler.js';
import { forgetReportTexts } from './forget-report-texts.policy.js';
import { ForumReportsController } from './forum-reports.controller.js';
import { moderationOwnData } from './moderation.own-data.js';
import { ForgetReportText, ForgetReportTexts, LapseReport, ReopenReport, ReportContent, ReportHeldContent, SettleReport } from './report.commands.js';
import { ReportQuery } from './report.query.js';
import { reportStream } from './report.stream.js';
import { reportTold } from './report.told.js';
import { ReportContentHandler } from './report-content.handler.js';
import { ReportDecisions } from './report-decisions.service.js';
import { reportHeldContent } from './report-held-content.policy.js';
import { ReportSubmission } from './report-submission.service.js';
import { ReportsController } from './reports.controller.js';
import { reportsProjection } from './reports.projection.js';
import { ReportsAbout } from './reports-about.port.js';
import { ReportsAboutQuery } from './reports-about.query.js';
import { settleReports } from './settle-reports.policy.js';

const reportId = ({ reportId }: { reportId: string }): string => reportId;

/** Reports, from a reader's click to the decision. */
export const report: Slice = {
  streams: [reportStream, quotaStream],
  told: reportTold,
  commands: [
    handledBy(ReportContent, ReportContentHandler),
    decides(SettleReport, reportStream, reportId),
    decides(ReopenReport, reportStream, reportId),
    decides(ForgetReportText, reportStream, reportId),
    decides(LapseReport, reportStream, reportId),
    decides(ReportHeldContent, reportStream, reportId),
    handledBy(ForgetReportTexts, ForgetReportTextsHandler, 'cleanup'),
  ],
  policies: [forgetReportTexts, reportHeldContent, settleReports],
  projections: [{ projection: reportsProjection, models: [reportsView, targetsView, reportersView, reportedMembersView, quotasView] }],
  ownData: moderationOwnData,
  controllers: [ReportsController, ForumReportsController, ConsoleReportsController],
  providers: [ReportQuery, ReportsAboutQuery, { provide: ReportsAbout, useExisting: ReportsAboutQuery }, ReportSubmission, ReportDecisions],
};
