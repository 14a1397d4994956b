import { afterAll, beforeAll, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { ACCESS_TEXT } from '../contracts/access.js';
import {
  DISCLOSURE_TEXT,
  type MemberEmail,
  type MemberReportRow,
  type MemberSessionRow,
  type MemberTextRow,
  STAFF_NOTE_TEXT,
  type StaffNoteRow,
} from '../contracts/member-record.js';
import type { FactRow } from '../contracts/moderation.js';
import type { DataExport } from '../contracts/own-data.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

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
    const open = (await town.moderator.get<MemberSessionRow[]>(`${page}/sessions`)).body.data;
    expect(open).toHaveLength(2);
    expect(Object.keys(open[0] ?? {}).sort()).toEqual(['created_at', 'device', 'id', 'last_seen_at', 'place']);
    expect((await town.moderator.post(`${page}/sessions/end`)).body.message).toBe(ACCESS_TEXT.memberSessionsEnded);
    for (const session of [member, again]) {
      expect((await session.get('/api/auth/user')).status).toBe(401);
      expect((await session.get('/api/auth/session')).body.ended).toBe('ended_by_staff');
    }
    expect((await town.moderator.get<MemberSessionRow[]>(`${page}/sessions`)).body.data).toEqual([]);
    expect((await town.app.guest.signIn(username, PASSWORD)).id).toBe(member.id);
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
