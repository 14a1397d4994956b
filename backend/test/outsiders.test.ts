import { type EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { ACCOUNT_TEXT } from '../contracts/accounts.js';
import { TEXT } from '../contracts/envelope.js';
import type { Topic } from '../contracts/forum.js';
import { reservedUsername } from '../src/contexts/accounts/naming/name-check.rules.js';
import { MOST_CHANNELS, MOST_SOCKETS } from '../src/platform/realtime/realtime.gateway.js';
import { SOCKET_PACE } from '../src/platform/realtime/socket-pace.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { cpuOf, expectCheap } from './cpu.js';
import { withFullHashes } from './doubles/quick-argon2.js';
import { routesOf } from './routes.js';
import { LiveSocket } from './sockets.js';

const register = (who: Client, username: string, email: string, password = PASSWORD) => who.post('/api/auth/register', { email, username, password });
const asAnswered = ({ status, body, headers }: Answer) => [status, body, [...headers.keys()].sort()];

describe('whether an address has an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await app.member('bilinen');
  });
  afterAll(() => app.stop());

  const isFree = async (username: string) =>
    (await app.guest.get<{ available: boolean }>(`/api/auth/user/check-username?username=${username}`)).body.data.available;
  const pair = async (name: string) => {
    const known = asAnswered(await register(app.guest, `${name}.eski`, 'bilinen@ornek.dev', `${PASSWORD}-${name}`));
    const fresh = asAnswered(await register(app.guest, `${name}.yeni`, `${name}@ornek.dev`, `${PASSWORD}-${name}`));
    return { known, fresh };
  };

  it('is told neither by the answer to a registration nor by the name that went with it', async () => {
    for (let round = 0; round < 5; round++) {
      const { known, fresh } = await pair(`ad${round}`);
      expect(known).toEqual(fresh);
      expect([await isFree(`ad${round}.eski`), await isFree(`ad${round}.yeni`)]).toEqual([false, false]);
    }
    for (const name of ['ad0.eski', 'ad0.yeni'])
      expect((await register(app.guest, name, 'baska@ornek.dev')).body).toMatchObject({ success: false, error: ACCOUNT_TEXT.usernameTaken });
  });

  it('is not told by a position', async () => {
    const { known, fresh } = await pair('konum');
    expect(JSON.stringify([known, fresh])).not.toMatch(/x-event-position/i);
  });

  it('is not told by the count of members', async () => {
    const count = async () => (await app.guest.get<{ count: number }>('/api/stats/members')).body.data.count;
    const before = await count();
    await pair('sayi');
    await app.settled();
    expect(await count()).toBe(before);
  });

  it('is not told a day later, when neither address was verified', async () => {
    await pair('gun');
    await app.settled();
    app.clock.advance({ hours: 24 });
    expect([await isFree('gun.eski'), await isFree('gun.yeni')]).toEqual([false, false]);
    app.clock.advance({ seconds: 1 });
    expect([await isFree('gun.eski'), await isFree('gun.yeni')]).toEqual([true, true]);
    for (const name of ['gun.eski', 'gun.yeni']) expect((await register(app.guest, name, `${name}@ornek.dev`)).status).toBe(201);
  });

  it('is not told by what signing in with the new password says', async () => {
    const login = async (identifier: string, password: string) => {
      const { status, body, headers } = await app.guest.post('/api/auth/login', { identifier, password });
      return [status, body, headers.getSetCookie()];
    };
    for (const round of ['bir', 'iki']) {
      await pair(`giris.${round}`);
      await app.settled();
      const [known, fresh] = await Promise.all([
        login(`giris.${round}.eski`, `${PASSWORD}-giris.${round}`),
        login(`giris.${round}.yeni`, `${PASSWORD}-giris.${round}`),
      ]);
      expect([known, known[0]]).toEqual([fresh, 403]);
      expect([await login('bilinen@ornek.dev', `${PASSWORD}-giris.${round}`), 403]).toEqual([fresh, 403]);
      expect(await login(`giris.${round}@ornek.dev`, `${PASSWORD}-giris.${round}`)).toEqual(fresh);
    }
    expect((await login('bilinen@ornek.dev', PASSWORD))[0]).toBe(200);
  });

  it('takes as long to find out for both', async () => {
    const times = { known: [] as number[], fresh: [] as number[] };
    await withFullHashes(async () => {
      for (let round = 0; round < 15; round++) {
        times.known.push(await cpuOf(() => register(app.guest, `sure${round}.eski`, 'bilinen@ornek.dev')));
        times.fresh.push(await cpuOf(() => register(app.guest, `sure${round}.yeni`, `sure${round}@ornek.dev`)));
        await app.settled();
      }
    });
    const [known, fresh] = [times.known, times.fresh].map((all) => all.sort((a, b) => a - b)[7] ?? 0) as [number, number];
    // One hash of a password is three quarters of it: whoever leaves it out is done in half the time.
    expect(Math.max(known, fresh) / Math.min(known, fresh)).toBeLessThan(1.5);
  });
});

describe('an address that nobody verified in a day', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const used = new Set<string>();
  /** The one that came since the last was asked for. */
  const linkTo = async (address: string) => {
    await app.settled();
    const token = app
      .mailsTo(address)
      .flatMap((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? [])
      .find((found) => !used.has(found));
    used.add(token ?? '');
    return token;
  };

  it('goes to whoever registers it next, and the account that had it ends', async () => {
    await register(app.guest, 'unutkan', 'ortak@ornek.dev');
    await linkTo('ortak@ornek.dev');
    app.clock.advance({ hours: 24, seconds: 1 });
    await register(app.guest, 'unutkan', 'ortak@ornek.dev', `${PASSWORD}-2`);
    const token = await linkTo('ortak@ornek.dev');
    expect((await app.guest.post('/api/auth/email/verify', { token })).status).toBe(200);
    expect((await app.guest.post('/api/auth/login', { identifier: 'unutkan', password: PASSWORD })).status).toBe(401);
    const member = await app.guest.signIn('ortak@ornek.dev', `${PASSWORD}-2`);
    expect((await member.get('/api/auth/user')).body.data).toMatchObject({ username: 'unutkan' });
    expect((await app.guest.get('/api/stats/members')).body.data).toEqual({ count: 1 });
  });

  it('is verified late by whoever still has it, and is then theirs', async () => {
    await register(app.guest, 'gecikmis', 'gecikmis@ornek.dev');
    await linkTo('gecikmis@ornek.dev');
    app.clock.advance({ hours: 30 });
    await app.guest.post('/api/auth/email/resend', { email: 'gecikmis@ornek.dev' });
    expect((await app.guest.post('/api/auth/email/verify', { token: await linkTo('gecikmis@ornek.dev') })).status).toBe(200);
    app.clock.advance({ days: 30 });
    expect((await register(app.guest, 'gecikmis', 'yeni@ornek.dev')).status).toBe(409);
  });
});

describe('whoever registers again and again', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ REGISTRATIONS_PER_HOUR: '5', TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => app.stop());

  const from = (address: string, username: string, changes: object = {}) =>
    app.guest.post('/api/auth/register', { email: `${username}@ornek.dev`, username, password: PASSWORD, ...changes }, { 'x-forwarded-for': address });

  it('may open five accounts in an hour, and is told when to come back', async () => {
    expect((await from('203.0.113.7', 'ab')).status).toBe(422);
    const statuses = [];
    for (let index = 0; index < 5; index++) statuses.push((await from('203.0.113.7', `seri${index}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201]);
    const refused = await from('203.0.113.7', 'seri5');
    expect([refused.status, refused.body.code, refused.body.error, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      ACCOUNT_TEXT.tooManyRegistrations,
      '3600',
    ]);
    expect((await from('203.0.113.8', 'komsu')).status).toBe(201);
    app.clock.advance({ hours: 1 });
    expect((await from('203.0.113.7', 'seri5')).status).toBe(201);
  });

  it('has no more of it for owning a whole IPv6 network, or for known addresses', async () => {
    const statuses = [];
    for (let index = 1; index <= 6; index++) statuses.push((await from(`2001:db8:1:2::${index}`, `alti${index}`, { email: 'komsu@ornek.dev' })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await from('2001:db8:1:3::1', 'baska.ag')).status).toBe(201);
  });
});

describe('a name that imitates the house', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    const moderator = await app.member('derya.aksoy', 'moderator');
    await moderator.put('/api/profile', { display_name: 'Derya Aksoy' });
  });
  afterAll(() => app.stop());

  it.each(['admin', 'moderator', 'meydan', 'destek', 'edit', 'adm1n', 'DERYA_AKSOY'])('is no username: %s', async (username) => {
    const { status, body } = await register(app.guest, username, 'taklit@ornek.dev');
    expect([status, body.fields]).toEqual([422, { username: [ACCOUNT_TEXT.usernameReserved] }]);
    expect((await app.guest.get(`/api/auth/user/check-username?username=${username}`)).body).toMatchObject({
      data: { available: false },
      message: ACCOUNT_TEXT.usernameReserved,
    });
  });

  it.each([
    ['Moderatör', ACCOUNT_TEXT.nameReserved],
    ['Der\u0443a Aks\u043Ey', ACCOUNT_TEXT.nameReserved],
    ['Meydan Destek', ACCOUNT_TEXT.nameReserved],
    ['Elif \u2714', ACCOUNT_TEXT.nameUnfit],
  ])('is no display name: %s', async (display_name, sentence) => {
    const form = { email: 'taklit@ornek.dev', username: 'taklitci', password: PASSWORD, display_name };
    expect((await app.guest.post('/api/auth/register', form)).body.fields).toEqual({ display_name: [sentence] });
    const member = await app.guest.signIn('derya.aksoy', PASSWORD).then(() => app.member('siradan'));
    for (const address of ['/api/profile', '/api/auth/user/profile', '/api/profile/display-name'])
      expect((await member.put(address, { display_name })).body.fields).toEqual({ display_name: [sentence] });
  });

  it('is its own for the one who has it', async () => {
    const moderator = await app.guest.signIn('derya.aksoy', PASSWORD);
    expect((await moderator.put('/api/profile', { display_name: 'Derya Aksoy', first_name: 'Derya' })).status).toBe(200);
  });

  it('is every first part of an address, of the server and of the app', () => {
    const router = readFileSync(join(__dirname, '../../frontend/src/app/router.tsx'), 'utf8');
    const ofApp = [...router.matchAll(/path: '([^':*]+)/g)].map(([, path = '']) => path);
    const ofServer = routesOf(app).map(({ path }) => path.replace(/^\//, ''));
    const firsts = [...new Set([...ofApp, ...ofServer].map((path) => path.split('/')[0] ?? ''))].filter((first) => /^[a-z0-9_.]{3,30}$/i.test(first));
    expect(firsts.length).toBeGreaterThan(8);
    expect(firsts.filter((first) => reservedUsername(first) === null)).toEqual([]);
  });
});

describe('a socket', () => {
  let app: TestApp;
  let member: Client;
  beforeAll(async () => {
    app = await startApp();
    member = await app.member('dinleyen');
  });
  afterAll(() => app.stop());

  const cookie = () => `meydan_session=${member.sessionToken}`;

  it.each(['https://kotu.example', 'null', ''])('with the cookie is shut when it comes from %p', async (origin) => {
    const socket = LiveSocket.open(app.guest.url, { cookie: cookie(), origin });
    expect(await socket.next('error')).toEqual({ code: 'FORBIDDEN', message: TEXT.crossOrigin });
    await socket.next('disconnect');
  });

  it('of a guest is shut when another site’s page opens it, and of a program is not', async () => {
    const foreign = LiveSocket.open(app.guest.url, { origin: 'https://kotu.example' });
    expect(await foreign.next('error')).toMatchObject({ code: 'FORBIDDEN' });
    for (const options of [{ origin: '' }, {}, { cookie: cookie() }, { token: member.sessionToken, origin: 'https://uygulama.example' }]) {
      const socket = LiveSocket.open(app.guest.url, options);
      await socket.next('ready');
      socket.close();
    }
  });

  it('on any other namespace is not let in', async () => {
    const socket = io(`${app.guest.url}/`, { transports: ['websocket'], reconnection: false, forceNew: true });
    const refused = new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    const connected = once(socket as unknown as EventEmitter, 'connect').then(() => 'connected');
    expect(await Promise.race([refused.then(({ message }) => message), connected])).toBe(TEXT.notFound);
    socket.close();
  });

  it('of a member who has fifty is shut', async () => {
    const one = () => LiveSocket.open(app.guest.url, { token: member.sessionToken });
    const open = Array.from({ length: MOST_SOCKETS }, one);
    for (const socket of open) await socket.next('ready');
    const more = one();
    expect(await more.next('error')).toEqual({ code: 'RATE_LIMITED', message: TEXT.rateLimited });
    await more.next('disconnect');
    for (const socket of open) socket.close();
  });

  it('that asks without end is answered no more than it may ask, then shut', async () => {
    const socket = LiveSocket.open(app.guest.url);
    await socket.next('ready');
    const gone = socket.next('disconnect');
    const answers = await Promise.all(Array.from({ length: SOCKET_PACE.socket.burst + 50 }, () => socket.subscribe('topics')));
    expect(answers.filter(({ success }) => success)).toHaveLength(SOCKET_PACE.socket.burst);
    expect(answers.at(-1)).toEqual({ success: false, code: 'RATE_LIMITED', message: TEXT.rateLimited });
    for (let turn = 0; turn < 100; turn++) socket.send('subscribe', { channel: 'topics' });
    await gone;
  });

  it('that asks for many topics at once listens to as many as one after the other, and to those again', async () => {
    const write = (number: number) =>
      member.post<Topic>('/api/forum/topics', {
        title: `Konu ${number}`,
        content: `Yeterince uzun bir içerik. ${number}`,
        categoryId: app.categoryId('genel'),
      });
    const written = await Promise.all(Array.from({ length: MOST_CHANNELS + 10 }, (_, number) => write(number)));
    const channels = written.map(({ body }) => `topic:${body.data.id}`);
    const socket = LiveSocket.open(app.guest.url);
    await socket.next('ready');
    const answers = await Promise.all(channels.map((channel) => socket.subscribe(channel)));
    const heard = channels.filter((_, index) => answers[index]?.success);
    expect(heard).toHaveLength(MOST_CHANNELS);
    expect((await socket.subscribe(heard[0])).success).toBe(true);
    socket.close();
  });

  it('that asks 20,000 times costs little', async () => {
    // The sender's share is in it; 2.4 s were the server's alone.
    await expectCheap(1_500, async () => {
      const socket = LiveSocket.open(app.guest.url);
      await socket.next('ready');
      const gone = socket.next('disconnect');
      return cpuOf(async () => {
        for (let turn = 0; turn < 20_000; turn++) socket.send('subscribe', { channel: 'topics' });
        await gone;
      });
    });
  });

  it('is held back with the others of its address, and those of another address are not', async () => {
    const behind = await startApp({ TRUSTED_PROXIES: 'loopback' });
    const from = async (address: string) => {
      const socket = LiveSocket.open(behind.guest.url, { address });
      await socket.next('ready');
      return socket;
    };
    const asksOf = (socket: LiveSocket, count: number) => Promise.all(Array.from({ length: count }, () => socket.subscribe('topics')));
    const { burst } = SOCKET_PACE.socket;
    const many = Math.ceil(SOCKET_PACE.address.burst / burst);
    const crowd = await Promise.all(Array.from({ length: many }, () => from('198.51.100.7')));
    const answers = (await Promise.all(crowd.map((socket) => asksOf(socket, burst)))).flat();
    expect(answers.filter(({ success }) => success)).toHaveLength(SOCKET_PACE.address.burst);
    expect(answers.find(({ success }) => !success)).toEqual({ success: false, code: 'RATE_LIMITED', message: TEXT.rateLimited });
    const elsewhere = await from('198.51.100.8');
    expect((await elsewhere.subscribe('topics')).success).toBe(true);
    for (const socket of [...crowd, elsewhere]) socket.close();
    await behind.stop();
  });

  it('may ask again after a while', async () => {
    const socket = LiveSocket.open(app.guest.url);
    await socket.next('ready');
    const ask = () => socket.subscribe('topics');
    await Promise.all(Array.from({ length: SOCKET_PACE.socket.burst }, ask));
    expect((await ask()).success).toBe(false);
    app.clock.advance({ seconds: 1 });
    expect((await ask()).success).toBe(true);
    socket.close();
  });
});

describe('a stranger who guesses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ TRUSTED_PROXIES: 'loopback' });
    await app.member('hedef');
  });
  afterAll(() => app.stop());

  let strangers = 0;
  const login = (address: string, password: string, kept?: string) =>
    app.guest.post('/api/auth/login', { identifier: 'hedef', password }, { 'x-forwarded-for': address, ...(kept ? { cookie: kept } : {}) });
  const deviceIn = ({ headers }: Answer) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('meydan_device='))
      ?.split(';')[0] ?? '';
  const guess = async (times: number) => {
    for (let turn = 0; turn < times; turn++) {
      if (turn % 4 === 0) strangers++;
      await login(`198.51.100.${strangers}`, `tahmin-${turn}`);
    }
  };

  it('delays only the address from which the guesses come', async () => {
    for (let turn = 0; turn < 6; turn++) await login('203.0.113.66', `tahmin-${turn}`);
    expect((await login('203.0.113.66', PASSWORD)).status).toBe(429);
    expect((await login('203.0.113.7', PASSWORD)).status).toBe(200);
  });

  it('is asked no more after fifty wrong passwords a day, wherever they come from; a known device is', async () => {
    const known = deviceIn(await login('203.0.113.7', PASSWORD));
    expect(known).toMatch(/^meydan_device=[\w-]{43}\.[\w-]+$/);
    await guess(50);
    const refused = await login('203.0.113.9', PASSWORD);
    expect([refused.status, refused.body.error]).toEqual([429, ACCOUNT_TEXT.strangersLocked]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await login('203.0.113.9', PASSWORD, known)).status).toBe(200);
    expect((await login('203.0.113.9', PASSWORD, `${known.slice(0, -3)}xyz`)).status).toBe(429);
  });

  it('is held back on a known device too', async () => {
    app.clock.advance({ days: 1, seconds: 1 });
    const known = deviceIn(await login('203.0.113.7', PASSWORD));
    for (let turn = 0; turn < 5; turn++) expect((await login('203.0.113.7', 'yanlis-bir-sifre', known)).status).toBe(401);
    expect((await login('203.0.113.7', PASSWORD, known)).status).toBe(429);
    expect((await login('203.0.113.8', PASSWORD)).status).toBe(200);
  });

  it('does not keep out an owner who asks for a link', async () => {
    await guess(60);
    expect((await login('203.0.113.20', PASSWORD)).status).toBe(429);
    await app.guest.post('/api/auth/password/reset', { email: 'hedef@ornek.dev' }, { 'x-forwarded-for': '203.0.113.20' });
    await app.settled();
    const accessToken = app.mailsTo('hedef@ornek.dev').flatMap((mail) => /recovery&token=([\w-]+)/.exec(mail)?.[1] ?? [])[0];
    const password = `${PASSWORD}-yeni`;
    const reset = await app.guest.post('/api/auth/password/update', { password, accessToken }, { 'x-forwarded-for': '203.0.113.20' });
    expect(reset.status).toBe(200);
    expect((await login('203.0.113.20', password, deviceIn(reset))).status).toBe(200);
    expect((await login('203.0.113.21', password)).status).toBe(429);
  });
});

describe('what comes slowly, or too often', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ REQUEST_SECONDS: '1', PAGES_PER_MINUTE: '6', TRUSTED_PROXIES: 'loopback', PUBLIC_URL: 'https://meydan.test' });
  });
  afterAll(() => app.stop());

  it('a body that dribbles is cut off', async () => {
    const { hostname, port } = new URL(app.guest.url);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes.toString();
    });
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{');
    const dribble = setInterval(() => socket.writable && socket.write(' '), 50);
    await closed.finally(() => clearInterval(dribble));
    expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(heard).toContain(TEXT.tooSlow);
  });

  it.each([
    ['70,000 unknown fields', `{${Array.from({ length: 70_000 }, (_, number) => `"k${number}":1`).join(',')}}`],
    ['a list of 200,000', `{"identifier":[${'1,'.repeat(200_000)}1]}`],
    ['a list of 200,000 objects, in a list', `{"identifier":[[${'{},'.repeat(200_000)}{}]]}`],
  ])('a body of %s is refused at little cost, in few words', async (_, body) => {
    // 70,000 fields took 3.3 s and an answer of 2.9 MB; to read the JSON takes a hundredth of that.
    await expectCheap(1_000, () =>
      cpuOf(async () => {
        const refused = await app.guest.raw('POST', '/api/auth/login', body, { 'content-type': 'application/json' });
        expect([refused.status, JSON.parse(refused.text).error]).toEqual([413, TEXT.tooLarge]);
        expect(refused.text.length).toBeLessThan(500);
      }),
    );
  });

  it('as many unknown fields as a body may have are refused in few words', async () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 2_400 }, (_, number) => [`k${number}`, 1])));
    const refused = await app.guest.raw('POST', '/api/auth/login', body, { 'content-type': 'application/json' });
    expect([refused.status, refused.text.length < 3_000]).toEqual([422, true]);
  });

  it('an address of hundreds of parameters is not looked through', async () => {
    const names = Array.from({ length: 51 }, (_, number) => `k${number}=1`);
    const { status, text } = await app.guest.raw('GET', `/api/forum/topics?${names.join('&')}`);
    expect([status, JSON.parse(text)]).toEqual([400, expect.objectContaining({ error: TEXT.malformedRequest })]);
  });

  it('pages are so many a minute from one address', async () => {
    const page = (address: string) => app.guest.raw('GET', '/forum', undefined, { 'x-forwarded-for': address });
    const statuses = [];
    for (let turn = 0; turn < 7; turn++) statuses.push((await page('203.0.113.7')).status);
    expect(statuses.slice(0, 6)).not.toContain(429);
    const refused = await page('203.0.113.7');
    expect([statuses[6], refused.status, refused.headers.get('retry-after'), refused.text]).toEqual([429, 429, '10', TEXT.rateLimited]);
    expect((await page('203.0.113.8')).status).not.toBe(429);
    app.clock.advance({ seconds: 10 });
    expect((await page('203.0.113.7')).status).not.toBe(429);
  });

  it('what is one’s own to choose is chosen so often an hour, by each for themselves', async () => {
    const [restless, calm] = [await app.member('tez.canli'), await app.member('sakin')];
    const rename = (who: Client, name: string) => who.put('/api/profile/display-name', { display_name: name });
    const statuses = [];
    for (let turn = 0; turn < 60; turn++) statuses.push((await rename(restless, `Ad ${turn}`)).status);
    const refused = await rename(restless, 'Bir ad daha');
    expect([[...new Set(statuses)], refused.status, refused.body.error, refused.headers.get('retry-after')]).toEqual([[200], 429, TEXT.rateLimited, '3600']);
    expect((await rename(calm, 'Sakin Biri')).status).toBe(200);
    app.clock.advance({ minutes: 60 });
    expect((await rename(restless, 'Bir ad daha')).status).toBe(200);
  });

  it('answers of the API are kept by nobody', async () => {
    const member = await app.member('biri');
    for (const [who, address] of [
      [member, '/api/auth/user'],
      [member, '/api/auth/session'],
      [member, '/api/notifications'],
      [app.guest, '/api/forum/topics'],
      [app.guest, '/api/yok'],
      [app.guest, '/api/auth/user'],
    ] as const)
      expect([address, (await who.get(address)).headers.get('cache-control')]).toEqual([address, 'no-store']);
  });

  it('a browser that came over TLS comes back over TLS, and talks to this host alone', async () => {
    for (const address of ['/', '/api/health/live', '/api/yok']) {
      const { headers } = await app.guest.raw('GET', address);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('content-security-policy')).toMatch(/;connect-src 'self' wss:\/\/meydan\.test;/);
    }
  });

  it('of TLS nothing is said where there is none', async () => {
    const plain = await startApp();
    const { headers } = await plain.guest.get('/api/health/live');
    await plain.stop();
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});
