/** @jest-environment jsdom */
import { APPLICATION_TEXT, type Application, type ApplicationDetail } from '@contracts/job-applications';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { ownApplication } from '../trail/application.fixture';
import { OwnApplications } from './OwnApplications';

afterEach(leaveAll);

const listed = (rows: Application[]) => ({ status: 200, body: { success: true, data: rows, total: rows.length, limit: 20, offset: 0, hasMore: false } });

async function opened(at: string, application: ApplicationDetail | null, rows: Application[] = application ? [application] : []) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  fakeServer(({ path, method, body }) => {
    if (path.startsWith('/api/auth/session')) return done({ user: { id: 'm9', username: 'elif' } });
    if (method !== 'GET') sent.push({ method, path, body });
    if (path.startsWith('/api/career/applications/mine?')) return listed(rows);
    if (path.startsWith('/api/career/')) return application ? done(application) : refused(404, 'NOT_FOUND');
    return done({ ids: [] });
  });
  const { place } = await draw(onPage(<OwnApplications />, at));
  const shows = (words: string) => until(() => document.body.textContent?.includes(words) === true);
  const press = async (words: string) => {
    // A dialog is asked first: it says on its button what the page says on its own.
    const isIt = ({ textContent }: HTMLButtonElement) => textContent === words;
    const buttons = () => ['[role$=dialog] button', 'button'].flatMap((where) => [...document.querySelectorAll<HTMLButtonElement>(where)]);
    const button = () => buttons().find(isIt);
    await until(() => button() !== undefined);
    await act(async () => button()?.click());
  };
  return { place, sent, shows, press };
}

describe('The own applications', () => {
  it('say of each how it stands and whether an answer waits', async () => {
    const { place, shows } = await opened('/career/applications', ownApplication());
    for (const words of ['Kıdemli Frontend Geliştirici', 'Kirpi Analitik', 'Değerlendiriliyor', 'Yanıt var']) await shows(words);
    expect(place.querySelector('article a')?.getAttribute('href')).toBe('/career/applications?basvuru=a1');
  });
  it('stay where the listing is not shown', async () => (await opened('/career/applications', ownApplication({ job: null }))).shows('İlan yayında değil'));
  it('lead from a listing to what was sent to it', async () => (await opened('/career/applications?ilan=j1', ownApplication())).shows('Yanıtınız bekleniyor.'));
  it('lead to listings where there are none', async () => (await opened('/career/applications', null)).shows('Henüz başvurunuz yok'));
});

describe('One own application', () => {
  it('tells how it went, who reads it, what was agreed to, who took the CV away and when it goes', async () => {
    const { place, shows } = await opened('/career/applications?basvuru=a1', ownApplication());
    await shows('Yanıtınız bekleniyor.');
    for (const words of ['Gönderildi', 'Görüldü', 'Sonuç', 'bekleniyor', 'Pınar Esen ve 1 kişi', 'sürüm 1', '20 Kasım 2027', 'Teknik görüşmeye hazırlık'])
      expect(place.textContent).toContain(words);
    expect(place.querySelector('[aria-current="step"]')?.textContent).toContain('Değerlendiriliyor');
    expect(place.querySelector('header a')?.getAttribute('href')).toBe('/career/j1');
    expect(place.querySelector('a[aria-label="CV’yi aç: deniz-cv.pdf"]')?.getAttribute('href')).toContain('signature=');
  });
  it('is taken back once it is said what goes', async () => {
    const { sent, shows, press } = await opened('/career/applications?basvuru=a1', ownApplication());
    await press('Başvuruyu geri çek');
    await shows('Başvuru geri çekilsin mi?');
    expect(sent).toEqual([]);
    await press('Başvuruyu geri çek');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/career/applications/a1/withdraw' });
  });
  it('that was taken back keeps its record alone', async () => {
    const steps = [...ownApplication().steps, { state: 'withdrawn' as const, at: '2026-11-21T09:00:00.000Z', by: null }];
    const gone = ownApplication({ state: 'withdrawn', given: null, messages: [], canWrite: false, canWithdraw: false, destroyed_on: null, steps });
    const { place, shows } = await opened('/career/applications?basvuru=a1', gone);
    await shows(APPLICATION_TEXT.destroyed);
    for (const words of ['bekleniyor', 'CV silinecek', 'Yanıtla', 'Başvuruyu geri çek']) expect(place.textContent).not.toContain(words);
  });
  it('asks for no answer where the two do not write each other', async () => {
    const { place, shows } = await opened('/career/applications?basvuru=a1', ownApplication({ canWrite: false }));
    await shows('Hangi gün görüşebiliriz?');
    for (const words of ['Yanıtınız bekleniyor', 'Yanıtla']) expect(place.textContent).not.toContain(words);
  });
  it('of somebody else is not found', async () => (await opened('/career/applications?basvuru=a2', null)).shows('Başvuru bulunamadı'));
});
