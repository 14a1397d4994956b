import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Comment, Topic } from '../contracts/forum.js';
import { PAGE_SLUGS } from '../contracts/pages.js';
import type { Client } from './client.js';
import { elementsOf, type ReadPage, readPage } from './reading.js';
import { Town } from './town.js';

const PUBLIC_URL = 'https://meydan.test';
const HOSTILE = `</title><script>alert('x')</script> & "tırnak" <img src=x onerror=alert(1)> \u2028`;
const GONE = 'Bu söz görünmemeli';

let town: Town;
let author: Client;
const guest = () => town.app.guest;
const read = (path: string) => readPage(guest(), path);

async function write(title: string, content: string, categoryId = town.app.categoryId('genel')): Promise<Topic> {
  const { status, body } = await author.post<Topic>('/api/forum/topics', { title, content, categoryId, selectedTags: ['deneme'] });
  expect(status).toBe(201);
  return body.data;
}

const comment = async ({ id }: Topic, content: string) => (await author.post<Comment>(`/api/forum/topics/${id}/comments`, { content })).body.data;

async function withdraw(action: 'hide_content' | 'delete_content', type: 'forum_topic' | 'forum_comment', reported_id: string): Promise<void> {
  const reporter = await town.member();
  const report = { reported_type: type, reported_id, reported_user_id: author.id, reason: 'spam' };
  const { body } = await reporter.post<{ reportId: string }>('/api/reports', report);
  expect((await town.decide(body.data.reportId, { action })).status).toBe(200);
}

const kind = (page: ReadPage, type: string) => page.structured.find((each) => each['@type'] === type);

beforeAll(async () => {
  town = await Town.open({ PUBLIC_URL, TRUSTED_PROXIES: 'loopback', OPERATOR_NAME: 'Meydan Derneği', OPERATOR_EMAIL: 'bilgi@meydan.test' });
  author = await town.member();
});
afterAll(() => town.app.stop());

describe('A topic', () => {
  it('can be read without running the app, with its comments', async () => {
    const topic = await write('Okunan konu', 'Bu **kalın** bir metin.\n\n# Başlık\n\n[bağlantı](https://ornek.dev) siparis_ozeti_v2');
    const { id } = await comment(topic, 'İlk `yorum_1`');
    const page = await read(`/forum/topic/${topic.id}`);
    expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect([page.title, page.head('canonical')]).toEqual(['Okunan konu · Meydan', `${PUBLIC_URL}/forum/topic/${topic.id}`]);
    expect([page.head('og:title'), page.head('og:type'), page.head('twitter:card')]).toEqual(['Okunan konu', 'article', 'summary_large_image']);
    expect([page.head('description'), page.head('robots')]).toEqual(['Bu kalın bir metin. Başlık bağlantı siparis_ozeti_v2', undefined]);
    expect(page.content).toContain('<strong>kalın</strong>');
    expect(page.content).toContain('<h3>Başlık</h3>');
    expect(page.content).toContain('<a rel="nofollow ugc noopener" href="https://ornek.dev">bağlantı</a>');
    expect(page.content).toContain('<code>yorum_1</code>');
    expect(kind(page, 'DiscussionForumPosting')).toMatchObject({
      headline: 'Okunan konu',
      url: `${PUBLIC_URL}/forum/topic/${topic.id}`,
      interactionStatistic: { userInteractionCount: 1 },
      comment: [{ '@type': 'Comment', text: 'İlk yorum_1', url: `${PUBLIC_URL}/forum/topic/${topic.id}#comment-${id}` }],
    });
    expect(kind(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1, name: 'Forum' }, { position: 2 }, { position: 3, name: 'Okunan konu' }],
    });
  });

  it('escapes whatever members write, wherever it stands', async () => {
    const topic = await write(HOSTILE, `${HOSTILE}\n\n[x](javascript:alert(1)) ![y](https://ornek.dev/iz.png)`);
    await comment(topic, `<script>alert(2)</script>`);
    for (const path of [`/forum/topic/${topic.id}`, '/forum', '/']) {
      const page = await read(path);
      const scripts = [...page.text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
      expect(new Set(scripts)).toEqual(new Set(['<script type="application/ld+json">']));
      expect(page.text).not.toMatch(/<img|href="javascript:/);
    }
    const page = await read(`/forum/topic/${topic.id}`);
    expect(page.title).toBe(`${HOSTILE.trim()} · Meydan`);
    expect(kind(page, 'DiscussionForumPosting')).toMatchObject({ headline: HOSTILE.trim() });
    expect(elementsOf((await guest().raw('GET', '/rss.xml')).text)).toContain('item');
  });

  it('is sent again only when it has changed', async () => {
    const topic = await write('Değişmeyen konu', 'Yeterince uzun bir içerik.');
    const path = `/forum/topic/${topic.id}`;
    const tag = (await guest().raw('GET', path)).headers.get('etag') ?? '';
    expect((await guest().raw('GET', path, undefined, { 'if-none-match': tag })).status).toBe(304);
    await comment(topic, 'Artık değişti');
    expect((await guest().raw('GET', path, undefined, { 'if-none-match': tag })).status).toBe(200);
  });

  it.each(['hide_content', 'delete_content'] as const)('is unknown after %s, in every list too', async (action) => {
    const topic = await write(`${GONE} ${action}`, `${GONE} ${action}, içerik.`);
    await withdraw(action, 'forum_topic', topic.id);
    const page = await read(`/forum/topic/${topic.id}`);
    expect([page.status, page.title, page.head('robots'), page.head('canonical')]).toEqual([404, 'Sayfa Bulunamadı · Meydan', 'noindex', undefined]);
    for (const path of [`/forum/topic/${topic.id}`, '/', '/forum', '/rss.xml', '/sitemaps/topics-1.xml']) {
      const { text } = await guest().raw('GET', path);
      expect([path, text.includes(GONE), text.includes(`topic/${topic.id}`)]).toEqual([path, false, false]);
    }
  });

  it('does not show comments that were hidden or deleted', async () => {
    const topic = await write('Yorumları olan konu', 'Yeterince uzun bir içerik.');
    const [hidden, deleted] = [await comment(topic, `${GONE} gizli`), await comment(topic, `${GONE} silinmiş`)];
    await comment(topic, 'Kalan yorum');
    await withdraw('hide_content', 'forum_comment', hidden.id);
    await withdraw('delete_content', 'forum_comment', deleted.id);
    const { text } = await read(`/forum/topic/${topic.id}`);
    expect([text.includes(GONE), text.includes('Kalan yorum')]).toEqual([false, true]);
  });

  it('has pages when it has many comments', async () => {
    const topic = await write('Uzun konu', 'Yeterince uzun bir içerik.');
    for (let at = 1; at <= 21; at++) await comment(topic, `Yorum numarası ${at}.`);
    const path = `/forum/topic/${topic.id}`;
    const [first, second, third] = [await read(path), await read(`${path}?page=2`), await read(`${path}?page=3`)];
    expect([first.head('next'), first.head('prev')]).toEqual([`${PUBLIC_URL}${path}?page=2`, undefined]);
    expect([second.head('prev'), second.head('canonical'), second.content.includes('numarası 21.')]).toEqual([
      `${PUBLIC_URL}${path}`,
      `${PUBLIC_URL}${path}?page=2`,
      true,
    ]);
    expect([first.content.includes('numarası 21.'), third.status]).toEqual([false, 404]);
  });
});

describe('A page', () => {
  const get = (coding: string, headers: Record<string, string> = {}) => guest().raw('GET', '/', undefined, { 'accept-encoding': coding, ...headers });

  it('is sent compressed to whoever can read that, and plain to others', async () => {
    const [plain, gzip, brotli] = [await get('identity'), await get('gzip'), await get('gzip, br')];
    const told = [plain, gzip, brotli].map(({ headers }) => [headers.get('content-encoding'), headers.get('vary')]);
    expect(told).toEqual([
      [null, 'Accept-Encoding'],
      ['gzip', 'Accept-Encoding'],
      ['br', 'Accept-Encoding'],
    ]);
    expect([gzip.text, brotli.text]).toEqual([plain.text, plain.text]);
    expect(Number(gzip.headers.get('content-length'))).toBeLessThan(plain.text.length / 2);
  });

  it('is known by another tag in each coding', async () => {
    const [plain, gzip] = [await get('identity'), await get('gzip')];
    const tag = gzip.headers.get('etag') ?? '';
    expect(tag).not.toBe(plain.headers.get('etag'));
    const [same, other] = [await get('gzip', { 'if-none-match': tag }), await get('identity', { 'if-none-match': tag })];
    expect([same.status, same.headers.get('vary'), other.status]).toEqual([304, 'Accept-Encoding', 200]);
  });
});

describe('The forum', () => {
  it('lists topics and categories with links', async () => {
    const topic = await write('Listelenen konu', 'Yeterince uzun bir içerik.');
    const page = await read('/forum');
    expect([page.status, page.title, page.head('canonical')]).toEqual([200, 'Forum · Meydan', `${PUBLIC_URL}/forum`]);
    expect(page.content).toContain(`href="/forum/topic/${topic.id}"`);
    expect(page.content).toContain(`href="/forum/category/${town.app.categoryId('mimari')}"`);
  });

  it('has a page and a feed for each category, by id or short name', async () => {
    const id = town.app.categoryId('mimari');
    const topic = await write('Mimari konusu', 'Yeterince uzun bir içerik.', id);
    for (const path of [`/forum/category/${id}`, '/forum/category/mimari', '/forum?category=mimari']) {
      const page = await read(path);
      expect([page.status, page.title, page.head('canonical')]).toEqual([200, 'Mimari · Forum · Meydan', `${PUBLIC_URL}/forum/category/${id}`]);
      expect(page.text).toContain(`href="/forum/category/${id}/rss.xml"`);
      expect(page.content).toContain(topic.id);
    }
    const feed = await guest().raw('GET', `/forum/category/${id}/rss.xml`);
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(elementsOf(feed.text).filter((name) => name === 'item')).toHaveLength(1);
    expect(feed.text).toContain(`<guid isPermaLink="true">${PUBLIC_URL}/forum/topic/${topic.id}</guid>`);
  });
});

describe('The home page', () => {
  it('says what this is and what is new', async () => {
    const topic = await write('Yeni gelen konu', 'Yeterince uzun bir içerik.');
    const page = await read('/');
    expect([page.status, page.title, page.head('canonical'), page.head('og:url')]).toEqual([200, 'Meydan', `${PUBLIC_URL}/`, `${PUBLIC_URL}/`]);
    expect(page.content).toContain(`/forum/topic/${topic.id}`);
    expect(page.content).toContain('href="/kvkk"');
    expect(page.structured[0]).toMatchObject({ '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite', inLanguage: 'tr' }] });
  });
});

describe('A static page', () => {
  it.each(PAGE_SLUGS)('/%s has a head and a text', async (slug) => {
    const page = await read(`/${slug}`);
    expect([page.status, page.head('canonical')]).toEqual([200, `${PUBLIC_URL}/${slug}`]);
    expect(page.head('description')?.length).toBeGreaterThan(20);
    expect(page.content).toMatch(/<h1>.+<\/h1>/);
    expect(page.text).not.toMatch(/\{\{|undefined|\[object/);
  });
  it('names the operator', async () => expect((await read('/contact')).content).toContain('href="mailto:bilgi@meydan.test"'));
  it('with questions tells them to machines', async () => {
    const faq = kind(await read('/sss'), 'FAQPage') as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    expect(faq.mainEntity.length).toBeGreaterThan(9);
    expect(faq.mainEntity[0]).toMatchObject({ name: 'Okumak için üye olmam gerekiyor mu?', acceptedAnswer: { text: expect.stringContaining('<p>Hayır.') } });
  });
});

describe('Addresses that are not for search', () => {
  it.each([
    ['/auth/login', 200],
    ['/auth/register', 200],
    ['/settings', 200],
    ['/search', 200],
    ['/career/create', 200],
    ['/career/desk', 200],
    ['/career/applications', 200],
    ['/mesajlar', 200],
    ['/mesajlar/01900000-0000-7000-8000-000000000000', 200],
    ['/mesajlar/a/b', 404],
    ['/unauthorized', 403],
    ['/boyle-bir-sayfa-yok', 404],
    ['/forum/yok', 404],
    ['/forum/topic/yok', 404],
    ['/forum/topic/01900000-0000-7000-8000-000000000000', 404],
    ['/forum/category/yok', 404],
    ['/forum/category/yok/rss.xml', 404],
    ['/forum?page=99999', 404],
    ['/sitemaps/topics-999.xml', 404],
    ['/sitemaps/yok-1.xml', 404],
    ['/__proto__', 404],
    ['/%22%3E%3Cscript%3E', 404],
  ])('%s answers %d', async (path, status) => {
    const page = await read(path);
    expect([page.status, page.head('robots'), page.head('canonical')]).toEqual([status, 'noindex', undefined]);
    expect(page.text).not.toContain('<script>');
  });
});

describe('Robots', () => {
  it('are told where to look and where not', async () => {
    const { status, text, headers } = await guest().raw('GET', '/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(text).toContain('Allow: /api/*/share.jpg\nDisallow: /api/');
  });

  it('find every topic and page through the site map', async () => {
    const topic = await write('Haritadaki konu', 'Yeterince uzun bir içerik.');
    const index = await guest().raw('GET', '/sitemap.xml');
    expect([index.status, index.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(elementsOf(index.text)).toEqual(['sitemapindex', 'sitemap', 'loc', 'sitemap', 'loc']);
    const maps = [...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    const texts = await Promise.all(maps.map(async (path) => (await guest().raw('GET', path)).text));
    for (const text of texts) expect(elementsOf(text).slice(0, 4)).toEqual(['urlset', 'url', 'loc', 'lastmod']);
    const all = texts.join('');
    for (const slug of PAGE_SLUGS) expect(all).toContain(`<loc>${PUBLIC_URL}/${slug}</loc>`);
    expect(all).toContain(`<loc>${PUBLIC_URL}/forum/topic/${topic.id}</loc><lastmod>${topic.last_activity_at}</lastmod>`);
  });

  it('get a feed of all new topics', async () => {
    const { status, text } = await guest().raw('GET', '/rss.xml');
    expect(status).toBe(200);
    expect(elementsOf(text).slice(0, 7)).toEqual(['rss', 'channel', 'title', 'link', 'description', 'language', 'atom:link']);
  });
});
