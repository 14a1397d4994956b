import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { SETTING_NAMES, SETTINGS_TEXT, type SettingChange, type SettingRow } from '../contracts/community-settings.js';
import type { LatestWarning } from '../contracts/moderation.js';
import type { Page } from '../contracts/pages.js';
import { SECOND_FACTOR_CODE } from '../contracts/second-factor.js';
import { PASSWORD, startApp } from './app.js';
import { Client } from './client.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const WHY = 'Üçüncü uyarıyı beklemek geç kalıyor';

inBothHomes.describe('what the community goes by', () => {
  let town: Town;
  let admin: Client;
  beforeAll(async () => {
    town = await Town.open({ SUSPENSION_DAYS: '20' });
    admin = await town.app.member('nazli', 'admin');
  });
  afterAll(() => town.app.stop());

  const change = (values: object, expected: object, reason = WHY, by: Client = admin) =>
    by.put<SettingRow[]>('/api/console/settings', { values, expected, reason });
  const row = async (name: string) => {
    const { body } = await admin.get<SettingRow[]>('/api/console/settings');
    return body.data.find((setting) => setting.name === name);
  };
  const warn = async (member: Client) => (await town.moderator.post(`/api/console/members/${member.id}/sanctions`, { kind: 'warned', reason: 'spam' })).status;

  it('is what the environment says until an admin changes it', async () => {
    const { body } = await admin.get<SettingRow[]>('/api/console/settings');
    expect(body.data.map(({ name }) => name)).toEqual([...SETTING_NAMES]);
    expect(body.data.filter(({ changed }) => changed !== null)).toEqual([]);
    expect(await row('suspensionDays')).toEqual({ name: 'suspensionDays', value: 20, first: 20, changed: null });
  });

  it('holds from the very answer on: for sanctions, for what members read, for the terms', async () => {
    const member = await town.member();
    expect(await warn(member)).toBe(201);
    const { status, body } = await change({ warningThreshold: 2, suspensionDays: 14 }, { warningThreshold: 3, suspensionDays: 20 });
    expect([status, body.message]).toEqual([200, SETTINGS_TEXT.saved]);
    expect(body.data.find(({ name }) => name === 'suspensionDays')).toEqual({
      name: 'suspensionDays',
      value: 14,
      first: 20,
      changed: {
        id: expect.any(String),
        name: 'suspensionDays',
        from: 20,
        to: 14,
        reason: WHY,
        at: town.app.clock.now().toISOString(),
        by: expect.objectContaining({ username: 'nazli' }),
      },
    });
    const latest = (await member.get<LatestWarning>('/api/reports/warnings/latest')).body.data;
    expect([latest.threshold, latest.suspensionDays]).toEqual([2, 14]);
    const terms = (await town.app.guest.get<Page>('/api/pages/terms')).body.data;
    expect(terms.markdown).toContain('90 gün içinde 2 uyarı alan üye kendiliğinden 14 gün uzaklaştırılır');
    expect(await warn(member)).toBe(201);
    expect((await member.get('/api/moderation/me')).status).toBe(403);
    await change({ warningThreshold: 3 }, { warningThreshold: 2 });
  });

  it('holds for reports, for the pace of writing and for those who register', async () => {
    const reporter = await town.member();
    await change({ reportsPerDay: 1, topicsPerHour: 1, registrationsPerHour: 1 }, { reportsPerDay: 5, topicsPerHour: 0, registrationsPerHour: 0 });
    const other = await town.member();
    const topic = await town.topic(other);
    expect((await town.report(reporter, topic)).status).toBe(201);
    expect((await reporter.get<{ dailyLimit: number }>('/api/reports/daily-count')).body.data.dailyLimit).toBe(1);
    const second = { title: 'İkinci konu', content: 'Yeterince uzun bir içerik daha.', categoryId: town.app.categoryId('genel') };
    expect((await other.post('/api/forum/topics', second)).status).toBe(429);
    const register = (username: string) => town.app.guest.post('/api/auth/register', { email: `${username}@ornek.dev`, username, password: PASSWORD });
    expect((await register('ilk.gelen')).status).toBe(201);
    expect((await register('ikinci.gelen')).status).toBe(429);
    await change({ reportsPerDay: 5, topicsPerHour: 0, registrationsPerHour: 0 }, { reportsPerDay: 1, topicsPerHour: 1, registrationsPerHour: 1 });
    expect((await other.post('/api/forum/topics', second)).status).toBe(201);
  });

  it('is not changed by somebody who has not seen what holds, of two at once by one', async () => {
    const values = [11, 12, 13, 14];
    const answers = await Promise.all(values.map((value) => change({ appealDays: value }, { appealDays: 20 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { value } = (await row('appealDays')) ?? {};
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe(`Siz bakarken değişti: İtiraz süresi artık ${value} gün. Görüp yeniden karar verin.`);
    expect(values).toContain(value);
    await change({ appealDays: 20 }, { appealDays: value });
  });

  it('changes whole or not at all', async () => {
    const refused = await change({ appealDays: 10, reportsPerDay: 0 }, { appealDays: 20, reportsPerDay: 5 });
    expect([...said(refused), refused.body.fields]).toEqual([422, 'En az 1 olmalı.', { reportsPerDay: ['En az 1 olmalı.'] }]);
    expect(await row('appealDays')).toMatchObject({ value: 20 });
    expect(said(await change({ appealDays: 10 }, { appealDays: 20 }, '  '))).toEqual([422, SETTINGS_TEXT.reasonNeeded]);
    expect(said(await change({}, {}))).toEqual([422, SETTINGS_TEXT.nothing]);
    for (const values of [
      [],
      null,
      'x',
      { yok: 1 },
      { appealDays: '10' },
      { appealDays: { $gt: 0 } },
      { appealDays: null },
      { staffSecondFactor: 'x'.repeat(200) },
    ])
      expect([values, said(await change(values as object, { appealDays: 20 }))]).toEqual([values, [422, SETTINGS_TEXT.wrongForm]]);
  });

  it('is the business of admins', async () => {
    for (const [by, status] of [
      [town.moderator, 403],
      [await town.app.member('denetci', 'auditor'), 403],
      [await town.member(), 403],
      [town.app.guest, 401],
    ] as const) {
      expect((await change({ appealDays: 10 }, { appealDays: 20 }, WHY, by)).status).toBe(status);
      expect((await by.get('/api/console/settings')).status).toBe(status);
      expect((await by.get('/api/console/settings/history')).status).toBe(status);
    }
  });

  it('has a history, in which the words of an admin go with their account', async () => {
    const leaving = await town.app.member('giden.yonetici', 'admin');
    await change({ newMemberLinks: 3 }, { newMemberLinks: 2 }, 'Yeni üyeler kaynak gösteremiyor', leaving);
    const newest = async () => {
      const { body } = await admin.get<SettingChange[]>('/api/console/settings/history?limit=1');
      return { ...body.data[0], total: body.total };
    };
    const told = { name: 'newMemberLinks', from: 2, to: 3, total: expect.any(Number) };
    expect(await newest()).toMatchObject({ ...told, reason: 'Yeni üyeler kaynak gösteremiyor', by: { username: 'giden.yonetici' } });
    // Whoever runs the house gives that back before they go.
    expect((await admin.put(`/api/console/members/${leaving.id}/role`, { role: 'user', note: 'Ayrılıyor' })).status).toBe(200);
    expect((await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: false })).status).toBeLessThan(300);
    town.app.clock.advance({ days: 8 });
    await town.app.settled();
    admin = await town.app.guest.signIn('nazli', PASSWORD);
    expect(await newest()).toMatchObject({ ...told, reason: null, by: { id: leaving.id, username: '' } });
  });
});

inBothHomes.describe('what was changed', () => {
  it('holds after a restart, whatever the environment says by then', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-settings-'));
    const first = await startApp({ DATA_DIR });
    const admin = await first.member('nazli', 'admin');
    const request = { values: { appealDays: 10 }, expected: { appealDays: 20 }, reason: WHY };
    expect((await admin.put('/api/console/settings', request)).status).toBe(200);
    await first.stop();
    const again = await startApp({ DATA_DIR, APPEAL_DAYS: '33', APPEAL_TARGET_HOURS: '24' });
    const { body } = await new Client(again.meydan.url, admin.sessionToken).get<SettingRow[]>('/api/console/settings');
    const now = new Map(body.data.map(({ name, value, first }) => [name, [value, first]]));
    expect([now.get('appealDays'), now.get('appealTargetHours')]).toEqual([
      [10, 33],
      [24, 24],
    ]);
    await again.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
});

embeddedOnly.describe('a second factor for staff', () => {
  it('is asked for from the next request on', async () => {
    const town = await Town.open();
    const admin = await town.app.member('nazli', 'admin');
    expect((await town.moderator.get('/api/console/reports')).status).toBe(200);
    const request = { values: { staffSecondFactor: 'required' }, expected: { staffSecondFactor: 'optional' }, reason: WHY };
    expect((await admin.put('/api/console/settings', request)).status).toBe(200);
    for (const caller of [town.moderator, admin]) expect((await caller.get('/api/console/reports')).body.code).toBe(SECOND_FACTOR_CODE.required);
    await town.app.stop();
  });
});
