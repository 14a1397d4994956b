import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { CaseDecided, CaseDecisionRequest, CaseDetails, CaseRow } from '../contracts/cases.js';
import type { Listing } from '../contracts/envelope.js';
import { DECISION_TEXT, type ForumDecision } from '../contracts/forum-decisions.js';
import { type FactRow, MODERATION_TEXT } from '../contracts/moderation.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { type ModeratedProject, UPDATE_TOOL_DONE } from '../contracts/project-moderation.js';
import { type ProjectUpdate, type ProjectUpdateRequest, UPDATE_TEXT } from '../contracts/project-updates.js';
import type { Project } from '../contracts/projects.js';
import type { Client } from './client.js';
import { fellows, PROJECTS } from './fellows.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

describe('an update that staff look at', () => {
  let town: Town;
  let author: Client;
  beforeAll(async () => {
    town = await Town.open({ NEW_MEMBER_POSTS: '0' });
    author = await town.member();
  });
  afterAll(() => town.app.stop());

  const publish = async (more: Partial<ProjectUpdateRequest> = {}, visibility: 'public' | 'private' = 'public') => {
    const { id } = await fellows.create(author, { visibility });
    const update = await author.post<ProjectUpdate>(`${PROJECTS}/${id}/updates`, { type: 'release', content: 'Kaba **sözler**.', ...more });
    return { project: id, id: fellows.done(update).id };
  };
  const report = (id: string, reporter: Client) =>
    reporter.post('/api/reports', { reported_type: 'project_update', reported_id: id, reported_user_id: author.id, reason: 'harassment' });
  const show = async (id: string) => (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  const decide = async (id: string, decision: Partial<CaseDecisionRequest>): Promise<CaseDecided> => {
    const { status, body } = await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
    expect([status, body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return body as unknown as CaseDecided;
  };
  const shown = async (project: string, who: Client = town.app.guest) => {
    const { data, total } = (await who.get(`${PROJECTS}/${project}/updates`)).body as unknown as Listing<ProjectUpdate>;
    const { updates } = (await who.get<Project>(`${PROJECTS}/${project}`)).body.data;
    return [data.map(({ hidden }) => hidden), total, updates];
  };
  const told = async (who: Client) => (await who.get<NotificationPage>('/api/notifications')).body.data.rows.map((row) => notificationText(row));
  const moderate = (id: string, action: string, reason = 'Kurallara uymuyor') =>
    town.moderator.put<ModeratedProject>(`${PROJECTS}/updates/${id}/moderate`, { action, reason });

  inBothHomes.it('stands in the queue once it is reported, with its words as they were, and is hidden by a decision until that is taken back', async () => {
    const { project, id } = await publish();
    const reporter = await town.member();
    expect((await report(id, reporter)).status).toBe(201);
    expect(said(await report(id, author))).toEqual([403, MODERATION_TEXT.ownContent]);
    fellows.done(await author.put(`${PROJECTS}/updates/${id}`, { content: 'Ilımlı sözler.' }));
    await town.app.settled();
    const found = await show(id);
    expect(found).toMatchObject({ reported_type: 'project_update', topic_id: '', project_id: project, around: null });
    expect([found.as_reported.html.includes('<strong>sözler</strong>'), found.now.content, found.now.state]).toEqual([true, 'Ilımlı sözler.', 'visible']);
    const listed = rows<CaseRow>(await town.moderator.get(`/api/console/cases?${query({ filter: { state: 'open', type: 'project_update' } })}`));
    expect(listed.map((row) => row.id)).toContain(id);
    const { decisionId } = await decide(id, { actions: ['hide_content'], clause: '2.1', message: 'Böyle olmaz.' });
    expect([await shown(project), await shown(project, author), await shown(project, town.moderator)]).toEqual([
      [[], 0, 0],
      [[true], 1, 0],
      [[true], 1, 0],
    ]);
    expect([await told(author), (await told(reporter)).join()]).toEqual([
      expect.arrayContaining(['Güncellemeniz moderatör tarafından gizlendi']),
      expect.stringContaining('haklı bulundu'),
    ]);
    const mail = town.app.mailsTo(`${await usernameOf(author)}@ornek.dev`).find((text) => text.includes('Böyle olmaz.')) ?? '';
    for (const words of [
      'Güncellemeniz moderatör tarafından gizlendi.',
      `/projects/${project}?tab=updates#update-${id}`,
      'Gerekçe: Taciz (Kural 2.1)',
      '/appeal#',
    ])
      expect(mail).toContain(words);
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { case: id } })}`));
    expect(facts.map(({ what }) => what)).toContain('Güncelleme gizlendi');
    expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, { decisionId, note: 'Yanılmışız.' })).status).toBeLessThan(300);
    await town.app.settled();
    expect([await shown(project), (await show(id)).open]).toEqual([[[false], 1, 1], true]);
  });

  inBothHomes.it('is hidden, removed and brought back where it stands, with a reason, and each decision is taken back by its number', async () => {
    const { project, id } = await publish();
    expect((await moderate(id, 'hide', ' ')).status).toBe(422);
    expect((await moderate(id, 'hide')).body).toMatchObject({ message: UPDATE_TOOL_DONE.hide, data: { id, state: 'hidden' } });
    expect(said(await author.put(`${PROJECTS}/updates/${id}`, { content: 'Başka' }))).toEqual([409, UPDATE_TEXT.hiddenNotEditable]);
    expect((await town.app.guest.get(`${PROJECTS}/updates/${id}`)).status).toBe(404);
    expect((await moderate(id, 'delete')).body.data.state).toBe('deleted');
    expect([await shown(project, author), (await author.get(`${PROJECTS}/updates/${id}/history`)).status]).toEqual([[[], 0, 0], 404]);
    const decisions = (await town.moderator.get<ForumDecision[]>(`${PROJECTS}/updates/${id}/decisions`)).body.data;
    expect(decisions.map(({ kind, subject, title, undoable }) => [kind, subject, title, undoable])).toEqual([
      ['delete', 'update', 'Açık takvim', true],
      ['hide', 'update', 'Açık takvim', true],
    ]);
    const undo = (path = '') => town.moderator.put<ForumDecision>(path, { reason: 'Yanılmışız' });
    const [removal, hiding] = decisions.map(({ undo_path }) => undo_path);
    expect((await undo(removal)).body.message).toBe(DECISION_TEXT.undone);
    expect((await undo(hiding)).body.data).toMatchObject({ state: 'undone' });
    expect(said(await undo(hiding))).toEqual([409, DECISION_TEXT.over]);
    expect(await shown(project)).toEqual([[false], 1, 1]);
  });

  it('has nothing left to be taken back once its author deleted it', async () => {
    const { project, id } = await publish();
    await moderate(id, 'hide');
    fellows.done(await author.delete(`${PROJECTS}/updates/${id}`));
    await town.app.settled();
    expect((await town.moderator.get<ForumDecision[]>(`${PROJECTS}/updates/${id}/decisions`)).body.data).toEqual([]);
    expect([(await moderate(id, 'restore')).status, await shown(project, author)]).toEqual([409, [[], 0, 0]]);
  });

  it('is reported by whoever reads it, and judged by nobody but moderators', async () => {
    const stranger = await town.member();
    for (const { id } of [await publish({ visibility_override: 'private' }), await publish({}, 'private')])
      expect(said(await report(id, stranger))).toEqual([404, MODERATION_TEXT.contentGone]);
    const { id } = await publish();
    for (const who of [author, stranger, town.app.guest]) {
      const refused = who === town.app.guest ? 401 : 403;
      expect((await who.put(`${PROJECTS}/updates/${id}/moderate`, { action: 'hide', reason: 'Neden' })).status).toBe(refused);
      expect((await who.get(`${PROJECTS}/updates/${id}/decisions`)).status).toBe(refused);
    }
  });
});
