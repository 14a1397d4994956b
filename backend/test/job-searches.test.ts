import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { JOB_SEARCH_LIMITS, JOB_SEARCH_TEXT, type JobSearch, type JobSearchRequest } from '../contracts/job-searches.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { MemberNotes } from '../src/kernel/member-notes.js';
import { EVENT_LOG, MEMBER_NOTES } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { said } from './town.js';

const SEARCHES = '/api/career/searches';
const ISTANBUL: JobSearchRequest = { name: 'İstanbul çevresi', filters: { province: '34', km: 50, search: 'gizliarama' } };

let app: TestApp;
let members = 0;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const member = () => app.member(`arayan.${members++}`);
const keep = async (who: Client, wish: Partial<JobSearchRequest> = {}) => who.post<JobSearch>(SEARCHES, { ...ISTANBUL, ...wish });
const list = async (who: Client) => (await who.get<JobSearch[]>(SEARCHES)).body.data;

describe('A kept search', () => {
  inBothHomes.it('is found again, changed and removed by its member, and is nobody else’s', async () => {
    const [who, other] = [await member(), await member()];
    const { status, body } = await keep(who);
    expect([status, body.message]).toEqual([201, JOB_SEARCH_TEXT.kept]);
    expect(body.data).toEqual({ ...ISTANBUL, id: expect.any(String), digest: true, fresh: 0, created_at: app.clock.now().toISOString() });
    const one = `${SEARCHES}/${body.data.id}`;
    expect([await list(who), await list(other), (await app.guest.get(SEARCHES)).status]).toEqual([[body.data], [], 401]);
    const changed = { name: 'Uzaktan', filters: { work_type: 'Remote', tags: 'react, typescript' }, digest: false };
    expect((await who.put<JobSearch>(one, changed)).body.data).toEqual({
      ...body.data,
      ...changed,
      filters: { work_type: 'Remote', tags: 'react,typescript' },
    });
    for (const answer of [await other.put(one, changed), await other.post(`${one}/seen`, {}), await who.put(`${SEARCHES}/${NOBODY}`, changed)])
      expect(said(answer)).toEqual([404, JOB_SEARCH_TEXT.notFound]);
    await other.delete(one);
    expect((await who.post<JobSearch>(`${one}/seen`, {})).body.data.name).toBe('Uzaktan');
    expect((await who.delete(one)).body).toMatchObject({ data: { deleted: true }, message: JOB_SEARCH_TEXT.removed });
    expect(await list(who)).toEqual([]);
  });

  inBothHomes.it('has a name and a filter, and there are no more than ten, also of twenty at once', async () => {
    const who = await member();
    expect(said(await keep(who, { name: ' ' }))).toEqual([422, JOB_SEARCH_TEXT.nameNeeded]);
    expect(said(await keep(who, { filters: { km: 50 } }))).toEqual([422, JOB_SEARCH_TEXT.nothingChosen]);
    for (const filters of [{ province: '34', lat: 41 }, { sort: 'near' }, 'province=34', { km: '50' }])
      expect([400, 422]).toContain((await keep(who, { filters: filters as object })).status);
    const raced = await Promise.all(Array.from({ length: 20 }, (_, index) => keep(who, { name: `Arama ${index}` })));
    for (const { status } of raced) expect([201, 409, 503]).toContain(status);
    const [kept, acknowledged] = [await list(who), raced.filter(({ status }) => status === 201)];
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged.map(({ body }) => body.data.id)));
    expect(kept.length).toBeLessThanOrEqual(JOB_SEARCH_LIMITS.kept);
    for (let more = await keep(who); more.status !== 409; more = await keep(who)) expect(more.status).toBe(201);
    expect(said(await keep(who))).toEqual([409, JOB_SEARCH_TEXT.tooMany]);
    expect(await list(who)).toHaveLength(JOB_SEARCH_LIMITS.kept);
  });

  inBothHomes.it('leaves in the log that mails are wanted and nothing of itself, and goes with its member', async () => {
    const who = await member();
    const log = app.meydan.app.get<EventLog>(EVENT_LOG);
    const head = await log.head();
    const { id } = (await keep(who)).body.data;
    await keep(who, { name: 'Başka bir ad' });
    await who.put(`${SEARCHES}/${id}`, { ...ISTANBUL, digest: false });
    const told = await log.readAll(head, 100);
    expect(told.map(({ type, data }) => [type, data])).toEqual([['JobSearchMailsWanted', { memberId: who.id }]]);
    await who.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await app.settled();
    app.clock.advance({ days: 8 });
    await app.settled();
    expect(await app.meydan.app.get<MemberNotes>(MEMBER_NOTES).count({ memberId: who.id, kind: 'job-searches' })).toBe(0);
  });
});
