import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { INVITATION_TEXT } from '../../../../contracts/invitations.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { InviteDto } from './invitations.dto.js';
import { InvitationsQuery } from './invitations.query.js';
import { Invitations } from './invitations.service.js';

/** Links by which one person each may open an account. */
@Controller('api/console/invitations')
export class ConsoleInvitationsController {
  constructor(
    private readonly list: InvitationsQuery,
    private readonly invitations: Invitations,
  ) {}

  @Get()
  @Allow('invitation.read')
  async rows(@Query() window: WindowDto) {
    const place = windowOf(window);
    const { rows, total } = await this.list.list(place);
    return listing(rows, total, place);
  }

  @Post()
  @Repeatable()
  @Allow('invitation.make')
  async make(@Body() request: InviteDto, @MemberId() inviterId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.invitations.make(request, inviterId, caller), INVITATION_TEXT.made);
  }

  @Post(':id/revoke')
  @Repeatable()
  @HttpCode(200)
  @Allow('invitation.make')
  async revoke(@Param('id') id: string, @MemberId() moderatorId: string, @CurrentCaller() caller: Caller) {
    await this.invitations.revoke(id, moderatorId, caller);
    return ok(null, INVITATION_TEXT.revoked);
  }
}
