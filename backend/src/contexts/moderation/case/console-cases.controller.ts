import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { validate } from 'uuid';
import { CASE_STATES } from '../../../../contracts/cases.js';
import { REPORT_REASONS, REPORTED_TYPES } from '../../../../contracts/moderation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { oneOf, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { CASE_ORDERS, CaseQuery } from './case.query.js';
import { CaseDecisions } from './case-decisions.service.js';
import { BulkDecisionDto, CaseClaimDto, CaseDecisionDto, CaseReopenDto } from './cases.dto.js';

/** Cases of the console: one for each content, decided on as a whole. */
@Controller('api/console/cases')
export class ConsoleCasesController {
  constructor(
    private readonly cases: CaseQuery,
    private readonly decisions: CaseDecisions,
  ) {}

  @Get()
  @Allow('report.read')
  async list(@Query() request: ConsoleListDto, @MemberId() readerId: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, sort, filter } = parseConsoleList(request);
    const narrowed = {
      state: oneOf(CASE_STATES, filter.state) ?? 'open',
      type: oneOf(REPORTED_TYPES, filter.type),
      reason: oneOf(REPORT_REASONS, filter.reason),
      ...(validate(filter.approval) && { approval: String(filter.approval) }),
      readerId,
    };
    const by = oneOf(CASE_ORDERS, sort?.field) ?? 'opened_at';
    const { rows, total } = await this.cases.list(narrowed, { by, direction: sort?.direction ?? (by === 'priority' ? -1 : 1) }, window);
    return sendConsoleList(reply, 'cases', rows, total, window.offset);
  }

  @Get(':id')
  @Allow('report.read')
  show(@Param('id', IdPipe) id: string, @MemberId() readerId: string) {
    return this.decisions.shownTo(readerId, id);
  }

  @Put(':id/claim')
  @Repeatable()
  @Allow('report.moderate')
  claim(@Param('id', IdPipe) id: string, @Body() { takeOver = false }: CaseClaimDto, @CurrentCaller() caller: Caller) {
    return this.decisions.claim(id, takeOver, caller);
  }

  @Put(':id/release')
  @Repeatable()
  @Allow('report.moderate')
  release(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return this.decisions.release(id, caller);
  }

  @Post(':id/decisions')
  @Repeatable()
  @Allow('report.moderate')
  decide(@Param('id', IdPipe) id: string, @Body() decision: CaseDecisionDto, @CurrentCaller() caller: Caller) {
    return this.decisions.decide(id, decision, caller);
  }

  @Post('decisions')
  @Repeatable()
  @Allow('report.moderate')
  decideMany(@Body() decision: BulkDecisionDto, @CurrentCaller() caller: Caller) {
    return this.decisions.decideMany(decision, caller);
  }

  @Post(':id/reopen')
  @Repeatable()
  @Allow('report.moderate')
  reopen(@Param('id', IdPipe) id: string, @Body() request: CaseReopenDto, @CurrentCaller() caller: Caller) {
    return this.decisions.reopen(id, request, caller);
  }
}
