import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import type { OpenSession } from '../contracts/access.js';
import type { LoginAnswer, LoginResult } from '../contracts/accounts.js';
import type { Topic } from '../contracts/forum.js';
import { MEMBER_ROLES, type MemberRole, PERMISSIONS } from '../contracts/permissions.js';
import {
  type FactorAdded,
  type PasskeyInfo,
  type RecoveryCodes,
  SECOND_FACTOR_TEXT,
  type SecondFactorAnswer,
  type SecondFactorStatus,
  type TotpStart,
} from '../contracts/second-factor.js';
import { RefusedSignIns } from '../src/contexts/accounts/session/refused-sign-ins.service.js';
import { type EventLog, EventLogUnavailable } from '../src/kernel/event-log.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { SoftAuthenticator } from './authenticator.js';
import { type Answer, Client } from './client.js';
import { isSecondHome } from './home.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { totpCode } from './totp-code.js';

const PUBLIC_URL = 'http://localhost:4000';
type Options = { challenge: string; user: { id: string }; excludeCredentials?: { id: string }[] };
const told = ({ status, body }: Answer) => [status, body.message];

let app: TestApp;
const codeOf = (secret: string, steps = 0) => totpCode(secret, new Date(app.clock.now().getTime() + steps * 30_000));
const login = async (identifier: string, rememberMe = false) =>
  (await app.guest.post<LoginResult>('/api/auth/login', { identifier, password: PASSWORD, rememberMe })).body;
const ticketOf = async (identifier: string, rememberMe = false) => ((await login(identifier, rememberMe)).data as SecondFactorAnswer).secondFactor.ticket;
const second = (ticket: string, code: string) => app.guest.post<LoginAnswer>('/api/auth/second-factor', { ticket, code });
const status = async (member: Client) => (await member.get<SecondFactorStatus>('/api/auth/second-factor')).body.data;

/** Opens an authenticator app for a member; the next code is of a new time step. */
async function enrol(member: Client): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await member.post<TotpStart>('/api/auth/second-factor/totp/start')).body.data;
  const added = await member.post<FactorAdded>('/api/auth/second-factor/totp/confirm', { code: codeOf(secret) });
  expect(told(added)).toEqual([200, SECOND_FACTOR_TEXT.enrolled]);
  app.clock.advance({ seconds: 90 });
  return { secret, codes: added.body.data.recovery_codes ?? [] };
}

async function addPasskey(member: Client, name = 'Dizüstü'): Promise<SoftAuthenticator> {
  const passkey = new SoftAuthenticator(PUBLIC_URL);
  const options = (await member.post<Options>('/api/auth/passkeys/start')).body.data;
  const added = await member.post<FactorAdded>('/api/auth/passkeys', passkey.register(options, name));
  expect(told(added)).toEqual([201, SECOND_FACTOR_TEXT.passkeyAdded]);
  return passkey;
}

const challenge = async () => (await app.guest.post<Options>('/api/auth/passkeys/sign-in/start')).body.data;
const withPasskey = (assertion: object, more: object = {}) => app.guest.post<LoginAnswer>('/api/auth/passkeys/sign-in', { ...assertion, ...more });

describe('a second factor', () => {
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL });
  });
  afterAll(() => app.stop());

  describe('by an authenticator app', () => {
    inBothHomes.it('is asked for after the password, and only then is there a session', async () => {
      const member = await app.member('aylin');
      const { secret } = await enrol(member);
      const answer = await app.guest.post<SecondFactorAnswer>('/api/auth/login', { identifier: 'aylin', password: PASSWORD });
      expect(told(answer)).toEqual([200, SECOND_FACTOR_TEXT.asked]);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.body.data).toEqual({ secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery'] } });
      const opened = await second(answer.body.data.secondFactor.ticket, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `);
      expect([opened.status, opened.body.message, opened.body.data.user.username]).toEqual([200, 'Giriş başarılı', 'aylin']);
      expect(opened.headers.getSetCookie().at(-1)).toMatch(/^meydan_session=[\w-]{43};/);
    });

    inBothHomes.it('that is wrong is kept for the member, and what device is let in is known', async () => {
      const member = await app.member('aydan');
      const { secret } = await enrol(member);
      const phone = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' };
      const ticket = await ticketOf('aydan');
      const show = (code: string) => app.guest.post<LoginAnswer>('/api/auth/second-factor', { ticket, code }, phone);
      expect((await show('000000')).status).toBe(422);
      expect((await show(codeOf(secret))).status).toBe(200);
      const refused = await app.meydan.app.get(RefusedSignIns).of(member.id);
      expect(refused.map(({ why, device, count }) => [why, device, count])).toEqual([['second_factor', 'Firefox, Android', 1]]);
      const open = (await member.get<OpenSession[]>('/api/auth/sessions')).body.data;
      expect(open.map(({ device }) => device)).toContain('Firefox, Android');
    });

    it('keeps the wish to stay signed in', async () => {
      const { secret } = await enrol(await app.member('hatirli'));
      const lifetime = async (remember: boolean) => {
        app.clock.advance({ minutes: 2 });
        const { body } = await second(await ticketOf('hatirli', remember), codeOf(secret));
        return (Date.parse(body.data.session.expiresAt) - app.clock.now().getTime()) / 86_400_000;
      };
      expect([await lifetime(false), await lifetime(true)]).toEqual([1, 30]);
    });

    inBothHomes.it('takes a code once, also when it comes twice at once, and not the one that set it up', async () => {
      const member = await app.member('tekrar');
      const { secret: fresh } = (await member.post<TotpStart>('/api/auth/second-factor/totp/start')).body.data;
      const setUp = codeOf(fresh);
      expect((await member.post('/api/auth/second-factor/totp/confirm', { code: setUp })).status).toBe(200);
      expect((await second(await ticketOf('tekrar'), setUp)).status).toBe(422);
      app.clock.advance({ minutes: 2 });
      const tickets = [await ticketOf('tekrar'), await ticketOf('tekrar')];
      const answers = await Promise.all(tickets.map((ticket) => second(ticket, codeOf(fresh))));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
      const again = await second(await ticketOf('tekrar'), codeOf(fresh));
      expect([again.status, again.body.code, again.body.fields]).toEqual([422, 'SECOND_FACTOR_WRONG', { code: [SECOND_FACTOR_TEXT.wrongCode] }]);
    });

    it('takes the code before and the one after, and none further away', async () => {
      const { secret } = await enrol(await app.member('saat'));
      for (const [steps, expected] of [
        [-2, 422],
        [2, 422],
        [-1, 200],
        [1, 200],
      ] as const)
        expect([steps, (await second(await ticketOf('saat'), codeOf(secret, steps))).status]).toEqual([steps, expected]);
    });

    it('slows wrong codes down, whatever ticket they come with', async () => {
      const { secret } = await enrol(await app.member('tahmin'));
      for (let wrong = 0; wrong < 5; wrong++) expect((await second(await ticketOf('tahmin'), '000000')).status).toBe(422);
      const slowed = await second(await ticketOf('tahmin'), codeOf(secret));
      expect([slowed.status, slowed.body.code, slowed.body.error]).toEqual([429, 'RATE_LIMITED', SECOND_FACTOR_TEXT.tooManyTries]);
      expect(slowed.headers.get('retry-after')).toBe('1');
      app.clock.advance({ seconds: 2 });
      expect((await second(await ticketOf('tahmin'), codeOf(secret))).status).toBe(200);
    });

    inBothHomes.it('is no faster to guess with many tries at once', async () => {
      await enrol(await app.member('yagmur'));
      const ticket = await ticketOf('yagmur');
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => second(ticket, String(100_000 + index))));
      expect(answers.filter((answer) => answer.status !== 429)).toHaveLength(5);
    });

    it('is set up only with a code of its own, in time', async () => {
      const member = await app.member('kurulum');
      expect(told(await member.post('/api/auth/second-factor/totp/confirm', { code: '123456' }))).toEqual([422, SECOND_FACTOR_TEXT.notStarted]);
      const { secret, url } = (await member.post<TotpStart>('/api/auth/second-factor/totp/start')).body.data;
      expect(url).toMatch(new RegExp(`^otpauth://totp/Meydan:kurulum\\?issuer=Meydan&secret=${secret}&`));
      for (const wrong of ['123456', '12345٦', 'üğişçö', ''])
        expect([wrong, (await member.post('/api/auth/second-factor/totp/confirm', { code: wrong })).status]).toEqual([wrong, 422]);
      expect(await login('kurulum')).toMatchObject({ message: 'Giriş başarılı' });
      app.clock.advance({ minutes: 16 });
      expect(told(await member.post('/api/auth/second-factor/totp/confirm', { code: codeOf(secret) }))).toEqual([422, SECOND_FACTOR_TEXT.notStarted]);
      await enrol(member);
      expect(told(await member.post('/api/auth/second-factor/totp/start'))).toEqual([409, SECOND_FACTOR_TEXT.alreadyEnrolled]);
    });

    inBothHomes.it('is removed only by whoever proves to be its owner', async () => {
      const member = await app.member('kaldiran');
      const { secret } = await enrol(member);
      const remove = (proof: object) => member.post('/api/auth/second-factor/totp/remove', proof);
      expect(told(await remove({}))).toEqual([422, SECOND_FACTOR_TEXT.proofRequired]);
      expect(told(await remove({ password: 'yanlis-bir-sifre' }))).toEqual([422, SECOND_FACTOR_TEXT.wrongProof]);
      expect(told(await remove({ code: '000000' }))).toEqual([422, SECOND_FACTOR_TEXT.wrongProof]);
      expect((await status(member)).totp_since).not.toBeNull();
      expect(told(await remove({ code: codeOf(secret) }))).toEqual([200, SECOND_FACTOR_TEXT.totpRemoved]);
      expect(await login('kaldiran')).toMatchObject({ message: 'Giriş başarılı' });
      // In the very same time step, with a new secret.
      await enrol(member);
      expect(told(await remove({ password: PASSWORD }))).toEqual([200, SECOND_FACTOR_TEXT.totpRemoved]);
    });
  });

  describe('by a recovery code', () => {
    inBothHomes.it('works with each of ten codes once', async () => {
      const member = await app.member('kurtaran');
      const { codes } = await enrol(member);
      expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
      const [first = '', next = ''] = codes;
      expect((await second(await ticketOf('kurtaran'), first)).status).toBe(200);
      expect((await second(await ticketOf('kurtaran'), first)).status).toBe(422);
      expect((await second(await ticketOf('kurtaran'), next.toLowerCase().replace('-', ' '))).status).toBe(200);
      expect((await status(member)).recovery_codes_left).toBe(8);
    });

    inBothHomes.it('works no more once new codes were issued, which asks for proof', async () => {
      const member = await app.member('yenileyen');
      const { codes } = await enrol(member);
      expect((await member.post('/api/auth/second-factor/recovery-codes', {})).status).toBe(422);
      const issued = await member.post<RecoveryCodes>('/api/auth/second-factor/recovery-codes', { password: PASSWORD });
      expect(told(issued)).toEqual([200, SECOND_FACTOR_TEXT.codesIssued]);
      expect((await second(await ticketOf('yenileyen'), codes[0] ?? '')).status).toBe(422);
      expect((await second(await ticketOf('yenileyen'), issued.body.data.recovery_codes[0] ?? '')).status).toBe(200);
    });

    it('is nothing without a factor', async () => {
      const member = await app.member('factorsuz');
      expect(told(await member.post('/api/auth/second-factor/recovery-codes', { password: PASSWORD }))).toEqual([409, SECOND_FACTOR_TEXT.codesNeedFactor]);
    });

    inBothHomes.it('is answered again under the same key, kept where nobody can read it', async () => {
      const member = await app.member('yineleyen');
      const { secret } = await enrol(member);
      const ask = () => member.post<RecoveryCodes>('/api/auth/second-factor/recovery-codes', { password: PASSWORD }, { 'idempotency-key': 'kodlar' });
      const [one, other] = [await ask(), await ask()];
      expect([one.status, other.body]).toEqual([200, one.body]);
      if (isSecondHome()) return;
      const files = ['requests.db', 'requests.db-wal', 'events.db', 'events.db-wal', 'vault.db', 'vault.db-wal'].map((name) =>
        readFileSync(join(app.dataDir, name)),
      );
      for (const code of [secret, ...one.body.data.recovery_codes]) expect(files.some((file) => file.includes(code))).toBe(false);
    });
  });

  describe('by a ticket', () => {
    it('waits five minutes, and ends with the first session', async () => {
      const { secret, codes } = await enrol(await app.member('bilet'));
      const [late, spare] = [await ticketOf('bilet'), await ticketOf('bilet')];
      for (const invented of ['', 'uydurma', `${late}x`]) expect(told(await second(invented, codeOf(secret)))).toEqual([422, SECOND_FACTOR_TEXT.ticketInvalid]);
      expect((await second(spare, codeOf(secret))).status).toBe(200);
      for (const over of [spare, late]) expect(told(await second(over, codes[0] ?? ''))).toEqual([422, SECOND_FACTOR_TEXT.ticketInvalid]);
      const old = await ticketOf('bilet');
      app.clock.advance({ minutes: 5 });
      expect(told(await second(old, codeOf(secret)))).toEqual([422, SECOND_FACTOR_TEXT.ticketInvalid]);
    });

    inBothHomes.it.each(['app', 'paper'] as const)('lets in whoever sends the same again that was not answered: a code of the %s', async (kind) => {
      const name = `yine.${kind}`;
      const member = await app.member(name);
      const { secret, codes } = await enrol(member);
      const [ticket, other] = [await ticketOf(name), await ticketOf(name)];
      const code = kind === 'app' ? codeOf(secret) : (codes[0] ?? '');
      const log = app.meydan.app.get<EventLog>(EVENT_LOG);
      const append = log.append.bind(log);
      const away = jest.spyOn(log, 'append').mockImplementation(async (stream, ...more) => {
        if (stream.startsWith('session-')) throw new EventLogUnavailable(new Error('the log is away'));
        return append(stream, ...more);
      });
      expect((await second(ticket, code)).status).toBe(503);
      away.mockRestore();
      const behind = jest.spyOn(app.meydan.machinery.followers.views, 'waitForThese').mockResolvedValueOnce(false);
      expect((await second(ticket, code)).status).toBe(503);
      behind.mockRestore();
      // Only together with the ticket that it was shown with.
      expect((await second(other, code)).body.code).toBe('SECOND_FACTOR_WRONG');
      const answers = await Promise.all([second(ticket, code), second(ticket, code)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
      expect((await status(member)).recovery_codes_left).toBe(kind === 'app' ? 10 : 9);
      expect((await second(ticket, code)).status).toBe(422);
    });

    it('lets nobody in with the factor of another', async () => {
      const { secret } = await enrol(await app.member('birinci'));
      await enrol(await app.member('ikinci'));
      expect((await second(await ticketOf('ikinci'), codeOf(secret))).status).toBe(422);
    });
  });

  describe('by a passkey', () => {
    inBothHomes.it('signs in alone, without name and password', async () => {
      const member = await app.member('anahtarli');
      const passkey = await addPasskey(member);
      const { status: code, body, headers } = await withPasskey(passkey.assert(await challenge()), { rememberMe: true });
      expect([code, body.message, body.data.user.username]).toEqual([200, 'Giriş başarılı', 'anahtarli']);
      expect(headers.getSetCookie().at(-1)).toMatch(/^meydan_session=[\w-]{43};.*Expires=/);
      expect((await status(member)).passkeys).toEqual([
        { id: expect.any(String), name: 'Dizüstü', added_at: expect.any(String), last_used_at: app.clock.now().toISOString() },
      ]);
    });

    inBothHomes.it('is the second step after the password, for its own member', async () => {
      const passkey = await addPasskey(await app.member('adimli'));
      const other = await addPasskey(await app.member('baskasi'));
      const step = async (assertion: object) =>
        app.guest.post<LoginAnswer>('/api/auth/second-factor/passkey', { ticket: await ticketOf('adimli'), ...assertion });
      expect(await login('adimli')).toMatchObject({ data: { secondFactor: { methods: ['passkey', 'recovery'] } } });
      expect((await step(other.assert(await challenge()))).status).toBe(422);
      expect((await step(passkey.assert(await challenge()))).body.data.user.username).toBe('adimli');
    });

    inBothHomes.it('answers a challenge once, in time, and only one of ours', async () => {
      const passkey = await addPasskey(await app.member('meydanli'));
      const refused = async (answer: Promise<Answer>) => expect(told(await answer)).toEqual([422, SECOND_FACTOR_TEXT.passkeyRefused]);
      const assertion = passkey.assert(await challenge());
      const twice = await Promise.all([withPasskey(assertion), withPasskey(assertion)]);
      expect(twice.map((answer) => answer.status).sort()).toEqual([200, 422]);
      await refused(withPasskey(assertion));
      await refused(withPasskey(passkey.assert({ challenge: 'uydurma' })));
      const late = passkey.assert(await challenge());
      app.clock.advance({ minutes: 5 });
      await refused(withPasskey(late));
    });

    it('is refused with a wrong signature, site, owner or owner’s check, and when it counts like a copy', async () => {
      const passkey = await addPasskey(await app.member('kopyali'));
      const refused = async (assertion: object) => expect(told(await withPasskey(assertion))).toEqual([422, SECOND_FACTOR_TEXT.passkeyRefused]);
      const good = async () => passkey.assert(await challenge());
      const { signature } = new SoftAuthenticator(PUBLIC_URL).assert(await challenge());
      await refused({ ...(await good()), signature });
      await refused({ ...(await good()), userHandle: Buffer.from('01900000-0000-7000-8000-000000000000').toString('base64url') });
      await refused({ ...(await good()), userHandle: undefined });
      await refused({ ...(await good()), authenticatorData: '' });
      const elsewhere = new SoftAuthenticator('https://kotu.example');
      Object.assign(elsewhere, { credentialId: passkey.credentialId, key: Reflect.get(passkey, 'key'), userHandle: passkey.userHandle });
      await refused(elsewhere.assert(await challenge()));
      passkey.isVerifying = false;
      await refused(await good());
      passkey.isVerifying = true;
      passkey.counter = 7;
      expect((await withPasskey(await good())).status).toBe(200);
      await refused(await good());
      passkey.counter = 8;
      expect((await withPasskey(await good())).status).toBe(200);
    });

    inBothHomes.it('is made for whoever was asked, named, renamed and removed with proof', async () => {
      const member = await app.member('isimli');
      const stranger = await app.member('yabanci');
      const options = (await member.post<Options>('/api/auth/passkeys/start')).body.data;
      const passkey = new SoftAuthenticator(PUBLIC_URL);
      expect((await stranger.post('/api/auth/passkeys', passkey.register(options, 'Çalıntı'))).status).toBe(422);
      expect((await member.post('/api/auth/passkeys', passkey.register(options, ' '))).body.fields).toEqual({ name: [SECOND_FACTOR_TEXT.nameRequired] });
      const added = await member.post<FactorAdded>('/api/auth/passkeys', passkey.register(options, ' Telefon '));
      expect([added.status, added.body.data.recovery_codes?.length]).toEqual([201, 10]);
      const [{ id, name } = { id: '', name: '' }] = (await member.get<PasskeyInfo[]>('/api/auth/passkeys')).body.data;
      expect(name).toBe('Telefon');
      const again = (await member.post<Options>('/api/auth/passkeys/start')).body.data;
      expect(again.excludeCredentials).toMatchObject([{ id: passkey.id }]);
      const other = Object.assign(new SoftAuthenticator(PUBLIC_URL), { credentialId: passkey.credentialId });
      expect(told(await member.post('/api/auth/passkeys', other.register(again, 'Yerine')))).toEqual([409, SECOND_FACTOR_TEXT.passkeyKnown]);
      expect((await withPasskey(passkey.assert(await challenge()))).status).toBe(200);
      expect((await stranger.put(`/api/auth/passkeys/${id}`, { name: 'Benim' })).status).toBe(404);
      expect(told(await member.put(`/api/auth/passkeys/${id}`, { name: 'Eski telefon' }))).toEqual([200, SECOND_FACTOR_TEXT.passkeyRenamed]);
      expect((await status(member)).passkeys.map((one) => one.name)).toEqual(['Eski telefon']);
      expect((await member.post(`/api/auth/passkeys/${id}/remove`)).status).toBe(422);
      expect((await stranger.post(`/api/auth/passkeys/${id}/remove`, { password: PASSWORD })).status).toBe(404);
      expect(told(await member.post(`/api/auth/passkeys/${id}/remove`, { password: PASSWORD }))).toEqual([200, SECOND_FACTOR_TEXT.passkeyRemoved]);
      expect((await status(member)).passkeys).toEqual([]);
      expect((await withPasskey(passkey.assert(await challenge()))).status).toBe(422);
      expect(await login('isimli')).toMatchObject({ message: 'Giriş başarılı' });
    });

    it('opens no door that a restriction has closed', async () => {
      const passkey = await addPasskey(await app.member('kisitli'));
      const admin = await app.member('hakim', 'admin');
      const topic = { title: 'Kısıtlı konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') };
      const author = new Client(app.guest.url, (await withPasskey(passkey.assert(await challenge()))).body.data.session.token);
      const { id, users } = (await author.post<Topic>('/api/forum/topics', topic)).body.data;
      const report = { reported_type: 'forum_topic', reported_id: id, reported_user_id: users.id, reason: 'spam', description: 'Reklam yapıyor' };
      const { reportId } = (await (await app.member('bildiren')).post<{ reportId: string }>('/api/reports', report)).body.data;
      expect((await admin.put(`/api/reports/${reportId}/moderate`, { status: 'resolved', action: 'ban_user', note: 'Reklam' })).status).toBe(200);
      await app.settled();
      expect((await withPasskey(passkey.assert(await challenge()))).body.code).toBe('ACCOUNT_RESTRICTED');
    });
  });
});

embeddedOnly.describe('staff who must have a second factor', () => {
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL, STAFF_SECOND_FACTOR: '1' });
  });
  afterAll(() => app.stop());

  const DOORS = [
    ['/api/reports', 'report.read'],
    ['/api/console/members', 'member.read'],
    ['/api/console/jobs', 'operations.read'],
  ] as const;
  const holders = (permission: keyof typeof PERMISSIONS): MemberRole[] => (permission === 'operations.read' ? ['admin'] : ['admin', 'moderator', 'auditor']);

  it.each(MEMBER_ROLES)('may do as %s what that role may do only once they have one', async (role) => {
    const member = await app.member(`gorevli.${role}`, role);
    const answers = async () => Promise.all(DOORS.map(async ([path]) => (await member.get(path)).body.code ?? 'OK'));
    const expected = (lacking: string) => DOORS.map(([, permission]) => (holders(permission).includes(role) ? lacking : 'FORBIDDEN'));
    expect(await answers()).toEqual(expected('SECOND_FACTOR_REQUIRED'));
    expect((await status(member)).required).toBe(role !== 'user');
    expect((await member.get('/api/auth/user')).body.data).toMatchObject({ role });
    expect((await member.get('/api/forum/topics')).status).toBe(200);
    if (role === 'user') return;
    expect((await member.get('/api/reports')).body.error).toBe(SECOND_FACTOR_TEXT.required);
    await enrol(member);
    const ok = DOORS.map(([, permission]) => (holders(permission).includes(role) ? 'OK' : 'FORBIDDEN'));
    expect(await answers()).toEqual(ok);
    await member.post('/api/auth/second-factor/totp/remove', { password: PASSWORD });
    expect(await answers()).toEqual(expected('SECOND_FACTOR_REQUIRED'));
    await addPasskey(member);
    expect(await answers()).toEqual(ok);
  });
});
