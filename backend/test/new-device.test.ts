import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { LoginAnswer, LoginResult } from '../contracts/accounts.js';
import { EMAIL_CHANGE_TEXT, type EmailChangeState } from '../contracts/email-change.js';
import type { FactorAdded, SecondFactorAnswer, TotpStart } from '../contracts/second-factor.js';
import { type AccountRegained, TAKING_BACK_TEXT } from '../contracts/taking-back.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { Browser } from './browser.js';
import { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { totpCode } from './totp-code.js';

const NEW_PASSWORD = 'uzun-ve-yepyeni-bir-sifre';
const addressOf = (name: string) => `${name}@ornek.dev`;

describe('a sign-in from a device that is new', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const mails = async (name: string) => {
    await app.settled();
    return app.mailsTo(addressOf(name)).filter((mail) => mail.includes('ilk kez gördüğümüz bir cihaz'));
  };
  const linkIn = (mail: string | undefined) => /\/auth\/not-me#token=([\w.-]+)/.exec(mail ?? '')?.[1];
  const signIn = async (identifier: string, at = new Browser(app.guest.url), password = PASSWORD) => {
    const { data } = await at.json<LoginResult>('POST', '/api/auth/login', { identifier, password, timeZone: 'Europe/Istanbul' });
    return { at, data };
  };
  /** Who is in by what a sign-in answered. */
  const asMember = (data: LoginResult) => {
    const { session, user } = data as LoginAnswer;
    return new Client(app.guest.url, session.token, user.id);
  };
  const disown = (token: string | undefined) => app.guest.post<AccountRegained>('/api/auth/sign-in/disown', { token });
  const login = async (identifier: string, password: string) => (await app.guest.post('/api/auth/login', { identifier, password })).status;

  inBothHomes.it('is told by mail, but neither the first one nor those on a device that is known', async () => {
    // Signs in for the first time, on a device that keeps nothing.
    await app.member('defne');
    expect(await mails('defne')).toHaveLength(0);
    const { at } = await signIn('defne');
    const [mail = '', ...others] = await mails('defne');
    expect(others).toHaveLength(0);
    for (const words of ['Ne zaman: ', 'Tarayıcı ve sistem: ', 'Nereden: ']) expect(mail).toContain(words);
    expect(mail).not.toMatch(/127\.0\.0\.1|::1/);
    await signIn('defne', at);
    expect(await mails('defne')).toHaveLength(1);
  });

  it('is told three times a day, and again on the next', async () => {
    await app.member('dalgin');
    for (const _ of [1, 2, 3, 4, 5]) await signIn('dalgin');
    expect(await mails('dalgin')).toHaveLength(3);
    app.clock.advance({ hours: 24, seconds: 1 });
    await signIn('dalgin');
    expect(await mails('dalgin')).toHaveLength(4);
  });

  it('is told of a browser that two members share to each of them', async () => {
    await app.member('ortakbir');
    await app.member('ortakiki');
    const { at } = await signIn('ortakbir');
    await signIn('ortakiki', at);
    expect([await mails('ortakbir'), await mails('ortakiki')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is told when the second factor was shown, and not before', async () => {
    const member = await app.member('ikiadimli');
    const { secret } = (await member.post<TotpStart>('/api/auth/second-factor/totp/start')).body.data;
    const added = await member.post<FactorAdded>('/api/auth/second-factor/totp/confirm', { code: totpCode(secret, app.clock.now()) });
    const { at, data } = await signIn('ikiadimli');
    expect(await mails('ikiadimli')).toHaveLength(0);
    const { ticket } = (data as SecondFactorAnswer).secondFactor;
    await at.json('POST', '/api/auth/second-factor', { ticket, code: added.body.data.recovery_codes?.[0] });
    expect(await mails('ikiadimli')).toHaveLength(1);
  });

  inBothHomes.it('is disowned once: every session ends, what was added goes, and a new password is asked for', async () => {
    const owner = await app.member('sahibi');
    const { at, data } = await signIn('sahibi');
    const thief = asMember(data);
    const { secret } = (await thief.post<TotpStart>('/api/auth/second-factor/totp/start')).body.data;
    await thief.post('/api/auth/second-factor/totp/confirm', { code: totpCode(secret, app.clock.now()) });
    const link = linkIn((await mails('sahibi'))[0]);

    const { status, body } = await disown(link);
    expect([status, body.message]).toEqual([200, TAKING_BACK_TEXT.disowned]);
    expect(body.data.dropped).toEqual({ totp: true, passkeys: 0, recovery_codes: true, providers: [] });
    for (const one of [owner, thief]) expect((await one.get('/api/auth/user')).status).toBe(401);
    expect(await login('sahibi', PASSWORD)).toBe(401);
    expect((await disown(link)).status).toBe(422);
    const { accessToken } = body.data;
    expect((await app.guest.post('/api/auth/password/update', { password: NEW_PASSWORD, accessToken })).status).toBe(200);
    // The device that was disowned is a stranger once more.
    const before = (await mails('sahibi')).length;
    await signIn('sahibi', at, NEW_PASSWORD);
    expect(await mails('sahibi')).toHaveLength(before + 1);
  });

  it('takes the address along that was given to the account since', async () => {
    await app.member('adresli');
    const { data } = await signIn('adresli');
    const link = linkIn((await mails('adresli'))[0]);
    const thief = asMember(data);
    await thief.post('/api/auth/email/change', { email: addressOf('hirsiz'), password: PASSWORD });
    await app.settled();
    const token = app.mailsTo(addressOf('hirsiz')).flatMap((mail) => /email-change#token=([\w.-]+)/.exec(mail)?.[1] ?? [])[0];
    expect((await app.guest.post('/api/auth/email/change/confirm', { token })).body.message).toBe(EMAIL_CHANGE_TEXT.confirmed);

    const { accessToken } = (await disown(link)).body.data;
    expect((await app.guest.post('/api/auth/password/update', { password: NEW_PASSWORD, accessToken })).status).toBe(200);
    const again = await app.guest.signIn(addressOf('adresli'), NEW_PASSWORD);
    expect((await again.get<EmailChangeState>('/api/auth/email/change')).body.data).toMatchObject({ email: addressOf('adresli'), undo_until: null });
  });

  it('keeps the way back of the former address, whoever has the mailbox that was put in its place', async () => {
    const owner = await app.member('magdur');
    await owner.post('/api/auth/email/change', { email: addressOf('gaspci'), password: PASSWORD });
    await app.settled();
    const tokenIn = (of: string, page: string) => app.mailsTo(addressOf(of)).flatMap((mail) => new RegExp(`${page}#token=([\\w.-]+)`).exec(mail)?.[1] ?? [])[0];
    await app.guest.post('/api/auth/email/change/confirm', { token: tokenIn('gaspci', 'email-change') });
    await app.settled();
    app.clock.advance({ minutes: 1 });
    await signIn('magdur');
    const [mail] = await mails('gaspci');
    expect((await disown(linkIn(mail))).status).toBe(200);

    const back = await app.guest.post<AccountRegained>('/api/auth/email/change/undo', { token: tokenIn('magdur', 'email-undo') });
    expect(back.status).toBe(200);
    const { accessToken } = back.body.data;
    expect((await app.guest.post('/api/auth/password/update', { password: NEW_PASSWORD, accessToken })).status).toBe(200);
    expect(await login(addressOf('magdur'), NEW_PASSWORD)).toBe(200);
  });

  it('calls off a deletion that was asked for since, and no earlier one', async () => {
    await app.member('silinmez');
    const { data } = await signIn('silinmez');
    const link = linkIn((await mails('silinmez'))[0]);
    const asked = await asMember(data).post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    expect(asked.status).toBe(200);
    const { accessToken } = (await disown(link)).body.data;
    await app.settled();
    await app.guest.post('/api/auth/password/update', { password: NEW_PASSWORD, accessToken });
    const again = await app.guest.signIn('silinmez', NEW_PASSWORD);
    expect((await again.get<{ deletion_due: string | null }>('/api/auth/user')).body.data.deletion_due).toBeNull();
  });

  it('is disowned for seven days, and by nobody who was not mailed', async () => {
    await app.member('gecikti');
    await signIn('gecikti');
    const link = linkIn((await mails('gecikti'))[0]);
    expect((await disown(link?.replace(/\..*/, '.tahmin'))).status).toBe(422);
    app.clock.advance({ hours: 7 * 24, seconds: 1 });
    expect((await disown(link)).status).toBe(422);
  });
});
