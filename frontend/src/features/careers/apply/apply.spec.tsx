/** @jest-environment jsdom */
import { APPLICATION_TEXT } from '@contracts/job-applications';
import { JOB_CONSENT } from '@contracts/job-consent';
import type { Job } from '@contracts/jobs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, useState } from 'react';
import { type Answer, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { fakeUploads } from '../../../../testing/fakeUpload';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { forgetLocalDrafts } from '../../../client/drafts/localDraft';
import { jobQuery } from '../api/job';
import { aJob } from '../listing/job.fixture';
import { ApplyCard } from './ApplyCard';
import { applyProblemsOf, cvProblem, emptyApplication, typedPhone } from './applyFields';
import { useApplying } from './useApplying';

beforeEach(() => {
  localStorage.clear();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(leaveAll);

describe('What is typed into an application', () => {
  it('takes only the signs of a telephone number', () => expect(typedPhone('+90 (555) 12a3-45')).toBe('+90(555)123-45'));
  it('is looked at as the server looks at it', () => {
    const given = { ...emptyApplication('elif@ornek.dev'), phone: '+905551234567', agrees: true };
    expect(applyProblemsOf(emptyApplication(''), null)).toEqual({
      phone: APPLICATION_TEXT.phoneNeeded,
      email: APPLICATION_TEXT.emailNeeded,
      cv: APPLICATION_TEXT.cvNeeded,
      agrees: APPLICATION_TEXT.consentNeeded,
    });
    expect([applyProblemsOf(given, '/cv'), applyProblemsOf({ ...given, cv: 'other' }, '/cv').cv]).toEqual([{}, APPLICATION_TEXT.cvNeeded]);
  });
  it.each([
    [{ name: 'cv.PDF', type: '', size: 10 }, null],
    [{ name: 'cv.docx', type: 'application/msword', size: 10 }, 'Sadece PDF dosyası yükleyebilirsiniz.'],
    [{ name: 'cv.pdf', type: 'application/pdf', size: 6_000_000 }, APPLICATION_TEXT.cvTooLarge],
  ])('of %j', (file, problem) => expect(cvProblem(file)).toBe(problem));
});

const Card = ({ job: begun }: { job: Job }) => {
  const { data: job } = useQuery({ ...jobQuery(begun.id), initialData: begun, enabled: false });
  const applying = useApplying(job.id);
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Sakla
      </button>
      {shown && <ApplyCard job={job} applying={applying} />}
    </>
  );
};

const APPLIED = { id: 'a1', job_id: 'j1', state: 'sent' };

async function card({ cv = '/api/profile/elif/cv.pdf' as string | null, answer = (): Answer => done(APPLIED), unverified = false } = {}) {
  const server = fakeServer(({ path, method }) => {
    if (path.startsWith('/api/auth/session'))
      return done({ user: { id: 'elif', username: 'elif', email: 'elif@ornek.dev', role: 'user', subroles: [], must_verify_email: unverified } });
    if (path === '/api/profile/elif') return done({ cv_url: cv });
    return method === 'POST' ? answer() : done({ count: 1 });
  });
  const { place } = await draw(onPage(<Card job={aJob()} />));
  const press = (name: string) => act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  const type = (selector: string, text: string) =>
    act(async () => {
      const field = place.querySelector(selector);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const open = async () => {
    await until(() => place.querySelector('#apply-to-job:not(:disabled)') !== null);
    await press('Başvur');
    await until(() => place.querySelector('form') !== null);
    if (cv) await until(() => place.querySelector('input[type="radio"]') !== null);
  };
  const agree = () => act(async () => place.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click());
  const choose = (file: File) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement>('input[type="file"]');
      Object.defineProperty(field, 'files', { value: [file], configurable: true });
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const sent = () => server.asked.filter(({ method }) => method === 'POST');
  return { place, press, type, open, agree, choose, sent };
}

describe('An application', () => {
  it('is sent once, with the CV of the profile, and says that it has arrived', async () => {
    const { place, press, type, open, agree, sent } = await card();
    await open();
    await type('input[type="tel"]', '+90 555 123 45 67');
    await agree();
    await press('Başvur');
    await until(() => sent().length === 1);
    expect(sent()[0]).toMatchObject({
      path: '/api/career/jobs/j1/apply',
      body: { phone: '+905551234567', email: 'elif@ornek.dev', cv_url: '/api/profile/elif/cv.pdf', note: '', consent_version: JOB_CONSENT.version },
    });
    await until(() => place.querySelector('form') === null);
    // What was pressed is gone: the focus is where it says how the application stands, which leads to it.
    await until(() => document.activeElement?.textContent === 'Başvurunuz: Gönderildi');
    expect(document.activeElement?.getAttribute('href')).toBe('/career/applications?ilan=j1');
    expect(Object.keys(localStorage).filter((key) => key.includes('apply'))).toEqual([]);
  });
  it('keeps what was typed on this device, never a CV or a consent, until whoever typed it signs out', async () => {
    const { open, type, agree } = await card();
    await open();
    await type('input[type="tel"]', '05551234567');
    await type('textarea', 'Grafik çizmeyi severim.');
    await agree();
    expect(JSON.parse(localStorage.getItem('draft:elif:apply:j1') ?? '')).toEqual({
      ...{ phone: '05551234567', email: 'elif@ornek.dev', note: 'Grafik çizmeyi severim.' },
    });
    await leaveAll();
    const again = await card();
    await again.open();
    expect(again.place.querySelector<HTMLInputElement>('input[type="tel"]')?.value).toBe('05551234567');
    expect(again.place.querySelector('textarea')?.value).toBe('Grafik çizmeyi severim.');
    expect(again.place.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked).toBe(false);
    await leaveAll();
    forgetLocalDrafts('elif');
    expect(localStorage.getItem('draft:elif:apply:j1')).toBeNull();
  });
  it('leads to the first wrong field, and sends nothing', async () => {
    const { place, press, open, sent } = await card({ cv: null });
    await open();
    await press('Başvur');
    for (const words of ['Telefon alanı boş bırakılamaz', 'CV yüklemen gerekiyor', APPLICATION_TEXT.consentNeeded]) expect(place.textContent).toContain(words);
    expect([document.activeElement?.getAttribute('type'), sent()]).toEqual(['tel', []]);
  });
  it('wants no CV any more as soon as one was sent', async () => {
    const { place, press, open, choose } = await card({ cv: null });
    await open();
    await press('Başvur');
    expect(place.textContent?.split(APPLICATION_TEXT.cvNeeded)).toHaveLength(2);
    const uploads = fakeUploads('cv');
    await choose(new File(['x'], 'yeni-cv.pdf', { type: 'application/pdf' }));
    await act(async () => uploads[0]?.answer(done({ url: '/api/career/cv/u1' })));
    await until(() => place.textContent?.includes('yeni-cv.pdf') === true);
    expect(place.textContent).not.toContain(APPLICATION_TEXT.cvNeeded);
  });
  it('loses nothing when it is refused, and none of it when it is closed', async () => {
    const { place, press, type, open, agree } = await card({ answer: () => refused(409, 'CONFLICT', { message: 'Bu ilan artık başvuru almıyor.' }) });
    await open();
    await type('input[type="tel"]', '05551234567');
    await agree();
    await press('Başvur');
    await until(() => place.textContent?.includes('Başvuru sırasında hata oluştu.') === true);
    expect(place.textContent).toContain('Bu ilan artık başvuru almıyor.');
    await act(async () => place.querySelector<HTMLElement>('[aria-label="Kapat (Esc)"]')?.click());
    await open();
    expect(place.querySelector<HTMLInputElement>('input[type="tel"]')?.value).toBe('05551234567');
  });
  it('takes another PDF, and says why one cannot be had', async () => {
    const { place, open, choose } = await card();
    await open();
    await choose(new File(['x'], 'cv.txt', { type: 'text/plain' }));
    expect(place.textContent).toContain('Sadece PDF dosyası yükleyebilirsiniz.');
    const uploads = fakeUploads('cv');
    await choose(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
    await act(async () => uploads[0]?.answer(refused(422, 'VALIDATION', { message: APPLICATION_TEXT.cvActive })));
    await until(() => place.textContent?.includes(`CV yüklenirken hata oluştu: ${APPLICATION_TEXT.cvActive}`) === true);
    await choose(new File(['x'], 'yeni-cv.pdf', { type: 'application/pdf' }));
    await act(async () => uploads[1]?.answer(done({ url: '/api/career/cv/u1' })));
    await until(() => place.textContent?.includes('yeni-cv.pdf') === true);
    expect(place.querySelectorAll<HTMLInputElement>('input[type="radio"]')[1]?.checked).toBe(true);
  });
  it('waits for a verified address', async () => {
    const { place } = await card({ unverified: true });
    await until(() => place.textContent?.includes(APPLICATION_TEXT.unverified) === true);
    expect(place.querySelector('#apply-to-job')).toBeNull();
  });
});
