import { Controller, Delete, Get, Param, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_TEXT } from '../../../../contracts/access.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { clearSessionCookie } from '../../../platform/http/session-token.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { OpenSessionsQuery } from './open-sessions.query.js';
import { EndSession, RevokeSession, SignOutElsewhere } from './session.commands.js';

/** Where a member is signed in. */
@Controller('api/auth/sessions')
export class SessionsController {
  constructor(
    private readonly sessions: OpenSessionsQuery,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
  ) {}

  @Get()
  @Allow('account.read-own')
  async list(@CurrentCaller() caller: Caller) {
    return ok(await this.sessions.of(sessionOf(caller)));
  }

  @Delete(':id')
  @Repeatable()
  @Allow('account.secure')
  async end(
    @Param('id', IdPipe) sessionId: string,
    @CurrentCaller() caller: Caller,
    @Req() http: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const own = sessionOf(caller);
    const open = await this.sessions.of(own);
    if (!open.some(({ id }) => id === sessionId)) throw notFound();
    const origin = this.origins.of(caller);
    const isOwn = sessionId === own.id;
    await this.commands.execute(isOwn ? new EndSession({ sessionId }, origin) : new RevokeSession({ sessionId, bySessionId: own.id }, origin));
    if (isOwn) clearSessionCookie(http, reply);
    return ok(null, ACCESS_TEXT.sessionEnded);
  }

  @Delete()
  @Repeatable()
  @Allow('account.secure')
  async endOthers(@CurrentCaller() caller: Caller) {
    const { id: keptSessionId, memberId } = sessionOf(caller);
    const origin = this.origins.of(caller);
    await this.commands.execute(new SignOutElsewhere({ memberId, cause: origin.id, keptSessionId, reason: 'revoked' }, origin));
    return ok(null, ACCESS_TEXT.otherSessionsEnded);
  }
}
