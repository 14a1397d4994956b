import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Listing } from '../contracts/envelope.js';
import type { ProfileStats } from '../contracts/follow.js';
import { JOB_WRITING_TEXT, type WriteJobRequest } from '../contracts/job-writing.js';
import { JOB_LISTS, JOB_TEXT, type Job, type JobFacets, type JobMap, type JobRow } from '../contracts/jobs.js';
import { kilometresBetween, PROVINCES } from '../contracts/provinces.js';
import { startApp } from './app.js';
import { APPLICATIONS, applicants } from './applicants.js';
import type { Client } from './client.js';
import { employers, JOB, JOBS } from './jobs.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

let town: Town;
let employer: Client;
const guest = () => town.app.guest;

const ask = async (query = '', who = guest()): Promise<Listing<JobRow>> => {
  const { status, body } = await who.get<JobRow[]>(`${JOBS}${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body as unknown as Listing<JobRow>;
};
const titles = async (query = '', who = guest()) => (await ask(query, who)).data.map(({ title }) => title);
const post = async (job: Partial<WriteJobRequest>, who = employer): Promise<string> => {
  const { id } = await employers.post(who, job);
  // No two listings of one moment.
  town.app.clock.advance({ minutes: 1 });
  return id;
};
const net = (min: number | null, max: number | null) => ({ min, max, currency: 'TRY', period: 'month', basis: 'net' }) as const;
const at = (code: string) => {
  const found = PROVINCES.find((province) => province.code === code);
  if (!found) throw new Error(`no province ${code}`);
  return found;
};

beforeAll(async () => {
  town = await Town.open();
  employer = await employers.of(town);
});
afterAll(() => town.app.stop());

describe('The list of listings', () => {
  const WORD = 'Zümrüt';
  const about = (query: string) => `?search=${encodeURIComponent(WORD)}&${query}`;
  beforeAll(async () => {
    const company = { company_name: `${WORD} Yazılım` };
    await post({ ...company, title: 'Panel geliştiricisi', location: 'Kadıköy, İstanbul', tags: ['react', 'node.js'], salary: net(70_000, 90_000) });
    await post({ ...company, title: 'Stajyer', location: 'İzmit, Kocaeli', work_type: 'Ofis', category: 'Internship', tags: ['react'] });
    await post({ ...company, title: 'Uzaktan yazar', location: 'Ankara', work_type: 'Remote', salary: net(null, 60_000), apply_until: null });
    await post({ ...company, title: 'Gömülü yazılımcı', location: 'Bornova, İzmir', work_type: 'Ofis', salary: { ...net(5_000, 6_000), currency: 'EUR' } });
  });

  inBothHomes.it('is narrowed by everything at once, in every order, with how many there are', async () => {
    const found = async (query: string) => titles(about(query));
    expect(await found('')).toEqual(['Gömülü yazılımcı', 'Uzaktan yazar', 'Stajyer', 'Panel geliştiricisi']);
    expect(await found('work_type=Remote,Hibrit')).toEqual(['Uzaktan yazar', 'Panel geliştiricisi']);
    expect(await found('category=Internship')).toEqual(['Stajyer']);
    expect(await found('tags=react,node-js')).toEqual(['Panel geliştiricisi']);
    // What can be done from anywhere is in no province too far.
    expect(await found('province=34')).toEqual(['Uzaktan yazar', 'Panel geliştiricisi']);
    const far = Math.ceil(kilometresBetween(at('34'), at('41')));
    expect(await found(`province=34&km=${far}`)).toEqual(['Uzaktan yazar', 'Stajyer', 'Panel geliştiricisi']);
    expect(await found(`province=34&km=${far - 2}`)).toEqual(['Uzaktan yazar', 'Panel geliştiricisi']);
    expect(await found('salary_min=65000')).toEqual(['Gömülü yazılımcı', 'Stajyer', 'Panel geliştiricisi']);
    expect(await found('salary_min=65000&without_salary=false')).toEqual(['Panel geliştiricisi']);
    expect(await found('currency=EUR&without_salary=false')).toEqual(['Gömülü yazılımcı']);
    expect(await found('sort=salary')).toEqual(['Panel geliştiricisi', 'Uzaktan yazar', 'Gömülü yazılımcı', 'Stajyer']);
    expect(await found('sort=near&province=35&km=500')).toEqual(['Gömülü yazılımcı', 'Panel geliştiricisi', 'Stajyer', 'Uzaktan yazar']);
    expect(await found(`province=34&km=${far}&salary_max=80000&without_salary=false&work_type=Hibrit`)).toEqual(['Panel geliştiricisi']);
    expect(await ask(about('limit=1&offset=1'))).toMatchObject({ total: 4, hasMore: true, data: [{ title: 'Uzaktan yazar', viewer: { isOwner: false } }] });
    expect(await titles(`?search=${encodeURIComponent('zumrut gomulu yaz')}`)).toEqual(['Gömülü yazılımcı']);
    for (const nothing of ['work_type=Evde', 'province=99', 'tags=a,b,c,d,e,f', 'search=!!']) expect(await titles(`?${nothing}`)).toEqual([]);
  });

  inBothHomes.it('is asked from where somebody is, in the body alone, and says how far everything is', async () => {
    const near = { lat: at('41').lat, lng: at('41').lng, km: 30, search: WORD, sort: 'near' };
    const { status, body } = await guest().post<JobRow[]>(`${JOBS}/near`, near);
    expect([status, body.data.map(({ title, km }) => [title, km])]).toEqual([
      200,
      [
        ['Stajyer', expect.any(Number)],
        ['Uzaktan yazar', null],
      ],
    ]);
    expect(body.data[0]?.km).toBeLessThan(3);
    for (const bad of [
      { ...near, lat: 91 },
      { ...near, lng: undefined },
      { ...near, km: JOB_LISTS.kilometres.max + 1 },
    ])
      expect((await guest().post(`${JOBS}/near`, bad)).status).toBe(422);
  });

  inBothHomes.it('is counted by each choice and by each province under the other filters', async () => {
    const facets = (await guest().get<JobFacets>(`/api/career/facets${about('category=Job&work_type=Ofis')}`)).body.data;
    expect(facets).toMatchObject({ total: 1, work_type: { Remote: 1, Hibrit: 1, Ofis: 1, Serbest: 0 }, category: { Job: 1, Internship: 1, Freelance: 0 } });
    const { salaries } = (await guest().get<JobFacets>(`/api/career/facets${about('salary_min=65000')}`)).body.data;
    expect([salaries.from, salaries.to, salaries.counts.length, salaries.counts.reduce((sum, count) => sum + count)]).toEqual([
      60_000,
      90_000,
      JOB_LISTS.salaryBars,
      2,
    ]);
    expect((await guest().get<JobMap>(`/api/career/map${about('province=06')}`)).body.data).toEqual({
      provinces: [
        { province: '34', count: 1, salary: { min: 70_000, max: 90_000 } },
        { province: '35', count: 1, salary: null },
        { province: '41', count: 1, salary: null },
      ],
      placed: 3,
      unplaced: 1,
    });
  });
});

inBothHomes.describe('After a restart', () => {
  it('the first list is as it was', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-jobs-'));
    const before = await Town.open({ DATA_DIR });
    const { id } = await employers.post(await employers.of(before));
    await before.app.stop();
    const after = await startApp({ DATA_DIR }, before.app.clock);
    expect((await ask('', after.guest)).data.map((row) => row.id)).toEqual([id]);
    await after.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
});

describe('A listing', () => {
  inBothHomes.it('has its page, those that are like it, and its place on the profile of its owner', async () => {
    const owner = await employers.of(town);
    const shown = { title: 'Elixir yazılımcısı', tags: ['elixir'], salary: net(50_000, null), company_social_links: { website: 'https://kirpi.example' } };
    const id = await post({ ...shown, responsibilities: 'Yazmak\nOkumak', location: 'Kadıköy, İstanbul' }, owner);
    const alike = await post({ title: 'Elixir ile ödeme', tags: ['elixir'], location: 'Kadıköy, İstanbul' }, owner);
    const page = (await guest().get<Job>(`${JOBS}/${id}`)).body.data;
    expect(page).toMatchObject({
      ...{ id, title: shown.title, province: '34', state: 'open', hidden: false, version: 0, open_of_company: 2, applications: 0, edits: [] },
      ...{ salary: shown.salary, responsibilities: 'Yazmak\nOkumak', company_social_links: { website: 'https://kirpi.example', linkedin: '' } },
      ...{ owner: { id: owner.id }, viewer: { isOwner: false, isColleague: false } },
    });
    expect(page.html).toContain('<p>');
    expect((await owner.get<Job>(`${JOBS}/${id}`)).body.data.viewer.isOwner).toBe(true);
    const similar = (await guest().get<JobRow[]>(`${JOBS}/${id}/similar?tag=elixir`)).body.data;
    expect(similar[0]?.id).toBe(alike);
    expect(similar.map((row) => row.id)).not.toContain(id);
    const reader = await town.member();
    const listed = async (who: Client) => (await who.get<JobRow[]>(`/api/users/${owner.id}/jobs`)).body.data.map((row) => row.id);
    expect([await listed(reader), await listed(owner)]).toEqual([
      [alike, id],
      [alike, id],
    ]);
    expect((await reader.get<ProfileStats>(`/api/users/${owner.id}/stats`)).body.data.job_count).toBe(2);
    expect((await owner.delete(`${JOBS}/${alike}`)).body.message).toBe(JOB_WRITING_TEXT.deleted);
    expect(said(await guest().get(`${JOBS}/${alike}`))).toEqual([410, JOB_TEXT.gone]);
    expect([await listed(reader), await listed(owner), (await guest().get<JobRow[]>(`${JOBS}/${id}/similar`)).body.data.map((row) => row.id)]).toEqual([
      [id],
      [id],
      expect.not.arrayContaining([alike]),
    ]);
  });

  inBothHomes.it('that ended is in the lists of nobody but its owner, marked, and keeps its page', async () => {
    const owner = await employers.of(town);
    const reader = await town.member();
    const [open, filled] = [await post({ title: 'Kuyruklu yıldız yazılımcısı' }, owner), await post({ title: 'Kuyruklu yıldız gözlemcisi' }, owner)];
    expect((await owner.post(`${JOBS}/${filled}/close`, { state: 'filled' })).status).toBe(200);
    const found = async (who: Client) => (await ask('?search=kuyruklu', who)).data.map((row) => [row.id, row.state, row.viewer.isOwner]);
    const listed = async (who: Client) => (await who.get<JobRow[]>(`/api/users/${owner.id}/jobs`)).body.data.map((row) => row.id);
    expect([await found(guest()), await found(reader), await found(owner)]).toEqual([
      [[open, 'open', false]],
      [[open, 'open', false]],
      [
        [filled, 'filled', true],
        [open, 'open', true],
      ],
    ]);
    expect([await listed(reader), await listed(owner), await listed(town.moderator)]).toEqual([[open], [filled, open], [filled, open]]);
    expect((await guest().get<Job>(`${JOBS}/${filled}`)).body.data).toMatchObject({ state: 'filled', ended_at: expect.any(String), open_of_company: 1 });
    expect((await reader.get<ProfileStats>(`/api/users/${owner.id}/stats`)).body.data.job_count).toBe(1);
    town.app.clock.advance({ days: 31 });
    expect(await found(owner)).not.toContainEqual([filled, 'filled', true]);
  });

  inBothHomes.it('says how many applied, to each reader what is theirs, and stays with who applied when it ended', async () => {
    const [owner, elif] = [await employers.of(town), await town.member()];
    const id = await post({ title: 'Başvurulan gökbilimci' }, owner);
    const count = async () => (await guest().get<{ count: number }>(`${JOBS}/${id}/applications/count`)).body.data.count;
    const viewer = async (who: Client) => (await who.get<Job>(`${JOBS}/${id}`)).body.data.viewer;
    const edit = async (title: string, version: number) => {
      expect((await owner.put(`${JOBS}/${id}`, { ...JOB, title, version })).status).toBe(200);
      town.app.clock.advance({ minutes: 1 });
      return (await guest().get<Job>(`${JOBS}/${id}`)).body.data.edits.map(({ fields }) => fields);
    };
    expect([await count(), await edit('Başvurulan gökbilimci (acil)', 0)]).toEqual([0, []]);
    const sent = await applicants.send(elif, id, { cv_url: await applicants.cvOf(elif) });
    expect([sent.status, await count()]).toEqual([201, 1]);
    town.app.clock.advance({ minutes: 1 });
    expect(await edit('Başvurulan gökbilimci', 1)).toEqual([['title']]);
    expect([await viewer(elif), await viewer(owner), await viewer(guest())]).toEqual([
      { isOwner: false, isColleague: false, application: 'sent', received: null },
      { isOwner: true, isColleague: false, application: null, received: { all: 1, unseen: 1 } },
      { isOwner: false, isColleague: false, application: null, received: null },
    ]);
    expect((await owner.post(`${JOBS}/${id}/close`, { state: 'filled' })).status).toBe(200);
    const found = async (who: Client) => titles(`?search=${encodeURIComponent('Başvurulan gökbilimci')}`, who);
    expect([await found(elif), await found(await town.member())]).toEqual([['Başvurulan gökbilimci'], []]);
    expect((await elif.post(`${APPLICATIONS}/${sent.body.data.id}/withdraw`, {})).status).toBe(200);
    expect([await count(), (await viewer(elif)).application]).toEqual([0, 'withdrawn']);
  });

  inBothHomes.it('that was hidden is there for its owner and for staff, and for nobody else', async () => {
    await town.renewModerator();
    const [owner, reader] = [await employers.of(town), await town.member()];
    const hidden = await post({ title: 'Kutupyıldızı okuru' }, owner);
    const former = await town.member();
    await applicants.apply(former, hidden);
    const report = { reported_type: 'job_listing', reported_id: hidden, reported_user_id: owner.id, reason: 'scam' };
    expect((await reader.post('/api/reports', report)).status).toBe(201);
    await town.app.settled();
    const decision = { verdict: 'upheld', reason: 'scam', actions: ['hide_content'] };
    expect((await town.moderator.post(`/api/console/cases/${hidden}/decisions`, decision)).status).toBe(201);
    await town.app.settled();
    for (const path of ['', '/similar', '/applications/count']) {
      const seen = async (who: Client) => (await who.get(`${JOBS}/${hidden}${path}`)).status;
      expect([path, await seen(guest()), await seen(reader), await seen(owner), await seen(town.moderator)]).toEqual([path, 404, 404, 200, 200]);
    }
    const found = async (who: Client) => (await ask('?search=kutupyildizi', who)).data.map((row) => row.id);
    expect(await ask('?search=kutupyildizi', former)).toMatchObject({ data: [], total: 0 });
    const listed = async (who: Client) => (await who.get<JobRow[]>(`/api/users/${owner.id}/jobs`)).body.data.map((row) => row.id);
    expect([await found(guest()), await found(reader), await found(owner)]).toEqual([[], [], [hidden]]);
    expect([await listed(reader), await listed(owner), await listed(town.moderator)]).toEqual([[], [hidden], [hidden]]);
    expect((await applicants.send(reader, hidden, { cv_url: await applicants.cvOf(reader) })).status).toBe(404);
  });

  it('that never was is not found', async () => expect(said(await guest().get(`${JOBS}/${NOBODY}`))).toEqual([404, JOB_TEXT.notFound]));
});
