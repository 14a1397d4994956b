import { Body, Controller, Get, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CANNED_TEXT } from '../../../../contracts/canned-reasons.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { AddCannedReason, ChangeCannedReason, RetireCannedReason } from './reasons.commands.js';
import { CannedReasonDto, RetireDto } from './reasons.dto.js';
import { ReasonsQuery } from './reasons.query.js';

/** Reasons that moderators need again and again. */
@Controller('api/console/canned-reasons')
export class ConsoleReasonsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reasons: ReasonsQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Those in use, in their order. */
  @Get()
  @Allow('canned-reason.read')
  async list() {
    return ok(await this.reasons.list(false));
  }

  /** Those that nobody uses any more and that can be brought back. */
  @Get('retired')
  @Allow('settings.read')
  async retired() {
    return ok(await this.reasons.list(true));
  }

  @Post()
  @Repeatable()
  @Allow('settings.change')
  async add(@Body() request: CannedReasonDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new AddCannedReason({ ...request, reasonId: this.ids.next(), adminId }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.reasons.list(false), CANNED_TEXT.saved));
  }

  @Put(':id')
  @Repeatable()
  @Allow('settings.change')
  async change(@Param('id', IdPipe) reasonId: string, @Body() request: CannedReasonDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new ChangeCannedReason({ ...request, reasonId, adminId }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.reasons.list(false), CANNED_TEXT.saved));
  }

  @Put(':id/retired')
  @Repeatable()
  @Allow('settings.change')
  async retire(@Param('id', IdPipe) reasonId: string, @Body() { retired }: RetireDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new RetireCannedReason({ reasonId, retired, adminId }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.reasons.list(false), retired ? CANNED_TEXT.retired : CANNED_TEXT.restored));
  }
}
