import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SUBROLE_TEXT } from '../../../../contracts/subroles.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { ReviewSubroles } from './subrole.commands.js';
import { SubroleListDto, SubroleReviewDto } from './subrole.dto.js';
import { SubroleQuery } from './subrole.query.js';

const SHOWN = 50;

/** Requests for sub-roles, for those who review them. */
@Controller('api/admin/subrole-requests')
export class SubroleDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly subroles: SubroleQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get()
  @Allow('subrole.survey')
  async list(@Query() { status = 'pending', limit = SHOWN, ...window }: SubroleListDto) {
    const place = windowOf({ ...window, limit });
    const { rows, total } = await this.subroles.list(status, place);
    return listing(rows, total, place);
  }

  @Post(':id/review')
  @Repeatable()
  @HttpCode(200)
  @Allow('subrole.review')
  async review(@Param('id', IdPipe) requestId: string, @Body() review: SubroleReviewDto, @MemberId() reviewerId: string, @CurrentCaller() caller: Caller) {
    const { status, approved_subroles: approved = [], rejected_subroles: rejected = [] } = review;
    // What is left out may come as null.
    const note = review.review_note ?? '';
    const found = await this.subroles.byId(requestId);
    if (!found) throw notFound(SUBROLE_TEXT.unknown);
    const data = { memberId: found.member_id, requestId, reviewerId, status, approved, rejected, note };
    await this.commands.execute(new ReviewSubroles(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(null, SUBROLE_TEXT.reviewed));
  }
}
