import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import sharp from 'sharp';
import { PROJECT_TEXT } from '../contracts/projects.js';
import type { Client } from './client.js';
import { fellows, PROJECTS } from './fellows.js';
import { Writers } from './posts.js';
import { elementsOf, type ReadPage, readPage } from './reading.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town } from './town.js';

const PUBLIC_URL = 'https://meydan.test';
const SECRET = 'Bu söz görünmemeli';

let town: Town;
let owner: Client;
const guest = () => town.app.guest;
const read = (path: string) => readPage(guest(), path);
const edit = async (id: string, changes: object) => fellows.done(await owner.put(`${PROJECTS}/${id}`, changes));
const create = async (changes: Parameters<typeof fellows.create>[1] = {}) => (await fellows.create(owner, changes)).id;
/** Those of which something is true. */
async function filtered(all: readonly string[], isSo: (each: string) => Promise<boolean>): Promise<string[]> {
  const which = await Promise.all(all.map(isSo));
  return all.filter((_, at) => which[at]);
}
const kind = (page: ReadPage, type: string) => page.structured.find((each) => each['@type'] === type);
const moderate = async (id: string, action: string) => {
  await town.renewModerator();
  expect((await town.moderator.put(`${PROJECTS}/${id}/moderate`, { action, reason: 'Topluluk ilkelerine uymuyor' })).status).toBe(200);
};

beforeAll(async () => {
  town = await Town.open({ PUBLIC_URL, TRUSTED_PROXIES: 'loopback' });
  owner = await town.member();
});
afterAll(() => town.app.stop());

describe('A project that is open to everybody', () => {
  inBothHomes.it('can be read without running the app, with what it looks for and its comments', async () => {
    const cover = await new Writers(town.app).cover(owner);
    const id = await create({
      title: 'Okunan <proje>',
      summary: 'Etkinlikleri toplayan bir takvim.',
      description: 'Bu **kalın** bir metin. <script>alert(1)</script>',
      tags: ['c#'],
      cover_image_url: cover,
      links: [{ label: 'Tanıtım', url: 'https://ornek.dev' }],
      repository_url: 'https://kod.example/takvim',
    });
    const posting = await fellows.open(owner, id, { title: 'React bilen biri' });
    const over = await fellows.open(owner, id, { title: 'Biten bir ilan' });
    fellows.done(await owner.put(`${PROJECTS}/help-wanted/${over.id}`, { is_open: false }));
    const comment = fellows.done(await owner.post<{ id: string }>(`${PROJECTS}/${id}/comments`, { content: 'İlk `yorum`' }));
    const page = await read(`/projects/${id}`);
    expect([page.status, page.title, page.head('canonical')]).toEqual([200, 'Okunan <proje> · Meydan', `${PUBLIC_URL}/projects/${id}`]);
    expect([page.head('description'), page.head('og:title'), page.head('robots')]).toEqual(['Etkinlikleri toplayan bir takvim.', 'Okunan <proje>', undefined]);
    for (const part of [
      '<h1>Okunan &lt;proje&gt;</h1>',
      '<strong>kalın</strong>',
      '<a rel="tag" href="/projects?tags=c-sharp"><bdi>#c#</bdi></a>',
      `<img src="${cover}" alt="" />`,
      '<a rel="nofollow ugc noopener" href="https://ornek.dev"><bdi>Tanıtım</bdi></a>',
      'href="https://kod.example/takvim"',
      `<article id="posting-${posting.id}">`,
      '<h3>React bilen biri</h3>',
      '<bdi>React</bdi> · Gönüllü · 1 yer açık',
      '1 ilan sona erdi.',
      `<article id="comment-${comment.id}">`,
      '<code>yorum</code>',
    ])
      expect([part, page.content.includes(part)]).toEqual([part, true]);
    expect([page.content.includes('Biten bir ilan'), page.content.includes('<script>')]).toEqual([false, false]);
    expect(kind(page, 'SoftwareSourceCode')).toMatchObject({
      name: 'Okunan <proje>',
      codeRepository: 'https://kod.example/takvim',
      creativeWorkStatus: 'Geliştirme',
      image: PUBLIC_URL + cover,
      comment: [{ url: `${PUBLIC_URL}/projects/${id}#comment-${comment.id}`, text: 'İlk yorum' }],
    });
    expect(kind(page, 'BreadcrumbList')).toMatchObject({ itemListElement: [{ name: 'Projeler' }, { name: 'Okunan <proje>' }] });
  });

  inBothHomes.it('shows the newest of its updates that everybody may read', async () => {
    const id = await create({ title: 'Anlatan proje' });
    const write = async (content: string, visibility_override: 'members' | null = null) => {
      const { id: update } = fellows.done(await owner.post<{ id: string }>(`${PROJECTS}/${id}/updates`, { type: 'release', content, visibility_override }));
      town.app.clock.advance({ minutes: 1 });
      return update;
    };
    expect((await read(`/projects/${id}`)).content.includes('Güncellemeler')).toBe(false);
    const [first] = [await write('En eski **sürüm**'), await write(SECRET, 'members')];
    const page = await read(`/projects/${id}`);
    for (const part of ['<h2>Güncellemeler (1)</h2>', `<article id="update-${first}">`, 'Sürüm · <bdi>', 'En eski <strong>sürüm</strong>'])
      expect([part, page.content.includes(part)]).toEqual([part, true]);
    expect([page.text.includes(SECRET), page.content.includes('gösteriliyor')]).toEqual([false, false]);
    for (let number = 1; number <= 5; number++) await write(`Yeni ${number}`);
    const full = await read(`/projects/${id}`);
    for (const part of ['<h2>Güncellemeler (6)</h2>', 'Yeni 5', 'Yeni 1', 'En yeni 5 güncelleme gösteriliyor.'])
      expect([part, full.content.includes(part)]).toEqual([part, true]);
    expect([full.content.includes('En eski'), full.text.includes(SECRET)]).toEqual([false, false]);
    await edit(id, { visibility: 'members' });
    expect((await read(`/projects/${id}`)).text.includes('Yeni 5')).toBe(false);
  });

  inBothHomes.it('has a picture made for it, which is shown beside a link as long as everybody may read it', async () => {
    const id = await create({ title: 'Paylaşılan proje: İ, ş, ğ' });
    const address = new URL((await read(`/projects/${id}`)).head('og:image') ?? '');
    expect(address.pathname + address.search).toBe(`/api/projects/${id}/share.jpg?v=0`);
    const fetched = () => fetch(town.app.meydan.url + address.pathname + address.search);
    const answer = await fetched();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await edit(id, { visibility: 'members' });
    expect((await fetched()).status).toBe(404);
  });

  it('stays readable when it was archived, and says so', async () => {
    const id = await create({ title: 'Biten proje' });
    fellows.done(await owner.put(`${PROJECTS}/${id}/archive`, { archived: true }));
    const page = await read(`/projects/${id}`);
    expect([page.status, page.head('robots'), page.content.includes(PROJECT_TEXT.archived)]).toEqual([200, undefined, true]);
  });

  it('is gone for good once it was deleted', async () => {
    const id = await create({ title: SECRET });
    fellows.done(await owner.delete(`${PROJECTS}/${id}`));
    const page = await read(`/projects/${id}`);
    expect([page.status, page.title, page.head('robots'), page.text.includes(SECRET)]).toEqual([410, 'Proje kaldırıldı · Meydan', 'noindex', false]);
  });
});

describe('A project that guests may not read', () => {
  inBothHomes.it('is not there, in no answer, as soon as it is narrowed', async () => {
    for (const visibility of ['members', 'private'] as const) {
      const id = await create({ title: `${SECRET} ${visibility}`, tags: ['saklanan'] });
      const map = async () => (await read('/sitemaps/projects-1.xml')).text.includes(id);
      const seen = async () =>
        filtered(
          [
            ...[`/projects/${id}`, '/projects', '/projects?tags=saklanan', `/projects?owner_id=${owner.id}`],
            ...['/projects/feed.xml', '/projects/tags/saklanan/feed.xml', '/projects/stage/development/feed.xml', `/projects/owner_id/${owner.id}/feed.xml`],
          ],
          async (path) => (await read(path)).text.includes(SECRET),
        );
      expect([(await seen()).length, await map()]).toEqual([8, true]);
      await edit(id, { visibility });
      expect([visibility, await seen(), await map()]).toEqual([visibility, [], false]);
      const [page, never] = [await read(`/projects/${id}`), await read(`/projects/${NOBODY}`)];
      expect([page.status, page.title, page.head('robots')]).toEqual([404, 'Sayfa Bulunamadı · Meydan', 'noindex']);
      expect(page.text.replaceAll(id, NOBODY)).toBe(never.text);
      expect((await guest().get(`${PROJECTS}/${id}/share.jpg`)).body).toEqual((await guest().get(`${PROJECTS}/${NOBODY}/share.jpg`)).body);
      fellows.done(await owner.delete(`${PROJECTS}/${id}`));
      expect((await read(`/projects/${id}`)).status).toBe(404);
    }
  });

  it('is not there while staff hide it', async () => {
    const id = await create({ title: `${SECRET}, gizlenen` });
    await moderate(id, 'hide');
    expect([(await read(`/projects/${id}`)).status, (await read('/projects')).text.includes(SECRET)]).toEqual([404, false]);
    await moderate(id, 'restore');
    expect((await read(`/projects/${id}`)).status).toBe(200);
    await edit(id, { visibility: 'private' });
  });
});

describe('The list of projects', () => {
  inBothHomes.it('is read by pages, and narrowed by tag, stage or owner', async () => {
    const id = await create({ title: 'Listedeki proje', stage: 'beta', tags: ['Ön Yüz'] });
    const whole = await read('/projects');
    expect([whole.status, whole.title, whole.head('canonical')]).toEqual([200, 'Projeler · Meydan', `${PUBLIC_URL}/projects`]);
    const titled: [query: string, title: string][] = [
      ['tags=on-yuz', '#on-yuz · Projeler · Meydan'],
      ['stage=beta', 'Beta · Projeler · Meydan'],
    ];
    for (const [query, title] of titled) {
      const page = await read(`/projects?${query}`);
      expect([query, page.status, page.title, page.content.includes(`href="/projects/${id}"`)]).toEqual([query, 200, title, true]);
      expect(page.head('canonical')).toBe(`${PUBLIC_URL}/projects?${query}`);
    }
    expect((await read('/projects?stage=idea')).content).not.toContain(id);
    for (const query of ['stage=yok', 'owner_id=boyle.biri.yok', 'page=99']) expect([query, (await read(`/projects?${query}`)).status]).toEqual([query, 404]);
  });

  inBothHomes.it('is in the site map, and told in feeds, of all or of some', async () => {
    const id = await create({ title: 'Beslemedeki & proje', summary: 'Beslemede özeti de durur.', stage: 'live', tags: ['besleme'] });
    expect((await read('/projects')).text).toContain('type="application/rss+xml" title="Meydan: bu sayfa" href="/projects/feed.xml"');
    expect((await read('/sitemap.xml')).text).toContain(`${PUBLIC_URL}/sitemaps/projects-1.xml`);
    expect((await read('/sitemaps/projects-1.xml')).text).toContain(`<loc>${PUBLIC_URL}/projects/${id}</loc>`);
    for (const [path, title] of [
      ['/projects/feed.xml', 'Meydan · Projeler'],
      ['/projects/tags/besleme/feed.xml', 'Meydan · Projeler · #besleme'],
      ['/projects/stage/live/feed.xml', 'Meydan · Projeler · Yayında'],
    ] as const) {
      const { status, headers, text } = await guest().raw('GET', path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'application/rss+xml; charset=utf-8']);
      expect(text).toContain(`<title>${title}</title>`);
      expect(text).toMatch(new RegExp(`<item>\\n<title>Beslemedeki &amp; proje</title>\\n<link>${PUBLIC_URL}/projects/${id}</link>`));
      expect(elementsOf(text)).toContain('item');
    }
    expect((await read('/projects/tags/besleme/feed.xml')).text.match(/<item>/g)).toHaveLength(1);
    for (const path of ['/projects/stage/yok/feed.xml', '/projects/owner_id/boyle.biri.yok/feed.xml', '/projects/yok/yok/feed.xml'])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });

  it('leaves pages that only the app has to the app', async () => {
    for (const path of ['/projects/create', '/projects/mine', `/projects/${NOBODY}/edit`, `/projects/${NOBODY}/applications/${NOBODY}`]) {
      const page = await read(path);
      expect([path, page.status, page.head('robots')]).toEqual([path, 200, 'noindex']);
    }
  });
});
