import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import sharp from 'sharp';
import type { Author } from '../contracts/accounts.js';
import { JOB_LIMITS, JOB_WRITING_TEXT, type SavedJob } from '../contracts/job-writing.js';
import { JOB_TEXT } from '../contracts/jobs.js';
import { photograph } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { employers, JOB, JOBS } from './jobs.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

describe('the life of a listing', () => {
  let town: Town;
  let employer: Client;
  let username: string;

  const call = (id: string, what: string, body: object = {}, who = employer) => who.post<SavedJob>(`${JOBS}/${id}/${what}`, body);
  /** No session outlasts a month. */
  const later = async (days: number) => {
    town.app.clock.advance({ days });
    await town.app.settled();
    employer = await town.app.guest.signIn(username, PASSWORD, true);
  };
  /** Without a change: it says how the listing stands. */
  const state = async (id: string, who = employer) => (await who.put<SavedJob>(`${JOBS}/${id}`, JOB)).body.data;

  beforeAll(async () => {
    town = await Town.open();
    employer = await employers.of(town);
    username = await usernameOf(employer);
  });
  afterAll(() => town.app.stop());

  inBothHomes.it('ends by the clock, once, and begins anew when it is renewed', async () => {
    const [short, long] = [await employers.post(employer, { apply_until: '2026-11-30' }), await employers.post(employer)];
    expect([short.apply_until, long.apply_until]).toEqual(['2026-11-30', '2026-12-21']);
    await later(10);
    expect([(await state(short.id)).state, (await state(long.id)).state]).toEqual(['expired', 'open']);
    await later(21);
    expect((await state(long.id)).state).toBe('expired');
    expect(said(await call(long.id, 'close', { state: 'filled' }))).toEqual([409, JOB_WRITING_TEXT.notOpen]);
    expect((await call(long.id, 'renew')).body).toMatchObject({ message: JOB_WRITING_TEXT.renewed, data: { state: 'open', apply_until: '2027-01-21' } });
    expect((await call(long.id, 'renew', { apply_until: '2027-06-01' })).body.fields).toEqual({ apply_until: [JOB_WRITING_TEXT.tooFarAhead] });
    expect((await call(long.id, 'close', { state: 'filled' })).body).toMatchObject({ message: JOB_WRITING_TEXT.filled, data: { state: 'filled' } });
    expect((await call(long.id, 'reopen')).body).toMatchObject({ message: JOB_WRITING_TEXT.reopened, data: { state: 'open', apply_until: '2027-01-21' } });
    expect(said(await call(long.id, 'reopen'))).toEqual([409, JOB_WRITING_TEXT.alreadyOpen]);
    expect(said(await call(long.id, 'renew', {}, await town.member()))).toEqual([403, JOB_WRITING_TEXT.notYours]);
    await later(31);
    expect((await state(long.id)).state).toBe('expired');
  });

  inBothHomes.it('has colleagues, who go with a block and with their account', async () => {
    const { id } = await employers.post(employer);
    const [ada, can, ece] = await Promise.all([town.member(), town.member(), town.member()]);
    const path = `${JOBS}/${id}/colleagues`;
    const name = async (who: Client) => employer.post<Author[]>(path, { username: await usernameOf(who) });
    const left = async () => (await employer.get<Author[]>(path)).body.data.map((author) => author.id);
    expect((await employer.post(path, { username: 'hic.yok' })).status).toBe(404);
    for (const who of [ada, can, ece]) expect((await name(who)).status).toBe(200);
    expect(said(await name(ada))).toEqual([409, JOB_WRITING_TEXT.colleagueAlready]);
    expect(await left()).toEqual([ada.id, can.id, ece.id]);
    expect((await ada.get(path)).status).toBe(200);
    expect((await (await town.member()).get(path)).status).toBe(403);
    expect((await ada.delete(`${path}/${ada.id}`)).status).toBe(200);
    expect((await ada.get(path)).status).toBe(403);
    expect((await can.put(`/api/users/${employer.id}/block`)).status).toBeLessThan(300);
    await town.app.settled();
    expect([await left(), said(await name(can))]).toEqual([[ece.id], [404, JOB_WRITING_TEXT.colleagueUnknown]]);
    expect((await ece.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBe(200);
    await later(31);
    expect(await left()).toEqual([]);
  });

  inBothHomes.it('shows a logo of its owner, a square without what the camera wrote, and goes with their account', async () => {
    const leaving = await employers.of(town);
    const file = { field: 'logo', name: 'logo.jpg', type: 'image/jpeg', bytes: await photograph() };
    const { status, body } = await sendForm<{ url: string }>(leaving, '/api/career/upload/logo', {}, file);
    expect(status).toBe(201);
    const { url } = body.data;
    expect((await employer.post(JOBS, { ...JOB, logo_url: url })).body.fields).toEqual({ logo_url: [JOB_WRITING_TEXT.badLogo] });
    const job = await employers.post(leaving, { logo_url: url });
    await town.app.settled();
    const sent = await fetch(town.app.guest.url + url);
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height, format, exif } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata();
    expect([width === height, (width ?? 0) <= JOB_LIMITS.logoSide, format, exif]).toEqual([true, true, 'png', undefined]);
    expect((await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBe(200);
    await later(31);
    expect((await fetch(town.app.guest.url + url)).status).toBe(404);
    expect(said(await call(job.id, 'close', { state: 'closed' }))).toEqual([410, JOB_TEXT.gone]);
  });

  it('is bounded for each member', async () => {
    const busy = await employers.of(town);
    for (let n = 0; n < JOB_LIMITS.postedADay; n++) await employers.post(busy, { title: `İlan ${n}` });
    expect(said(await busy.post(JOBS, JOB))).toEqual([429, JOB_WRITING_TEXT.tooManyPosted]);
  });
});
