import { TEXT } from '@contracts/envelope';
import { fetchUtils, HttpError } from 'react-admin';

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

const isWrite = (method: string | undefined) => method !== undefined && method !== 'GET';

/** A write keeps its key and outlives the page: a decision still waiting for its undo time is sent when the tab closes. */
function prepare(options: fetchUtils.Options): fetchUtils.Options {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (!isWrite(options.method)) return { ...options, headers, credentials: 'same-origin' };
  if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
  return { ...options, headers, credentials: 'same-origin', keepalive: true };
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
const hasSentence = (body: unknown): body is { message: string } => typeof body === 'object' && body !== null && 'message' in body;

/** Every failure leaves here as an HttpError whose message can be shown as it is. */
function readable(error: unknown): unknown {
  if (isAbort(error)) return error;
  if (!(error instanceof HttpError)) return new HttpError(TEXT.unavailable, 0);
  if (hasSentence(error.body)) return error;
  return new HttpError(error.status === 404 ? TEXT.routeNotFound : TEXT.unavailable, error.status, error.body);
}

export async function httpClient(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  try {
    return await fetchUtils.fetchJson(url, prepare(options));
  } catch (error) {
    throw readable(error);
  }
}
