import { Controller, Get, HttpCode, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OAuthOutcome } from '../../../../contracts/identities.js';
import { safeRedirect } from '../../../../contracts/redirects.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { IdentitiesQuery } from './identities.query.js';
import { clearOAuthCookie, oauthCookie, setOAuthCookie } from './oauth.cookie.js';
import { StartDto } from './oauth.dto.js';
import type { Errand } from './sign-in-tokens.service.js';
import { Visits } from './visits.service.js';

/** Visits that one address may begin before it has to wait; each keeps a token and may ask the provider. Many people share one address at work. */
const FREE_VISITS = 20;

/** The way to a provider and back, which the browser goes by itself: no address on it tells a token or who somebody is. */
@Controller('api/auth')
export class OAuthController {
  constructor(
    private readonly visits: Visits,
    private readonly identities: IdentitiesQuery,
    private readonly limits: RateLimits,
  ) {}

  @Get('providers')
  @Allow('account.open')
  providers() {
    return ok(this.identities.offered());
  }

  @Get('oauth/:provider/start')
  @HttpCode(302)
  @Allow('account.open')
  @AlsoRefuses(429)
  async start(@Param('provider') provider: string, @Query() query: StartDto, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const redirect = safeRedirect(query.redirect);
    if (!this.identities.offered().some(({ id }) => id === provider)) throw notFound();
    await this.limits.count(`oauth-start:${networkOf(http.ip)}`, FREE_VISITS);
    const { address, token } = await this.visits.begin(provider, { to: 'enter' });
    setOAuthCookie(http, reply, { token, remember: query.remember === '1', redirect });
    reply.header('location', address ?? callbackPage(provider, 'unreachable', 'enter', redirect));
    return ok(null);
  }

  @Get('oauth/:provider/callback')
  @HttpCode(302)
  @Allow('account.open')
  async callback(
    @Param('provider') provider: string,
    @CurrentCaller() caller: Caller,
    @Req() http: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const kept = oauthCookie(http);
    const answer = new URL(http.url, 'http://here.invalid').searchParams;
    const { outcome, ticket, identity, registration, to } = await this.visits.end(provider, kept?.token ?? null, answer, caller);
    if (ticket) setOAuthCookie(http, reply, { token: ticket, remember: kept?.remember ?? false, identity, registration });
    else clearOAuthCookie(http, reply);
    reply.header('location', callbackPage(provider, outcome, to, safeRedirect(kept?.redirect)));
    return ok(null);
  }
}

/** The page of the member app that tells the outcome and goes on from there. */
function callbackPage(provider: string, outcome: OAuthOutcome, to: Errand['to'], redirect: string | undefined): string {
  return `/auth/callback?${new URLSearchParams({ oauth: outcome, provider, ...(to === 'enter' ? {} : { [to]: '1' }), ...(redirect ? { redirect } : {}) })}`;
}
