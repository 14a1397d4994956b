import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { displayName } from '../../../../contracts/accounts.js';
import { SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { PasskeyOwner } from '../../../platform/factors/relying-party.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Admission } from '../session/admission.answer.js';
import { deviceOf } from '../session/device.cookie.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import { PasskeyCheck } from './passkey-check.service.js';
import { Passkeys } from './passkeys.service.js';
import { FactorProofDto, PasskeyNameDto, PasskeyRegistrationDto, PasskeySignInDto } from './second-factor.dto.js';
import { SecondFactorQuery } from './second-factor.query.js';
import { SecondFactorSignIn } from './second-factor-sign-in.service.js';

@Controller('api/auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly signIn: SecondFactorSignIn,
    private readonly check: PasskeyCheck,
    private readonly admission: Admission,
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactorQuery,
    private readonly members: MemberQuery,
  ) {}

  @Post('sign-in/start')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async startSignIn() {
    return ok(await this.check.challenge());
  }

  @Post('sign-in')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async signInAlone(@Body() { rememberMe, ...assertion }: PasskeySignInDto, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.admission.answer(await this.signIn.withPasskeyAlone(assertion, rememberMe ?? false, deviceOf(http)), http, reply);
  }

  @Get()
  @Allow('account.read-own')
  async list(@MemberId() memberId: string) {
    return ok(await this.factors.passkeys(memberId));
  }

  @Post('start')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async start(@MemberId() memberId: string) {
    const member = await this.members.byId(memberId);
    if (!member) throw notFound();
    return ok(await this.passkeys.start(ownerOf(member)));
  }

  @Post()
  @Repeatable()
  @Allow('account.secure')
  async add(@Body() registration: PasskeyRegistrationDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.passkeys.add({ ...caller, memberId }, registration), SECOND_FACTOR_TEXT.passkeyAdded);
  }

  @Put(':id')
  @Repeatable()
  @Allow('account.secure')
  async rename(@Param('id', IdPipe) id: string, @Body() { name }: PasskeyNameDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.passkeys.rename({ ...caller, memberId }, id, name);
    return ok(null, SECOND_FACTOR_TEXT.passkeyRenamed);
  }

  @Post(':id/remove')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async remove(@Param('id', IdPipe) id: string, @Body() proof: FactorProofDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.passkeys.remove({ ...caller, memberId }, id, proof);
    return ok(null, SECOND_FACTOR_TEXT.passkeyRemoved);
  }
}

/** The name under which a device lists the passkey. */
function ownerOf(member: MemberDocument): PasskeyOwner {
  const shown = { ...member, username: member.username ?? undefined };
  return { id: member._id, name: member.username ?? member._id, displayName: displayName(shown) };
}
