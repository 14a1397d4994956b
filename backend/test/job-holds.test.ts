import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { CaseDetails } from '../contracts/cases.js';
import { JOB_WRITING_TEXT, type SavedJob } from '../contracts/job-writing.js';
import type { Job, JobRow } from '../contracts/jobs.js';
import type { Client } from './client.js';
import { employers, JOB, JOBS } from './jobs.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { Town } from './town.js';

const FEE = 'İşe başlamadan önce kayıt ücreti olarak 1.500 TL yatırın, dekontu gönderin; eğitim kitiniz kargolanır.';

describe('A listing that is suspected', () => {
  let town: Town;
  let employer: Client;
  let stranger: Client;
  beforeAll(async () => {
    town = await Town.open();
    [employer, stranger] = [await employers.of(town), await town.member()];
  });
  afterAll(() => town.app.stop());

  const page = async (who: Client, id: string) => (await who.get<Job>(`${JOBS}/${id}`)).status;
  const isListed = async (who: Client, id: string) => (await who.get<JobRow[]>(JOBS)).body.data.some((job) => job.id === id);
  const caseOf = async (id: string) => (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  const decide = async (id: string, decision: object) => {
    const { status, body } = await town.moderator.post(`/api/console/cases/${id}/decisions`, decision);
    expect([status, body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return (body as unknown as { decisionId: string }).decisionId;
  };
  const takeBack = async (id: string, decisionId: string) => {
    expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, { decisionId, note: 'Yanılmışız.' })).status).toBe(201);
    await town.app.settled();
  };

  inBothHomes.it('is there for its owner and staff alone until a moderator lets it through, and again when that is taken back', async () => {
    const { status, body } = await employer.post<SavedJob>(JOBS, { ...JOB, description: FEE });
    expect([status, body.message, body.data.held]).toEqual([201, JOB_WRITING_TEXT.held, true]);
    const { id } = body.data;
    await town.app.settled();
    const others = async () => [await page(stranger, id), await isListed(stranger, id), await page(town.app.guest, id), await isListed(town.app.guest, id)];
    expect(await others()).toEqual([404, false, 404, false]);
    expect([await page(employer, id), await isListed(employer, id), await page(town.moderator, id)]).toEqual([200, true, 200]);
    expect((await employer.get<Job>(`${JOBS}/${id}`)).body.data.held).toBe(true);
    const { reports } = await caseOf(id);
    expect(reports.map(({ description }) => description)).toEqual([expect.stringContaining('Başvurandan')]);
    const released = await decide(id, { verdict: 'dismissed', reason: 'scam', actions: [] });
    expect(await others()).toEqual([200, true, 200, true]);
    await takeBack(id, released);
    expect(await others()).toEqual([404, false, 404, false]);
    const refused = await decide(id, { verdict: 'upheld', reason: 'scam', actions: ['warn_user'] });
    expect([await others(), (await employer.get<Job>(`${JOBS}/${id}`)).body.data.hidden]).toEqual([[404, false, 404, false], true]);
    await takeBack(id, refused);
    expect((await employer.get<Job>(`${JOBS}/${id}`)).body.data).toMatchObject({ held: true, hidden: false });
    expect(await others()).toEqual([404, false, 404, false]);
    expect((await employer.delete(`${JOBS}/${id}`)).status).toBe(200);
    await town.app.settled();
    expect((await caseOf(id)).open).toBe(false);
  });
});
