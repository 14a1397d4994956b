import { afterAll, beforeAll, expect } from '@jest/globals';
import type { OwnUser } from '../contracts/accounts.js';
import type { FactRow, MemberCase } from '../contracts/moderation.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { VERIFICATION_CODE, VERIFICATION_TEXT } from '../contracts/verification.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { sentAgain } from './lost-answers.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

const WHY = 'Adresinize giden postalar geri dönüyor.';

inBothHomes.describe('an address that staff want to be verified once more', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  const demand = ({ id }: Client, note = WHY, by = town.moderator) => by.post(`/api/console/members/${id}/verification`, { note });
  const withdraw = ({ id }: Client, note = 'Yazıştık, adres doğruymuş.') => town.moderator.post(`/api/console/members/${id}/verification/withdraw`, { note });
  const demanded = async () => {
    const member = await town.member();
    expect((await demand(member)).body.message).toBe(VERIFICATION_TEXT.demanded);
    await town.app.settled();
    return member;
  };
  const write = (member: Client) =>
    member.post('/api/forum/topics', { title: 'Yeni bir konu', content: 'Yeterince uzun bir içerik.', categoryId: town.app.categoryId('genel') });
  const own = async (member: Client) => (await member.get<OwnUser>('/api/auth/user')).body.data;
  const linksTo = async (member: Client) => {
    await town.app.settled();
    const mails = await town.app.mailsTo((await own(member)).email);
    return mails.filter((mail) => mail.includes('yeniden doğrulamanızı istedi'));
  };
  const tokenIn = (mail = '') => /token=([\w-]+)/.exec(mail)?.[1];
  const verify = (token: string | undefined) => town.app.guest.post('/api/auth/email/verify', { token });
  const atDesk = async ({ id }: Client) => (await town.moderator.get(`/api/console/members/${id}`)).body as unknown as MemberCase;
  const factsOf = async ({ id }: Client) =>
    rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { member: id } })}`)).map(({ what, why }) => [what, why]);

  it('lets its member read and sign in, and write again once the mailed link is opened', async () => {
    const member = await demanded();
    const username = await usernameOf(member);
    const refused = await write(member);
    expect([...said(refused), refused.body.code]).toEqual([403, VERIFICATION_TEXT.needed, VERIFICATION_CODE.needed]);
    expect((await town.app.guest.signIn(username, PASSWORD)).id).toBe(member.id);
    expect([(await member.get('/api/forum/topics')).status, (await own(member)).must_verify_email, (await atDesk(member)).must_verify_email]).toEqual([
      200,
      true,
      true,
    ]);
    const [mail = '', ...more] = await linksTo(member);
    expect([more, mail.includes(`“${WHY}”`), mail.includes('derya')]).toEqual([[], true, false]);
    expect((await verify(tokenIn(mail))).status).toBe(200);
    expect([(await write(member)).status, (await own(member)).must_verify_email, (await atDesk(member)).must_verify_email]).toEqual([201, false, false]);
    expect((await verify(tokenIn(mail))).status).toBe(422);
    await town.app.settled();
    expect(await factsOf(member)).toEqual(
      expect.arrayContaining([
        ['E-posta adresinin yeniden doğrulanması istendi', `“${WHY}”`],
        ['Üye e-posta adresini yeniden doğruladı', null],
      ]),
    );
  });

  it('sends the link again to whoever asks for it, and to nobody who need not', async () => {
    const member = await demanded();
    const { email } = await own(member);
    await member.post('/api/auth/email/resend', { email });
    const links = await linksTo(member);
    expect(links).toHaveLength(2);
    expect((await verify(tokenIn(links[1]))).status).toBe(200);
    await member.post('/api/auth/email/resend', { email });
    expect(await linksTo(member)).toHaveLength(2);
  });

  it('is told in the centre, and taken back there too; the link is of no use then', async () => {
    const member = await demanded();
    const [mail] = await linksTo(member);
    expect((await withdraw(member)).body.message).toBe(VERIFICATION_TEXT.withdrawn);
    expect([(await write(member)).status, (await verify(tokenIn(mail))).status]).toEqual([201, 422]);
    await town.app.settled();
    const { rows: notices } = (await member.get<NotificationPage>('/api/notifications')).body.data;
    expect(notices.map(notificationText)).toEqual([
      'E-posta adresinizi yeniden doğrulamanız artık istenmiyor',
      'Moderatörler e-posta adresinizi yeniden doğrulamanızı istedi; bağlantı e-postanızda',
    ]);
  });

  it('taken back, leaves no link behind that would answer a later demand', async () => {
    const member = await demanded();
    const [mail] = await linksTo(member);
    await withdraw(member);
    await demand(member);
    expect([(await verify(tokenIn(mail))).status, (await write(member)).status]).toEqual([422, 403]);
    const [, second] = await linksTo(member);
    expect((await verify(tokenIn(second))).status).toBe(200);
  });

  it('is asked for once, with a reason, of somebody below', async () => {
    const member = await town.member();
    expect((await demand(member, ' ')).body.fields).toEqual({ note: [VERIFICATION_TEXT.noteNeeded] });
    expect((await sentAgain(town.app, (key) => town.moderator.post(`/api/console/members/${member.id}/verification`, { note: WHY }, key))).status).toBe(200);
    expect(said(await demand(member))).toEqual([409, VERIFICATION_TEXT.already]);
    await withdraw(member);
    expect(said(await withdraw(member))).toEqual([409, VERIFICATION_TEXT.notDemanded]);
    expect(said(await demand(town.moderator))).toEqual([403, VERIFICATION_TEXT.aboutYourself]);
    const mert = await town.app.member('mert', 'moderator');
    expect(said(await demand(mert))).toEqual([403, VERIFICATION_TEXT.aboutSuperior]);
    expect((await demand(mert, WHY, await town.app.member('kurucu', 'admin'))).status).toBe(200);
    expect((await town.moderator.post(`/api/console/members/${NOBODY}/verification`, { note: WHY })).status).toBe(404);
    expect((await demand(member, WHY, await town.member())).status).toBe(403);
  });
});
