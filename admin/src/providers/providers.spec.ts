import { TEXT } from '@contracts/envelope';
import { SECOND_FACTOR_CODE } from '@contracts/second-factor';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from 'react-admin';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { httpClient } from './httpClient';
import { queryClient } from './queryClient';

interface Asked {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
  keepalive: boolean | undefined;
}
type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | null;

let asked: Asked[];
let answer: (url: string) => Answer;
const gone: string[] = [];
let left: Promise<void>;
let now = 0;

const user = (role: string) => ({ id: 'm1', username: 'ada', display_name: 'Ada', avatar: null, role });
const signedIn = (role: string | null) => {
  answer = () => ({ status: 200, body: { user: role && user(role) } });
};
const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => error as HttpError,
  );
/** Whoever is led away goes no further, so what was started never ends then. */
const ledAway = async (started: Promise<unknown>) => {
  await Promise.race([started, left]);
  return gone.at(-1);
};

beforeEach(() => {
  asked = [];
  gone.length = 0;
  answer = () => ({ status: 200, body: {} });
  globalThis.fetch = (async (url: string, { method = 'GET', headers, body, keepalive }: RequestInit) => {
    asked.push({ url, method, headers: new Headers(headers), body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined, keepalive });
    const given = answer(url);
    if (!given) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(given.body ?? {}), { status: given.status, headers: given.headers ?? {} });
  }) as typeof fetch;
  // Each test comes long after the one before, so nobody is known from there.
  now += 3_600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  left = new Promise((arrive) => {
    const assign = (path: string) => {
      gone.push(path);
      arrive();
    };
    Object.assign(globalThis, { window: { location: { pathname: '/adminpanel/reports', search: '?page=2', assign } } });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'window');
});

describe('A list of the console', () => {
  it('is asked for by what the address says: part, order and filter', async () => {
    answer = () => ({ status: 200, body: [{ id: 'r1' }], headers: { 'content-range': 'reports 25-49/61' } });
    const list = await dataProvider.getList('reports', {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'created_at', order: 'ASC' },
      filter: { status: 'open', reason: 'spam' },
    });
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', 'http://desk.invalid');
    expect(list).toMatchObject({ data: [{ id: 'r1' }], total: 61 });
    expect(pathname).toBe('/api/console/reports');
    expect(Object.fromEntries(searchParams)).toEqual({ filter: '{"status":"open","reason":"spam"}', range: '[25,49]', sort: '["created_at","ASC"]' });
  });
});

describe('What the console does beside lists', () => {
  it('goes to its own addresses, and answers what was asked for', async () => {
    answer = () => ({ status: 200, body: { success: true, data: { count: 7, url: '/u', email: 'a@x.example' } } });
    expect(await dataProvider.countOnline(new AbortController().signal)).toBe(7);
    expect(await dataProvider.screenshotOf('f/1')).toBe('/u');
    expect(await dataProvider.emailOf('f1', 'Yanıt için')).toBe('a@x.example');
    await dataProvider.undoDecision('/api/forum/decisions/d1/undo', 'Yanlıştı');
    await dataProvider.remedyJob('mail:1', 'retry');
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/stats/online', undefined],
      ['GET', '/api/beta-feedback/f%2F1/screenshot', undefined],
      ['POST', '/api/beta-feedback/f1/email', { reason: 'Yanıt için' }],
      ['PUT', '/api/forum/decisions/d1/undo', { reason: 'Yanlıştı' }],
      ['POST', '/api/console/jobs/mail%3A1/retry', undefined],
    ]);
  });
});

describe('A request of the console', () => {
  it('that writes has a key of its own and outlives the page', async () => {
    await httpClient('/api/x', { method: 'POST', body: '{}' });
    await httpClient('/api/x', { method: 'POST', body: '{}' });
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(asked.map(({ keepalive }) => keepalive)).toEqual([true, true]);
  });

  it('that reads has neither', async () => {
    await httpClient('/api/x');
    expect([asked[0]?.headers.get('idempotency-key'), asked[0]?.keepalive]).toEqual([null, undefined]);
  });

  it.each<[string, Answer, string, number]>([
    ['in the server’s words', { status: 409, body: { message: 'Zaten kararlaştırılmış.' } }, 'Zaten kararlaştırılmış.', 409],
    ['where the address is unknown', { status: 404, body: {} }, TEXT.routeNotFound, 404],
    ['where the server is broken', { status: 500, body: {} }, TEXT.unavailable, 500],
    ['where nothing comes back', null, TEXT.unavailable, 0],
  ])('that fails can be shown as it is %s', async (_, given, message, status) => {
    answer = () => given;
    const error = await failureOf(httpClient('/api/x'));
    expect([error.message, error.status]).toEqual([message, status]);
  });

  it('that the page has stopped is no failure', async () => {
    globalThis.fetch = async () => Promise.reject(new DOMException('stopped', 'AbortError'));
    expect(await failureOf(httpClient('/api/x'))).toMatchObject({ name: 'AbortError' });
  });

  it('is tried again only when it may pass by itself', () => {
    const { retry } = queryClient.getDefaultOptions().queries ?? {};
    const tries = (count: number, status: number) => typeof retry === 'function' && retry(count, new HttpError('x', status));
    expect([tries(0, 0), tries(1, 503), tries(2, 503), tries(0, 404), tries(0, 403)]).toEqual([true, true, false, false, false]);
  });
});

describe('The door of the console', () => {
  it('is open to those who may read reports', async () => {
    signedIn('moderator');
    await authProvider.checkAuth({});
    expect([gone, await authProvider.getIdentity?.()]).toEqual([[], { id: 'm1', fullName: 'Ada', avatar: undefined, role: 'moderator' }]);
  });

  it('sends guests to sign in, and back to where they wanted to go', async () => {
    signedIn(null);
    expect(await ledAway(authProvider.checkAuth({}))).toBe('/auth/login?reason=auth_required&redirect=%2Fadminpanel%2Freports%3Fpage%3D2');
  });

  it('sends members without the role away', async () => {
    signedIn('user');
    expect(await ledAway(authProvider.checkAuth({}))).toBe('/unauthorized');
  });

  it('stays as it is while the server cannot be reached', async () => {
    answer = () => null;
    await authProvider.checkAuth({});
    expect(gone).toEqual([]);
  });

  it('asks who is there once in a quarter of a minute', async () => {
    signedIn('moderator');
    await authProvider.checkAuth({});
    now += 14_999;
    await authProvider.checkAuth({});
    expect(asked).toHaveLength(1);
    now += 1;
    await authProvider.checkAuth({});
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a session that is over', 401, {}, '/auth/login?reason=auth_required&redirect=%2Fadminpanel%2Freports%3Fpage%3D2'],
    ['a restriction', 403, { code: 'ACCOUNT_RESTRICTED' }, '/auth/login?reason=restricted&redirect=%2Fadminpanel%2Freports%3Fpage%3D2'],
    ['a missing second factor', 403, { code: SECOND_FACTOR_CODE.required }, '/settings/security'],
    ['a missing right, which the page itself says', 403, { code: 'FORBIDDEN' }, undefined],
    ['a record that is not there', 404, {}, undefined],
  ])('knows what to do about %s', async (_, status, body, to) => {
    expect(await ledAway(authProvider.checkError(new HttpError('x', status, body)))).toBe(to);
  });

  it('opens each part to those who have its permission', async () => {
    const may = async (role: string, action: string, resource: string) => {
      now += 3_600_000;
      signedIn(role);
      await authProvider.checkAuth({});
      return authProvider.canAccess?.({ action, resource });
    };
    expect(await may('moderator', 'list', 'reports')).toBe(true);
    expect(await may('moderator', 'list', 'operations')).toBe(false);
    expect(await may('admin', 'edit', 'jobs')).toBe(true);
    expect(await may('auditor', 'edit', 'reports')).toBe(false);
    expect(await may('admin', 'list', 'elsewhere')).toBe(false);
  });

  it('is closed behind whoever signs out', async () => {
    signedIn('moderator');
    await authProvider.checkAuth({});
    expect(await ledAway(authProvider.logout({}))).toBe('/auth/login');
    expect(asked.at(-1)).toMatchObject({ method: 'POST', url: '/api/auth/logout' });
    expect(await authProvider.canAccess?.({ action: 'list', resource: 'reports' })).toBe(false);
  });
});
