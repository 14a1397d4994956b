/** @jest-environment jsdom */
import type { OwnSeries, PostSeries, SeriesPlace } from '@contracts/blog-series';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { type Asked, done, fakeServer } from '../../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../../testing/inReact';
import { onPage } from '../../../../../testing/onPage';
import { markReading } from '../../api/readPosts';
import { postRow } from '../post.fixture';
import { SeriesCard, SeriesChip, SeriesNext } from './SeriesCard';
import { SeriesField } from './SeriesField';
import { moved, SeriesPosts } from './SeriesPosts';

afterEach(leaveAll);

const pointer = (id: string) => ({ id, title: `Bölüm ${id}`, slug: `bolum-${id}` });
const place = (number: number, count: number): SeriesPlace => ({
  ...{ id: 's1', title: 'Olaylar', place: number },
  posts: Array.from({ length: count }, (_, at) => pointer(String(at + 1))),
});

describe('A post of a series', () => {
  const shown = async (answer: SeriesPlace | null, here = 3) => {
    const asked: string[] = [];
    fakeServer(({ path }) => {
      asked.push(path);
      return done(answer);
    });
    const drawn = await draw(
      onPage(
        <>
          <SeriesChip postId={String(here)} />
          <SeriesCard postId={String(here)} />
          <SeriesNext postId={String(here)} />
        </>,
      ),
    );
    await until(() => asked.length > 0);
    const part = (label: string) => drawn.place.querySelector(`nav[aria-label="${label}"]`);
    return { page: drawn.place, beside: () => part('Yazı dizisi'), below: () => part('Yazı dizisinde devamı') };
  };
  const wordsOf = (links: Iterable<Element>) => [...links].map(({ textContent }) => textContent);
  it('says above its title where it stands, and leads to the series', async () => {
    const { page } = await shown(place(3, 5));
    await until(() => page.querySelector('a')?.textContent === 'Seri 3 / 5: Olaylar');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/blog/series/s1');
  });
  it('has the others beside it, with those that were read', async () => {
    markReading('r1', 100);
    markReading('2', 40);
    const read = place(3, 5);
    const { beside } = await shown({ ...read, posts: read.posts.with(0, { ...pointer('1'), id: 'r1' }) });
    await until(() => beside() !== null);
    expect(wordsOf(beside()?.querySelectorAll('li a') ?? [])).toEqual(['Bölüm 1 (okundu)', '2Bölüm 2', '3Bölüm 3', '4Bölüm 4', '5Bölüm 5']);
    expect(wordsOf(beside()?.querySelectorAll('[aria-current]') ?? [])).toEqual(['3Bölüm 3']);
  });
  it.each([
    [1, '1Bölüm 1', '9Bölüm 9'],
    [50, '46Bölüm 46', '54Bölüm 54'],
    [100, '92Bölüm 92', '100Bölüm 100'],
  ])('has of very many those around it: %i', async (here, first, last) => {
    const { beside } = await shown(place(here, 100), here);
    await until(() => beside() !== null);
    const words = wordsOf(beside()?.querySelectorAll('li a') ?? []);
    expect([words.length, words.at(0), words.at(-1)]).toEqual([9, first, last]);
    expect(beside()?.textContent).toContain('Tümünü göster');
  });
  it.each([
    [3, '/blog/bolum-4', 'Seri 4 / 5, sonrakiBölüm 4'],
    [5, '/blog/bolum-4', 'Seri 4 / 5, öncekiBölüm 4'],
  ])('leads on below, or back where it is the last: %i', async (here, address, words) => {
    const { below } = await shown(place(here, 5), here);
    await until(() => below() !== null);
    const link = below()?.querySelector('a:last-child');
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([address, words]);
  });
  it.each([null, place(1, 1)])('tells nothing of it where it is alone', async (answer) =>
    expect((await shown(answer)).page.querySelector('a, nav')).toBeNull(),
  );
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
