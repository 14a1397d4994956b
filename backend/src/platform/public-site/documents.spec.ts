import { describe, expect, it } from '@jest/globals';
import { renderFeed } from './feed.js';
import { html } from './html.js';
import { renderHead } from './page-head.js';
import { PageTemplate } from './page-template.js';
import { breadcrumbs, publicPage } from './public-section.js';
import { mapNamed, mapPath, renderMap, renderMapIndex } from './site-map.js';

const SITE = { name: 'Meydan', description: 'Bir meydan', publicUrl: 'https://meydan.test' };
const PAGE = { title: 'A & B', description: 'x'.repeat(400), content: html`` };
const URL_OF = 'https://meydan.test';

describe('The head of a page', () => {
  it('names the page and where it belongs', () => {
    const { text } = renderHead(publicPage({ ...PAGE, canonical: '/a?page=2', previous: '/a', next: '/a?page=3', feed: '/a/rss.xml' }), SITE);
    expect(text).toContain('<title>A &amp; B · Meydan</title>');
    expect(text).toContain(`<meta name="description" content="${'x'.repeat(300)}" />`);
    for (const part of [
      'rel="canonical" href="https://meydan.test/a?page=2"',
      'rel="prev" href="https://meydan.test/a"',
      'rel="next" href="https://meydan.test/a?page=3"',
    ])
      expect(text).toContain(part);
    expect(text.match(/application\/rss\+xml/g)).toHaveLength(2);
    expect(text).not.toContain('noindex');
  });
  it('says when the page is not for search', () => {
    const { text } = renderHead(publicPage(PAGE), SITE);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toMatch(/canonical|og:url|undefined|null/);
  });
  it('is called like the site on the home page', () => expect(renderHead(publicPage({ ...PAGE, title: '' }), SITE).text).toContain('<title>Meydan</title>'));
});

describe('The template', () => {
  const index = '<!doctype html><head><title>Meydan</title>\n<meta name="description" content="eski" /></head><body><div id="root"></div><b></b></body>';
  it('takes a head and a content', () =>
    expect(new PageTemplate(index).fill('/', html`<title>$&</title>`, { content: html`<p>$1</p>`, painted: false })).toBe(
      '<!doctype html><head><title>$&</title></head><body><div id="root"><div data-summary><p>$1</p></div></div><b></b></body>',
    ));
  it('names the files of the route, and of no other', () => {
    const files = (name: string) => ({ scripts: [`/assets/${name}.js`], styles: [`/assets/${name}.css`] });
    const template = new PageTemplate(index, [
      { path: '/forum', ...files('Forum') },
      { path: '/forum/topic/*', ...files('Topic') },
    ]);
    const page = (path: string) => template.fill(path, html`<title>A</title>`, { content: html``, painted: false });
    expect(page('/forum')).toMatch(
      /<link rel="modulepreload" crossorigin href="\/assets\/Forum.js" \/>.*<body>.*<link rel="stylesheet" crossorigin href="\/assets\/Forum.css" \/><\/body>/,
    );
    expect(page('/forum/topic/1')).toContain('/assets/Topic.js');
    expect(page('/forum/topic/1')).not.toContain('/assets/Forum');
    expect(page('/forum/')).not.toContain('/assets/');
  });
  it('lets the app wait where the content is painted first', () => {
    const [script, needed] = ['<script type="module" crossorigin src="/assets/a.js"></script>', '<link rel="modulepreload" crossorigin href="/assets/b.js">'];
    const built = `<head><title>Meydan</title>${script}${needed}</head><body><div id="root"></div></body>`;
    const template = new PageTemplate(built, [{ path: '/', scripts: ['/assets/Home.js'], styles: ['/assets/Home.css'] }]);
    const home = '<link rel="modulepreload" crossorigin href="/assets/Home.js" />';
    const style = '<link rel="stylesheet" crossorigin href="/assets/Home.css" />';
    const page = (painted: boolean) => template.fill('/', html`<title>A</title>`, { content: html`B`, painted });
    const root = '<div id="root"><div data-summary>B</div></div>';
    expect(page(true)).toBe(`<head><title>A</title></head><body>${root}${style}<template id="app">${home}${script}${needed}</template></body>`);
    expect(page(false)).toBe(`<head><title>A</title>${home}${script}${needed}</head><body>${root}${style}</body>`);
  });
  it('is there without a built app', () =>
    expect(new PageTemplate(null).fill('/', html`<title>A</title>`, { content: html`B`, painted: false })).toContain('<div data-summary>B</div>'));
  it('needs a place for both', () => expect(() => new PageTemplate('<title>A</title>')).toThrow('#root'));
});

describe('Site maps', () => {
  it('have names that can be read back', () => expect(mapNamed(mapPath({ section: 'topics', number: 12 }))).toEqual({ section: 'topics', number: 12 }));
  it.each(['/sitemaps/topics-0.xml', '/sitemaps/topics-1.xml.gz', '/sitemaps/../x-1.xml', '/sitemaps/Topics-1.xml', '/sitemaps/topics-1234567.xml'])(
    'are not named %s',
    (path) => expect(mapNamed(path)).toBeNull(),
  );
  it('list addresses and each other', () => {
    expect(renderMap(URL_OF, [{ path: '/a?b&c', changedAt: '2026-11-21T11:00:00.000Z' }])).toContain(
      '<url><loc>https://meydan.test/a?b&amp;c</loc><lastmod>2026-11-21T11:00:00.000Z</lastmod></url>',
    );
    expect(renderMapIndex(URL_OF, [{ section: 'pages', number: 1 }])).toContain('<sitemap><loc>https://meydan.test/sitemaps/pages-1.xml</loc></sitemap>');
  });
});

it('A feed tells of news', () => {
  const item = { title: '<b>', path: '/x', summary: 'a & b', author: 'Işıl', category: null, at: '2026-11-21T11:00:00.000Z' };
  const xml = renderFeed(URL_OF, '/rss.xml', { title: 'T', description: 'D', path: '/forum', items: [item] });
  expect(xml).toContain('<title>&lt;b&gt;</title>\n<link>https://meydan.test/x</link>');
  expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 11:00:00 GMT</pubDate>');
  expect(xml).toContain('href="https://meydan.test/rss.xml" rel="self"');
  expect(xml).not.toContain('<category>');
});

it('Breadcrumbs count from one', () =>
  expect(breadcrumbs(URL_OF, [{ name: 'Forum', path: '/forum' }])).toMatchObject({
    itemListElement: [{ position: 1, name: 'Forum', item: 'https://meydan.test/forum' }],
  }));
