/** @jest-environment jsdom */
import { POSTING_TEXT, type Posting } from '@contracts/help-wanted';
import type { ProjectRole } from '@contracts/projects';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { drawn, OWN } from '../../../../../testing/asMember';
import { type Answer, done, refused } from '../../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../../testing/inReact';
import { posting, project } from '../../components/project.fixture';
import { NewPosting } from './NewPosting';
import { PostingDialog } from './PostingDialog';
import { PostingTools } from './PostingTools';
import { NO_POSTING, problemsOf, requestOf } from './postingFields';

beforeEach(() => localStorage.clear());
afterEach(leaveAll);

const REWARDS = [
  { code: 'paid', label: 'Ücretli' },
  { code: 'volunteer', label: 'Gönüllü' },
];
const answering =
  (answer: Answer) =>
  ({ method, path }: { method: string; path: string }) =>
    method !== 'GET' ? answer : path.includes('reward-types') ? done(REWARDS) : done([]);
const seenBy = (role: ProjectRole | null, archived = false) =>
  project({ archived, viewer: { role, isFollowing: false, invite: null, isOfferedOwnership: false } });
const whole = {
  ...NO_POSTING,
  title: 'Erişilebilirlik denetimi',
  description: 'Ekran okuyucuyla bakılacak.',
  typedSkill: 'WCAG',
  project_reward_type: 'volunteer',
  places: '2',
};
const NEW = `draft:${OWN.id}:posting:p1`;

describe('The form of a posting', () => {
  const dialog = (of: Posting | null, answer = done({})) =>
    drawn(<PostingDialog memberId={OWN.id} projectId="p1" posting={of} onClose={() => document.body.setAttribute('data-closed', '')} />, answering(answer));
  beforeEach(() => document.body.removeAttribute('data-closed'));

  it('is not sent while something is wrong', async () => {
    const { press, sent, shows } = await dialog(null);
    await press('İlanı aç');
    await shows('Başlık gereklidir');
    for (const words of ['Açıklama gereklidir', POSTING_TEXT.skillNeeded, POSTING_TEXT.rewardNeeded]) expect(document.body.textContent).toContain(words);
    expect(sent).toEqual([]);
  });
  it('is sent with what is still typed, and no draft any more', async () => {
    localStorage.setItem(NEW, JSON.stringify(whole));
    const { press, sent } = await dialog(null);
    await press('İlanı aç');
    await until(() => document.body.hasAttribute('data-closed'));
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/projects/help-wanted' });
    expect(sent[0]?.body).toMatchObject({ project_id: 'p1', skills: ['WCAG'], places: 2, until: null, project_reward_type: 'volunteer' });
    expect(localStorage.getItem(NEW)).toBeNull();
  });
  it('goes on with what was typed on another device', async () => {
    await drawn(<PostingDialog memberId={OWN.id} projectId="p1" posting={null} onClose={() => undefined} />, answering(done({})), whole);
    await until(() => document.querySelector('textarea')?.value === whole.description);
  });
  it('keeps what was typed when it is refused, and says why above and at its field', async () => {
    localStorage.setItem(NEW, JSON.stringify(whole));
    const { press, shows } = await dialog(
      null,
      refused(422, 'VALIDATION', { message: 'Olmadı.', fields: { project_reward_type: [POSTING_TEXT.unknownReward] } }),
    );
    await press('İlanı aç');
    await shows(POSTING_TEXT.unknownReward);
    expect(document.body.textContent).toContain(POSTING_TEXT.createFailed);
    expect([localStorage.getItem(NEW)?.includes('Erişilebilirlik'), document.body.hasAttribute('data-closed')]).toEqual([true, false]);
  });
  it('changes a posting, with a reward that is offered no more', async () => {
    const { press, sent, shows } = await dialog(posting());
    await shows('2 yer dolu');
    expect(document.querySelector('select')?.selectedOptions[0]?.textContent).toBe('Gelir paylaşımı');
    await press('Kaydet');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/projects/help-wanted/h1', body: { project_reward_type: 'revenue_share', places: 4 } });
  });
  it('leaves a last day alone that is past by now', () => {
    const fields = { ...whole, until: '2026-11-01' };
    expect(problemsOf(fields, '2026-11-01', '2026-11-27')).toEqual({});
    expect(problemsOf(fields, null, '2026-11-27')).toEqual({ until: POSTING_TEXT.pastDay });
  });
  it('takes no places for none', () => expect(problemsOf({ ...whole, places: ' ' }, null)).toEqual({ places: POSTING_TEXT.badPlaces }));
  it('keeps the letters of skills', () => expect(requestOf({ ...whole, typedSkill: 'React, PostgreSQL ,React' }).skills).toEqual(['React', 'PostgreSQL']));
});

describe('What is done with a posting', () => {
  const tools = (role: ProjectRole | null, of: Posting = posting(), answer: Answer = done({}), archived = false) =>
    drawn(<PostingTools project={seenBy(role, archived)} posting={of} unseen={2} />, answering(answer));
  const MORE = 'Daha fazla: React ile takvim görünümü';

  it('is for its owner, managers, and whoever opened it and is in it', async () => {
    const menus: boolean[] = [];
    for (const [role, of] of [
      ['owner'],
      ['manager'],
      ['member'],
      ['member', posting({ created_by: OWN.id })],
      [null, posting({ created_by: OWN.id })],
    ] as const) {
      const { has } = await tools(role, of);
      menus.push(has(MORE));
      await leaveAll();
    }
    expect(menus).toEqual([true, true, false, true, false]);
  });
  it('shows owner and managers how many applications are new', async () => {
    const { place } = await tools('manager');
    const link = place.querySelector('a');
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/projects/p1/applications/h1', 'Başvurular2 yeni']);
    await leaveAll();
    expect((await tools('member', posting({ created_by: OWN.id }))).place.querySelector('a')).toBeNull();
  });
  it('closes and reopens', async () => {
    const { press, sent } = await tools('owner');
    await press(MORE);
    await press('Kapat');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/projects/help-wanted/h1', body: { is_open: false } });
    await leaveAll();
    const closed = await tools('owner', posting({ status: 'closed', is_open: false }));
    await closed.press(MORE);
    await closed.press('Yeniden aç');
    await until(() => closed.sent.length === 1);
    expect(closed.sent[0]?.body).toEqual({ is_open: true });
  });
  it('removes it once it is said what follows; of an archived project that is all', async () => {
    const { press, sent, shows } = await tools('owner', posting(), done({}), true);
    await press(MORE);
    await until(() => document.querySelector('[role="menuitem"]') !== null);
    expect([...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent)).toEqual(['Sil…']);
    await press('Sil…');
    await shows('bekleyen başvurular biter');
    await press('Sil');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/projects/help-wanted/h1' });
  });
  it('begins with a form, for owner and managers of a project that goes on', async () => {
    for (const [role, archived, may] of [
      ['owner', false, true],
      ['manager', false, true],
      ['owner', true, false],
      ['member', false, false],
      [null, false, false],
    ] as const) {
      const { has } = await drawn(<NewPosting project={seenBy(role, archived)} />, answering(done({})));
      await act(async () => undefined);
      expect([role, archived, has('Yardım ilanı aç')]).toEqual([role, archived, may]);
      await leaveAll();
    }
  });
});
