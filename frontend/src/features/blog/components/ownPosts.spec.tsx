/** @jest-environment jsdom */
import { POST_STATUS_ROWS, type PostRow } from '@contracts/blog';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { type Asked, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { OwnPostsPage } from '../pages/OwnPostsPage';
import { postRow } from './post.fixture';

afterEach(leaveAll);

const NOTHING = { views: 0, likes: 0, bookmarks: 0, applause: 0, comments: 0 };

const rows: PostRow[] = [
  postRow({ id: 'a', title: 'Yayındaki' }),
  postRow({ id: 'b', title: 'Öbürü' }),
  postRow({ id: 'c', title: 'Bitmemiş', status: 'draft', status_details: POST_STATUS_ROWS.draft }),
];

async function desk(posts: PostRow[], refuses: string[] = []) {
  const asked: Asked[] = [];
  fakeServer((request) => {
    asked.push(request);
    if (request.method === 'PUT') return refuses.some((id) => request.path.includes(`/${id}/`)) ? refused(403, 'FORBIDDEN') : done({});
    if (request.path.startsWith('/api/blog/users/me/posts/stats')) return done({ post: null, days: [], total: NOTHING });
    if (!request.path.startsWith('/api/blog/users/me/posts')) return done([]);
    const counts = { draft: 1, scheduled: 0, published: 2, archived: 1_204 };
    return { status: 200, body: { success: true, data: posts, total: posts.length, limit: 20, offset: 0, hasMore: false, counts } };
  });
  const { place } = await draw(onPage(<OwnPostsPage />, '/blog/mine?status=published'));
  return { place, asked };
}

describe("The author's desk", () => {
  it('counts the posts of each state and asks for those that the address names', async () => {
    const { place, asked } = await desk(rows);
    await until(() => place.textContent?.includes('Arşiv 1.204') === true);
    expect(place.textContent).toContain('Tümü 1.207');
    expect(place.querySelector('[aria-current]')?.textContent).toBe('Yayında 2');
    expect(asked.some(({ path }) => path.includes('status=published'))).toBe(true);
  });
  it('says why a scheduled post is a draft again', async () => {
    const { place } = await desk([postRow({ id: 'c', title: 'Geri dönen', status: 'draft', status_details: POST_STATUS_ROWS.draft, fallback: 'links' })]);
    await until(() => place.textContent?.includes('yeni bir üye için çok fazla bağlantı') === true);
  });
  it('leads on with a draft, and to the page of a post', async () => {
    const { place } = await desk(rows);
    await until(() => place.textContent?.includes('Bitmemiş') === true);
    const to = (title: string) => [...place.querySelectorAll('li a')].find(({ textContent }) => textContent === title)?.getAttribute('href');
    expect([to('Yayındaki'), to('Bitmemiş')]).toEqual(['/blog/bir-yazi', '/blog/c/edit']);
  });
  it('puts those away that are chosen; only what is published can be', async () => {
    const { place, asked } = await desk(rows, ['b']);
    await until(() => place.textContent?.includes('Öbürü') === true);
    const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, true]);
    for (const box of boxes) await act(async () => box.click());
    const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Seçilenleri arşivle (2)');
    await act(async () => button?.click());
    await until(() => place.textContent?.includes('Seçilenleri arşivle (1)') === true);
    const sent = asked.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ path, body }) => [path, body])).toEqual(['a', 'b'].map((id) => [`/api/blog/posts/${id}/status`, { status: 'archived' }]));
  });
  it('says what to do when there is nothing', async () => {
    const { place } = await desk([]);
    await until(() => place.textContent?.includes('Yayında durumunda yazınız yok') === true);
  });
});
