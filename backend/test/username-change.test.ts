import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { SECURITY_SENTENCE, type SecurityEntry } from '../contracts/access.js';
import { ACCOUNT_TEXT, type OwnUser } from '../contracts/accounts.js';
import type { Topic } from '../contracts/forum.js';
import type { MemberCase, MemberRow } from '../contracts/moderation.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { type DataExport, OWN_DATA_LIMITS } from '../contracts/own-data.js';
import { PROFILE_TEXT, type PublicUser } from '../contracts/profile.js';
import { USERNAME_LIMITS, USERNAME_TEXT, type UsernameState } from '../contracts/username-change.js';
import type { Document, Views } from '../src/kernel/views.js';
import { VIEWS } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Answer, Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, Town } from './town.js';

const told = ({ status, body }: Answer) => [status, body.message ?? body.error];
const WRONG = 'yanlis-bir-sifre';

describe('another username', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open({ REPORTS_PER_DAY: '20' });
  });
  afterAll(() => town.app.stop());

  const change = (by: Client, username: string, redirect = false, password = PASSWORD) =>
    by.post<UsernameState>('/api/auth/username/change', { username, redirect, password });
  const state = async (by: Client) => (await by.get<UsernameState>('/api/auth/username/change')).body.data;
  const redirect = (by: Client, id: string, on: boolean) => by.put<UsernameState>(`/api/auth/username/former/${id}`, { redirect: on });
  const changed = async (name: string, to: string, leads = false): Promise<Client> => {
    const member = await town.app.member(name);
    expect(told(await change(member, to, leads))).toEqual([200, USERNAME_TEXT.changed]);
    return member;
  };
  const register = (username: string) =>
    town.app.guest.post('/api/auth/register', { email: `${username.toLowerCase()}@baska.dev`, username, password: PASSWORD });
  const page = (reader: Client, username: string) => reader.get<PublicUser>(`/api/users/username/${username}`);
  /** Time goes by; sessions that end with it are opened anew. */
  const later = async (days: number, name: string): Promise<Client> => {
    town.app.clock.advance({ hours: days * 24, seconds: 1 });
    await town.app.settled();
    await town.renewModerator();
    return town.app.guest.signIn(name, PASSWORD);
  };

  inBothHomes.it('is the member’s from the answer on, everywhere', async () => {
    const member = await town.app.member('elif');
    const topic = await town.topic(member);
    expect(told(await change(member, 'elif.isik', false, WRONG))[0]).toBe(422);
    const answer = await change(member, 'elif.isik', true);
    expect(told(answer)).toEqual([200, USERNAME_TEXT.changed]);
    expect(answer.body.data).toMatchObject({
      username: 'elif.isik',
      next_change_at: expect.any(String),
      former: [{ username: 'elif', redirects: true, held_until: null }],
    });
    expect(await state(member)).toEqual(answer.body.data);

    // The session goes on; the former name signs nobody in.
    expect((await member.get<OwnUser>('/api/auth/user')).body.data.username).toBe('elif.isik');
    expect([(await town.signIn('elif.isik')).status, (await town.signIn('elif')).status]).toEqual([200, 401]);

    const reader = await town.member();
    const read = await reader.get<Topic>(`/api/forum/posts/${topic.id}`);
    expect([read.status, JSON.stringify(read.body)]).toEqual([200, expect.stringContaining('"username":"elif.isik"')]);
    expect((await found(reader, 'elif.isik')).map(({ id }) => id)).toEqual([member.id]);
    expect(await found(reader, 'elif')).toHaveLength(1);
    expect((await page(reader, 'elif.isik')).body.data.id).toBe(member.id);
    const console = await town.moderator.get(`/api/console/members/${member.id}`);
    expect(JSON.stringify(console.body)).toContain('elif.isik');

    await town.app.settled();
    const log = (await member.get<SecurityEntry[]>('/api/auth/security-log')).body.data.map(({ text }) => text);
    expect(log).toContain(SECURITY_SENTENCE.UsernameChanged);
    town.app.clock.advance({ minutes: 2 });
    await town.app.settled();
    expect(town.app.mailsTo('elif@ornek.dev').some((mail) => mail.includes(SECURITY_SENTENCE.UsernameChanged))).toBe(true);
  });

  const found = async (reader: Client, q: string) => (await reader.get<PublicUser[]>(`/api/users/search?q=${q}`)).body.data;

  inBothHomes.it('leads from the former address when its member wants that, until they want it no more', async () => {
    const member = await changed('derin', 'derin.su', true);
    const reader = await town.member();
    expect((await page(reader, 'Derin')).body.data).toMatchObject({ id: member.id, username: 'derin.su' });
    const [former] = (await state(member)).former;
    const off = await redirect(member, former?.id ?? '', false);
    expect(told(off)).toEqual([200, USERNAME_TEXT.redirectOff]);
    expect(off.body.data.former).toMatchObject([{ redirects: false, held_until: expect.any(String) }]);
    expect(told(await page(reader, 'derin'))).toEqual([404, PROFILE_TEXT.notFound]);
    expect(told(await register('derin'))).toEqual([409, ACCOUNT_TEXT.usernameTaken]);
    expect(told(await redirect(member, former?.id ?? '', true))).toEqual([200, USERNAME_TEXT.redirectOn]);
    expect((await page(reader, 'derin')).body.data.id).toBe(member.id);
    expect(told(await redirect(reader, former?.id ?? '', false))).toEqual([404, USERNAME_TEXT.formerUnknown]);
  });

  it('is mentioned under the former name as long as that leads to the member', async () => {
    const member = await changed('anilan', 'anilan.yeni', true);
    const topic = await town.topic(await town.member());
    const writer = await town.member();
    const comment = await writer.post(`/api/forum/topics/${topic.id}/comments`, { content: 'Bunu @anilan iyi bilir.', quotedComment: null });
    expect(told(comment)[0]).toBe(201);
    await town.app.settled();
    const { body } = await member.get<NotificationPage>('/api/notifications');
    expect(JSON.stringify(body)).toContain(topic.id);
    const sought = await writer.get('/api/search?q=yazar:anilan');
    expect(sought.status).toBe(200);
  });

  const atDesk = async (id: string, by = town.moderator) => (await by.get(`/api/console/members/${id}`)).body as unknown as MemberCase;

  inBothHomes.it('stands with the former one on the page that staff read, and on no other', async () => {
    const member = await changed('masada', 'masada.yeni');
    const [former] = (await state(member)).former;
    const kept = [{ id: former?.id, username: 'masada', given_up_at: former?.given_up_at, redirects: false, held_until: former?.held_until }];
    for (const role of ['moderator', 'auditor', 'admin'] as const) {
      expect((await atDesk(member.id, await town.app.member(`masadaki.${role}`, role))).former_usernames).toEqual(kept);
    }
    expect((await (await town.member()).get(`/api/console/members/${member.id}`)).status).toBe(403);
    await redirect(member, former?.id ?? '', true);
    expect((await atDesk(member.id)).former_usernames).toMatchObject([{ username: 'masada', redirects: true, held_until: null }]);
    await redirect(member, former?.id ?? '', false);
    await later(USERNAME_LIMITS.heldDays, 'masada.yeni');
    expect((await atDesk(member.id)).former_usernames).toEqual([]);
  });

  inBothHomes.it('is found at the desk by a former one that is kept, whether or not that leads anywhere', async () => {
    const member = await changed('aranan', 'bulunan');
    const other = await town.app.member('aranan.kisi');
    const listed = async (filter: object, range = [0, 24]) => {
      const answer = await town.moderator.get(`/api/console/members?${query({ filter, range })}`);
      return [rows<MemberRow>(answer).map(({ id, former_username = null }) => [id, former_username]), answer.headers.get('content-range')];
    };
    const both = [
      [member.id, 'aranan'],
      [other.id, null],
    ];
    expect(await listed({ q: 'aranan' })).toEqual([both, 'members 0-1/2']);
    expect(await listed({ q: '@ARANAN' })).toEqual([[[member.id, 'ARANAN'], both[1]], 'members 0-1/2']);
    expect([await listed({ q: 'aranan' }, [0, 0]), await listed({ q: 'aranan' }, [1, 1])]).toEqual([
      [[both[0]], 'members 0-0/2'],
      [[both[1]], 'members 1-1/2'],
    ]);
    expect(await listed({ q: 'aranan', role: 'moderator' })).toEqual([[], 'members 0-0/0']);
    expect(await listed({ q: 'bulunan' })).toEqual([[[member.id, null]], 'members 0-0/1']);
    expect(await found(await town.member(), 'aranan')).toMatchObject([{ id: other.id }]);
    // A name of today that begins with the former one leads there once.
    const near = await changed('yakin', 'yakin.yeni', true);
    expect(await listed({ q: 'yakin' })).toEqual([[[near.id, 'yakin']], 'members 0-0/1']);
    await later(USERNAME_LIMITS.heldDays, 'bulunan');
    expect(await listed({ q: 'aranan' })).toEqual([[both[1]], 'members 0-0/1']);
  });

  inBothHomes.it('leaves the former one to nobody for ninety days, and then to anybody', async () => {
    await changed('gecici', 'kalici');
    expect(told(await register('GECICI'))).toEqual([409, ACCOUNT_TEXT.usernameTaken]);
    const other = await town.member();
    expect(told(await change(other, 'gecıcı'.replaceAll('ı', 'I')))).toEqual([409, ACCOUNT_TEXT.usernameTaken]);
    const member = await later(USERNAME_LIMITS.heldDays, 'kalici');
    expect((await state(member)).former).toEqual([]);
    expect((await register('gecici')).status).toBe(201);
  });

  inBothHomes.it('may be the former one again, once in thirty days', async () => {
    const member = await changed('donen', 'donen2');
    expect(told(await change(member, 'donen'))).toEqual([409, USERNAME_TEXT.tooSoon]);
    const again = await later(USERNAME_LIMITS.everyDays, 'donen2');
    expect(told(await change(again, 'donen', true))).toEqual([200, USERNAME_TEXT.changed]);
    expect((await state(again)).former).toMatchObject([{ username: 'donen2', redirects: true }]);
    // The end of the time for which it was kept takes it from nobody.
    await later(USERNAME_LIMITS.heldDays, 'donen');
    expect(told(await register('donen'))).toEqual([409, ACCOUNT_TEXT.usernameTaken]);
  });

  it('is refused as in registering when it is another’s or the house’s', async () => {
    await town.app.member('sahip');
    const member = await town.app.member('isteyen');
    expect(told(await change(member, 'Sahip'))).toEqual(told(await register('Sahip')));
    expect((await change(member, 'SAHIP')).body.fields).toEqual({ username: [ACCOUNT_TEXT.usernameTaken] });
    expect(told(await change(member, 'moderator'))).toEqual(told(await register('moderator')));
    expect(told(await change(member, 'ışık'))[0]).toBe(422);
    expect(told(await change(member, 'isteyen'))).toEqual([422, USERNAME_TEXT.same]);
    expect(told(await change(member, 'Isteyen', true))).toEqual([200, USERNAME_TEXT.changed]);
    expect((await state(member)).former).toEqual([]);
    expect((await town.app.guest.post('/api/auth/username/change', { username: 'x.y', redirect: false, password: PASSWORD })).status).toBe(401);
  });

  inBothHomes.racesIt('becomes that of one of two members who want it at once, and one of two that one member wants', async () => {
    const both = [await town.app.member('birinci'), await town.app.member('ikinci')];
    const answers = await Promise.all(both.map((by) => change(by, 'ortak')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const names = await Promise.all(both.map(async (by) => (await state(by)).username));
    expect(names.filter((name) => name === 'ortak')).toHaveLength(1);

    const hasty = await town.app.member('aceleci');
    const wanted = ['aceleci.bir', 'aceleci.iki', 'aceleci.uc'];
    const own = await Promise.all(wanted.map((name) => change(hasty, name)));
    expect(own.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { username } = await state(hasty);
    // What was lost is anybody's.
    for (const name of wanted.filter((name) => name !== username)) expect((await register(name)).status).toBe(201);
    expect(told(await register(username))).toEqual([409, ACCOUNT_TEXT.usernameTaken]);
  });

  inBothHomes.it('stays while a case about the member is open, an address may come back, or the account ends', async () => {
    const member = await town.app.member('incelenen');
    const reportId = await town.case(member);
    await town.app.settled();
    expect(told(await change(member, 'kacan'))).toEqual([409, USERNAME_TEXT.caseOpen]);
    expect((await town.decide(reportId, { status: 'dismissed' })).status).toBe(200);
    await town.app.settled();
    expect(told(await change(member, 'kacmayan'))).toEqual([200, USERNAME_TEXT.changed]);

    const moved = await town.app.member('tasinan');
    await moved.post('/api/auth/email/change', { email: 'tasinan2@ornek.dev', password: PASSWORD });
    await town.app.settled();
    const token = town.app.mailsTo('tasinan2@ornek.dev').flatMap((mail) => /email-change#token=([\w.-]+)/.exec(mail)?.[1] ?? [])[0];
    expect((await town.app.guest.post('/api/auth/email/change/confirm', { token })).status).toBe(200);
    expect(told(await change(moved, 'tasinan.yeni'))).toEqual([409, USERNAME_TEXT.addressSettling]);

    const leaving = await town.app.member('giden');
    await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    expect(told(await change(leaving, 'giden.yeni'))).toEqual([409, USERNAME_TEXT.deletionDue]);
  });

  it('lets the address be changed afterwards', async () => {
    const member = await changed('posta', 'posta.yeni');
    await later(USERNAME_LIMITS.heldDays, 'posta.yeni');
    const again = await town.app.guest.signIn('posta.yeni', PASSWORD);
    await again.post('/api/auth/email/change', { email: 'posta2@ornek.dev', password: PASSWORD });
    await town.app.settled();
    const token = town.app.mailsTo('posta2@ornek.dev').flatMap((mail) => /email-change#token=([\w.-]+)/.exec(mail)?.[1] ?? [])[0];
    expect((await town.app.guest.post('/api/auth/email/change/confirm', { token })).status).toBe(200);
    expect(member.id).toBe(again.id);
  });

  inBothHomes.it('stands in the copy of one’s data with the former ones, which the end of the account leaves to others', async () => {
    const member = await changed('eskiad', 'yeniad', true);
    expect((await member.post('/api/auth/data-export')).status).toBe(202);
    await town.app.settled();
    const { id } = (await member.get<DataExport>('/api/auth/data-export')).body.data;
    const copy = unzipSync((await member.download(`/api/auth/data-export/${id}`)).bytes);
    const texts = Object.values(copy).map((content) => strFromU8(content));
    expect(texts.some((text) => /"former_username":\s*"eskiad"/.test(text))).toBe(true);

    await member.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await later(OWN_DATA_LIMITS.graceDays, 'derya');
    await town.app.settled();
    const reader = await town.member();
    expect([(await page(reader, 'eskiad')).status, (await page(reader, 'yeniad')).status]).toEqual([404, 404]);
    expect([(await register('eskiad')).status, (await register('yeniad')).status]).toEqual([201, 201]);
    const members = JSON.stringify(await town.app.meydan.app.get<Views>(VIEWS).get<Document>('members', member.id));
    expect([members.includes('eskiad'), members.includes('yeniad')]).toEqual([false, false]);
    expect((await atDesk(member.id)).former_usernames).toEqual([]);
  });
});
