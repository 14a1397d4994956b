/** @jest-environment jsdom */
import type { OwnPostStats, PostDay } from '@contracts/blog-reactions';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { type Asked, done, fakeServer } from '../../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../../testing/inReact';
import { onPage } from '../../../../../testing/onPage';
import { postRow } from '../post.fixture';
import { described } from './DaysChart';
import { OwnNumbers } from './OwnNumbers';

afterEach(leaveAll);

const day = (name: string, counts: Partial<PostDay> = {}): PostDay => ({ day: name, views: 0, likes: 0, bookmarks: 0, applause: 0, comments: 0, ...counts });
const DAYS = [day('2026-11-24', { views: 1_200 }), day('2026-11-25'), day('2026-11-26', { views: 3, likes: 2 })];
const stats: OwnPostStats = { post: null, days: DAYS, total: { views: 1_203, likes: 2, bookmarks: 0, applause: 0, comments: 0 } };

async function numbers() {
  const asked: Asked[] = [];
  fakeServer((request) => {
    asked.push(request);
    if (request.path.startsWith('/api/blog/users/me/posts/stats')) return done(stats);
    const counts = { draft: 0, scheduled: 0, published: 1, archived: 0 };
    return { status: 200, body: { success: true, data: [postRow({ id: 'a', title: 'Yayındaki' })], total: 1, limit: 20, offset: 0, hasMore: false, counts } };
  });
  const { place } = await draw(onPage(<OwnNumbers />, '/blog/mine'));
  await until(() => place.querySelector('svg[role="img"]') !== null);
  return { place, asked };
}

describe("An author's numbers", () => {
  it('stand as a chart with a sentence and as a table of the days with anything', async () => {
    const { place } = await numbers();
    const chart = place.querySelector('svg[role="img"]');
    expect(chart?.getAttribute('aria-label')).toBe('Görüntülenme, 24 Kasım 2026 – 26 Kasım 2026: toplam 1.203; en çok 24 Kasım 2026 günü, 1.200');
    expect(chart?.querySelectorAll('title')).toHaveLength(DAYS.length);
    expect([...place.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual(['26 Kasım 2026', '24 Kasım 2026']);
  });
  it('show another measure when it is pressed', async () => {
    const { place } = await numbers();
    const likes = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === '2 Beğeni');
    await act(async () => likes?.click());
    expect(likes?.getAttribute('aria-pressed')).toBe('true');
    expect(place.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('Beğeni');
  });
  it('are asked for of one post and of other days', async () => {
    const { place, asked } = await numbers();
    await until(() => place.textContent?.includes('Yayındaki') === true);
    const choose = (label: string, value: string) =>
      act(async () => {
        const select = place.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
        if (!select) throw new Error(`no choice ${label}`);
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await choose('Hangi yazı', 'a');
    await choose('Hangi günler', '90');
    await until(() => asked.some(({ path }) => path.includes('days=90') && path.includes('post=a')));
  });
  it('say nothing of a best day where there is none', () => expect(described([day('2026-11-25')], 'likes')).toMatch(/: toplam 0$/));
});
