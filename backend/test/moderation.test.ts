import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { NOTHING_ABOVE } from '../contracts/above.js';
import type { OwnUser } from '../contracts/accounts.js';
import type { RestrictionNotice } from '../contracts/envelope.js';
import type { Topic } from '../contracts/forum.js';
import {
  type FactRow,
  type LatestWarning,
  MODERATION_ACTIONS,
  MODERATION_TEXT,
  type OwnStanding,
  outcomeOf,
  REPORT_REASONS,
  type ReportAccepted,
  type ReportCase,
  type ReportRow,
} from '../contracts/moderation.js';
import { PASSWORD } from './app.js';
import { type Answer, Client } from './client.js';
import { isSecondHome } from './home.js';
import { sentAgain } from './lost-answers.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

describe('a report', () => {
  let town: Town;
  let author: Client;
  let topic: Topic;

  beforeAll(async () => {
    town = await Town.open();
    author = await town.member();
    topic = await town.topic(author);
  });
  afterAll(() => town.app.stop());

  it.each(REPORT_REASONS)('is accepted for the reason %s', async (reason) => {
    const { status, body } = await town.report(await town.member(), topic, { reason, description: '  Kısa açıklama  ' });
    expect([status, body.message, body.data.dailyCount, body.data.dailyLimit]).toEqual([
      201,
      'Rapor gönderildi. Moderatörler kısa süre içinde inceleyecek.',
      1,
      5,
    ]);
    const found = await town.moderator.get<ReportCase>(`/api/console/reports/${body.data.reportId}`);
    expect(found.body).toMatchObject({
      reason,
      description: 'Kısa açıklama',
      status: 'pending',
      reported: { id: author.id },
      as_reported: { title: topic.title },
      moderator: null,
    });
  });

  inBothHomes.it('is made by each of the three calls', async () => {
    const reporter = await town.member();
    const comment = await town.comment(author);
    const answers = [
      await town.report(reporter, topic),
      await reporter.post<ReportAccepted>('/api/forum/reports/posts', {
        postId: (await town.topic(author)).id,
        reason: 'spam',
        reporterId: reporter.id,
        reportedUserId: author.id,
      }),
      await reporter.post<ReportAccepted>('/api/forum/reports/comments', { commentId: comment.id, reason: 'spam', reportedUserId: author.id }),
    ];
    expect(answers.map(({ status, body }) => [status, body.data.dailyCount])).toEqual([
      [201, 1],
      [201, 2],
      [201, 3],
    ]);
    const listed = (await town.moderator.get<ReportRow[]>('/api/reports?reported_type=forum_comment')).body.data;
    expect(listed).toMatchObject([{ reported_id: comment.id, content_title: 'Raporlanacak yorum', reporter: { id: reporter.id } }]);
  });

  it('is refused when something about it is wrong', async () => {
    const reporter = await town.member();
    const forum = (body: object) => reporter.post('/api/forum/reports/posts', { postId: topic.id, reason: 'spam', reportedUserId: author.id, ...body });
    expect(said(await town.report(author, topic))).toEqual([403, MODERATION_TEXT.ownContent]);
    expect(said(await town.report(reporter, topic, { reported_user_id: reporter.id }))).toEqual([422, MODERATION_TEXT.wrongAuthor]);
    expect(said(await town.report(reporter, topic, { description: 'x'.repeat(501) }))).toEqual([422, MODERATION_TEXT.descriptionLong]);
    expect(said(await town.report(reporter, topic, { reported_id: NOBODY }))).toEqual([404, MODERATION_TEXT.contentGone]);
    expect(said(await town.report(reporter, topic, { reported_type: 'forum_comment' }))).toEqual([404, MODERATION_TEXT.contentGone]);
    expect(said(await forum({ reporterId: author.id }))).toEqual([403, MODERATION_TEXT.otherReporter]);
    for (const wrong of [{ reason: 'sevmedim' }, { reason: null }, { reported_type: 'direct_call' }, { reported_id: 'x' }])
      expect((await town.report(reporter, topic, wrong)).status).toBe(422);
    expect((await forum({ postId: undefined })).status).toBe(422);
    expect((await reporter.get('/api/reports/daily-count')).body.data).toEqual({ dailyCount: 0, dailyLimit: 5, reported: [] });
  });

  it('may say 500 characters', async () => {
    expect((await town.report(await town.member(), topic, { description: 'ğ'.repeat(500) })).status).toBe(201);
  });

  inBothHomes.it('about deleted content, or a second one about the same content that day, is refused', async () => {
    const reporter = await town.member();
    const gone = await town.topic(author);
    await town.report(reporter, gone);
    expect(said(await town.report(reporter, gone, { reason: 'spam' }))).toEqual([409, MODERATION_TEXT.alreadyReported]);
    const first = await town.report(await town.member(), gone);
    await town.decide(first.body.data.reportId, { action: 'delete_content' });
    expect(said(await town.report(await town.member(), gone))).toEqual([404, MODERATION_TEXT.contentGone]);
  });

  it('is one of five a day, by the day of Istanbul', async () => {
    const reporter = await town.member();
    const others = await Promise.all(Array.from({ length: 12 }, () => town.topic(author)));
    const sent = await Promise.all(others.map((other) => town.report(reporter, other)));
    // So many at once get into each other's way; those that were turned away for it may come again.
    expect(sent.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(5);
    for (const other of others) await town.report(reporter, other);
    const refused = await town.report(reporter, topic);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      429,
      'DAILY_LIMIT_EXCEEDED',
      'Günlük rapor limitini aştın! Günde en fazla 5 rapor gönderebilirsin. Bugün 5 rapor gönderdin.',
    ]);
    expect((await reporter.get('/api/reports/daily-count')).body.data).toMatchObject({ dailyCount: 5, dailyLimit: 5, reported: { length: 5 } });
    // It is 14:00 in Istanbul; the day there ends at 21:00 UTC.
    town.app.clock.advance({ hours: 9, minutes: 59, seconds: 59 });
    expect((await town.report(reporter, topic)).status).toBe(429);
    town.app.clock.advance({ seconds: 1 });
    expect((await town.report(reporter, topic)).body.data).toMatchObject({ dailyCount: 1 });
    town.app.clock.advance({ hours: -10 });
  });
});

describe('a decision', () => {
  let town: Town;
  let author: Client;

  beforeAll(async () => {
    town = await Town.open({ WARNING_THRESHOLD: '100' });
    author = await town.member();
  });
  afterAll(() => town.app.stop());

  it.each([...MODERATION_ACTIONS, 'ovgu', undefined])('of %s is recorded under its outcome and has its effect when the answer comes', async (action) => {
    const someone = await town.member();
    const decided = await town.sanction(someone, action as string, { note: ' İlke 4 ' });
    expect(decided).toMatchObject({
      status: 'resolved',
      action: action ?? null,
      outcome: outcomeOf(action),
      note: 'İlke 4',
      moderator: { username: 'derya' },
      open_reports: 0,
      settled_at: town.app.clock.now().toISOString(),
    });
    const effects: Record<string, [string, string, boolean, number]> = {
      warn_user: ['active', 'visible', false, 1],
      mute_user: ['active', 'visible', true, 0],
      suspend_user: ['suspended', 'visible', false, 0],
      ban_user: ['banned', 'visible', false, 0],
      hide_content: ['active', 'hidden', false, 0],
      delete_content: ['active', 'deleted', false, 0],
    };
    const { standing, now } = decided;
    expect([standing.status, now.state, standing.muted_until !== null, standing.warning_count]).toEqual(
      effects[action ?? ''] ?? ['active', 'visible', false, 0],
    );
    expect((await someone.get('/api/auth/user')).status).toBe(standing.status === 'active' ? 200 : 403);
  });

  inBothHomes.it('has its effects when the answer comes, also when many decide at once', async () => {
    // Decisions wait in one line, and an answer waits two seconds for it; engines of their own take longer for each.
    const people = await Promise.all(Array.from({ length: isSecondHome() ? 6 : 30 }, () => town.member()));
    const reports = await Promise.all(people.map((person) => town.case(person)));
    const ended = await Promise.all(
      reports.map(async (report, index) => {
        const { body } = await town.decide(report, { action: index % 2 ? 'suspend_user' : 'ban_user' });
        const next = await people[index]?.get('/api/auth/user');
        return [body.data.standing.status, body.data.open_sessions, next?.status];
      }),
    );
    expect(ended).toEqual(people.map((_, index) => [index % 2 ? 'suspended' : 'banned', 0, 403]));
  });

  inBothHomes.it('may also be to take a report under review, to give it back or to dismiss it', async () => {
    const report = await town.case(author);
    const other = await town.app.member('ekin', 'moderator');
    const step = async (status: string, who = town.moderator) => {
      const { body } = await town.decide(report, { status }, who);
      return [body.data.status, body.data.moderator?.username ?? null, body.data.open_reports];
    };
    expect(await step('under_review')).toEqual(['under_review', 'derya', 1]);
    expect(await step('under_review', other)).toEqual(['under_review', 'ekin', 1]);
    expect(await step('pending')).toEqual(['pending', null, 1]);
    expect(await step('dismissed', other)).toEqual(['dismissed', 'ekin', 0]);
    const { status, body } = await town.decide(report, { action: 'warn_user' });
    expect([status, body.code, body.error]).toEqual([409, 'CONFLICT', 'Bu rapor zaten karara bağlandı: Reddedildi (ekin).']);
    expect((await author.get<OwnStanding>('/api/moderation/me')).body.data.warnings).toEqual([]);
  });

  inBothHomes.it('is known again when it is sent once more because its answer was lost', async () => {
    const report = await town.case(author);
    const decision = { status: 'resolved', action: 'warn_user' };
    const { status } = await sentAgain(town.app, (key) => town.moderator.put<ReportCase>(`/api/reports/${report}/moderate`, decision, key));
    expect(status).toBe(200);
    expect((await author.get<OwnStanding>('/api/moderation/me')).body.data.warnings).toHaveLength(1);
  });

  it('is refused when it contradicts itself', async () => {
    const report = await town.case(author);
    expect(said(await town.decide(report, { status: 'dismissed', action: 'warn_user' }))).toEqual([422, MODERATION_TEXT.actionNeedsResolved]);
    expect(said(await town.decide(report, { action: 'warn_user', durationMinutes: 5 }))).toEqual([422, MODERATION_TEXT.durationNotUsed]);
    expect(said(await town.decide(report, { action: 'warn_user', note: 'x'.repeat(1001) }))).toEqual([422, MODERATION_TEXT.noteLong]);
    for (const durationMinutes of [0, -1, 1.5, 5_256_001, 'bir', null, true, '60', [5], {}]) {
      expect([durationMinutes, (await town.decide(report, { action: 'ban_user', durationMinutes })).status]).toEqual([durationMinutes, 422]);
    }
    for (const status of ['settled', '', null, undefined, 'RESOLVED']) expect((await town.decide(report, { status })).status).toBe(422);
    expect(said(await town.decide(NOBODY, {}))).toEqual([404, MODERATION_TEXT.reportNotFound]);
    expect((await town.moderator.get<ReportCase>(`/api/console/reports/${report}`)).body).toMatchObject({ status: 'pending' });
  });

  it('is not for those whom it is about or who do not stand above them', async () => {
    const admin = await town.app.member('mert', 'admin');
    const second = await town.app.member('sevgi', 'admin');
    const colleague = await town.app.member('okan', 'moderator');
    const auditor = await town.app.member('denetci', 'auditor');
    expect(said(await town.decide(await town.case(town.moderator), {}))).toEqual([403, MODERATION_TEXT.aboutYourself]);
    expect(said(await town.decide(await town.case(admin), {}, admin))).toEqual([403, MODERATION_TEXT.aboutYourself]);
    for (const [about, by] of [
      [colleague, town.moderator],
      [admin, town.moderator],
      [second, admin],
    ] as const) {
      for (const status of ['resolved', 'dismissed', 'under_review'])
        expect(said(await town.decide(await town.case(about), { status }, by))).toEqual([403, MODERATION_TEXT.aboutSuperior]);
    }
    expect((await town.decide(await town.case(colleague), { action: 'warn_user' }, admin)).status).toBe(200);
    expect((await town.decide(await town.case(auditor), { action: 'warn_user' })).status).toBe(200);
    for (const lacking of [auditor, author]) expect((await town.decide(await town.case(author), {}, lacking)).status).toBe(403);
  });

  inBothHomes.it('is taken by exactly one of twenty who take it at once, and the others are told by whom', async () => {
    const report = await town.case(author);
    const desk = await Promise.all(Array.from({ length: 20 }, (_, index) => town.app.member(`masa.${index}`, 'moderator')));
    const answers = await Promise.all(
      desk.map((moderator, index) => town.decide(report, index % 2 ? { action: 'hide_content' } : { status: 'dismissed' }, moderator)),
    );
    const winners = answers.flatMap(({ status, body }) => (status === 200 ? [body.data] : []));
    expect(winners).toHaveLength(1);
    const { moderator, outcome, status } = winners[0] as ReportCase;
    const sentence = `Bu rapor zaten karara bağlandı: ${status === 'dismissed' ? 'Reddedildi' : 'İçerik gizlendi'} (${moderator?.username}).`;
    expect([outcome, moderator?.username]).toEqual([status === 'dismissed' ? 'no_action' : 'content_hidden', expect.stringMatching(/^masa\./)]);
    for (const answer of answers.filter((answer) => answer.status !== 200)) expect(said(answer)).toEqual([409, sentence]);
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { report } })}`));
    expect(facts.filter(({ type }) => ['ReportModerated', 'ReportDismissed'].includes(type))).toHaveLength(1);
  });
});

describe('a member', () => {
  let town: Town;

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  const write = (member: Client) =>
    member.post('/api/forum/topics', { title: 'Yeni konu', content: 'Yeterince uzun bir içerik.', categoryId: town.app.categoryId('genel') });
  const restriction = ({ body }: Answer) => body.restriction as RestrictionNotice;

  it('who is muted reads, reports and signs in but does not write until it is over', async () => {
    const member = await town.member();
    const someone = await town.topic(await town.member());
    const { standing } = await town.sanction(member, 'mute_user', { durationMinutes: 90 });
    expect(standing.muted_until).toBe('2026-11-21T12:30:00.000Z');
    const sentence = 'Susturulduğunuz için şu anda yazamazsınız. Bitiş: 21 Kasım 2026 15:30.';
    for (const refused of [await write(member), await member.post(`/api/forum/topics/${someone.id}/comments`, { content: 'x' })]) {
      expect([refused.status, refused.body.code, refused.body.error]).toEqual([403, 'ACCOUNT_MUTED', sentence]);
    }
    expect((await member.get('/api/forum/topics')).status).toBe(200);
    expect((await town.report(member, someone)).status).toBe(201);
    expect((await member.get<OwnUser>('/api/auth/user')).body.data).toMatchObject({ status: 'active', muted_until: standing.muted_until });
    expect((await town.signIn(await usernameOf(member))).status).toBe(200);
    town.app.clock.advance({ minutes: 89, seconds: 59 });
    expect((await write(member)).status).toBe(403);
    town.app.clock.advance({ seconds: 1 });
    expect((await write(member)).status).toBe(201);
    expect((await town.sanction(await town.member(), 'mute_user')).standing.muted_until).toBe(
      new Date(town.app.clock.now().getTime() + 3 * 86_400_000).toISOString(),
    );
  });

  it.each([
    ['suspend_user', {}, /^Hesabiniz askida\. Sebep: Taciz\. Bitis: 21 Aralık 2026 \d\d:\d\d\.$/, 30 * 24 * 60],
    ['suspend_user', { durationMinutes: 60, note: 'İlke 2' }, /^Hesabiniz askida\. Sebep: İlke 2\. Bitis: 21 Kasım 2026 \d\d:\d\d\.$/, 60],
    ['ban_user', { durationMinutes: 24 * 60 }, /^Hesabiniz banlandi\. Sebep: Taciz\. Bitis: 22 Kasım 2026 \d\d:\d\d\.$/, 24 * 60],
    ['ban_user', {}, /^Hesabiniz banlandi\. Sebep: Taciz\. Durum: Kalici\.$/, null],
  ])('given %s with %j is told so at login and by every session that ended, and by nothing else', async (action, decision, text, minutes) => {
    const member = await town.member();
    const username = await usernameOf(member);
    const second = await town.app.guest.signIn(username, PASSWORD, true);
    const { standing, open_sessions } = await town.sanction(member, action, decision);
    const until = minutes === null ? null : new Date(town.app.clock.now().getTime() + minutes * 60_000).toISOString();
    expect([standing.status, standing.status_expires_at, open_sessions]).toEqual([action === 'ban_user' ? 'banned' : 'suspended', until, 0]);
    for (const answer of [
      await member.get('/api/auth/user'),
      await second.get('/api/auth/session'),
      await second.get('/api/moderation/me'),
      await write(member),
      await town.signIn(username),
    ]) {
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([403, 'ACCOUNT_RESTRICTED', expect.stringMatching(text)]);
      expect(restriction(answer)).toMatchObject({ status: standing.status, until, text: answer.body.error });
    }
    expect(said(await town.app.guest.post('/api/auth/login', { identifier: username, password: 'yanlis-bir-sifre' }))).toEqual([
      401,
      'Kullanıcı adı veya şifre hatalı',
    ]);
    expect((await member.get('/api/forum/topics')).status).toBe(200);
    if (minutes === null) {
      town.app.clock.advance({ days: 4000 });
      expect((await town.signIn(username)).status).toBe(403);
      town.app.clock.advance({ days: -4000 });
      // By then every session was over, and its books were closed.
      await town.renewModerator();
    }
  });

  inBothHomes.it('is free again when a suspension or ban is over, in a new session, even before that is recorded', async () => {
    for (const action of ['suspend_user', 'ban_user']) {
      const member = await town.member();
      const username = await usernameOf(member);
      await town.sanction(member, action, { durationMinutes: 10 });
      town.app.clock.advance({ minutes: 9, seconds: 59 });
      expect((await town.signIn(username)).status).toBe(403);
      town.app.clock.advance({ seconds: 1 });
      const again = await town.signIn(username);
      expect([again.status, again.body.data.user.status]).toEqual([200, 'active']);
      expect((await member.get('/api/auth/user')).status).toBe(401);
      await town.app.settled();
      const admin = await town.moderator.get(`/api/console/facts?${query({ filter: { member: member.id } })}`);
      expect(rows<FactRow>(admin).at(-1)).toMatchObject({ type: 'RestrictionExpired', actor: { id: 'system' }, at: town.app.clock.now().toISOString() });
    }
  });

  inBothHomes.it('sees their own warnings, the latest of them at login, and is suspended for the third', async () => {
    const member = await town.member();
    const username = await usernameOf(member);
    const latest = async () => (await member.get<LatestWarning | null>('/api/reports/warnings/latest')).body.data;
    expect([await latest(), (await town.signIn(username)).body.data.warning]).toEqual([null, undefined]);
    await town.sanction(member, 'warn_user');
    const content = { type: 'forum_topic', id: expect.any(String), topicId: expect.any(String), ...NOTHING_ABOVE, title: 'Raporlanacak konu' };
    expect(await latest()).toEqual({ text: 'Taciz', createdAt: town.app.clock.now().toISOString(), count: 1, threshold: 3, suspensionDays: 30, content });
    town.app.clock.advance({ minutes: 1 });
    const { if_warned } = await town.sanction(member, 'warn_user', { note: 'Son kez' });
    expect(if_warned).toMatchObject({ nth: 3, threshold: 3, suspended_until: expect.any(String) });
    expect((await town.signIn(username)).body.data.warning).toEqual({ text: 'Son kez', created_at: town.app.clock.now().toISOString() });
    expect((await member.get<OwnStanding>('/api/moderation/me')).body.data).toMatchObject({
      status: 'active',
      reason: null,
      warnings: [{ user_id: member.id, reason: 'Taciz', note: null }, { note: 'Son kez' }],
    });
    expect((await town.sanction(member, 'warn_user')).standing).toMatchObject({ status: 'suspended', warning_count: 3 });
    expect((await town.signIn(username)).status).toBe(403);
  });

  it('is not suspended for warnings that are older than ninety days', async () => {
    const username = await usernameOf(await town.member());
    const signIn = () => town.app.guest.signIn(username, PASSWORD);
    await town.sanction(await signIn(), 'warn_user');
    await town.sanction(await signIn(), 'warn_user');
    town.app.clock.advance({ days: 90 });
    const moderator = await town.app.guest.signIn('derya', PASSWORD);
    const member = await signIn();
    const { body } = await town.decide(await town.case(member), { action: 'warn_user' }, moderator);
    expect(body.data.standing).toMatchObject({ status: 'active', warning_count: 1 });
    expect((await member.get<LatestWarning>('/api/reports/warnings/latest')).body.data).toMatchObject({ count: 1 });
  });
});
