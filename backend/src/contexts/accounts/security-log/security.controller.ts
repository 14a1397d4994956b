import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ACCESS_TEXT, type SecurityLog } from '../../../../contracts/access.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { Reply } from '../../../platform/request/reply.js';
import { PasswordChangeDto } from '../account/access.dto.js';
import { deviceOf } from '../session/device.cookie.js';
import { PasswordChange } from '../session/password-change.service.js';
import { SecurityLogQuery } from './security-log.query.js';

@Controller('api/auth')
export class SecurityController {
  constructor(
    private readonly passwords: PasswordChange,
    private readonly log: SecurityLogQuery,
    private readonly reply: Reply,
  ) {}

  @Post('password/change')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async changePassword(@Body() request: PasswordChangeDto, @CurrentCaller() caller: Caller, @Req() http: FastifyRequest) {
    await this.passwords.change(request, caller, deviceOf(http));
    return this.reply.afterPolicies(async () => ok(null, ACCESS_TEXT.passwordChanged));
  }

  @Get('security-log')
  @Allow('account.read-own')
  async securityLog(@MemberId() memberId: string, @Query() place: WindowDto): Promise<SecurityLog> {
    const window = windowOf(place);
    const { rows, total } = await this.log.of(memberId, window);
    return listing(rows, total, window);
  }
}
