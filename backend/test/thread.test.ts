import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Topic } from '../contracts/forum.js';
import type { FactRow, ReportAccepted, ReportCase } from '../contracts/moderation.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';

describe('the main thread', () => {
  let app: TestApp;
  let author: Client;
  let moderator: Client;
  let topic: Topic;

  beforeAll(async () => {
    app = await startApp();
    author = await app.member('ozan');
    moderator = await app.member('derya', 'moderator');
  });
  afterAll(() => app.stop());

  const write = async (title: string): Promise<Topic> => {
    const answer = await author.post<Topic>('/api/forum/topics', {
      title,
      content: 'Yeterince uzun bir içerik.',
      categoryId: app.categoryId('genel'),
      selectedTags: [],
    });
    expect(answer.status).toBe(201);
    return answer.body.data;
  };

  const reportAndWarn = async (reporter: Client, { id, users }: Topic): Promise<ReportCase> => {
    const report = { reported_type: 'forum_topic', reported_id: id, reported_user_id: users.id, reason: 'harassment', description: 'Kişiye saldırıyor' };
    const accepted = await reporter.post<ReportAccepted>('/api/reports', report);
    expect(accepted.status).toBe(201);
    const moderated = await moderator.put<ReportCase>(`/api/reports/${accepted.body.data.reportId}/moderate`, {
      status: 'resolved',
      action: 'warn_user',
      note: 'İlke 2.1',
    });
    expect(moderated.status).toBe(200);
    return moderated.body.data;
  };

  it('lets a newcomer register, verify the address from the mail and sign in', async () => {
    const registered = await app.guest.post('/api/auth/register', { email: 'gokce@ornek.dev', username: 'gokce', password: PASSWORD });
    expect([registered.status, registered.body.message]).toEqual([201, 'Kayıt başarılı! E-posta adresinizi doğrulayın.']);
    expect((await app.guest.post('/api/auth/login', { identifier: 'gokce', password: PASSWORD })).body).toMatchObject({ needsEmailVerification: true });
    await app.settled();
    const token = /token=([\w-]+)/.exec(app.mailsTo('gokce@ornek.dev')[0] ?? '')?.[1];
    expect((await app.guest.post('/api/auth/email/verify', { token })).status).toBe(200);
    const gokce = await app.guest.signIn('gokce@ornek.dev', PASSWORD);
    expect((await gokce.get('/api/auth/session')).body).toMatchObject({ user: { username: 'gokce', role: 'user' } });
    expect((await gokce.post('/api/auth/logout')).status).toBe(200);
    expect((await gokce.get('/api/auth/user')).status).toBe(401);
  });

  it('shows a topic to guests as soon as its author has the answer', async () => {
    topic = await write('Yazılan konu hemen görünür');
    const listed = await app.guest.get<Topic[]>('/api/forum/topics');
    expect(listed.body.data.map(({ id }) => id)).toContain(topic.id);
  });

  it('suspends at the third warning, ends every session and releases at the end of the term', async () => {
    const reporter = await app.member('irem');
    const topics = [topic, await write('İkinci konu'), await write('Üçüncü konu')];
    const cases: ReportCase[] = [];
    for (const reported of topics) cases.push(await reportAndWarn(reporter, reported));
    expect(cases.map(({ standing }) => [standing.warning_count, standing.status])).toEqual([
      [1, 'active'],
      [2, 'active'],
      [3, 'suspended'],
    ]);
    await app.settled();
    const refused = await author.get('/api/auth/user');
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_RESTRICTED']);
    const login = await app.guest.post('/api/auth/login', { identifier: 'ozan', password: PASSWORD });
    expect(login.body.error).toMatch(/^Hesabiniz askida\. Sebep: İlke 2\.1\. Bitis: 21 Aralık 2026/);

    app.clock.advance({ days: 30, seconds: 1 });
    await app.settled();
    const released = await app.guest.signIn('ozan', PASSWORD);
    expect((await released.get('/api/auth/user')).body.data).toMatchObject({ status: 'active' });
    const admin = await app.member('mert', 'admin');
    const facts = await admin.get(`/api/console/facts?filter=${encodeURIComponent(JSON.stringify({ report: cases[2]?.id }))}`);
    expect((facts.body as unknown as FactRow[]).map(({ type }) => type)).toEqual([
      'ContentReported',
      'CaseDecided',
      'ReportModerated',
      'WarningIssued',
      'MemberSuspended',
      'MemberSessionsEnded',
      'RestrictionExpired',
    ]);
  });
});
