import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { AppealableDecision } from '../contracts/appeals.js';
import type { CaseDecided, CaseDecisionRequest, CaseDetails, CaseRow } from '../contracts/cases.js';
import { DECISION_TEXT, type ForumDecision } from '../contracts/forum-decisions.js';
import { TOOL_TEXT } from '../contracts/forum-tools.js';
import { JOB_TOOL_DONE, type ModeratedJob } from '../contracts/job-moderation.js';
import { JOB_WRITING_TEXT } from '../contracts/job-writing.js';
import type { Job } from '../contracts/jobs.js';
import { type FactRow, MODERATION_TEXT } from '../contracts/moderation.js';
import type { JobTool } from '../contracts/moderation-verbs.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { TRAVEL_TEXT } from '../contracts/travel.js';
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
    const deletion = await decide(id, { actions: ['delete_content'] });
    expect([await seen(id), await seen(id, employer)]).toEqual([410, 410]);
    await restoredOnAppeal(id, deletion.decisionId);
  });

  const restoredOnAppeal = async (id: string, appealId: string) => {
    const own = await employer.get<AppealableDecision>(`/api/appeals/${appealId}`);
    expect(own.body.data.decision.content).toMatchObject({ type: 'job_listing', id, action: 'deleted', state: 'deleted' });
    expect((await employer.post(`/api/appeals/${appealId}`, { text: 'Kimseden ücret istemiyoruz.' })).status).toBe(201);
    const other = await town.app.member('deniz', 'moderator');
    const ended = await other.post(`/api/console/appeals/${appealId}/decision`, { outcome: 'reversed', message: 'Haklısınız, geri getirdik.' });
    expect([ended.status, ended.body.error]).toEqual([200, undefined]);
    await town.app.settled();
    expect(await seen(id)).toBe(200);
  };

  inBothHomes.it('or not, is hidden and deleted on its page with a reason; each decision is listed, found again and taken back', async () => {
    const { id } = await employers.post(employer, { title: 'Sayfada karar' });
    const begun = await town.app.meydan.machinery.head();
    const moderate = (action: JobTool, reason = 'Bakacağız', who = town.moderator) =>
      who.put<ModeratedJob>(`${JOBS}/${id}/moderate`, { action, reason }).finally(() => town.app.settled());
    const standing = async () => (await town.moderator.get<ForumDecision[]>(`${JOBS}/${id}/decisions`)).body.data;
    const takeBack = (path: string, reason = 'Yanılmışız') => town.moderator.put<ForumDecision>(path, { reason }).finally(() => town.app.settled());

    expect((await moderate('hide', 'Bakacağız', employer)).status).toBe(403);
    expect(said(await moderate('hide', ' '))[0]).toBe(422);
    const hidden = await moderate('hide');
    expect([hidden.body.message, hidden.body.data]).toEqual([JOB_TOOL_DONE.hide, { id, state: 'hidden' }]);
    expect((await moderate('delete')).body.data.state).toBe('deleted');
    expect([await seen(id), await seen(id, employer), await seen(id, town.moderator)]).toEqual([404, 410, 410]);
    const [deleted, below] = await standing();
    expect([deleted, below].map((one) => [one?.kind, one?.subject, one?.title, one?.undoable])).toEqual([
      ['delete', 'job', 'Sayfada karar', true],
      ['hide', 'job', 'Sayfada karar', true],
    ]);
    const found = rows<ForumDecision>(await town.moderator.get(`/api/console/decisions?${query({ filter: { subject: 'job' } })}`));
    expect(found.map((one) => one.id)).toEqual(expect.arrayContaining([deleted?.id, below?.id]));
    expect(said(await takeBack(below?.undo_path ?? ''))).toEqual([409, JOB_WRITING_TEXT.deletedFirst]);
    expect((await takeBack(deleted?.undo_path ?? '')).body.data.state).toBe('undone');
    expect((await standing()).map(({ kind }) => kind)).toEqual(['hide']);
    expect([await seen(id), await seen(id, employer)]).toEqual([404, 200]);
    expect((await moderate('restore')).body).toMatchObject({ message: JOB_TOOL_DONE.restore, data: { id, state: 'visible' } });
    expect([await seen(id), await standing()]).toEqual([200, []]);
    expect(said(await takeBack(below?.undo_path ?? ''))).toEqual([409, DECISION_TEXT.over]);

    const auditor = await town.app.member('denetci', 'auditor');
    const past = async (at: number) => JSON.stringify((await auditor.get(`/api/console/audit/past/content/${id}?at=${at}`)).body);
    const stood = await past(begun);
    expect([stood.includes('Görünür'), stood.includes('Sayfada karar')]).toEqual([true, true]);
    expect((await employer.delete(`${JOBS}/${id}`)).status).toBe(200);
    await town.app.settled();
    const shut = await past(begun);
    expect([shut.includes(TRAVEL_TEXT.withdrawn), shut.includes('Sayfada karar')]).toEqual([true, false]);
    expect(said(await moderate('restore'))).toEqual([409, TOOL_TEXT.withdrawn]);
  });
});
