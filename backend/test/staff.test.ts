import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STAFF_TEXT } from '../contracts/staff.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { query, said } from './town.js';

describe('roles in running the house', () => {
  let app: TestApp;
  let admin: Client;
  beforeAll(async () => {
    app = await startApp();
    admin = await app.member('kurucu', 'admin');
  });
  afterAll(() => app.stop());
  const give = (member: { readonly id: string }, role: string, by: Client = admin, note = 'Üç aydır isabetli') =>
    by.put(`/api/console/members/${member.id}/role`, { role, note });

  it('are given in the console and hold at once, and are taken again', async () => {
    const member = await app.member('gece');
    expect((await member.get('/api/console/reports')).status).toBe(403);
    expect((await give(member, 'moderator')).body).toMatchObject({ success: true, message: STAFF_TEXT.decided, data: { role: 'moderator' } });
    expect((await member.get('/api/console/reports')).status).toBe(200);
    expect((await give(member, 'user')).status).toBe(200);
    expect((await member.get('/api/console/reports')).status).toBe(403);
    await app.settled();
    const mails = app.mailsTo('gece@ornek.dev').filter((mail) => mail.includes('görev'));
    expect(mails.map((mail) => [mail.includes('göreviniz artık: Moderatör'), mail.includes('Moderatör göreviniz sona erdi')]).sort()).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(mails.join()).not.toContain('isabetli');
  });

  it('are the business of admins', async () => {
    const member = await app.member('gunduz');
    const moderator = await app.member('derya', 'moderator');
    expect((await give(member, 'admin', moderator)).status).toBe(403);
    expect((await give(moderator, 'admin', moderator)).status).toBe(403);
    expect((await give(member, 'moderator', app.guest)).status).toBe(401);
    expect(said(await give({ id: NOBODY }, 'moderator'))).toEqual([404, STAFF_TEXT.memberUnknown]);
    expect(said(await give(member, 'moderator', admin, ' '))).toEqual([422, STAFF_TEXT.noteNeeded]);
    expect((await give(member, 'boss')).status).toBe(422);
    const leaving = await app.member('giden');
    expect((await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBeLessThan(300);
    expect(said(await give(leaving, 'admin'))).toEqual([409, STAFF_TEXT.leaving]);
    await moderator.post(`/api/console/members/${member.id}/sanctions`, { kind: 'suspended', reason: 'spam' });
    expect(said(await give(member, 'moderator'))).toEqual([409, STAFF_TEXT.restricted]);
  });

  it('leave somebody who may give them, also when all admins go at once', async () => {
    const others = [await app.member('ikinci', 'admin'), await app.member('ucuncu', 'admin')];
    const all = [admin, ...others];
    const listed = (await admin.get(`/api/console/members?${query({ filter: { role: 'admin' } })}`)).body as unknown as { id: string }[];
    // Whoever opened the house is one as well.
    for (const { id } of listed) if (!all.some((client) => client.id === id)) expect((await give({ id }, 'user')).status).toBe(200);
    const answers = await Promise.all(all.flatMap((client) => all.map((by) => give(client, 'user', by))));
    await app.settled();
    expect(answers.some(({ status }) => status !== 200)).toBe(true);
    const left = await Promise.all(all.map((client) => client.get('/api/console/members')));
    expect(left.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  });
});
