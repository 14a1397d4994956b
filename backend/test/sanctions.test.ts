import { afterAll, beforeAll, expect } from '@jest/globals';
import type { FactRow, MemberCase, OwnStanding } from '../contracts/moderation.js';
import { SANCTION_TEXT, type SanctionKind } from '../contracts/sanctions.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

const WHY = 'Yanlış anlamışım, özür dileriz';

inBothHomes.describe('what a moderator does to a member, and takes back', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  const give = (member: Client, sanction: object, by: Client = town.moderator) => by.post<MemberCase>(`/api/console/members/${member.id}/sanctions`, sanction);
  const caseOf = async (member: Client) => (await town.moderator.get(`/api/console/members/${member.id}`)).body as unknown as MemberCase;
  const newest = async (member: Client, kind: SanctionKind) => {
    const found = (await caseOf(member)).standing.past.find(({ type }) => type === kind);
    if (!found) throw new Error(`no ${kind}`);
    return found;
  };
  const lift = async (member: Client, kind: SanctionKind, note = WHY) =>
    town.moderator.post<MemberCase>(`/api/console/members/${member.id}/sanctions/${(await newest(member, kind)).id}/lift`, { kind, note });

  const factsOf = async (member: Client) => rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { member: member.id } })}`));
  const writes = async (member: Client) => {
    const topic = { title: 'Bir konu daha', content: 'Yeterince uzun bir içerik.', categoryId: town.app.categoryId('genel') };
    return (await member.post('/api/forum/topics', topic)).status;
  };
  const usernameOfCase = async (member: Client) => (await caseOf(member)).username;

  it('bans without a report, says why, and lets in again at once when the ban is lifted', async () => {
    const member = await town.member();
    const username = await usernameOf(member);
    const banned = await give(member, { kind: 'banned', reason: 'scam', note: 'Kapora istedi' });
    expect([banned.status, (banned.body as unknown as MemberCase).status]).toEqual([201, 'banned']);
    expect((await member.get('/api/auth/user')).status).toBe(403);
    const refused = await town.app.guest.post('/api/auth/login', { identifier: username, password: PASSWORD });
    expect([refused.status, refused.body.error]).toEqual([403, 'Hesabiniz banlandi. Sebep: Kapora istedi. Durum: Kalici.']);
    const lifted = await lift(member, 'banned');
    expect([lifted.status, (lifted.body as unknown as MemberCase).status]).toEqual([201, 'active']);
    const again = await town.app.guest.signIn(username, PASSWORD);
    expect((await again.get('/api/auth/user')).status).toBe(200);
    await town.app.settled();
    const mails = town.app.mailsTo(`${username}@ornek.dev`);
    expect(mails.filter((mail) => mail.includes('Hesabınızdaki bir kısıtlama kaldırıldı; hemen giriş yapabilirsiniz.') && mail.includes(WHY))).toHaveLength(1);
    expect(mails.filter((mail) => mail.includes('Kapora istedi'))).toHaveLength(1);
    expect((await newest(member, 'banned')).state).toBe('lifted');
  });

  it('leaves the suspension under a ban that is lifted', async () => {
    const member = await town.member();
    await give(member, { kind: 'suspended', reason: 'spam', durationMinutes: 60 });
    await give(member, { kind: 'banned', reason: 'spam' });
    await lift(member, 'banned');
    expect((await caseOf(member)).status).toBe('suspended');
    await town.app.settled();
    expect(town.app.mailsTo(`${await usernameOfCase(member)}@ornek.dev`).join()).toContain('kaldırıldı; uzaklaştırmanız ise sürüyor.');
    expect((await member.get('/api/auth/user')).status).toBe(403);
    town.app.clock.advance({ minutes: 61 });
    await town.app.settled();
    expect((await caseOf(member)).status).toBe('active');
    await town.app.guest.signIn(await usernameOfCase(member), PASSWORD);
  });

  it('withdraws a warning, and with it the suspension that the third one brought', async () => {
    const member = await town.member();
    for (const note of ['Bir', 'İki', 'Üç']) await give(member, { kind: 'warned', reason: 'harassment', note });
    expect((await caseOf(member)).standing).toMatchObject({ status: 'suspended', warning_count: 3 });
    const answer = await lift(member, 'warned');
    expect((answer.body as unknown as MemberCase).standing).toMatchObject({ status: 'active', warning_count: 2 });
    await town.app.settled();
    const mails = town.app.mailsTo(`${await usernameOfCase(member)}@ornek.dev`);
    expect(mails.filter((mail) => mail.includes('Bir uyarınız geri alındığı için'))).toHaveLength(1);
    expect(mails.filter((mail) => mail.includes('bir uyarıyı geri aldı'))).toHaveLength(0);
    const facts = await factsOf(member);
    expect(facts.map(({ what, why }) => [what, why])).toEqual(
      expect.arrayContaining([
        ['Uyarı geri alındı', `“${WHY}”`],
        ['Kısıtlama kaldırıldı', `Dayandığı uyarı geri alındı · “${WHY}”`],
      ]),
    );
  });

  it('lets a muted member write again, sooner or at once', async () => {
    const member = await town.member();
    await give(member, { kind: 'muted', reason: 'spam', durationMinutes: 600 });
    expect(await writes(member)).toBe(403);
    const { id } = await newest(member, 'muted');
    const path = `/api/console/members/${member.id}/sanctions/${id}`;
    expect((await town.moderator.put(path, { kind: 'muted', durationMinutes: 30, note: WHY })).status).toBe(200);
    town.app.clock.advance({ minutes: 31 });
    expect(await writes(member)).toBe(201);
    expect(said(await town.moderator.put(path, { kind: 'muted', durationMinutes: 30, note: WHY }))).toEqual([409, SANCTION_TEXT.over]);
    await give(member, { kind: 'muted', reason: 'spam', durationMinutes: 600 });
    await lift(member, 'muted');
    expect(await writes(member)).toBe(201);
    expect((await member.get<OwnStanding>('/api/moderation/me')).body.data.muted_until).toBeNull();
  });

  it('refuses whoever may not, and what makes no sense', async () => {
    const member = await town.member();
    const other = await town.member();
    const sanction = { kind: 'muted', reason: 'spam' };
    expect((await give(member, sanction, other)).status).toBe(403);
    expect((await give(member, sanction, town.app.guest)).status).toBe(401);
    expect(said(await give(town.moderator, sanction))).toEqual([403, SANCTION_TEXT.aboutYourself]);
    expect(said(await give(await town.app.member('sef', 'admin'), sanction))).toEqual([403, SANCTION_TEXT.aboutSuperior]);
    expect(said(await town.moderator.post(`/api/console/members/${NOBODY}/sanctions`, sanction))).toEqual([404, SANCTION_TEXT.memberUnknown]);
    expect(said(await town.moderator.post(`/api/console/members/${member.id}/sanctions/${NOBODY}/lift`, { kind: 'muted', note: WHY }))).toEqual([
      404,
      SANCTION_TEXT.unknown,
    ]);
    await give(member, sanction);
    expect(said(await lift(member, 'muted', '   '))).toEqual([422, SANCTION_TEXT.noteNeeded]);
    expect(said(await lift(member, 'muted', 'ğ'.repeat(1001)))).toEqual([422, SANCTION_TEXT.noteLong]);
    expect(said(await give(member, { kind: 'warned', reason: 'spam', note: 'ğ'.repeat(1001) }))).toEqual([422, SANCTION_TEXT.noteLong]);
  });

  it('says so when a stronger sanction holds already', async () => {
    const member = await town.member();
    await give(member, { kind: 'suspended', reason: 'spam', durationMinutes: 600 });
    expect(said(await give(member, { kind: 'suspended', reason: 'spam', durationMinutes: 60 }))).toEqual([409, SANCTION_TEXT.changesNothing]);
    expect((await give(member, { kind: 'suspended', reason: 'spam', durationMinutes: 6000 })).status).toBe(201);
  });

  it('has each of twenty reversals at once happen once', async () => {
    const member = await town.member();
    await give(member, { kind: 'suspended', reason: 'spam' });
    const { id } = await newest(member, 'suspended');
    const path = `/api/console/members/${member.id}/sanctions/${id}/lift`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => town.moderator.post(path, { kind: 'suspended', note: WHY })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await town.app.settled();
    const facts = await factsOf(member);
    expect(facts.filter(({ type }) => type === 'RestrictionLifted')).toHaveLength(1);
    expect(town.app.mailsTo(`${await usernameOfCase(member)}@ornek.dev`).filter((mail) => mail.includes('bir kısıtlama kaldırıldı'))).toHaveLength(1);
  });
});
