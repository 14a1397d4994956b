import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { CaseDecided, CaseDecisionRequest, CaseDetails, CaseRow } from '../contracts/cases.js';
import { JOB_WRITING_TEXT } from '../contracts/job-writing.js';
import type { Job } from '../contracts/jobs.js';
import { type FactRow, MODERATION_TEXT } from '../contracts/moderation.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { Client } from './client.js';
import { employers, JOB, JOBS } from './jobs.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

describe('a listing that was reported', () => {
  let town: Town;
  let employer: Client;
  beforeAll(async () => {
    town = await Town.open();
    employer = await employers.of(town);
  });
  afterAll(() => town.app.stop());

  const report = (id: string, reporter: Client) =>
    reporter.post('/api/reports', { reported_type: 'job_listing', reported_id: id, reported_user_id: employer.id, reason: 'scam' });
  const show = async (id: string) => (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  const decide = async (id: string, decision: Partial<CaseDecisionRequest>) => {
    const { status, body } = await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'scam', ...decision });
    expect([status, body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return body as unknown as CaseDecided;
  };
  const seen = async (id: string, who: Client = town.app.guest) => (await who.get<Job>(`${JOBS}/${id}`)).status;

  inBothHomes.it('stands in the queue with its words as they were, and is hidden or deleted by a decision until that is taken back', async () => {
    const { id } = await employers.post(employer, { description: 'Panolarımızı **kapora** istemeden yazacak birini arıyoruz.' });
    const reporter = await town.member();
    expect((await report(id, reporter)).status).toBe(201);
    expect(said(await report(id, employer))).toEqual([403, MODERATION_TEXT.ownContent]);
    expect((await employer.put(`${JOBS}/${id}`, JOB)).status).toBe(200);
    await town.app.settled();
    const found = await show(id);
    expect([found.reported_type, found.as_reported.title, found.as_reported.html.includes('<strong>kapora</strong>')]).toEqual([
      'job_listing',
      JOB.title,
      true,
    ]);
    expect([found.now.content.includes(JOB.description), found.now.state]).toEqual([true, 'visible']);
    const listed = rows<CaseRow>(await town.moderator.get(`/api/console/cases?${query({ filter: { state: 'open', type: 'job_listing' } })}`));
    expect(listed.map((row) => row.id)).toContain(id);
    const { decisionId } = await decide(id, { actions: ['hide_content'], message: 'Böyle olmaz.' });
    expect([await seen(id), await seen(id, employer)]).toEqual([404, 200]);
    expect(said(await employer.put(`${JOBS}/${id}`, { ...JOB, title: 'Başka başlık' }))).toEqual([409, JOB_WRITING_TEXT.hiddenNotEditable]);
    const { rows: told } = (await employer.get<NotificationPage>('/api/notifications')).body.data;
    expect(told.map(notificationText)).toContain(`‹${JOB.title}› ilanınız moderatör tarafından gizlendi`);
    const mail = town.app.mailsTo(`${await usernameOf(employer)}@ornek.dev`).find((text) => text.includes('Böyle olmaz.')) ?? '';
    for (const words of ['İş ilanınız moderatör tarafından gizlendi.', `/career/${id}`, '/appeal#']) expect(mail).toContain(words);
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { case: id } })}`));
    expect(facts.map(({ what }) => what)).toContain('İş ilanı gizlendi');
    expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, { decisionId, note: 'Yanılmışız.' })).status).toBeLessThan(300);
    await town.app.settled();
    expect([await seen(id), (await show(id)).open]).toEqual([200, true]);
    await decide(id, { actions: ['delete_content'] });
    expect([await seen(id), await seen(id, employer)]).toEqual([410, 410]);
  });
});
