import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_TEXT } from '../../../../contracts/access.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { rememberDevice } from '../session/device.cookie.js';
import { KnownDevices } from '../session/known-devices.service.js';
import { PasswordResetDto, PasswordUpdateDto } from './access.dto.js';
import { RedeemPasswordReset } from './account.commands.js';
import { PasswordResetMails } from './password-reset-mails.service.js';

@Controller('api/auth/password')
export class PasswordResetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly mails: PasswordResetMails,
    private readonly reply: Reply,
    private readonly devices: KnownDevices,
  ) {}

  @Post('reset')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async reset(@Body() { email }: PasswordResetDto, @CurrentCaller() caller: Caller, @Req() { ip }: FastifyRequest) {
    await this.mails.ask(email, ip, caller);
    return ok(null, ACCESS_TEXT.resetAsked);
  }

  @Post('update')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async update(
    @Body() { password, accessToken }: PasswordUpdateDto,
    @CurrentCaller() caller: Caller,
    @Req() http: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const memberId: string = await this.commands.execute(new RedeemPasswordReset({ token: accessToken, password }, this.origins.of(caller)));
    // The mailed link is the way in for an owner whom strangers keep out by guessing.
    rememberDevice(this.devices, memberId, http, reply);
    // Whoever reads the answer may rely on every session being over.
    return this.reply.afterPolicies(async () => ok(null, ACCESS_TEXT.passwordReset));
  }
}
