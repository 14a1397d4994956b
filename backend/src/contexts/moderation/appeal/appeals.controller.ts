import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { APPEAL_TEXT } from '../../../../contracts/appeals.js';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { AppealActions } from './appeal-actions.service.js';
import { AppealMessageDto, MakeAppealDto } from './appeals.dto.js';
import { OwnAppealsQuery } from './own-appeals.query.js';

/** What was decided about the caller, and their appeals. */
@Controller('api/appeals')
export class AppealsController {
  constructor(
    private readonly actions: AppealActions,
    private readonly appeals: OwnAppealsQuery,
  ) {}

  @Get()
  @Allow('appeal.own')
  async list(@Query() window: WindowDto, @MemberId() memberId: string) {
    const place = windowOf(window);
    const { rows, total } = await this.appeals.list(memberId, place);
    return listing(rows, total, place);
  }

  @Get(':id')
  @Allow('appeal.own')
  async show(@Param('id', IdPipe) id: string, @MemberId() memberId: string) {
    return ok(await this.actions.shown(memberId, id));
  }

  @Post(':id')
  @Repeatable()
  @Allow('appeal.own')
  async make(@Param('id', IdPipe) id: string, @Body() { text }: MakeAppealDto, @MemberId() memberId: string) {
    return ok(await this.actions.make(id, text, { memberId, byLink: false }), APPEAL_TEXT.made);
  }

  @Post(':id/messages')
  @Repeatable()
  @HttpCode(200)
  @Allow('appeal.own')
  async answer(@Param('id', IdPipe) id: string, @Body() { text }: AppealMessageDto, @MemberId() memberId: string) {
    return ok(await this.actions.answer(id, text, memberId), APPEAL_TEXT.sent);
  }
}
