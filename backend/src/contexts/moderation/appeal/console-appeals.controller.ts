import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { validate } from 'uuid';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { type ConsoleList, oneOf, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { malformed } from '../../../platform/refusals/refusals.js';
import { AppealQuery } from './appeal.query.js';
import { AppealDesk } from './appeal-desk.service.js';
import { AppealMessageDto, DecideAppealDto } from './appeals.dto.js';

const STATES = ['open', 'all'] as const;
const ORDERS = ['made_at'] as const;

/** Which appeals are asked for. */
function whichOf({ state, member }: ConsoleList['filter']): 'open' | 'all' | { member: string } {
  if (member === undefined) return oneOf(STATES, state) ?? 'open';
  return { member: idOf(member) };
}

function idOf(given: unknown): string {
  if (!validate(given)) throw malformed();
  return String(given);
}

@Controller('api/console/appeals')
export class ConsoleAppealsController {
  constructor(
    private readonly appeals: AppealQuery,
    private readonly desk: AppealDesk,
  ) {}

  /** The oldest first, unless asked otherwise; all of one member where one is named, or the examples for one appeal. */
  @Get()
  @Allow('appeal.read')
  async list(@Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, sort, filter } = parseConsoleList(request);
    oneOf(ORDERS, sort?.field);
    const { rows, total } =
      filter.like === undefined ? await this.appeals.list(whichOf(filter), sort?.direction ?? 1, window) : await this.appeals.like(idOf(filter.like), window);
    return sendConsoleList(reply, 'appeals', rows, total, window.offset);
  }

  @Get(':id')
  @Allow('appeal.read')
  show(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return this.desk.show(id, caller);
  }

  @Post(':id/take')
  @Repeatable()
  @HttpCode(200)
  @Allow('appeal.decide')
  take(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return this.desk.take(id, caller);
  }

  @Post(':id/release')
  @Repeatable()
  @HttpCode(200)
  @Allow('appeal.decide')
  release(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return this.desk.release(id, caller);
  }

  @Post(':id/messages')
  @Repeatable()
  @HttpCode(200)
  @Allow('appeal.decide')
  ask(@Param('id', IdPipe) id: string, @Body() { text }: AppealMessageDto, @CurrentCaller() caller: Caller) {
    return this.desk.ask(id, text, caller);
  }

  @Post(':id/decision')
  @Repeatable()
  @HttpCode(200)
  @Allow('appeal.decide')
  decide(@Param('id', IdPipe) id: string, @Body() decision: DecideAppealDto, @CurrentCaller() caller: Caller) {
    return this.desk.decide(id, decision, caller);
  }
}
