import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { IdentityRefused } from '../../kernel/identity-provider.js';
import { Unavailable } from '../../kernel/unavailable.js';

const LATER = ['server_error', 'temporarily_unavailable'];

/** Throws Unavailable when trying again later may help, IdentityRefused otherwise. */
export function asProviderFailure(error: unknown): never {
  if (isOutOfReach(error)) throw new Unavailable('the identity provider', error);
  const cancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
  throw new IdentityRefused(cancelled ? 'cancelled' : 'invalid', error);
}

function isOutOfReach(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return LATER.includes(error.error);
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (error instanceof Response) return error.status >= 500;
  if (!(error instanceof Error)) return false;
  // `fetch` says with a TypeError that there was no answer; the library wraps an answer that is no answer to the question.
  if (error.cause instanceof Response) return error.cause.status >= 500;
  return (error instanceof TypeError && error.cause !== undefined) || (error as { code?: unknown }).code === 'OAUTH_TIMEOUT';
}
