import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { APPLICATION_LIMITS, APPLICATION_TEXT } from '../contracts/job-applications.js';
import { type AnswerTemplate, type BulkAnswerRequest, type BulkAnswerRow, TEMPLATE_TEXT } from '../contracts/job-templates.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { MemberNotes } from '../src/kernel/member-notes.js';
import { EVENT_LOG, MEMBER_NOTES } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import { APPLICATIONS, applicants, RECEIVED } from './applicants.js';
import type { Client } from './client.js';
import { employers, JOB, JOBS } from './jobs.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const TEMPLATES = '/api/career/answer-templates';
const INVITATION = 'Merhaba {ad}, {ilan} ({sirket}) için görüşelim mi? {gonderen}';
const SENDING = '0193a000-0000-7000-8000-000000000001';
const { apply, detail, received } = applicants;

let town: Town;
let employer: Client;
beforeAll(async () => {
  town = await Town.open();
});
beforeEach(async () => {
  employer = await employers.of(town);
});
afterAll(() => town.app.stop());

const keep = (who: Client, wish: object = {}) => who.post<AnswerTemplate>(TEMPLATES, { name: 'Davet', text: INVITATION, ...wish });
const list = async (who: Client) => (await who.get<AnswerTemplate[]>(TEMPLATES)).body.data;
const answer = (who: Client, application_ids: string[], asked: Partial<BulkAnswerRequest> = {}) =>
  who.post<BulkAnswerRow[]>(`${RECEIVED}/answers`, { application_ids, text: INVITATION, sending_id: SENDING, ...asked });
const textsOf = async (id: string) => (await detail(employer, id)).messages.map(({ text }) => text);

describe('A template', () => {
  inBothHomes.it('is found again, changed and removed by its member, and is nobody else’s', async () => {
    const other = await town.member();
    const { status, body } = await keep(employer);
    expect([status, body.message]).toEqual([201, TEMPLATE_TEXT.kept]);
    expect(body.data).toEqual({ id: expect.any(String), name: 'Davet', text: INVITATION });
    const one = `${TEMPLATES}/${body.data.id}`;
    expect([await list(employer), await list(other), (await town.app.guest.get(TEMPLATES)).status]).toEqual([[body.data], [], 401]);
    const changed = { name: 'Olumsuz', text: 'Teşekkürler {ad}' };
    expect((await employer.put<AnswerTemplate>(one, changed)).body.data).toEqual({ ...changed, id: body.data.id });
    for (const asked of [other.put(one, changed), employer.put(`${TEMPLATES}/${NOBODY}`, changed)])
      expect(said(await asked)).toEqual([404, TEMPLATE_TEXT.notFound]);
    await other.delete(one);
    expect(await list(employer)).toHaveLength(1);
    expect((await employer.delete(one)).body).toMatchObject({ data: { deleted: true }, message: TEMPLATE_TEXT.removed });
    expect(await list(employer)).toEqual([]);
  });

  inBothHomes.it('has a name and a text, leaves nothing in the log, goes with its member, and of many at once there are never too many', async () => {
    expect(said(await keep(employer, { name: ' ' }))).toEqual([422, 'Şablon adı gereklidir']);
    expect(said(await keep(employer, { text: ' ' }))).toEqual([422, 'Metin gereklidir']);
    expect(said(await keep(employer, { text: 'a'.repeat(APPLICATION_LIMITS.answer.max + 1) }))).toEqual([422, 'Metin en fazla 2.000 karakter olmalıdır']);
    expect(said(await keep(employer, { text: 'Merhaba {ad}, {tarih} size uyar mı?' }))).toEqual([422, TEMPLATE_TEXT.unknownField('tarih')]);
    const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
    await town.app.settled();
    const head = await log.head();
    const raced = await Promise.all(Array.from({ length: 8 }, (_, at) => keep(employer, { name: `Şablon ${at}` })));
    expect(await list(employer)).toHaveLength(raced.filter(({ status }) => status === 201).length);
    for (let more = await keep(employer); more.status !== 409; more = await keep(employer)) expect(more.status).toBe(201);
    expect(said(await keep(employer))).toEqual([409, TEMPLATE_TEXT.tooMany]);
    expect(await list(employer)).toHaveLength(APPLICATION_LIMITS.templates);
    expect(await log.head()).toBe(head);
    await employer.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await town.app.settled();
    const { id: memberId } = employer;
    town.app.clock.advance({ days: 8 });
    await town.app.settled();
    expect(await town.app.meydan.app.get<MemberNotes>(MEMBER_NOTES).count({ memberId, kind: 'job-answer-templates' })).toBe(0);
    await town.renewModerator();
  });
});

describe('One text for many', () => {
  inBothHomes.it('becomes an answer of its own for each, once however often it is asked for, and tells who was left out', async () => {
    const { id: jobId } = await employers.post(employer);
    const [elif, can, ada] = [await town.member(), await town.member(), await town.member()];
    const sent = [await apply(elif, jobId), await apply(can, jobId), await apply(ada, jobId)].map(({ id }) => id) as [string, string, string];
    await employer.post(`${RECEIVED}/${sent[0]}/state`, { state: 'reviewing' });
    await ada.post(`${APPLICATIONS}/${sent[2]}/withdraw`, {});
    const { status, body } = await answer(employer, [...sent, sent[0], NOBODY]);
    expect([status, body.data]).toEqual([
      200,
      [
        { application_id: sent[0], problem: null },
        { application_id: sent[1], problem: null },
        { application_id: sent[2], problem: TEMPLATE_TEXT.withdrawnMeanwhile },
        { application_id: NOBODY, problem: APPLICATION_TEXT.notFound },
      ],
    ]);
    const filled = async (who: Client) =>
      `Merhaba ${await usernameOf(who)}, ${JOB.title} (${JOB.company_name}) için görüşelim mi? ${await usernameOf(employer)}`;
    expect([await textsOf(sent[0]), await textsOf(sent[1])]).toEqual([[await filled(elif)], [await filled(can)]]);
    // The state stays, whatever it was.
    expect((await detail(employer, sent[0])).state).toBe('reviewing');
    const again = await Promise.all([answer(employer, sent), answer(employer, sent)]);
    expect(again.map(({ body: { data } }) => data.map(({ problem }) => problem))).toEqual([1, 2].map(() => [null, null, TEMPLATE_TEXT.withdrawnMeanwhile]));
    expect([(await textsOf(sent[0])).length, (await textsOf(sent[1])).length]).toEqual([1, 1]);
    const declined = { text: 'Teşekkürler {ad}', state: 'negative', sending_id: NOBODY } as const;
    expect((await answer(employer, sent.slice(0, 2), declined)).status).toBe(200);
    for (const row of (await received(employer, jobId)).filter(({ id }) => id !== sent[2])) expect(row.state).toBe('negative');
    for (const id of sent.slice(0, 2)) expect((await detail(employer, id)).steps.filter(({ state }) => state === 'negative')).toHaveLength(1);
  });

  it('is not said to those whom a sending of other words has reached that failed on its way', async () => {
    const { id: jobId } = await employers.post(employer);
    const [one, other] = [(await apply(await town.member(), jobId)).id, (await apply(await town.member(), jobId)).id];
    await answer(employer, [one]);
    const changed: Partial<BulkAnswerRequest> = { text: 'Teşekkürler', state: 'negative', sending_id: NOBODY, after: [SENDING] };
    for (const _ of ['sent', 'sent again'])
      expect((await answer(employer, [one, other], changed)).body.data).toEqual([
        { application_id: one, problem: TEMPLATE_TEXT.answeredBefore },
        { application_id: other, problem: null },
      ]);
    expect([(await textsOf(one)).length, await textsOf(other)]).toEqual([1, ['Teşekkürler']]);
    expect((await detail(employer, one)).state).toBe('seen');
    const tooMany = Array.from({ length: APPLICATION_LIMITS.sendings + 1 }, () => SENDING);
    expect((await answer(employer, [one], { ...changed, after: tooMany })).status).toBe(422);
  });

  inBothHomes.it('decides on none that somebody decided on since it was seen', async () => {
    const { id: jobId } = await employers.post(employer);
    const colleague = await town.member();
    await employer.post(`${JOBS}/${jobId}/colleagues`, { username: await usernameOf(colleague) });
    const [one, other] = [(await apply(await town.member(), jobId)).id, (await apply(await town.member(), jobId)).id];
    const rows = await received(employer, jobId);
    const versions = [one, other].map((id) => rows.find((row) => row.id === id)?.version ?? -1);
    expect(versions).toEqual([0, 0]);
    await colleague.post(`${RECEIVED}/${one}/state`, { state: 'positive', version: 0 });
    const declined = { text: 'Teşekkürler', state: 'negative', versions } as const;
    expect((await answer(employer, [one, other], declined)).body.data).toEqual([
      { application_id: one, problem: TEMPLATE_TEXT.decidedMeanwhile },
      { application_id: other, problem: null },
    ]);
    expect([await textsOf(one), (await detail(employer, one)).state]).toEqual([[], 'positive']);
    const single = await employer.post(`${RECEIVED}/${one}/messages`, { text: 'Teşekkürler', state: 'negative', version: 0 });
    expect(said(single)).toEqual([409, APPLICATION_TEXT.changedMeanwhile]);
    expect(said(await answer(employer, [one, other], { ...declined, versions: [1] }))).toEqual([422, TEMPLATE_TEXT.unevenVersions]);
    expect((await received(employer, jobId)).map(({ version }) => version)).toEqual([1, 1]);
  });

  it('is for those who read the applications, is bounded, and says something', async () => {
    const { id: jobId } = await employers.post(employer);
    const [elif, colleague, stranger] = [await town.member(), await town.member(), await employers.of(town)];
    const { id } = await apply(elif, jobId);
    await employer.post(`${JOBS}/${jobId}/colleagues`, { username: await usernameOf(colleague) });
    for (const who of [stranger, elif, town.moderator])
      expect((await answer(who, [id])).body.data).toEqual([{ application_id: id, problem: APPLICATION_TEXT.notFound }]);
    expect(await textsOf(id)).toEqual([]);
    expect((await answer(colleague, [id])).body.data).toEqual([{ application_id: id, problem: null }]);
    expect(said(await answer(employer, []))).toEqual([422, TEMPLATE_TEXT.nobodyChosen]);
    expect(said(await answer(employer, [id], { text: ' ' }))).toEqual([422, 'Mesaj gereklidir']);
    expect(said(await answer(employer, [id], { text: 'Merhaba {isim}' }))).toEqual([422, TEMPLATE_TEXT.unknownField('isim')]);
    expect(said(await employer.post(`${RECEIVED}/${id}/messages`, { text: 'Merhaba {ad}' }))).toEqual([422, TEMPLATE_TEXT.unfilledField('ad')]);
    expect(
      (
        await answer(
          employer,
          Array.from({ length: APPLICATION_LIMITS.bulk + 1 }, () => id),
        )
      ).status,
    ).toBe(422);
    expect((await answer(town.app.guest, [id])).status).toBe(401);
  });
});
