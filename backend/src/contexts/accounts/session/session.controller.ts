import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_TEXT, type SessionAnswer, type SessionInfo } from '../../../../contracts/accounts.js';
import type { SessionEndReason } from '../../../../contracts/envelope.js';
import type { Caller, CallerSession } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { SessionSource } from '../../../platform/callers/session-source.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { clearSessionCookie, sessionToken, setSessionCookie } from '../../../platform/http/session-token.js';
import { notFound, restricted } from '../../../platform/refusals/refusals.js';
import { MemberQuery } from '../views/member.query.js';
import { Admission } from './admission.answer.js';
import { deviceOf } from './device.cookie.js';
import { LoginDto } from './login.dto.js';
import { EndSession } from './session.commands.js';
import { SessionUpkeep } from './session-upkeep.service.js';
import { SignIn } from './sign-in.service.js';

@Controller('api/auth')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly members: MemberQuery,
    private readonly sessions: SessionSource,
    private readonly admission: Admission,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly upkeep: SessionUpkeep,
  ) {}

  @Post('login')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  @AlsoRefuses(401)
  async login(@Body() request: LoginDto, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.admission.answer(await this.signIn.withPassword(request, deviceOf(http, request.timeZone)), http, reply);
  }

  @Post('logout')
  @Repeatable()
  @HttpCode(200)
  @Allow('session.end')
  async logout(@CurrentCaller() caller: Caller, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (caller.session) await this.commands.execute(new EndSession({ sessionId: caller.session.id }, this.origins.of(caller)));
    clearSessionCookie(http, reply);
    return ok(null, ACCOUNT_TEXT.loggedOut);
  }

  /** Who is signed in; nobody is an answer too, a restriction is a refusal. */
  @Get('session')
  @Allow('session.read')
  @AlsoRefuses(403)
  async session(@CurrentCaller() caller: Caller, @Req() http: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const token = sessionToken(http);
    const expiresAt = token && (await this.upkeep.prolong(caller));
    if (expiresAt && token.from === 'cookie') setSessionCookie(http, reply, token.value, caller.session?.remember ? new Date(expiresAt) : undefined);
    if (token) await this.upkeep.noteUse(caller, token.value);
    const info = token && caller.session && (await this.describe(caller.session, expiresAt));
    const user = info?.user ?? null;
    const ended = token && !caller.session ? await this.endOf(token.value) : undefined;
    // It is told once: a browser that goes on without the cookie is a guest's like any other.
    if (ended) clearSessionCookie(http, reply);
    return { success: true, user, session: info, data: { user, session: info }, ...(ended && { ended }) };
  }

  /** The same as `user`, by the name that the specification of careers and profiles calls it. */
  @Get('me')
  @Allow('account.read-own')
  @AlsoRefuses(404)
  me(@CurrentCaller() caller: Caller) {
    return this.user(caller);
  }

  @Get('user')
  @Allow('account.read-own')
  @AlsoRefuses(404)
  async user(@CurrentCaller() { memberId }: Caller) {
    const member = memberId ? await this.members.byId(memberId) : null;
    if (!member) throw notFound();
    return ok(this.members.own(member));
  }

  /** Why a session is over that no caller has any more; a restriction is a refusal. */
  private async endOf(token: string): Promise<SessionEndReason | undefined> {
    const found = await this.sessions.lookUp(token);
    if (found.state === 'restricted') throw restricted(found.notice);
    return found.state === 'none' ? found.endedFor : undefined;
  }

  private async describe(session: CallerSession, expiresAt: string | null): Promise<SessionInfo | null> {
    const member = await this.members.byId(session.memberId);
    return member && { userId: member._id, user: this.members.own(member), expiresAt: expiresAt ?? session.expiresAt };
  }
}
