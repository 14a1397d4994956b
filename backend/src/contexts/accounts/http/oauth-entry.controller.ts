import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROVIDER_LABEL, type ProviderId, type ProviderRegistration } from '../../../../contracts/identities.js';
import { isSecondFactorAsked } from '../../../../contracts/second-factor.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { VerifyEmail } from '../account/account.commands.js';
import { RegistrationPace } from '../account/registration-pace.js';
import { LinkAccount, RegisterByIdentity } from '../identity/identity.commands.js';
import { PendingRegistrations, ticketInvalid } from '../identity/pending-registrations.js';
import { SignInTokens } from '../identity/sign-in-tokens.js';
import { Proofs } from '../proof/proofs.js';
import type { MemberDocument } from '../read/accounts.model.js';
import { ConsentQuery } from '../read/consent.query.js';
import { MemberQuery } from '../read/member.query.js';
import { SignIn, WRONG_CREDENTIALS } from '../session/sign-in.js';
import { Admission } from './admission.js';
import { deviceOf } from './device-cookie.js';
import { FinishLinkDto, FinishRegistrationDto } from './oauth.dto.js';
import { clearOAuthCookie, oauthCookie } from './oauth-cookie.js';

/** The last step of a sign-in through a provider. It answers as signing in with a password does, by the ticket in the browser's cookie. */
@Controller('api/auth/oauth')
export class OAuthEntryController {
  constructor(
    private readonly tokens: SignInTokens,
    private readonly members: MemberQuery,
    private readonly signIn: SignIn,
    private readonly admission: Admission,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly answer: Reply,
    private readonly registrations: PendingRegistrations,
    private readonly consents: ConsentQuery,
    private readonly pace: RegistrationPace,
    private readonly proofs: Proofs,
  ) {}

  @Post('finish')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async finish(@Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const kept = oauthCookie(http);
    const member = await this.memberOf(kept && (await this.tokens.enter(kept.token)));
    return this.enter(member, kept?.remember ?? false, http, reply);
  }

  /** What the provider said of somebody who is to choose a username. */
  @Get('registration')
  @Allow('account.open')
  @AlsoRefuses(409)
  async registration(@Req() http: FastifyRequest) {
    const { identity, email, username, displayName } = await this.registrationOf(http);
    const id = identity.provider as ProviderId;
    return ok({ id, label: PROVIDER_LABEL[id], email, username, display_name: displayName } satisfies ProviderRegistration);
  }

  /** Opens the account under the name that was chosen; before this there is nothing of it. */
  @Post('registration')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async register(
    @Body() form: FinishRegistrationDto,
    @CurrentCaller() caller: Caller,
    @Req() http: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { memberId, identity, email } = await this.registrationOf(http);
    const { username, accepted_terms: terms, read_notice: aydinlatma } = form;
    const read = await this.consents.beside({ terms, aydinlatma });
    const displayName = form.display_name?.trim() || null;
    const command = new RegisterByIdentity({ memberId, identity, email, username, displayName, read }, this.origins.of(caller));
    await this.pace.keepTo(http.ip, () => this.commands.execute(command));
    await this.registrations.end(memberId);
    const member = await this.answer.afterViews(() => this.memberOf(memberId));
    return this.enter(member, oauthCookie(http)?.remember ?? false, http, reply);
  }

  /** Links the account at the provider to the member account of the same address, once its password was given. */
  @Post('link')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  @AlsoRefuses(401)
  async link(@Body() { password }: FinishLinkDto, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const { token, identity, remember } = oauthCookie(http) ?? {};
    if (!token || !identity) throw ticketInvalid();
    const member = await this.memberOf(await this.tokens.toProve(token, identity));
    if (!(await this.signIn.isPassword(member, password, deviceOf(http)))) throw WRONG_CREDENTIALS();
    const memberId = member._id;
    await this.tokens.proved(memberId, identity);
    const by = { memberId, role: member.role, session: null };
    await this.commands.execute(new LinkAccount({ memberId, identity }, this.origins.of(by)));
    // The provider vouches for the address, and the password for the account that has it.
    if (!member.verified) await this.commands.execute(new VerifyEmail({ memberId }, this.origins.of(by)));
    return this.enter(await this.answer.afterViews(() => this.memberOf(memberId)), remember ?? false, http, reply);
  }

  private async enter(member: MemberDocument, remember: boolean, http: FastifyRequest, reply: FastifyReply) {
    clearOAuthCookie(http, reply);
    const admitted = await this.signIn.admit(member, remember, deviceOf(http));
    // Whoever has just come from the provider need not go there once more to show who they are.
    if (!isSecondFactorAsked(admitted)) await this.proofs.give({ id: admitted.sessionId, memberId: member._id });
    return this.admission.answer(admitted, http, reply);
  }

  private registrationOf(http: FastifyRequest) {
    const { token: ticket, registration } = oauthCookie(http) ?? {};
    if (!ticket || !registration) throw ticketInvalid();
    return this.registrations.find({ ticket, registration });
  }

  private async memberOf(memberId: string | null): Promise<MemberDocument> {
    const member = memberId ? await this.members.byId(memberId) : null;
    if (!member || member.username === null) throw ticketInvalid();
    return member;
  }
}
