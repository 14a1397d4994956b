/** @jest-environment jsdom */
import { JOB_CODE, JOB_WRITING_TEXT } from '@contracts/job-writing';
import type { Job } from '@contracts/jobs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import '../../../../testing/browserMap';
import { type Answer, type Asked, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { aJob, inDays } from '../listing/job.fixture';
import { atFields, fieldsOf, type JobFields, NO_JOB, problemsOf, requestOf, wrongFields } from './jobFields';
import { contradiction, provinceAt } from './pointProvince';
import { jobDraftKey, WriteJob } from './WriteJob';

const complete: Partial<JobFields> = {
  ...{ title: 'Backend Geliştirici', company_name: 'Çınaraltı Ödeme', work_type: 'Ofis', location: 'Ankara' },
  description: 'Ödeme altyapısını birlikte kurarız; ekipte beş kişiyiz.',
};
const fields = (more: Partial<JobFields> = {}): JobFields => ({ ...NO_JOB, ...complete, ...more });

describe('What is typed into a listing', () => {
  it('is refused as on the server, at the field that it is typed into', () => {
    expect(problemsOf(NO_JOB, null)).toMatchObject({
      title: 'Başlık gereklidir',
      work_type: 'Çalışma şekli gereklidir',
      location: JOB_WRITING_TEXT.locationNeeded,
    });
    expect(problemsOf(fields({ salary_min: '9', salary_max: '8', website: 'http://x' }), null)).toEqual({
      salary_min: JOB_WRITING_TEXT.leastAboveMost,
      website: JOB_WRITING_TEXT.badUrl,
    });
    expect(problemsOf(fields({ apply_until: inDays(45) }), null).apply_until).toBe(JOB_WRITING_TEXT.tooFarAhead);
  });
  it('names each wrong field once, in the order of the form', () =>
    expect(wrongFields(atFields({ 'company_social_links.website': 'x', 'company_social_links.twitter': 'x', salary: 'x', title: 'x' }))).toEqual([
      'Başlık',
      'Maaş',
      'Şirketin bağlantıları',
    ]));
  it('is sent as it is meant', () => {
    const sent = requestOf(fields({ typedTag: 'React', website: 'cinaralti.example', salary_max: '90000', office_days: '3', remote_region: 'world' }));
    expect(sent).toMatchObject({
      tags: ['react'],
      salary: { min: null, max: 90_000, currency: 'TRY', period: 'month', basis: 'net' },
      // It is done at an office: neither days nor a region belong to that.
      ...{ office_days: null, remote_region: null, apply_until: null },
    });
    expect(sent.company_social_links.website).toBe('https://cinaralti.example');
  });
  it('comes back from a listing as it was', () => {
    const { html: _, ...job } = aJob();
    expect(requestOf(fieldsOf(aJob()))).toMatchObject({
      title: job.title,
      salary: job.salary,
      languages: job.languages,
      office_days: 2,
      apply_until: job.apply_until,
    });
  });
});

let sent: Asked[];
async function form(
  job: Job | null,
  answer: (asked: Asked) => Answer = () => done({ id: 'j9', state: 'open', held: false, version: 4, apply_until: inDays(30) }),
  subroles: string[] = ['employer'],
) {
  sent = [];
  fakeServer((asked) => {
    if (asked.path.startsWith('/api/auth/session')) return done({ user: { id: 'm1', username: 'm1', role: 'user', subroles } });
    if (asked.path === '/api/career/map/services') return done({ tiles: null, finds_streets: false });
    if (asked.path.startsWith('/api/forum/drafts/')) return done(null);
    if (asked.path.startsWith('/api/forum/tags')) return done([]);
    if (asked.method === 'GET') return done(job && { ...job, version: 9, title: 'Yenisi' });
    sent.push(asked);
    return answer(asked);
  });
  let closed = 0;
  const { place } = await draw(onPage(<WriteJob memberId="m1" job={job} onClose={() => closed++} />));
  const press = (name: string) => act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  return { place, press, closed: () => closed };
}
const keep = (typed: Partial<JobFields>, id?: string) => localStorage.setItem(`draft:m1:${jobDraftKey(id)}`, JSON.stringify({ ...NO_JOB, ...typed }));

beforeEach(() => {
  localStorage.clear();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(leaveAll);

describe('The form of a listing', () => {
  it('is not sent while something is wrong, and leads to the first such field', async () => {
    const { place, press } = await form(null);
    await press('İlanı Yayınla');
    expect(place.querySelector('[role="alert"]')?.textContent).toBe('Lütfen şu alanları düzeltin: Başlık, Şirket, Çalışma şekli, Konum, Açıklama.');
    expect(place.textContent).toContain(JOB_WRITING_TEXT.locationNeeded);
    expect([document.activeElement?.getAttribute('placeholder'), sent]).toEqual(['Kıdemli Frontend Geliştirici', []]);
  });
  it('sends what was kept, and keeps it no more', async () => {
    keep(complete);
    const { press } = await form(null);
    await press('İlanı Yayınla');
    await until(() => localStorage.getItem(`draft:m1:${jobDraftKey(undefined)}`) === null);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/career/jobs', body: { ...complete, category: 'Job' } });
  });
  it('tells whoever is no employer at once where one becomes that, and again with the focus when it is refused; what was typed is kept', async () => {
    keep(complete);
    const { place, press } = await form(null, () => refused(403, JOB_CODE.needsEmployer), []);
    const way = () => [...place.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Subrole Yönetimi').map((a) => a.getAttribute('href'));
    await until(() => place.textContent?.includes(JOB_WRITING_TEXT.employerMayBeNeeded) === true);
    expect([way(), sent]).toEqual([['/settings/subroles'], []]);
    await press('İlanı Yayınla');
    await until(() => place.textContent?.includes(JOB_WRITING_TEXT.employerNeeded) === true);
    expect([way(), document.activeElement?.textContent?.includes(JOB_WRITING_TEXT.employerNeeded)]).toEqual([['/settings/subroles'], true]);
    expect(localStorage.getItem(`draft:m1:${jobDraftKey(undefined)}`)).toContain('Backend');
  });
  it('says nothing of the sub-role to an employer', async () => {
    const { place } = await form(null);
    expect(place.textContent).not.toContain('Subrole Yönetimi');
  });
  it('says why it could not be sent in the words of the specification', async () => {
    keep(complete);
    const { place, press } = await form(null, () => refused(400, 'X', { message: 'Olmadı.' }));
    await press('İlanı Yayınla');
    await until(() => place.textContent?.includes('İşlem başarısız: Olmadı. Lütfen zorunlu alanları doldurduğunuzdan') === true);
    expect(document.activeElement?.textContent).toContain('İşlem başarısız: Olmadı.');
  });
  it('looks for a place only when there is something to look for, and shows the point', async () => {
    const { place, press } = await form(null, ({ path }) =>
      path === '/api/career/locate' ? done([{ name: 'Ankara', province: '06', district: null, lat: 39.92077, lng: 32.85411 }]) : done({}),
    );
    const button = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === JOB_WRITING_TEXT.locate);
    expect(button()?.disabled).toBe(true);
    await act(async () => {
      const field = [...place.querySelectorAll('input')].find(({ placeholder }) => placeholder === 'Kadıköy, İstanbul');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ankara');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await press(JOB_WRITING_TEXT.locate);
    await until(() => place.textContent?.includes('39.920770, 32.854110') === true);
  });
  it('says that only provinces are found where nobody finds streets, and keeps the field as it is', async () => {
    keep({ ...complete, location: 'kadıköy' });
    const { place, press } = await form(null, () => done([]));
    await press(JOB_WRITING_TEXT.locate);
    await until(() => place.textContent?.includes(JOB_WRITING_TEXT.onlyProvinces) === true);
    expect(place.querySelector('[aria-invalid="true"]')).toBeNull();
  });
  it('names the province of its point, and says when its words name another', async () => {
    keep({ ...complete, location: 'Kadıköy, İstanbul', location_lat: 39.9208, location_lng: 32.8541 });
    const { place } = await form(null);
    expect(place.textContent).toContain('39.920800, 32.854100 · Ankara');
    expect(place.textContent).toContain('Yazdığınız konum “İstanbul” diyor, haritadaki nokta ise “Ankara” ilinde.');
  });
  it.each([
    ['Gebze, Kocaeli', { lat: 40.8, lng: 29.43 }, null],
    ['Gebze, Kocaeli', { lat: 40.8, lng: 29.43 }, '41'],
    ['Türkiye geneli', { lat: 39.9208, lng: 32.8541 }, null],
  ])('finds no contradiction where there is none, or none can be told: %s at %j in %s', (words, point, province) =>
    expect(contradiction(words, point, provinceAt(point, province === null ? null : { ...point, province }))).toBeNull(),
  );
  it('saves over the version that it was begun from, and asks when there is another', async () => {
    const { place, press } = await form(aJob({ company_social_links: { ...aJob().company_social_links, instagram: '' } }), () =>
      refused(409, JOB_CODE.changed),
    );
    await press('Değişiklikleri Kaydet');
    await until(() => place.textContent?.includes(JOB_WRITING_TEXT.changedMeanwhile) === true);
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/career/jobs/j1', body: { version: 3 } });
    await press('Yazdıklarımla sürdür');
    await press('Değişiklikleri Kaydet');
    await until(() => sent.length === 2);
    expect(sent[1]?.body).toMatchObject({ version: 9, title: 'Kıdemli Frontend Geliştirici' });
  });
});
