import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROVIDER_LABEL, type ProviderId, type ProviderRegistration } from '../../../../contracts/identities.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { ConsentQuery } from '../consent/consent.query.js';
import { Admission } from '../session/admission.answer.js';
import { deviceOf } from '../session/device.cookie.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { clearOAuthCookie, oauthCookie } from './oauth.cookie.js';
import { FinishLinkDto, FinishRegistrationDto } from './oauth.dto.js';
import { type KeptWish, PendingRegistrations, ticketInvalid } from './pending-registrations.service.js';
import { ProviderEntry } from './provider-entry.service.js';

/** The last step of a sign-in through a provider. It answers as signing in with a password does, by the ticket in the browser's cookie. */
@Controller('api/auth/oauth')
export class OAuthEntryController {
  constructor(
    private readonly entry: ProviderEntry,
    private readonly admission: Admission,
    private readonly registrations: PendingRegistrations,
    private readonly consents: ConsentQuery,
  ) {}

  @Post('finish')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async finish(@Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const kept = oauthCookie(http);
    return this.entry.returning(kept?.token ?? null, (member) => this.enter(member, kept?.remember ?? false, http, reply));
  }

  /** What the provider said of somebody who is to choose a username. */
  @Get('registration')
  @Allow('account.open')
  @AlsoRefuses(409)
  async registration(@Req() http: FastifyRequest) {
    const { identity, email, username, displayName } = await this.registrations.find(keptWish(http));
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
    const { username, accepted_terms: terms, read_notice: aydinlatma, invitation } = form;
    const chosen = { username, displayName: form.display_name?.trim() || null, read: await this.consents.beside({ terms, aydinlatma }) };
    const member = await this.entry.register(keptWish(http), { ...chosen, invitation }, http.ip, caller);
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
    return this.entry.link(token, identity, password, deviceOf(http), (member) => this.enter(member, remember ?? false, http, reply));
  }

  private async enter(member: MemberDocument, remember: boolean, http: FastifyRequest, reply: FastifyReply) {
    const answer = await this.admission.answer(await this.entry.enter(member, remember, deviceOf(http)), http, reply);
    // Whoever is told that a store is away needs it for the next try.
    clearOAuthCookie(http, reply);
    return answer;
  }
}

/** What the browser keeps of somebody who is to choose a username. */
function keptWish(http: FastifyRequest): KeptWish {
  const { token: ticket, registration } = oauthCookie(http) ?? {};
  if (!ticket || !registration) throw ticketInvalid();
  return { ticket, registration };
}
