/** @jest-environment jsdom */
import type { JobSearch } from '@contracts/job-searches';
import type { JobMap, JobRow } from '@contracts/jobs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { type Asked, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { forgetPosition } from '../api/ownPosition';
import { CareersPage } from '../pages/CareersPage';
import { jobFacets, jobRow } from './job.fixture';
import { endedOn, kilometresOf, soonOver } from './rowWords';

afterEach(leaveAll);
afterEach(forgetPosition);

const NOW = Date.parse('2026-11-27T20:30:00Z');
const OPEN = { state: 'open', hidden: false, held: false } as const;

describe('A row in words', () => {
  it.each([
    ['2026-11-26', null],
    ['2026-11-27', 'Bugün son gün'],
    ['2026-11-29', 'Son 2 gün'],
    ['2026-12-01', null],
  ])('says when %s is soon', (apply_until, words) => expect(soonOver({ ...OPEN, apply_until }, NOW)).toBe(words));
  it('says nothing of the last day when it is over, but since when', () => {
    const over = { ...OPEN, apply_until: '2026-11-29', state: 'filled', ended_at: '2026-11-19T22:00:00Z' } as const;
    expect([soonOver(over, NOW), endedOn(over, NOW)]).toEqual([null, 'Başvuru 20 Kasım’da kapandı']);
  });
  it('says nothing of the last day of what staff keep from everybody', () => {
    const withheld = [{ held: true }, { hidden: true }].map((kept) => soonOver({ ...OPEN, ...kept, apply_until: '2026-11-29' }, NOW));
    expect(withheld).toEqual([null, null]);
  });
  it('tells whole kilometres', () => expect([null, 0, 4, 1200].map((km) => kilometresOf({ km }))).toEqual([null, null, '4 km', '1.200 km']));
});

const search = (fields: Partial<JobSearch> = {}): JobSearch => ({
  id: 's1',
  name: 'Remote ya da İstanbul',
  filters: { work_type: 'Remote,Hibrit' },
  digest: true,
  fresh: 2,
  created_at: '2026-11-20T09:00:00.000Z',
  ...fields,
});

const MAP: JobMap = {
  provinces: [
    { province: '35', count: 7, salary: { min: 70_000, max: 125_000 } },
    { province: '34', count: 48, salary: null },
  ],
  placed: 55,
  unplaced: 21,
};

interface Town {
  rows: JobRow[] | null;
  total?: number;
  searches?: JobSearch[];
  who?: string | null;
  at?: string;
}

async function page({ rows, total, searches = [], who = null, at = '/career' }: Town) {
  const listed = () => ({ status: 200, body: { success: true, data: rows, total: total ?? rows?.length, limit: 20, offset: 0, hasMore: false } });
  const server = fakeServer(({ path, method }) => {
    if (path.startsWith('/api/auth/session')) return done({ user: who && { id: who, username: who } });
    if (path === '/api/career/searches') return done(method === 'GET' ? searches : search());
    if (path.startsWith('/api/career/facets')) return done(jobFacets());
    if (path.startsWith('/api/career/map')) return done(MAP);
    if (path.startsWith('/api/career/jobs')) return method === 'DELETE' ? done(null) : rows ? listed() : refused(400, 'VALIDATION');
    if (path.startsWith('/api/forum/tags')) return done([{ slug: 'turkce', name: 'türkçe' }]);
    return done({ ids: [] });
  });
  const { place } = await draw(onPage(<CareersPage />, at));
  return { place, server };
}
const press = async (found: Element | null | undefined) => act(async () => (found as HTMLElement).click());
const button = (place: ParentNode, words: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const sent = (asked: readonly Asked[], method: string) => asked.filter((each) => each.method === method).map(({ path, body }) => ({ path, body }));

describe('The listings', () => {
  it('tell who looks for whom, where, with what and for how much', async () => {
    const { place } = await page({ rows: [jobRow({ tags: ['react', 'typescript', 'd3', 'a11y', 'vite', 'css'], km: 4 })], total: 38 });
    await until(() => place.querySelector('article') !== null && place.textContent?.includes('38 ilan') === true);
    const row = place.querySelector('article');
    for (const words of ['Kİ', 'Kirpi Analitik', 'Hibrit', 'Kadıköy, İstanbul · 4 km', 'a11y', '+2 daha', 'Yayınlandı • ', '95.000–130.000 ₺', 'aylık, net'])
      expect(row?.textContent).toContain(words);
    expect(row?.textContent).not.toContain('vite');
    expect([...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/career/j1',
      ...['react', 'typescript', 'd3', 'a11y'].map((tag) => `/career?tags=${tag}`),
      '/career/j1',
    ]);
  });
  it('say how they stand to whoever reads them', async () => {
    const { place } = await page({
      rows: [
        jobRow({ id: 'own', viewer: { isOwner: true, received: { all: 14, unseen: 3 } }, salary: null }),
        jobRow({ id: 'applied', viewer: { application: 'seen' } }),
        jobRow({ id: 'over', state: 'filled', ended_at: '2026-11-20T09:00:00Z', viewer: { application: 'negative' } }),
        jobRow({ id: 'withdrawn', viewer: { application: 'withdrawn' } }),
      ],
      who: 'm1',
    });
    await until(() => place.querySelectorAll('article').length === 4);
    const [own, applied, over, withdrawn] = [...place.querySelectorAll('article')].map(({ textContent }) => textContent ?? '');
    for (const words of ['Sizin ilanınız', 'Maaş belirtilmemiş', '14 başvuru, 3 yeni']) expect(own).toContain(words);
    expect([own?.includes('Detay'), applied?.includes('Başvuruldu'), applied?.includes('Detay')]).toEqual([false, true, true]);
    for (const words of ['Dolduruldu', 'kapandı · siz de başvurmuştunuz', 'Başvurunuzu görün']) expect(over).toContain(words);
    expect(withdrawn).not.toContain('Başvuruldu');
  });
  it('are deleted by their owner after a question', async () => {
    const { place, server } = await page({ rows: [jobRow({ viewer: { isOwner: true } })], who: 'm1' });
    await until(() => place.querySelector('[aria-label^="İlanı sil"]') !== null);
    await press(place.querySelector('[aria-label^="İlanı sil"]'));
    await until(() => document.body.textContent?.includes('Bu ilanı silmek istediğine emin misin? Bu işlem geri alınamaz.') === true);
    expect(button(document, 'Vazgeç')).toBeDefined();
    await press(button(document, 'Evet, Sil'));
    await until(() => sent(server.asked, 'DELETE').length > 0);
    expect(sent(server.asked, 'DELETE')[0]?.path).toBe('/api/career/jobs/j1');
  });
  it('that are none of what was asked for can be asked for with less', async () => {
    const { place } = await page({ rows: [], at: '/career?work_type=Ofis&province=06&sort=salary' });
    await until(() => place.textContent?.includes('Filtrelerden birini kaldırmayı deneyin.') === true);
    expect([...place.querySelectorAll('a')].find((link) => link.textContent === 'Tüm ilanları göster')?.getAttribute('href')).toBe('/career?sort=salary');
  });
  it('that are none at all are begun, and can be asked for again when that failed', async () => {
    const { place } = await page({ rows: [] });
    await until(() => place.textContent?.includes('Henüz ilan yok.') === true);
    await leaveAll();
    const failed = await page({ rows: null });
    await until(() => failed.place.textContent?.includes('Tekrar Dene') === true);
  });
});

describe('What narrows the listings', () => {
  const askedFor = (asked: readonly Asked[]) => asked.map(({ path }) => path).findLast((path) => path.startsWith('/api/career/jobs?'));

  it('stands in the address, and is asked of the server', async () => {
    const { place, server } = await page({ rows: [jobRow()], at: '/career?work_type=Remote' });
    await until(() => place.textContent?.includes('64 ilan') === true);
    await press([...place.querySelectorAll('input[type="checkbox"]')][1]);
    await press(button(place, 'Staj'));
    await until(() => askedFor(server.asked) === '/api/career/jobs?work_type=Remote%2CHibrit&category=Internship&limit=20&offset=0');
    expect(button(place, 'Staj')?.getAttribute('aria-pressed')).toBe('true');
    await press(button(place, 'Staj'));
    await until(() => button(place, 'Staj')?.getAttribute('aria-pressed') === 'false');
    await press(button(place, 'Temizle'));
    await until(() => askedFor(server.asked) === '/api/career/jobs?limit=20&offset=0' && button(place, 'Temizle') === undefined);
  });
  it('is a salary of one unit, with how many pay so much', async () => {
    const { place } = await page({ rows: [jobRow()], at: '/career?salary_min=70000' });
    await until(() => place.textContent?.includes('Aylık net maaş70.000 ₺ ve üzeri') === true && place.querySelector('[aria-label="En düşük maaş"]') !== null);
    expect(place.querySelector('[aria-label="En düşük maaş"]')?.getAttribute('aria-valuetext')).toBe('70.000 ₺');
    expect(place.querySelectorAll('i[data-on]')).toHaveLength(11);
  });
  it('is one’s own position only when it was asked for, rounded, and in no address', async () => {
    const getCurrentPosition = (tell: (found: { coords: { latitude: number; longitude: number } }) => void) =>
      tell({ coords: { latitude: 41.008238, longitude: 28.978359 } });
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const { place, server } = await page({ rows: [jobRow()] });
    await until(() => button(place, 'Konumuma yakın olanlar') !== undefined);
    expect(sent(server.asked, 'POST')).toEqual([]);
    await press(button(place, 'Konumuma yakın olanlar'));
    await until(() => sent(server.asked, 'POST').length > 0 && place.textContent?.includes('50 km') === true);
    expect(sent(server.asked, 'POST')).toEqual([{ path: '/api/career/jobs/near', body: { km: 50, lat: 41.01, lng: 28.98, limit: 20, offset: 0 } }]);
    expect(server.asked.some(({ path }) => path.includes('41.0') || path.includes('km='))).toBe(false);
  });
  it('says so when the browser does not tell where one is', async () => {
    const getCurrentPosition = (_tell: unknown, fail: (problem: { code: number; PERMISSION_DENIED: number }) => void) =>
      fail({ code: 1, PERMISSION_DENIED: 1 });
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const { place } = await page({ rows: [jobRow()] });
    await until(() => button(place, 'Konumuma yakın olanlar') !== undefined);
    await press(button(place, 'Konumuma yakın olanlar'));
    await until(() => place.textContent?.includes('Tarayıcınız konumunuzu paylaşmadı. Bir il seçebilirsiniz.') === true);
  });
});

describe('The map', () => {
  it('says where listings are, also in a list, and narrows those below', async () => {
    const { place, server } = await page({ rows: [jobRow()], total: 50, at: '/career?view=map&province=34&tags=react' });
    await until(() => place.textContent?.includes('87 tanesi haritada, 21 tanesi remote') === true && place.querySelector('details ul') !== null);
    const provinces = [...place.querySelectorAll('li a')].filter(({ textContent }) => textContent?.includes(' ilan'));
    expect(provinces.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['İstanbul 48 ilan', '/career?tags=react&view=map', 'true'],
      ['İzmir 7 ilan · 70.000–125.000 ₺', '/career?province=35&tags=react&view=map', null],
    ]);
    expect(place.textContent).toContain('İstanbul · 48 ilan ve uzaktan çalışılabilen 2 ilan');
    expect(server.asked.filter(({ path }) => path.startsWith('/api/career/map')).map(({ path }) => path)).toEqual(['/api/career/map?tags=react']);
  });
});

describe('What can be done from anywhere', () => {
  it.each([
    ['/career?view=map', '55 tanesi haritada, 21 tanesi remote'],
    ['/career?view=map&work_type=Ofis', '55 tanesi haritada, 21 tanesinin yeri yok'],
    ['/career?view=map&province=34&work_type=Ofis', '108 tanesi haritada'],
    ['/career?province=34', 'Uzaktan çalışılan ilanlar da gösterilir'],
  ])('is told at %s', async (at, words) => {
    const { place } = await page({ rows: [jobRow()], at });
    await until(() => [...place.querySelectorAll('span')].some(({ textContent }) => textContent === words));
  });
  it('is not told of a list without it', async () => {
    const { place } = await page({ rows: [jobRow()], at: '/career?province=34&work_type=Ofis' });
    await until(() => place.querySelector('article') !== null);
    expect(place.textContent).not.toContain('Uzaktan çalışılan');
  });
});

describe('The head of the listings', () => {
  it('leads members to what they sent and to what they received', async () => {
    const { place } = await page({ rows: [], who: 'm1' });
    const to = (words: string) => [...place.querySelectorAll('a')].find(({ textContent }) => textContent === words)?.getAttribute('href');
    await until(() => to('Başvurularım') !== undefined);
    expect([to('Başvurularım'), to('Gelen başvurular')]).toEqual(['/career/applications', '/career/desk']);
  });
  it('calls a tag by its name, and proposes it no more', async () => {
    const { place } = await page({ rows: [], at: '/career?tags=turkce' });
    await until(() => place.querySelector('[aria-label="türkçe etiketini kaldır"]') !== null);
    expect(place.querySelector('[aria-label="türkçe etiketini ekle"]')).toBeNull();
  });
});

describe('Searches that are kept', () => {
  it('are tabs with what is new in them', async () => {
    const { place } = await page({ rows: [jobRow()], searches: [search()], who: 'm2', at: '/career?work_type=Hibrit,Remote' });
    await until(() => place.querySelector('[aria-label="Aramalar"] [aria-current="page"]')?.textContent === 'Remote ya da İstanbul2 yeni');
    expect(place.querySelector('[role="switch"]')?.textContent).toBe('günlük özet her sabah 08:00’de');
    expect(button(place, 'Aramayı kaydet')).toBeUndefined();
  });
  it('are kept under a name, with what narrows the list', async () => {
    const { place, server } = await page({ rows: [jobRow()], who: 'm2', at: '/career?category=Internship&province=26&sort=salary' });
    await until(() => button(place, 'Aramayı kaydet') !== undefined);
    await press(button(place, 'Aramayı kaydet'));
    await until(() => document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value === 'Staj · Eskişehir');
    await press(button(document, 'Kaydet'));
    await until(() => sent(server.asked, 'POST').length > 0);
    expect(sent(server.asked, 'POST')[0]).toEqual({
      path: '/api/career/searches',
      body: { name: 'Staj · Eskişehir', digest: true, filters: { category: 'Internship', province: '26' } },
    });
  });
  it('lead guests to sign in, and back', async () => {
    const { place } = await page({ rows: [jobRow()], at: '/career?category=Internship' });
    await until(() => place.textContent?.includes('Aramayı kaydet') === true);
    expect([...place.querySelectorAll('a')].find((link) => link.textContent === 'Aramayı kaydet')?.getAttribute('href')).toBe(
      '/auth/login?reason=auth_required&redirect=%2Fcareer%3Fcategory%3DInternship',
    );
  });
});
