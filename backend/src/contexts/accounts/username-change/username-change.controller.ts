import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { USERNAME_TEXT } from '../../../../contracts/username-change.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { SwitchUsernameRedirect } from './username-change.commands.js';
import { UsernameChangeDto, UsernameRedirectDto } from './username-change.dto.js';
import { UsernameChangeRequests } from './username-change-request.service.js';

/** Another username for one's account, and what becomes of the former ones. */
@Controller('api/auth/username')
export class UsernameChangeController {
  constructor(
    private readonly requests: UsernameChangeRequests,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get('change')
  @Allow('account.read-own')
  async state(@MemberId() memberId: string) {
    return ok(await this.requests.state(memberId));
  }

  @Post('change')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async change(@Body() { username, redirect, password }: UsernameChangeDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.requests.make({ username, redirects: redirect, password }, caller);
    return this.reply.afterViews(async () => ok(await this.requests.state(memberId), USERNAME_TEXT.changed));
  }

  @Put('former/:changeId')
  @Repeatable()
  @Allow('account.secure')
  async redirect(
    @Param('changeId', IdPipe) changeId: string,
    @Body() { redirect }: UsernameRedirectDto,
    @MemberId() memberId: string,
    @CurrentCaller() caller: Caller,
  ) {
    await this.commands.execute(new SwitchUsernameRedirect({ memberId, changeId, redirects: redirect }, this.origins.of(caller)));
    const sentence = redirect ? USERNAME_TEXT.redirectOn : USERNAME_TEXT.redirectOff;
    return this.reply.afterViews(async () => ok(await this.requests.state(memberId), sentence));
  }
}
