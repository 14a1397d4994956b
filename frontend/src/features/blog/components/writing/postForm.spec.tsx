/** @jest-environment jsdom */
import { NO_MARKS, POST_STATUS_ROWS, type Post } from '@contracts/blog';
import { POST_TEXT } from '@contracts/blog-writing';
import { DRAFT_TEXT } from '@contracts/drafts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { type Answer, type Asked, done, fakeServer, refused } from '../../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../../testing/inReact';
import { onPage } from '../../../../../testing/onPage';
import { postRow } from '../post.fixture';
import { PostForm, postDraftKey } from './PostForm';
import { NO_POST, type PostFields } from './postFields';

const COVER = '/api/forum/images/00000000-0000-4000-8000-000000000000';
const CATEGORY = { id: 'k1', name: 'Genel', slug: 'genel', description: '', color: 'blue', post_count: 0 };
const SAVED = { id: 'p1', slug: 'bir-yazi', status: 'published', scheduled_at: null, published_at: null, version: 4 };

const localKey = (id?: string) => `draft:m1:${postDraftKey(id)}`;
const keep = (fields: Partial<PostFields>, id?: string) => localStorage.setItem(localKey(id), JSON.stringify({ ...NO_POST, ...fields }));
const complete: Partial<PostFields> = { title: 'Bir yazı', content: 'Baytlar alfabe bilmez.', category_id: 'k1', featured_image: COVER, status: 'published' };

let sent: Asked[];
async function form(
  post: Post | null,
  answer: (asked: Asked) => Answer | Promise<Answer> = () => done(SAVED),
  drafts: (asked: Asked) => Answer = () => done(null),
  { categories = done([CATEGORY]), statuses = done(Object.values(POST_STATUS_ROWS)) } = {},
) {
  sent = [];
  fakeServer((asked) => {
    if (asked.path === '/api/blog/categories') return categories;
    if (asked.path.startsWith('/api/forum/drafts/')) return drafts(asked);
    if (asked.path === '/api/blog/users/me/series') return done([{ id: 's1', title: 'Olaylar', posts: [] }]);
    if (asked.path === '/api/blog/post-states') return statuses;
    const [, slug] = /^\/api\/blog\/slugs\?slug=([^&]+)/.exec(asked.path) ?? [];
    if (slug) return done({ slug, available: slug !== 'alinmis' });
    if (asked.path.startsWith('/api/forum/tags')) return done([]);
    if (asked.method === 'GET') return done(post && { ...post, version: 9, title: 'Yenisi' });
    sent.push(asked);
    return answer(asked);
  });
  const saved: string[] = [];
  const onSaved = ({ slug }: { slug: string }, goesOn: boolean) => void saved.push(goesOn ? `${slug} …` : slug);
  const { place } = await draw(onPage(<PostForm memberId="m1" post={post} onSaved={onSaved} />));
  const button = (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const press = (name: string) => act(async () => button(name)?.click());
  const type = (name: string, text: string) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) ?? labelled(place, name);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { place, press, saved, type };
}
const labelled = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.control as HTMLInputElement | undefined;
/** An answer that comes when the test lets it. */
function held() {
  let come: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (come = resolve));
  return { answer, come: (given: Answer) => act(async () => come(given)) };
}
const edited = (): Post => ({ ...postRow({ featured_image: COVER, category_id: 'k1', version: 3 }), ...NO_MARKS, content: 'Baytlar alfabe bilmez.', html: '' });

beforeEach(() => {
  localStorage.clear();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(leaveAll);

describe('A post that is written', () => {
  it('is not sent while something is missing: that is said above, and at each field', async () => {
    keep({ status: 'published' });
    const { place, press } = await form(null);
    await press('Yayınla');
    expect(place.querySelector('[role="alert"]')?.textContent).toBe(POST_TEXT.required);
    for (const words of ['Başlık gereklidir', 'Kategori gereklidir', 'Öne çıkan görsel gereklidir']) expect(place.textContent).toContain(words);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });
  it('is sent with what its text proposes, and is no draft any more', async () => {
    keep(complete);
    const { press, saved } = await form(null);
    await press('Yayınla');
    await until(() => saved.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/blog/posts' });
    expect(sent[0]?.body).toMatchObject({ title: 'Bir yazı', excerpt: 'Baytlar alfabe bilmez.', reading_time: 1, status: 'published', slug: '' });
    expect(localStorage.getItem(localKey())).toBeNull();
  });
  it('may be kept as a draft with a title alone, whatever state is chosen', async () => {
    keep({ title: 'Bir yazı', status: 'published' });
    const { press, saved } = await form(null, () => done({ ...SAVED, status: 'draft' }));
    await press('Taslağı Kaydet');
    await until(() => saved.length === 1);
    expect(sent[0]?.body).toMatchObject({ title: 'Bir yazı', status: 'draft' });
  });
  it('keeps what is typed when it is refused, and shows why at its field', async () => {
    keep(complete);
    const { place, press } = await form(null, () => refused(422, 'VALIDATION', { fields: { featured_image: [POST_TEXT.foreignCover] } }));
    await press('Yayınla');
    await until(() => place.textContent?.includes(POST_TEXT.foreignCover) === true);
    expect(localStorage.getItem(localKey())).toContain('Baytlar alfabe bilmez.');
  });
});

describe('What is typed while a post is saved', () => {
  it('stays in its form, over what was saved, and is its draft', async () => {
    const { answer, come } = held();
    const { place, press, saved, type } = await form(edited(), () => answer);
    await press('Kaydet');
    await until(() => sent.length === 1);
    await type('Başlık', 'Sonraki başlık');
    await come(done(SAVED));
    await until(() => saved.length === 1);
    expect([saved, place.querySelector('textarea')?.value]).toEqual([['bir-yazi …'], 'Sonraki başlık']);
    expect(JSON.parse(localStorage.getItem(localKey('p1')) ?? '{}')).toMatchObject({ title: 'Sonraki başlık', version: 4 });
    await press('Kaydet');
    await until(() => sent.length === 2);
    expect(sent[1]?.body).toMatchObject({ title: 'Sonraki başlık', version: 4 });
  });
  it('stays its draft where nothing new was saved before', async () => {
    const { answer, come } = held();
    const { press, saved, type } = await form(edited(), () => answer);
    await press('Kaydet');
    await until(() => sent.length === 1);
    await type('Başlık', 'Sonraki başlık');
    await come(done({ ...SAVED, version: 3 }));
    await until(() => saved.length === 1);
    expect(localStorage.getItem(localKey('p1'))).toContain('Sonraki başlık');
  });
  it('goes over to the form of a new post, and is no draft of another one', async () => {
    keep(complete);
    const { answer, come } = held();
    const { press, saved, type } = await form(null, () => answer);
    await press('Yayınla');
    await until(() => sent.length === 1);
    await type('Başlık', 'Sonraki başlık');
    await come(done(SAVED));
    await until(() => saved.length === 1);
    expect(saved).toEqual(['bir-yazi …']);
    expect([localStorage.getItem(localKey()), localStorage.getItem(localKey('p1'))]).toEqual([null, expect.stringContaining('Sonraki başlık')]);
  });
  it('stays where the post is refused', async () => {
    const { answer, come } = held();
    const { place, press, type } = await form(edited(), () => answer);
    await press('Kaydet');
    await until(() => sent.length === 1);
    await type('Başlık', 'Sonraki başlık');
    await come(refused(422, 'VALIDATION', { fields: { featured_image: [POST_TEXT.foreignCover] } }));
    await until(() => place.textContent?.includes(POST_TEXT.foreignCover) === true);
    expect(place.querySelector('textarea')?.value).toBe('Sonraki başlık');
  });
});

describe('The address of a post', () => {
  it('is said to be free, or to be had by another one', async () => {
    const { place, type } = await form(edited());
    await until(() => place.textContent?.includes('Kullanılabilir') === true);
    await type('Adres (/blog/…)', 'alinmis');
    await until(() => place.textContent?.includes('Bu adres alınmış') === true);
    expect(place.textContent).not.toContain('Kullanılabilir');
    await type('Adres (/blog/…)', 'baska-adres');
    await until(() => place.textContent?.includes('Kullanılabilir') === true);
  });
});

describe('When a post is to be public', () => {
  it('is now or later, and later wants a time', async () => {
    keep({ ...complete, status: 'draft' });
    const { place, press } = await form(null);
    const choose = (value: string) => act(async () => place.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.click());
    expect(place.querySelector(':checked[type="radio"]')).toBeNull();
    await choose('scheduled');
    expect(place.querySelector('input[type="datetime-local"]')).not.toBeNull();
    await press('Zamanla');
    expect([place.textContent?.includes(POST_TEXT.timeMissing), sent]).toEqual([true, []]);
    await choose('published');
    expect(place.querySelector('input[type="datetime-local"]')).toBeNull();
    await press('Yayınla');
    await until(() => sent.length === 1);
    expect(sent[0]?.body).toMatchObject({ status: 'published', scheduled_at: null });
  });
  it('is asked no more of one that is public', async () => {
    const { place } = await form(edited());
    expect(place.querySelector('input[type="radio"]')).toBeNull();
  });
});

describe('The text on a narrow screen', () => {
  const tab = (place: HTMLElement, name: string) => [...place.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent === name);
  it('stands behind a tab, its field stays, and it is shown again where it is refused', async () => {
    keep({ status: 'published', content: 'Baytlar' });
    const { place, press } = await form(null);
    const field = place.querySelector('textarea[placeholder^="Anlatmaya"]');
    await act(async () => tab(place, 'Önizleme')?.click());
    await until(() => place.querySelector('[role="tabpanel"]:not([hidden])')?.textContent?.includes('Baytlar') === true);
    expect([field?.isConnected, field?.closest('[hidden]') !== null]).toEqual([true, true]);
    await press('Yayınla');
    expect([tab(place, 'Yaz')?.getAttribute('aria-selected'), field?.closest('[hidden]')]).toEqual(['true', null]);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });
  it('is in colours unless it is too long for that', async () => {
    keep({ content: '**kalın**' });
    const { place, type } = await form(null);
    const colours = () => [...place.querySelectorAll('[inert] span')].map(({ textContent }) => textContent);
    expect(colours()).toEqual(['**', 'kalın', '**']);
    await type('İçerik', 'a'.repeat(40_001));
    expect([colours(), place.querySelector('[data-clear]')]).toEqual([[], null]);
  });
});

describe('The head of the form and its choices', () => {
  it('may be published at once, without its state being chosen first', async () => {
    keep({ ...complete, status: 'draft' });
    const { press, saved } = await form(null);
    await press('Yayınla');
    await until(() => saved.length === 1);
    expect(sent[0]?.body).toMatchObject({ status: 'published' });
  });
  it('tells why it could not be created until that is closed, and keeps what was typed', async () => {
    keep(complete);
    const { place, press } = await form(null, () => refused(403, 'FORBIDDEN', { message: 'Bunun için yetkiniz yok.' }));
    await press('Yayınla');
    await until(() => place.textContent?.includes(POST_TEXT.failedTitle) === true);
    expect(place.textContent).toContain('Yazı oluşturulurken bir hata oluştu: Bunun için yetkiniz yok.');
    await act(async () => place.querySelector<HTMLElement>('[aria-label="Kapat"]')?.click());
    expect(place.textContent).not.toContain(POST_TEXT.failedTitle);
    expect(localStorage.getItem(localKey())).toContain('Baytlar alfabe bilmez.');
  });
  it('says when there are no categories or statuses, or when they could not be had', async () => {
    const { place } = await form(null, undefined, undefined, { categories: done([]), statuses: done([]) });
    await until(() => place.textContent?.includes(POST_TEXT.noCategories) === true && place.textContent.includes(POST_TEXT.noStatuses));
    await leaveAll();
    const { place: other } = await form(null, undefined, undefined, { categories: refused(500, 'INTERNAL'), statuses: refused(500, 'INTERNAL') });
    await until(() => other.textContent?.includes(POST_TEXT.categoriesFailed) === true && other.textContent.includes(POST_TEXT.statusesFailed));
    expect([...other.querySelectorAll('option')].map(({ value }) => value)).toContain('published');
  });
});

describe('The series of a post', () => {
  it('is chosen in its form, and told once the post is saved', async () => {
    keep({ ...complete, series_id: 's1' });
    const { press, saved } = await form(null);
    await press('Yayınla');
    await until(() => saved.length === 1);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/blog/posts', 'PUT /api/blog/posts/p1/series']);
    expect(sent[1]?.body).toEqual({ series_id: 's1' });
  });
  it('that cannot be had leaves the post saved', async () => {
    keep({ ...complete, series_id: 's1' });
    const { press, saved } = await form(null, ({ method }) => (method === 'PUT' ? refused(404, 'NOT_FOUND') : done(SAVED)));
    await press('Yayınla');
    await until(() => saved.length === 1);
  });
});

describe('A post that is edited', () => {
  it('is saved over the version it was begun from', async () => {
    const { press, saved } = await form(edited());
    await press('Kaydet');
    await until(() => saved.length === 1);
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/blog/posts/p1', body: { version: 3, slug: 'bir-yazi', excerpt: 'Kısaca ne anlattığı.' } });
  });
  it('that changed elsewhere is saved only when its writer says so', async () => {
    keep({ ...complete, version: 2 }, 'p1');
    const { place, press, saved } = await form(edited());
    expect(place.textContent).toContain(POST_TEXT.changedMeanwhile);
    await press('Yazdıklarımla sürdür');
    await until(() => !place.textContent?.includes(POST_TEXT.changedMeanwhile));
    await press('Kaydet');
    await until(() => saved.length === 1);
    expect(sent[0]?.body).toMatchObject({ version: 9, title: 'Bir yazı' });
  });
  it('gives way to what was saved elsewhere when its writer says so', async () => {
    keep({ ...complete, version: 2 }, 'p1');
    const { place, press } = await form(edited());
    await press('Yeni hâlini al');
    await until(() => place.querySelector('textarea')?.value === 'Yenisi');
  });
});

describe('What is typed into a post', () => {
  const elsewhere = (fields: Partial<PostFields>) => ({
    ...{ key: 'post', title: '', excerpt: '', version: 'v1', saved_at: '2026-11-26T10:00:00.000Z' },
    content: JSON.stringify({ ...NO_POST, ...fields }),
  });
  it('is found on another device', async () => {
    const { place } = await form(null, undefined, () => done(elsewhere(complete)));
    await until(() => [...place.querySelectorAll('textarea')].some(({ value }) => value === 'Baytlar alfabe bilmez.'));
  });
  it('is not written over: its writer says which one stays', async () => {
    keep({ ...complete, title: 'Buradaki' });
    const { place, press } = await form(null, undefined, () => done(elsewhere({ ...complete, title: 'Oradaki' })));
    await until(() => place.textContent?.includes(DRAFT_TEXT.newer) === true);
    expect(place.querySelector('textarea')?.value).toBe('Buradaki');
    await press(DRAFT_TEXT.open);
    await until(() => place.querySelector('textarea')?.value === 'Oradaki');
  });
  it('goes from the server once the post is saved', async () => {
    keep(complete);
    localStorage.setItem('draftKnown:m1:post', JSON.stringify({ version: 'v1', text: elsewhere(complete).content }));
    const asked: string[] = [];
    const { press, saved } = await form(null, undefined, ({ method, path }) => {
      asked.push(`${method} ${path}`);
      return done(method === 'GET' ? elsewhere(complete) : null);
    });
    await press('Yayınla');
    await until(() => saved.length === 1 && asked.includes('DELETE /api/forum/drafts/post'));
  });
});
