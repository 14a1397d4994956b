import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CannedReason } from '../../contracts/canned-reasons.js';
import type { Category } from '../../contracts/forum.js';
import type { ReportRow } from '../../contracts/moderation.js';
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

  it('is told apart from what members write, which is held', async () => {
    const author = await app.guest.signIn('elif.isik', PASSWORD);
    const sent = { title: 'Bir konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel'), selectedTags: ['selam'] };
    expect((await author.post<{ state: string }>('/api/forum/topics', sent)).body.data.state).toBe('held');
  });
});
