import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { APPLICATION_TEXT, type ReceivedDetail } from '../contracts/job-applications.js';
import { APPLICATIONS, applicants, GIVEN, RECEIVED } from './applicants.js';
import type { Client } from './client.js';
import { employers, JOBS } from './jobs.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const { apply, detail } = applicants;
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
