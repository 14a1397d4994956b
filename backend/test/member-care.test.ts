import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SecurityLog } from '../contracts/access.js';
import type { LoginResult } from '../contracts/accounts.js';
import type { FactorAdded, SecondFactorStatus, TotpStart } from '../contracts/second-factor.js';
import type { RecordedEvent } from '../src/kernel/event.js';
import { readSettings } from '../src/platform/settings/settings.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { tendMembers } from '../src/tend-members.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { homeOf } from './home.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { totpCode } from './totp-code.js';

inBothHomes.describe('an operator at the command line, while the application runs', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const run = async (...words: string[]) => {
    const settings = readSettings({ DATA_DIR: app.dataDir, ...(await homeOf(app.dataDir)) });
    const failed = (what: string, error: unknown) => {
      throw new Error(what, { cause: error });
    };
    const said = await tendMembers(words, settings, app.clock, failed);
    await app.settled();
    return said;
  };
  const enrol = async (member: Client) => {
    const { secret } = (await member.post<TotpStart>('/api/auth/second-factor/totp/start')).body.data;
    const code = totpCode(secret, app.clock.now());
    return (await member.post<FactorAdded>('/api/auth/second-factor/totp/confirm', { code })).body.data.recovery_codes ?? [];
  };
  const facts = async (type: string) => ((await app.meydan.app.get(EVENT_LOG).readAll(0, 10_000)) as RecordedEvent[]).filter((event) => event.type === type);

  it('lets somebody in again who has lost every second factor', async () => {
    const member = await app.member('elif', 'moderator');
    await enrol(member);
    expect(await run('drop-factors', 'Elif', 'Telefonu', 'çalındı, kimliği görüldü')).toContain('Elif: all second factors dropped');
    expect((await member.get('/api/auth/user')).status).toBe(401);
    const again = await app.guest.signIn('elif', PASSWORD);
    expect((await again.get<SecondFactorStatus>('/api/auth/second-factor')).body.data).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
    const log = (await again.get('/api/auth/security-log')).body as unknown as SecurityLog;
    expect(log.data.map(({ type }) => type)).toEqual(expect.arrayContaining(['SecondFactorsDropped', 'SignedOutElsewhere']));
    app.clock.advance({ minutes: 2 });
    await app.settled();
    const told = app.mailsTo('elif@ornek.dev').filter((mail) => mail.includes('site yönetimi tarafından kaldırıldı'));
    expect([told.length, told[0]?.includes('/settings/security'), told[0]?.includes('çalındı')]).toEqual([1, true, false]);
    const [fact, ...more] = await facts('SecondFactorsDropped');
    expect([fact?.actor, more, JSON.stringify(fact).includes('çalındı')]).toEqual([{ id: 'operator', role: 'operator' }, [], false]);
  });
  it('lets no code of before count, and nothing happens twice', async () => {
    const member = await app.member('ozan');
    const [code] = await enrol(member);
    await run('drop-factors', 'ozan', 'Cihazı bozuldu');
    expect(await run('drop-factors', 'ozan', 'Cihazı bozuldu')).toContain('no second factor to drop');
    const again = await app.guest.signIn('ozan', PASSWORD);
    await enrol(again);
    expect((await again.post('/api/auth/second-factor/totp/remove', { code })).status).toBe(422);
    expect((await facts('SecondFactorsDropped')).filter(({ data }) => (data as { memberId: string }).memberId === member.id)).toHaveLength(1);
  });
  it('signs somebody out everywhere, and leaves them their second factor', async () => {
    const member = await app.member('derya');
    await enrol(member);
    expect(await run('sign-out', 'derya')).toBe('derya: all sessions ended.');
    expect((await member.get('/api/auth/user')).status).toBe(401);
    const { data } = (await app.guest.post<LoginResult>('/api/auth/login', { identifier: 'derya', password: PASSWORD })).body;
    expect(data).toMatchObject({ secondFactor: { methods: ['totp', 'recovery'] } });
  });
  it('appoints somebody where nobody else can, and takes it back', async () => {
    const member = await app.member('nazli');
    expect(await run('grant', 'nazli', 'admin', 'Kurucu', 'şifresini', 'kaybetti')).toContain('nazli: is admin');
    expect((await member.get('/api/console/members')).status).toBe(200);
    expect(await run('grant', 'nazli', 'admin', 'Yeniden')).toBe('nazli: is admin already.');
    await run('grant', 'nazli', 'user', 'Geçiciydi');
    expect((await member.get('/api/console/members')).status).toBe(403);
    app.clock.advance({ minutes: 2 });
    await app.settled();
    expect(app.mailsTo('nazli@ornek.dev').filter((mail) => mail.includes('göreviniz') || mail.includes('göreviniz artık'))).toHaveLength(2);
    const told = await facts('StaffRoleDecided');
    expect([told.length, JSON.stringify(told).includes('şifresini')]).toEqual([2, false]);
  });
  it('lifts whatever holds', async () => {
    const moderator = await app.member('mert', 'moderator');
    const member = await app.member('hasan');
    const path = `/api/console/members/${member.id}/sanctions`;
    for (const kind of ['muted', 'suspended', 'banned']) expect((await moderator.post(path, { kind, reason: 'spam' })).status).toBe(201);
    expect(await run('lift', 'hasan', 'Yanlış', 'kişiydi')).toContain('hasan: 3 sanctions lifted');
    expect((await (await app.guest.signIn('hasan', PASSWORD)).get('/api/auth/user')).status).toBe(200);
    expect(await run('lift', 'hasan', 'Yeniden')).toBe('hasan: nothing to lift.');
  });
  it('is told what is missing', async () => {
    for (const words of [
      [],
      ['drop-factors'],
      ['drop-factors', 'elif'],
      ['drop-factors', 'elif', ' '],
      ['sign-out'],
      ['ban', 'elif'],
      ['grant', 'elif', 'moderator'],
      ['grant', 'elif', 'boss', 'x'],
      ['lift', 'elif'],
    ])
      await expect(run(...words)).rejects.toThrow('Usage: npm run members');
    await expect(run('sign-out', 'kimse')).rejects.toThrow('There is no such member: kimse');
    await expect(tendMembers(['sign-out', 'elif'], readSettings({ DATA_DIR: `${app.dataDir}/yok` }), app.clock, () => undefined)).rejects.toThrow(
      'There is no log in DATA_DIR',
    );
  });
});
