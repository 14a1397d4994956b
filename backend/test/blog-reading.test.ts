import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import sharp from 'sharp';
import { BLOG_TEXT, type OwnPosts, type Post, type PostCategoryRow, type PostNeighbours, type PostRow, type PostTag } from '../contracts/blog.js';
import { CODE, type Listing } from '../contracts/envelope.js';
import type { ProfileStats } from '../contracts/follow.js';
import { lineProblem } from '../contracts/one-line.js';
import type { PostSearchListing } from '../contracts/search.js';
import type { Client } from './client.js';
import { SMUGGLING } from './hostile-texts.js';
import { Writers } from './posts.js';
import { elementsOf } from './reading.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const REASON = 'Topluluk ilkelerine uymuyor';

let town: Town;
let writers: Writers;
let ada: Client;
let can: Client;
const guest = () => town.app.guest;

beforeAll(async () => {
  town = await Town.open({ NEW_MEMBER_POSTS: '0' });
  writers = new Writers(town.app);
  [ada, can] = [await town.member(), await town.member()];
});
afterAll(() => town.app.stop());

const list = async (query: string, who = guest()) => {
  const { status, body } = await who.get<PostRow[]>(`/api/blog/posts${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body as unknown as Listing<PostRow>;
};
const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);
const post = (idOrSlug: string, who = guest()) => who.get<Post>(`/api/blog/posts/${idOrSlug}`);
const own = async (who: Client, query = '') => (await who.get<PostRow[]>(`/api/blog/users/me/posts${query}`)).body as unknown as OwnPosts;
const moderate = async (id: string, action: string) => {
  await town.renewModerator();
  const { status } = await town.moderator.put(`/api/blog/posts/${id}/moderate`, { action, reason: REASON });
  expect(status).toBe(200);
};

describe('The list of posts', () => {
  inBothHomes.it('has those that everybody may read, the newest first', async () => {
    const writer = await town.member();
    const by = `?author=${writer.id}`;
    for (const title of ['Birinci yazı', 'İkinci yazı', 'Üçüncü yazı']) await writers.write(writer, { title });
    await writers.write(writer, { title: 'Bir taslak', status: 'draft' });
    expect(await titles(by)).toEqual(['Üçüncü yazı', 'İkinci yazı', 'Birinci yazı']);
    expect(await titles('?limit=2')).toEqual(['Üçüncü yazı', 'İkinci yazı']);
    expect(await list(`${by}&limit=2&page=2`)).toMatchObject({ data: [{ title: 'Birinci yazı' }], total: 3, limit: 2, offset: 2, hasMore: false });
    expect(await list(`${by}&limit=2`)).toMatchObject({ total: 3, hasMore: true });
    expect(await titles(`?author=${await usernameOf(writer)}`)).toHaveLength(3);
    await writers.edit(writer, (await list(by)).data[0]?.id ?? '', { status: 'archived' });
    expect(await list(by)).toMatchObject({ data: [{ title: 'İkinci yazı' }, { title: 'Birinci yazı' }], total: 2 });
  });

  inBothHomes.it('is narrowed by a category or by a tag, however that is written', async () => {
    const [front = '', devops = ''] = ['frontend', 'devops'].map((slug) => town.app.categoryId(slug));
    const { id } = await writers.write(ada, { title: 'Çekirdek', category_id: front, tags: ['C#', 'Ön Yüz'] });
    expect([await titles('?category=frontend'), await titles(`?category=${front}`)]).toEqual([['Çekirdek'], ['Çekirdek']]);
    expect([await titles('?tag=on-yuz'), await titles('?tag=c-sharp')]).toEqual([['Çekirdek'], ['Çekirdek']]);
    expect((await guest().get<PostRow[]>('/api/blog/tags/on-yuz/posts')).body.data.map((row) => row.id)).toEqual([id]);
    const counts = async () => {
      const { body } = await guest().get<PostCategoryRow[]>('/api/blog/categories');
      return [front, devops].map((wanted) => body.data.find((row) => row.id === wanted)?.post_count);
    };
    expect(await counts()).toEqual([1, 0]);
    await writers.edit(ada, id, { category_id: devops, tags: ['Vue'] });
    expect([await titles('?category=frontend'), await titles('?category=devops'), await counts()]).toEqual([[], ['Çekirdek'], [0, 1]]);
    expect([await titles('?tag=on-yuz'), await titles('?tag=vue')]).toEqual([[], ['Çekirdek']]);
  });

  it('follows categories that are merged and tags that are banned', async () => {
    const admin = await town.app.member('blog.yonetici', 'admin');
    const [own, into] = ['mimari', 'projeler'].map((slug) => town.app.categoryId(slug));
    await writers.write(can, { title: 'Önceki yazı', category_id: into ?? '' });
    const { id } = await writers.write(can, { title: 'Taşınan yazı', category_id: own ?? '', tags: ['Yasaklanacak'] });
    expect((await admin.post(`/api/console/categories/${own}/merge`, { into })).status).toBeLessThan(300);
    const merged = await list('?category=projeler');
    expect([merged.data.map(({ title }) => title), merged.total, merged.data[0]?.category?.slug]).toEqual([['Taşınan yazı', 'Önceki yazı'], 2, 'projeler']);
    expect(await titles('?category=mimari')).toEqual(['Taşınan yazı', 'Önceki yazı']);
    const named = async () => (await guest().get<PostTag[]>('/api/blog/tags')).body.data.find(({ slug }) => slug === 'yasaklanacak');
    expect(await named()).toEqual({ id: 'yasaklanacak', name: 'yasaklanacak', slug: 'yasaklanacak', post_count: 1 });
    // The desk knows tags of topics.
    const topic = {
      title: 'Aynı etiketli konu',
      content: 'Yeterince uzun bir içerik.',
      categoryId: town.app.categoryId('genel'),
      selectedTags: ['yasaklanacak'],
    };
    expect((await can.post('/api/forum/topics', topic)).status).toBe(201);
    expect((await admin.post('/api/console/tags/yasaklanacak/ban')).status).toBeLessThan(300);
    expect([await named(), await titles('?tag=yasaklanacak'), (await post(id)).body.data.tags]).toEqual([undefined, [], []]);
  });

  inBothHomes.it('knows which tags are used most', async () => {
    for (const title of ['Gözde bir', 'Gözde iki', 'Gözde üç']) await writers.write(ada, { title, tags: ['gözde'] });
    const { body } = await guest().get<PostTag[]>('/api/blog/tags/popular');
    expect(body.data[0]).toEqual({ id: 'gozde', name: 'gözde', slug: 'gozde', post_count: 3 });
    expect((await guest().get<PostTag[]>('/api/blog/tags?limit=1')).body).toMatchObject({ data: [{ slug: 'gozde' }], hasMore: true });
  });

  it('is narrowed by one thing at a time, and by what there is', async () => {
    expect(said(await guest().get('/api/blog/posts?category=genel&tag=a'))).toEqual([422, BLOG_TEXT.oneNarrowing]);
    expect((await guest().get('/api/blog/posts?category=yok')).status).toBe(404);
    expect(said(await guest().get('/api/blog/posts?author=boyle.biri.yok'))).toEqual([404, BLOG_TEXT.unknownAuthor]);
    expect((await guest().get('/api/blog/tags/yok/posts')).status).toBe(404);
    expect([await titles('?tag=yok'), await titles(`?author=${NOBODY}`)]).toEqual([[], []]);
    expect((await guest().get('/api/blog/posts?sortBy=oldest')).status).toBe(400);
  });
});

describe('A post', () => {
  inBothHomes.it('is read by its id, its address and every former one, with its text', async () => {
    const meta = { seoTitle: 'Aramada', seoDescription: 'Kısaca', keywords: ['bir'], canonical: 'https://ornek.dev/asil' };
    const { id, slug } = await writers.write(ada, { title: 'Okunan yazı', content: '# Başlık\n\nBir **kalın** söz <script>', meta, tags: ['deneme'] });
    const { slug: now } = await writers.edit(ada, id, { slug: 'okunan-baska' });
    expect([slug, now]).toEqual(['okunan-yazi', 'okunan-baska']);
    for (const name of [id, slug, now]) {
      const { status, body } = await post(name);
      expect([status, body.data.id, body.data.slug]).toEqual([200, id, now]);
      expect(body.data).toMatchObject({ title: 'Okunan yazı', status: 'published', meta, tags: ['deneme'], content: expect.stringContaining('**kalın**') });
      expect([body.data.html.includes('<strong>kalın</strong>'), body.data.html.includes('<script>')]).toEqual([true, false]);
      expect(body.data.author).toMatchObject({ id: ada.id, username: await usernameOf(ada) });
    }
  });

  it('that is not public is there for its author alone', async () => {
    const { id, slug } = await writers.write(ada, { title: 'Henüz taslak', status: 'draft' });
    for (const name of [id, slug]) {
      expect((await post(name, ada)).body.data).toMatchObject({ title: 'Henüz taslak', status: 'draft', published_at: null });
      for (const who of [guest(), can, town.moderator]) expect(said(await post(name, who))).toEqual([404, BLOG_TEXT.postNotFound]);
    }
    expect(said(await post('boyle-bir-adres-yok'))).toEqual([404, BLOG_TEXT.postNotFound]);
    expect(said(await post(NOBODY))).toEqual([404, BLOG_TEXT.postNotFound]);
  });

  it('that staff hide is there for its author and for staff', async () => {
    const { id } = await writers.write(ada, { title: 'Gizlenecek yazı' });
    await moderate(id, 'hide');
    for (const who of [guest(), can]) expect(said(await post(id, who))).toEqual([404, BLOG_TEXT.postNotFound]);
    for (const who of [ada, town.moderator]) expect((await post(id, who)).body.data).toMatchObject({ hidden: true, status: 'published' });
    expect(await titles('')).not.toContain('Gizlenecek yazı');
    expect((await own(ada, '?status=published')).data.map((row) => [row.title, row.hidden])).toContainEqual(['Gizlenecek yazı', true]);
    await moderate(id, 'restore');
    expect([(await post(id)).status, (await titles(''))[0]]).toEqual([200, 'Gizlenecek yazı']);
  });

  it('that was public and is no more says so for ever; a draft leaves no trace', async () => {
    const [seen, never] = [await writers.write(ada, { title: 'Gidecek yazı' }), await writers.write(ada, { title: 'Gidecek taslak', status: 'draft' })];
    for (const { id } of [seen, never]) expect((await ada.delete(`/api/blog/posts/${id}`)).status).toBe(200);
    for (const name of [seen.id, seen.slug]) {
      for (const who of [guest(), ada, town.moderator]) {
        const { status, body } = await post(name, who);
        expect([status, body.code, body.error]).toEqual([410, CODE.gone, BLOG_TEXT.postGone]);
      }
    }
    for (const name of [never.id, never.slug]) expect((await post(name, ada)).status).toBe(404);
    expect((await own(ada)).data.map(({ id }) => id)).not.toContain(seen.id);
  });

  inBothHomes.it('is named beside those that it has something in common with', async () => {
    const devops = town.app.categoryId('devops');
    const near = await writers.write(can, { title: 'Yakın yazı', tags: ['elma', 'armut'], category_id: devops });
    const far = await writers.write(can, { title: 'Uzak yazı', tags: ['elma'] });
    const { id } = await writers.write(ada, { title: 'Ortadaki yazı', tags: ['Elma', 'Armut'], category_id: devops });
    const { body } = await guest().get<PostRow[]>(`/api/blog/posts/${id}/related`);
    expect(body.data.slice(0, 2).map((row) => row.id)).toEqual([near.id, far.id]);
    expect(body.data.map((row) => row.id)).not.toContain(id);
  });

  inBothHomes.it('knows what its author published before and after it', async () => {
    const writer = await town.member();
    const [first, second] = [await writers.write(writer, { title: 'İlk yazı' }), await writers.write(writer, { title: 'Son yazı' })];
    const around = async (id: string) => (await guest().get<PostNeighbours>(`/api/blog/posts/${id}/neighbours`)).body.data;
    expect(await around(first.id)).toEqual({ previous: null, next: { id: second.id, title: 'Son yazı', slug: second.slug } });
    expect(await around(second.id)).toEqual({ previous: { id: first.id, title: 'İlk yazı', slug: first.slug }, next: null });
  });
});

describe('One’s own posts', () => {
  inBothHomes.it('are listed and counted by state, those changed last first', async () => {
    const writer = await town.member();
    const draft = await writers.write(writer, { title: 'Taslak', status: 'draft' });
    await writers.write(writer, { title: 'Yayında' });
    const at = new Date(town.app.clock.now().getTime() + 86_400_000).toISOString();
    await writers.write(writer, { title: 'Yarın', status: 'scheduled', scheduled_at: at });
    await writers.edit(writer, draft.id, { title: 'Taslak, sonra' });
    const all = await own(writer);
    expect(all.data.map(({ title }) => title)).toEqual(['Taslak, sonra', 'Yarın', 'Yayında']);
    expect([all.total, all.counts]).toEqual([3, { draft: 1, scheduled: 1, published: 1, archived: 0 }]);
    expect(await own(writer, '?status=scheduled')).toMatchObject({ data: [{ title: 'Yarın', scheduled_at: at, published_at: null }], total: 1 });
    expect((await guest().get('/api/blog/users/me/posts')).status).toBe(401);
  });
});

describe('A profile', () => {
  inBothHomes.it('counts and lists what its member published', async () => {
    const writer = await town.member();
    const { id } = await writers.write(writer, { title: 'Profildeki yazı' });
    await writers.write(writer, { title: 'Profilde olmayan', status: 'draft' });
    const counted = async () => (await can.get<ProfileStats>(`/api/users/${writer.id}/stats`)).body.data.blog_count;
    const listed = async () => (await can.get<PostRow[]>(`/api/users/${writer.id}/blog-posts`)).body.data.map(({ title }) => title);
    expect([await counted(), await listed()]).toEqual([1, ['Profildeki yazı']]);
    await writer.put(`/api/blog/posts/${id}/status`, { status: 'draft' });
    expect([await counted(), await listed()]).toEqual([0, []]);
    expect((await guest().get(`/api/users/${writer.id}/blog-posts`)).status).toBe(401);
  });
});

describe('A feed of the blog', () => {
  it('tells what is new in all, a category, a tag or of an author', async () => {
    const writer = await town.member();
    const { id, slug } = await writers.write(writer, { title: 'Akıştaki <yazı>', category_id: town.app.categoryId('frontend'), tags: ['Akış & Co'] });
    const author = await usernameOf(writer);
    const paths = ['/blog/feed.xml', '/blog/category/frontend/feed.xml', '/blog/tag/akis-co/feed.xml', `/blog/author/${author}/feed.xml`];
    const read = (path: string) => guest().raw('GET', path);
    for (const path of paths) {
      const { status, headers, text } = await read(path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'application/rss+xml; charset=utf-8']);
      expect([elementsOf(text).includes('item'), text.includes(`/blog/${slug}</link>`), text.includes('Akıştaki &lt;yazı&gt;')]).toEqual([true, true, true]);
    }
    await moderate(id, 'hide');
    for (const path of paths) expect([path, (await read(path)).text.includes(slug)]).toEqual([path, false]);
  });

  it.each(['/blog/category/yok/feed.xml', '/blog/author/boyle.biri.yok/feed.xml', '/blog/seri/a/feed.xml'])(
    'is unknown where there is nothing of the kind: %s',
    async (path) => expect([path, (await guest().raw('GET', path)).status]).toEqual([path, 404]),
  );
});

describe('What members smuggle into a post', () => {
  it('stays words in every answer and in every feed', async () => {
    const writer = await town.member();
    const lines = SMUGGLING.filter((text) => lineProblem('Başlık', text) === null && text.trim() === text).slice(0, 12);
    expect(lines).toHaveLength(12);
    const keywords = lines.filter(({ length }) => length <= 40).slice(0, 10);
    const meta = { seoTitle: '<script>alert(1)</script>', seoDescription: lines[1] ?? '', keywords, canonical: null };
    for (const [at, text] of lines.entries()) await writers.write(writer, { title: `${at} ${text}`, excerpt: text, content: SMUGGLING.join('\n\n'), meta });
    const { data } = await list(`?author=${writer.id}&limit=100`);
    expect(data.map(({ title }) => title).reverse()).toEqual(lines.map((text, at) => `${at} ${text}`));
    const { html } = (await post(data[0]?.id ?? '')).body.data;
    // What stands between quotes is no attribute; the renderer's own tests say what it may be.
    const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/"[^"]*"/g, ''));
    expect(tags.filter((tag) => /^<(script|svg|iframe|object|form|style|base)|\son\w+\s*=/i.test(tag))).toEqual([]);
    const { text } = await guest().raw('GET', `/blog/author/${await usernameOf(writer)}/feed.xml`);
    expect(new Set(elementsOf(text))).toEqual(
      new Set(['rss', 'channel', 'title', 'link', 'description', 'language', 'atom:link', 'item', 'guid', 'pubDate', 'dc:creator', 'category']),
    );
  });
});

describe('The words of posts', () => {
  const search = async (q: string, more = '') => {
    town.app.clock.advance({ minutes: 1 });
    await town.app.settled();
    const { status, body } = await guest().get(`/api/search/posts?q=${encodeURIComponent(q)}${more}`);
    expect(status).toBe(200);
    return body as unknown as PostSearchListing;
  };
  const found = async (q: string, more = '') => (await search(q, more)).data.map(({ id }) => id);

  inBothHomes.it('are found in title, text and tags, folded as Turkish is, as long as everybody may read them', async () => {
    const content = `${'Giriş sözü. '.repeat(300)}\n\n## Sonuç\n\nKaranfil **ağaçları** şöyle büyür.`;
    const { id, slug } = await writers.write(ada, { title: 'Bahçede ILIK günler', content, tags: ['Bahçe'] });
    const { id: other } = await writers.write(can, { title: 'Karanfil nedir', content: 'Bir çiçek.' });
    expect([await found('ılık'), await found('AGAC'), await found('etiket:bahce')]).toEqual([[id], [id], [id]]);
    expect([await found('karanfil'), await found(`karanfil yazar:${await usernameOf(ada)}`)]).toEqual([[other, id], [id]]);
    expect([await found('"karanfil ağaçları"'), await found('karanfil kategori:devops')]).toEqual([[id], []]);
    const [hit] = (await search('büyür')).data;
    expect(hit).toMatchObject({ id, slug, author: { id: ada.id }, tags: ['bahçe'], excerpts: [{ text: expect.stringContaining('Karanfil ağaçları şöyle') }] });
    const { body } = await guest().get<unknown[]>(`/api/search?q=${encodeURIComponent('karanfil')}`);
    expect(body.data).toEqual([]);
    await writers.edit(ada, id, { content: 'Artık lale yetişiyor.' });
    expect([await found('ağaç'), await found('lale')]).toEqual([[], [id]]);
    await ada.put(`/api/blog/posts/${id}/status`, { status: 'archived' });
    expect(await found('lale')).toEqual([]);
    await ada.put(`/api/blog/posts/${id}/status`, { status: 'published' });
    expect(await found('lale')).toEqual([id]);
    await moderate(id, 'hide');
    expect(await found('lale')).toEqual([]);
    await moderate(id, 'restore');
    expect(await found('lale')).toEqual([id]);
    await ada.delete(`/api/blog/posts/${id}`);
    expect(await found('lale')).toEqual([]);
  });
});

describe('The pages of the blog', () => {
  const page = (path: string) => guest().raw('GET', path);

  it('are read without the app: the list, a post with what it says, and the map of the site', async () => {
    const meta = { seoTitle: 'Arayanların gördüğü', seoDescription: 'Kısaca', keywords: ['bayt'], canonical: null };
    const { id, slug } = await writers.write(ada, { title: 'Sayfası olan <yazı>', content: '## Baytlar\n\nAlfabe **bilmez**.', tags: ['Sayfa'], meta });
    for (const path of ['/blog', '/blog?tag=sayfa', `/blog?author=${await usernameOf(ada)}`]) {
      const { status, text } = await page(path);
      expect([path, status, text.includes(`href="/blog/${slug}"`), text.includes('Sayfası olan &lt;yazı&gt;')]).toEqual([path, 200, true, true]);
    }
    const { status, text } = await page(`/blog/${slug}`);
    expect(status).toBe(200);
    for (const part of ['<title>Arayanların gördüğü', '<strong>bilmez</strong>', '"BlogPosting"', `<link rel="canonical" href="http`, 'summary_large_image'])
      expect([part, text.includes(part)]).toEqual([part, true]);
    expect((await page('/sitemap.xml')).text).toContain('posts');
    expect((await page('/blog?tag=boyle-etiket-yok&page=9')).status).toBe(404);
    const { status: moved, headers } = await page(`/blog/${id}`);
    expect([moved, headers.get('location')]).toEqual([301, `/blog/${slug}`]);
    await ada.delete(`/api/blog/posts/${id}`);
    expect((await page(`/blog/${slug}`)).status).toBe(410);
  });

  inBothHomes.it('have a picture made for them, which is shown beside a link as long as everybody may read the post', async () => {
    const { id, slug } = await writers.write(ada, { title: 'Paylaşılan yazı: İ, ş, ğ' });
    const picture = (await page(`/blog/${slug}`)).text.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? '';
    expect(picture).toMatch(new RegExp(`/api/blog/posts/${id}/share\\.jpg\\?v=0$`));
    const address = new URL(picture);
    const fetched = () => fetch(town.app.meydan.url + address.pathname + address.search);
    const answer = await fetched();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(Buffer.from(await (await fetched()).arrayBuffer()).equals(bytes)).toBe(true);
    await moderate(id, 'hide');
    expect((await fetched()).status).toBe(404);
    const draft = await writers.write(ada, { status: 'draft' });
    expect((await fetch(`${town.app.meydan.url}/api/blog/posts/${draft.id}/share.jpg`)).status).toBe(404);
  });

  it('name the address where a post stood first', async () => {
    const canonical = 'https://ornek.dev/ilk-yer';
    const { slug } = await writers.write(ada, { title: 'Başka yerde de duran', meta: { seoTitle: null, seoDescription: null, keywords: [], canonical } });
    expect((await page(`/blog/${slug}`)).text).toContain(`<link rel="canonical" href="${canonical}" />`);
  });

  it('are known to the app alone where something is written, and not known where there is nothing', async () => {
    for (const path of ['/blog/create', '/blog/mine', '/blog/bir-yazi/edit']) expect([path, (await page(path)).status]).toEqual([path, 200]);
    expect((await page('/blog/boyle-bir-yazi-yok')).status).toBe(404);
  });
});
