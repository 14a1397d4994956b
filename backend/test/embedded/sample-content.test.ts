import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppealRow } from '../../contracts/appeals.js';
import type { CannedReason } from '../../contracts/canned-reasons.js';
import type { CaseRow } from '../../contracts/cases.js';
import type { Category, TopicRow } from '../../contracts/forum.js';
import type { MemberCase, ReportRow } from '../../contracts/moderation.js';
import { demoReasons } from '../../src/first-start/demo-reasons.js';
import { demoReports } from '../../src/first-start/demo-reports.js';
import { readDemoTopics } from '../../src/first-start/demo-topics.js';
import { seedDemo } from '../../src/first-start/seed-demo.js';
import { PASSWORD, startApp, type TestApp } from '../app.js';

/** Nothing that members may do could be set lower. */
const STRICTEST = {
  HOLD_FIRST_POSTS: '20',
  NEW_MEMBER_POSTS: '20',
  NEW_MEMBER_LINKS: '0',
  TOPICS_PER_HOUR: '1',
  COMMENTS_PER_HOUR: '1',
  REPORTS_PER_DAY: '1',
  REGISTRATIONS_PER_HOUR: '1',
  REPEAT_AFTER_HOURS: '8760',
};

describe('The sample content', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(STRICTEST);
  });
  afterAll(() => app.stop());

  it('is in the forum whatever members are held to, and asks no moderator for anything but its own reports', async () => {
    await seedDemo(app.start, PASSWORD);
    await app.settled();
    const categories = (await app.guest.get<Category[]>('/api/forum/categories')).body.data;
    const topics = categories.reduce((sum, { topic_count }) => sum + topic_count, 0);
    const moderator = await app.guest.signIn('derya.aksoy', PASSWORD);
    const waiting = (await moderator.get<ReportRow[]>('/api/reports?limit=100&status=pending')).body.data;
    expect([topics, waiting.length]).toEqual([readDemoTopics().length, demoReports.length]);
  });

  it('has reasons at hand for moderators, which name rules of the terms', async () => {
    const moderator = await app.guest.signIn('derya.aksoy', PASSWORD);
    const reasons = (await moderator.get<CannedReason[]>('/api/console/canned-reasons')).body.data;
    expect(reasons.map(({ title, clause }) => [title, clause])).toEqual(demoReasons.map(({ title, clause }) => [title, clause]));
  });

  it('shows the desk in its rarer states: a hidden profile, an appeal, what was taken back, requests that wait and that were reviewed', async () => {
    const moderator = await app.guest.signIn('derya.aksoy', PASSWORD);
    const list = async <Row>(path: string, filter: object = {}) =>
      (await moderator.get(`/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as unknown as Row[];
    const [hidden] = await list<CaseRow>('cases', { state: 'settled', type: 'user_profile' });
    expect([hidden?.reported.username, hidden?.reported.display_name, hidden?.decision?.outcome]).toEqual(['yeni_uye_48', null, 'content_hidden']);
    expect((await list<AppealRow>('appeals')).map(({ member }) => member.username)).toEqual(['baris.ince']);
    const { standing } = (await moderator.get(`/api/console/members/${app.start.memberId('tolga.iscan')}`)).body as unknown as MemberCase;
    expect(standing.past.map(({ type, state }) => [type, state])).toEqual([['muted', 'lifted']]);
    const topics = (await app.guest.get<TopicRow[]>('/api/forum/topics?limit=50')).body.data;
    expect(topics.filter(({ is_resolved }) => is_resolved)).toHaveLength(1);
    const requests = async (status: string) => (await moderator.get<unknown[]>(`/api/admin/subrole-requests?status=${status}`)).body.data.length;
    expect([await requests('pending'), await requests('approved')]).toEqual([1, 1]);
  });

  it('is told apart from what members write, which is held', async () => {
    const author = await app.guest.signIn('elif.isik', PASSWORD);
    const sent = { title: 'Bir konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel'), selectedTags: ['selam'] };
    expect((await author.post<{ state: string }>('/api/forum/topics', sent)).body.data.state).toBe('held');
  });
});
