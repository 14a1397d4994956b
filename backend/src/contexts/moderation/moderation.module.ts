import { Module } from '@nestjs/common';
import { ConsoleFactsController } from './http/console-facts.controller.js';
import { ConsoleMembersController } from './http/console-members.controller.js';
import { ConsoleReportsController } from './http/console-reports.controller.js';
import { ForumReportsController } from './http/forum-reports.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { StandingController } from './http/standing.controller.js';
import { HistoryQuery } from './read/history.query.js';
import { ModeratedMemberQuery } from './read/moderated-member.query.js';
import { ReportQuery } from './read/report.query.js';
import { ReportsAboutQuery } from './read/reports-about.query.js';
import { StandingQuery } from './read/standing.query.js';
import { ForgetReportTextsHandler } from './report/forget-report-texts.handler.js';
import { ModerateReportHandler } from './report/moderate-report.handler.js';
import { reportHandlers } from './report/report.handlers.js';
import { ReportContentHandler } from './report/report-content.handler.js';
import { ReportDecisions } from './report/report-decisions.js';
import { ReportSubmission } from './report/report-submission.js';
import { ReportsAbout } from './report/reports-about.js';
import { standingHandlers } from './standing/standing.handlers.js';

@Module({
  controllers: [ReportsController, ForumReportsController, StandingController, ConsoleReportsController, ConsoleMembersController, ConsoleFactsController],
  providers: [
    ...standingHandlers,
    ...reportHandlers,
    ForgetReportTextsHandler,
    ReportsAboutQuery,
    { provide: ReportsAbout, useExisting: ReportsAboutQuery },
    ReportContentHandler,
    ModerateReportHandler,
    ReportSubmission,
    ReportDecisions,
    ReportQuery,
    StandingQuery,
    ModeratedMemberQuery,
    HistoryQuery,
  ],
  exports: [StandingQuery],
})
export class ModerationModule {}
