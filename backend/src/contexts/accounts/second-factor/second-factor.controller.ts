import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RecoveryCodes, SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Admission } from '../session/admission.answer.js';
import { deviceOf } from '../session/device.cookie.js';
import { MemberQuery } from '../views/member.query.js';
import { FactorSetup } from './factor-setup.service.js';
import { FactorProofDto, PasskeySecondFactorDto, SecondFactorDto, TotpCodeDto } from './second-factor.dto.js';
import { SecondFactorQuery } from './second-factor.query.js';
import { SecondFactorSignIn } from './second-factor-sign-in.service.js';

@Controller('api/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly signIn: SecondFactorSignIn,
    private readonly admission: Admission,
    private readonly setup: FactorSetup,
    private readonly factors: SecondFactorQuery,
    private readonly members: MemberQuery,
  ) {}

  @Get()
  @Allow('account.read-own')
  async status(@MemberId() memberId: string, @CurrentCaller() { session, role }: Caller) {
    return ok(await this.factors.status(memberId, session?.role ?? role));
  }

  @Post()
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async withCode(@Body() request: SecondFactorDto, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.signIn.withCode(request, deviceOf(http), (signedIn) => this.admission.answer(signedIn, http, reply));
  }

  @Post('passkey')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async withPasskey(@Body() { ticket, ...assertion }: PasskeySecondFactorDto, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.signIn.withPasskey(ticket, assertion, deviceOf(http), (signedIn) => this.admission.answer(signedIn, http, reply));
  }

  @Post('totp/start')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async startTotp(@MemberId() memberId: string) {
    const member = await this.members.byId(memberId);
    if (!member) throw notFound();
    return ok(await this.setup.startTotp(memberId, member.username ?? memberId));
  }

  @Post('totp/confirm')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async confirmTotp(@Body() { code }: TotpCodeDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.setup.confirmTotp({ ...caller, memberId }, code), SECOND_FACTOR_TEXT.enrolled);
  }

  @Post('totp/remove')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async removeTotp(@Body() proof: FactorProofDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.setup.removeTotp({ ...caller, memberId }, proof);
    return ok(null, SECOND_FACTOR_TEXT.totpRemoved);
  }

  @Post('recovery-codes')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async issueCodes(@Body() proof: FactorProofDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const codes = await this.setup.issueCodes({ ...caller, memberId }, proof);
    return ok<RecoveryCodes>({ recovery_codes: codes }, SECOND_FACTOR_TEXT.codesIssued);
  }
}
