import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { validate } from 'uuid';
import type { FactRow } from '../../../../contracts/moderation.js';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { type ConsoleList, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { malformed } from '../../../platform/refusals/refusals.js';
import { HistoryQuery } from './history.query.js';

/** Recorded events of one report or case, about one member, category or tag, in the order of the log. */
@Controller('api/console/facts')
export class ConsoleFactsController {
  constructor(private readonly histories: HistoryQuery) {}

  @Get()
  @Allow('history.read')
  async list(@Query() request: ConsoleListDto, @MemberId() readerId: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, filter } = parseConsoleList(request);
    const facts = await this.histories.shownTo(readerId, await this.factsOf(filter));
    return sendConsoleList(reply, 'facts', facts.slice(window.offset, window.offset + window.limit), facts.length, window.offset);
  }

  private factsOf({ report, case: ofCase, member, category, tag }: ConsoleList['filter']): Promise<FactRow[]> {
    if (validate(report)) return this.histories.ofReport(String(report));
    if (validate(ofCase)) return this.histories.ofCase(String(ofCase));
    if (validate(member)) return this.histories.ofMember(String(member));
    if (validate(category)) return this.histories.ofCategory(String(category));
    if (typeof tag === 'string' && tag) return this.histories.ofTag(tag);
    throw malformed();
  }
}
