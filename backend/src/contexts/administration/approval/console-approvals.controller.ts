import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { ApprovalListDto, GrantApprovalDto, RefuseApprovalDto } from './approval.dto.js';
import { ApprovalQuery } from './approval.query.js';
import { ApprovalDesk } from './approval-desk.service.js';

/** What waits for a second person. */
@Controller('api/console/approvals')
export class ConsoleApprovalsController {
  constructor(
    private readonly approvals: ApprovalQuery,
    private readonly desk: ApprovalDesk,
  ) {}

  @Get()
  @Allow('approval.read')
  async rows(@Query() { list = 'waiting', ...window }: ApprovalListDto, @CurrentCaller() caller: Caller) {
    const place = windowOf(window);
    const { rows, total } = await this.approvals.list(list, place, caller);
    return listing(rows, total, place);
  }

  @Post(':id/grant')
  @Repeatable()
  @HttpCode(200)
  @Allow('approval.decide')
  async grant(@Param('id', IdPipe) id: string, @Body() { note }: GrantApprovalDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.grant(id, note, caller), APPROVAL_TEXT.granted);
  }

  @Post(':id/refuse')
  @Repeatable()
  @HttpCode(200)
  @Allow('approval.decide')
  async refuse(@Param('id', IdPipe) id: string, @Body() { note }: RefuseApprovalDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.refuse(id, note, caller), APPROVAL_TEXT.refused);
  }

  @Post(':id/withdraw')
  @Repeatable()
  @HttpCode(200)
  @Allow('approval.decide')
  async withdraw(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.withdraw(id, caller), APPROVAL_TEXT.withdrawn);
  }
}
