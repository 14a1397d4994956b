/** @jest-environment jsdom */
import { FORUM_TEXT } from '@contracts/forum';
import { PROJECT_CODE, PROJECT_WRITING_TEXT } from '@contracts/project-writing';
import type { Project } from '@contracts/projects';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { type Answer, type Asked, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { projectRow } from '../components/project.fixture';
import { ProjectForm, projectDraftKey } from './ProjectForm';
import { NO_PROJECT, type ProjectFields } from './projectFields';

const SAVED = { id: 'p1', title: 'Ortak Takvim', stage: 'beta', visibility: 'public', archived: false, version: 4 };
const STAGES = [
  { code: 'idea', label: 'Fikir' },
  { code: 'beta', label: 'Beta' },
];
const complete: Partial<ProjectFields> = { title: 'Ortak Takvim', summary: 'Herkesin uygun saatini bulur.', stage: 'beta' };
const localKey = (id?: string) => `draft:m1:${projectDraftKey(id)}`;
const keep = (fields: Partial<ProjectFields>, id?: string) => localStorage.setItem(localKey(id), JSON.stringify({ ...NO_PROJECT, ...fields }));
const edited = (more: Partial<Project> = {}): Project => ({
  ...projectRow({ id: 'p1', title: 'Ortak Takvim', summary: 'Herkesin uygun saatini bulur.', stage: 'beta', visibility: 'public' }),
  ...{ description: 'Açıklama.', html: '', links: [], repository_url: null, version: 3, handover: null },
  viewer: { role: 'owner', isFollowing: false, invite: null, isOfferedOwnership: false },
  ...more,
});

let sent: Asked[];
async function form(project: Project | null, answer: (asked: Asked) => Answer | Promise<Answer> = () => done(SAVED), stages = done(STAGES)) {
  sent = [];
  fakeServer((asked) => {
    if (asked.path === '/api/projects/stages') return stages;
    if (asked.path.startsWith('/api/forum/drafts/')) return done(null);
    if (asked.path.startsWith('/api/forum/tags')) return done([]);
    if (asked.method === 'GET') return done(project && { ...project, version: 9, title: 'Yenisi' });
    sent.push(asked);
    return answer(asked);
  });
  const saved: string[] = [];
  const { place } = await draw(onPage(<ProjectForm memberId="m1" project={project} onSaved={({ id }, goesOn) => saved.push(goesOn ? `${id} …` : id)} />));
  await until(() => place.querySelectorAll('option').length > 1 || stages.status !== 200);
  const press = (name: string) => act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  const type = (name: string, text: string) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) ?? labelled(place, name);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { place, press, saved, type };
}
const labelled = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.control as HTMLInputElement | undefined;

beforeEach(() => {
  localStorage.clear();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(leaveAll);

describe('A project that is written', () => {
  it('is not sent while something is wrong: that is said above, and at each field', async () => {
    keep({ links: [{ label: 'Site', url: 'http://takvim.example' }] });
    const { place, press } = await form(null);
    await press('Proje Oluştur');
    expect(place.querySelector('[role="alert"]')?.textContent).toBe('Lütfen şu alanları düzeltin: Proje adı, Özet, Aşama, Bağlantılar.');
    for (const words of ['Proje adı gereklidir', 'Özet gereklidir', 'Aşama gereklidir', PROJECT_WRITING_TEXT.badUrl])
      expect(place.textContent).toContain(words);
    expect([document.activeElement?.getAttribute('aria-label'), sent]).toEqual(['Proje adı', []]);
  });
  it('is told at once where a name is too long or there are too many tags, and nothing of it is cut', async () => {
    keep({ ...complete, title: 'a'.repeat(130), summary: 'b'.repeat(340), tags: ['a', 'b', 'c', 'd', 'e', 'f'] });
    const { place } = await form(null);
    expect(place.querySelector<HTMLTextAreaElement>('[aria-label="Proje adı"]')?.value).toHaveLength(130);
    for (const words of ['Proje adı en fazla 100 karakter olmalıdır', '340/300', FORUM_TEXT.tooManyTags]) expect(place.textContent).toContain(words);
  });
  it('is sent with all that was chosen, and is no draft any more', async () => {
    keep({ ...complete, visibility: 'members', typedTag: 'React' });
    const { press, saved } = await form(null);
    await press('Proje Oluştur');
    await until(() => saved.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/projects', body: { ...complete, visibility: 'members', tags: ['react'] } });
    expect([saved, localStorage.getItem(localKey())]).toEqual([['p1'], null]);
  });
  it('keeps what is typed when it is refused, and shows why at its field and above', async () => {
    keep(complete);
    const fields = { cover_image_url: [PROJECT_WRITING_TEXT.foreignCover] };
    const { place, press } = await form(null, () => refused(422, 'VALIDATION', { message: 'Olmadı.', fields }));
    await press('Proje Oluştur');
    await until(() => place.textContent?.includes(PROJECT_WRITING_TEXT.foreignCover) === true);
    expect(place.textContent).toContain('Proje oluşturulamadı');
    expect(localStorage.getItem(localKey())).toContain('Ortak Takvim');
  });
  it('says who will read it in words', async () => {
    const { place } = await form(null);
    expect(place.textContent).toContain('Herkes okuyabilir, arama motorları bulabilir.');
    await act(async () => place.querySelector<HTMLInputElement>('input[value="private"]')?.click());
    expect(place.textContent).toContain('Yalnızca projenin üyeleri görür; başkaları için yoktur.');
  });
  it('has as many links as it may, and each can be taken out again', async () => {
    const { place, press } = await form(null);
    for (let count = 0; count < 6; count++) await press('Bağlantı ekle');
    const rows = () => place.querySelectorAll('[aria-label$="bağlantının adresi"]').length;
    expect(rows()).toBe(5);
    await act(async () => place.querySelector<HTMLElement>('[aria-label="2. bağlantıyı kaldır"]')?.click());
    expect(rows()).toBe(4);
  });
  it('says that the stages could not be had', async () => {
    const { place } = await form(null, undefined, refused(404, 'NOT_FOUND'));
    await until(() => place.textContent?.includes('Aşamalar yüklenemedi') === true);
  });
});

describe('A project that is edited', () => {
  it('is saved over the version it was begun from', async () => {
    const { press, saved } = await form(edited());
    await press('Kaydet');
    await until(() => saved.length === 1);
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/projects/p1', body: { version: 3, title: 'Ortak Takvim' } });
  });
  it('that changed elsewhere is saved only when its writer says so', async () => {
    const { place, press, saved } = await form(edited(), ({ body }) =>
      (body as { version: number }).version === 9 ? done(SAVED) : refused(409, PROJECT_CODE.changed),
    );
    await press('Kaydet');
    await until(() => place.textContent?.includes(PROJECT_WRITING_TEXT.changedMeanwhile) === true);
    await press('Yazdıklarımla sürdür');
    await until(() => !place.textContent?.includes(PROJECT_WRITING_TEXT.changedMeanwhile));
    await press('Kaydet');
    await until(() => saved.length === 1);
    expect(sent.at(-1)?.body).toMatchObject({ version: 9, title: 'Ortak Takvim' });
  });
  it('takes over what was saved elsewhere when its writer says so', async () => {
    keep({ ...complete, title: 'Benimki', version: 2 }, 'p1');
    const { place, press } = await form(edited());
    await press('Yeni hâlini al');
    await until(() => place.querySelector<HTMLTextAreaElement>('[aria-label="Proje adı"]')?.value === 'Yenisi');
  });
  it('stays open while it is saved: what is typed meanwhile is its draft', async () => {
    let come: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => (come = resolve));
    const { place, press, saved, type } = await form(edited(), () => answer);
    await press('Kaydet');
    await until(() => sent.length === 1);
    await type('Proje adı', 'Sonraki ad');
    await act(async () => come(done(SAVED)));
    await until(() => saved.length === 1);
    expect([saved, place.querySelector('textarea')?.value]).toEqual([['p1 …'], 'Sonraki ad']);
    expect(JSON.parse(localStorage.getItem(localKey('p1')) ?? '{}')).toMatchObject({ title: 'Sonraki ad', version: 4 });
  });
  it('says that fewer will see it', async () => {
    const { place } = await form(edited());
    await act(async () => place.querySelector<HTMLInputElement>('input[value="members"]')?.click());
    expect(place.textContent).toContain('aramalarından, akışlarından ve takip ettiklerinden kalkar');
  });
  it('keeps a stage that is offered no more', async () => {
    const { place } = await form(edited({ stage: 'dream', stage_label: 'Hayal' }));
    expect(place.querySelector('select')?.selectedOptions[0]?.textContent).toBe('Hayal');
  });
});

describe('The end of a project', () => {
  it('is for its owner alone', async () => {
    const manager = edited({ viewer: { role: 'manager', isFollowing: false, invite: null, isOfferedOwnership: false } });
    const { place } = await form(manager);
    expect(place.textContent).not.toContain('Arşivle');
  });
  it('is asked for before it is deleted', async () => {
    const { press } = await form(edited(), () => done({}));
    await press('Sil');
    await until(() => document.body.textContent?.includes('Proje silinsin mi?') === true);
    expect(sent).toEqual([]);
    const buttons = [...document.querySelectorAll('[role="dialog"] button')] as HTMLButtonElement[];
    await act(async () => buttons.find(({ textContent }) => textContent === 'Sil')?.click());
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/projects/p1' });
  });
  it('is asked for before it is put away', async () => {
    const { press } = await form(edited());
    await press('Arşivle');
    await until(() => document.body.textContent?.includes('Proje arşivlensin mi?') === true);
    expect(sent).toEqual([]);
    const buttons = [...document.querySelectorAll('[role="dialog"] button')] as HTMLButtonElement[];
    await act(async () => buttons.find(({ textContent }) => textContent === 'Arşivle')?.click());
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/projects/p1/archive', body: { archived: true } });
  });
});
