import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { validate } from 'uuid';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { type ConsoleList, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { malformed } from '../../../platform/refusals/refusals.js';
import { categoryHistory, memberHistory, reportHistory } from './histories.projection.js';
import { HistoryQuery } from './history.query.js';

/** Recorded events of one report, about one member or one category, in the order of the log. */
@Controller('api/console/facts')
export class ConsoleFactsController {
  constructor(private readonly histories: HistoryQuery) {}

  @Get()
  @Allow('history.read')
  async list(@Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, filter } = parseConsoleList(request);
    const facts = await this.histories.of(historyOf(filter));
    return sendConsoleList(reply, 'facts', facts.slice(window.offset, window.offset + window.limit), facts.length, window.offset);
  }
}

function historyOf({ report, member, category }: ConsoleList['filter']): string {
  if (validate(report)) return reportHistory(String(report));
  if (validate(member)) return memberHistory(String(member));
  if (validate(category)) return categoryHistory(String(category));
  throw malformed();
}
