/** @jest-environment jsdom */
import type { OwnSeries, PostSeries, SeriesPlace } from '@contracts/blog-series';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { type Asked, done, fakeServer } from '../../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../../testing/inReact';
import { onPage } from '../../../../../testing/onPage';
import { postRow } from '../post.fixture';
import { SeriesCard } from './SeriesCard';
import { SeriesField } from './SeriesField';
import { moved, SeriesPosts } from './SeriesPosts';

afterEach(leaveAll);

const pointer = (id: string) => ({ id, title: `Bölüm ${id}`, slug: `bolum-${id}` });
const place = (number: number, count: number): SeriesPlace => ({
  ...{ id: 's1', title: 'Olaylar', place: number },
  posts: Array.from({ length: count }, (_, at) => pointer(String(at + 1))),
});

describe('Beside a post of a series', () => {
  const shown = async (answer: SeriesPlace | null) => {
    const asked: string[] = [];
    fakeServer(({ path }) => {
      asked.push(path);
      return done(answer);
    });
    const drawn = await draw(onPage(<SeriesCard postId="p1" />));
    await until(() => asked.length > 0);
    return drawn.place;
  };
  it('stands where it is in it, and what comes next', async () => {
    const page = await shown(place(3, 5));
    await until(() => page.textContent?.includes('3 / 5') === true);
    expect([...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/blog/series/s1', 'Olaylar'],
      ['/blog/bolum-4', 'SonrakiBölüm 4'],
    ]);
  });
  it('stands what was before it, where it is the last one', async () => {
    const page = await shown(place(5, 5));
    await until(() => page.textContent?.includes('ÖncekiBölüm 4') === true);
  });
  it.each([null, place(1, 1)])('stands nothing where it is alone', async (answer) => expect((await shown(answer)).querySelector('nav')).toBeNull());
});

describe('The series of a form', () => {
  const own: OwnSeries[] = [
    { id: 's1', title: 'Olaylar', posts: [{ ...pointer('p1'), status: 'draft' }] },
    { id: 's2', title: 'Görünümler', posts: [] },
  ];
  it.each([
    [null, 's1'],
    ['s2', 's2'],
    ['', ''],
    ['gone', 's1'],
  ])('is the one in which the post stands, until another is chosen: %j', async (value, expected) => {
    fakeServer(() => done(own));
    const { place: page } = await draw(onPage(<SeriesField value={value} postId="p1" onChange={() => undefined} />));
    await until(() => page.querySelectorAll('option').length === 4);
    expect(page.querySelector('select')?.value).toBe(expected);
  });
});

describe('The posts of a series', () => {
  it('are moved by one place', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
  it('are put into another order by their author alone', async () => {
    const asked: Asked[] = [];
    fakeServer((request) => {
      asked.push(request);
      return done({});
    });
    const series: PostSeries = { id: 's1', title: 'Olaylar', author_id: 'm1', posts: ['a', 'b'].map((id) => postRow({ id, title: `Bölüm ${id}` })) };
    const { place: page, redraw } = await draw(onPage(<SeriesPosts series={series} isOwn />));
    await act(async () => page.querySelector<HTMLButtonElement>('button[aria-label="Aşağı al: Bölüm a"]')?.click());
    await until(() => asked.length === 1);
    expect([asked[0]?.method, asked[0]?.path, asked[0]?.body]).toEqual(['PUT', '/api/blog/series/s1', { posts: ['b', 'a'] }]);
    await redraw(onPage(<SeriesPosts series={series} isOwn={false} />));
    expect(page.querySelectorAll('button')).toHaveLength(0);
  });
});
