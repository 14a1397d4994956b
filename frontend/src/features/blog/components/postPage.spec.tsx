/** @jest-environment jsdom */
import { NO_MARKS, type Post } from '@contracts/blog';
import type { SeriesPlace } from '@contracts/blog-series';
import { renderText } from '@contracts/rendering/markdown';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Route, Routes, useLocation } from 'react-router-dom';
import { type Answer, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { PostPage } from '../pages/PostPage';
import { postRow } from './post.fixture';
import { prepareWords } from './prepareWords';
import { percentRead } from './useReadingPlace';

afterEach(leaveAll);

const wordsOf = (source: string) => {
  const text = document.createElement('div');
  text.innerHTML = renderText(source, 'post');
  return text;
};

describe('The words of a post', () => {
  it('have an anchor at each heading, once, however often they are looked at', () => {
    const text = wordsOf('## Işık\n\na\n\n## Işık\n\nb');
    prepareWords(text);
    expect(prepareWords(text).map(({ anchor, text: words }) => [anchor, words])).toEqual([
      ['b-isik', 'Işık'],
      ['b-isik-2', 'Işık'],
    ]);
    expect([...text.querySelectorAll('h4')].map((heading) => heading.getAttribute('aria-level'))).toEqual(['3', '3']);
    expect(text.querySelectorAll('[data-anchor]').length).toBe(2);
    expect(text.querySelector('#b-isik-2 a')?.getAttribute('href')).toBe('#b-isik-2');
  });
  it('show under a picture that stands alone what it shows', () => {
    const picture = '![Şekil 1](/api/forum/images/00000000-0000-4000-8000-000000000000#4x3)';
    const text = wordsOf(`${picture}\n\nSatırda ${picture} olan`);
    prepareWords(text);
    expect([...text.querySelectorAll('figcaption')].map((each) => each.textContent)).toEqual(['Şekil 1']);
  });
});

describe('How much is read', () => {
  it('is told of what has gone by', () => {
    expect([0, -400, -800, -9_000].map((top) => percentRead({ top, height: 1_400 }, 600))).toEqual([0, 50, 100, 100]);
  });
  it('is all where all can be seen', () => expect(percentRead({ top: 100, height: 300 }, 600)).toBe(100));
});

const post = (fields: Partial<Post> = {}): Post => {
  const content = '## Bir\n\na\n\n## İki\n\nb\n\n## Üç\n\nc';
  return { ...postRow(), ...NO_MARKS, content, html: renderText(content, 'post'), ...fields };
};
const Where = () => <output>{useLocation().pathname}</output>;

async function page(answer: Answer, at = '/blog/bir-yazi', series: SeriesPlace | null = null) {
  fakeServer(({ path }) => {
    if (path.endsWith('/series')) return done(series);
    if (path.endsWith('/neighbours')) return done({ previous: { id: 'p0', slug: 'onceki', title: 'Önceki' }, next: null });
    if (path.endsWith('/related')) return done([postRow({ id: 'p2', slug: 'benzer', title: 'Benzeri' })]);
    if (path.startsWith('/api/blog/posts/')) return answer;
    return path.startsWith('/api/auth/session') ? done({ user: null }) : done([]);
  });
  const { place } = await draw(
    onPage(
      <>
        <Where />
        <Routes>
          <Route
            path="/blog/:slug"
            element={
              <PostPage
                author={({ name }) => <p>Yazan: {name}</p>}
                comments={({ comments }) => <p>{comments} yorum</p>}
                follow={() => null}
                report={(_post, show) => show({ label: 'Raporla', icon: null, run: () => undefined })}
              />
            }
          />
        </Routes>
      </>,
      at,
    ),
  );
  return place;
}

describe('The page of a post', () => {
  it('shows the text with contents, its author and what to read next', async () => {
    const place = await page(done(post()));
    await until(() => place.textContent?.includes('Benzeri') === true && place.textContent.includes('Önceki'));
    for (const words of ['Yazan: Elif Işık', 'Raporla', 'Alkışla']) expect(place.textContent).toContain(words);
    expect([...place.querySelectorAll('aside nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '/blog/bir-yazi#b-bir',
      '/blog/bir-yazi#b-iki',
      '/blog/bir-yazi#b-uc',
    ]);
  });
  it('leads to the posts of its series once', async () => {
    const posts = [
      { id: 'p0', slug: 'onceki', title: 'Önceki' },
      { id: 'p1', slug: 'bir-yazi', title: 'Bir yazı' },
    ];
    const place = await page(done(post()), '/blog/bir-yazi', { id: 's1', title: 'Dizi', place: 2, posts });
    await until(() => place.textContent?.includes('Seri 1 / 2, önceki') === true && place.textContent.includes('Benzeri'));
    expect([place.textContent?.includes('Önceki yazısı'), place.querySelector('header a[href="/blog/series/s1"]')?.textContent]).toEqual([
      false,
      'Seri 2 / 2: Dizi',
    ]);
  });
  it('has no contents for two headings', async () => {
    const place = await page(done(post({ html: renderText('## Bir\n\n## İki', 'post') })));
    await until(() => place.textContent?.includes('İki') === true);
    expect(place.querySelector('aside nav')).toBeNull();
  });
  it('leads from an id or a former address to the present one', async () => {
    const place = await page(done(post()), '/blog/eski-ad');
    await until(() => place.querySelector('output')?.textContent === '/blog/bir-yazi');
    await until(() => place.querySelector('h1')?.textContent === 'Bir yazı');
  });
  it('says that there is none, or that it is gone', async () => {
    const missing = await page(refused(404, 'NOT_FOUND'));
    await until(() => missing.textContent?.includes('Yazı bulunamadı') === true);
    const gone = await page(refused(410, 'GONE'));
    await until(() => gone.textContent?.includes('Yazı kaldırıldı') === true);
  });
  it('tells its author that nobody else sees a draft', async () => {
    const place = await page(
      done(post({ status: 'draft', status_details: { id: 'draft', key: 'draft', name: 'Taslak', description: 'Yalnızca siz görürsünüz.', order: 1 } })),
    );
    await until(() => place.textContent?.includes('Yalnızca siz görürsünüz.') === true);
    for (const words of ['Benzeri', 'Raporla']) expect(place.textContent).not.toContain(words);
  });
});
