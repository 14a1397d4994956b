import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { oneOf, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { MemberRecordQuery, REPORT_SIDES } from './member-record.query.js';

/** What a member has done: their texts and reports, for the console. */
@Controller('api/console/members/:id')
export class ConsoleRecordController {
  constructor(private readonly record: MemberRecordQuery) {}

  @Get('texts')
  @Allow('member.read')
  async texts(@Param('id', IdPipe) id: string, @Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window } = parseConsoleList(request);
    const { rows, total } = await this.record.written(id, window);
    return sendConsoleList(reply, 'texts', rows, total, window.offset);
  }

  @Get('reports')
  @Allow('member.read')
  async reports(@Param('id', IdPipe) id: string, @Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, filter } = parseConsoleList(request);
    const { rows, total } = await this.record.reports(oneOf(REPORT_SIDES, filter.side) ?? 'about', id, window);
    return sendConsoleList(reply, 'reports', rows, total, window.offset);
  }
}
