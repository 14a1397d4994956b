import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf } from './request-headers.js';

export const SESSION_COOKIE = 'meydan_session';

export interface SessionToken {
  readonly value: string;
  readonly from: 'bearer' | 'cookie';
}

/** The session token of a request: the bearer header wins over the cookie; null when there is neither. */
export function sessionToken(request: Pick<FastifyRequest, 'headers' | 'cookies'>): SessionToken | null {
  const bearer = /^Bearer ([\w-]+)$/i.exec(headerOf(request, 'authorization') ?? '')?.[1];
  if (bearer) return { value: bearer, from: 'bearer' };
  const cookie = request.cookies[SESSION_COOKIE];
  return cookie ? { value: cookie, from: 'cookie' } : null;
}

/** Gives the browser the session; without `expires` the cookie ends with the browser. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string, expires: Date | undefined): void {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(request), expires });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(request));
}

const cookieOptions = (request: FastifyRequest) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(request) }) as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether members reach the site over TLS, as its public address says. */
    readonly isSiteSecure: boolean;
  }
}

/** Whether a cookie may go over TLS alone: the site's own address decides, whatever a proxy between says or forgets to say. */
export const isSecure = ({ server, protocol }: FastifyRequest): boolean => server.isSiteSecure || protocol === 'https';
