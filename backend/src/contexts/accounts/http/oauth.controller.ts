import { Controller, Get, HttpCode, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OAuthOutcome } from '../../../../contracts/identities.js';
import { safeRedirect } from '../../../../contracts/redirects.js';
import { Allow } from '../../../platform/http/allow.js';
import { type Caller, CurrentCaller } from '../../../platform/http/caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Visits } from '../identity/visits.js';
import { IdentitiesQuery } from '../read/identities.query.js';
import { StartDto } from './oauth.dto.js';
import { clearOAuthCookie, oauthCookie, setOAuthCookie } from './oauth-cookie.js';

/** The way to a provider and back, which the browser goes by itself: no address on it tells a token or who somebody is. */
@Controller('api/auth')
export class OAuthController {
  constructor(
    private readonly visits: Visits,
    private readonly identities: IdentitiesQuery,
  ) {}

  @Get('providers')
  @Allow('account.open')
  providers() {
    return ok(this.identities.offered());
  }

  @Get('oauth/:provider/start')
  @HttpCode(302)
  @Allow('account.open')
  async start(@Param('provider') provider: string, @Query() query: StartDto, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const redirect = safeRedirect(query.redirect);
    const { address, token } = await this.visits.begin(provider, null);
    setOAuthCookie(http, reply, { token, remember: query.remember === '1', redirect });
    reply.header('location', address ?? callbackPage(provider, 'unreachable', false, redirect));
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
    const { outcome, ticket, identity, links } = await this.visits.end(provider, kept?.token ?? null, answer, caller);
    if (ticket) setOAuthCookie(http, reply, { token: ticket, remember: kept?.remember ?? false, identity });
    else clearOAuthCookie(http, reply);
    reply.header('location', callbackPage(provider, outcome, links, safeRedirect(kept?.redirect)));
    return ok(null);
  }
}

/** The page of the member app that tells the outcome and goes on from there. */
function callbackPage(provider: string, outcome: OAuthOutcome, links: boolean, redirect: string | undefined): string {
  return `/auth/callback?${new URLSearchParams({ oauth: outcome, provider, ...(links ? { link: '1' } : {}), ...(redirect ? { redirect } : {}) })}`;
}
