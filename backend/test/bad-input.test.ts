import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holds, type Permission } from '../contracts/permissions.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client, RawAnswer } from './client.js';
import { isSecondHome } from './home.js';
import { BODIES, BROKEN, CONTENT_TYPES, DEEP_BODIES, HEADERS, IDS, QUERIES, SEED, STRANGE, spoiltBody, strangeBody } from './hostile.js';
import { addressOf, nameOf, plausible, type Route, routesOf, takesBody } from './routes.js';

/**
 * Of the values, whatever reads them is sent every sixth, shared among the routes that read with the same class; with another seed others, and more
 * of them when everything is run. Where some of the values say as much as all, fewer are sent: what is read before any route is asked, what a route
 * does not look at, and what a guest sends, who is turned away at most doors and at the others read as members are.
 */
const AT_ONCE = { every: 6, rarely: 48, runs: 21 };
const IN_FULL = isSecondHome() ? { every: 3, rarely: 24, runs: 51 } : { every: 1, rarely: 8, runs: 51 };
const { every: EVERY, rarely: RARELY, runs: RUNS } = process.env.FULL === '1' ? IN_FULL : AT_ONCE;
/** Reading what is so deep takes long: one of so many routes is sent it. */
const OF_DEEP = 24;
/** So many requests are under way at a time; one by one, a home whose stores are other programs mostly waits. */
const LANES = 8;
const JSON_TYPE = { 'content-type': 'application/json' };
/** What only the inside knows of: stack lines, paths, SQL, names of classes and of the framework. */
const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\/(work|tmp|home|src)\/|\.[cm]?[jt]s\b|\bSELECT\b|\bINSERT\b|sqlite|\bFST_|fastify|nest|stack|\b[A-Z]\w*(Error|Exception|Controller|Handler|Dto|Query|Pipe)\b|\b(must|should|cannot|invalid|unexpected|property|undefined|not found)\b/i;

interface Failure {
  readonly success: unknown;
  readonly error: unknown;
  readonly message: unknown;
  readonly code: unknown;
  readonly status: unknown;
}

/** What is wrong with an answer, or null. */
function complaint({ status, text, headers }: RawAnswer, isConsole: boolean): string | null {
  if (status >= 500) return `status ${status}: ${text}`;
  if (!headers.get('content-type')?.startsWith('application/json')) return `content type ${headers.get('content-type')}: ${status} ${text.slice(0, 200)}`;
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) return `neither object nor list: ${text}`;
  if (status < 400) return isConsole || (body as Failure).success === true ? null : `no envelope: ${text}`;
  const { success, error, message, code, status: told } = body as Failure;
  const isEnvelope =
    success === false && typeof error === 'string' && error.length > 5 && error === message && /^[A-Z]+(_[A-Z]+)*$/.test(String(code)) && told === status;
  if (!isEnvelope) return `not the failure envelope: ${status} ${text}`;
  return INSIDE.test(text) ? `tells of the inside: ${text}` : null;
}

/** Among these are the routes that may end the session of whoever asks. */
const endsSessions = ({ method, path }: Route): boolean => method !== 'GET' && path.startsWith('/api/auth/');

describe(`every route, given what it does not expect (FUZZ_SEED=${SEED})`, () => {
  let app: TestApp;
  let routes: Route[];
  /** A guest, and an administrator: with a session of its own where a route may end it, and with one for all others. */
  let callers: (route: Route) => readonly Client[];

  beforeAll(async () => {
    app = await startApp();
    routes = routesOf(app);
    await app.member('kurucu', 'admin');
    // Whoever signs out everywhere else must not take the sessions of the other routes along.
    await app.member('ayrilan', 'admin');
    const sessions = new Map<string, Client>();
    const memberFor = (route: Route) => (nameOf(route).startsWith('DELETE /api/auth/sessions') ? 'ayrilan' : 'kurucu');
    for (const route of routes.filter(endsSessions)) sessions.set(nameOf(route), await app.guest.signIn(memberFor(route), PASSWORD, true));
    const admin = await app.guest.signIn('kurucu', PASSWORD, true);
    callers = (route) => [app.guest, sessions.get(nameOf(route)) ?? admin];
  });
  afterAll(() => app.stop());

  const plain = (route: Route) => plausible(route, 'kurucu', app.categoryId('genel'));
  const withBody = () => routes.filter(takesBody);

  const check = async (caller: Client, route: Route, address: string, body?: string, headers: Record<string, string> = {}) => {
    let answer = await caller.raw(route.method, address, body, headers);
    // Slowed down: what is behind that is to be seen, too. The other lanes may use up what the clock gives back.
    for (let tries = 0; answer.status === 429 && tries < LANES; tries++) {
      app.clock.advance({ minutes: 15 });
      answer = await caller.raw(route.method, address, body, headers);
    }
    const wrong = complaint(answer, route.path.startsWith('/api/console/'));
    const sent = `${nameOf(route)} as ${caller === app.guest ? 'guest' : 'admin'}: ${address.slice(0, 120)} ${JSON.stringify(headers).slice(0, 120)} ${body?.slice(0, 120) ?? ''}`;
    if (wrong) throw new Error(`${sent}\n→ ${wrong.slice(0, 300)}`);
    return answer;
  };

  /** Tries everything and tells of everything that went wrong, not only of the first. */
  const checkAll = async (tries: readonly (() => Promise<unknown>)[]) => {
    const wrong: string[] = [];
    const waiting = tries.values();
    const lane = async () => {
      for (const attempt of waiting) await attempt().catch((error: unknown) => wrong.push(String(error)));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(wrong.slice(0, 12)).toEqual([]);
  };

  /** With what a route reads that it is sent. */
  type Part = keyof Route['reads'];
  const readersOf = (route: Route, part: Part) => routes.filter(({ reads }) => reads[part] === route.reads[part]);

  /** One of so many values is what somebody sends to a route. */
  const stepOf = (caller: Client, route: Route, part: Part | null): number => {
    if (caller === app.guest || part === null || route.reads[part] === null) return RARELY;
    return Math.min(EVERY * readersOf(route, part).length, RARELY);
  };

  /** Those of the values that somebody sends to a route: routes with the same reader are sent others. */
  const dealt = <T>(values: readonly T[], step: number, place: number): readonly T[] => {
    const one = Math.min(step, values.length);
    return values.filter((_, at) => (at + place + SEED) % one === 0);
  };
  const dealtTo = <T>(values: readonly T[], caller: Client, route: Route, part: Part | null): readonly T[] => {
    const step = stepOf(caller, route, part);
    return dealt(values, step, (step === RARELY || part === null ? routes : readersOf(route, part)).indexOf(route));
  };

  type Attempt<T> = (caller: Client, route: Route, value: T) => Promise<unknown>;
  /** `part`: what it is of a request that a route reads; null of what is read before. */
  const everywhere = <T>(chosen: readonly Route[], part: Part | null, values: readonly T[], attempt: Attempt<T>) =>
    checkAll(
      chosen.flatMap((route) => callers(route).flatMap((caller) => dealtTo(values, caller, route, part).map((value) => () => attempt(caller, route, value)))),
    );

  it('answers JSON of the wrong shape with a failure in the envelope', async () => {
    await everywhere(withBody(), 'body', BODIES, (caller, route, body) => check(caller, route, addressOf(route), body, JSON_TYPE));
  });

  it('answers JSON that is deeper than anything it reads', async () => {
    const some = withBody().filter((_, place) => (place + SEED) % OF_DEEP === 0);
    const attempts = some.flatMap((route) =>
      callers(route).flatMap((caller) => DEEP_BODIES.map((body) => () => check(caller, route, addressOf(route), body, JSON_TYPE))),
    );
    expect(attempts.length).toBeGreaterThan(20);
    await checkAll(attempts);
  });

  it('answers what is no JSON with 400', async () => {
    await everywhere(withBody(), null, BROKEN, async (caller, route, body) => {
      expect((await check(caller, route, addressOf(route), body, JSON_TYPE)).status).toBe(400);
    });
  });

  it('answers other content types than JSON with 415', async () => {
    const attempt = async (caller: Client, route: Route, type: string) => {
      // A route that reads forms finds that this is none, once it has let the caller in.
      const isRefused = caller === app.guest && !holds('guest', route.permission as Permission);
      const asForm = isRefused ? 401 : 400;
      const asPairs = route.takesPairs && type.endsWith('x-www-form-urlencoded') ? 422 : 415;
      const expected = route.takesForm && type.startsWith('multipart/') ? asForm : asPairs;
      expect([type, (await check(caller, route, addressOf(route), 'a=b', { 'content-type': type })).status]).toEqual([type, expected]);
    };
    const takesOthers = ({ takesForm, takesPairs }: Route) => takesForm || takesPairs;
    await everywhere(
      withBody().filter((route) => !takesOthers(route)),
      null,
      CONTENT_TYPES,
      attempt,
    );
    const others = withBody().filter(takesOthers);
    await checkAll(others.flatMap((route) => callers(route).flatMap((caller) => CONTENT_TYPES.map((type) => () => attempt(caller, route, type)))));
  });

  it('answers bodies of more than a megabyte, or than a route says of itself, with 413', async () => {
    const lengths = [...new Set(withBody().map(({ longest }) => longest))];
    const bodies = new Map(lengths.map((longest) => [longest, JSON.stringify({ title: 'x'.repeat(longest) })]));
    // Every route, by one caller or the other.
    const attempts = withBody().map((route, place) => async () => {
      const caller = callers(route)[(place + SEED) % 2] as Client;
      expect((await check(caller, route, addressOf(route), bodies.get(route.longest), JSON_TYPE)).status).toBe(413);
    });
    await checkAll(attempts);
  });

  it('answers addresses that name nothing', async () => {
    const addressed = routes.filter(({ path }) => path.includes(':'));
    expect(addressed.length).toBeGreaterThan(4);
    // Each route reads its address for itself.
    const attempts = addressed.flatMap((route) =>
      callers(route).flatMap((caller) =>
        dealt(IDS, caller === app.guest ? RARELY : EVERY, routes.indexOf(route)).map((id) => async () => {
          const { body } = plain(route);
          expect((await check(caller, route, addressOf(route, id), body && JSON.stringify(body), body ? JSON_TYPE : {})).status).toBeGreaterThanOrEqual(400);
        }),
      ),
    );
    await checkAll(attempts);
  });

  it('answers queries that nobody sends', async () => {
    await everywhere(
      routes.filter(({ method }) => method === 'GET'),
      'query',
      QUERIES,
      (caller, route, query) => check(caller, route, `${addressOf(route)}?${query}`),
    );
  });

  it.each(['GET', 'POST', 'PUT', 'DELETE'])('answers headers that nobody sends (%s)', async (asked) => {
    const those = routes.filter(({ method }) => method === asked);
    expect(those).not.toEqual([]);
    await everywhere(those, null, HEADERS, (caller, route, headers) => {
      const { query, body } = plain(route);
      return check(caller, route, addressOf(route) + query, body && JSON.stringify(body), { ...(body ? JSON_TYPE : {}), ...headers });
    });
  });

  it('answers a body that is right but for one field, whichever that is', async () => {
    const attempts = withBody().flatMap((route) => {
      const body = plain(route).body as Record<string, unknown>;
      const spoilt = Object.keys(body).flatMap((field) => STRANGE.map((value) => JSON.stringify({ ...body, [field]: value })));
      return callers(route).flatMap((caller) =>
        dealtTo(spoilt, caller, route, 'body').map((sent) => () => check(caller, route, addressOf(route), sent, JSON_TYPE)),
      );
    });
    await checkAll(attempts);
  });

  it.each([0, 1])('answers bodies made at random (caller %d of guest and admin)', async (which) => {
    const properties = withBody().map((route) => async () => {
      const body = plain(route).body as Record<string, unknown>;
      const caller = callers(route)[which] as Client;
      const bodies = fc.oneof(spoiltBody(body), strangeBody(Object.keys({ ...body, x: 1 })));
      await fc.assert(
        fc.asyncProperty(bodies, async (sent) => {
          await check(caller, route, addressOf(route), sent, JSON_TYPE);
        }),
        { seed: SEED, numRuns: Math.ceil(RUNS / stepOf(caller, route, 'body')), endOnFailure: true },
      );
    });
    await checkAll(properties);
  });

  it('answers addresses and methods that do not exist', async () => {
    const strange = [
      '/api',
      '/api/',
      '/api/yok',
      '/api/%00',
      '/api/%E0%A4%A',
      '/api/forum/topics/',
      '/api//forum/topics',
      '/api/forum/topics/../../yok',
      `/api/${'x'.repeat(4_000)}`,
      '/api/console/__proto__',
    ];
    const attempts = strange.flatMap((address) =>
      ['POST', 'PUT', 'PATCH', 'DELETE'].map(
        (method) => () =>
          check(
            app.guest,
            {
              method,
              path: address,
              permission: undefined,
              repeatable: false,
              takesForm: false,
              takesPairs: false,
              reads: { query: null, body: null },
              longest: 0,
              handler: '',
            },
            address,
            '{}',
            JSON_TYPE,
          ),
      ),
    );
    await checkAll(attempts);
    for (const address of strange.slice(2, 4)) expect((await app.guest.raw('GET', address)).status).toBe(404);
  });

  it('answers what is no HTTP, or has too long a head, in the envelope too', async () => {
    const { hostname, port } = new URL(app.guest.url);
    for (const said of [
      'HALLO\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
    ]) {
      const socket = connect(Number(port), hostname);
      let heard = '';
      socket.setEncoding('utf8').on('data', (part: string) => {
        heard += part;
      });
      socket.write(said);
      await once(socket, 'close');
      const [head = '', text = ''] = heard.split('\r\n\r\n', 2);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
      expect(complaint({ status, text, headers: new Headers({ 'content-type': /content-type: (.*)/i.exec(head)?.[1] ?? '' }) }, false)).toBeNull();
    }
  });

  it('does not give way: the application still serves', async () => {
    expect((await app.guest.get('/api/health')).body).toMatchObject({ success: true });
    // Nor has any route ended the session with which all the others were asked.
    const [, admin] = callers(routes.find(({ path }) => path === '/api/forum/topics') as Route);
    expect((await admin?.get('/api/auth/user'))?.body.data).toMatchObject({ username: 'kurucu', role: 'admin' });
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });
});
