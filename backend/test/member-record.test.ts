import { afterAll, beforeAll, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { ACCESS_TEXT } from '../contracts/access.js';
import type { LoginAnswer } from '../contracts/accounts.js';
import {
  DISCLOSURE_TEXT,
  MEMBER_SESSIONS_KEPT,
  type MemberEmail,
  type MemberReportRow,
  type MemberSessions,
  type MemberTextRow,
  STAFF_NOTE_TEXT,
  type StaffNoteRow,
} from '../contracts/member-record.js';
import type { FactRow } from '../contracts/moderation.js';
import type { DataExport } from '../contracts/own-data.js';
import { RefusedSignIns } from '../src/contexts/accounts/session/refused-sign-ins.service.js';
import { PASSWORD } from './app.js';
import { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';
const REASON = 'Üye hesabına giremediğini yazdı, adresini karşılaştırıyoruz.';

inBothHomes.describe('what moderators keep and see of a member', () => {
  let town: Town;
  let member: Client;
  let page: string;
  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  const someone = async () => {
    member = await town.member();
    page = `/api/console/members/${member.id}`;
    return member;
  };
  const note = (text: string, by = town.moderator) => by.post<StaffNoteRow[]>(`${page}/notes`, { text });
  const notes = async () => (await town.moderator.get<StaffNoteRow[]>(`${page}/notes`)).body.data;
  const sessions = async () => (await town.moderator.get<MemberSessions>(`${page}/sessions`)).body.data;
  const tryIn = (identifier: string, password: string, headers: Record<string, string> = {}) =>
    town.app.guest.post<LoginAnswer>('/api/auth/login', { identifier, password }, headers);
  const signIn = async (identifier: string, headers: Record<string, string> = {}) => {
    const { data } = (await tryIn(identifier, PASSWORD, headers)).body;
    return new Client(town.app.guest.url, data.session.token, data.user.id);
  };
  const reveal = (reason: string, by = town.moderator) => by.post<MemberEmail>(`${page}/email`, { purpose: 'account_recovery', reason });

  it('notes are written and removed, by their author or an admin, and the member takes none along', async () => {
    await someone();
    const mert = await town.app.member('mert', 'moderator');
    await note('Önce not, sonra uyarı.');
    const [kept] = (await note('  Yazıştık, yapıcıydı.  ')).body.data;
    expect((await notes()).map(({ text, author }) => [text, author.username]).sort()).toEqual([
      ['Yazıştık, yapıcıydı.', 'derya'],
      ['Önce not, sonra uyarı.', 'derya'],
    ]);
    expect(said(await mert.delete(`${page}/notes/${kept?.id}`))).toEqual([403, STAFF_NOTE_TEXT.notYours]);
    const admin = await town.app.member('kurucu', 'admin');
    expect((await admin.delete<StaffNoteRow[]>(`${page}/notes/${kept?.id}`)).body.data).toHaveLength(1);
    expect(said(await admin.delete(`${page}/notes/${NOBODY}`))).toEqual([404, STAFF_NOTE_TEXT.unknown]);
    expect((await note('ğ'.repeat(1001))).status).toBe(422);
    expect((await member.get(`${page}/notes`)).status).toBe(403);
    await member.post('/api/auth/data-export');
    await town.app.settled();
    const { id } = (await member.get<DataExport>('/api/auth/data-export')).body.data;
    const files = unzipSync((await member.download(`/api/auth/data-export/${id}`)).bytes);
    expect(Object.values(files).some((bytes) => strFromU8(bytes).includes('Önce not'))).toBe(false);
  });

  it('an address is shown to who says why, and the member learns that somebody looked, not who', async () => {
    await someone();
    expect((await reveal('Üye yazdı')).body.fields).toEqual({ reason: ['En az 20 karakter yazın (9/20)'] });
    expect((await reveal(REASON)).body.data).toEqual({ email: `${await usernameOf(member)}@ornek.dev` });
    await town.app.settled();
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { member: member.id } })}`));
    expect(facts.find(({ type }) => type === 'MemberEmailDisclosed')).toMatchObject({
      what: 'Üyenin e-posta adresine bakıldı',
      why: `Hesap kurtarma · “${REASON}”`,
    });
    await member.post('/api/auth/data-export');
    await town.app.settled();
    const { id } = (await member.get<DataExport>('/api/auth/data-export')).body.data;
    const files = unzipSync((await member.download(`/api/auth/data-export/${id}`)).bytes);
    const [, bytes] = Object.entries(files).find(([name]) => name.includes('verilerinize-bakanlar')) ?? [];
    const told = strFromU8(bytes ?? new Uint8Array());
    expect([told.includes(REASON), told.includes('Hesap kurtarma'), told.includes(town.moderator.id)]).toEqual([true, true, false]);
  });

  it('nobody looks at an equal, and nobody at whom there is not', async () => {
    const ayla = await town.app.member('ayla', 'moderator');
    page = `/api/console/members/${ayla.id}`;
    expect(said(await reveal(REASON))).toEqual([403, DISCLOSURE_TEXT.aboutSuperior]);
    expect(said(await town.moderator.post(`${page}/sessions/end`))).toEqual([403, DISCLOSURE_TEXT.aboutSuperior]);
    page = `/api/console/members/${NOBODY}`;
    expect(said(await reveal(REASON))).toEqual([404, DISCLOSURE_TEXT.memberUnknown]);
    expect((await note('Kimse yok')).status).toBe(404);
  });

  it('sessions are listed and ended, and the member reads why on the sign-in page', async () => {
    await someone();
    const username = await usernameOf(member);
    const again = await town.app.guest.signIn(username, PASSWORD);
    const { open, closed } = await sessions();
    expect([open.length, closed]).toEqual([2, []]);
    expect(Object.keys(open[0] ?? {}).sort()).toEqual(['created_at', 'device', 'id', 'last_seen_at', 'place']);
    expect((await town.moderator.post(`${page}/sessions/end`)).body.message).toBe(ACCESS_TEXT.memberSessionsEnded);
    for (const session of [member, again]) {
      expect((await session.get('/api/auth/user')).status).toBe(401);
      expect((await session.get('/api/auth/session')).body.ended).toBe('ended_by_staff');
    }
    const after = await sessions();
    expect([after.open, after.closed.map(({ ended_for }) => ended_for)]).toEqual([[], ['ended_by_staff', 'ended_by_staff']]);
    expect(Object.keys(after.closed[0] ?? {}).sort()).toEqual(['created_at', 'device', 'ended_at', 'ended_for', 'id', 'place']);
    expect((await town.app.guest.signIn(username, PASSWORD)).id).toBe(member.id);
  });

  it('closed sessions tell why they are over, the one that was closed last first', async () => {
    await someone();
    const username = await usernameOf(member);
    const phone = await signIn(username, { 'user-agent': PHONE });
    const other = await signIn(username);
    await other.post('/api/auth/logout');
    town.app.clock.advance({ minutes: 1 });
    const [own] = (await sessions()).open.filter(({ device }) => device.includes('Android'));
    await member.delete(`/api/auth/sessions/${own?.id}`);
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    town.app.clock.advance({ minutes: 1 });
    await town.sanction(member, 'suspend_user', { durationMinutes: 60 });
    await town.app.settled();
    const { open, closed } = await sessions();
    expect(open).toEqual([]);
    expect(closed.map(({ ended_for, device, place }) => [ended_for, device, place])).toEqual([
      ['restricted', ACCESS_TEXT.unknownDevice, 'Bu bilgisayar'],
      ['revoked', 'Firefox, Android', 'Bu bilgisayar'],
      ['signed_out', ACCESS_TEXT.unknownDevice, 'Bu bilgisayar'],
    ]);
  });

  it('refused sign-ins tell why, those that are alike as one, and the member takes them along', async () => {
    await someone();
    const username = await usernameOf(member);
    expect((await sessions()).refused).toEqual([]);
    for (let tries = 0; tries < 2; tries++) expect((await tryIn(username, 'uydurma-bir-sifre')).status).toBe(401);
    town.app.clock.advance({ minutes: 1 });
    await town.sanction(member, 'suspend_user', { durationMinutes: 5 });
    expect((await tryIn(username, PASSWORD, { 'user-agent': PHONE })).status).toBe(403);
    const { refused } = await sessions();
    expect(refused.map(({ why, device, count }) => [why, device, count])).toEqual([
      ['restricted', 'Firefox, Android', 1],
      ['wrong_password', ACCESS_TEXT.unknownDevice, 2],
    ]);
    expect(Object.keys(refused[0] ?? {}).sort()).toEqual(['at', 'count', 'device', 'id', 'place', 'why']);
    town.app.clock.advance({ minutes: 6 });
    member = await town.app.guest.signIn(username, PASSWORD);
    await member.post('/api/auth/data-export');
    await town.app.settled();
    const { id } = (await member.get<DataExport>('/api/auth/data-export')).body.data;
    const files = unzipSync((await member.download(`/api/auth/data-export/${id}`)).bytes);
    const taken = JSON.parse(strFromU8(files['reddedilen-girisler.json'] ?? new Uint8Array()));
    expect(taken.map(({ why, count }: { why: string; count: number }) => [why, count]).sort()).toEqual([
      ['Hesap kısıtlı', 1],
      ['Şifre yanlış', 2],
    ]);
  });

  it('of many refused sign-ins the newest are kept', async () => {
    await someone();
    const refusals = town.app.meydan.app.get(RefusedSignIns);
    const zones = Intl.supportedValuesOf('timeZone').slice(0, MEMBER_SESSIONS_KEPT + 5);
    for (const timeZone of zones) {
      town.app.clock.advance({ seconds: 1 });
      refusals.note(member.id, 'second_factor', { address: '198.51.100.7', name: null, timeZone, kept: null });
    }
    const { refused } = await sessions();
    expect(refused).toHaveLength(MEMBER_SESSIONS_KEPT);
    expect([refused[0]?.at, JSON.stringify(refused).includes('198.51.100.7')]).toEqual([town.app.clock.now().toISOString(), false]);
  });

  it('what they wrote and which reports there were, the newest first', async () => {
    await someone();
    const topic = await town.topic(member);
    town.app.clock.advance({ minutes: 1 });
    const { id: comment } = await town.comment(member);
    const other = await town.topic(await town.member());
    const about = (await town.report(await town.member(), topic)).body.data.reportId;
    const by = (await town.report(member, other, { reason: 'spam' })).body.data.reportId;
    await town.decide(about, { action: 'hide_content' });
    await town.app.settled();
    const texts = await town.moderator.get(`${page}/texts?${query({ range: [0, 1] })}`);
    expect(rows<MemberTextRow>(texts).map(({ id, type, state }) => [id, type, state])).toEqual([
      [comment, 'forum_comment', 'visible'],
      [expect.any(String), 'forum_topic', 'visible'],
    ]);
    expect(texts.headers.get('content-range')).toBe('texts 0-1/3');
    const [, , first] = rows<MemberTextRow>(await town.moderator.get(`${page}/texts`));
    expect([first?.id, first?.state]).toEqual([topic.id, 'hidden']);
    const reports = async (side: string) => rows<MemberReportRow>(await town.moderator.get(`${page}/reports?${query({ filter: { side } })}`));
    expect((await reports('about')).map(({ id, outcome }) => [id, outcome])).toEqual([[about, 'content_hidden']]);
    expect((await reports('by')).map(({ id, reason, status }) => [id, reason, status])).toEqual([[by, 'spam', 'pending']]);
    expect((await town.moderator.get(`${page}/reports?${query({ filter: { side: 'başka' } })}`)).status).toBe(400);
  });
});
