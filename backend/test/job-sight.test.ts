import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { APPLICATION_TEXT, type ApplicationDetail, type ReceivedDetail } from '../contracts/job-applications.js';
import { JOB_WRITING_TEXT } from '../contracts/job-writing.js';
import type { Job, JobRow } from '../contracts/jobs.js';
import type { JobTool } from '../contracts/moderation-verbs.js';
import { NameColleague } from '../src/contexts/careers/listing/job.commands.js';
import { Origins } from '../src/platform/callers/origins.js';
import { APPLICATIONS, applicants, GIVEN, RECEIVED } from './applicants.js';
import type { Client } from './client.js';
import { employers, JOBS } from './jobs.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const { apply, detail, received } = applicants;
const NOTE = 'Portföyü güçlü';
const MESSAGE = 'Perşembe görüşelim mi?';

let town: Town;
let employer: Client;
let colleague: Client;
let elif: Client;
let jobId: string;
beforeAll(async () => {
  town = await Town.open();
});
beforeEach(async () => {
  [employer, colleague, elif] = [await employers.of(town), await town.member(), await town.member()];
  jobId = (await employers.post(employer)).id;
  expect((await name(colleague)).status).toBe(200);
});
afterAll(() => town.app.stop());

const name = async (who: Client) => employer.post(`${JOBS}/${jobId}/colleagues`, { username: await usernameOf(who) });

const moderate = async (action: JobTool) => {
  expect((await town.moderator.put(`${JOBS}/${jobId}/moderate`, { action, reason: 'Bakacağız' })).status).toBe(200);
  await town.app.settled();
};

describe('A write that is sent again under its key', () => {
  const writes = (who: Client, id: string, noteId: string) => [
    who.put<ReceivedDetail>(`${RECEIVED}/${id}/rating`, { rating: 4 }, { 'idempotency-key': 'puan' }),
    who.post(`${RECEIVED}/${id}/state`, { state: 'reviewing' }, { 'idempotency-key': 'durum' }),
    who.post(`${RECEIVED}/${id}/notes`, { text: NOTE }, { 'idempotency-key': 'not' }),
    who.post(`${RECEIVED}/${id}/messages`, { text: MESSAGE }, { 'idempotency-key': 'yanit' }),
    who.delete(`${RECEIVED}/${id}/notes/${noteId}`, { 'idempotency-key': 'notu-sil' }),
    who.post(`${RECEIVED}/${id}/cv/download`, { reason: 'Mülakat için yazdırıyorum' }, { 'idempotency-key': 'indir' }),
  ];

  inBothHomes.it('is done once, and shows an application only to those who may read it by then', async () => {
    const { id } = await apply(elif, jobId);
    const noted = await colleague.post<ReceivedDetail>(`${RECEIVED}/${id}/notes`, { text: 'Silinecek' });
    const noteId = noted.body.data.notes[0]?.id ?? '';
    for (const _ of ['sent', 'sent again']) for (const { status } of await Promise.all(writes(colleague, id, noteId))) expect([200, 201]).toContain(status);
    const { notes, messages, ratings, steps } = await detail(employer, id);
    expect([notes.map(({ text }) => text), messages.length, ratings.length, steps.at(-1)?.state]).toEqual([[NOTE], 1, 1, 'reviewing']);
    await employer.delete(`${JOBS}/${jobId}/colleagues/${colleague.id}`);
    for (const answer of await Promise.all(writes(colleague, id, noteId))) expect(said(answer)).toEqual([404, APPLICATION_TEXT.notFound]);
  });

  inBothHomes.it('shows nothing of an application that was taken back meanwhile, to either side', async () => {
    const { id } = await apply(elif, jobId);
    const write = () => elif.post(`${APPLICATIONS}/${id}/messages`, { text: 'Olur, uygun.' }, { 'idempotency-key': 'cevap' });
    expect([(await write()).status, (await write()).status]).toEqual([201, 201]);
    for (const { status } of await Promise.all(writes(employer, id, jobId))) expect([200, 201]).toContain(status);
    await elif.post(`${APPLICATIONS}/${id}/withdraw`);
    const again = JSON.stringify((await Promise.all([...writes(employer, id, jobId), write()])).map(({ body }) => body));
    for (const gone of [GIVEN.phone, GIVEN.email, GIVEN.note, NOTE, MESSAGE, 'Olur, uygun.', 'elif-cv.pdf', 'signature=']) expect(again).not.toContain(gone);
  });
});

describe('A colleague', () => {
  inBothHomes.it('finds the listings of others whose applications they read, as long as they do', async () => {
    const found = async (who: Client) => (await who.get<JobRow[]>(`${RECEIVED}/jobs`)).body.data.map(({ id, viewer }) => [id, viewer.received?.all]);
    await apply(elif, jobId);
    await town.app.settled();
    expect([await found(colleague), await found(employer), await found(elif)]).toEqual([[[jobId, 1]], [], []]);
    await apply(colleague, (await employers.post(employer)).id);
    await moderate('hide');
    expect(await found(colleague)).toEqual([]);
    await moderate('restore');
    expect(await found(colleague)).toEqual([[jobId, 1]]);
    await employer.delete(`${JOBS}/${jobId}/colleagues/${colleague.id}`);
    expect(await found(colleague)).toEqual([]);
  });
});

describe('Whoever applied', () => {
  inBothHomes.it('is no colleague of that listing as long as they have not taken it back', async () => {
    const { id } = await apply(elif, jobId);
    expect(said(await name(elif))).toEqual([409, JOB_WRITING_TEXT.colleagueApplied]);
    const byColleague = await colleague.post(`${JOBS}/${jobId}/colleagues`, { username: await usernameOf(elif) });
    expect(byColleague.status).toBe(403);
    await elif.post(`${APPLICATIONS}/${id}/withdraw`);
    expect((await name(elif)).status).toBe(200);
    expect(said(await applicants.send(elif, jobId, {}))).toEqual([409, APPLICATION_TEXT.colleague]);
  });

  inBothHomes.it('reads no application to it, theirs or another’s, also where they were named at that very moment', async () => {
    const { id: other } = await apply(await town.member(), jobId);
    const { id: own } = await apply(elif, jobId);
    const origin = town.app.meydan.app.get(Origins, { strict: false }).of({ memberId: employer.id, role: 'user', session: null });
    await town.app.meydan.app.get(CommandBus).execute(new NameColleague({ jobId, memberId: employer.id, colleagueId: elif.id }, origin));
    await town.app.settled();
    for (const path of [own, other, `?jobId=${jobId}`].map((end) => (end.startsWith('?') ? RECEIVED + end : `${RECEIVED}/${end}`)))
      expect(said(await elif.get(path))).toEqual([404, APPLICATION_TEXT.notFound]);
    expect((await elif.get<unknown[]>(RECEIVED)).body.data).toEqual([]);
    expect((await elif.post(`${RECEIVED}/${other}/notes`, { text: NOTE })).status).toBe(404);
    await elif.post(`${APPLICATIONS}/${own}/withdraw`);
    expect((await elif.get<unknown[]>(RECEIVED)).body.data).toHaveLength(2);
  });
});

describe('While staff keep a listing from everybody', () => {
  inBothHomes.it('its applications, CVs and answers are shut for its people, and open again with it', async () => {
    const { id } = await apply(elif, jobId);
    const { given } = await detail(colleague, id);
    const url = given?.cv.url ?? '';
    const ask = (who: Client) => [
      who.get(`${RECEIVED}/${id}`),
      who.get(`${RECEIVED}?jobId=${jobId}`),
      who.put(`${RECEIVED}/${id}/rating`, { rating: 3 }),
      who.post(`${RECEIVED}/${id}/state`, { state: 'reviewing' }),
      who.post(`${RECEIVED}/${id}/messages`, { text: MESSAGE }),
      who.post(`${RECEIVED}/${id}/cv/download`, { reason: 'Mülakat için yazdırıyorum' }),
    ];
    await moderate('hide');
    for (const who of [employer, colleague]) {
      for (const answer of await Promise.all(ask(who))) expect(said(answer)).toEqual([403, APPLICATION_TEXT.shut]);
      expect((await who.get<unknown[]>(RECEIVED)).body.data).toEqual([]);
      const bulk = { application_ids: [id], text: MESSAGE, sending_id: jobId };
      expect((await who.post(`${RECEIVED}/answers`, bulk)).body.data).toEqual([{ application_id: id, problem: APPLICATION_TEXT.shut }]);
    }
    expect((await colleague.download(url)).status).toBe(403);
    // Others learn nothing of it, and the applicant keeps what is theirs.
    expect((await town.moderator.get(`${RECEIVED}/${id}`)).status).toBe(404);
    expect((await elif.get<ApplicationDetail>(`${APPLICATIONS}/mine/${id}`)).body.data).toMatchObject({ job: null, canWrite: false, canWithdraw: true });
    expect(said(await elif.post(`${APPLICATIONS}/${id}/messages`, { text: MESSAGE }))).toEqual([403, APPLICATION_TEXT.unshown]);
    await moderate('restore');
    expect((await colleague.download(url)).status).toBe(200);
    expect((await colleague.get<unknown[]>(RECEIVED)).body.data).toHaveLength(1);
    await employer.post(`${JOBS}/${jobId}/close`, { state: 'closed' });
    expect(await detail(employer, id)).toMatchObject({ state: 'seen', messages: [] });
  });
});

describe('While its owner is kept out of the site', () => {
  inBothHomes.it('a listing takes no applications, and says so', async () => {
    const suspension = { kind: 'suspended', reason: 'scam', durationMinutes: 60 };
    const paused = async () => (await elif.get<Job>(`${JOBS}/${jobId}`)).body.data.paused;
    expect(await paused()).toBe(false);
    expect((await town.moderator.post(`/api/console/members/${employer.id}/sanctions`, suspension)).status).toBe(201);
    await town.app.settled();
    expect(await paused()).toBe(true);
    const asked = { cv_url: await applicants.cvOf(elif) };
    expect(said(await applicants.send(elif, jobId, asked))).toEqual([409, APPLICATION_TEXT.paused]);
    town.app.clock.advance({ hours: 2 });
    await town.app.settled();
    expect(await paused()).toBe(false);
    await apply(elif, jobId);
  });
});

describe('Across a block', () => {
  inBothHomes.it('a colleague finds nothing of the application, and its applicant sees them among nobody who reads it', async () => {
    const [{ id }, { id: other }] = [await apply(elif, jobId), await apply(await town.member(), jobId)];
    const { given } = await detail(colleague, id);
    const readers = async () => (await elif.get<ApplicationDetail>(`${APPLICATIONS}/mine/${id}`)).body.data.readers.map((reader) => reader.id);
    expect(await readers()).toEqual([employer.id, colleague.id]);
    await elif.put(`/api/users/${colleague.id}/block`);
    expect((await received(colleague, jobId)).map((row) => row.id)).toEqual([other]);
    expect((await colleague.get<{ id: string }[]>(RECEIVED)).body.data.map((row) => row.id)).toEqual([other]);
    for (const answer of [
      await colleague.get(`${RECEIVED}/${id}`),
      await colleague.post(`${RECEIVED}/${id}/notes`, { text: NOTE }),
      await colleague.post(`${RECEIVED}/${id}/messages`, { text: MESSAGE }),
    ])
      expect(said(answer)).toEqual([404, APPLICATION_TEXT.notFound]);
    expect((await colleague.download(given?.cv.url ?? '')).status).toBe(404);
    expect(await readers()).toEqual([employer.id]);
    expect((await employer.post(`${RECEIVED}/${id}/messages`, { text: MESSAGE })).status).toBe(201);
    await elif.delete(`/api/users/${colleague.id}/block`);
    expect((await colleague.get(`${RECEIVED}/${id}`)).status).toBe(200);
  });

  inBothHomes.it.each(['the applicant', 'the owner'])('that %s set nobody writes; states still move', async (by) => {
    const { id } = await apply(elif, jobId);
    const [who, whom] = by === 'the owner' ? [employer, elif] : [elif, employer];
    await who.put(`/api/users/${whom.id}/block`);
    for (const answer of [
      await employer.post(`${RECEIVED}/${id}/messages`, { text: MESSAGE }),
      await colleague.post(`${RECEIVED}/${id}/messages`, { text: MESSAGE }),
      await elif.post(`${APPLICATIONS}/${id}/messages`, { text: 'Olur.' }),
    ])
      expect(said(answer)).toEqual([403, APPLICATION_TEXT.cannotWrite]);
    const bulk = { application_ids: [id], text: MESSAGE, sending_id: jobId };
    expect((await employer.post(`${RECEIVED}/answers`, bulk)).body.data).toEqual([{ application_id: id, problem: APPLICATION_TEXT.cannotWrite }]);
    expect((await employer.post(`${RECEIVED}/${id}/state`, { state: 'negative' })).status).toBe(200);
    expect((await elif.get<ApplicationDetail>(`${APPLICATIONS}/mine/${id}`)).body.data).toMatchObject({ state: 'negative', messages: [], canWrite: false });
    expect(await detail(colleague, id)).toMatchObject({ canWrite: false });
    await who.delete(`/api/users/${whom.id}/block`);
    expect([(await detail(employer, id)).canWrite, (await elif.get<ApplicationDetail>(`${APPLICATIONS}/mine/${id}`)).body.data.canWrite]).toEqual([true, true]);
  });
});
