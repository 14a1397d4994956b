import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { SECURITY_SENTENCE, type SecurityEntry } from '../contracts/access.js';
import type { LoginResult } from '../contracts/accounts.js';
import { EMAIL_CHANGE_TEXT, type EmailChangeState } from '../contracts/email-change.js';
import type { SecondFactorAnswer, TotpStart } from '../contracts/second-factor.js';
import type { AccountRegained } from '../contracts/taking-back.js';
import { LinkAccount } from '../src/contexts/accounts/identity/identity.commands.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { SoftAuthenticator } from './authenticator.js';
import type { Answer, Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { totpCode } from './totp-code.js';

const PUBLIC_URL = 'http://localhost:4000';
type PasskeyOptions = { challenge: string; user: { id: string } };
const NEW_PASSWORD = 'uzun-ve-yepyeni-bir-sifre';
const told = ({ status, body }: Answer) => [status, body.message ?? body.error];
const addressOf = (name: string) => `${name}@ornek.dev`;

describe('another address', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL });
  });
  afterAll(() => app.stop());

  const ask = (by: Client, email: string, password: string = PASSWORD) => by.post('/api/auth/email/change', { email, password });
  const confirm = (token: string | undefined) => app.guest.post('/api/auth/email/change/confirm', { token });
  const undo = (token: string | undefined) => app.guest.post<AccountRegained>('/api/auth/email/change/undo', { token });
  const state = async (by: Client) => (await by.get<EmailChangeState>('/api/auth/email/change')).body.data;
  const login = async (identifier: string, password = PASSWORD) => (await app.guest.post('/api/auth/login', { identifier, password })).status;
  const linkIn = async (address: string, page: string) => {
    await app.settled();
    return app.mailsTo(address).flatMap((mail) => new RegExp(`/auth/${page}#token=([\\w.-]+)`).exec(mail)?.[1] ?? [])[0];
  };
  const confirmLink = (address: string) => linkIn(address, 'email-change');
  const undoLink = (address: string) => linkIn(address, 'email-undo');
  /** A member whose address is `<name>2@ornek.dev` by now. */
  const changed = async (name: string) => {
    const member = await app.member(name);
    expect(told(await ask(member, addressOf(`${name}2`)))).toEqual([200, EMAIL_CHANGE_TEXT.asked]);
    expect(told(await confirm(await confirmLink(addressOf(`${name}2`))))).toEqual([200, EMAIL_CHANGE_TEXT.confirmed]);
    return member;
  };
  const endAccount = (by: Client) => by.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });

  inBothHomes.it('holds once its mailbox has answered, and is told to the former one', async () => {
    const elif = await app.member('elif');
    expect(told(await ask(elif, addressOf('elif'), PASSWORD))).toEqual([422, EMAIL_CHANGE_TEXT.same]);
    expect(told(await ask(elif, addressOf('elif2'), 'yanlis-bir-sifre'))[0]).toBe(422);
    expect(told(await ask(elif, addressOf('elif2')))).toEqual([200, EMAIL_CHANGE_TEXT.asked]);
    expect(await state(elif)).toMatchObject({ email: addressOf('elif'), waiting: { email: addressOf('elif2') }, undo_until: null });
    const link = await confirmLink(addressOf('elif2'));
    expect(await login(addressOf('elif'))).toBe(200);
    expect(await login(addressOf('elif2'))).toBe(401);

    expect((await confirm(link)).status).toBe(200);
    expect(told(await confirm(link))).toEqual([422, EMAIL_CHANGE_TEXT.linkInvalid]);
    expect(await login(addressOf('elif2'))).toBe(200);
    expect(await login(addressOf('elif'))).toBe(401);
    expect(await state(elif)).toMatchObject({ email: addressOf('elif2'), waiting: null, undo_until: expect.any(String) });
    expect(await undoLink(addressOf('elif'))).toEqual(expect.any(String));
    const log = (await elif.get<SecurityEntry[]>('/api/auth/security-log')).body.data.map(({ text }) => text);
    expect(log).toEqual(expect.arrayContaining([SECURITY_SENTENCE.EmailChangeRequested, SECURITY_SENTENCE.EmailChanged]));
  });

  it('is asked for in the same words when it is somebody else’s, whose owner is told', async () => {
    const [asker] = [await app.member('soran'), await app.member('sahip')];
    const free = await ask(asker, addressOf('bos'));
    const taken = await ask(asker, addressOf('sahip'));
    expect(told(taken)).toEqual(told(free));
    expect(Object.keys(taken.body.data as object)).toEqual(Object.keys(free.body.data as object));
    expect(await confirmLink(addressOf('sahip'))).toBeUndefined();
    expect(app.mailsTo(addressOf('sahip')).some((mail) => mail.includes('hesap zaten var'))).toBe(true);
    expect(told(await confirm(await confirmLink(addressOf('bos'))))).toEqual([422, EMAIL_CHANGE_TEXT.linkInvalid]);
  });

  inBothHomes.it('becomes that of one of two members who confirm it at once', async () => {
    const both = [await app.member('ilkgelen'), await app.member('ikincigelen')];
    const links: (string | undefined)[] = [];
    for (const by of both) {
      await ask(by, addressOf('ortak'));
      await app.settled();
      const all = app.mailsTo(addressOf('ortak')).flatMap((mail) => /email-change#token=([\w.-]+)/.exec(mail)?.[1] ?? []);
      links.push(all.find((link) => !links.includes(link)));
    }
    expect(new Set(links).size).toBe(2);
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const addresses = await Promise.all(both.map(async (by) => (await state(by)).email));
    expect(addresses.filter((email) => email === addressOf('ortak'))).toHaveLength(1);
  });

  it('is confirmed once by many requests at the same moment', async () => {
    const member = await app.member('aceleci');
    await ask(member, addressOf('aceleci2'));
    const link = await confirmLink(addressOf('aceleci2'));
    const answers = await Promise.all([1, 2, 3].map(() => confirm(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await state(member)).email).toBe(addressOf('aceleci2'));
    expect(told(await app.guest.post('/api/auth/register', { email: addressOf('aceleci2'), username: 'pesinden', password: NEW_PASSWORD }))[0]).toBe(201);
    expect(await login(addressOf('aceleci2'))).toBe(200);
  });

  it('is not confirmed after a day', async () => {
    const member = await app.member('gecikmis');
    await ask(member, addressOf('gecikmis2'));
    const link = await confirmLink(addressOf('gecikmis2'));
    app.clock.advance({ hours: 24, seconds: 1 });
    expect(told(await confirm(link))).toEqual([422, EMAIL_CHANGE_TEXT.linkInvalid]);
  });

  inBothHomes.it('is taken back from the former mailbox: the sessions end, and a new password is asked for', async () => {
    const member = await changed('calinan');
    const link = await undoLink(addressOf('calinan'));
    const undone = await undo(link);
    expect(told(undone)).toEqual([200, EMAIL_CHANGE_TEXT.undone]);
    expect((await member.get('/api/auth/user')).status).toBe(401);
    expect([await login(addressOf('calinan')), await login(addressOf('calinan2'))]).toEqual([401, 401]);
    expect(told(await undo(link))).toEqual([422, EMAIL_CHANGE_TEXT.linkInvalid]);
    const { accessToken } = undone.body.data;
    expect((await app.guest.post('/api/auth/password/update', { password: NEW_PASSWORD, accessToken })).status).toBe(200);
    expect(await login(addressOf('calinan'), NEW_PASSWORD)).toBe(200);

    await app.settled();
    const another = await app.member('yenisahip');
    await ask(another, addressOf('calinan2'));
    await app.settled();
    const links = app.mailsTo(addressOf('calinan2')).flatMap((mail) => /email-change#token=([\w.-]+)/.exec(mail)?.[1] ?? []);
    expect((await confirm(links[0])).status).toBe(200);
  });

  inBothHomes.it('takes along what was added meanwhile, and leaves what was there before', async () => {
    const { id: memberId } = await app.member('ele');
    // Whoever uses this session from tomorrow on is somebody else.
    const member = await app.guest.signIn('ele', PASSWORD, true);
    const before = (await member.post<PasskeyOptions>('/api/auth/passkeys/start')).body.data;
    await member.post('/api/auth/passkeys', new SoftAuthenticator(PUBLIC_URL).register(before, 'Benim'));
    app.clock.advance({ hours: 25 });
    await ask(member, addressOf('ele2'));
    await confirm(await confirmLink(addressOf('ele2')));
    const { secret } = (await member.post<TotpStart>('/api/auth/second-factor/totp/start')).body.data;
    await member.post('/api/auth/second-factor/totp/confirm', { code: totpCode(secret, app.clock.now()) });
    const later = (await member.post<PasskeyOptions>('/api/auth/passkeys/start')).body.data;
    await member.post('/api/auth/passkeys', new SoftAuthenticator(PUBLIC_URL).register(later, 'Onun'));
    await member.post('/api/auth/second-factor/recovery-codes', { password: PASSWORD });
    const origin = {
      id: 'baglanti',
      at: app.clock.now().toISOString(),
      actor: { id: memberId, role: 'user' as const },
      correlationId: 'baglanti',
      causationId: null,
    };
    const identity = { provider: 'github', subject: 'onun-hesabi' };
    await app.meydan.app.get(CommandBus).execute(new LinkAccount({ memberId, identity }, origin));
    await app.guest.post('/api/auth/password/reset', { email: addressOf('ele2') });
    await app.settled();
    const reset = app.mailsTo(addressOf('ele2')).flatMap((mail) => /type=recovery&token=([\w-]+)/.exec(mail)?.[1] ?? [])[0];
    const ticket = ((await app.guest.post<LoginResult>('/api/auth/login', { identifier: 'ele', password: PASSWORD })).body.data as SecondFactorAnswer)
      .secondFactor;

    const { body } = await undo(await undoLink(addressOf('ele')));
    expect(body.data.dropped).toEqual({ totp: true, passkeys: 1, recovery_codes: true, providers: ['github'] });
    expect((await app.guest.post('/api/auth/second-factor', { ticket: ticket.ticket, code: totpCode(secret, app.clock.now()) })).status).toBe(422);
    expect((await app.guest.post('/api/auth/password/update', { password: NEW_PASSWORD, accessToken: reset })).status).toBe(422);
    const { accessToken } = body.data;
    expect((await app.guest.post('/api/auth/password/update', { password: NEW_PASSWORD, accessToken })).status).toBe(200);
    const asked = (await app.guest.post<LoginResult>('/api/auth/login', { identifier: 'ele', password: NEW_PASSWORD })).body.data;
    expect((asked as SecondFactorAnswer).secondFactor.methods).toEqual(['passkey']);
    await app.settled();
    const told = app.mailsTo(addressOf('ele')).find((mail) => mail.includes('bağlantıyla geri alındı')) ?? '';
    for (const line of ['• Doğrulama uygulaması', '• Geçiş anahtarı', '• Kurtarma kodları', '• GitHub ile giriş']) expect(told).toContain(line);
    expect(app.mailsTo(addressOf('ele2')).some((mail) => mail.includes('bağlantıyla geri alındı'))).toBe(false);
  });

  it('lets the former mailbox hear of a new password, with the way back', async () => {
    const member = await changed('duyan');
    await member.post('/api/auth/password/change', { currentPassword: PASSWORD, password: NEW_PASSWORD });
    await app.settled();
    const mail = app.mailsTo(addressOf('duyan')).find((text) => text.includes('adresi kısa süre önce değiştirilen')) ?? '';
    const token = /email-undo#token=([\w.-]+)/.exec(mail)?.[1];
    expect(app.mailsTo(addressOf('duyan2')).some((text) => text.includes('Meydan hesabınızın şifresi'))).toBe(true);
    expect(told(await undo(token))).toEqual([200, EMAIL_CHANGE_TEXT.undone]);
    expect(told(await undo(await undoLink(addressOf('duyan'))))).toEqual([422, EMAIL_CHANGE_TEXT.linkInvalid]);
  });

  inBothHomes.it('stands after seven days; until then there is neither another change nor an end of the account', async () => {
    const member = await changed('degisen');
    const link = await undoLink(addressOf('degisen'));
    expect(told(await ask(member, addressOf('degisen3')))).toEqual([409, EMAIL_CHANGE_TEXT.settling]);
    expect(told(await endAccount(member))).toEqual([409, EMAIL_CHANGE_TEXT.deletionWaits]);
    app.clock.advance({ hours: 7 * 24, seconds: 1 });
    expect(told(await undo(link))).toEqual([422, EMAIL_CHANGE_TEXT.linkInvalid]);
    await app.settled();
    const later = await app.guest.signIn('degisen2@ornek.dev', PASSWORD);
    expect(await state(later)).toMatchObject({ email: addressOf('degisen2'), undo_until: null });
    expect((await app.guest.post('/api/auth/register', { email: addressOf('degisen'), username: 'eskiadres', password: PASSWORD })).status).toBe(201);
    await app.settled();
    expect(app.mailsTo(addressOf('degisen')).some((mail) => mail.includes('type=signup'))).toBe(true);
    expect((await endAccount(later)).status).toBe(200);
    expect(told(await ask(later, addressOf('degisen4')))).toEqual([409, EMAIL_CHANGE_TEXT.deletionDue]);
  });

  it('is asked for five times a day', async () => {
    const member = await app.member('kararsiz');
    for (const n of [1, 2, 3, 4, 5]) expect((await ask(member, addressOf(`kararsiz${n}`))).status).toBe(200);
    const { status, body } = await ask(member, addressOf('kararsiz6'));
    expect([status, body.error]).toEqual([429, EMAIL_CHANGE_TEXT.tooMany]);
  });

  it('needs the password, from whoever has one', async () => {
    const member = await app.member('sifreli');
    expect((await ask(member, addressOf('sifreli2'), '')).status).toBe(422);
    expect((await app.guest.post('/api/auth/email/change', { email: addressOf('x'), password: PASSWORD })).status).toBe(401);
  });
});

describe('a restart', () => {
  it('loses neither the link of a wish nor the way back', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-'));
    const clock = new TestClock();
    const linkIn = (app: TestApp, address: string, page: string) =>
      app.mailsTo(address).flatMap((mail) => new RegExp(`/auth/${page}#token=([\\w.-]+)`).exec(mail)?.[1] ?? [])[0];
    let app = await startApp({ DATA_DIR }, clock);
    const again = async () => {
      await app.settled();
      await app.stop();
      app = await startApp({ DATA_DIR }, clock);
    };
    try {
      const member = await app.member('elif');
      await member.post('/api/auth/email/change', { email: addressOf('elif2'), password: PASSWORD });
      await again();
      const confirmed = await app.guest.post('/api/auth/email/change/confirm', { token: linkIn(app, addressOf('elif2'), 'email-change') });
      expect(told(confirmed)).toEqual([200, EMAIL_CHANGE_TEXT.confirmed]);
      await again();
      const undone = await app.guest.post('/api/auth/email/change/undo', { token: linkIn(app, addressOf('elif'), 'email-undo') });
      expect(told(undone)).toEqual([200, EMAIL_CHANGE_TEXT.undone]);
    } finally {
      await app.stop();
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  });
});
