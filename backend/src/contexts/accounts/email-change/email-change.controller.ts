import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EMAIL_CHANGE_TEXT } from '../../../../contracts/email-change.js';
import type { AccountRegained } from '../../../../contracts/taking-back.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { DroppedWaysQuery } from '../taking-back/dropped-ways.query.js';
import { RedeemEmailChange, RedeemEmailUndo, type Undone } from './email-change.commands.js';
import { EmailChangeDto, EmailChangeTokenDto } from './email-change.dto.js';
import { EmailChangeRequests } from './email-change-request.service.js';

/** Another e-mail address for one's account, and the way back. */
@Controller('api/auth/email/change')
export class EmailChangeController {
  constructor(
    private readonly requests: EmailChangeRequests,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly dropped: DroppedWaysQuery,
  ) {}

  @Get()
  @Allow('account.read-own')
  async state(@MemberId() memberId: string) {
    return ok(await this.requests.state(memberId));
  }

  @Post()
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async ask(@Body() { email, password }: EmailChangeDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.requests.make(email, password, caller);
    return ok(await this.requests.state(memberId), EMAIL_CHANGE_TEXT.asked);
  }

  /** Open to guests: the link may be opened on another device than the one that asked. It lets nobody in. */
  @Post('confirm')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async confirm(@Body() { token }: EmailChangeTokenDto, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new RedeemEmailChange({ token }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(null, EMAIL_CHANGE_TEXT.confirmed));
  }

  @Post('undo')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async undo(@Body() { token }: EmailChangeTokenDto, @CurrentCaller() caller: Caller) {
    const { memberId, changeId, accessToken }: Undone = await this.commands.execute(new RedeemEmailUndo({ token }, this.origins.of(caller)));
    // Whoever reads the answer may rely on every session being over, and on nothing being left that was added meanwhile.
    return this.reply.afterPolicies(async () => {
      return ok({ accessToken, dropped: await this.dropped.of(memberId, changeId) } satisfies AccountRegained, EMAIL_CHANGE_TEXT.undone);
    });
  }
}
