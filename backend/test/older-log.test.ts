import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Topic } from '../contracts/forum.js';
import type { FactRow, MemberCase } from '../contracts/moderation.js';
import { JOB_STATES, type JobBoard } from '../src/kernel/jobs.js';
import { JOB_BOARD } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { backUp } from './backups.js';
import { type Answer, Client } from './client.js';
import { handedOver } from './outbox.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { acceptGap } from './tampering.js';
import { TestClock } from './test-clock.js';
import { query, rows, Town } from './town.js';

/** What was written after the backup is lost; nothing else is, and nothing happens twice. */
inBothHomes.describe('A log from a backup, beside views and jobs that have seen more', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-older-'));
  const clock = new TestClock();
  let app: TestApp;
  let moderator: Client;
  let former: { muted: Client; leaving: Client; staying: Client; session: Client };
  let kept: Topic;
  let lost: Topic;
  let frozen: Answer<unknown>;
  let mailsBefore: readonly string[];
  let waitingBefore: readonly string[];

  const register = (username: string) => app.guest.post('/api/auth/register', { email: `${username}@ornek.dev`, username, password: PASSWORD });
  const verify = async (username: string) => {
    await app.settled();
    // The outbox keeps the mail of an account that is lost as well; its link is good for nothing.
    const tokens = app.mailsTo(`${username}@ornek.dev`).flatMap((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? []);
    const answers = await Promise.all(tokens.map((token) => app.guest.post('/api/auth/email/verify', { token })));
    return answers.filter(({ status }) => status === 200).length;
  };
  const login = (identifier: string) => app.guest.post('/api/auth/login', { identifier, password: PASSWORD });
  const factsOf = async (member: Client) =>
    rows<FactRow>(await moderator.get(`/api/console/facts?${query({ filter: { member: member.id } })}`)).map(({ type }) => type);
  const waiting = async () => {
    const board = app.meydan.app.get<JobBoard>(JOB_BOARD);
    const pages = await Promise.all(
      (['sanctions', 'cleanup', 'mail'] as const).flatMap((queue) => JOB_STATES.map((state) => board.entries(queue, state, { limit: 99, offset: 0 }))),
    );
    return pages
      .flat()
      .flatMap(({ key, event }) => (event === null ? [] : [key]))
      .sort();
  };

  beforeAll(async () => {
    const town = await Town.open({ DATA_DIR }, clock);
    app = town.app;
    moderator = town.moderator;
    const [muted, leaving, staying] = [await app.member('susturulan'), await app.member('giden'), await app.member('kalan')];
    await register('yeni');
    expect(await verify('yeni')).toBe(1);
    kept = await town.topic(staying);
    await town.sanction(muted, 'mute_user', { durationMinutes: 60 });
    await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await app.settled();
    waitingBefore = await waiting();
    await app.stop();
    const putBack = await backUp(DATA_DIR, 'log');

    app = await startApp({ DATA_DIR }, clock);
    const later = (member: Client) => new Client(app.guest.url, member.sessionToken, member.id);
    expect((await later(leaving).delete('/api/auth/account-deletion')).status).toBe(200);
    lost = await town.topic(later(staying));
    const report = await town.report(later(leaving), lost);
    expect((await town.decide(report.body.data.reportId, { action: 'mute_user', durationMinutes: 60 }, later(moderator))).status).toBe(200);
    await register('sonraki');
    expect(await verify('sonraki')).toBe(1);
    const session = await app.guest.signIn('kalan', PASSWORD);
    former = { muted, leaving, staying, session };
    await app.settled();
    mailsBefore = handedOver(DATA_DIR);
    await app.stop();
    await putBack();

    app = await startApp({ DATA_DIR }, clock);
    frozen = await app.guest.get('/api/health');
    await app.stop();
    await acceptGap(DATA_DIR, 'Yedek geri yüklendi', clock.now());

    app = await startApp({ DATA_DIR }, clock);
    moderator = new Client(app.guest.url, moderator.sessionToken);
    await app.settled();
  });
  afterAll(async () => {
    await app.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  inBothHomes.it('is only read until an operator has accepted that its end is missing', () =>
    expect([frozen.status, frozen.body]).toEqual([503, expect.objectContaining({ failing: expect.arrayContaining(['chain']) })]),
  );
  inBothHomes.it('sends no mail again', () => expect(handedOver(DATA_DIR)).toEqual(mailsBefore));
  inBothHomes.it('is served as it is', async () => {
    expect((await app.guest.get('/api/health')).status).toBe(200);
    const topics = (await app.guest.get<Topic[]>('/api/forum/topics')).body.data.map(({ id }) => id);
    expect([topics.includes(kept.id), topics.includes(lost.id)]).toEqual([true, false]);
    expect((await app.guest.get(`/api/forum/posts/${lost.id}`)).status).toBe(404);
  });
  inBothHomes.it('lets in who is a member by it, and nobody else', async () => {
    const again = await app.guest.signIn('kalan', PASSWORD);
    expect((await again.get('/api/auth/user')).status).toBe(200);
    expect((await new Client(app.guest.url, former.session.sessionToken).get('/api/auth/user')).status).toBe(401);
    expect((await login('sonraki')).status).toBe(401);
    expect((await register('sonraki')).status).toBe(201);
    expect(await verify('sonraki')).toBe(1);
    expect((await login('sonraki')).status).toBe(200);
  });
  inBothHomes.it('has the jobs that follow from it, and no others', async () => {
    await app.settled();
    expect(await waiting()).toEqual(waitingBefore);
  });
  inBothHomes.it('has its ends come once, also those that had been called off since', async () => {
    clock.advance({ hours: 2 });
    await app.settled();
    expect((await factsOf(former.muted)).filter((type) => type === 'MuteExpired')).toHaveLength(1);
    const { standing } = (await moderator.get(`/api/console/members/${former.muted.id}`)).body as unknown as MemberCase;
    expect(standing.muted_until).toBeNull();
    clock.advance({ days: 8 });
    await app.settled();
    expect((await login('giden')).status).toBe(401);
    expect((await app.guest.get('/api/health')).status).toBe(200);
  });
  inBothHomes.it('is settled once: the next start finds nothing to do', async () => {
    await app.stop();
    app = await startApp({ DATA_DIR }, clock);
    expect(await app.meydan.machinery.followers.views.waitFor(await app.meydan.machinery.head(), 10_000)).toBe(true);
    expect((await app.guest.get('/api/health')).status).toBe(200);
  });
});
