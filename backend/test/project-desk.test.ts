import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { CaseDecided, CaseDecisionRequest, CaseDetails, CaseRow } from '../contracts/cases.js';
import { DECISION_TEXT, type ForumDecision } from '../contracts/forum-decisions.js';
import { type FactRow, MODERATION_TEXT, type ReportAccepted } from '../contracts/moderation.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { type DisclosedProject, type ModeratedProject, PROJECT_DESK_TEXT, PROJECT_TOOL_DONE } from '../contracts/project-moderation.js';
import type { SavedProject } from '../contracts/project-writing.js';
import type { Project } from '../contracts/projects.js';
import { TRAVEL_TEXT } from '../contracts/travel.js';
import type { Answer, Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

describe('a project that staff look at', () => {
  let town: Town;
  let owner: Client;
  beforeAll(async () => {
    town = await Town.open();
    owner = await town.member();
  });
  afterAll(() => town.app.stop());

  const write = async (changes: object = {}): Promise<SavedProject> => {
    const form = { title: 'Ortak Takvim', summary: 'Herkesin uygun saatini bulan takvim.', stage: 'beta', visibility: 'public', ...changes };
    const { status, body } = await owner.post<SavedProject>('/api/projects', form);
    expect([status, body.error]).toEqual([201, undefined]);
    return body.data;
  };
  const report = (id: string, reporter: Client): Promise<Answer<ReportAccepted>> =>
    reporter.post('/api/reports', { reported_type: 'project', reported_id: id, reported_user_id: owner.id, reason: 'harassment' });
  const show = async (id: string) => (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  const decide = async (id: string, decision: Partial<CaseDecisionRequest>): Promise<CaseDecided> => {
    const { status, body } = await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
    expect([status, body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return body as unknown as CaseDecided;
  };
  const read = async (id: string, who: Client = town.app.guest) => (await who.get<Project>(`/api/projects/${id}`)).status;
  const told = async (who: Client) => (await who.get<NotificationPage>('/api/notifications')).body.data.rows.map((row) => notificationText(row));
  const moderate = (id: string, action: string, reason = 'Kurallara uymuyor') =>
    town.moderator.put<ModeratedProject>(`/api/projects/${id}/moderate`, { action, reason });

  inBothHomes.it('stands in the queue once it is reported, with its words and those of its postings as they were', async () => {
    const { id } = await write({ description: 'Kaba **sözler**.' });
    const posting = { project_id: id, title: 'Kaba bir ilan', description: 'Yeterince uzun açıklama.', skills: ['React'], project_reward_type: 'volunteer' };
    expect(said(await owner.post('/api/projects/help-wanted', posting))[0]).toBe(201);
    const reporter = await town.member();
    expect((await report(id, reporter)).status).toBe(201);
    await owner.put(`/api/projects/${id}`, { title: 'Ilımlı Takvim', description: '' });
    await town.app.settled();
    const found = await show(id);
    expect(found).toMatchObject({ reported_type: 'project', topic_id: '', content_title: 'Ilımlı Takvim', around: null });
    expect(found.as_reported).toMatchObject({ title: 'Ortak Takvim', excerpt: 'Herkesin uygun saatini bulan takvim.', state: 'visible' });
    for (const words of ['<strong>sözler</strong>', 'Kaba bir ilan', 'React']) expect(found.as_reported.html).toContain(words);
    expect(found.now).toMatchObject({ title: 'Ilımlı Takvim', state: 'visible' });
    const listed = rows<CaseRow>(await town.moderator.get(`/api/console/cases?${query({ filter: { state: 'open', type: 'project' } })}`));
    expect(listed.map((row) => row.id)).toContain(id);
    expect(said(await report(id, owner))).toEqual([403, MODERATION_TEXT.ownContent]);
  });

  it('is not there for whoever reports a private one without being of it', async () => {
    const { id } = await write({ visibility: 'private' });
    expect(said(await report(id, await town.member()))).toEqual([404, MODERATION_TEXT.contentGone]);
  });

  inBothHomes.it('is hidden by a decision on its case, told to its owner, and comes back when that is taken back', async () => {
    const { id } = await write();
    const reporter = await town.member();
    await report(id, reporter);
    await town.app.settled();
    const { decisionId } = await decide(id, { actions: ['hide_content'], clause: '2.1', message: 'Böyle olmaz.' });
    expect([await read(id), await read(id, owner), (await show(id)).now.state]).toEqual([404, 200, 'hidden']);
    expect(await told(owner)).toContain('Projeniz moderatör tarafından gizlendi');
    expect((await told(reporter)).join()).toContain('haklı bulundu');
    const mail = (await town.app.mailsTo(`${await usernameOf(owner)}@ornek.dev`)).find((text) => text.includes('Böyle olmaz.')) ?? '';
    for (const words of ['Projeniz moderatör tarafından gizlendi.', `/projects/${id}`, 'Gerekçe: Taciz (Kural 2.1)', '/appeal#']) expect(mail).toContain(words);
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { case: id } })}`));
    expect(facts.map(({ what }) => what)).toContain('Proje gizlendi');
    expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, { decisionId, note: 'Yanılmışız.' })).status).toBeLessThan(300);
    await town.app.settled();
    expect([await read(id), (await show(id)).open]).toEqual([200, true]);
  });

  inBothHomes.it('is hidden, deleted and brought back on its page, with a reason, and each decision is taken back by its number', async () => {
    const { id } = await write({ title: 'Sayfada karar' });
    expect((await moderate(id, 'hide', ' ')).status).toBe(422);
    const hidden = await moderate(id, 'hide');
    expect([hidden.body.message, hidden.body.data]).toEqual([PROJECT_TOOL_DONE.hide, { id, state: 'hidden' }]);
    expect((await moderate(id, 'delete')).body.data.state).toBe('deleted');
    expect(await read(id, owner)).toBe(410);
    const decisions = (await town.moderator.get<ForumDecision[]>(`/api/projects/${id}/decisions`)).body.data;
    expect(decisions.map(({ kind, subject, title, undoable }) => [kind, subject, title, undoable])).toEqual([
      ['delete', 'project', 'Sayfada karar', true],
      ['hide', 'project', 'Sayfada karar', true],
    ]);
    const undo = (path: string) => town.moderator.put<ForumDecision>(path, { reason: 'Yanılmışız' });
    const [deletion, hiding] = decisions.map(({ undo_path }) => undo_path);
    expect((await undo(deletion ?? '')).body.message).toBe(DECISION_TEXT.undone);
    expect((await undo(hiding ?? '')).body.data).toMatchObject({ state: 'undone' });
    expect(said(await undo(hiding ?? ''))).toEqual([409, DECISION_TEXT.over]);
    expect(await read(id)).toBe(200);
  });

  inBothHomes.it('is read by staff with a reason where it is private; that is recorded, and its owner may know', async () => {
    const { id } = await write({ title: 'Kapalı kasa', visibility: 'private' });
    const look = (who: Client, reason: string) => who.post<DisclosedProject>(`/api/console/projects/${id}/disclosures`, { reason });
    const reason = 'Bir üye burada tehdit edildiğini yazdı';
    expect([await read(id, town.moderator), await read(id, await town.member())]).toEqual([404, 404]);
    expect((await look(town.moderator, 'bakayım')).status).toBe(422);
    expect((await look(town.moderator, reason)).body.data).toMatchObject({ id, title: 'Kapalı kasa', members: 1, state: 'visible' });
    for (const who of [owner, await town.member()]) expect((await look(who, reason)).status).toBe(403);
    const open = await write();
    const openLook = await town.moderator.post(`/api/console/projects/${open.id}/disclosures`, { reason });
    expect(said(openLook)).toEqual([409, PROJECT_DESK_TEXT.notPrivate]);
    const auditor = await town.app.member(`denetci.${id.slice(-6)}`, 'auditor');
    const timeline = JSON.stringify((await auditor.get('/api/console/audit/timeline?kind=access')).body);
    expect(timeline).toContain('Gizli bir projeye bakıldı');
    expect(timeline).not.toContain('Kapalı kasa');
    // What was written for its people alone stays theirs when others read the project.
    const past = async (at: number) => JSON.stringify((await auditor.get(`/api/console/audit/past/content/${id}?at=${at}`)).body);
    const closed = await town.app.meydan.machinery.head();
    expect((await owner.put(`/api/projects/${id}`, { title: 'Açık kasa', visibility: 'public' })).status).toBe(200);
    const shown = await past(closed);
    expect([shown.includes('Kapalı kasa'), shown.includes(TRAVEL_TEXT.closed)]).toEqual([false, true]);
    expect(await past(await town.app.meydan.machinery.head())).toContain('Açık kasa');
  });

  inBothHomes.it('keeps its title from staff where it is private, whatever they decide on it, until they say why they look', async () => {
    const { id } = await write({ title: 'Kapalı defter', visibility: 'private' });
    expect((await moderate(id, 'hide', 'Öyle istedim')).body.data).toEqual({ id, state: 'hidden' });
    const told = [
      await town.moderator.get<ForumDecision[]>(`/api/projects/${id}/decisions`),
      await town.moderator.get(`/api/console/decisions?${query({ filter: { subject: 'project' } })}`),
    ];
    const [decision] = (told[0]?.body.data ?? []) as ForumDecision[];
    expect([decision?.title, decision?.undoable]).toEqual([PROJECT_DESK_TEXT.untold, true]);
    for (const { status, body } of told) expect([status, JSON.stringify(body).includes('Kapalı defter')]).toEqual([200, false]);
    const undone = await town.moderator.put<ForumDecision>(decision?.undo_path ?? '', { reason: 'Yanılmışız' });
    expect([undone.status, undone.body.data.title]).toEqual([200, PROJECT_DESK_TEXT.untold]);
  });

  it('is judged by nobody but moderators', async () => {
    const { id } = await write();
    for (const who of [owner, await town.member(), town.app.guest]) {
      const refused = who === town.app.guest ? 401 : 403;
      expect((await who.put(`/api/projects/${id}/moderate`, { action: 'hide', reason: 'Neden' })).status).toBe(refused);
      expect((await who.get(`/api/projects/${id}/decisions`)).status).toBe(refused);
    }
  });
});
