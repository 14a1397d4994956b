import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { Admission } from '../session/admission.answer.js';
import { deviceOf } from '../session/device.cookie.js';
import { SignIn } from '../session/sign-in.service.js';
import { MemberQuery } from '../views/member.query.js';
import { RedeemVerification } from './account.commands.js';
import { VerifyEmailDto } from './auth.dto.js';

/** Whoever opens the link of the mail owns the address: it is verified, and they are signed in. */
@Controller('api/auth/email')
export class VerificationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly answer: Reply,
    private readonly members: MemberQuery,
    private readonly signIn: SignIn,
    private readonly admission: Admission,
  ) {}

  @Post('verify')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async verify(
    @Body() { token }: VerifyEmailDto,
    @CurrentCaller() caller: Caller,
    @Req() http: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const memberId = await this.commands.execute<RedeemVerification, string>(new RedeemVerification({ token }, this.origins.of(caller)));
    const member = await this.answer.afterViews(() => this.members.byId(memberId));
    if (!member) throw notFound();
    const admitted = await this.signIn.admit(member, false, deviceOf(http));
    return ok(await this.admission.give(admitted, http, reply), ACCOUNT_TEXT.verified);
  }
}
