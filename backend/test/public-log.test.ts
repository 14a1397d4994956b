import { afterAll, beforeAll, expect } from '@jest/globals';
import type { CaseDetails } from '../contracts/cases.js';
import type { Success } from '../contracts/envelope.js';
import { type PublicLogRow, type PublicLogSummary, TRANSPARENCY_TEXT, type TransparencyOverview, type TransparencyReport } from '../contracts/transparency.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { said, Town } from './town.js';

const LOG = '/api/moderation-log';

inBothHomes.describe('the moderation log that everybody may read', () => {
  const clock = new TestClock();
  const year = clock.now().getUTCFullYear();
  let town: Town;
  let admin: Client;
  let author: Client;
  const cases: string[] = [];

  beforeAll(async () => {
    town = await Town.open({}, clock);
    admin = await town.app.member('yonetici', 'admin');
    author = await town.member();
    const decided = async (writer: Client, decision: object) => {
      const topic = await town.topic(writer);
      await town.decide((await town.report(await town.member(), topic)).body.data.reportId, decision);
      cases.push(topic.id);
    };
    await decided(author, { action: 'warn_user', note: 'Kişiye saldırı' });
    await decided(await town.member(), { action: 'hide_content' });
    // What a moderator types where a rule's number belongs may be a name.
    const topic = await town.topic(await town.member());
    await town.report(await town.member(), topic);
    await town.app.settled();
    const named = { verdict: 'upheld', reason: 'harassment', clause: 'Derya Aksoy', actions: ['hide_content'], after: '' };
    expect((await town.moderator.post(`/api/console/cases/${topic.id}/decisions`, named)).status).toBe(201);
    cases.push(topic.id);
    await town.app.settled();
  });
  afterAll(() => town.app.stop());

  const rows = async () => {
    await town.app.settled();
    return (await town.app.guest.get<PublicLogRow[]>(LOG)).body.data;
  };
  const turn = async (to: 'on' | 'off') => {
    const from = to === 'on' ? 'off' : 'on';
    const change = { values: { publicLog: to }, expected: { publicLog: from }, reason: 'Topluluğa söz verdik' };
    return admin.put('/api/console/settings', change);
  };
  const page = async (path: string) => {
    const answer = await fetch(`${town.app.guest.url}${path}`);
    return { status: answer.status, text: await answer.text() };
  };

  it('is nowhere until an admin switches it on', async () => {
    expect(said(await town.app.guest.get(LOG))).toEqual([404, TRANSPARENCY_TEXT.off]);
    expect(said(await town.app.guest.get(`${LOG}/summary`))).toEqual([404, TRANSPARENCY_TEXT.off]);
    expect((await town.app.guest.get(`/api/transparency/${year}`)).status).toBe(404);
    expect((await town.app.guest.get<TransparencyOverview>('/api/transparency')).body.data).toEqual({ on: false, years: [] });
    expect([(await page('/moderasyon-kaydi')).status, (await page(`/seffaflik/${year}`)).status, (await page('/sitemap.xml')).text]).toEqual([
      404,
      404,
      expect.not.stringContaining('transparency'),
    ]);
  });

  it('shows a decision once nobody may appeal against it, and then only what it was, by which rule, about what and when', async () => {
    expect((await turn('on')).status).toBe(200);
    expect(await rows()).toEqual([]);
    clock.advance({ days: 19 });
    expect(await rows()).toEqual([]);
    clock.advance({ days: 2 });
    const all = await rows();
    expect(all.map(({ action, rule }) => [action, rule])).toEqual([
      ['hide_content', 'harassment'],
      ['hide_content', 'harassment'],
      ['warn_user', 'harassment'],
    ]);
    expect(all[2]).toEqual({ action: 'warn_user', rule: 'harassment', content: 'forum_topic', day: '2026-11-21', reversed: false });
    const { status, text } = await page('/moderasyon-kaydi');
    expect([status, text]).toEqual([200, expect.stringContaining('<link rel="canonical" href="')]);
    for (const personal of ['derya', 'uye.', 'Raporlanacak', 'Kişiye saldırı', author.id]) expect(text).not.toContain(personal);
    const { since, lines } = (await town.app.guest.get<PublicLogSummary>(`${LOG}/summary`)).body.data;
    expect([since, lines.find(({ label }) => label === 'Gizleme')]).toEqual(['2025-12-12', { label: 'Gizleme', count: TRANSPARENCY_TEXT.few }]);
    expect((await page('/sitemaps/transparency-1.xml')).text).toContain('/moderasyon-kaydi</loc>');
  });

  it('says so when a decision was taken back', async () => {
    admin = await town.app.guest.signIn('yonetici', PASSWORD);
    await town.renewModerator();
    for (const id of cases) {
      const shown = (await town.moderator.get<CaseDetails>(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
      const request = { decisionId: shown.decisions[0]?.id, note: 'Yeniden baktık, yerinde değildi' };
      expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, request)).status).toBe(201);
    }
    // Not before the day is over: whoever looks every minute does not learn when.
    expect((await rows()).map(({ reversed }) => reversed)).toEqual([false, false, false]);
    clock.advance({ days: 1 });
    admin = await town.app.guest.signIn('yonetici', PASSWORD);
    expect((await rows()).map(({ reversed }) => reversed)).toEqual([true, true, true]);
  });

  it('is summed up by the report of a year that is over, without small numbers', async () => {
    const preview = (await admin.get<TransparencyReport>(`/api/console/audit/transparency/${year}`)).body.data;
    expect([preview.complete, said(await town.app.guest.get(`/api/transparency/${year}`))]).toEqual([false, [404, TRANSPARENCY_TEXT.noYear]]);
    expect((await author.get(`/api/console/audit/transparency/${year}`)).status).toBe(401);
    clock.advance({ days: 31 });
    const report = (await town.app.guest.get<TransparencyReport>(`/api/transparency/${year}`)).body.data;
    expect(report).toEqual({ ...preview, complete: true });
    const [reports] = report.sections;
    expect(reports?.lines.find(({ label }) => label === 'Taciz')?.count).toBe(TRANSPARENCY_TEXT.few);
    const markdown = await page(`/api/transparency/${year}/markdown`);
    expect([markdown.status, markdown.text]).toEqual([200, expect.stringContaining(`# Şeffaflık raporu ${year}`)]);
    expect([(await page(`/seffaflik/${year}`)).status, (await page(`/seffaflik/${year + 1}`)).status]).toEqual([200, 404]);
    const { data } = (await (await fetch(`${town.app.guest.url}/api/transparency`)).json()) as Success<TransparencyOverview>;
    expect(data).toEqual({ on: true, years: [year] });
  });
});
