import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../../../platform/http/session-token.js';
import type { IdentityKey } from './identity.commands.js';

/** What a browser keeps on its way through a provider. Only the token is worth anything; the rest is what this browser asked for. */
export interface OAuthCookie {
  readonly token: string;
  readonly remember: boolean;
  readonly redirect?: string;
  readonly identity?: IdentityKey;
  /** What the provider said of somebody who is to choose a username, sealed. */
  readonly registration?: string;
}

const NAME = 'meydan_oauth';
const SECONDS = 10 * 60;

// Lax, so that it comes along when the provider sends the browser back, and with no request that another site makes behind somebody's back.
const options = (request: FastifyRequest) => ({ httpOnly: true, sameSite: 'lax', path: '/api/auth/oauth', secure: isSecure(request) }) as const;

export function setOAuthCookie(request: FastifyRequest, reply: FastifyReply, cookie: OAuthCookie): void {
  reply.setCookie(NAME, JSON.stringify(cookie), { ...options(request), maxAge: SECONDS });
}

export function clearOAuthCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, options(request));
}

/** The cookie of a request, or null when there is none that we could have set. */
export function oauthCookie({ cookies }: FastifyRequest): OAuthCookie | null {
  try {
    const { token, remember, redirect, identity, registration } = JSON.parse(cookies[NAME] ?? 'null') ?? {};
    if (typeof token !== 'string') return null;
    return { token, remember: remember === true, redirect: textOf(redirect), identity: identityOf(identity), registration: textOf(registration) };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const textOf = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined);

function identityOf(given: unknown): IdentityKey | undefined {
  const { provider, subject } = (given ?? {}) as Record<string, unknown>;
  return typeof provider === 'string' && typeof subject === 'string' ? { provider, subject } : undefined;
}
