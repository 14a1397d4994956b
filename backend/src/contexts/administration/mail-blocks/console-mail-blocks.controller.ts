import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import { BLOCKS_TEXT } from '../../../../contracts/mail-blocks.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { BlockMailDto, SearchMailBlocksDto } from './mail-blocks.dto.js';
import { MailBlocksQuery } from './mail-blocks.query.js';
import { MailBlocksChanges } from './mail-blocks-changes.service.js';

/** Domains and addresses with which nobody registers. */
@Controller('api/console/mail-blocks')
export class ConsoleMailBlocksController {
  constructor(
    private readonly blocks: MailBlocksQuery,
    private readonly changes: MailBlocksChanges,
  ) {}

  @Get()
  @Allow('settings.read')
  async list(@Query() window: WindowDto) {
    const place = windowOf(window);
    const { rows, total } = await this.blocks.list(place);
    return listing(rows, total, place);
  }

  @Post()
  @Repeatable()
  @Allow('settings.change')
  async block(@Body() request: BlockMailDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    const row = await this.changes.block(request, adminId, caller);
    return ok(row, row ? BLOCKS_TEXT.blocked : APPROVAL_TEXT.waits);
  }

  /** What holds for an address; it is asked for in the body, where no log and no history of a browser keeps it. */
  @Post('search')
  @Repeatable()
  @HttpCode(200)
  @Allow('settings.read')
  async search(@Body() { what }: SearchMailBlocksDto) {
    return ok(await this.changes.search(what));
  }

  @Post(':id/lift')
  @Repeatable()
  @HttpCode(200)
  @Allow('settings.change')
  async unblock(@Param('id', IdPipe) id: string, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    const isDone = await this.changes.unblock(id, adminId, caller);
    return ok(null, isDone ? BLOCKS_TEXT.lifted : APPROVAL_TEXT.waits);
  }
}
