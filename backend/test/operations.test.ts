import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { CODE } from '../contracts/envelope.js';
import type { ReportCase } from '../contracts/moderation.js';
import type { FollowerRow, QueuedJob, QueueRow } from '../contracts/operations.js';
import type { Mailer } from '../src/kernel/mailer.js';
import { RuleViolation } from '../src/kernel/rule-violation.js';
import { MAILER } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { query, rows, Town } from './town.js';

const NAMES = ['ilk.kayit', 'ikinci.kayit'];
const DEAD = `/api/console/jobs?${query({ filter: { queue: 'mail', state: 'dead' } })}`;
const HEALTH = ['/api/health', '/api/health/live'];

inBothHomes.describe('The console of operators', () => {
  let town: Town;
  let admin: Client;
  let jobs: QueuedJob[];
  beforeAll(async () => {
    town = await Town.open();
    admin = await town.app.member('kurucu', 'admin');
    const post = jest.spyOn(town.app.meydan.app.get<Mailer>(MAILER), 'deliver').mockRejectedValue(new RuleViolation('mail.refused', 'Bu adres yok'));
    for (const username of NAMES) await town.app.guest.post('/api/auth/register', { email: `${username}@ornek.dev`, username, password: PASSWORD });
    await town.app.settled();
    post.mockRestore();
    jobs = rows<QueuedJob>(await admin.get(DEAD));
  });
  afterAll(() => town.app.stop());

  it('counts the jobs that were given up', async () => {
    const queues = rows<QueueRow>(await admin.get('/api/console/queues'));
    expect(queues.find(({ id }) => id === 'mail')).toMatchObject({ dead: NAMES.length, active: 0 });
  });
  it('shows each with what went wrong', async () => {
    expect(jobs.map(({ queue, state, last_error }) => [queue, state, last_error])).toEqual(
      NAMES.map(() => ['mail', 'dead', expect.stringContaining('Bu adres yok')]),
    );
    for (const job of jobs) expect((await admin.get(`/api/console/jobs/${encodeURIComponent(job.id)}`)).body).toEqual(job);
  });
  it('does one again and throws the other away, each once', async () => {
    const [again, away] = jobs.map(({ id }) => `/api/console/jobs/${encodeURIComponent(id)}`);
    expect((await admin.post(`${again}/retry`)).status).toBe(200);
    expect((await admin.post(`${away}/discard`)).status).toBe(200);
    await town.app.settled();
    expect(NAMES.map((name) => town.app.mailsTo(`${name}@ornek.dev`).length).sort()).toEqual([0, 1]);
    expect(rows<QueuedJob>(await admin.get(DEAD))).toEqual([]);
    for (const gone of [`${again}/retry`, `${away}/discard`]) expect((await admin.post(gone)).body.code).toBe(CODE.notFound);
  });
  it('tells that nobody is behind and nothing could not be taken', async () => {
    const followers = rows<FollowerRow>(await admin.get('/api/console/followers'));
    expect(new Set(followers.map(({ kind }) => kind))).toEqual(new Set(['projection', 'policy']));
    expect(followers.filter(({ behind }) => behind > 0)).toEqual([]);
    expect(rows(await admin.get('/api/console/parked'))).toEqual([]);
  });
  it.each(HEALTH)('is told by the process itself that it is well (%s)', async (path) => expect((await town.app.guest.get(path)).status).toBe(200));
});

inBothHomes.describe('What has two addresses', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  it.each([
    ['', () => ''],
    ['by id', () => `/${town.app.categoryId('genel')}`],
    ['by its short name', () => '/slug/genel'],
  ])('is the same under both: categories %s', async (_, path) => {
    const [one, other] = await Promise.all(['/api/forum/categories', '/api/categories'].map((place) => town.app.guest.get(`${place}${path()}`)));
    expect([one?.status, one?.body]).toEqual([200, other?.body]);
  });
  it('is decided upon from the console as from the app: reports and feedback', async () => {
    const report = await town.case(await town.member());
    const decided = await town.moderator.put<ReportCase>(`/api/console/reports/${report}`, { status: 'resolved', action: 'warn_user', note: 'Not' });
    expect([decided.status, decided.body]).toEqual([200, expect.objectContaining({ id: report, status: 'resolved', action: 'warn_user' })]);
    const words = { title: 'Menü açılmıyor', description: 'Telefonda menü düğmesine basınca bir şey olmuyor.', severity: 'low', category: 'Genel' };
    const { id } = (await (await town.member()).post<{ id: string }>('/api/beta-feedback', words)).body.data;
    const reviewed = await town.moderator.put(`/api/console/feedback/${id}`, { status: 'resolved', resolution_notes: 'Onarıldı' });
    expect([reviewed.status, reviewed.body]).toEqual([200, expect.objectContaining({ id, status: 'resolved', resolution_notes: 'Onarıldı' })]);
  });
  it('is not there twice: providers that are not set up, and reports that nobody made', async () => {
    expect((await town.app.guest.get('/api/auth/providers')).body.data).toEqual([]);
    expect((await (await town.member()).get('/api/reports/daily-count')).body.data).toEqual({ dailyCount: 0, dailyLimit: 5, reported: [] });
  });
});
