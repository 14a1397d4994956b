/** @jest-environment jsdom */
import { APPLICATION_TEXT, type ReceivedApplication, type ReceivedDetail } from '@contracts/job-applications';
import { type BulkAnswerRequest, TEMPLATE_TEXT } from '@contracts/job-templates';
import type { JobRow } from '@contracts/jobs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import '../../../../testing/browserSizes';
import { done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { noToasts } from '../../../../testing/noToasts';
import { onPage } from '../../../../testing/onPage';
import { Toasts } from '../../../design/Toasts';
import { jobRow } from '../components/job.fixture';
import { aJob } from '../listing/job.fixture';
import { author, received, receivedRow } from '../trail/application.fixture';
import { DeskPage } from './DeskPage';
import { grouped, groupWords } from './groups';

beforeEach(noToasts);
beforeEach(() => localStorage.clear());
afterEach(leaveAll);

const listed = (rows: unknown[]) => ({ status: 200, body: { success: true, data: rows, total: rows.length, limit: 20, offset: 0, hasMore: false } });
const own = (fields: Partial<JobRow> = {}) =>
  ({ ...jobRow(fields), viewer: { isOwner: true, isColleague: false, application: null, received: { all: 2, unseen: 1 } } }) satisfies JobRow;

interface Town {
  at?: string;
  jobs?: JobRow[];
  /** Of others, whose team the member is in. */
  others?: JobRow[];
  rows?: ReceivedApplication[];
  application?: ReceivedDetail | null | ((id: string) => ReceivedDetail);
  /** Sendings of a text to many that fail before one arrives. */
  failing?: number;
}

async function desk({ at = '/career/desk', jobs = [own()], others = [], rows = [receivedRow()], application = received(), failing = 0 }: Town = {}) {
  let fails = failing;
  const sent: { method: string; path: string; body: unknown }[] = [];
  fakeServer(({ path, method, body }) => {
    if (path.startsWith('/api/auth/session')) return done({ user: { id: 'm9', username: 'elif' } });
    if (method !== 'GET') sent.push({ method, path, body });
    if (path.startsWith('/api/users/m9/jobs')) return listed(jobs);
    if (path.includes('/colleagues')) return done([author('m3', 'Ozan Çelik')]);
    if (path === '/api/career/applications/received/jobs') return done(others);
    if (path === '/api/career/applications/received/answers' && fails-- > 0) return refused(409, 'CONFLICT');
    if (path === '/api/career/applications/received/answers') return done([{ application_id: 'a1', problem: null }]);
    if (path === '/api/career/answer-templates')
      return listed([
        { id: 't1', name: 'Davet', text: 'Merhaba {ad}, {isim}' },
        { id: 't2', name: 'Ret', text: '{ilan} için teşekkürler, {gonderen}' },
      ]);
    if (path === '/api/career/jobs/j1') return done(aJob());
    if (path.startsWith('/api/career/applications/received?')) return listed(rows);
    if (path.startsWith('/api/career/applications/received/'))
      return application ? done(typeof application === 'function' ? application(path.split('/')[5] ?? '') : application) : refused(404, 'NOT_FOUND');
    return done({ ids: [] });
  });
  const { place } = await draw(
    onPage(
      <>
        <DeskPage />
        <Toasts />
      </>,
      at,
    ),
  );
  const shows = (words: string) => until(() => document.body.textContent?.includes(words) === true);
  /** An open dialog, which stands before or after the page behind it. */
  const front = () => document.querySelector('[role="dialog"]') ?? document;
  const press = async (words: string) => {
    const found = () =>
      [...front().querySelectorAll<HTMLElement>('button, input, a')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === words);
    await until(() => found() !== undefined);
    await act(async () => found()?.click());
  };
  const write = async (label: string, words: string) => {
    const field = () => [...front().querySelectorAll('textarea')].find((each) => (each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent) === label);
    await until(() => field() !== undefined);
    await act(async () => {
      const into = field();
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(into, words);
      into?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  return { place, sent, shows, press, write };
}

const pressKey = (key: string, on: EventTarget | null | undefined = document.activeElement) =>
  act(async () => void on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

const OPEN = '/career/desk?ilan=j1&basvuru=a1';

describe('Applications by their states', () => {
  const rows = [receivedRow({ id: 'a', state: 'positive' }), receivedRow({ id: 'b' }), receivedRow({ id: 'c', state: 'seen' })];
  it('stand in the order of their way, and are counted in words', () => {
    expect(grouped(rows).map(({ state }) => state)).toEqual(['sent', 'seen', 'positive']);
    expect(groupWords(grouped(rows))).toBe('1 gönderildi, 1 görüldü, 1 olumlu');
  });
  it('do not move because they are looked at, but because they are decided on', () => {
    const first = new Map([['c', 'sent'] as const]);
    expect(grouped(rows, first).map(({ rows: { length } }) => length)).toEqual([2, 1]);
    expect(grouped([receivedRow({ id: 'c', state: 'reviewing' })], first)[0]?.state).toBe('reviewing');
  });
});

describe('The desk', () => {
  it('lists what one posted, and who applied to what has news', async () => {
    const { place, shows } = await desk({ jobs: [{ ...own({ id: 'j0' }), viewer: { ...own().viewer, received: { all: 0, unseen: 0 } } }, own()] });
    for (const words of ['1 yeni', 'Deniz Işıklar', 'Full-stack geliştirici', 'Bu ilanı görebilenler', 'Ozan Çelik', 'Bir başvuru seçin']) await shows(words);
    expect(place.querySelector('[data-application] a')?.getAttribute('href')).toBe(OPEN);
    expect(place.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('1 gönderildi');
  });
  it('lists those of others whose team one is in, which one does not renew', async () => {
    const viewer = { isOwner: false, isColleague: true, application: null, received: { all: 3, unseen: 2 } };
    const { place, shows } = await desk({ jobs: [], others: [{ ...jobRow({ id: 'j1', state: 'expired' }), viewer }] });
    for (const words of ['Ekibinde olduğunuz ilanlar', '2 yeni', 'Deniz Işıklar', 'İlan sahibi']) await shows(words);
    expect(place.textContent).not.toContain('Yenile');
    expect(place.textContent).not.toContain('Henüz ilanınız yok');
  });
  it('leads to a first listing where there is none', async () => (await desk({ jobs: [] })).shows('Henüz ilanınız yok'));
  it('says when nobody has applied', async () => (await desk({ rows: [] })).shows('Henüz başvuru yok'));
  it('opens a listing that is over for another while', async () => {
    const { sent, press } = await desk({ jobs: [own({ state: 'expired' })] });
    await press('İlanı yenile: Kıdemli Frontend Geliştirici');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/career/jobs/j1/renew' });
  });
  it('takes a colleague out', async () => {
    const { sent, press } = await desk();
    await press('Çıkar: Ozan Çelik');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/career/jobs/j1/colleagues/m3' });
  });
});

describe('The chosen applications', () => {
  it('are answered with one text, as each will read it, and what became of each is told', async () => {
    const { sent, press, shows, write } = await desk();
    await press('Seç: Deniz Işıklar');
    const bar = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '1 kişiyi yanıtla')?.parentElement;
    expect([bar?.closest('header'), bar?.parentElement?.getAttribute('aria-label')]).toEqual([null, 'Başvurular']);
    await press('1 kişiyi yanıtla');
    await write('Yanıt', 'Merhaba {ad}, {tarih} size uyar mı?');
    await press('1 kişiye gönder');
    await shows(TEMPLATE_TEXT.unknownField('tarih'));
    await write('Yanıt', 'Merhaba {ad}, {şirket}');
    await shows('Merhaba Deniz, Kirpi Analitik');
    expect(sent).toEqual([]);
    await press('1 kişiye gönder');
    await shows('Yanıt gönderildi.');
    expect(sent).toMatchObject([
      { path: '/api/career/applications/received/answers', body: { application_ids: ['a1'], text: 'Merhaba {ad}, {şirket}', sending_id: expect.any(String) } },
    ]);
  });
  it('stay chosen when nothing is sent; a failed sending is tried again as it was, and other words go after it', async () => {
    const { sent, place, press, shows, write } = await desk({ failing: 3 });
    await press('Seç: Deniz Işıklar');
    await press('1 kişiyi yanıtla');
    for (const [words, times] of [
      ['Merhaba', 1],
      ['Merhaba', 2],
      ['Sayın {ad}', 3],
    ] as const) {
      await write('Yanıt', words);
      await press('1 kişiye gönder');
      await until(() => sent.length === times && document.querySelector('[role="dialog"] [role="alert"]') !== null);
    }
    await press('Vazgeç');
    await until(() => document.querySelector('[role="dialog"]') === null);
    expect(place.textContent).toContain('1 kişiyi yanıtla');
    await press('1 kişiyi yanıtla');
    await write('Yanıt', 'Merhaba');
    await press('1 kişiye gönder');
    await shows('Yanıt gönderildi.');
    const sendings = sent.map(({ body }) => body as BulkAnswerRequest);
    const [first, , third] = sendings.map(({ sending_id }) => sending_id);
    expect(third).not.toBe(first);
    expect(sendings.map(({ sending_id, after }) => [sending_id, after])).toEqual([
      [first, []],
      [first, []],
      [third, [first]],
      [first, [third]],
    ]);
  });
  it('are no more than are answered at once, and what was left out is said', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => receivedRow({ id: `a${index}` }));
    const { place, press, shows } = await desk({ rows, at: '/career/desk?ilan=j1' });
    await press('Hepsini seç: Gönderildi');
    await shows('Bir seferde en çok 100 başvuru seçilebilir; kalanlar seçilmedi.');
    await shows('100 kişiyi yanıtla');
    await press('Seçimi kaldır');
    await until(() => place.textContent?.includes('kalanlar seçilmedi') === false);
  });
});

describe('The open application', () => {
  it('tells who applied, what they gave, what the team says and how it went', async () => {
    const { place, shows } = await desk({ at: OPEN });
    await shows('Hafta içi 18:00’den sonra');
    for (const words of ['@deniz', '+90 555 010 41 26', 'deniz-cv.pdf', 'Ozan Çelik 5 verdi', 'Deneyimi bize uyuyor.', APPLICATION_TEXT.noteLabel])
      expect(place.textContent).toContain(words);
    expect(place.textContent).toContain('Görüldü · Elif Işık');
    expect(place.textContent).toContain('CV indirildi · Ozan ÇelikTeknik görüşmeye hazırlık');
  });
  it('is rated by a press or a key', async () => {
    const { sent, press } = await desk({ at: OPEN });
    await press('5 üzerinden 4');
    await until(() => sent.length === 1);
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: '2' })));
    await until(() => sent.length === 2);
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { rating: 4 }],
      ['PUT', { rating: 2 }],
    ]);
  });
  it('is the one that j and k went to: what is given by a key is given to it', async () => {
    HTMLElement.prototype.scrollIntoView = () => undefined;
    const names = { a1: 'Deniz Işıklar', a2: 'Uğur Ay', a3: 'Çağrı Tan' };
    const applicantOf = (id: string) => author(id, names[id as keyof typeof names]);
    const rows = Object.keys(names).map((id) => receivedRow({ id, applicant: applicantOf(id) }));
    const { place, sent } = await desk({ at: OPEN, rows, application: (id) => received({ id, applicant: applicantOf(id) }) });
    const isOpen = (name: string) => until(() => place.querySelector('[aria-label="Açık başvuru"] h2')?.textContent?.includes(name) === true);
    await isOpen('Deniz Işıklar');
    for (const [keys, name] of [
      [['j'], 'Uğur Ay'],
      [['j', 'j'], 'Çağrı Tan'],
      [['k'], 'Uğur Ay'],
    ] as const) {
      for (const key of keys) await pressKey(key);
      await isOpen(name);
      expect(document.activeElement?.textContent).toContain(name);
    }
    await pressKey('1');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ path: '/api/career/applications/received/a2/rating', body: { rating: 1 } });
    await pressKey('x');
    await until(() => place.querySelector<HTMLInputElement>('[data-application="a2"] input')?.checked === true);
    await pressKey('r');
    await until(() => (document.activeElement as HTMLTextAreaElement).labels?.[0]?.textContent === 'Yanıt');
    await pressKey('j');
    await pressKey('Escape');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Açık başvuru');
    await isOpen('Uğur Ay');
  });
  it('stands as it did until a state is chosen in the menu, and what was decided before is set again at once', async () => {
    const { place, sent, press } = await desk({ at: OPEN, application: received({ state: 'positive' }) });
    const button = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Durum');
    await until(() => button() !== undefined);
    await act(async () => {
      button()?.focus();
      button()?.click();
    });
    const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
    await until(() => items().length === 3);
    expect(items().map((each) => [each.textContent, each.getAttribute('aria-checked')])).toEqual([
      ['Değerlendiriliyor', 'false'],
      ['Olumlu', 'true'],
      ['Olumsuz', 'false'],
    ]);
    for (let times = 0; times < 3; times++) await pressKey('ArrowDown', items()[times]);
    expect(sent).toEqual([]);
    await act(async () => items()[2]?.click());
    await until(() => document.activeElement?.textContent === 'Durum');
    await press('Geri Al');
    await until(() => sent.length === 2);
    expect(sent.map(({ body }) => body)).toEqual([
      { state: 'negative', version: 2 },
      { state: 'positive', version: 2 },
    ]);
    expect(place.querySelector('[aria-label="Açık başvuru"] select:disabled')).toBeNull();
  });
  it('that nobody had decided on is told as it became, without a way back', async () => {
    const { press, shows } = await desk({ at: OPEN });
    await press('Durum');
    await until(() => document.querySelector('[role="menuitemradio"]') !== null);
    await act(async () => document.querySelector<HTMLElement>('[role="menuitemradio"]')?.click());
    await shows('Durum ‘Değerlendiriliyor’ oldu.');
    const toast = [...document.querySelectorAll('[role="alert"]')].find(({ textContent }) => textContent?.includes('‘Değerlendiriliyor’'));
    expect(toast?.textContent).not.toContain('Geri Al');
  });
  it('loses a note at once, which can be written again as it was', async () => {
    const notes = [{ id: 'n2', author: author('m9', 'Elif Işık'), text: 'Haftaya arayalım.', at: '2026-11-20T09:12:00.000Z' }];
    const { sent, press } = await desk({ at: OPEN, application: received({ notes }) });
    await press('Notu sil');
    await press('Geri Al');
    await until(() => sent.length === 2);
    expect(sent).toMatchObject([
      { method: 'DELETE', path: '/api/career/applications/received/a1/notes/n2' },
      { method: 'POST', path: '/api/career/applications/received/a1/notes', body: { text: 'Haftaya arayalım.' } },
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Açık başvuru');
  });
  it('has the keys of the page again once a note is saved', async () => {
    const { sent, press, shows, write } = await desk({ at: OPEN });
    await shows('Ekip notları');
    await pressKey('n');
    await write('Ekip notu', 'Haftaya arayalım.');
    await press('Notu kaydet');
    await until(() => sent.length === 1 && document.activeElement?.getAttribute('aria-label') === 'Açık başvuru');
  });
  it('keeps an answer and a note until they are sent', async () => {
    const first = await desk({ at: OPEN });
    await first.write('Yanıt', 'Yarım kalan yanıt');
    await first.write('Ekip notu', 'Yarım kalan not');
    await leaveAll();
    const { place, sent, press, shows } = await desk({ at: OPEN });
    await shows('Yarım kalan not');
    const texts = () => [...place.querySelectorAll('textarea')].map(({ value }) => value).filter(Boolean);
    expect(texts()).toEqual(['Yarım kalan yanıt', 'Yarım kalan not']);
    await press('Yanıtı gönder');
    await press('Notu kaydet');
    await until(() => sent.length === 2 && texts().length === 0);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });
  it('is answered, which may decide on it', async () => {
    const { sent, place, press, write } = await desk({ at: OPEN });
    await write('Yanıt', 'Görüşelim mi?');
    await act(async () => {
      const choice = [...place.querySelectorAll('select')].at(-1);
      if (choice) choice.value = 'reviewing';
      choice?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await press('Yanıtı gönder');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ path: '/api/career/applications/received/a1/messages', body: { text: 'Görüşelim mi?', state: 'reviewing', version: 2 } });
  });
  it('is answered with a text of one’s own, as the applicant will read it; another stands in its place, and below what was written', async () => {
    const { sent, place, press, shows, write } = await desk({ at: OPEN });
    await shows('Şablon seçin');
    const field = () => [...place.querySelectorAll('textarea')].find(({ labels }) => labels?.[0]?.textContent === 'Yanıt');
    const take = (name: string) =>
      act(async () => {
        const choice = [...place.querySelectorAll('select')].find(({ options }) => options[0]?.textContent === 'Şablon seçin');
        if (!choice) throw new Error('no templates');
        choice.value = [...choice.options].find(({ textContent }) => textContent === name)?.value ?? '';
        choice.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await take('Davet');
    expect(field()?.value).toBe('Merhaba Deniz, {isim}');
    await take('Ret');
    expect(field()?.value).toBe('Kıdemli Frontend Geliştirici için teşekkürler, elif');
    await write('Yanıt', 'Sayın Işıklar,');
    await take('Davet');
    expect(field()?.value).toBe('Sayın Işıklar,\n\nMerhaba Deniz, {isim}');
    await press('Yanıtı gönder');
    await shows(TEMPLATE_TEXT.unfilledField('isim'));
    await write('Yanıt', 'Sayın Işıklar, {şirket}');
    await press('Yanıtı gönder');
    await shows(TEMPLATE_TEXT.unfilledField('şirket'));
    expect(sent).toEqual([]);
    const template = () => [...place.querySelectorAll('select')].find(({ options }) => options[0]?.textContent === 'Şablon seçin')?.value;
    expect(template()).toBe('t1');
    await write('Yanıt', '');
    expect(template()).toBe('');
    await take('Ret');
    await press('Yanıtı gönder');
    await until(() => sent.length === 1);
    const text = 'Kıdemli Frontend Geliştirici için teşekkürler, elif';
    expect(sent[0]).toMatchObject({ path: '/api/career/applications/received/a1/messages', body: { text } });
    await until(() => field()?.value === '' && template() === '');
  });
  describe('shows its CV beside what is said of it', () => {
    const looking = (isRoomy: boolean, pdfViewerEnabled: boolean) => {
      globalThis.matchMedia = ((media: string) => ({
        media,
        matches: isRoomy,
        addEventListener() {},
        removeEventListener() {},
      })) as unknown as typeof matchMedia;
      Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: pdfViewerEnabled });
    };
    const frame = (place: HTMLElement) => place.querySelector('iframe');
    it.each([
      [true, true, true],
      [true, false, false],
      [false, true, false],
    ])('with room %s, in a browser that shows such files %s: %s', async (isRoomy, shows, isShown) => {
      looking(isRoomy, shows);
      const { place, shows: told } = await desk({ at: OPEN });
      await told('CV’yi aç');
      expect(frame(place) !== null).toBe(isShown);
    });
    it('which is not loaded anew by what is decided meanwhile', async () => {
      looking(true, true);
      let asked = 0;
      const cvOf = () => `/api/career/applications/a1/cv?expires=${++asked}`;
      const application = received();
      const fresh = () => ({ ...application, given: application.given && { ...application.given, cv: { ...application.given.cv, url: cvOf() } } });
      const { place, sent, press, shows } = await desk({ at: OPEN, application: fresh });
      await shows('CV’yi aç');
      const link = () => [...place.querySelectorAll('a')].find(({ textContent }) => textContent === 'CV’yi aç')?.getAttribute('href');
      const [page, before] = [frame(place)?.getAttribute('src'), link()];
      await press('5 üzerinden 4');
      await until(() => sent.length === 1 && link() !== before);
      expect(page).toMatch(/^\/api\/career\/applications\/a1\/cv\?expires=\d+#/);
      expect(frame(place)?.getAttribute('src')).toBe(page);
    });
  });
  it('gives its CV away for a reason alone', async () => {
    const { sent, press, shows, write } = await desk({ at: OPEN });
    await press('İndir');
    await shows(APPLICATION_TEXT.downloadNotice);
    await write('Gerekçe', 'kısa');
    await press('İndir');
    await shows('Gerekçe en az 10 karakter olmalıdır');
    expect(sent).toEqual([]);
  });
  it('that was taken back is a record', async () => {
    const { place, shows } = await desk({
      at: OPEN,
      application: received({ state: 'withdrawn', given: null, messages: [], notes: [], ratings: [], canWrite: false }),
    });
    await shows(APPLICATION_TEXT.destroyed);
    expect(place.querySelector('textarea')).toBeNull();
  });
  it('has no field for an answer where the two do not write each other', async () => {
    const { place, shows } = await desk({ at: OPEN, application: received({ canWrite: false }) });
    await shows(APPLICATION_TEXT.cannotWrite);
    expect(place.textContent).not.toContain('Yanıtı gönder');
  });
  it('that is not one’s own to read says so', async () => (await desk({ at: OPEN, application: null })).shows('(NOT_FOUND)'));
});
