import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE } from '../../../../contracts/envelope.js';
import { type BeginLinkAnswer, oauthProblem, PROVIDER_LABEL } from '../../../../contracts/identities.js';
import { PROOF_TEXT } from '../../../../contracts/proof.js';
import { safeRedirect } from '../../../../contracts/redirects.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { SetFirstPassword } from '../account/account.commands.js';
import { setOAuthCookie } from '../identity/oauth.cookie.js';
import { BeginProofDto, SetPasswordDto } from '../identity/oauth.dto.js';
import { Visits } from '../identity/visits.service.js';
import { Proofs } from '../proof/proofs.service.js';
import { PasskeyCheck } from '../second-factor/passkey-check.service.js';
import { PasskeyAssertionDto } from '../second-factor/second-factor.dto.js';
import { OwnProofQuery } from './own-proof.query.js';

/** Where a member comes back to who does not say where they came from. */
const SETTINGS = '/settings/security';

/** How members without a password show who they are before what only they may do. */
@Controller('api/auth')
export class ProofController {
  constructor(
    private readonly own: OwnProofQuery,
    private readonly proofs: Proofs,
    private readonly visits: Visits,
    private readonly passkeys: PasskeyCheck,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get('proof')
  @Allow('account.read-own')
  async state(@CurrentCaller() caller: Caller) {
    return ok(await this.own.of(sessionOf(caller)));
  }

  /** A write, although it only begins one: no other site may send a member on this way. */
  @Post('proof/provider')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  @AlsoRefuses(404)
  async begin(
    @Body() { provider, redirect }: BeginProofDto,
    @CurrentCaller() caller: Caller,
    @Req() http: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { id: sessionId, memberId } = sessionOf(caller);
    const { address, token } = await this.visits.begin(provider, { to: 'prove', memberId, sessionId });
    if (!address) throw new RuleViolation(CODE.unavailable, oauthProblem('unreachable', PROVIDER_LABEL[provider]), null, 'unavailable');
    setOAuthCookie(http, reply, { token, remember: false, redirect: safeRedirect(redirect) ?? SETTINGS });
    return ok({ url: address } satisfies BeginLinkAnswer);
  }

  @Post('proof/passkey')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async byPasskey(@Body() assertion: PasskeyAssertionDto, @CurrentCaller() caller: Caller) {
    const session = sessionOf(caller);
    await this.passkeys.memberOf(assertion, session.memberId);
    await this.proofs.give(session);
    return ok(await this.own.of(session), PROOF_TEXT.given);
  }

  /** The first password of a member who came by a provider. */
  @Post('password/set')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.secure')
  async setPassword(@Body() { password }: SetPasswordDto, @CurrentCaller() caller: Caller) {
    const session = sessionOf(caller);
    const { id: sessionId, memberId } = session;
    await this.proofs.use(session, (proof) => this.commands.execute(new SetFirstPassword({ memberId, sessionId, proof, password }, this.origins.of(caller))));
    // Whoever reads the answer may rely on every other session being over.
    return this.reply.afterPolicies(async () => ok(null, PROOF_TEXT.passwordSet));
  }
}
