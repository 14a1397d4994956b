/** @jest-environment jsdom */
import { POST_STATUS_ROWS, type PostRow } from '@contracts/blog';
import { afterEach, describe, expect, it } from '@jest/globals';
import { done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { paths } from '../../../paths';
import { BlogPage } from '../pages/BlogPage';
import { postRow } from './post.fixture';
import { postFilterIn, withFeatured } from './postFilter';

afterEach(leaveAll);

const filterOf = (address: string) => postFilterIn(new URL(address, 'http://x.invalid').searchParams);

describe('What an address shows of the blog', () => {
  it('comes back as it was chosen', () => {
    for (const filter of [{ category: 'genel' }, { tag: 'c-sharp' }, { author: 'elif' }])
      expect(filterOf(paths.blog({ ...filter, sort: 'newest' }))).toEqual({ ...filter, sort: 'newest' });
  });
  it('is everything, the newest first, when it asks for nothing or for what there is not', () =>
    expect(filterOf('/blog?sort=best&tag=')).toEqual({ sort: 'newest' }));
  it('is narrowed by one thing', () => expect(filterOf('/blog?tag=a&category=b')).toEqual({ category: 'b', sort: 'newest' }));
});

const nobody = () => false;

describe('The post on top', () => {
  const rows = [postRow({ id: 'a' }), postRow({ id: 'b', is_featured: true }), postRow({ id: 'c', is_featured: true })];
  it('is the newest that was picked out', () => {
    const { featured, others } = withFeatured(rows, { sort: 'newest' }, nobody);
    expect([featured?.id, others.map(({ id }) => id)]).toEqual(['b', ['a', 'c']]);
  });
  it('is none where the list is narrowed', () => expect(withFeatured(rows, { tag: 'x', sort: 'newest' }, nobody).featured).toBeNull());
  it('is never one whose author its reader has blocked: that stays among the others', () => {
    const blocked = postRow({ id: 'd', is_featured: true, author: { ...postRow().author, id: 'm9' } });
    const { featured, others } = withFeatured([blocked, ...rows], { sort: 'newest' }, (id) => id === 'm9');
    expect([featured?.id, others.map(({ id }) => id)]).toEqual(['b', ['d', 'a', 'c']]);
  });
});

async function page(posts: PostRow[] | null, at = '/blog') {
  fakeServer(({ path }) => {
    if (path === '/api/blog/tags/popular') return done([{ id: 'ev', name: 'ev', slug: 'ev', post_count: 1_204 }]);
    if (!path.startsWith('/api/blog/posts')) return path.startsWith('/api/auth/session') ? done({ user: null }) : done([]);
    if (!posts) return refused(503, 'UNAVAILABLE');
    return { status: 200, body: { success: true, data: posts, total: posts.length, limit: 20, offset: 0, hasMore: false } };
  });
  const { place } = await draw(onPage(<BlogPage />, at));
  return place;
}

describe('The blog', () => {
  it('shows its posts with author, time of reading and tags', async () => {
    const place = await page([postRow({ title: 'Bir yazı', tags: ['nix', 'linux', 'ev'], status_details: POST_STATUS_ROWS.published })]);
    await until(() => place.textContent?.includes('Bir yazı') === true);
    for (const words of ['Elif Işık', '7 dk okuma', '#nix', '+1', '1 yazı', '#ev 1.204']) expect(place.textContent).toContain(words);
    expect(place.querySelector('article a')?.getAttribute('href')).toBe('/blog/bir-yazi');
  });
  it('says that there is nothing yet and what to do', async () => {
    const place = await page([]);
    await until(() => place.textContent?.includes('Henüz yazı yok') === true);
    expect(place.textContent).toContain('İlk yazıyı yaz');
  });
  it('leads back to everything where nothing is found', async () => {
    const place = await page([], '/blog?tag=nix');
    await until(() => place.textContent?.includes('Tüm yazıları göster') === true);
    expect(place.textContent).toContain('#nix');
  });
  it('can be asked again when it failed', async () => {
    const place = await page(null);
    await until(() => place.textContent?.includes('Tekrar Dene') === true);
  });
});
