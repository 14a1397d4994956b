import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { LoginResult } from '../contracts/accounts.js';
import type { FactorAdded, PasskeyInfo, RecoveryCodes, SecondFactorAnswer, TotpStart } from '../contracts/second-factor.js';
import { SendSecurityMail } from '../src/contexts/accounts/security-mail/security-mail.commands.js';
import { type RecordedEvent, SYSTEM } from '../src/kernel/event.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { SoftAuthenticator } from './authenticator.js';
import type { Client } from './client.js';
import { totpCode } from './totp-code.js';

const PUBLIC_URL = 'http://localhost:4000';
type Options = { challenge: string; user: { id: string } };

describe('a mail about the security of an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL });
  });
  afterAll(() => app.stop());

  const mailsTo = (name: string) => app.mailsTo(`${name}@ornek.dev`).filter((mail) => mail.includes('/settings/security'));
  /** What the mails that came since the last look tell, one list for each. */
  const news = async (name: string) => {
    const before = new Set(mailsTo(name));
    await app.settled();
    app.clock.advance({ seconds: 61 });
    await app.settled();
    const mails = mailsTo(name).filter((mail) => !before.has(mail));
    return mails.map((mail) => [...mail.matchAll(/^• (.+)$/gm)].map(([, line]) => line));
  };
  const enrol = async (member: Client) => {
    const { secret } = (await member.post<TotpStart>('/api/auth/second-factor/totp/start')).body.data;
    const { body } = await member.post<FactorAdded>('/api/auth/second-factor/totp/confirm', { code: totpCode(secret, app.clock.now()) });
    return { secret, codes: body.data.recovery_codes ?? [] };
  };

  it('tells once of an authenticator app and the codes that came with it, and none of them', async () => {
    const { secret, codes } = await enrol(await app.member('aylin'));
    expect(await news('aylin')).toEqual([['Doğrulama uygulaması eklendi', 'Yeni kurtarma kodları oluşturuldu']]);
    const [mail = ''] = mailsTo('aylin');
    for (const words of ['21 Kasım 2026 14:0', 'Siz değilseniz', `${PUBLIC_URL}/settings/security`, `${PUBLIC_URL}/auth/reset-password`])
      expect(mail).toContain(words);
    for (const kept of [secret, ...codes]) expect(mail).not.toContain(kept);
  });
  it('tells of a recovery code that let somebody in', async () => {
    const { codes } = await enrol(await app.member('kurtaran'));
    await news('kurtaran');
    const { data } = (await app.guest.post<LoginResult>('/api/auth/login', { identifier: 'kurtaran', password: PASSWORD })).body;
    const { ticket } = (data as SecondFactorAnswer).secondFactor;
    expect((await app.guest.post('/api/auth/second-factor', { ticket, code: codes[0] })).status).toBe(200);
    expect(await news('kurtaran')).toEqual([['Bir kurtarma kodu kullanıldı']]);
  });
  it('tells in one what a code proved and what was done with it', async () => {
    const member = await app.member('kaldiran');
    const { codes } = await enrol(member);
    await news('kaldiran');
    const issued = await member.post<RecoveryCodes>('/api/auth/second-factor/recovery-codes', { code: codes[0] });
    expect(await news('kaldiran')).toEqual([['Bir kurtarma kodu kullanıldı', 'Yeni kurtarma kodları oluşturuldu']]);
    await member.post('/api/auth/second-factor/totp/remove', { code: issued.body.data.recovery_codes[0] });
    expect(await news('kaldiran')).toEqual([['Bir kurtarma kodu kullanıldı', 'Doğrulama uygulaması kaldırıldı']]);
  });
  it('tells of passkeys that come and go', async () => {
    const member = await app.member('anahtarli');
    const options = (await member.post<Options>('/api/auth/passkeys/start')).body.data;
    await member.post('/api/auth/passkeys', new SoftAuthenticator(PUBLIC_URL).register(options, 'Dizüstü'));
    expect(await news('anahtarli')).toEqual([['Geçiş anahtarı eklendi', 'Yeni kurtarma kodları oluşturuldu']]);
    const [{ id } = { id: '' }] = (await member.get<PasskeyInfo[]>('/api/auth/passkeys')).body.data;
    await member.put(`/api/auth/passkeys/${id}`, { name: 'Eski dizüstü' });
    expect(await news('anahtarli')).toEqual([]);
    await member.post(`/api/auth/passkeys/${id}/remove`, { password: PASSWORD });
    expect(await news('anahtarli')).toEqual([['Geçiş anahtarı kaldırıldı']]);
  });
  it('is sent once, however often its action is looked at, and never about what is long past', async () => {
    const member = await app.member('tekrar');
    const factsAbout = async () =>
      ((await app.meydan.app.get(EVENT_LOG).readAll(0, 10_000)) as RecordedEvent<{ type: string; data: { memberId: string } }>[]).filter(
        ({ data }) => data.memberId === member.id,
      );
    await enrol(member);
    await news('tekrar');
    const { correlationId: action, at } = (await factsAbout()).find(({ type }) => type === 'TotpEnrolled') ?? { correlationId: '', at: '' };
    const again = (id: string, data: { action: string; at: string }) =>
      app.meydan.app
        .get(CommandBus)
        .execute(
          new SendSecurityMail(
            { memberId: member.id, fact: 'TotpEnrolled', provider: null, ...data },
            { id, at: app.clock.now().toISOString(), actor: SYSTEM, correlationId: id, causationId: null },
          ),
        );
    await again('yeniden', { action, at });
    await again('eski', { action: 'eski', at: '2026-01-01T00:00:00.000Z' });
    expect((await factsAbout()).filter(({ type }) => type === 'SecurityMailSent')).toHaveLength(1);
    expect(mailsTo('tekrar')).toHaveLength(1);
  });
});
