import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { OwnUser, SessionAnswer } from '../contracts/accounts.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { DataExport } from '../contracts/own-data.js';
import { type MemberSubroles, SUBROLE_TEXT, type SubroleRequestRow, type SubroleStatus } from '../contracts/subroles.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { sentAgain } from './lost-answers.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said } from './town.js';

const OWN = '/api/auth/subrole-request';
const QUEUE = '/api/admin/subrole-requests';
const WHY = 'On iki kişilik bir yazılım şirketinin insan kaynakları sorumlusuyum.';
const WANTED = { requested_subroles: ['employer', 'student'], reason: WHY };

describe('sub-roles', () => {
  let app: TestApp;
  let admin: Client;
  beforeAll(async () => {
    app = await startApp();
    admin = await app.member('nazli', 'admin');
  });
  afterAll(() => app.stop());

  const ask = (member: Client, changes: object = {}) => member.post<SubroleStatus>(OWN, { ...WANTED, ...changes });
  const asked = async (member: Client, changes: object = {}): Promise<string> => (await ask(member, changes)).body.data.requests[0]?.id as string;
  const review = (id: string, changes: object = {}, by = admin) =>
    by.post(`${QUEUE}/${id}/review`, { status: 'approved', approved_subroles: ['employer'], rejected_subroles: ['student'], ...changes });
  const waiting = async (by = admin, search = '') => (await by.get<SubroleRequestRow[]>(`${QUEUE}${search}`)).body;
  const own = async (member: Client) => (await member.get<SubroleStatus>(OWN)).body.data;
  const toldTo = async (member: Client) => (await member.get<NotificationPage>('/api/notifications')).body.data.rows.map(({ outcome }) => outcome);
  const decide = (member: Client, held: boolean, by = admin, note = 'Şirketten ayrıldı') =>
    by.put<MemberSubroles>(`/api/console/members/${member.id}/subroles`, { subrole: 'employer', held, note });

  inBothHomes.it('are asked for, reviewed one by one, told, and stand in the session from that answer on', async () => {
    const member = await app.member('elif');
    expect(await own(member)).toEqual({ subroles: [], requests: [] });
    const made = await ask(member, { additional_info: 'ornek.dev' });
    expect([made.status, made.body.message]).toEqual([201, SUBROLE_TEXT.asked]);
    const [request] = made.body.data.requests;
    expect(request).toMatchObject({
      requested_subroles: ['student', 'employer'],
      reason: WHY,
      additional_info: 'ornek.dev',
      status: 'pending',
      review_note: null,
    });
    expect(said(await ask(member))).toEqual([409, SUBROLE_TEXT.pending]);

    const queue = await waiting();
    expect(queue).toMatchObject({ total: 1, limit: 50, offset: 0 });
    expect(queue.data).toEqual([
      expect.objectContaining({ id: request?.id, member: expect.objectContaining({ username: 'elif' }), reason: WHY, held_subroles: [], reviewer: null }),
    ]);
    const reviewed = await review(request?.id ?? '', { review_note: 'Öğrenci belgesi gerekiyor' });
    expect([reviewed.status, reviewed.body.message]).toEqual([200, SUBROLE_TEXT.reviewed]);
    expect((await waiting()).data).toEqual([]);
    expect((await waiting(admin, '?status=all')).data).toEqual([
      expect.objectContaining({ status: 'approved', held_subroles: ['employer'], reviewer: expect.objectContaining({ username: 'nazli' }), expires_at: null }),
    ]);
    expect(await own(member)).toMatchObject({
      subroles: ['employer'],
      requests: [{ status: 'approved', approved_subroles: ['employer'], rejected_subroles: ['student'], review_note: 'Öğrenci belgesi gerekiyor' }],
    });
    const me = (await member.get<OwnUser>('/api/auth/me')).body.data;
    const { user } = (await member.get('/api/auth/session')).body as unknown as SessionAnswer;
    const login = await app.guest.post<{ user: OwnUser }>('/api/auth/login', { identifier: 'elif', password: PASSWORD });
    for (const one of [me, user, login.body.data.user]) expect(one?.subroles).toEqual(['employer']);

    await app.settled();
    expect(await toldTo(member)).toEqual(['subrole_partly']);
    const [mail = ''] = app.mailsTo('elif@ornek.dev').filter((text) => text.includes('Onaylananlar: İşveren.'));
    expect(mail).toContain('Reddedilenler: Öğrenci. Açıklama: “Öğrenci belgesi gerekiyor”');
    expect(mail).not.toMatch(/nazl/i);
    expect(JSON.stringify(await own(member))).not.toContain(admin.id);
  });

  inBothHomes.it('are taken away and given back with a reason, and the member hears of both', async () => {
    const member = await app.member('kerem');
    expect(said(await decide(member, true))).toEqual([409, SUBROLE_TEXT.neverHeld]);
    await review(await asked(member));
    expect((await decide(member, false)).body).toMatchObject({ message: SUBROLE_TEXT.revoked, data: { held: [], former: ['employer'] } });
    expect((await own(member)).subroles).toEqual([]);
    expect((await decide(member, true, admin, 'Yanlışlıkla')).body).toMatchObject({ message: SUBROLE_TEXT.restored, data: { held: ['employer'], former: [] } });
    expect((await admin.get<MemberSubroles>(`/api/console/members/${member.id}/subroles`)).body.data.held).toEqual(['employer']);
    expect(said(await decide(member, false, admin, ' '))).toEqual([422, SUBROLE_TEXT.noteNeeded]);
    expect(said(await decide({ id: NOBODY } as Client, false))).toEqual([404, SUBROLE_TEXT.memberUnknown]);
    await app.settled();
    expect((await toldTo(member)).sort()).toEqual(['subrole_partly', 'subrole_restored', 'subrole_revoked']);
    const mails = app.mailsTo('kerem@ornek.dev').join('\n');
    expect(mails).toContain('İşveren subrolünüz kaldırıldı. Açıklama: “Şirketten ayrıldı”');
    expect(mails).toContain('İşveren subrolünüz geri verildi. Açıklama: “Yanlışlıkla”');
    const history = JSON.stringify((await admin.get(`/api/console/facts?filter=${encodeURIComponent(JSON.stringify({ member: member.id }))}`)).body);
    for (const sentence of ['Üye subrole başvurusu yaptı', 'Subrole başvurusu karara bağlandı: onaylandı', 'Subrolü kaldırıldı: İşveren'])
      expect(history).toContain(sentence);
  });

  inBothHomes.it('are reviewed once when two review at once, and asked for once when the member asks twice', async () => {
    const member = await app.member('defne');
    const second = await app.member('ikinci', 'admin');
    const made = await Promise.all([ask(member), ask(member), ask(member)]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const id = (await own(member)).requests[0]?.id as string;
    const answers = await Promise.all([
      review(id),
      review(id, { status: 'rejected', approved_subroles: [], rejected_subroles: ['student', 'employer'] }, second),
      review(id, { approved_subroles: ['student', 'employer'], rejected_subroles: [] }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(said)).toEqual(Array(2).fill([409, SUBROLE_TEXT.over]));
    const { subroles, requests } = await own(member);
    expect(requests).toHaveLength(1);
    expect(subroles).toEqual(requests[0]?.approved_subroles);
  });

  it('are known again when a request, a review or a revocation is sent once more because its answer was lost', async () => {
    const member = await app.member('selin');
    const made = await sentAgain(app, (key) => member.post<SubroleStatus>(OWN, WANTED, key));
    expect(made.body.data.requests).toHaveLength(1);
    const verdict = { status: 'approved', approved_subroles: ['employer'], rejected_subroles: ['student'] };
    expect((await sentAgain(app, (key) => admin.post(`${QUEUE}/${made.body.data.requests[0]?.id}/review`, verdict, key))).status).toBe(200);
    const taken = { subrole: 'employer', held: false, note: 'Şirketten ayrıldı' };
    expect((await sentAgain(app, (key) => admin.put(`/api/console/members/${member.id}/subroles`, taken, key))).status).toBe(200);
    expect((await own(member)).subroles).toEqual([]);
  });

  it('say in the words of the specification what a request lacks', async () => {
    const member = await app.member('bora');
    const problem = async (changes: object) => (await ask(member, changes)).body;
    expect(await problem({ requested_subroles: [] })).toMatchObject({ message: 'En az bir subrole seçmelisiniz' });
    expect(await problem({ reason: 'Kısa' })).toMatchObject({ message: 'En az 50 karakter yazmalısınız' });
    expect(await problem({ reason: 'ğ'.repeat(501) })).toMatchObject({ message: 'Maksimum 500 karakter yazabilirsiniz' });
    expect((await ask(member, { requested_subroles: ['king'] })).status).toBe(422);
    expect(await problem({ requested_subroles: null })).toMatchObject({ message: 'En az bir subrole seçmelisiniz' });
    expect((await review(await asked(member, { additional_info: null }), { review_note: null })).status).toBe(200);
    expect(said(await ask(member))).toEqual([409, SUBROLE_TEXT.held]);
    expect((await ask(member, { requested_subroles: ['student'] })).status).toBe(201);
  });

  it('are reviewed by admins, and by nobody for themselves', async () => {
    const moderator = await app.member('derya', 'moderator');
    const id = await asked(admin);
    const other = await app.member('baska', 'admin');
    expect((await review(id, {}, moderator)).status).toBe(403);
    expect((await waiting(moderator)).data.map((row) => row.id)).toContain(id);
    expect(said(await review(id))).toEqual([403, SUBROLE_TEXT.ownRequest]);
    expect(said(await review(id, { rejected_subroles: [] }, other))).toEqual([422, SUBROLE_TEXT.everyRole]);
    expect(said(await review(id, { status: 'rejected' }, other))).toEqual([422, SUBROLE_TEXT.statusMismatch]);
    expect(said(await review(NOBODY))).toEqual([404, SUBROLE_TEXT.unknown]);
    expect((await review(id, {}, other)).status).toBe(200);
    expect(said(await decide(admin, false, admin))).toEqual([403, SUBROLE_TEXT.own]);
    expect((await decide(admin, false, moderator)).status).toBe(403);
  });

  it('come with the copy of one’s own data, without who decided', async () => {
    const member = await app.member('asli');
    await review(await asked(member), { review_note: 'Belge gerekiyor' });
    await decide(member, false);
    const filesOf = async (who: Client) => {
      await who.post('/api/auth/data-export');
      await app.settled();
      const { id } = (await who.get<DataExport>('/api/auth/data-export')).body.data;
      const { bytes } = await who.download(`/api/auth/data-export/${id}`);
      return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
    };
    const files = await filesOf(member);
    const rows = JSON.parse(files['subroller.json'] ?? '[]') as { what: string }[];
    expect(rows.map(({ what }) => what)).toEqual(['başvuru', 'Onaylandı', 'verildi', 'kaldırıldı']);
    for (const text of [WHY, 'Belge gerekiyor', 'Şirketten ayrıldı']) expect(files['subroller.json']).toContain(text);
    expect(Object.values(files).join('\n')).not.toContain(admin.id);
    expect(Object.values(await filesOf(admin)).join('\n')).not.toContain(member.id);
  });

  inBothHomes.it('wait for thirty days, and then the request is over and may be made again', async () => {
    let member = await app.member('ece');
    const id = await asked(member);
    app.clock.advance({ days: 29, hours: 23 });
    await app.settled();
    member = await app.guest.signIn('ece', PASSWORD);
    admin = await app.guest.signIn('nazli', PASSWORD);
    expect((await own(member)).requests[0]?.status).toBe('pending');
    app.clock.advance({ hours: 1 });
    await app.settled();
    expect((await own(member)).requests[0]).toMatchObject({ id, status: 'expired', approved_subroles: [], rejected_subroles: [] });
    expect(said(await review(id))).toEqual([409, SUBROLE_TEXT.over]);
    expect(await toldTo(member)).toEqual(['subrole_expired']);
    expect(app.mailsTo('ece@ornek.dev').some((mail) => mail.includes('30 gün içinde incelenemediği için sona erdi'))).toBe(true);
    expect((await ask(member)).status).toBe(201);
  });
});
