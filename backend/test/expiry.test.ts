import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from '@jest/globals';
import type { LoginAnswer } from '../contracts/accounts.js';
import { type FactRow, type MemberCase, type MemberRow } from '../contracts/moderation.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { Client } from './client.js';
import { type Loss, lose } from './losses.js';
import { handedOver } from './outbox.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { query, rows, Town } from './town.js';

describe('what has an end, ends', () => {
  const folders: string[] = [];
  const running = new Set<TestApp>();
  afterAll(async () => {
    for (const app of running) await app.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** What the members and the console are told, whoever asks whenever. */
  const told = async (app: TestApp, moderator: Client, usernames: readonly string[], reports: readonly string[]) => {
    const logins = await Promise.all(
      usernames.map((identifier) => app.guest.post<LoginAnswer>('/api/auth/login', { identifier, password: 'yanlis-bir-sifre' })),
    );
    const members = rows<MemberRow>(await moderator.get(`/api/console/members?${query({ range: [0, 99] })}`));
    const cases = await Promise.all(members.map(async ({ id }) => (await moderator.get(`/api/console/members/${id}`)).body));
    const facts = await Promise.all(members.map(async ({ id }) => (await moderator.get(`/api/console/facts?${query({ filter: { member: id } })}`)).body));
    const judged = await Promise.all(reports.map(async (id) => (await moderator.get(`/api/console/reports/${id}`)).body));
    return {
      logins: logins.map(({ status }) => status),
      members,
      cases,
      facts,
      judged,
      topics: (await app.guest.get('/api/forum/topics')).body,
      categories: (await app.guest.get('/api/categories')).body,
    };
  };

  const endsAlthoughLost = async (lost: readonly Loss[]) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-'));
    folders.push(DATA_DIR);
    const clock = new TestClock();
    const town = await Town.open({ DATA_DIR }, clock);
    running.add(town.app);
    const names = ['susturulan', 'askida', 'banli', 'eski', 'serbest'];
    const [muted, suspended, banned, former, free] = (await Promise.all(names.map((name) => town.app.member(name)))) as [
      Client,
      Client,
      Client,
      Client,
      Client,
    ];
    const reports = [
      await town.sanction(muted, 'mute_user', { durationMinutes: 60 }),
      await town.sanction(suspended, 'suspend_user', { durationMinutes: 60 }),
      await town.sanction(banned, 'ban_user', { durationMinutes: 60 }),
    ].map(({ id }) => id);
    const pending = await town.case(free);
    // The second of each changes nothing while the first lasts, and must not come to life when that is over.
    for (const [author, action] of [
      [former, 'suspend_user'],
      [free, 'mute_user'],
    ] as const) {
      const cases = [await town.case(author), await town.case(author)];
      for (const [index, report] of cases.entries()) await town.decide(report, { action, durationMinutes: 20 - 15 * index });
      reports.push(...cases);
    }
    clock.advance({ minutes: 30 });
    await town.app.settled();
    const again = await town.app.guest.signIn('eski', PASSWORD);
    await town.app.settled();
    const before = await told(town.app, town.moderator, names, [...reports, pending]);
    const head = await town.app.meydan.machinery.head();
    await town.app.stop();
    running.delete(town.app);

    const mails = handedOver(DATA_DIR);
    for (const what of lost) await lose(DATA_DIR, what);
    const app = await startApp({ DATA_DIR }, clock);
    running.add(app);
    const moderator = new Client(app.guest.url, town.moderator.sessionToken);
    expect(await told(app, moderator, names, [...reports, pending])).toEqual(before);
    expect([await app.meydan.machinery.head(), handedOver(DATA_DIR)]).toEqual([head, mails]);
    expect((await new Client(app.guest.url, again.sessionToken).get('/api/auth/user')).status).toBe(200);

    clock.advance({ minutes: 30 });
    await app.settled();
    const standings = await Promise.all(
      [muted, suspended, banned].map(async ({ id }) => ((await moderator.get(`/api/console/members/${id}`)).body as unknown as MemberCase).standing),
    );
    expect(standings.map(({ status, muted_until }) => [status, muted_until])).toEqual([
      ['active', null],
      ['active', null],
      ['active', null],
    ]);
    const ends = await Promise.all(
      [muted, suspended, banned].map(
        async ({ id }) => rows<FactRow>(await moderator.get(`/api/console/facts?${query({ filter: { member: id } })}`)).at(-1)?.type,
      ),
    );
    expect(ends).toEqual(['MuteExpired', 'RestrictionExpired', 'RestrictionExpired']);
  };
  it.each(['jobs', 'views'] as const)('also when the application was started anew in between and its %s were lost', (lost) => endsAlthoughLost([lost]));
  inBothHomes.it('also when the application was started anew in between', () => endsAlthoughLost([]));
  inBothHomes.it('also when all but the log and the vault was lost in between', () => endsAlthoughLost(['jobs', 'views']));
});
