import { afterAll, beforeAll, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { ACCOUNT_TEXT, type OwnUser } from '../contracts/accounts.js';
import { INVITATION_TEXT, type InvitationMade, type InvitationRow, type RegistrationDoor } from '../contracts/invitations.js';
import { RegisterMember } from '../src/contexts/accounts/account/account.commands.js';
import { ClaimInvitation } from '../src/contexts/administration/invitations/invitations.commands.js';
import type { Command } from '../src/kernel/command.js';
import type { Vault } from '../src/kernel/vault.js';
import { VAULT } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

inBothHomes.describe('who may open an account', () => {
  let town: Town;
  let admin: Client;
  let people = 0;
  beforeAll(async () => {
    town = await Town.open();
    admin = await town.app.member('nazli', 'admin');
  });
  afterAll(() => town.app.stop());

  const mode = async (registrationMode: string, before: string) =>
    expect((await admin.put('/api/console/settings', { values: { registrationMode }, expected: { registrationMode: before }, reason: 'Deneme' })).status).toBe(
      200,
    );
  const shown = async () => (await town.app.guest.get<RegistrationDoor>('/api/auth/registration')).body.data.mode;
  const invite = (request: object, by: Client = town.moderator) => by.post<InvitationMade>('/api/console/invitations', { role: 'user', ...request });
  const tokenOf = ({ link }: InvitationMade) => link.split('#davet=')[1] ?? '';
  const newToken = async (request: object = {}, by?: Client) => tokenOf((await invite(request, by)).body.data);
  const register = (changes: object = {}) => {
    const username = `gelen${++people}`;
    return town.app.guest.post('/api/auth/register', { email: `${username}@ornek.dev`, username, password: PASSWORD, ...changes });
  };
  const stateOf = async (at = 0) => (await town.moderator.get<InvitationRow[]>('/api/console/invitations')).body.data[at];

  it('is everybody at first, nobody where registration is closed, and whoever was invited where it is by invitation', async () => {
    expect([await shown(), (await register()).status]).toEqual(['open', 201]);
    await mode('closed', 'open');
    const token = await newToken();
    expect([await shown(), said(await register()), said(await register({ invitation: token }))]).toEqual([
      'closed',
      [403, INVITATION_TEXT.closed],
      [403, INVITATION_TEXT.closed],
    ]);
    // Those who are members go in and out as before.
    expect((await town.signIn('nazli')).status).toBe(200);
    await mode('invitation', 'closed');
    expect([await shown(), said(await register())]).toEqual(['invitation', [403, INVITATION_TEXT.needed]]);
    expect((await register({ invitation: token })).status).toBe(201);
    expect(said(await register({ invitation: token }))).toEqual([409, INVITATION_TEXT.invalid]);
    expect(await stateOf()).toMatchObject({
      state: 'used',
      role: 'user',
      for_address: false,
      by: { username: 'derya' },
      member: { username: `gelen${people - 1}` },
    });
    expect(said(await register({ invitation: 'uydurma' }))).toEqual([409, INVITATION_TEXT.invalid]);
  });

  it('is one person for each link, also of many at once', async () => {
    const token = await newToken();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ invitation: token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('is who comes next when a process ended while it opened an account, and who that opened', async () => {
    const send = (command: Command) => town.app.meydan.app.get(CommandBus).execute(command);
    const claimed = async (token: string, memberId: string) => {
      const invitationId = town.app.meydan.app.get<Vault>(VAULT).blind('invitation', token);
      const origin = {
        id: `crash/${memberId}`,
        at: town.app.clock.now().toISOString(),
        actor: { id: memberId, role: 'user' },
        correlationId: memberId,
        causationId: null,
      };
      await send(new ClaimInvitation({ invitationId, memberId, address: '', admins: [] }, origin));
      return origin;
    };
    const [nothing, opened] = [await newToken(), await newToken()];
    await claimed(nothing, NOBODY);
    expect(said(await register({ invitation: nothing }))).toEqual([409, INVITATION_TEXT.invalid]);
    const memberId = NOBODY.replace(/.$/, '7');
    const origin = await claimed(opened, memberId);
    const names = { firstName: null, lastName: null, displayName: null };
    await send(new RegisterMember({ memberId, username: 'yarim.kalan', email: 'yarim@ornek.dev', password: PASSWORD, ...names }, origin));
    town.app.clock.advance({ minutes: 1 });
    await town.app.settled();
    expect(await stateOf()).toMatchObject({ state: 'used', member: { username: 'yarim.kalan' } });
    expect((await register({ invitation: nothing })).status).toBe(201);
    expect(said(await register({ invitation: opened }))).toEqual([409, INVITATION_TEXT.invalid]);
  });

  it('is who tries again when nothing came of the first try', async () => {
    const token = await newToken();
    expect((await register({ invitation: token, username: 'nazli' })).status).toBe(422);
    expect(await stateOf()).toMatchObject({ state: 'open', member: null });
    // Whoever registers the address of another learns nothing of it, and the link stays good.
    expect((await register({ invitation: token, email: 'nazli@ornek.dev' })).body.message).toBe(ACCOUNT_TEXT.registered);
    expect((await register({ invitation: token })).status).toBe(201);
  });

  it('is the address that was invited, where one was', async () => {
    const token = await newToken({ address: 'Can@Ornek.dev' });
    expect(await stateOf()).toMatchObject({ for_address: true });
    expect(said(await register({ invitation: token }))).toEqual([422, INVITATION_TEXT.otherAddress]);
    expect((await register({ invitation: token, email: 'can@ornek.dev' })).status).toBe(201);
    expect(said(await invite({ address: 'can' }))).toEqual([422, INVITATION_TEXT.addressWrong]);
    expect(JSON.stringify((await town.moderator.get('/api/console/invitations')).body)).not.toContain('can@');
  });

  it('is nobody by a link that was taken back or is over', async () => {
    const token = await newToken();
    const { id } = (await stateOf()) as InvitationRow;
    expect((await town.moderator.post(`/api/console/invitations/${id}/revoke`)).body.message).toBe(INVITATION_TEXT.revoked);
    expect(await stateOf()).toMatchObject({ state: 'revoked' });
    expect(said(await register({ invitation: token }))).toEqual([409, INVITATION_TEXT.invalid]);
    expect(said(await town.moderator.post('/api/console/invitations/yok/revoke'))).toEqual([404, INVITATION_TEXT.unknown]);
    const late = await newToken();
    town.app.clock.advance({ days: 7 });
    await town.renewModerator();
    admin = await town.app.guest.signIn('nazli', PASSWORD);
    expect(await stateOf()).toMatchObject({ state: 'expired' });
    expect(said(await register({ invitation: late }))).toEqual([409, INVITATION_TEXT.invalid]);
  });

  it('is staff from the first day when an admin says so', async () => {
    expect(said(await invite({ role: 'moderator' }))).toEqual([403, INVITATION_TEXT.staffNeedsAdmin]);
    expect((await invite({ role: 'admin' }, admin)).status).toBe(422);
    const token = await newToken({ role: 'moderator' }, admin);
    expect((await register({ invitation: token, username: 'selen.kara', email: 'selen.kara@ornek.dev' })).status).toBe(201);
    await town.app.settled();
    const verification = town.app.mailsTo('selen.kara@ornek.dev').find((mail) => mail.includes('/auth/'));
    const link = /token=([\w.-]+)/.exec(verification?.replace(/=\r?\n/g, '').replace(/=3D/g, '=') ?? '')?.[1];
    expect((await town.app.guest.post('/api/auth/email/verify', { token: link })).status).toBe(200);
    const selen = await town.app.guest.signIn('selen.kara', PASSWORD);
    expect((await selen.get<OwnUser>('/api/auth/user')).body.data.role).toBe('moderator');
    expect((await selen.get('/api/console/reports')).status).toBe(200);
  });

  it('is the business of staff', async () => {
    const member = await town.member();
    expect((await invite({}, member)).status).toBe(403);
    expect((await member.get('/api/console/invitations')).status).toBe(403);
    const auditor = await town.app.member('denetci', 'auditor');
    expect([(await auditor.get('/api/console/invitations')).status, (await invite({}, auditor)).status]).toEqual([200, 403]);
  });
});
