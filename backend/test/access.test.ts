import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { ACCESS_TEXT, type OpenSession, type SecurityEntry, type SecurityLog } from '../contracts/access.js';
import { ACCOUNT_TEXT, type LoginAnswer } from '../contracts/accounts.js';
import { TEXT } from '../contracts/envelope.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { Vault } from '../src/kernel/vault.js';
import { EVENT_LOG, VAULT } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { type Answer, Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { Town } from './town.js';

const NEW_PASSWORD = 'yeni-at-eski-semer';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';
const told = ({ status, body }: Answer) => [status, body.message];
const isOpen = async (caller: Client) => (await caller.get('/api/auth/user')).status === 200;
const signsIn = async (app: TestApp, username: string, password: string) =>
  (await app.guest.post('/api/auth/login', { identifier: username, password })).status === 200;

async function resetLinks(app: TestApp, address: string): Promise<string[]> {
  await app.settled();
  return app.mailsTo(address).flatMap((mail) => /reset-password\?type=recovery&token=([\w-]+)/.exec(mail)?.[1] ?? []);
}

const browser = async (app: TestApp, username: string, agent: string, more: object = {}) => {
  const { body } = await app.guest.post<LoginAnswer>('/api/auth/login', { identifier: username, password: PASSWORD, ...more }, { 'user-agent': agent });
  return new Client(app.guest.url, body.data.session.token, body.data.user.id);
};
const sessionsOf = async (caller: Client) => (await caller.get<OpenSession[]>('/api/auth/sessions')).body.data;
const logOf = async (caller: Client) => (await caller.get<SecurityEntry[]>('/api/auth/security-log')).body.data;

describe('a forgotten password', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const ask = (email: string) => app.guest.post('/api/auth/password/reset', { email });
  const update = (accessToken: unknown, password: unknown = NEW_PASSWORD) => app.guest.post('/api/auth/password/update', { password, accessToken });
  const linkFor = async (username: string) => {
    app.clock.advance({ hours: 2 });
    const address = `${username}@ornek.dev`;
    const before = await resetLinks(app, address);
    expect(told(await ask(address.toUpperCase()))).toEqual([200, ACCESS_TEXT.resetAsked]);
    return (await resetLinks(app, address)).find((link) => !before.includes(link)) as string;
  };

  inBothHomes.it('is set anew by the link of a mail, which ends every session and is told to the owner', async () => {
    const [one, two] = [await app.member('unutan'), await app.guest.signIn('unutan', PASSWORD)];
    const live = LiveSocket.open(app.guest.url, { token: two.sessionToken });
    await live.next('ready');
    const link = await linkFor('unutan');
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(told(await update(link))).toEqual([200, ACCESS_TEXT.passwordReset]);
    // The answer came when it was done, not before.
    expect([await isOpen(one), await isOpen(two)]).toEqual([false, false]);
    expect((await one.get('/api/auth/session')).body.ended).toBe('password_changed');
    expect(await live.next('change')).toMatchObject({ channel: 'session', kind: 'delete', row: { reason: 'password_changed', restriction: null } });
    await live.next('disconnect');
    expect([await signsIn(app, 'unutan', PASSWORD), await signsIn(app, 'unutan', NEW_PASSWORD)]).toEqual([false, true]);
    await app.settled();
    const mails = app.mailsTo('unutan@ornek.dev');
    expect(mails.filter((mail) => mail.includes('şifresi') && mail.includes('değiştirildi'))).toHaveLength(1);
    expect(mails.join()).not.toContain(NEW_PASSWORD);
  });

  inBothHomes.it('is set anew once by one link, even by many requests at once', async () => {
    await app.member('tekrar');
    const link = await linkFor('tekrar');
    const passwords = Array.from({ length: 8 }, (_, index) => `at-semer-numara-${index}`);
    const answers = await Promise.all(passwords.map((password) => update(link, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] as string;
    expect(await signsIn(app, 'tekrar', winner)).toBe(true);
    expect(told(await update(link))).toEqual([422, ACCESS_TEXT.linkInvalid]);
    expect(await signsIn(app, 'tekrar', NEW_PASSWORD)).toBe(false);
  });

  it('is not set anew by other links of the mailbox once one was used', async () => {
    await app.member('cift');
    const first = await linkFor('cift');
    app.clock.advance({ minutes: 10 });
    await ask('cift@ornek.dev');
    const second = (await resetLinks(app, 'cift@ornek.dev')).find((link) => link !== first) as string;
    expect((await update(second)).status).toBe(200);
    expect(told(await update(first))).toEqual([422, ACCESS_TEXT.linkInvalid]);
  });

  it('is not set anew by a link that is over an hour old, invented, or for something else', async () => {
    await app.member('geciken');
    const late = await linkFor('geciken');
    app.clock.advance({ hours: 1, seconds: 1 });
    await app.guest.post('/api/auth/register', { email: 'yeni.uye@ornek.dev', username: 'yeni.uye', password: PASSWORD });
    await app.settled();
    const verification = /token=([\w-]+)/.exec(app.mailsTo('yeni.uye@ornek.dev')[0] ?? '')?.[1];
    expect(verification).toMatch(/^[\w-]{43}$/);
    for (const link of [late, verification, '', 'uydurma', undefined, late.toUpperCase()])
      expect(told(await update(link))).toEqual([422, ACCESS_TEXT.linkInvalid]);
    const fresh = await linkFor('geciken');
    expect((await app.guest.post('/api/auth/email/verify', { token: fresh })).status).toBe(422);
    expect((await update(fresh)).status).toBe(200);
  });

  it('keeps the rules for passwords, and a refused one does not cost the link', async () => {
    await app.member('kuralli');
    const link = await linkFor('kuralli');
    for (const [password, sentence] of [
      ['', ACCOUNT_TEXT.passwordRequired],
      ['123456789', ACCOUNT_TEXT.passwordShort],
      ['x'.repeat(129), ACCOUNT_TEXT.passwordLong],
      ['Galatasaray1905', ACCOUNT_TEXT.passwordCommon],
    ] as const) {
      const { status, body } = await update(link, password);
      expect([status, body.fields]).toEqual([422, { password: [sentence] }]);
    }
    expect((await app.guest.post('/api/auth/password/update', { accessToken: link })).body.fields).toEqual({ password: [ACCOUNT_TEXT.passwordRequired] });
    expect((await update(link)).status).toBe(200);
  });

  it('verifies the address too, because only its owner can read the mail', async () => {
    await app.guest.post('/api/auth/register', { email: 'onaysiz@ornek.dev', username: 'onaysiz', password: PASSWORD });
    expect((await update(await linkFor('onaysiz'))).status).toBe(200);
    expect(await signsIn(app, 'onaysiz', NEW_PASSWORD)).toBe(true);
  });

  it('does not tell who is a member: all mailboxes are answered alike, with the same work', async () => {
    await app.member('bilinen');
    app.clock.advance({ hours: 1 });
    const asAnswered = async (email: string) => {
      const { status, body, headers } = await ask(email);
      return [status, body, [...headers.keys()].sort()];
    };
    const known = await asAnswered('bilinen@ornek.dev');
    expect(known).toEqual(await asAnswered('kimse@ornek.dev'));
    expect([await resetLinks(app, 'kimse@ornek.dev'), (await resetLinks(app, 'bilinen@ornek.dev')).length]).toEqual([[], 1]);
    const { status, body } = await ask('adres-degil');
    expect([status, body.fields]).toEqual([422, { email: [ACCOUNT_TEXT.emailInvalid] }]);
  });

  it('may be asked for three times, then slower, for a known and an unknown mailbox', async () => {
    app.clock.advance({ hours: 1 });
    await app.member('israrci');
    for (const mailbox of ['israrci@ornek.dev', 'olmayan@ornek.dev']) {
      const statuses = [];
      for (let time = 0; time < 4; time++) statuses.push((await ask(mailbox)).status);
      expect([mailbox, statuses]).toEqual([mailbox, [200, 200, 200, 429]]);
      expect((await ask(mailbox.toUpperCase())).headers.get('retry-after')).toBe('1');
    }
    expect((await resetLinks(app, 'israrci@ornek.dev')).length).toBeLessThanOrEqual(3);
  });

  it('may be asked for by one address of the network for many mailboxes, then slower', async () => {
    app.clock.advance({ hours: 2 });
    const statuses = [];
    for (let index = 0; index < 11; index++) statuses.push((await ask(`yabanci.${index}@ornek.dev`)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('a password that is changed by its member', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const change = (caller: Client, currentPassword: string, password: string, headers = {}) =>
    caller.post('/api/auth/password/change', { currentPassword, password }, headers);

  inBothHomes.it('lets this session go on and ends the others', async () => {
    const [here, there] = [await app.member('degisen'), await app.guest.signIn('degisen', PASSWORD)];
    const [liveHere, liveThere] = [here, there].map(({ sessionToken }) => LiveSocket.open(app.guest.url, { token: sessionToken })) as [LiveSocket, LiveSocket];
    await Promise.all([liveHere.next('ready'), liveThere.next('ready')]);
    await app.guest.post('/api/auth/password/reset', { email: 'degisen@ornek.dev' });
    const [link] = await resetLinks(app, 'degisen@ornek.dev');
    expect(told(await change(here, PASSWORD, NEW_PASSWORD))).toEqual([200, ACCESS_TEXT.passwordChanged]);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    await liveThere.next('disconnect');
    expect([liveHere.connected, liveHere.soFar('change')]).toEqual([true, []]);
    liveHere.close();
    expect([await signsIn(app, 'degisen', PASSWORD), await signsIn(app, 'degisen', NEW_PASSWORD)]).toEqual([false, true]);
    // A link that was mailed before leads nowhere.
    expect((await app.guest.post('/api/auth/password/update', { password: PASSWORD, accessToken: link })).status).toBe(422);
    await app.settled();
    expect(app.mailsTo('degisen@ornek.dev').filter((mail) => mail.includes('değiştirildi'))).toHaveLength(1);
  });

  it('stays as it is without the right old one, or when the new one will not do', async () => {
    const member = await app.member('sabit');
    for (const [current, wanted, field, sentence] of [
      ['', NEW_PASSWORD, 'currentPassword', ACCESS_TEXT.currentPasswordRequired],
      ['yanlis-bir-sifre', NEW_PASSWORD, 'currentPassword', ACCESS_TEXT.currentPasswordWrong],
      [PASSWORD, PASSWORD, 'password', ACCESS_TEXT.samePassword],
      [PASSWORD, '123456789', 'password', ACCOUNT_TEXT.passwordShort],
      [PASSWORD, 'galatasaray1905', 'password', ACCOUNT_TEXT.passwordCommon],
    ] as const) {
      const { status, body } = await change(member, current, wanted);
      expect([status, body.fields]).toEqual([422, { [field]: [sentence] }]);
    }
    expect([await isOpen(member), await signsIn(app, 'sabit', PASSWORD)]).toEqual([true, true]);
  });

  it('cannot be found out through a stolen session any faster than by signing in', async () => {
    const member = await app.member('calinan');
    for (let wrong = 0; wrong < 5; wrong++) expect((await change(member, `yanlis-sifre-${wrong}`, NEW_PASSWORD)).status).toBe(422);
    const { status, body, headers } = await change(member, PASSWORD, NEW_PASSWORD);
    expect([status, body.message, headers.get('retry-after')]).toEqual([429, ACCOUNT_TEXT.tooManyTries, '1']);
    expect(await signsIn(app, 'calinan', PASSWORD)).toBe(false);
    app.clock.advance({ hours: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => change(member, `tahmin-numara-${index}`, NEW_PASSWORD)));
    expect(answers.filter((answer) => answer.status === 422).length).toBeLessThanOrEqual(5);
    app.clock.advance({ hours: 1 });
  });

  it('is not changed because another site sends the cookie along', async () => {
    const { sessionToken } = await app.member('kurban');
    const cookie = { cookie: `meydan_session=${sessionToken}` };
    for (const headers of [cookie, { ...cookie, origin: 'https://kotu.example' }, { ...cookie, 'sec-fetch-site': 'cross-site' }]) {
      for (const [method, path, body] of [
        ['POST', '/api/auth/password/change', { currentPassword: PASSWORD, password: NEW_PASSWORD }],
        ['DELETE', '/api/auth/sessions', undefined],
        ['DELETE', `/api/auth/sessions/${NOBODY}`, undefined],
      ] as const) {
        const answer = await app.guest.send(method, path, body, headers);
        expect([path, answer.status, answer.body.error]).toEqual([path, 403, TEXT.crossOrigin]);
      }
    }
    expect(await signsIn(app, 'kurban', PASSWORD)).toBe(true);
  });

  inBothHomes.it('is changed once by one request that comes twice', async () => {
    const member = await app.member('yinelenen');
    const key = { 'idempotency-key': 'sifre-1' };
    expect((await change(member, PASSWORD, NEW_PASSWORD, key)).status).toBe(200);
    const repeated = await change(member, PASSWORD, NEW_PASSWORD, key);
    expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    await app.settled();
    expect((await logOf(member)).filter(({ type }) => type === 'PasswordChanged')).toHaveLength(1);
  });
});

describe('the sessions of a member', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
    await app.member('oya');
  });
  afterAll(() => app.stop());

  inBothHomes.it('are listed with device, place and time, this one first', async () => {
    const phone = await browser(app, 'oya', FIREFOX);
    const startedAt = app.clock.now().toISOString();
    app.clock.advance({ minutes: 61 });
    const computer = await browser(app, 'oya', CHROME, { timeZone: 'Europe/Istanbul', rememberMe: true });
    const [first, ...others] = await sessionsOf(phone);
    expect(first).toEqual({
      id: expect.any(String),
      device: 'Firefox, Android',
      place: 'Bu bilgisayar',
      created_at: startedAt,
      last_seen_at: startedAt,
      current: true,
    });
    expect(others.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome, Windows', false],
      [ACCESS_TEXT.unknownDevice, false],
    ]);
    expect(JSON.stringify([first, others])).not.toMatch(new RegExp(`${phone.sessionToken}|127\\.0|Mozilla`));
    expect((await sessionsOf(computer)).find(({ current }) => current)?.device).toBe('Chrome, Windows');
  });

  inBothHomes.it('were seen in the hour in which a page last asked for them', async () => {
    const phone = await browser(app, 'oya', FIREFOX);
    const seenAt = async () => (await sessionsOf(phone))[0]?.last_seen_at;
    app.clock.advance({ hours: 3 });
    const at = app.clock.now().toISOString();
    const first = await phone.get('/api/auth/session');
    expect([await seenAt(), first.headers.has('x-event-position')]).toEqual([at, true]);
    const again = await phone.get('/api/auth/session');
    expect([await seenAt(), again.headers.has('x-event-position')]).toEqual([at, false]);
  });

  inBothHomes.it('are ended one by one, at once, and only by their member', async () => {
    const stranger = await app.member('yabanci');
    const [computer, phone] = [await browser(app, 'oya', CHROME), await browser(app, 'oya', FIREFOX)];
    const live = LiveSocket.open(app.guest.url, { token: phone.sessionToken });
    await live.next('ready');
    const id = (await sessionsOf(phone)).find(({ current }) => current)?.id;
    const end = (caller: Client, which = id) => caller.send('DELETE', `/api/auth/sessions/${which}`);
    expect((await end(stranger)).status).toBe(404);
    expect(await isOpen(phone)).toBe(true);
    expect(told(await end(computer))).toEqual([200, ACCESS_TEXT.sessionEnded]);
    expect(await isOpen(phone)).toBe(false);
    const dead = await phone.get('/api/auth/session');
    expect([dead.body.ended, dead.headers.get('set-cookie')]).toEqual(['revoked', expect.stringContaining('meydan_session=;')]);
    expect(await live.next('change')).toMatchObject({ channel: 'session', row: { reason: 'revoked' } });
    await live.next('disconnect');
    expect([(await end(computer)).status, (await end(computer, NOBODY)).status, (await end(computer, 'x')).status]).toEqual([404, 404, 400]);
    expect((await sessionsOf(computer)).map((session) => session.id)).not.toContain(id);
  });

  it('may end themselves, which takes the cookie too', async () => {
    const computer = await browser(app, 'oya', CHROME);
    const id = (await sessionsOf(computer))[0]?.id;
    const answer = await computer.send('DELETE', `/api/auth/sessions/${id}`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^meydan_session=;/)]);
    expect(await isOpen(computer)).toBe(false);
  });

  inBothHomes.it('are all ended but this one, whenever that is asked', async () => {
    const [computer, phone] = [await browser(app, 'oya', CHROME), await browser(app, 'oya', FIREFOX)];
    const stranger = await app.guest.signIn('yabanci', PASSWORD);
    const live = LiveSocket.open(app.guest.url, { token: phone.sessionToken });
    await live.next('ready');
    expect(told(await computer.send('DELETE', '/api/auth/sessions'))).toEqual([200, ACCESS_TEXT.otherSessionsEnded]);
    expect([await isOpen(computer), await isOpen(phone), await isOpen(stranger)]).toEqual([true, false, true]);
    await live.next('disconnect');
    expect((await sessionsOf(computer)).map(({ current }) => current)).toEqual([true]);
    const later = await browser(app, 'oya', FIREFOX);
    expect((await later.send('DELETE', '/api/auth/sessions')).status).toBe(200);
    // The one that was kept before is another's “other” now.
    expect([await isOpen(computer), await isOpen(later)]).toEqual([false, true]);
  });

  it('end for a restriction also where one was kept', async () => {
    const town = await Town.open();
    const author = await town.member();
    await author.send('DELETE', '/api/auth/sessions');
    expect(await isOpen(author)).toBe(true);
    await town.sanction(author, 'suspend_user');
    expect((await author.get('/api/auth/user')).status).toBe(403);
    await town.app.stop();
  });

  it('never have a token that somebody else gave them before', async () => {
    const planted = 'A'.repeat(43);
    const login = (headers: Record<string, string>) => app.guest.post<LoginAnswer>('/api/auth/login', { identifier: 'oya', password: PASSWORD }, headers);
    const { host } = new URL(app.guest.url);
    const forged: Record<string, string>[] = [{ cookie: `meydan_session=${planted}`, origin: `http://${host}` }, { authorization: `Bearer ${planted}` }];
    for (const headers of forged) {
      const { status, body, headers: sent } = await login(headers);
      expect([status, body.data.session.token === planted, sent.get('set-cookie')?.includes(planted)]).toEqual([200, false, false]);
    }
    expect(await isOpen(new Client(app.guest.url, planted))).toBe(false);
    // Nor does whoever signs in over another's session take that one over.
    const stranger = await app.guest.signIn('yabanci', PASSWORD);
    const { body } = await login({ authorization: `Bearer ${stranger.sessionToken}` });
    expect(body.data.session.token).not.toBe(stranger.sessionToken);
    expect((await stranger.get<{ username: string }>('/api/auth/user')).body.data.username).toBe('yabanci');
  });

  it('start although the browser names a time zone that nobody knows', async () => {
    for (const timeZone of ['Mars/Olympus', '+03:00', '']) expect(await isOpen(await browser(app, 'oya', CHROME, { timeZone }))).toBe(true);
    const refused = await app.guest.post('/api/auth/login', { identifier: 'oya', password: PASSWORD, timeZone: 'x'.repeat(65) });
    expect(refused.status).toBe(422);
  });
});

describe('the security log', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  inBothHomes.it('tells its member, and nobody else, what happened to the account', async () => {
    await app.guest.post('/api/auth/register', { email: 'gunluk@ornek.dev', username: 'gunluk', password: PASSWORD });
    await app.guest.post('/api/auth/password/reset', { email: 'gunluk@ornek.dev' });
    const [link] = await resetLinks(app, 'gunluk@ornek.dev');
    await app.guest.post('/api/auth/password/update', { password: PASSWORD, accessToken: link });
    const [computer, phone] = [await browser(app, 'gunluk', CHROME), await browser(app, 'gunluk', FIREFOX)];
    await computer.send('DELETE', `/api/auth/sessions/${(await sessionsOf(phone))[0]?.id}`);
    await computer.send('DELETE', '/api/auth/sessions');
    await (await browser(app, 'gunluk', FIREFOX)).post('/api/auth/logout');
    const log = await logOf(computer);
    expect(log.map(({ text, device }) => [text, device])).toEqual([
      ['Çıkış yapıldı', 'Firefox, Android'],
      ['Giriş yapıldı', 'Firefox, Android'],
      ['Diğer bütün oturumlar kapatıldı', null],
      ['Bir oturum başka bir cihazdan kapatıldı', 'Firefox, Android'],
      ['Giriş yapıldı', 'Firefox, Android'],
      ['Giriş yapıldı', 'Chrome, Windows'],
      ['Diğer bütün oturumlar kapatıldı', null],
      ['E-posta adresi doğrulandı', null],
      ['Şifre değiştirildi', null],
      ['Şifre sıfırlama bağlantısı gönderildi', null],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/token|hash|127\.0|Mozilla/i);

    const stranger = await app.member('baskasi');
    expect((await logOf(stranger)).map(({ type }) => type)).toEqual(['SessionStarted', 'EmailVerified']);
  });

  inBothHomes.it('has no device or place of a member whose key was destroyed, and the log never had one in the clear', async () => {
    const member = await app.member('unutulan');
    await browser(app, 'unutulan', FIREFOX);
    expect((await logOf(member)).map(({ device, place }) => [device, place])).toContainEqual(['Firefox, Android', 'Bu bilgisayar']);
    const events = await app.meydan.app.get<EventLog>(EVENT_LOG).readAll(0, 10_000);
    expect(events.filter(({ type }) => type === 'SessionStarted').length).toBeGreaterThan(2);
    expect(JSON.stringify(events)).not.toMatch(/Firefox|this-computer|Mozilla/);
    await app.meydan.app.get<Vault>(VAULT).forget(member.id);
    expect(new Set((await logOf(member)).flatMap(({ device, place }) => [device, place]))).toEqual(new Set([null]));
  });

  inBothHomes.it('is read page by page', async () => {
    const member = await app.guest.signIn('gunluk', PASSWORD);
    const { body } = await member.get('/api/auth/security-log?limit=2&offset=1');
    const page = body as unknown as SecurityLog;
    expect([page.data.length, page.total, page.limit, page.offset, page.hasMore]).toEqual([2, 11, 2, 1, true]);
    expect(page.data[0]?.type).toBe('SessionEnded');
  });
});
