import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE } from '../../../../contracts/envelope.js';
import { type BeginLinkAnswer, isProvider, OAUTH_TEXT, oauthProblem, PROVIDER_LABEL, type ProviderId } from '../../../../contracts/identities.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { IdentitiesQuery } from './identities.query.js';
import { UnlinkProvider } from './identity.commands.js';
import { setOAuthCookie } from './oauth.cookie.js';
import { BeginLinkDto } from './oauth.dto.js';
import type { Errand } from './sign-in-tokens.service.js';
import { Visits } from './visits.service.js';

/** Where a member comes back to after linking. */
const SETTINGS = '/settings/security';
/** … and after taking the picture. */
const EDITOR = '/profile/edit';

/** The accounts elsewhere that a member signs in with. */
@Controller('api/auth/identities')
export class IdentitiesController {
  constructor(
    private readonly visits: Visits,
    private readonly identities: IdentitiesQuery,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
  ) {}

  @Get()
  @Allow('account.read-own')
  async own(@MemberId() memberId: string) {
    return ok(await this.identities.own(memberId));
  }

  /** A write, although it only begins one: no other site may send a member on this way. */
  @Post()
  @Repeatable()
  @HttpCode(200)
  @Allow('identity.manage')
  @AlsoRefuses(404)
  async begin(@Body() { provider }: BeginLinkDto, @MemberId() memberId: string, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.leave(provider, { to: 'link', memberId }, SETTINGS, http, reply);
  }

  /** The picture there becomes the photo of the profile, once the browser is back. */
  @Post('picture')
  @Repeatable()
  @HttpCode(200)
  @Allow('profile.edit')
  @AlsoRefuses(404)
  async takePicture(
    @Body() { provider }: BeginLinkDto,
    @MemberId() memberId: string,
    @Req() http: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.leave(provider, { to: 'picture', memberId }, EDITOR, http, reply);
  }

  @Delete(':provider')
  @Repeatable()
  @Allow('identity.manage')
  async unlink(@Param('provider') provider: string, @CurrentCaller() caller: Caller, @MemberId() memberId: string) {
    if (!isProvider(provider)) throw notFound();
    const identities = (await this.identities.ofMember(memberId)).map((document) => ({ provider: document.provider, subject: document.subject }));
    await this.commands.execute(new UnlinkProvider({ memberId, provider, identities }, this.origins.of(caller)));
    return ok(null, OAUTH_TEXT.unlinked(PROVIDER_LABEL[provider]));
  }

  /** Sends the browser to the provider, from where it comes back to a page of the member app. */
  private async leave(provider: ProviderId, errand: Errand, redirect: string, http: FastifyRequest, reply: FastifyReply) {
    const { address, token } = await this.visits.begin(provider, errand);
    if (!address) throw new RuleViolation(CODE.unavailable, oauthProblem('unreachable', PROVIDER_LABEL[provider]), null, 'unavailable');
    setOAuthCookie(http, reply, { token, remember: false, redirect });
    return ok({ url: address } satisfies BeginLinkAnswer);
  }
}
