import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { TimelinePage } from '../contracts/audit-timeline.js';
import { type OwnSeries, type PostSeries, type SavedSeries, SERIES_LIMITS, SERIES_TEXT, type SeriesPlace } from '../contracts/blog-series.js';
import type { DataExport } from '../contracts/own-data.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { Writers } from './posts.js';
import { elementsOf, readPage } from './reading.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town, usernameOf } from './town.js';

let town: Town;
let writers: Writers;
beforeAll(async () => {
  town = await Town.open();
  writers = new Writers(town.app);
});
afterAll(() => town.app.stop());

const SERIES = '/api/blog/series';
const create = async (who: Client, title = 'Olaylarla yazmak') => (await who.post<SavedSeries>(SERIES, { title })).body.data;
const edit = (who: Client, id: string, change: object) => who.put<SavedSeries>(`${SERIES}/${id}`, change);
const into = (who: Client, postId: string, series_id: string | null) => who.put(`/api/blog/posts/${postId}/series`, { series_id });
const placeOf = async (id: string, who = town.app.guest) => (await who.get<SeriesPlace | null>(`/api/blog/posts/${id}/series`)).body.data;
const pageOf = (id: string, who = town.app.guest) => who.get<PostSeries>(`${SERIES}/${id}`);
const own = async (who: Client) => (await who.get<OwnSeries[]>('/api/blog/users/me/series')).body.data;
/** An author with a series of as many published posts. */
async function authored(count: number) {
  const author = await town.member();
  const { id } = await create(author);
  const posts: string[] = [];
  for (let number = 1; number <= count; number++) {
    const post = await writers.write(author, { title: `${number}. bölüm` });
    expect((await into(author, post.id, id)).status).toBe(200);
    posts.push(post.id);
  }
  return { author, id, posts };
}

describe('a series', () => {
  inBothHomes.it('tells where a post stands in it', async () => {
    const { id, posts } = await authored(3);
    const place = await placeOf(posts[1] ?? '');
    expect(place).toMatchObject({ id, title: 'Olaylarla yazmak', place: 2 });
    expect(place?.posts.map(({ title }) => title)).toEqual(['1. bölüm', '2. bölüm', '3. bölüm']);
    const { data } = (await pageOf(id)).body;
    expect(data.posts.map((post) => post.id)).toEqual(posts);
    expect(data.author_id).toBe(data.posts[0]?.author.id);
  });
  inBothHomes.it('is renamed, put into another order and removed by its author; its posts stay', async () => {
    const { author, id, posts } = await authored(2);
    const turned = [...posts].reverse();
    expect((await edit(author, id, { title: 'Yeni adı', posts: turned })).body.data).toEqual({ id, title: 'Yeni adı', posts: turned });
    expect(await own(author)).toMatchObject([{ id, title: 'Yeni adı', posts: [{ title: '2. bölüm', status: 'published' }, { title: '1. bölüm' }] }]);
    expect((await author.delete(`${SERIES}/${id}`)).body.message).toBe(SERIES_TEXT.removed);
    expect([await own(author), await placeOf(posts[0] ?? ''), (await pageOf(id)).status]).toEqual([[], null, 404]);
    expect((await town.app.guest.get(`/api/blog/posts/${posts[0]}`)).status).toBe(200);
  });
  it('has a post that stood in another one', async () => {
    const { author, id, posts } = await authored(2);
    const other = await create(author, 'Başka dizi');
    await into(author, posts[0] ?? '', other.id);
    expect([(await placeOf(posts[0] ?? ''))?.id, (await placeOf(posts[1] ?? ''))?.posts.length]).toEqual([other.id, 1]);
    await into(author, posts[0] ?? '', null);
    expect([await placeOf(posts[0] ?? ''), (await pageOf(id)).body.data.posts.length]).toEqual([null, 1]);
  });
  it('shows others what everybody can read, and its author all of it', async () => {
    const { author, id, posts } = await authored(2);
    const draft = await writers.write(author, { title: 'Yarım bölüm', status: 'draft' });
    await into(author, draft.id, id);
    await author.put(`/api/blog/posts/${posts[0]}/status`, { status: 'archived' });
    expect((await pageOf(id)).body.data.posts.map(({ title }) => title)).toEqual(['2. bölüm']);
    expect((await pageOf(id, author)).body.data.posts).toHaveLength(3);
    expect(await placeOf(posts[1] ?? '')).toMatchObject({ place: 1, posts: [{ title: '2. bölüm' }] });
    expect((await placeOf(draft.id, author))?.posts.map(({ title }) => title)).toEqual(['2. bölüm', 'Yarım bölüm']);
    await author.put(`/api/blog/posts/${posts[1]}/status`, { status: 'draft' });
    expect([(await pageOf(id)).status, (await pageOf(id, author)).status]).toEqual([404, 200]);
  });
  it('is read without the app, as far as everybody may', async () => {
    const { author, id, posts } = await authored(2);
    await author.put(`/api/blog/posts/${posts[0]}/status`, { status: 'archived' });
    const { status, text } = await town.app.guest.raw('GET', `/blog/series/${id}`, undefined, { accept: 'text/html' });
    expect([status, text.includes('Olaylarla yazmak'), text.includes('2. bölüm'), text.includes('1. bölüm')]).toEqual([200, true, true, false]);
    expect((await town.app.guest.raw('GET', '/blog/series/01900000-0000-7000-8000-00000000000a', undefined, { accept: 'text/html' })).status).toBe(404);
  });
  it('is called as its author calls it, without the app too', async () => {
    const author = await town.member();
    const { id } = await create(author, 'Olaylar · Görünümler');
    await into(author, (await writers.write(author)).id, id);
    const page = await readPage(town.app.guest, `/blog/series/${id}`);
    expect([page.title, page.content.includes('<h1><bdi>Olaylar · Görünümler</bdi></h1>')]).toEqual(['Olaylar · Görünümler · Blog · Meydan', true]);
    expect(page.structured).toContainEqual(
      expect.objectContaining({ itemListElement: expect.arrayContaining([expect.objectContaining({ name: 'Olaylar · Görünümler' })]) }),
    );
  });
  inBothHomes.it('has a feed of what everybody can read, the newest first', async () => {
    const { author, id, posts } = await authored(3);
    const draft = await writers.write(author, { title: 'Yarım bölüm', status: 'draft' });
    await edit(author, id, { title: 'Olaylar <ve> Co', posts: [...posts, draft.id].reverse() });
    await author.put(`/api/blog/posts/${posts[1]}/status`, { status: 'archived' });
    const path = `/blog/series/${id}/feed.xml`;
    expect((await town.app.guest.raw('GET', `/blog/series/${id}`)).text).toContain(
      `<link rel="alternate" type="application/rss+xml" title="Meydan: bu sayfa" href="${path}" />`,
    );
    const { status, headers, text } = await town.app.guest.raw('GET', path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      ...[200, 'application/rss+xml; charset=utf-8'],
      (await town.app.guest.raw('GET', '/blog/feed.xml')).headers.get('cache-control'),
    ]);
    expect(elementsOf(text)).toContain('item');
    expect([...text.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual(['Meydan · Blog · Olaylar &lt;ve&gt; Co', '3. bölüm', '1. bölüm']);
    const tag = headers.get('etag') ?? '';
    expect((await town.app.guest.raw('GET', path, undefined, { 'if-none-match': tag })).status).toBe(304);
    for (const post of [posts[0], posts[2]]) await author.put(`/api/blog/posts/${post}/status`, { status: 'draft' });
    expect((await town.app.guest.raw('GET', path)).status).toBe(404);
  });
  inBothHomes.it('stands in the site map once, as long as everybody can read any of it', async () => {
    const { author, id, posts } = await authored(2);
    const empty = await create(author, 'Hiç yayınlanmadı');
    await into(author, (await writers.write(author, { status: 'draft' })).id, empty.id);
    const places = async () => {
      const { text } = await town.app.guest.raw('GET', '/sitemaps/posts-1.xml');
      return [id, empty.id].map((each) => text.split(`/blog/series/${each}</loc>`).length - 1);
    };
    expect(await places()).toEqual([1, 0]);
    await author.put(`/api/blog/posts/${posts[0]}/status`, { status: 'draft' });
    expect(await places()).toEqual([1, 0]);
    await author.put(`/api/blog/posts/${posts[1]}/status`, { status: 'archived' });
    expect(await places()).toEqual([0, 0]);
  });
  it('is told of in the timeline of the audit when its posts are arranged', async () => {
    const { id } = await authored(1);
    const auditor = await town.app.member('selin', 'auditor');
    await town.app.settled();
    const { data } = (await auditor.get<TimelinePage>(`/api/console/audit/timeline?type=SeriesArranged&subject=${id}`)).body;
    expect(data.rows.map(({ what }) => what)).toEqual(['Yazı dizisinin yazıları veya sıraları değişti']);
  });
  it('is removed and changed so often in an hour', async () => {
    const author = await town.member();
    const { id } = await create(author);
    for (let at = 1; at < SERIES_LIMITS.anHour; at++) expect((await author.delete(`${SERIES}/${NOBODY}`)).status).toBe(404);
    const { status, body } = await author.delete(`${SERIES}/${id}`);
    expect([status, body.error]).toEqual([429, SERIES_TEXT.tooOften]);
  });
  it('is its author’s alone', async () => {
    const { id, posts } = await authored(1);
    const other = await town.member();
    const theirs = await writers.write(other);
    const mine = await create(other, 'Başkasının dizisi');
    const refused = await Promise.all([
      edit(other, id, { title: 'Ele geçirildi' }),
      other.delete(`${SERIES}/${id}`),
      into(other, theirs.id, id),
      into(other, posts[0] ?? '', mine.id),
      edit(other, mine.id, { posts: [posts[0]] }),
      town.app.guest.post(SERIES, { title: 'Konuk dizisi' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 403, 422, 401]);
  });
  inBothHomes.it('keeps its name where the order that came with a new one is refused', async () => {
    const { author, id, posts } = await authored(2);
    const theirs = await writers.write(await town.member());
    const { status, body } = await edit(author, id, { title: 'Yeni adı', posts: [...posts, theirs.id] });
    expect([status, body.fields]).toEqual([422, { posts: [SERIES_TEXT.notYours] }]);
    expect(await own(author)).toMatchObject([{ title: 'Olaylarla yazmak', posts: [{ id: posts[0] }, { id: posts[1] }] }]);
    expect((await edit(author, id, {})).body.data).toEqual({ id, title: 'Olaylarla yazmak', posts });
  });
  it('says what is wrong with its title', async () => {
    const { status, body } = await (await town.member()).post(SERIES, { title: 'a' });
    expect([status, body.fields]).toEqual([422, { title: ['Dizi adı en az 3 karakter olmalıdır'] }]);
  });
  inBothHomes.racesIt('ends right where many are put into it at once', async () => {
    const { author, id } = await authored(0);
    const posts = await Promise.all(Array.from({ length: 6 }, () => author.post<{ id: string }>('/api/blog/posts', { title: 'Aynı anda yazılan' })));
    const ids = posts.map(({ body }) => body.data.id);
    const placed = await Promise.all(ids.map((post) => into(author, post, id)));
    const [series] = await own(author);
    expect(series?.posts.length).toBe(placed.filter(({ status }) => status === 200).length);
  });
});

describe('the series of somebody who leaves', () => {
  const leave = async (who: Client, keep_content: boolean) => {
    const again = await town.app.guest.signIn(await usernameOf(who), PASSWORD, true);
    expect((await again.post('/api/auth/account-deletion', { password: PASSWORD, keep_content })).status).toBe(200);
    await town.app.settled();
    town.app.clock.advance({ days: 15 });
    await town.app.settled();
    town.app.clock.advance({ minutes: 1 });
    await town.app.settled();
  };
  it('is in the copy of their data', async () => {
    const { author, posts } = await authored(1);
    await author.post('/api/auth/data-export');
    await town.app.settled();
    const { data } = (await author.get<DataExport>('/api/auth/data-export')).body;
    const files = unzipSync((await author.download(`/api/auth/data-export/${data.id}`)).bytes);
    expect(JSON.parse(strFromU8(files['yazi-dizileri.json'] ?? new Uint8Array()))).toMatchObject([{ title: 'Olaylarla yazmak' }, { posts }]);
  });
  it('goes with what they wrote', async () => {
    const { author, id } = await authored(1);
    await leave(author, false);
    expect((await pageOf(id)).status).toBe(404);
  });
  it('stays with what they leave behind, and only with that', async () => {
    const { author, id, posts } = await authored(1);
    const empty = await create(author, 'Hiç yayınlanmadı');
    await leave(author, true);
    expect([(await pageOf(id)).body.data.posts.map((post) => post.id), (await pageOf(empty.id)).status]).toEqual([posts, 404]);
  });
});
