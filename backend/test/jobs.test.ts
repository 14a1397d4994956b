import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { JOB_CODE, JOB_WRITING_TEXT, type SavedJob } from '../contracts/job-writing.js';
import { JOB_TEXT } from '../contracts/jobs.js';
import type { Client } from './client.js';
import { employers, JOB, JOBS } from './jobs.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

describe('a job listing', () => {
  let town: Town;
  let employer: Client;

  const revise = (id: string, changes: object, who = employer) => who.put<SavedJob>(`${JOBS}/${id}`, { ...JOB, ...changes });

  beforeAll(async () => {
    town = await Town.open();
    employer = await employers.of(town);
  });
  afterAll(() => town.app.stop());

  inBothHomes.it('is posted, revised and deleted by an employer', async () => {
    const { status, body } = await employer.post<SavedJob>(JOBS, { ...JOB, user_id: town.moderator.id });
    expect([status, body.message, body.data]).toEqual([
      201,
      JOB_WRITING_TEXT.published,
      { id: expect.any(String), state: 'open', held: false, version: 0, apply_until: expect.any(String) },
    ]);
    const { id } = body.data;
    expect((await revise(id, { title: 'Ön yüz geliştirici', version: 0 })).body.data).toMatchObject({ id, version: 1 });
    expect((await revise(id, { title: 'Başka başlık', version: 0 })).body.code).toBe(JOB_CODE.changed);
    expect(said(await revise(id, { title: 'Onun başlığı' }, await town.member()))).toEqual([403, JOB_WRITING_TEXT.notYours]);
    expect((await employer.delete(`${JOBS}/${id}`)).body.message).toBe(JOB_WRITING_TEXT.deleted);
    expect(said(await revise(id, { title: 'Silinen' }))).toEqual([410, JOB_TEXT.gone]);
  });
  it('is nobody’s who has neither a session nor the sub-role', async () => {
    expect((await town.app.guest.post(JOBS, JOB)).status).toBe(401);
    const refused = await (await town.member()).post(JOBS, JOB);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([403, JOB_CODE.needsEmployer, JOB_WRITING_TEXT.employerNeeded]);
    expect((await (await town.app.member('denetleyen', 'auditor')).post(JOBS, JOB)).body.code).toBe(JOB_CODE.needsEmployer);
  });
  it('is also posted by moderators and admins, and by every member where the setting says so', async () => {
    const admin = await town.app.member('ayarlayan', 'admin');
    const statusFor = async (who: Client) => (await who.post(JOBS, { ...JOB, title: `İlan ${who.id.slice(-6)}` })).status;
    expect([await statusFor(town.moderator), await statusFor(admin)]).toEqual([201, 201]);
    const open = (to: string, from: string) =>
      admin.put('/api/console/settings', { values: { jobPosters: to }, expected: { jobPosters: from }, reason: 'İlan herkese açılsın' });
    const member = await town.member();
    expect((await open('everybody', 'employer')).status).toBe(200);
    expect(await statusFor(member)).toBe(201);
    expect((await open('employer', 'everybody')).status).toBe(200);
    expect(await statusFor(member)).toBe(403);
  });
  it('takes what forms of other programs send', async () => {
    const given = { ...JOB, tags: 'React, TypeScript, ', company_social_links: JSON.stringify({ website: 'https://kirpi.example' }) };
    expect((await employer.post(JOBS, given)).status).toBe(201);
  });
  it('says what is wrong with its fields', async () => {
    const bad = {
      ...{ title: 'a', company_name: '', work_type: 'Evde', description: 'kısa', location: ' ', logo_url: '/api/images/baskasinin' },
      ...{ salary: { min: 20, max: 10, currency: 'TRY', period: 'month', basis: 'net' }, apply_until: '2020-01-01' },
      company_social_links: { website: 'javascript:alert(1)' },
    };
    const { status, body } = await employer.post(JOBS, bad);
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([422, ['logo_url']]);
    const { body: rest } = await employer.post(JOBS, { ...bad, logo_url: null });
    expect(Object.keys(rest.fields ?? {}).sort()).toEqual([
      ...['apply_until', 'company_name', 'company_social_links.website', 'description', 'location'],
      ...['salary', 'title', 'work_type'],
    ]);
  });
});
