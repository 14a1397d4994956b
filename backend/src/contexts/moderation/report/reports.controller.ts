import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import { MODERATION_TEXT } from '../../../../contracts/moderation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { LatestWarningQuery } from '../standing/latest-warning.query.js';
import { ReportQuery } from './report.query.js';
import { ReportDecisions } from './report-decisions.service.js';
import { ReportSubmission } from './report-submission.service.js';
import { CreateReportDto, ModerateReportDto, ReportListDto } from './reports.dto.js';

/** The spec's page of reports is 50 long. */
const PAGE_LENGTH = 50;

@Controller('api/reports')
export class ReportsController {
  constructor(
    private readonly submission: ReportSubmission,
    private readonly decisions: ReportDecisions,
    private readonly reports: ReportQuery,
    private readonly warnings: LatestWarningQuery,
  ) {}

  @Post()
  @Repeatable()
  @Allow('report.create')
  @AlsoRefuses(404)
  async create(@Body() report: CreateReportDto, @MemberId() reporterId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.submission.accept(report, reporterId, caller), MODERATION_TEXT.reportAccepted);
  }

  @Get()
  @Allow('report.read')
  async list(@Query() { status, reported_type, limit = PAGE_LENGTH, ...window }: ReportListDto, @MemberId() readerId: string) {
    const place = windowOf({ limit, ...window });
    const { rows, total } = await this.reports.list({ status, reported_type }, { by: 'created_at', direction: -1 }, place, readerId);
    return listing(rows, total, place);
  }

  @Get('daily-count')
  @Allow('report.create')
  async dailyCount(@MemberId() memberId: string) {
    return ok(await this.reports.dailyCount(memberId));
  }

  @Get('warnings/latest')
  @Allow('standing.read-own')
  async latestWarning(@MemberId() memberId: string) {
    return ok(await this.warnings.latest(memberId));
  }

  @Put(':id/moderate')
  @Repeatable()
  @Allow('report.moderate')
  async moderate(@Param('id', IdPipe) id: string, @Body() decision: ModerateReportDto, @CurrentCaller() caller: Caller) {
    const moderated = await this.decisions.decide(id, decision, caller);
    return ok(moderated, moderated.waits ? APPROVAL_TEXT.waits : MODERATION_TEXT.saved);
  }
}
