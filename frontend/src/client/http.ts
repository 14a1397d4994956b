import { CODE, type Listing, type Success, TEXT } from '@contracts/envelope';
import type { Failure } from '@contracts/failure';
import { VERIFICATION_CODE } from '@contracts/verification';
import { ApiError, noAnswer } from './apiError';
import { announceSessionProblem } from './sessionProblem';

interface Options {
  /** Sent as JSON, or as it is when it is a form with files. */
  body?: unknown;
  signal?: AbortSignal;
  /** Idempotency-Key of a write. */
  key?: string;
  /** Set for what is sent while the page is being left. */
  keepalive?: boolean;
  /** Set when being signed out is an answer like any other and nobody is to be sent to the sign-in page. */
  quiet?: boolean;
}

/** Query string of what is given; undefined is left out. */
export function queryOf(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter((entry) => entry[1] !== undefined && entry[1] !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

export const getData = async <T>(path: string, options?: Options): Promise<T> => (await send<Success<T>>('GET', path, options)).data;
export const getList = <T>(path: string, options?: Options): Promise<Listing<T>> => send<Listing<T>>('GET', path, options);
export const getAnswer = <T>(path: string, options?: Options): Promise<T> => send<T>('GET', path, options);
export const put = <T>(path: string, options?: Options): Promise<Success<T>> => send<Success<T>>('PUT', path, options);
export const post = <T>(path: string, options?: Options): Promise<Success<T>> => send<Success<T>>('POST', path, options);
export const remove = <T>(path: string, options?: Options): Promise<Success<T>> => send<Success<T>>('DELETE', path, options);

async function send<T>(method: string, path: string, { body, signal, key, keepalive, quiet }: Options = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const isForm = body instanceof FormData;
  // The browser itself names the type of a form, with the boundary that it chose.
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  if (key) headers['Idempotency-Key'] = key;
  const response = await fetch(path, {
    method,
    headers,
    signal,
    keepalive,
    credentials: 'same-origin',
    body: body === undefined || isForm ? body : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : noAnswer();
  });
  return answerOf<T>(method, response.status, await response.json().catch(() => null), quiet);
}

/** The answer of a request that succeeded; throws what it was refused for. */
export function answerOf<T>(method: string, status: number, answer: unknown, quiet = false): T {
  if (status >= 200 && status < 300 && isObject(answer)) return answer as T;
  const problem = problemOf(status, answer);
  if (!quiet) tellSession(problem, method);
  throw problem;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function problemOf(status: number, answer: unknown): ApiError {
  if (!isObject(answer)) return status >= 500 ? new ApiError(status, CODE.unavailable, TEXT.unavailable) : new ApiError(status, CODE.internal, TEXT.internal);
  const failure = answer as Partial<Failure>;
  return new ApiError(status, failure.code ?? CODE.internal, failure.message ?? failure.error ?? TEXT.internal, failure);
}

function tellSession(problem: ApiError, method: string) {
  // Reading the session again tells the page that its member is muted.
  if (problem.code === CODE.muted || problem.code === VERIFICATION_CODE.needed) announceSessionProblem({ kind: 'lapsed' });
  if (problem.code === CODE.restricted) {
    const { restriction = null, appeal } = problem.details;
    announceSessionProblem({ kind: 'restricted', restriction, ...(appeal && { appeal }) });
  }
  if (problem.status === 401 && problem.code === CODE.authRequired) announceSessionProblem({ kind: method === 'GET' ? 'lapsed' : 'authRequired' });
}
