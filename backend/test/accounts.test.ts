import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import { ACCOUNT_TEXT, type LoginAnswer, type OwnUser, type SessionAnswer } from '../contracts/accounts.js';
import { TEXT } from '../contracts/envelope.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { Mail, Mailer } from '../src/kernel/mailer.js';
import type { ViewStore } from '../src/kernel/view-store.js';
import type { Views } from '../src/kernel/views.js';
import { EVENT_LOG, MAILER, VIEWS } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { type Answer, Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const told = ({ status, body }: Answer) => [status, body.message];

describe('an account', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const register = (username: string, changes: object = {}) =>
    app.guest.post('/api/auth/register', { email: `${username}@ornek.dev`, username, password: PASSWORD, ...changes });
  const login = (identifier: string, password: string = PASSWORD) => app.guest.post<LoginAnswer>('/api/auth/login', { identifier, password });
  const members = () => app.meydan.app.get<Views>(VIEWS).count('members', {});
  const tokens = async (address: string) => {
    await app.settled();
    return app.mailsTo(address).flatMap((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? []);
  };
  const isFree = async (username: string) =>
    (await app.guest.get<{ available: boolean }>(`/api/auth/user/check-username?username=${username}`)).body.data.available;
  const verify = (token: string | undefined) => app.guest.post('/api/auth/email/verify', { token });

  it.each([
    [ACCOUNT_TEXT.usernameRequired, 'username', { username: '' }],
    [ACCOUNT_TEXT.usernameRequired, 'username', { username: undefined }],
    [ACCOUNT_TEXT.usernameShort, 'username', { username: 'ab' }],
    [ACCOUNT_TEXT.usernameLong, 'username', { username: 'a'.repeat(31) }],
    [ACCOUNT_TEXT.usernamePattern, 'username', { username: 'gökçe' }],
    [ACCOUNT_TEXT.usernamePattern, 'username', { username: 'İsmail' }],
    [ACCOUNT_TEXT.usernamePattern, 'username', { username: 'a b c' }],
    [ACCOUNT_TEXT.emailRequired, 'email', { email: '' }],
    [ACCOUNT_TEXT.emailRequired, 'email', { email: undefined }],
    [ACCOUNT_TEXT.emailInvalid, 'email', { email: 'adres' }],
    [ACCOUNT_TEXT.emailInvalid, 'email', { email: 'a@b@ornek.dev' }],
    [ACCOUNT_TEXT.emailInvalid, 'email', { email: 'a b@ornek.dev' }],
    [ACCOUNT_TEXT.emailInvalid, 'email', { email: 'kurban,ben@ornek.dev' }],
    [ACCOUNT_TEXT.emailInvalid, 'email', { email: 'ben<kurban@ornek.dev' }],
    [ACCOUNT_TEXT.emailInvalid, 'email', { email: 'ben\u0000@ornek.dev' }],
    [ACCOUNT_TEXT.passwordRequired, 'password', { password: '' }],
    [ACCOUNT_TEXT.passwordRequired, 'password', { password: undefined }],
    [ACCOUNT_TEXT.passwordShort, 'password', { password: '123456789' }],
    [ACCOUNT_TEXT.passwordLong, 'password', { password: 'x'.repeat(129) }],
    [ACCOUNT_TEXT.passwordCommon, 'password', { password: 'Galatasaray1905' }],
    [ACCOUNT_TEXT.nameLong, 'display_name', { display_name: 'x'.repeat(61) }],
  ])('is refused with “%s” (%s)', async (sentence, field, changes) => {
    const before = await members();
    const { status, body } = await register('reddedilen', changes);
    expect([status, body.code, body.error, body.fields]).toEqual([422, 'VALIDATION', sentence, { [field]: [sentence] }]);
    expect(await members()).toBe(before);
  });

  inBothHomes.it('is opened with the sentence of the spec and cannot sign in before its address is verified', async () => {
    expect(told(await register('nilay', { first_name: 'Nilay', display_name: '  Nilay K.  ' }))).toEqual([
      201,
      'Kayıt başarılı! E-posta adresinizi doğrulayın.',
    ]);
    const refused = await login('nilay');
    expect([refused.status, refused.body.code, refused.body.error, refused.body.needsEmailVerification]).toEqual([
      403,
      'EMAIL_UNVERIFIED',
      ACCOUNT_TEXT.unverified,
      true,
    ]);
    expect((await login('nilay', 'yanlis-bir-sifre')).body.needsEmailVerification).toBeUndefined();
    const [token] = await tokens('nilay@ornek.dev');
    const verified = await verify(token);
    expect(told(verified)).toEqual([200, ACCOUNT_TEXT.verified]);
    const { user, session } = verified.body.data as LoginAnswer;
    expect([user.username, verified.headers.get('set-cookie')]).toEqual(['nilay', expect.stringContaining(session.token)]);
    expect((await new Client(app.guest.url, session.token).get('/api/auth/user')).status).toBe(200);
    const { status, body } = await login('NILAY');
    expect([status, body.message]).toEqual([200, 'Giriş başarılı']);
    expect(body.data.user).toMatchObject({
      username: 'nilay',
      email: 'nilay@ornek.dev',
      display_name: 'Nilay K.',
      first_name: 'Nilay',
      last_name: null,
      role: 'user',
      status: 'active',
    });
    expect(JSON.stringify(body)).not.toMatch(/argon|hash|password/i);
  });

  inBothHomes.it('is verified by a token once, within a day, and by no other', async () => {
    await register('tekin');
    // The second mail is asked for when the first is on its way; one that still waits would be replaced.
    await app.settled();
    await app.guest.post('/api/auth/email/resend', { email: 'TEKIN@ornek.dev' });
    const [first, second, ...more] = await tokens('tekin@ornek.dev');
    expect([typeof first, typeof second, more.length]).toEqual(['string', 'string', 0]);
    for (const wrong of ['', 'uydurma', `${first}x`, first?.slice(1), first?.toUpperCase()])
      expect(told(await verify(wrong))).toEqual([422, ACCOUNT_TEXT.tokenInvalid]);
    expect((await verify(second)).status).toBe(200);
    for (const spent of [first, second]) expect(told(await verify(spent))).toEqual([422, ACCOUNT_TEXT.tokenInvalid]);

    await register('gecikmis');
    const [late] = await tokens('gecikmis@ornek.dev');
    app.clock.advance({ hours: 24, seconds: 1 });
    expect(told(await verify(late))).toEqual([422, ACCOUNT_TEXT.tokenInvalid]);
    expect(told(await app.guest.post('/api/auth/email/resend', { email: 'gecikmis@ornek.dev' }))).toEqual([200, ACCOUNT_TEXT.resent]);
    const fresh = (await tokens('gecikmis@ornek.dev')).find((token) => token !== late);
    expect((await verify(fresh)).status).toBe(200);
  });

  it('is verified by its link as soon as that is mailed, however far the views are behind', async () => {
    const views = app.meydan.app.get<ViewStore>(VIEWS);
    const log = app.meydan.app.get<EventLog>(EVENT_LOG);
    const mailer = app.meydan.app.get<Mailer>(MAILER);
    let catchUp = (): void => undefined;
    const behind = new Promise<void>((resolve) => {
      catchUp = resolve;
    });
    const { apply } = views;
    const held = jest.spyOn(views, 'apply').mockImplementation(async (...batches) => {
      await behind;
      return apply.apply(views, batches);
    });
    const { deliver } = mailer;
    const mailed = new Promise<Mail>((resolve) => {
      jest.spyOn(mailer, 'deliver').mockImplementation(async (mail) => {
        await deliver.call(mailer, mail);
        resolve(mail);
      });
    });
    const { append } = log;
    const recorded = new Promise<string>((resolve) => {
      jest.spyOn(log, 'append').mockImplementation(async (stream, expected, events) => {
        const appended = await append.call(log, stream, expected, events);
        if (events.some(({ type }) => type === 'EmailVerified')) resolve('recorded');
        return appended;
      });
    });
    const registering = register('aceleci');
    const [, token] = /token=([\w-]+)/.exec((await mailed).text) ?? [];
    const verifying = verify(token);
    expect(await Promise.race([recorded, verifying.then(({ body }) => body.code)])).toBe('recorded');
    catchUp();
    expect([(await registering).status, (await verifying).status]).toEqual([201, 200]);
    expect(held).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  inBothHomes.it('is not told of by register or resend: both answer alike for known and unknown addresses', async () => {
    const asAnswered = async (answer: Promise<Answer>) => {
      const { status, body, headers } = await answer;
      return [status, body, [...headers.keys()].sort()];
    };
    await app.member('bilinen');
    app.clock.advance({ hours: 1 });
    const count = await members();
    const known = await asAnswered(register('bambaska', { email: ' Bilinen@Ornek.DEV ' }));
    expect(await members()).toBe(count);
    expect(known).toEqual(await asAnswered(register('yepyeni')));
    expect(await members()).toBe(count + 1);
    await app.settled();
    // To the address as its owner gave it, not as a stranger typed it.
    expect(app.mailsTo('bilinen@ornek.dev').filter((mail) => mail.includes('yeni bir hesap açılmadı'))).toHaveLength(1);
    // The owner's password is what it was.
    expect((await login('bilinen')).status).toBe(200);

    app.clock.advance({ hours: 1 });
    const before = await tokens('bilinen@ornek.dev');
    const [verified, unverified, unknown] = await Promise.all(
      ['bilinen', 'yepyeni', 'kimse'].map((name) => asAnswered(app.guest.post('/api/auth/email/resend', { email: `${name}@ornek.dev` }))),
    );
    expect([verified, unverified]).toEqual([unknown, unknown]);
    expect([await tokens('bilinen@ornek.dev'), await tokens('kimse@ornek.dev')]).toEqual([before, []]);
    expect(await tokens('yepyeni@ornek.dev')).toHaveLength(2);
  });

  inBothHomes.it('is one, however many register the same username at once in whatever case', async () => {
    const before = await members();
    const spellings = ['ismail', 'ISMAIL', 'Ismail', 'iSmAiL', 'ismaiL'];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => register(spellings[index % 5] as string, { email: `ismail.${index}@ornek.dev` })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(39);
    for (const { status, body } of refused) expect([status, body.code, body.error]).toEqual([409, 'CONFLICT', ACCOUNT_TEXT.usernameTaken]);
    expect(await members()).toBe(before + 1);
    expect((await app.guest.get('/api/auth/user/check-username?username=IsMaIl')).body).toMatchObject({
      data: { available: false },
      message: ACCOUNT_TEXT.usernameTaken,
    });
  });

  inBothHomes.it('is one, however many register the same address at once', async () => {
    const before = await members();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => register(`ortak.${index}`, { email: index % 2 ? 'ortak@ornek.dev' : 'ORTAK@ORNEK.DEV' })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await members()).toBe(before + 1);
    const free = await Promise.all(answers.map((_, index) => isFree(`ortak.${index}`)));
    expect(free).not.toContain(true);
  });

  it('is found by username or address in any case and refuses the wrong password with one sentence', async () => {
    await app.member('zerrin');
    for (const identifier of ['zerrin', 'ZERRIN', 'Zerrin@ORNEK.dev']) expect((await login(identifier)).status).toBe(200);
    for (const [identifier, password] of [
      ['zerrin', 'yanlis-bir-sifre'],
      ['kimse', PASSWORD],
      ['kimse@ornek.dev', PASSWORD],
      ['', ''],
      ['zerrin', ''],
    ] as const) {
      const { status, body } = await login(identifier, password);
      expect([status, body.error]).toEqual([401, 'Kullanıcı adı veya şifre hatalı']);
    }
    app.clock.advance({ hours: 1 });
  });
});

describe('signing in again and again with a wrong password', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
    await app.member('hedef');
    await app.member('komsu');
  });
  afterAll(() => app.stop());

  const attempt = (identifier: string, password: string) => app.guest.post('/api/auth/login', { identifier, password });

  inBothHomes.it('slows the account down for longer and longer, and only that account', async () => {
    for (let wrong = 0; wrong < 5; wrong++) expect((await attempt('hedef', `yanlis-sifre-${wrong}`)).status).toBe(401);
    const refused = await attempt('hedef', PASSWORD);
    expect([refused.status, refused.body.code, refused.body.error, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      ACCOUNT_TEXT.tooManyTries,
      '1',
    ]);
    expect((await attempt('HEDEF@ornek.dev', PASSWORD)).status).toBe(429);
    expect((await attempt('komsu', PASSWORD)).status).toBe(200);
    for (const wait of [2, 4, 8]) {
      app.clock.advance({ seconds: wait / 2 });
      expect((await attempt('hedef', 'hala-yanlis-sifre')).status).toBe(401);
      expect((await attempt('hedef', PASSWORD)).headers.get('retry-after')).toBe(String(wait));
    }
  });

  it('lets the owner in once the wait is over, and forgets', async () => {
    app.clock.advance({ seconds: 8 });
    expect((await attempt('hedef', PASSWORD)).status).toBe(200);
    for (let wrong = 0; wrong < 4; wrong++) expect((await attempt('hedef', 'yine-yanlis-sifre')).status).toBe(401);
    expect((await attempt('hedef', PASSWORD)).status).toBe(200);
  });

  inBothHomes.it('is no faster with many tries at once', async () => {
    app.clock.advance({ hours: 1 });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => attempt('komsu', `tahmin-numara-${index}`)));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('slows the address down when it tries many accounts', async () => {
    app.clock.advance({ hours: 1 });
    let last = 401;
    for (let index = 0; last === 401 && index < 30; index++) last = (await attempt(`yabanci.${index}`, 'yanlis-bir-sifre')).status;
    expect(last).toBe(429);
  });
});

describe('a session', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
    await app.member('seda');
  });
  afterAll(() => app.stop());

  const signIn = async (rememberMe?: boolean) => {
    const { headers, body } = await app.guest.post<LoginAnswer>('/api/auth/login', { identifier: 'seda', password: PASSWORD, rememberMe });
    return {
      set: headers.getSetCookie().find((cookie) => cookie.startsWith('meydan_session=')) ?? '',
      token: body.data.session.token,
      lifetime: Date.parse(body.data.session.expiresAt) - app.clock.now().getTime(),
    };
  };
  const session = async (headers: Record<string, string>) => {
    const answer = await app.guest.get('/api/auth/session', headers);
    return { set: answer.headers.get('set-cookie'), answer: answer.body as unknown as SessionAnswer };
  };
  const cookie = (token: string) => ({ cookie: `meydan_session=${token}` });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const isOpen = async (token: string) => (await app.guest.get<OwnUser>('/api/auth/user', bearer(token))).status === 200;

  it('travels in a cookie that scripts cannot read and other sites do not send', async () => {
    const { set, token, lifetime } = await signIn();
    expect(set).toMatch(/^meydan_session=[\w-]{43};/);
    expect(set).toMatch(/; HttpOnly/);
    expect(set).toMatch(/; SameSite=Lax/);
    expect(set).toMatch(/; Path=\//);
    expect(set).not.toMatch(/Secure|Expires|Max-Age|Domain/);
    expect(lifetime).toBe(DAY_MS);
    expect((await session(cookie(token))).answer).toMatchObject({
      success: true,
      user: { username: 'seda' },
      session: { user: { username: 'seda' } },
      data: { user: { username: 'seda' } },
    });
  });

  it('is nobody’s for guests, invented tokens and empty cookies', async () => {
    const { token } = await signIn();
    for (const headers of [{}, cookie(''), cookie('uydurma'), bearer('uydurma'), cookie(`${token}x`), cookie(token.toLowerCase())]) {
      expect((await session(headers)).answer).toEqual({ success: true, user: null, session: null, data: { user: null, session: null } });
    }
  });

  it('changes nothing when another site sends its cookie along', async () => {
    const { token } = await signIn();
    const { host } = new URL(app.guest.url);
    const write = (headers: Record<string, string>) =>
      app.guest.post(
        '/api/forum/topics',
        { title: 'Çerezle konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') },
        { ...cookie(token), ...headers },
      );
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'https://kotu.example' },
      { origin: 'null' },
      { origin: `http://${host}.kotu.example` },
      { origin: `http://x.${host}` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
      { referer: `http://${host}/` },
    ];
    for (const headers of foreign) {
      const { status, body } = await write(headers);
      expect([headers, status, body.code, body.error]).toEqual([headers, 403, 'FORBIDDEN', TEXT.crossOrigin]);
    }
    const own: Record<string, string>[] = [{ origin: `http://${host}` }, { 'sec-fetch-site': 'same-origin' }];
    for (const headers of own) expect((await write(headers)).status).toBe(201);
    expect((await write({ ...bearer(token), cookie: '' })).status).toBe(201);
    expect((await app.guest.get('/api/auth/user', { ...cookie(token), 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    expect((await app.guest.get('/api/forum/topics')).body.total).toBe(3);
  });

  it('ends after a day without use, or after thirty when it is to be remembered', async () => {
    const short = await signIn();
    const long = await signIn(true);
    expect(long.lifetime).toBe(30 * DAY_MS);
    expect(Date.parse(/Expires=([^;]+)/.exec(long.set)?.[1] ?? '')).toBe(app.clock.now().getTime() + 30 * DAY_MS);
    app.clock.advance({ hours: 23, minutes: 59 });
    expect([await isOpen(short.token), await isOpen(long.token)]).toEqual([true, true]);
    app.clock.advance({ minutes: 1 });
    expect([await isOpen(short.token), await isOpen(long.token)]).toEqual([false, true]);
    app.clock.advance({ days: 29 });
    expect(await isOpen(long.token)).toBe(false);
  });

  it.each([
    ['cookie', false, 13, 24],
    ['bearer', false, 13, 24],
    ['cookie', true, 16 * 24, 30 * 24],
    ['bearer', true, 16 * 24, 30 * 24],
  ])('sent as %s slides on when it is looked at past half of its life (remembered: %s)', async (form, remembered, hours, lifetime) => {
    const { token } = await signIn(remembered);
    const sent = form === 'cookie' ? cookie(token) : bearer(token);
    app.clock.advance({ hours: 2 });
    expect((await session(sent)).set).toBeNull();
    app.clock.advance({ hours: hours - 2 });
    const slid = await session(sent);
    expect(Date.parse(slid.answer.session?.expiresAt ?? '')).toBe(app.clock.now().getTime() + lifetime * HOUR_MS);
    if (form === 'cookie') expect(slid.set).toMatch(new RegExp(`^meydan_session=${token};`));
    app.clock.advance({ hours: lifetime - 1 });
    expect(await isOpen(token)).toBe(true);
    app.clock.advance({ hours: 1 });
    expect(await isOpen(token)).toBe(false);
  });

  inBothHomes.it('ends when its owner signs out, the others go on, and the cookie is taken back', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const left = await app.guest.post('/api/auth/logout', {}, { ...cookie(one.token), 'sec-fetch-site': 'same-origin' });
    expect(told(left)).toEqual([200, ACCOUNT_TEXT.loggedOut]);
    expect(left.headers.get('set-cookie')).toMatch(/^meydan_session=;.*Expires=Thu, 01 Jan 1970/);
    expect([await isOpen(one.token), await isOpen(other.token)]).toEqual([false, true]);
    expect((await app.guest.post('/api/auth/logout', {}, bearer(one.token))).status).toBe(200);
  });
});

describe('the first administrator', () => {
  inBothHomes.it('is made once, verified, and may do everything', async () => {
    const app = await startApp();
    const given = {
      username: 'kurucu',
      email: 'kurucu@ornek.dev',
      password: PASSWORD,
      firstName: null,
      lastName: null,
      displayName: 'Yönetici',
      role: 'admin',
    } as const;
    for (let start = 0; start < 3; start++) await app.start.addMember(given);
    await app.settled();
    expect((await app.guest.get('/api/stats/members')).body.data).toEqual({ count: 1 });
    const admin = await app.guest.signIn('kurucu', PASSWORD);
    expect((await admin.get('/api/auth/user')).body.data).toMatchObject({ role: 'admin', display_name: 'Yönetici' });
    expect((await admin.get('/api/console/members')).status).toBe(200);
    await app.stop();
  });
});
