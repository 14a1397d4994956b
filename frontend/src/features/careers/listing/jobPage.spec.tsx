/** @jest-environment jsdom */
import { JOB_WRITING_TEXT } from '@contracts/job-writing';
import type { Job, JobRow } from '@contracts/jobs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import '../../../../testing/browserMap';
import { type Answer, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { JobModal } from './JobModal';
import { JobPage } from './JobPage';
import { aJob } from './job.fixture';

beforeEach(() => localStorage.clear());
afterEach(leaveAll);

const parts = { report: () => 'Şikayet Et', whyHidden: () => 'Gerekçe: Tekrar' };

interface World {
  deleting?: Answer;
  job?: Job | null;
  who?: string | null;
  at?: string;
  rows?: JobRow[];
  count?: Answer | Promise<Answer>;
  modal?: boolean;
}

async function page({
  job = aJob(),
  who = null,
  at = '/career/j1',
  rows = [],
  count = done({ count: 6 }),
  deleting = done({ deleted: true }),
  modal = false,
}: World = {}) {
  const server = fakeServer(({ path, method }) => {
    if (path.startsWith('/api/auth/session')) return done({ user: who && { id: who, username: who, email: `${who}@ornek.dev`, role: 'user', subroles: [] } });
    if (path === '/api/career/jobs/j1') return method === 'DELETE' ? deleting : job ? done(job) : refused(404, 'NOT_FOUND', { message: 'İlan bulunamadı.' });
    if (path.endsWith('/applications/count')) return count;
    if (path.includes('/similar')) return done([aJob({ id: 'j2', title: 'Platform Mühendisi', salary: null })]);
    if (path.startsWith('/api/career/jobs?')) return { status: 200, body: { success: true, data: rows, total: 38, limit: 20, offset: 0, hasMore: false } };
    return done({ state: 'closed' });
  });
  const Shown = modal ? JobModal : JobPage;
  const { place } = await draw(onPage(<Shown id="j1" {...parts} />, at));
  return { place, server };
}
const shows = (place: HTMLElement, words: string) => until(() => place.textContent?.includes(words) === true);
const press = (name: string) => act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

describe('A job listing', () => {
  it('tells what matters first, its items one by one, and what is like it', async () => {
    const { place } = await page();
    await shows(place, '6 başvuru');
    await shows(place, 'Platform Mühendisi');
    for (const words of [
      '95.000–130.000 ₺',
      'aylık, net',
      'haftada 2 gün ofis',
      '14 gün kaldı',
      'İş, tam zamanlı',
      '4 yıl ve üzeri',
      'Türkçe, İngilizce',
      '3 açık ilan',
      'Bora Tunç',
    ])
      expect(place.textContent).toContain(words);
    expect([...place.querySelectorAll('article section li')].map(({ textContent }) => textContent)).toEqual(['Grafik çizmek', 'İnceleme yapmak', 'React']);
    expect(document.title).toBe('Kıdemli Frontend Geliştirici · Kirpi Analitik · Meydan');
  });
  it('leads only to addresses that begin as they should', async () => {
    const { place } = await page();
    await shows(place, 'Web sitesi');
    expect(place.textContent).not.toContain('Instagram');
    expect([...place.querySelectorAll('a[target="_blank"]')].map((link) => link.getAttribute('href'))).toEqual([
      'https://kirpi.example',
      'https://kirpi.example',
    ]);
  });
  it('counts its applications only when the count is there', async () => {
    let tell = (_: Answer) => {};
    const count = new Promise<Answer>((resolve) => {
      tell = resolve;
    });
    const { place } = await page({ count });
    await shows(place, '... başvuru');
    await act(async () => tell(done({ count: 7 })));
    await shows(place, '7 başvuru');
  });
  it('says what was changed after somebody had applied', async () => {
    const { place } = await page({ job: aJob({ edits: [{ at: new Date().toISOString(), fields: ['salary', 'apply_until'] }] }) });
    await shows(place, 'düzenlendi: maaş, son başvuru günü');
  });
  it('sends guests who want to apply to sign in, and back', async () => {
    const { place } = await page({ at: '/career/j1?category=Job' });
    const link = () => [...place.querySelectorAll('a')].find(({ textContent }) => textContent === 'Başvur');
    await until(() => link() !== undefined);
    expect(link()?.getAttribute('href')).toBe('/auth/login?reason=auth_required&redirect=%2Fcareer%2Fj1%3Fcategory%3DJob');
  });
  it.each([
    [{ state: 'filled' }, ['Dolduruldu', 'Bu ilan artık başvuru almıyor.']],
    [{ hidden: true }, ['Gizlendi', 'Bu ilan artık başvuru almıyor.']],
    [{ held: true }, ['Bu ilan artık başvuru almıyor.']],
    [{ viewer: { isOwner: false, isColleague: false, application: 'seen', received: null } }, ['Başvuruldu', 'Başvurunuz: Görüldü']],
    [
      { viewer: { isOwner: false, isColleague: true, application: null, received: { all: 2, unseen: 1 } } },
      ['Başvurularını görebildiğiniz bir ilana başvuramazsınız.', 'Başvuruları görün'],
    ],
    [{ hidden: true, viewer: { isOwner: true, isColleague: false, application: null, received: null } }, ['Gizlendi', 'Gerekçe: Tekrar']],
  ] as const)('says why one does not apply: %j', async (fields, told) => {
    const { place } = await page({ job: aJob(fields as Partial<Job>), who: 'elif' });
    for (const words of told) await shows(place, words);
    expect([...place.querySelectorAll('button')].some(({ textContent, disabled }) => textContent === 'Başvur' && !disabled)).toBe(false);
  });
  it('leads to one’s own application, and a colleague to the desk', async () => {
    const viewer = { isOwner: false, isColleague: true, application: 'withdrawn', received: null } as const;
    const { place } = await page({ job: aJob({ viewer }), who: 'elif' });
    await shows(place, 'Başvuruları görün');
    const leads = ['Başvurunuz: Geri çekildi', 'Başvuruları görün'].map((words) =>
      [...place.querySelectorAll('a')].find(({ textContent }) => textContent === words)?.getAttribute('href'),
    );
    expect(leads).toEqual(['/career/applications?ilan=j1', '/career/desk?ilan=j1']);
  });
  it('that there is not is said once', async () => {
    const { place } = await page({ job: null });
    await shows(place, 'İlan bulunamadı.');
    expect(place.textContent?.split('İlan bulunamadı')).toHaveLength(2);
  });
  it('closes, where it was opened over a list and there is none', async () => {
    await page({ job: null, modal: true });
    await until(() => document.querySelector('[role="dialog"]') === null);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });
});

const own = (fields: Partial<Job> = {}) =>
  aJob({ viewer: { isOwner: true, isColleague: false, application: null, received: { all: 4, unseen: 2 } }, ...fields });

describe('The owner of a listing', () => {
  it('closes it, saying why', async () => {
    const { place, server } = await page({ job: own(), who: 'bora' });
    await shows(place, '4 başvuru, 2 yeni');
    await press('İlanı kapat');
    await press('Kapat');
    await until(() => server.asked.some(({ method }) => method === 'POST'));
    expect(server.asked.find(({ method }) => method === 'POST')).toMatchObject({ path: '/api/career/jobs/j1/close', body: { state: 'filled' } });
  });
  it('deletes it after a question', async () => {
    const { server } = await page({ job: own(), who: 'bora' });
    await until(() => document.body.textContent?.includes('İlanı Sil') === true);
    await press('İlanı Sil');
    const words = [...document.querySelectorAll('[role="dialog"] p')].map(({ textContent }) => textContent);
    expect(words).toEqual(['Bu ilanı silmek istediğine emin misin? Bu işlem geri alınamaz.', JOB_WRITING_TEXT.deleteEffect]);
    await press('Evet, Sil');
    await until(() => server.asked.some(({ method }) => method === 'DELETE'));
  });
  it.each([
    [refused(409, 'X', { message: 'Bu ilan inceleniyor.' }), 'İlan silinirken hata: Bu ilan inceleniyor.'],
    [refused(409, 'X', { message: '' }), 'İlan silinirken hata: Silme işlemi başarısız'],
    [{ status: 403, body: null }, 'İlan silinirken hata: API request failed: 403'],
  ])('is told why it cannot be deleted: %j', async (deleting, words) => {
    await page({ job: own(), who: 'bora', deleting });
    await until(() => document.body.textContent?.includes('İlanı Sil') === true);
    await press('İlanı Sil');
    await press('Evet, Sil');
    await until(() => document.querySelector('[role="dialog"] [role="alert"]')?.textContent === words);
  });
  it('renews one that is open after a question', async () => {
    const { server } = await page({ job: own(), who: 'bora' });
    const renewals = () => server.asked.filter(({ path }) => path.endsWith('/renew'));
    await until(() => document.body.textContent?.includes('30 gün yenile') === true);
    await press('30 gün yenile');
    expect(document.querySelector('[role="dialog"]')?.textContent).toMatch(/Son başvuru \d+ \S+ \d{4} olur ve ilan listenin başına çıkar\./);
    expect(renewals()).toEqual([]);
    await press('Yenile');
    await until(() => renewals().length === 1 && document.querySelector('[role="dialog"]') === null);
  });
  it('is told that one published today cannot be renewed yet', async () => {
    const { server } = await page({ job: own({ published_at: new Date().toISOString() }), who: 'bora' });
    await until(() => document.body.textContent?.includes('30 gün yenile') === true);
    await press('30 gün yenile');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(JOB_WRITING_TEXT.renewedJustNow);
    expect(server.asked.filter(({ path }) => path.endsWith('/renew'))).toEqual([]);
  });
  it('of one that is held reads that it waits, and has nothing to renew', async () => {
    const { place } = await page({ job: own({ held: true }), who: 'bora' });
    await shows(place, 'Onay bekliyor');
    await shows(place, 'Yayında olmadığı sürece başvuru alınmaz.');
    for (const words of ['Yayınlandı •', '30 gün yenile']) expect(place.textContent).not.toContain(words);
  });
  it.each([
    ['expired', '30 gün yenile'],
    ['filled', 'Yeniden aç'],
  ] as const)('of one that is %s brings it back', async (state, way) => {
    const { place, server } = await page({ job: own({ state }), who: 'bora' });
    await shows(place, way);
    await press(way);
    await until(() => server.asked.some(({ method, path }) => method === 'POST' && /(renew|reopen)$/.test(path)));
  });
});
