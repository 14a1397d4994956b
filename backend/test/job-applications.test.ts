import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import type { CaseDecided } from '../contracts/cases.js';
import { APPLICATION_LIMITS, APPLICATION_TEXT, type Application, type ApplicationDetail, type ReceivedDetail } from '../contracts/job-applications.js';
import { JOB_CONSENT } from '../contracts/job-consent.js';
import { JOB_TEXT } from '../contracts/jobs.js';
import type { JobTool } from '../contracts/moderation-verbs.js';
import type { UploadedProfileFile } from '../contracts/profile-files.js';
import { applicationKeys } from '../src/contexts/careers/application/application-keys.rules.js';
import type { Files } from '../src/kernel/files.js';
import type { Vault } from '../src/kernel/vault.js';
import { FILES, VAULT } from '../src/platform/tokens.js';
import { pdf, SCRIPT } from '../src/platform/uploads/pdfs.fixture.js';
import { PASSWORD } from './app.js';
import { APPLICATIONS, applicants, CV, GIVEN, RECEIVED } from './applicants.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { employers, JOBS } from './jobs.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const RACERS = 20;
const { apply, cvOf, detail, received, send } = applicants;

let town: Town;
let employer: Client;
const job = async (): Promise<string> => (await employers.post(employer)).id;
const mine = async (who: Client, id: string) => (await who.get<ApplicationDetail>(`${APPLICATIONS}/mine/${id}`)).body.data;
const withdraw = (who: Client, id: string) => who.post<Application>(`${APPLICATIONS}/${id}/withdraw`, {});
const stored = async (area: string): Promise<number> => (await town.app.meydan.app.get<Files>(FILES).list(area, { limit: 500 })).length;
const isForgotten = (id: string) => town.app.meydan.app.get<Vault>(VAULT).isForgotten(applicationKeys(id));
const applied = async (who: Client, jobId: string) => (await who.get<{ applied: boolean }>(`${JOBS}/${jobId}/applied`)).body.data.applied;
const counted = async (jobId: string) => (await town.app.guest.get<{ count: number }>(`${JOBS}/${jobId}/applications/count`)).body.data.count;

beforeAll(async () => {
  town = await Town.open();
});
// Nobody posts more than a few listings a day.
beforeEach(async () => {
  await town.renewModerator();
  employer = await employers.of(town);
});
afterAll(() => town.app.stop());

describe('An application', () => {
  inBothHomes.it('is sent with a CV, seen, answered and decided on, and both sides see the same', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    expect(await applied(elif, jobId)).toBe(false);
    const sent = await send(elif, jobId, { cv_url: await cvOf(elif) });
    expect([sent.status, sent.body.message, sent.body.data]).toMatchObject([
      201,
      APPLICATION_TEXT.done,
      { job_id: jobId, state: 'sent', hasNews: false, job: { company_name: 'Kirpi Analitik', state: 'open' } },
    ]);
    const { id } = sent.body.data;
    expect(await applied(elif, jobId)).toBe(true);
    expect(await received(employer, jobId)).toMatchObject([{ id, applicant: { id: elif.id }, state: 'sent', isUnseen: true, rating: null }]);
    const seen = await detail(employer, id);
    expect(seen).toMatchObject({ state: 'seen', given: { ...GIVEN, cv: { name: 'elif-cv.pdf', size: CV.length } }, version: 0 });
    await detail(employer, id);
    const step = (path: string, body: object, how: 'post' | 'put' = 'post') => employer[how]<ReceivedDetail>(`${RECEIVED}/${id}/${path}`, body);
    expect((await step('state', { state: 'reviewing', version: 0 })).body.data).toMatchObject({ state: 'reviewing', version: 1 });
    expect(said(await step('state', { state: 'positive', version: 0 }))).toEqual([409, APPLICATION_TEXT.changedMeanwhile]);
    await step('rating', { rating: 4 }, 'put');
    const noted = await step('notes', { text: 'Portföyü güçlü' });
    expect(noted.body.data).toMatchObject({ rating: 4, ratings: [{ rating: 4, isMine: true }], notes: [{ text: 'Portföyü güçlü' }] });
    expect((await step('messages', { text: 'Perşembe görüşelim mi?' })).body.data).toMatchObject({ state: 'reviewing', hasNews: false });
    const own = await mine(elif, id);
    expect(own).toMatchObject({
      hasNews: true,
      messages: [{ text: 'Perşembe görüşelim mi?', isApplicant: false }],
      steps: [
        { state: 'sent', by: { id: elif.id } },
        { state: 'seen', by: null },
        { state: 'reviewing', by: null },
      ],
      readers: [{ id: employer.id }],
      consent_version: JOB_CONSENT.version,
      canWithdraw: true,
    });
    expect(JSON.stringify(own)).not.toContain('Portföyü');
    expect((await mine(elif, id)).hasNews).toBe(false);
    await elif.post(`${APPLICATIONS}/${id}/messages`, { text: 'Olur, 14.00 uygun.' });
    expect((await received(employer, jobId))[0]?.hasNews).toBe(true);
    const noteId = noted.body.data.notes[0]?.id ?? '';
    expect((await employer.delete(`${RECEIVED}/${id}/notes/${noteId}`)).status).toBe(200);
    expect(await detail(employer, id)).toMatchObject({ hasNews: false, notes: [], messages: [{}, { text: 'Olur, 14.00 uygun.', isApplicant: true }] });
    expect((await step('messages', { text: 'Yolumuz ayrılıyor.', state: 'negative' })).body.data).toMatchObject({ state: 'negative', version: 2 });
  });

  inBothHomes.it('loses all that was given and said when it is taken back, and may be sent once more', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    const before = [await stored('job-application-cvs'), await stored('temp-cvs')];
    const { id } = await apply(elif, jobId);
    await town.app.settled();
    expect([await stored('job-application-cvs'), await stored('temp-cvs')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    await employer.post(`${RECEIVED}/${id}/notes`, { text: 'Portföyü güçlü' });
    await employer.put(`${RECEIVED}/${id}/rating`, { rating: 5 });
    const { given } = await mine(elif, id);
    const { status, body } = await withdraw(elif, id);
    expect([status, body.message, body.data.state]).toEqual([200, APPLICATION_TEXT.withdrawn, 'withdrawn']);
    expect([await stored('job-application-cvs'), await isForgotten(id)]).toEqual([before[0], true]);
    expect((await elif.download(given?.cv.url ?? '')).status).toBe(404);
    expect(await detail(employer, id)).toMatchObject({
      state: 'withdrawn',
      given: null,
      notes: [],
      messages: [],
      ratings: [],
      rating: null,
      destroyed_on: null,
    });
    expect(said(await employer.post(`${RECEIVED}/${id}/messages`, { text: 'Selam' }))).toEqual([409, APPLICATION_TEXT.over]);
    expect(await applied(elif, jobId)).toBe(false);
    const again = await apply(elif, jobId);
    expect(said(await send(elif, jobId, { cv_url: await cvOf(elif) }))).toEqual([409, APPLICATION_TEXT.already]);
    await withdraw(elif, again.id);
    expect(said(await send(elif, jobId, { cv_url: await cvOf(elif) }))).toEqual([409, APPLICATION_TEXT.noMore]);
  });

  inBothHomes.it('is one for each person, however many are sent at once', async () => {
    const jobId = await job();
    const crowd = await Promise.all(Array.from({ length: RACERS }, () => town.member()));
    const urls = await Promise.all(crowd.map((who) => cvOf(who)));
    const all = await Promise.all(crowd.map((who, at) => send(who, jobId, { cv_url: urls[at] ?? '' })));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
    expect((await employer.get<unknown[]>(`${RECEIVED}?jobId=${jobId}&limit=100`)).body).toMatchObject({ total: RACERS });
    expect(await counted(jobId)).toBe(RACERS);
    await Promise.all(crowd.slice(0, 2).map((who, at) => withdraw(who, all[at]?.body.data.id ?? '')));
    expect(await counted(jobId)).toBe(RACERS - 2);
    const [other, elif] = [await job(), await town.member()];
    const url = await cvOf(elif);
    const tries = await Promise.all(Array.from({ length: RACERS }, () => send(elif, other, { cv_url: url })));
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const one of tries.filter(({ status }) => status !== 201)) expect(said(one)).toEqual([409, APPLICATION_TEXT.already]);
    expect([(await received(employer, other)).length, await counted(other)]).toEqual([1, 1]);
  });

  inBothHomes.it('takes the CV of the profile along as well, as a copy of its own', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    const { url } = (
      await sendForm<UploadedProfileFile>(elif, '/api/profile/upload/cv', {}, { field: 'cv', name: 'benim.pdf', type: 'application/pdf', bytes: CV })
    ).body.data;
    const { id } = await apply(elif, jobId, { cv_url: url });
    await elif.delete('/api/profile/upload/cv', {});
    await town.app.settled();
    const { given } = await detail(employer, id);
    const { status, bytes, headers } = await employer.download(given?.cv.url ?? '');
    expect([status, Buffer.from(bytes)]).toEqual([200, CV]);
    expect(Object.fromEntries(headers)).toMatchObject({ 'content-disposition': 'inline; filename="CV.pdf"', 'cache-control': 'private, no-store' });
    expect(said(await send(await town.member(), jobId, { cv_url: url }))).toEqual([422, APPLICATION_TEXT.cvMissing]);
  });

  it('is refused in the order of the form, and by who one is', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    const bad = await elif.post(`${JOBS}/${jobId}/apply`, {});
    expect([...said(bad), Object.keys(bad.body.fields ?? {})]).toEqual([422, 'Telefon alanı boş bırakılamaz', ['phone', 'email', 'cv_url', 'consent_version']]);
    expect(said(await send(elif, jobId, { cv_url: '/x', consent_version: JOB_CONSENT.version + 1 }))).toEqual([422, APPLICATION_TEXT.consentChanged]);
    expect(said(await send(elif, jobId, { cv_url: await cvOf(await town.member()) }))).toEqual([422, APPLICATION_TEXT.cvMissing]);
    expect(said(await send(employer, jobId, {}))).toEqual([409, APPLICATION_TEXT.ownListing]);
    expect((await send(town.app.guest, jobId, {})).status).toBe(401);
    await employer.put(`/api/users/${elif.id}/block`);
    expect(said(await send(elif, jobId, { cv_url: '/x' }))).toEqual([403, APPLICATION_TEXT.blocked]);
    await employer.delete(`${JOBS}/${jobId}`);
    expect(said(await send(elif, jobId, {}))).toEqual([410, JOB_TEXT.gone]);
  });
});

describe('A CV', () => {
  it('is a PDF that does nothing, of five megabytes at most', async () => {
    const elif = await town.member();
    const upload = (bytes: Buffer) => applicants.upload(elif, bytes);
    expect(said(await upload(Buffer.from('MZ gizli')))).toEqual([422, 'Sadece PDF dosyası yükleyebilirsiniz.']);
    expect(said(await upload(pdf(`/OpenAction${SCRIPT}`)))).toEqual([422, APPLICATION_TEXT.cvActive]);
    expect(said(await upload(pdf('/AcroForm<</XFA 5 0 R>>')))).toEqual([422, APPLICATION_TEXT.cvActive]);
    const locked = Buffer.from(pdf().toString('latin1').replace('/Size 9', '/Size 9/Encrypt 4 0 R'), 'latin1');
    expect(said(await upload(locked))).toEqual([422, APPLICATION_TEXT.cvEncrypted]);
    expect((await upload(Buffer.alloc(APPLICATION_LIMITS.cvBytes + 1))).status).toBe(413);
  });

  inBothHomes.it('is taken out of the page with a reason that its applicant reads', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    const { id } = await apply(elif, jobId);
    const download = (reason: string) => employer.post<{ url: string }>(`${RECEIVED}/${id}/cv/download`, { reason });
    expect(said(await download('kısa'))).toEqual([422, 'Gerekçe en az 10 karakter olmalıdır']);
    const { url } = (await download('Mülakat için yazdırıyorum')).body.data;
    const file = await employer.download(url);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="elif-cv.pdf"']);
    const noted = [{ by: { id: employer.id }, reason: 'Mülakat için yazdırıyorum' }];
    expect((await mine(elif, id)).downloads).toMatchObject(noted);
    expect((await applicants.detail(employer, id)).downloads).toMatchObject(noted);
    town.app.clock.advance({ minutes: 2 });
    expect((await employer.download(url)).status).toBe(404);
    await withdraw(elif, id);
    expect((await mine(elif, id)).downloads).toMatchObject([{ by: { id: employer.id }, reason: null }]);
  });

  inBothHomes.it('that nothing takes goes after a day', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    const [url, name] = [await cvOf(elif), await usernameOf(elif)];
    const place = `temp-cvs/${url.split('/').at(-1)}`;
    expect(await stored(place)).toBe(1);
    town.app.clock.advance({ hours: APPLICATION_LIMITS.unusedHours });
    await town.app.settled();
    const late = await town.app.guest.signIn(name, PASSWORD);
    expect(await stored(place)).toBe(0);
    expect(said(await send(late, jobId, { cv_url: url }))).toEqual([422, APPLICATION_TEXT.cvMissing]);
  });
});

describe('Nobody else', () => {
  it('reads an application or its CV, whoever they are and whatever they hold', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    const { id } = await apply(elif, jobId);
    const { given } = await mine(elif, id);
    const admin = await town.app.member('merak', 'admin');
    const [former, note] = [await town.member(), await employer.post<ReceivedDetail>(`${RECEIVED}/${id}/notes`, { text: 'Portföyü güçlü' })];
    await employer.post(`${JOBS}/${jobId}/colleagues`, { username: await usernameOf(former) });
    expect((await former.get(`${RECEIVED}/${id}`)).status).toBe(200);
    await employer.delete(`${JOBS}/${jobId}/colleagues/${former.id}`);
    const strangers = [await town.member(), await employers.of(town), former, town.moderator, admin, await town.app.member('denet', 'auditor')];
    const url = given?.cv.url ?? '';
    for (const who of strangers) {
      const calls = [
        who.get(`${APPLICATIONS}/mine/${id}`),
        who.get(`${RECEIVED}/${id}`),
        who.get(`${RECEIVED}?jobId=${jobId}`),
        who.post(`${RECEIVED}/${id}/state`, { state: 'positive' }),
        who.put(`${RECEIVED}/${id}/rating`, { rating: 1 }),
        who.post(`${RECEIVED}/${id}/notes`, { text: 'Merak ettim' }),
        who.delete(`${RECEIVED}/${id}/notes/${note.body.data.notes[0]?.id}`),
        who.post(`${RECEIVED}/${id}/messages`, { text: 'Selam' }),
        who.post(`${RECEIVED}/${id}/cv/download`, { reason: 'Yalnızca merak ettim' }),
        who.post(`${APPLICATIONS}/${id}/withdraw`, {}),
        who.post(`${APPLICATIONS}/${id}/messages`, { text: 'Selam' }),
      ];
      expect((await Promise.all(calls)).map(said)).toEqual(calls.map(() => [404, APPLICATION_TEXT.notFound]));
      expect((await who.download(url)).status).toBe(404);
      // Ids of what belongs to it name no application.
      for (const other of [jobId, note.body.data.notes[0]?.id, elif.id])
        expect((await Promise.all([who.get(`${RECEIVED}/${other}`), who.get(`${APPLICATIONS}/mine/${other}`)])).map(({ status }) => status)).toEqual([
          404, 404,
        ]);
      expect((await who.get<unknown[]>(RECEIVED)).body.data).toEqual([]);
      expect(said(await who.get(`${APPLICATIONS}/mine?userId=${elif.id}`))).toEqual([403, APPLICATION_TEXT.onlyOwn]);
    }
    for (const path of [url, RECEIVED, `${RECEIVED}/${id}`, `${APPLICATIONS}/mine/${id}`]) expect((await town.app.guest.get(path)).status).toBe(401);
    expect((await detail(employer, id)).notes).toHaveLength(1);
    expect((await employer.download(url)).status).toBe(404);
    expect((await elif.get(`${RECEIVED}/${id}`)).status).toBe(404);
    expect((await elif.download(url)).status).toBe(200);
  });
});

describe('The end of it', () => {
  inBothHomes.it('comes with the deletion of the listing; states and dates stay', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    const { id } = await apply(elif, jobId);
    await employer.delete(`${JOBS}/${jobId}`);
    await town.app.settled();
    expect([await isForgotten(id), (await employer.get(`${RECEIVED}/${id}`)).status]).toEqual([true, 404]);
    expect(await mine(elif, id)).toMatchObject({ job: null, state: 'sent', given: null, destroyed_on: null, steps: [{ state: 'sent' }] });
  });

  inBothHomes.it('comes a month after staff removed the listing, and not if it came back', async () => {
    const [jobId, other, elif] = [await job(), await job(), await town.member()];
    const [{ id }, { id: kept }] = [await apply(elif, jobId), await apply(elif, other)];
    const moderate = (which: string, action: JobTool) => town.moderator.put(`${JOBS}/${which}/moderate`, { action, reason: 'Bakacağız' });
    for (const each of [jobId, other]) expect((await moderate(each, 'delete')).status).toBe(200);
    expect((await moderate(other, 'restore')).status).toBe(200);
    await town.app.settled();
    expect([await isForgotten(id), (await employer.get(`${RECEIVED}/${id}`)).status]).toEqual([false, 404]);
    town.app.clock.advance({ days: APPLICATION_LIMITS.removedDays - 1 });
    await town.app.settled();
    expect(await isForgotten(id)).toBe(false);
    town.app.clock.advance({ days: 2 });
    await town.app.settled();
    expect([await isForgotten(id), await isForgotten(kept)]).toEqual([true, false]);
  });

  it('waits for an appeal against the removal', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    const { id } = await apply(elif, jobId);
    const report = { reported_type: 'job_listing', reported_id: jobId, reported_user_id: employer.id, reason: 'scam' };
    expect((await elif.post('/api/reports', report)).status).toBe(201);
    await town.app.settled();
    const decision = { verdict: 'upheld', reason: 'scam', actions: ['delete_content'] };
    const decided = await town.moderator.post(`/api/console/cases/${jobId}/decisions`, decision);
    await town.app.settled();
    const { decisionId } = decided.body as unknown as CaseDecided;
    expect((await employer.post(`/api/appeals/${decisionId}`, { text: 'Kimseden ücret istemiyoruz.' })).status).toBe(201);
    town.app.clock.advance({ days: APPLICATION_LIMITS.removedDays + 1 });
    await town.app.settled();
    expect(await isForgotten(id)).toBe(false);
    const judge = await town.app.member('itiraz.yargici', 'moderator');
    const ended = await judge.post(`/api/console/appeals/${decisionId}/decision`, { outcome: 'upheld', message: 'Karar yerinde.' });
    expect([ended.status, ended.body.error]).toEqual([200, undefined]);
    town.app.clock.advance({ days: APPLICATION_LIMITS.removedDays });
    await town.app.settled();
    expect(await isForgotten(id)).toBe(true);
  });

  inBothHomes.it('comes with the account of its applicant, or of the owner of the listing', async () => {
    const [own, elif, can] = [await employers.of(town), await town.member(), await town.member()];
    const [{ id: theirs }, mineId] = [await employers.post(own), await job()];
    const [first, second] = [await apply(elif, mineId), await apply(can, theirs)];
    await detail(employer, first.id);
    const names = [await usernameOf(employer), await usernameOf(can)];
    for (const who of [elif, own]) expect((await who.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: false })).status).toBeLessThan(300);
    town.app.clock.advance({ days: 8 });
    await town.app.settled();
    expect([await isForgotten(first.id), await isForgotten(second.id)]).toEqual([true, true]);
    employer = await town.app.guest.signIn(names[0] ?? '', PASSWORD);
    const left = await town.app.guest.signIn(names[1] ?? '', PASSWORD);
    await town.renewModerator();
    expect(await detail(employer, first.id)).toMatchObject({ given: null, state: 'seen' });
    expect(await mine(left, second.id)).toMatchObject({ given: null, state: 'sent' });
  });

  inBothHomes.it('comes after twelve months, once', async () => {
    const [jobId, elif] = [await job(), await town.member()];
    const { id } = await apply(elif, jobId);
    const before = await stored('job-application-cvs');
    const names = [await usernameOf(employer), await usernameOf(elif)];
    town.app.clock.advance({ days: 364 });
    await town.app.settled();
    expect(await isForgotten(id)).toBe(false);
    town.app.clock.advance({ days: 2 });
    await town.app.settled();
    expect([await isForgotten(id), (await stored('job-application-cvs')) < before]).toEqual([true, true]);
    const [owner, late] = await Promise.all(names.map((name) => town.app.guest.signIn(name, PASSWORD)));
    expect(await detail(owner as Client, id)).toMatchObject({ state: 'sent', given: null });
    expect(said(await (owner as Client).post(`${RECEIVED}/${id}/state`, { state: 'positive' }))).toEqual([409, APPLICATION_TEXT.destroyed]);
    expect(said(await (late as Client).post(`${APPLICATIONS}/${id}/withdraw`, {}))[0]).toBe(200);
  });
});
