import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { ACCESS_TEXT, type SecurityLog } from '../../../../contracts/access.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { authRequired } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { ReplacePassword } from '../account/account.commands.js';
import { refusePassword } from '../account/password.rules.js';
import { MemberQuery } from '../read/member.query.js';
import { SecurityLogQuery } from '../read/security-log.query.js';
import type { Device } from '../session/device.js';
import { SignIn } from '../session/sign-in.js';
import { PasswordChangeDto } from './access.dto.js';
import { deviceOf } from './device-cookie.js';

@Controller('api/auth')
export class SecurityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly members: MemberQuery,
    private readonly signIn: SignIn,
    private readonly log: SecurityLogQuery,
    private readonly reply: Reply,
  ) {}

  @Post('password/change')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async changePassword(@Body() { currentPassword, password }: PasswordChangeDto, @CurrentCaller() caller: Caller, @Req() http: FastifyRequest) {
    const { session } = caller;
    if (!session) throw authRequired();
    refusePassword(password);
    await this.refuseStranger(session.memberId, currentPassword, deviceOf(http));
    if (currentPassword === password) throw refused('password', ACCESS_TEXT.samePassword);
    const { id: sessionId, memberId } = session;
    await this.commands.execute(new ReplacePassword({ memberId, sessionId, password }, this.origins.of(caller)));
    return this.reply.afterPolicies(async () => ok(null, ACCESS_TEXT.passwordChanged));
  }

  @Get('security-log')
  @Allow('account.read-own')
  async securityLog(@MemberId() memberId: string, @Query() place: WindowDto): Promise<SecurityLog> {
    const window = windowOf(place);
    const { rows, total } = await this.log.of(memberId, window);
    return listing(rows, total, window);
  }

  private async refuseStranger(memberId: string, currentPassword: string, device: Device): Promise<void> {
    if (!currentPassword) throw refused('currentPassword', ACCESS_TEXT.currentPasswordRequired);
    const member = await this.members.byId(memberId);
    if (!member || !(await this.signIn.isPassword(member, currentPassword, device))) throw refused('currentPassword', ACCESS_TEXT.currentPasswordWrong);
  }
}

const refused = (field: string, sentence: string) => new RuleViolation('account.refused', sentence, { [field]: sentence });
