import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REPORT_REASONS, REPORT_STATUSES, REPORTED_TYPES } from '../../../../contracts/moderation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { oneOf, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { type ReportOrder, ReportQuery } from './report.query.js';
import { ReportDecisions } from './report-decisions.service.js';
import { ModerateReportDto } from './reports.dto.js';

const STATES = ['open', ...REPORT_STATUSES] as const;
const ORDERS = ['created_at', 'open_reports'] as const;

@Controller('api/console/reports')
export class ConsoleReportsController {
  constructor(
    private readonly reports: ReportQuery,
    private readonly decisions: ReportDecisions,
  ) {}

  @Get()
  @Allow('report.read')
  async list(@Query() request: ConsoleListDto, @MemberId() readerId: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, sort, filter } = parseConsoleList(request);
    const order: ReportOrder = { by: oneOf(ORDERS, sort?.field) ?? 'created_at', direction: sort?.direction ?? 1 };
    const narrowed = {
      status: oneOf(STATES, filter.status),
      reported_type: oneOf(REPORTED_TYPES, filter.reported_type),
      reason: oneOf(REPORT_REASONS, filter.reason),
    };
    const { rows, total } = await this.reports.list(narrowed, order, window, readerId);
    return sendConsoleList(reply, 'reports', rows, total, window.offset);
  }

  @Get(':id')
  @Allow('report.read')
  show(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return this.decisions.case(id, caller);
  }

  @Put(':id')
  @Repeatable()
  @Allow('report.moderate')
  moderate(@Param('id', IdPipe) id: string, @Body() decision: ModerateReportDto, @CurrentCaller() caller: Caller) {
    return this.decisions.decide(id, decision, caller);
  }
}
