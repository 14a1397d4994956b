import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { EXPORT_TEXT } from '../contracts/audit-export.js';
import {
  type LookRow,
  type RevealedField,
  type SavedFilter,
  TIMELINE_LIMITS,
  TIMELINE_TEXT,
  type TimelineFact,
  type TimelineFilter,
  type TimelinePage,
  type TimelineRow,
  type TimelineType,
} from '../contracts/audit-timeline.js';
import type { DataExport } from '../contracts/own-data.js';
import { TRAVEL_TEXT } from '../contracts/travel.js';
import type { Links } from '../src/platform/chain/links.js';
import { LINKS } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const TIMELINE = '/api/console/audit/timeline';
const FILTERS = '/api/console/audit/filters';
const REASON = 'Kararın dayanağını inceliyoruz, şikâyet var.';

inBothHomes.describe('the timeline of the audit', () => {
  let town: Town;
  let auditor: Client;
  let author: Client;
  let reportId: string;
  beforeAll(async () => {
    town = await Town.open();
    auditor = await town.app.member('selin', 'auditor');
    author = await town.member();
    reportId = await town.case(author);
    await town.decide(reportId, { action: 'warn_user', note: 'Kişiye saldırı' });
    await town.app.settled();
  });
  afterAll(() => town.app.stop());

  const page = async (filter: TimelineFilter & { before?: number } = {}, by = auditor) => {
    await town.app.settled();
    const asked = Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]);
    return (await by.get<TimelinePage>(`${TIMELINE}?${new URLSearchParams(asked)}`)).body.data;
  };
  const typesOf = async (filter: TimelineFilter) => (await page(filter)).rows.map(({ type }) => type);
  const first = async (filter: TimelineFilter): Promise<TimelineRow> => {
    const [row] = (await page(filter)).rows;
    if (!row) throw new Error(`the timeline has nothing for ${JSON.stringify(filter)}`);
    return row;
  };
  const open = async (row: TimelineRow, by = auditor) => (await by.get<TimelineFact>(`${TIMELINE}/${row.id}`)).body.data;
  /** Resolves when every fact is linked. */
  const linked = async () => {
    const [links, until] = [town.app.meydan.app.get<Links>(LINKS), Date.now() + 30_000];
    for (;;) {
      const [last, head] = [await links.last(), await town.app.meydan.machinery.head()];
      if (last?.position === head) return;
      if (Date.now() > until) throw new Error('not every fact was linked');
      await pause(20);
    }
  };
  const reveal = (row: TimelineRow, reason = REASON, by = auditor) =>
    by.post<RevealedField[]>(`${TIMELINE}/${row.id}/reveal`, { purpose: 'official_request', reason });

  it('says newest first what happened, by whom and to whom', async () => {
    const { rows } = await page({ subject: author.id });
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(rows.find(({ type }) => type === 'WarningIssued')).toMatchObject({
      what: 'Uyarı verildi',
      why: 'Taciz',
      kind: 'moderation',
      actor: { username: 'derya', acting_as: 'moderator' },
      member: { id: author.id },
      reversed_at: null,
    });
    expect(rows.at(-1)?.type).toBe('MemberRegistered');
  });

  it('finds by everything that it can be asked for, together too', async () => {
    const warning = { type: 'WarningIssued', subject: author.id };
    expect(await typesOf(warning)).toEqual(['WarningIssued']);
    expect(await typesOf({ ...warning, actor: town.moderator.id, kind: 'moderation', rule: 'harassment', reversal: 'standing' })).toEqual(['WarningIssued']);
    expect(await typesOf({ ...warning, actor: auditor.id })).toEqual([]);
    expect(await typesOf({ ...warning, rule: 'spam' })).toEqual([]);
    expect(await typesOf({ ...warning, kind: 'administration' })).toEqual([]);
    expect(await typesOf({ ...warning, reversal: 'reversed' })).toEqual([]);
    const day = (await first(warning)).at.slice(0, 10);
    const before = new Date(Date.parse(day) - 24 * 3_600_000).toISOString().slice(0, 10);
    const after = new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
    expect(await typesOf({ ...warning, from: before, to: after })).toEqual(['WarningIssued']);
    expect(await typesOf({ ...warning, from: after })).toEqual([]);
    expect(await typesOf({ ...warning, to: '2020-01-01' })).toEqual([]);
  });

  it('has a case with its reports, its decision and what followed', async () => {
    const { case_id } = await first({ type: 'ContentReported', subject: author.id });
    const found = await typesOf({ case: case_id ?? '' });
    expect(found).toEqual(expect.arrayContaining(['ContentReported', 'ReportModerated', 'WarningIssued']));
  });

  it.each([
    ['from=2026-13-01', TIMELINE_TEXT.badDay],
    ['from=2026-02-30', TIMELINE_TEXT.badDay],
    ['from=2026-02-03&to=2026-02-01', TIMELINE_TEXT.daysTurned],
    ['type=NothingHappened', TIMELINE_TEXT.badType],
  ])('says what is wrong with %s', async (asked, sentence) => expect((await auditor.get(`${TIMELINE}?${asked}`)).body.error).toBe(sentence));

  it('goes on where a page ends, whatever happened since', async () => {
    const many = await town.member();
    for (let index = 0; index < TIMELINE_LIMITS.page / 2 + 1; index++) {
      await town.moderator.post(`/api/console/members/${many.id}/notes`, { text: `Not ${index}` });
    }
    const all = { subject: many.id, actor: town.moderator.id };
    for (const { id } of (await town.moderator.get<{ id: string }[]>(`/api/console/members/${many.id}/notes`)).body.data) {
      await town.moderator.delete(`/api/console/members/${many.id}/notes/${id}`);
    }
    const one = await page(all);
    await town.moderator.post(`/api/console/members/${many.id}/notes`, { text: 'Bu arada' });
    const two = await page({ ...all, before: one.next ?? 0 });
    expect([one.rows.length, two.rows.length, two.next]).toEqual([TIMELINE_LIMITS.page, 2, null]);
    expect(new Set([...one.rows, ...two.rows].map(({ id }) => id)).size).toBe(TIMELINE_LIMITS.page + 2);
    expect((await page({ ...all, reversal: 'reversed' })).rows.every(({ type }) => type === 'StaffNoteWritten')).toBe(true);
    expect((await page({ ...all, reversal: 'standing' })).rows.map(({ type }) => type)).toEqual(['StaffNoteWritten']);
  });

  it('opens a fact with its words, what led to it and followed, and its place in the chain', async () => {
    const decision = await first({ type: 'CaseDecided', subject: author.id });
    const fact = await open(decision);
    expect(fact.words).toBe('Kişiye saldırı');
    expect(fact.tree.fact.id).toBe(decision.id);
    expect(fact.tree.branches.map(({ fact: { type } }) => type)).toEqual(expect.arrayContaining(['ReportModerated', 'WarningIssued']));
    await linked();
    const { place } = await open(decision);
    expect([place.place, place.digest?.length, place.previous?.length]).toEqual([expect.any(Number), 64, 64]);
    expect((await auditor.get(`${TIMELINE}/${NOBODY}`)).status).toBe(404);
  });

  it('shows masked fields to whoever says why, and tells the member', async () => {
    const reporter = await town.member();
    await town.report(reporter, await town.topic(author), { description: 'Bana mesajla da saldırdı.' });
    const row = await first({ type: 'ContentReported', actor: reporter.id });
    expect((await open(row)).masked).toEqual(['description']);
    expect(JSON.stringify(await open(row))).not.toContain('mesajla');
    expect((await reveal(row, 'Kısa')).status).toBe(422);
    expect((await reveal(row, `Bakıyorum${'\u200b\u202e'.repeat(20)}`)).body.fields).toEqual({ reason: ['En az 20 karakter yazın (9/20)'] });
    expect((await reveal(row)).body.data).toEqual([{ field: 'description', label: 'Açıklama', value: 'Bana mesajla da saldırdı.' }]);
    const look = await first({ kind: 'access', actor: auditor.id });
    expect(look).toMatchObject({ type: 'FactDisclosed', why: 'Resmî talep', member: { id: author.id } });
    const [told] = (await author.get<LookRow[]>('/api/auth/looks')).body.data;
    expect(told).toMatchObject({ role: 'auditor', purpose: 'Resmî talep', reason: REASON });
    expect(JSON.stringify(told)).not.toContain('selin');
    await author.post('/api/auth/data-export');
    await town.app.settled();
    const { id } = (await author.get<DataExport>('/api/auth/data-export')).body.data;
    const files = unzipSync((await author.download(`/api/auth/data-export/${id}`)).bytes);
    const [, bytes] = Object.entries(files).find(([name]) => name.includes('kayitlariniza-bakanlar')) ?? [];
    const text = strFromU8(bytes ?? new Uint8Array());
    expect([text.includes(REASON), text.includes('Denetçi'), text.includes(auditor.id)]).toEqual([true, true, false]);
  });

  it('shows nothing masked of those whom the role does not decide about, nor where nothing is', async () => {
    const ofModerator = await first({ type: 'MemberRegistered', subject: town.moderator.id });
    expect(said(await reveal(ofModerator))).toEqual([403, TIMELINE_TEXT.aboutSuperior]);
    expect(said(await reveal(await first({ type: 'ReportModerated', subject: author.id })))).toEqual([409, TIMELINE_TEXT.nothingMasked]);
  });

  it('keeps from auditors what was noted about themselves', async () => {
    await town.moderator.post(`/api/console/members/${auditor.id}/notes`, { text: 'Kendi raporlarına bakıyor olabilir' });
    expect(said(await reveal(await first({ type: 'StaffNoteWritten', subject: auditor.id })))).toEqual([403, TIMELINE_TEXT.aboutSuperior]);
    expect(await typesOf({ type: 'FactDisclosed', subject: auditor.id })).toEqual([]);
  });

  it('tells no auditor who reported them', async () => {
    const reporter = await town.member();
    const reported = await town.topic(auditor);
    await town.report(reporter, reported);
    const told = (answer: object) => JSON.stringify(answer).includes(reporter.id);
    const row = await first({ type: 'ContentReported', subject: auditor.id });
    expect([told(row), told(await open(row))]).toEqual([false, false]);
    for (const path of [`past/case/${reported.id}`, `past/member/${auditor.id}`, `replay/${reported.id}`]) {
      expect([path, (await auditor.get(`/api/console/audit/${path}`)).status]).toEqual([path, 403]);
    }
    const admin = await town.app.member('nazli', 'admin');
    expect(told(await open(row, admin))).toBe(true);
    // Whoever asks for the facts of one member after the other finds none of these.
    const asked = { type: 'ContentReported', actor: reporter.id };
    const [own, ofAdmin] = [await page(asked), await page(asked, admin)];
    expect([own.rows.length, ofAdmin.rows.length]).toEqual([0, 1]);
    const exported = { ...asked, profile: 'figures', format: 'csv' };
    expect(said(await auditor.post('/api/console/audit/exports', exported))).toEqual([409, EXPORT_TEXT.nothing]);
    expect((await admin.post('/api/console/audit/exports', exported)).status).toBe(202);
    expect(told((await auditor.get('/api/console/audit/past/queue')).body)).toBe(false);
  });

  it('opens no text that its author took back', async () => {
    const { id } = await town.topic(author);
    const edit = { content: 'Metnin numarasız hâli burada', reason: 'other', message: 'Telefon numaranızı çıkardım.', version: 0 };
    expect((await town.moderator.put(`/api/console/texts/topics/${id}`, edit)).status).toBe(200);
    const row = await first({ type: 'TopicEditedByModerator', subject: id });
    const looks = async () => (await author.get<LookRow[]>('/api/auth/looks')).body.data.length;
    const before = await looks();
    // Sent again, it is the same look, and what may be seen now.
    const again = () => auditor.post(`${TIMELINE}/${row.id}/reveal`, { purpose: 'official_request', reason: REASON }, { 'idempotency-key': 'the-same-look' });
    for (const { body } of [await again(), await again()]) expect(body.data).toContainEqual({ field: 'content', label: 'Metin', value: edit.content });
    await town.app.settled();
    expect(await looks()).toBe(before + 1);
    expect((await author.delete(`/api/forum/topics/${id}`)).status).toBe(200);
    expect(said(await again())).toEqual([409, TRAVEL_TEXT.withdrawn]);
    expect(said(await reveal(row))).toEqual([409, TRAVEL_TEXT.withdrawn]);
  });

  it('keeps the filters of each auditor for them alone', async () => {
    const save = (name: string, filter: string, by = auditor) => by.post<SavedFilter[]>(FILTERS, { name, filter });
    expect((await save('', 'type=WarningIssued')).body.fields).toEqual({ name: [TIMELINE_TEXT.nameNeeded] });
    expect((await save('Ters\u202e', 'type=WarningIssued')).body.fields?.name).toEqual([expect.stringContaining('görünmeyen karakterler')]);
    expect((await save('Hiçbir şey', '')).body.fields).toEqual({ name: [TIMELINE_TEXT.nothingToSave] });
    const [kept] = (await save(' Uyarılar ', 'type=WarningIssued&reversal=reversed&other=1')).body.data;
    expect(kept).toMatchObject({ name: 'Uyarılar', filter: { type: 'WarningIssued', reversal: 'reversed' } });
    expect((await save('UYARILAR', 'type=WarningIssued')).body.fields).toEqual({ name: [TIMELINE_TEXT.nameTaken] });
    const admin = await town.app.member('kurucu', 'admin');
    expect((await admin.get<SavedFilter[]>(FILTERS)).body.data).toEqual([]);
    expect((await admin.put(`${FILTERS}/${kept?.id}`, { name: 'Benim' })).status).toBe(404);
    expect((await auditor.put<SavedFilter[]>(`${FILTERS}/${kept?.id}`, { name: 'Geri alınan uyarılar' })).body.data[0]?.name).toBe('Geri alınan uyarılar');
    for (let index = 1; index < TIMELINE_LIMITS.savedFilters; index++) await save(`Filtre ${index}`, 'kind=access');
    expect(said(await save('Fazlası', 'kind=access'))).toEqual([409, TIMELINE_TEXT.tooMany]);
    expect((await auditor.delete<SavedFilter[]>(`${FILTERS}/${kept?.id}`)).body.data).toHaveLength(TIMELINE_LIMITS.savedFilters - 1);
  });

  it('names every type that can be asked for', async () => {
    const types = (await auditor.get<TimelineType[]>(`${TIMELINE}/types`)).body.data;
    expect(types.find(({ type }) => type === 'WarningIssued')).toEqual({ type: 'WarningIssued', name: 'Uyarı verildi', kind: 'moderation' });
    expect(types.filter(({ type, name }) => name === type)).toEqual([]);
  });

  it('is closed to moderators and members', async () => {
    for (const by of [town.moderator, author]) expect((await by.get(TIMELINE)).status).toBe(403);
  });

  it('calls whoever is gone by one name that tells nobody who they were', async () => {
    const gone = await town.member();
    await town.sanction(gone, 'warn_user');
    await gone.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    town.app.clock.advance({ days: 8 });
    await town.app.settled();
    auditor = await town.app.guest.signIn('selin', PASSWORD);
    const row = await first({ type: 'WarningIssued', subject: gone.id });
    expect(row.member).toMatchObject({ username: '', display_name: `Silinmiş üye ${gone.id.slice(-4).toUpperCase()}` });
    expect((await open(row)).words).toBeNull();
  });
});
