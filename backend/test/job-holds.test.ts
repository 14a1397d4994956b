import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CASE_TEXT, type CaseDetails, type CaseRow } from '../contracts/cases.js';
import { JOB_WRITING_TEXT, type SavedJob } from '../contracts/job-writing.js';
import type { Job, JobRow } from '../contracts/jobs.js';
import type { LatestWarning } from '../contracts/moderation.js';
import { corpus } from '../src/contexts/careers/suspicion/corpus/corpus.fixture.js';
import type { ListingText } from '../src/contexts/careers/suspicion/reading.rules.js';
import type { Client } from './client.js';
import { employers, JOB, JOBS } from './jobs.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { Town } from './town.js';

const FEE = 'İşe başlamadan önce kayıt ücreti olarak 1.500 TL yatırın, dekontu gönderin; eğitim kitiniz kargolanır.';
const TAG = 'elixir';
const WORD = 'karabatak';
// What is hidden is no place to lead to.
const TOLD = { text: 'Başvurandan ücret istenemez.', content: null };
const NOWHERE = { page: 404, list: false, feed: false, sitemap: false, search: false, similar: false };
const EVERYWHERE = { page: 200, list: true, feed: true, sitemap: true, search: true, similar: true };

describe('A listing that is suspected', () => {
  let town: Town;
  let employer: Client;
  let stranger: Client;
  /** Stands beside the others. */
  let beside: string;
  beforeAll(async () => {
    town = await Town.open();
    [employer, stranger] = [await employers.of(town), await town.member()];
    beside = (await employers.post(await employers.of(town), { tags: [TAG], title: 'Yan masadaki ilan' })).id;
    await town.app.settled();
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

  /** Wherever those who are nobody here could meet it. */
  const traces = async (id: string) => {
    // So much may be asked in a minute.
    town.app.clock.advance({ minutes: 1 });
    await town.app.settled();
    const text = async (path: string) => (await town.app.guest.raw('GET', path)).text.includes(id);
    const similar = (await stranger.get<JobRow[]>(`${JOBS}/${beside}/similar?tag=${TAG}`)).body.data;
    return {
      page: (await town.app.guest.raw('GET', `/career/${id}`)).status,
      list: await text('/career'),
      feed: await text('/career/rss.xml'),
      sitemap: await text('/sitemaps/jobs-1.xml'),
      search: await text(`/api/search/jobs?q=${WORD}`),
      similar: similar.some((job) => job.id === id),
    };
  };

  inBothHomes.it('is there for its owner and staff alone until a moderator lets it through, and again when that is taken back', async () => {
    const { status, body } = await employer.post<SavedJob>(JOBS, { ...JOB, title: `Geliştirici ${WORD}`, tags: [TAG], description: FEE });
    expect([status, body.message, body.data.held]).toEqual([201, JOB_WRITING_TEXT.held, true]);
    const { id } = body.data;
    await town.app.settled();
    const others = async () => [await page(stranger, id), await isListed(stranger, id), await page(town.app.guest, id), await isListed(town.app.guest, id)];
    expect(await others()).toEqual([404, false, 404, false]);
    expect([await page(employer, id), await isListed(employer, id), await page(town.moderator, id)]).toEqual([200, true, 200]);
    expect((await employer.get<Job>(`${JOBS}/${id}`)).body.data.held).toBe(true);
    expect(await traces(id)).toEqual(NOWHERE);
    expect((await caseOf(id)).reporters.map(({ description }) => description)).toEqual([expect.stringContaining('Başvurandan')]);
    const released = await decide(id, { verdict: 'dismissed', reason: 'scam', actions: [] });
    expect([await others(), await traces(id)]).toEqual([[200, true, 200, true], EVERYWHERE]);
    await takeBack(id, released);
    expect([await others(), await traces(id)]).toEqual([[404, false, 404, false], NOWHERE]);
    const refused = await decide(id, { verdict: 'upheld', reason: 'scam', actions: ['warn_user'], message: TOLD.text });
    expect((await employer.get<LatestWarning>('/api/reports/warnings/latest')).body.data).toMatchObject(TOLD);
    expect(await traces(id)).toEqual(NOWHERE);
    expect([await others(), (await employer.get<Job>(`${JOBS}/${id}`)).body.data.hidden]).toEqual([[404, false, 404, false], true]);
    await takeBack(id, refused);
    expect((await employer.get<Job>(`${JOBS}/${id}`)).body.data).toMatchObject({ held: true, hidden: false });
    expect(await others()).toEqual([404, false, 404, false]);
    expect((await employer.delete(`${JOBS}/${id}`)).status).toBe(200);
    await town.app.settled();
    expect((await caseOf(id)).open).toBe(false);
  });

  it('that was let through waits again once it asks for something else of the kind, and for nothing that stood there', async () => {
    const { id } = (await employer.post<SavedJob>(JOBS, { ...JOB, title: 'Santral görevlisi', description: FEE })).body.data;
    await town.app.settled();
    await decide(id, { verdict: 'dismissed', reason: 'scam', actions: [] });
    const revise = async (description: string) => (await employer.put<SavedJob>(`${JOBS}/${id}`, { ...JOB, title: 'Santral görevlisi', description })).body;
    expect(await revise(`${FEE} Ekip yemeği her cuma.`)).toMatchObject({ success: true, data: { held: false } });
    expect(await revise(`${FEE} Sigorta masrafını da ödeyin.`)).toMatchObject({ success: true, data: { held: true } });
    await town.app.settled();
    expect((await caseOf(id)).open).toBe(true);
  });

  inBothHomes.it('is published as somebody read it, and not as it was changed meanwhile', async () => {
    const text = { ...JOB, title: 'Depo görevlisi', description: FEE };
    const { id } = (await employer.post<SavedJob>(JOBS, text)).body.data;
    await town.app.settled();
    const decideOn = (decision: object) => town.moderator.post(`/api/console/cases/${id}/decisions`, { reason: 'scam', after: '', ...decision });
    const seen = (await caseOf(id)).content_revision;
    const [row] = ((await town.moderator.get('/api/console/cases?filter={"state":"open"}')).body as unknown as CaseRow[]).filter((one) => one.id === id);
    expect(row?.content_revision).toBe(seen);
    const scam = `${FEE} Kartınızın şifresini de gönderin.`;
    expect((await employer.put<SavedJob>(`${JOBS}/${id}`, { ...text, description: scam })).status).toBe(200);
    const late = await decideOn({ verdict: 'dismissed', seen });
    expect([late.status, late.body.error]).toEqual([409, CASE_TEXT.contentChanged]);
    const many = await town.moderator.post('/api/console/cases/decisions', { verdict: 'dismissed', reason: 'scam', caseIds: [id], seen: [seen] });
    expect(many.body).toEqual([{ id, done: false, error: CASE_TEXT.contentChanged }]);
    await town.app.settled();
    expect([await page(stranger, id), await isListed(town.app.guest, id)]).toEqual([404, false]);
    const now = await caseOf(id);
    expect([now.open, now.now.content.includes('şifresini')]).toEqual([true, true]);
    expect((await decideOn({ verdict: 'dismissed', seen: now.content_revision })).status).toBe(201);
    await town.app.settled();
    expect([await page(stranger, id), await isListed(town.app.guest, id)]).toEqual([200, true]);
  });

  it('is refused to be let in by lists that do not say of each case what was seen', async () => {
    const asked = { verdict: 'dismissed', reason: 'scam' };
    const many = await town.moderator.post('/api/console/cases/decisions', { ...asked, caseIds: [beside], seen: [] });
    expect([many.status, many.body.error]).toEqual([422, CASE_TEXT.seenUnlike]);
  });

  const sent = async ({ title, company, location, description, responsibilities, qualifications, links: [website], salary, seniority }: ListingText) => {
    const said = { title, company_name: company, location, description, responsibilities, qualifications, salary, seniority };
    const links = website === undefined ? {} : { company_social_links: { website } };
    const { status, body } = await (await employers.of(town)).post<SavedJob>(JOBS, { ...JOB, ...said, ...links });
    return [title, status, status === 201 && body.data.held === true];
  };
  const SOME = [0, 7, 13, 22, 31, 39];

  it('is one of those that are not meant honestly, and no ordinary one', async () => {
    for (const name of ['bad', 'ordinary'] as const) {
      const listings = SOME.flatMap((at) => corpus(name)[at] ?? []);
      expect(listings).toHaveLength(SOME.length);
      for (const listing of listings) expect(await sent(listing)).toEqual([listing.title, 201, name === 'bad']);
    }
  });
});
