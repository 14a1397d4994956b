/** @jest-environment jsdom */
import type { MatchedPosting } from '@contracts/help-wanted';
import type { ProjectRow } from '@contracts/projects';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { paths } from '../../../paths';
import { ProjectsPage } from '../pages/ProjectsPage';
import { lastDay, placesInFull, placesInShort } from './postings/postingWords';
import { match, postingBrief, projectRow } from './project.fixture';
import { helpOf, narrowings, projectFilterIn, sortLabel, turned, withHelp, withSort, withTags } from './projectFilter';

afterEach(leaveAll);

const filterOf = (address: string) => projectFilterIn(new URL(address, 'http://x.invalid').searchParams);

describe('What an address shows of the projects', () => {
  it('comes back as it was chosen', () => {
    const filter = { search: 'takvim', stage: 'beta', visibility: 'members', tags: 'react,pwa', owner_id: 'elif', has_help_wanted: 'true' } as const;
    expect(filterOf(paths.projects({ ...filter, sort_by: 'title', sort_direction: 'asc' }))).toEqual({ ...filter, sort_by: 'title', sort_direction: 'asc' });
  });
  it('is everything when it asks for nothing or for what there is not', () =>
    expect(filterOf('/projects?visibility=secret&has_help_wanted=maybe&sort_by=best&search=+&tags=%2C+%2C')).toEqual({}));
  it('tells of its postings by one choice', () => {
    for (const help of ['some', 'open', 'ended', 'none', null] as const) expect(helpOf(withHelp({ stage: 'beta' }, help))).toBe(help);
  });
  it('is turned round and back', () => {
    const byName = withSort({}, 'title');
    expect([byName, sortLabel(byName), sortLabel(turned(byName)), turned(turned(byName))]).toEqual([
      { sort_by: 'title' },
      'Ada göre',
      'Ada göre, tersten',
      byName,
    ]);
    expect([sortLabel({}), sortLabel(turned({})), turned(turned({})), withSort(byName, 'updated_at')]).toEqual([
      'Son güncellenen',
      'Son güncellenen, tersten',
      {},
      {},
    ]);
  });
  it('counts by what it is narrowed', () => expect(narrowings(withTags({ stage: 'idea', search: 'x', sort_by: 'title' }, ['a', 'b']))).toBe(3));
});

const NOW = new Date(2026, 10, 27, 12).getTime();
const yesterday = new Date(2026, 10, 26, 9).toISOString();

describe('A posting in words', () => {
  it.each([
    [{ places: 4, taken: 2 }, '2 yer açık', '4 yerin 2’si açık', null],
    [{ places: 20, taken: 0, until: '2026-12-05' }, '20 yer açık', '20 yerin 20’si açık', 'Son gün 5 Aralık'],
    [{ status: 'filled', places: 2, taken: 2, ended_at: yesterday }, '2 yerin 2’si doldu', '2 yerin 2’si doldu', 'Dün kapandı'],
    [{ status: 'filled', places: 2, taken: 2, until: '2026-11-01', ended_at: yesterday }, '2 yerin 2’si doldu', '2 yerin 2’si doldu', 'Dün kapandı'],
    [
      { status: 'closed', places: 1, taken: 0, until: '2026-11-14', ended_at: '2026-11-14T21:00:00.000Z' },
      'Yer dolmadı',
      'Yer dolmadı',
      'Süresi 14 Kasım’da bitti',
    ],
    [{ status: 'closed', places: 10, taken: 6, ended_at: '2026-11-09T10:00:00.000Z' }, '10 yerin 6’sı doldu', '10 yerin 6’sı doldu', '9 Kasım 2026’da kapandı'],
  ] as const)('%j', (fields, short, full, day) => {
    const posting = postingBrief(fields);
    expect([placesInShort(posting), placesInFull(posting), lastDay(posting, NOW)]).toEqual([short, full, day]);
  });
});

interface Town {
  rows: ProjectRow[] | null;
  matches?: MatchedPosting[];
  invites?: number;
  who?: string | null;
  at?: string;
}

async function page({ rows, matches = [], invites = 0, who = null, at = '/projects' }: Town) {
  const listed = (data: unknown[], more = {}) => ({
    status: 200,
    body: { success: true, data, total: data.length, limit: 20, offset: 0, hasMore: false, ...more },
  });
  const server = fakeServer(({ path }) => {
    if (path.startsWith('/api/auth/session')) return done({ user: who && { id: who, username: who } });
    if (path === '/api/projects/stages?carried=true')
      return done([
        { code: 'beta', label: 'Beta', retired: false },
        { code: 'paused', label: 'Durduruldu', retired: true },
      ]);
    if (path === '/api/projects/invites/my') return done(Array.from({ length: invites }, (_, at) => ({ id: `i${at}` })));
    if (path.startsWith('/api/projects/matches')) return listed(matches);
    if (path.startsWith('/api/projects?')) return rows ? listed(rows, { total_unfiltered: 214 }) : refused(400, 'VALIDATION');
    return done({ ids: [] });
  });
  const { place } = await draw(onPage(<ProjectsPage />, at));
  return { place, server };
}

describe('The projects', () => {
  it('are shown with their owner, tags, people and the posting that stands for the others', async () => {
    const { place } = await page({ rows: [projectRow({ posting: postingBrief({ until: '2026-12-05' }) })] });
    await until(() => place.textContent?.includes('Ortak Takvim') === true);
    for (const words of ['Beta', 'Çağrı Yıldız', 'react', '5 üye · 48 takipçi', 'Açık', '2 yer açık', 'Son gün 5 Aralık', '1 proje'])
      expect(place.textContent).toContain(words);
    expect([...place.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toEqual([
      '/projects/p1',
      '/projects?tags=react',
      '/projects?tags=postgresql',
      '/projects/p1?tab=postings#posting-h1',
    ]);
  });
  it('have, without a picture, their initials on a colour that stays theirs', async () => {
    const tilesOf = async (...rows: ProjectRow[]) => {
      const { place } = await page({ rows });
      await until(() => place.querySelectorAll('article').length === rows.length);
      const tiles = [...place.querySelectorAll('article')].map((row) => row.querySelector<HTMLElement>('[style*="--hue"]'));
      return tiles.map((tile) => ({ words: tile?.textContent, hue: tile?.style.getPropertyValue('--hue') }));
    };
    const [first, other] = await tilesOf(projectRow(), projectRow({ id: 'p2' }));
    expect([first?.words, first?.hue === other?.hue]).toEqual(['OT', false]);
    expect(await tilesOf(projectRow({ title: 'ışık hızı' }))).toEqual([{ words: 'IH', hue: first?.hue }]);
  });
  it('have their first tags, and the others on a press', async () => {
    const { place } = await page({ rows: [projectRow({ tags: ['react', 'pwa', 'gtfs', 'test'] })] });
    await until(() => place.textContent?.includes('+2 etiket daha') === true);
    await act(async () => place.querySelector<HTMLElement>('article button')?.click());
    for (const tag of ['gtfs', 'test']) expect(place.querySelector(`a[href="/projects?tags=${tag}"]`)).not.toBeNull();
  });
  it('say how many of all are found, and lead back to all', async () => {
    const { place, server } = await page({ rows: [projectRow()], at: '/projects?stage=beta&sort_by=title&sort_direction=asc' });
    await until(() => place.textContent?.includes('1 / 214 proje') === true);
    expect([...place.querySelectorAll('a')].find((link) => link.textContent === 'Süzgeci temizle')?.getAttribute('href')).toBe(
      '/projects?sort_by=title&sort_direction=asc',
    );
    expect(server.asked.some(({ path }) => path === '/api/projects?stage=beta&sort_by=title&sort_direction=asc&limit=20&offset=0')).toBe(true);
  });
  it('name each thing by which they are narrowed, and each can be taken off alone', async () => {
    const { place } = await page({
      rows: [projectRow()],
      at: '/projects?search=saat&stage=beta&visibility=private&tags=react%2Cpwa&owner_id=cagri&has_help_wanted=true',
    });
    await until(() => place.querySelector('a[aria-label="Kaldır: Aşama: Beta"]') !== null && place.textContent?.includes('Sahip:Çağrı Yıldız') === true);
    const removals = [...place.querySelectorAll('a[aria-label^="Kaldır"]')];
    expect(removals.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Kaldır: Arama: “saat”',
      'Kaldır: Yardım ilanı: Var',
      'Kaldır: Aşama: Beta',
      'Kaldır: Görünürlük: Gizli',
      'Kaldır: Sahip: Çağrı Yıldız',
      'Kaldır: Etiket: #react',
      'Kaldır: Etiket: #pwa',
    ]);
    const all = ['search', 'stage', 'visibility', 'tags', 'owner_id', 'has_help_wanted'];
    const left = removals.map((link) => new URL(link.getAttribute('href') ?? '', 'http://x.invalid').searchParams);
    const gone = ['search', 'has_help_wanted', 'stage', 'visibility', 'owner_id'];
    expect(left.map((query) => all.filter((name) => !query.has(name)))).toEqual([...gone.map((name) => [name]), [], []]);
    expect(left.slice(-2).map((query) => query.get('tags'))).toEqual(['pwa', 'react']);
  });
  it('of somebody who is known by their id alone do not show it', async () => {
    const { place } = await page({ rows: [], at: '/projects?owner_id=5f0c2a7e-1111-4222-8333-444455556666' });
    await until(() => place.querySelector('a[aria-label="Kaldır: Sahip: seçilen üye"]') !== null);
  });
  it('that are none of what was asked for can be asked for with less', async () => {
    const { place } = await page({ rows: [], at: '/projects?tags=nix&stage=beta' });
    await until(() => place.textContent?.includes('Yukarıdaki süzgeçlerden birini kaldırmayı deneyin.') === true);
    expect([...place.querySelectorAll('a[aria-label^="Kaldır"]')].map((link) => link.getAttribute('href'))).toEqual([
      '/projects?tags=nix',
      '/projects?stage=beta',
    ]);
  });
  it('that a guest asks for as private ones can be asked for without that', async () => {
    const { place } = await page({ rows: [], at: '/projects?visibility=private' });
    await until(() => place.textContent?.includes('Süzgeci kaldırıp bütün projelere bakabilirsiniz.') === true);
    expect(place.querySelector('a[aria-label="Kaldır: Görünürlük: Gizli"]')?.getAttribute('href')).toBe('/projects');
  });
  it('of a stage that nobody can choose any more say so', async () => {
    const { place } = await page({ rows: [projectRow()], at: '/projects?stage=paused' });
    await until(() => place.querySelector('a[aria-label="Kaldır: Aşama: Durduruldu (kaldırıldı)"]') !== null);
  });
  it('of a stage that there is not are not called by its code', async () => {
    const { place } = await page({ rows: [], at: '/projects?stage=nope' });
    await until(() => place.querySelector('a[aria-label="Kaldır: Aşama: bilinmeyen"]') !== null);
    expect([place.textContent?.includes('nope'), place.textContent?.includes('süzgeçlerden birini')]).toEqual([false, false]);
  });
  it('lead members to what waits for them, and say how much that is', async () => {
    const { place } = await page({ rows: [projectRow()], invites: 3, who: 'm2' });
    await until(() => place.querySelector('a[href="/projects/mine"]')?.getAttribute('aria-label') === 'Davetler ve başvurular, 3 davet bekliyor');
  });
  it('that are none at all are begun', async () => {
    const { place } = await page({ rows: [] });
    await until(() => place.textContent?.includes('Henüz proje yok') === true);
    const [first, other, ...more] = [...place.querySelectorAll('a[href="/projects/create"]')].map((way) => way.className);
    expect([first?.includes('primary'), other?.includes('primary'), more]).toEqual([true, false, []]);
  });
  it('can be asked for again when that failed', async () => {
    const { place } = await page({ rows: null });
    await until(() => place.textContent?.includes('Tekrar Dene') === true);
  });
});

describe('What suits a member', () => {
  it('says why, and what is asked for besides', async () => {
    const { place } = await page({ rows: [projectRow()], matches: [match(), match({ posting: { ...match().posting, id: 'h2' }, missing: [] })], who: 'm2' });
    await until(() => place.textContent?.includes('Size uygun') === true);
    for (const words of ['React ve PostgreSQL biliyorsunuz', 'Ayrıca aranan: CalDAV', 'Aranan her beceri var']) expect(place.textContent).toContain(words);
    expect(place.textContent).not.toContain('Tümü');
  });
  it('is opened whole', async () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => match({ posting: { ...match().posting, id } }));
    const { place } = await page({ rows: [projectRow()], matches: four, who: 'm2' });
    await until(() => place.textContent?.includes('Tümü (4)') === true);
    await act(async () => [...place.querySelectorAll('button')].find((button) => button.textContent === 'Tümü (4)')?.click());
    await until(() => place.querySelector('[aria-expanded="true"]')?.textContent === 'Daha az');
  });
  it('is nothing for guests', async () => {
    const { place, server } = await page({ rows: [projectRow()], matches: [match()] });
    await until(() => place.textContent?.includes('Ortak Takvim') === true);
    expect([place.textContent?.includes('Size uygun'), server.asked.some(({ path }) => path.includes('matches'))]).toEqual([false, false]);
  });
});
