/** @jest-environment jsdom */
import { type ProjectUpdate, UPDATE_TEXT } from '@contracts/project-updates';
import type { Project, ProjectRole } from '@contracts/projects';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { drawn, OWN } from '../../../../../testing/asMember';
import { type Answer, done, refused } from '../../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../../testing/inReact';
import { project } from '../../components/project.fixture';
import { EditedUpdate } from '../../components/updates/EditedUpdate';
import { author } from '../people.fixture';
import { NewUpdate } from './NewUpdate';
import { UpdateTools } from './UpdateTools';
import { NO_UPDATE, readerChoices } from './updateFields';

beforeEach(() => localStorage.clear());
afterEach(leaveAll);

const seenBy = (role: ProjectRole | null, fields: Partial<Project> = {}) =>
  project({ viewer: { role, isFollowing: false, invite: null, isOfferedOwnership: false }, ...fields });
const update = (by: string): ProjectUpdate => ({
  ...{ id: 'u1', projectId: 'p1', type: 'update', content: 'Önce', html: '<p>Önce</p>', visibility_override: null, hidden: false, likes: 0, edited: true },
  ...{ users: author(by, by), created_at: '2026-11-27T07:00:00.000Z', updated_at: '2026-11-27T08:00:00.000Z' },
});
const answering =
  (answer: Answer | Promise<Answer>) =>
  ({ method }: { method: string }) =>
    method === 'GET' ? done([]) : answer;
const NEW = `draft:${OWN.id}:update:p1`;
const EDIT = `draft:${OWN.id}:edit-update:p1:u1`;

const field = () => document.querySelector('textarea');
const type = async (words: string) => {
  await until(() => field() !== null);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), words);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

describe('The form of an update', () => {
  const form = async (answer: Answer | Promise<Answer> = done({}), of = seenBy('member')) => {
    const page = await drawn(<NewUpdate project={of} />, answering(answer));
    // By now the code of the form is there: what was begun is open at once.
    if (page.has('Güncelleme yaz')) await page.press('Güncelleme yaz');
    return page;
  };

  it('is there for whoever is in a project that goes on and is not hidden', async () => {
    for (const [of, may] of [
      [seenBy('member'), true],
      [seenBy('owner'), true],
      [seenBy(null), false],
      [seenBy('owner', { archived: true }), false],
      [seenBy('owner', { hidden: true }), false],
    ] as const) {
      const { place } = await form(done({}), of);
      if (may) await until(() => field() !== null);
      // By now the code of the form is there: it would be drawn at once.
      await act(async () => undefined);
      expect(place.querySelector('form') !== null).toBe(may);
      await leaveAll();
    }
  });
  it('is not sent empty', async () => {
    const { press, sent, shows } = await form();
    await press('Yayınla');
    await shows('Güncelleme metni gereklidir');
    expect(sent).toEqual([]);
  });
  it('is opened, put away and opened again with what was typed', async () => {
    const { press, has } = await form();
    await type('Yarıda kaldı');
    await press('Vazgeç');
    expect([field(), has('Güncelleme yaz')]).toEqual([null, true]);
    await press('Güncelleme yaz');
    await until(() => field()?.value === 'Yarıda kaldı');
  });
  it('is sent as it was begun, and is put away then', async () => {
    localStorage.setItem(NEW, JSON.stringify({ type: 'release', content: 'İlk sürüm çıktı.', visibility_override: 'members' }));
    const { press, sent } = await form();
    await press('Yayınla');
    await until(() => field() === null);
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/projects/p1/updates', { type: 'release', content: 'İlk sürüm çıktı.', visibility_override: 'members' }],
    ]);
    expect(localStorage.getItem(NEW)).toBeNull();
  });
  it('goes on with what was typed on another device', async () => {
    const { press } = await drawn(<NewUpdate project={seenBy('member')} />, answering(done({})), { ...NO_UPDATE, content: 'Otobüste yazıldı' });
    await press('Güncelleme yaz');
    await until(() => field()?.value === 'Otobüste yazıldı');
  });
  it('keeps what was typed when it is refused, and says why', async () => {
    const { press, shows } = await form(refused(422, 'VALIDATION', { message: UPDATE_TEXT.wordWaits }));
    await type('Bekleyen sözcük');
    await press('Yayınla');
    await shows(UPDATE_TEXT.wordWaits);
    await shows('Güncellemeniz yayınlanamadı');
    expect([field()?.value, localStorage.getItem(NEW)?.includes('Bekleyen sözcük')]).toEqual(['Bekleyen sözcük', true]);
  });
  it('keeps what is typed while it is sent', async () => {
    let answer: (given: Answer) => void = () => undefined;
    const { press, sent } = await form(
      new Promise<Answer>((resolve) => {
        answer = resolve;
      }),
    );
    await type('Bir');
    await press('Yayınla');
    await until(() => sent.length === 1);
    await type('Bir, iki');
    await act(async () => answer(done({})));
    await until(() => document.body.textContent?.includes('Yayınlanıyor…') === false);
    expect([field()?.value, localStorage.getItem(NEW)?.includes('Bir, iki')]).toEqual(['Bir, iki', true]);
  });
  it('offers fewer readers than the project has, and no more', () => {
    const offered = (of: Project['visibility'], standing = NO_UPDATE.visibility_override) => readerChoices(of, standing).map(({ value }) => value);
    expect([offered('public'), offered('members'), offered('private')]).toEqual([['', 'members', 'private'], ['', 'private'], ['']]);
    expect(offered('private', 'members')).toEqual(['', 'members']);
  });
});

describe('What is done with an update', () => {
  const tools = (role: ProjectRole | null, by: string, answer: Answer = done({}), fields: Partial<Project> = {}) =>
    drawn(<UpdateTools project={seenBy(role, fields)} update={update(by)} />, answering(answer));

  it('is its author’s to change, and theirs and of who runs the project to delete', async () => {
    for (const [role, by, fields, buttons] of [
      ['member', OWN.id, {}, ['Düzenle', 'Sil…']],
      ['member', 'm2', {}, []],
      ['manager', 'm2', {}, ['Sil…']],
      ['owner', 'm2', {}, ['Sil…']],
      [null, OWN.id, {}, ['Sil…']],
      [null, 'm2', {}, []],
      ['member', OWN.id, { archived: true }, ['Sil…']],
    ] as const) {
      const { place } = await tools(role, by, done({}), fields);
      expect([role, by, [...place.querySelectorAll('button')].map(({ textContent }) => textContent)]).toEqual([role, by, buttons]);
      await leaveAll();
    }
  });
  it('changes it', async () => {
    const { press, sent } = await tools('member', OWN.id);
    await press('Düzenle');
    await type('Sonra');
    await press('Kaydet');
    await until(() => document.querySelector('[role=dialog]') === null);
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/api/projects/updates/u1', { type: 'update', content: 'Sonra', visibility_override: null }],
    ]);
    expect(localStorage.getItem(EDIT)).toBeNull();
  });
  it('keeps what was changed when that is refused', async () => {
    const { press, shows } = await tools('member', OWN.id, refused(403, 'FORBIDDEN', { message: UPDATE_TEXT.notYours }));
    await press('Düzenle');
    await type('Sonra');
    await press('Kaydet');
    await shows(UPDATE_TEXT.notYours);
    expect([field()?.value, localStorage.getItem(EDIT)?.includes('Sonra')]).toEqual(['Sonra', true]);
  });
  it('deletes it once it is said what follows', async () => {
    const { press, sent, shows } = await tools('manager', 'm2');
    await press('Sil…');
    await shows('Bu geri alınamaz.');
    expect(sent).toEqual([]);
    await press('Sil');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/projects/updates/u1' });
  });
});

describe('An update that was edited', () => {
  it('shows what it said before, the newest first', async () => {
    const states = (['Önce', 'Sonra'] as const).map((content, index) => ({
      ...{ number: index + 1, type: index === 0 ? 'update' : 'decision', content, users: author('m2', 'Deniz'), edited_at: '2026-11-27T08:00:00.000Z' },
    }));
    const { press, shows } = await drawn(<EditedUpdate update={update('m2')} />, () => done(states));
    await press('düzenlendi');
    await shows('1. hâli');
    expect([...document.querySelectorAll('[role=dialog] article')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2\. hâliKarar.*Sonra$/),
      expect.stringMatching(/^1\. hâliGüncelleme.*Önce$/),
    ]);
  });
});
