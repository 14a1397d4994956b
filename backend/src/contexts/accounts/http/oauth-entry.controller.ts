import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OAUTH_TEXT } from '../../../../contracts/identities.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { Allow } from '../../../platform/http/allow.js';
import { Origins } from '../../../platform/http/origins.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/http/reply.js';
import { VerifyEmail } from '../account/account.commands.js';
import { LinkAccount } from '../identity/identity.commands.js';
import { SignInTokens } from '../identity/sign-in-tokens.js';
import type { MemberDocument } from '../read/accounts.model.js';
import { MemberQuery } from '../read/member.query.js';
import { SignIn, WRONG_CREDENTIALS } from '../session/sign-in.js';
import { Admission } from './admission.js';
import { deviceOf } from './device-cookie.js';
import { FinishLinkDto } from './oauth.dto.js';
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

  /** Links the account at the provider to the member account of the same address, once its password was given. */
  @Post('link')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
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
    return this.admission.answer(await this.signIn.admit(member, remember, deviceOf(http)), http, reply);
  }

  private async memberOf(memberId: string | null): Promise<MemberDocument> {
    const member = memberId ? await this.members.byId(memberId) : null;
    if (!member || member.username === null) throw ticketInvalid();
    return member;
  }
}

const ticketInvalid = () => new RuleViolation('TICKET_INVALID', OAUTH_TEXT.ticketInvalid, null, 'conflict');
