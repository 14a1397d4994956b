import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { POST_TEXT } from '../../../contracts/blog-writing.js';
import { TEXT } from '../../../contracts/envelope.js';
import { holds, isWriting, type Permission } from '../../../contracts/permissions.js';
import { PROFILE_TEXT } from '../../../contracts/profile.js';
import { PROJECT_WRITING_TEXT } from '../../../contracts/project-writing.js';
import type { RuleViolation } from '../../kernel/rule-violation.js';
import { type Caller, type CallerSession, callerIn, GUEST } from '../callers/caller.js';
import { SessionSource } from '../callers/session-source.js';
import { authRequired, forbidden, muted, restricted, secondFactorRequired, verificationNeeded } from '../refusals/refusals.js';
import { noteCaller } from '../request/request-context.js';
import { ALLOW } from './allow.js';
import { isSameOrigin } from './same-origin.js';
import { type SessionToken, sessionToken } from './session-token.js';

/** What guests are told who want what has a sentence of its own. */
const FOR_GUESTS: Partial<Record<Permission, string>> = {
  'profile.read': PROFILE_TEXT.membersOnly,
  'post.create': POST_TEXT.signInToCreate,
  'project.create': PROJECT_WRITING_TEXT.signInToCreate,
};
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Finds out who is calling and refuses what the permission table does not give them. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionSource,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const permission = this.reflector.get<Permission | undefined>(ALLOW, context.getHandler());
    // A route that names no permission is open to nobody.
    if (!permission) throw forbidden();
    const token = sessionToken(request);
    // Most callers are guests, and about them there is nothing to wait for.
    return token ? this.admitMember(request, token, permission) : this.admit(request, GUEST, permission);
  }

  private async admitMember(request: FastifyRequest, token: SessionToken, permission: Permission): Promise<boolean> {
    return this.admit(request, await this.identify(request, token, holds('guest', permission)), permission);
  }

  private admit(request: FastifyRequest, caller: Caller, permission: Permission): true {
    request.caller = caller;
    noteCaller(caller);
    this.authorize(caller, permission);
    return true;
  }

  private async identify(request: FastifyRequest, token: SessionToken, openToGuests: boolean): Promise<Caller> {
    if (token.from === 'cookie' && !READING.has(request.method) && !isSameOrigin(request)) throw forbidden(TEXT.crossOrigin);
    const found = await this.sessions.lookUp(token.value);
    // Whoever may do a thing as a guest may do it while restricted too: read, sign out, see why.
    if (found.state === 'restricted' && !openToGuests) throw restricted(found.notice);
    return found.state === 'open' ? callerIn(found.session) : GUEST;
  }

  private authorize({ role, session }: Caller, permission: Permission): void {
    if (!holds(role, permission)) throw refusal(session, permission);
    if (!session || !isWriting(permission)) return;
    if (session.mutedUntil) throw muted(session.mutedUntil);
    if (session.mustVerify) throw verificationNeeded();
  }
}

function refusal(session: CallerSession | null, permission: Permission): RuleViolation {
  if (!session) return authRequired(FOR_GUESTS[permission]);
  if (session.lacksFactor && holds(session.role, permission)) return secondFactorRequired();
  return forbidden();
}
