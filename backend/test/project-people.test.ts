import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { POSTING_LIMITS, POSTING_TEXT } from '../contracts/help-wanted.js';
import { type OwnProjectInvite, PEOPLE_LIMITS, PEOPLE_TEXT, type ProjectInviteRow } from '../contracts/project-people.js';
import { PROJECT_WRITING_TEXT } from '../contracts/project-writing.js';
import { PROJECT_TEXT } from '../contracts/projects.js';
import { projectStream } from '../src/contexts/projects/project/project.stream.js';
import { EventStore } from '../src/kernel/event-store.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { fellows, PROJECTS } from './fellows.js';
import { NOBODY } from './routes.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const ADDRESS = 'kimse.bilmez@ornek.com';

describe('who is invited into a project', () => {
  let town: Town;
  let owner: Client;
  let id: string;
  const member = () => town.member();
  const facts = () => town.app.meydan.app.get(EventStore).read(projectStream, id);
  const addressIn = async () => (await facts()).flatMap(({ type, data }) => (type === 'MemberInvited' && data.memberId === null ? [data.address] : []));
  const mails = (to: string) => town.app.mailsTo(to).filter((mail) => mail.includes('projesine davet etti'));

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());
  beforeEach(async () => {
    owner = await member();
    id = (await fellows.create(owner)).id;
  });

  it.each([['kimse.yok'], [NOBODY], ['@'], ['biri@']])('is not %s, whom nobody knows', async (identifier) =>
    expect(said(await fellows.invite(owner, id, identifier))).toEqual([404, PEOPLE_TEXT.identifierNotFound]),
  );
  inBothHomes.it('goes by username or id, and joins or not', async () => {
    const [one, other] = [await member(), await member()];
    const first = fellows.done(await fellows.invite(owner, id, await usernameOf(one), 'manager'));
    const second = fellows.done(await fellows.invite(owner, id, other.id));
    expect(said(await fellows.invite(owner, id, one.id))).toEqual([409, PEOPLE_TEXT.alreadyInvited]);
    expect(said(await fellows.respond(other, first.id, 'accept'))).toEqual([404, PEOPLE_TEXT.inviteUnknown]);
    expect((await fellows.respond(one, first.id, 'accept')).body).toMatchObject({ message: PEOPLE_TEXT.joined, data: { role: 'manager' } });
    expect((await fellows.respond(other, second.id, 'reject')).body).toMatchObject({ message: PEOPLE_TEXT.refused, data: { role: null } });
    expect(said(await fellows.respond(other, second.id, 'accept'))).toEqual([409, PEOPLE_TEXT.inviteOver]);
  });
  it('refuses twice, and is asked no more', async () => {
    const tired = await member();
    for (let n = 0; n < 2; n++) await fellows.respond(tired, fellows.done(await fellows.invite(owner, id, tired.id)).id, 'reject');
    expect(said(await fellows.invite(owner, id, tired.id))).toEqual([409, PEOPLE_TEXT.closedDoor]);
  });
  it('is not reached across a block, from either side', async () => {
    const [shut, shutting] = [await member(), await member()];
    fellows.done(await shutting.put(`/api/users/${owner.id}/block`));
    fellows.done(await owner.put(`/api/users/${shut.id}/block`));
    for (const who of [shut, shutting]) expect(said(await fellows.invite(owner, id, who.id))).toEqual([409, PEOPLE_TEXT.closedDoor]);
  });

  it('of a private one by mail, which does not say what it is called', async () => {
    const title = 'Ucuz bekler https://kotu.example';
    const { id: closed } = await fellows.create(owner, { title, visibility: 'private' });
    const to = 'disaridan@ornek.dev';
    expect((await fellows.invite(owner, closed, to)).status).toBe(201);
    await town.app.settled();
    const [mail, ...more] = town.app.mailsTo(to);
    expect([mail, more]).toEqual([expect.stringContaining('sizi Meydan’daki gizli bir projeye davet etti'), []]);
    expect(mail).not.toContain('Ucuz');
  });

  inBothHomes.it('by an address is answered alike, whosever it is, and accepted by whoever verified it', async () => {
    const known = await member();
    const email = `${await usernameOf(known)}@ornek.dev`;
    const [unknown, toKnown] = [await fellows.invite(owner, id, ADDRESS), await fellows.invite(owner, id, email)];
    expect([unknown.status, unknown.body.message, Object.keys(unknown.body.data)]).toEqual([201, PEOPLE_TEXT.invited, ['id']]);
    expect([toKnown.status, toKnown.body.message, Object.keys(toKnown.body.data)]).toEqual([201, PEOPLE_TEXT.invited, ['id']]);
    expect(said(await fellows.invite(owner, id, ADDRESS))).toEqual([409, PEOPLE_TEXT.alreadyInvited]);
    expect(said(await fellows.respond(await member(), toKnown.body.data.id, 'accept'))).toEqual([404, PEOPLE_TEXT.inviteUnknown]);
    expect(said(await fellows.respond(known, unknown.body.data.id, 'accept'))).toEqual([404, PEOPLE_TEXT.inviteUnknown]);
    await town.app.settled();
    expect([mails(ADDRESS).length, mails(email).length]).toEqual([1, 1]);
    expect(mails(ADDRESS)[0]).toContain('‹Açık takvim›');
    expect((await fellows.respond(known, toKnown.body.data.id, 'accept')).body).toMatchObject({ data: { role: 'member' } });
    // The address goes with the invitation; that of the other waits on.
    expect((await addressIn()).sort()).toEqual([ADDRESS, null]);
    expect((await owner.delete(`${PROJECTS}/invites/${unknown.body.data.id}`)).body.message).toBe(PEOPLE_TEXT.withdrawn);
    expect(await addressIn()).toEqual([null, null]);
  });
  it('by an address is for whoever verified just that one, in any letters; a mailbox is written to so often, by whichever of its addresses', async () => {
    const known = await member();
    const name = await usernameOf(known);
    const own = `${name}@ornek.dev`;
    const { id: toOther } = fellows.done(await fellows.invite(owner, id, `${name}+baska@ornek.dev`));
    expect((await known.get<OwnProjectInvite[]>(`${PROJECTS}/invites/my`)).body.data).toEqual([]);
    expect(said(await fellows.respond(known, toOther, 'accept'))).toEqual([404, PEOPLE_TEXT.inviteUnknown]);
    const { id: toOwn } = fellows.done(await fellows.invite(owner, id, ` ${own.toUpperCase()} `));
    expect(said(await fellows.invite(owner, id, own))).toEqual([409, PEOPLE_TEXT.alreadyInvited]);
    await town.app.settled();
    expect((await fellows.respond(known, toOwn, 'accept')).body).toMatchObject({ data: { role: 'member' } });
    for (let n = 0; n < PEOPLE_LIMITS.mailsADay; n++) fellows.done(await fellows.invite(owner, id, `${name}+${n}@ornek.dev`));
    await town.app.settled();
    const more = Array.from({ length: PEOPLE_LIMITS.mailsADay }, (_, n) => `${name}+${n}@ornek.dev`);
    // The name keeps its letters in a mail, its domain does not.
    const asWritten = `${name.toUpperCase()}@ornek.dev`;
    expect([`${name}+baska@ornek.dev`, asWritten, ...more].flatMap(mails).length).toBe(PEOPLE_LIMITS.mailsADay);
  });
  it('by an address shows it to whoever sent it, and to nobody else who runs the project', async () => {
    const [manager, known] = [await member(), await member()];
    await fellows.join(owner, id, manager, 'manager');
    const email = `${await usernameOf(known)}@ornek.dev`;
    for (const address of [ADDRESS, email]) fellows.done(await fellows.invite(manager, id, address));
    const listed = async (who: Client) => (await who.get<ProjectInviteRow[]>(`${PROJECTS}/${id}/invites`)).body.data.map((row) => row.email);
    expect(await listed(manager)).toEqual([email, ADDRESS]);
    const masked = [email, ADDRESS].map((address) => `${address.charAt(0)}…@${address.split('@')[1]?.charAt(0)}….${address.split('.').at(-1)}`);
    expect(await listed(owner)).toEqual(masked);
    // Whoever comes to own it reads no more, whatever became of the account behind the address.
    const heir = await member();
    await fellows.join(owner, id, heir);
    fellows.done(await owner.post(`${PROJECTS}/${id}/handover`, { userId: heir.id }));
    fellows.done(await heir.post(`${PROJECTS}/${id}/handover/respond`, { action: 'accept' }));
    expect(await listed(heir)).toEqual(masked);
    expect((await heir.delete(`${PROJECTS}/invites/${(await heir.get<ProjectInviteRow[]>(`${PROJECTS}/${id}/invites`)).body.data[0]?.id}`)).status).toBe(200);
    expect(await listed(manager)).toEqual([ADDRESS]);
  });
  it('by an address that refused reads to others as one that waits, and gets no more mail', async () => {
    const known = await member();
    const email = `${await usernameOf(known)}@ornek.dev`;
    for (let n = 0; n < 3; n++) {
      const { id: invite } = fellows.done(await fellows.invite(owner, id, email));
      if (n < 2) expect((await fellows.respond(known, invite, 'reject')).status).toBe(200);
      expect(said(await fellows.invite(owner, id, email))).toEqual([409, PEOPLE_TEXT.alreadyInvited]);
      await town.app.settled();
      await owner.delete(`${PROJECTS}/invites/${invite}`);
    }
    expect(mails(email)).toHaveLength(2);
  });
  inBothHomes.it('by an address does not reach across a block, nor whoever refused twice under another name; who sent it is not told', async () => {
    const own = async (who: Client) => (await who.get<OwnProjectInvite[]>(`${PROJECTS}/invites/my`)).body.data;
    const [shutting, tired] = [await member(), await member()];
    fellows.done(await shutting.put(`/api/users/${owner.id}/block`));
    for (let n = 0; n < 2; n++) await fellows.respond(tired, fellows.done(await fellows.invite(owner, id, tired.id)).id, 'reject');
    for (const who of [shutting, tired]) {
      const sent = await fellows.invite(owner, id, `${await usernameOf(who)}@ornek.dev`);
      expect([sent.status, sent.body.message, await own(who)]).toEqual([201, PEOPLE_TEXT.invited, []]);
    }
    fellows.done(await shutting.delete(`/api/users/${owner.id}/block`));
    expect((await own(shutting)).map(({ project }) => project.id)).toEqual([id]);
  });
  inBothHomes.it('does not come back by what was sent before they were removed, nor reads anything by it', async () => {
    const came = await member();
    const name = await usernameOf(came);
    const { id: byName } = fellows.done(await fellows.invite(owner, id, name));
    const { id: byAddress } = fellows.done(await fellows.invite(owner, id, `${name}@ornek.dev`, 'manager'));
    const { id: application } = fellows.done(await fellows.apply(came, (await fellows.open(owner, id)).id));
    fellows.done(await fellows.step(owner, 'accept', application));
    expect((await owner.get<ProjectInviteRow[]>(`${PROJECTS}/${id}/invites`)).body.data.map((sent) => sent.id)).toEqual([byAddress]);
    fellows.done(await owner.put(`${PROJECTS}/${id}`, { visibility: 'private', title: 'Yeni bir ad' }));
    fellows.done(await owner.delete(`${PROJECTS}/${id}/members/${came.id}`));
    expect((await came.get<OwnProjectInvite[]>(`${PROJECTS}/invites/my`)).body.data).toEqual([]);
    expect((await came.get(`${PROJECTS}/${id}`)).status).toBe(404);
    for (const old of [byName, byAddress]) expect(said(await fellows.respond(came, old, 'accept'))).toEqual([409, PEOPLE_TEXT.inviteOver]);
    const { id: anew } = fellows.done(await fellows.invite(owner, id, name));
    expect((await fellows.respond(came, anew, 'accept')).body).toMatchObject({ data: { role: 'member' } });
  });
  it('is not added across a block, also where an application of theirs waits', async () => {
    const applicant = await member();
    fellows.done(await fellows.apply(applicant, (await fellows.open(owner, id)).id));
    fellows.done(await applicant.put(`/api/users/${owner.id}/block`));
    const added = await owner.post(`${PROJECTS}/${id}/members/add`, { userId: applicant.id, role: 'member' });
    expect(said(added)).toEqual([409, PEOPLE_TEXT.closedDoor]);
  });
  it('is invited so often and no more', async () => {
    const eager = await member();
    for (let n = 0; n < PEOPLE_LIMITS.invitesAnHour; n++) expect((await fellows.invite(eager, id, 'kimse.yok')).status).toBe(404);
    expect(said(await fellows.invite(eager, id, 'kimse.yok'))).toEqual([429, PEOPLE_TEXT.tooManyInvites]);
  });
  it('applies so often a day and no more; what was refused was no application', async () => {
    const eager = await member();
    for (let n = 0; n < POSTING_LIMITS.applicationsADay; n++) expect((await fellows.apply(eager, NOBODY)).status).toBe(404);
    let last = '';
    for (let n = 0; n < POSTING_LIMITS.applicationsADay; n++) {
      last = (await fellows.open(owner, id)).id;
      fellows.done(await fellows.apply(eager, last));
    }
    expect(said(await fellows.apply(eager, last))).toEqual([429, POSTING_TEXT.tooManyApplications]);
  });
  inBothHomes.it('is reminded after three days, and is over after fourteen', async () => {
    const username = await usernameOf(owner);
    const { id: invite } = fellows.done(await fellows.invite(owner, id, ADDRESS));
    const remind = (who: Client) => who.post(`${PROJECTS}/invites/${invite}/remind`);
    expect(said(await remind(owner))).toEqual([409, PEOPLE_TEXT.remindLater]);
    expect(said(await remind(await member()))).toEqual([403, PEOPLE_TEXT.onlyStaffOfProject]);
    await town.app.settled();
    const before = mails(ADDRESS).length;
    town.app.clock.advance({ days: 3 });
    await town.app.settled();
    const again = await town.app.guest.signIn(username, PASSWORD, true);
    expect((await remind(again)).body.message).toBe(PEOPLE_TEXT.reminded);
    await town.app.settled();
    expect(mails(ADDRESS).length).toBe(before + 1);
    town.app.clock.advance({ days: 12 });
    await town.app.settled();
    expect((await facts()).at(-1)?.type).toBe('InviteExpired');
    expect(await addressIn()).toEqual([null]);
    expect(said(await remind(again))).toEqual([409, PEOPLE_TEXT.inviteOver]);
  });
});

embeddedOnly.describe('what each may do with a project', () => {
  let town: Town;
  const calls = {
    edit: (who: Client, p: Place) => who.put(`${PROJECTS}/${p.id}`, { title: 'Takvim' }),
    invite: (who: Client, p: Place) => fellows.invite(who, p.id, 'derya'),
    add: (who: Client, p: Place) => who.post(`${PROJECTS}/${p.id}/members/add`, { userId: town.moderator.id, role: 'member' }),
    role: (who: Client, p: Place) => who.put(`${PROJECTS}/${p.id}/members/${p.member.id}/role`, { role: 'member' }),
    remind: (who: Client, p: Place) => who.post(`${PROJECTS}/invites/${p.invite}/remind`),
    answer: (who: Client, p: Place) => fellows.respond(who, p.invite, 'reject'),
    open: (who: Client, p: Place) => who.post(`${PROJECTS}/help-wanted`, { project_id: p.id }),
    revise: (who: Client, p: Place) => who.put(`${PROJECTS}/help-wanted/${p.posting}`, {}),
    apply: (who: Client, p: Place) => fellows.apply(who, p.posting, 'kısa'),
    seen: (who: Client, p: Place) => fellows.step(who, 'seen', p.application),
    reject: (who: Client, p: Place) => fellows.step(who, 'reject', p.application),
    accept: (who: Client, p: Place) => fellows.step(who, 'accept', p.application),
    withdraw: (who: Client, p: Place) => fellows.step(who, 'withdraw', p.application),
    offer: (who: Client, p: Place) => who.post(`${PROJECTS}/${p.id}/handover`, { userId: p.owner.id }),
    takeBack: (who: Client, p: Place) => who.delete(`${PROJECTS}/${p.id}/handover`),
    takeOver: (who: Client, p: Place) => who.post(`${PROJECTS}/${p.id}/handover/respond`, { action: 'accept' }),
    archive: (who: Client, p: Place) => who.put(`${PROJECTS}/${p.id}/archive`, { archived: false }),
    uninvite: (who: Client, p: Place) => who.delete(`${PROJECTS}/invites/${p.invite}`),
    takeOut: (who: Client, p: Place) => who.delete(`${PROJECTS}/${p.id}/members/${p.member.id}`),
    close: (who: Client, p: Place) => who.delete(`${PROJECTS}/help-wanted/${p.posting}`),
    remove: (who: Client, p: Place) => who.delete(`${PROJECTS}/${p.id}`),
  };
  type Call = keyof typeof calls;
  const PEOPLE = ['owner', 'manager', 'member', 'applicant', 'invitee', 'stranger', 'guest'] as const;
  interface Place extends Record<(typeof PEOPLE)[number], Client> {
    readonly id: string;
    readonly invite: string;
    readonly posting: string;
    readonly application: string;
  }

  /** A project in which each of them is what they are called. */
  async function place(): Promise<Place> {
    const [owner, manager, plain, applicant, invitee, stranger] = await Promise.all(Array.from({ length: 6 }, () => town.member()));
    if (!owner || !manager || !plain || !applicant || !invitee || !stranger) throw new Error('too few people');
    const { id } = await fellows.create(owner);
    await fellows.join(owner, id, manager, 'manager');
    await fellows.join(owner, id, plain);
    const { id: invite } = fellows.done(await fellows.invite(owner, id, invitee.id));
    const { id: posting } = await fellows.open(owner, id);
    const { id: application } = fellows.done(await fellows.apply(applicant, posting));
    return { id, invite, posting, application, owner, manager, member: plain, applicant, invitee, stranger, guest: town.app.guest };
  }

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  const [ONLY_OWNER, NOT_YOURS, STAFF] = [PROJECT_WRITING_TEXT.onlyOwner, PROJECT_WRITING_TEXT.notYours, PEOPLE_TEXT.onlyStaffOfProject];
  const NO_APPLICATION = POSTING_TEXT.applicationNotFound;
  /** What owner, manager, member, applicant, invitee and stranger are answered; a guest is always asked to sign in. Null: it is done, or refused for what was sent. */
  const TABLE: Record<Call, readonly (string | null)[]> = {
    edit: [null, null, NOT_YOURS, NOT_YOURS, NOT_YOURS, NOT_YOURS],
    invite: [null, null, STAFF, STAFF, STAFF, STAFF],
    add: [null, null, STAFF, STAFF, STAFF, STAFF],
    role: [null, null, NOT_YOURS, NOT_YOURS, NOT_YOURS, NOT_YOURS],
    remind: [null, null, STAFF, STAFF, STAFF, STAFF],
    answer: Array.from({ length: 6 }, (_, at) => (at === 4 ? null : PEOPLE_TEXT.inviteUnknown)),
    open: [null, null, ...Array.from({ length: 4 }, () => POSTING_TEXT.onlyOwnerAndManagers)],
    revise: [null, null, ...Array.from({ length: 4 }, () => POSTING_TEXT.onlyForEditing)],
    apply: [...Array.from({ length: 3 }, () => POSTING_TEXT.ownProject), POSTING_TEXT.alreadyApplied, null, null],
    seen: [null, null, NO_APPLICATION, POSTING_TEXT.notForApplicant, NO_APPLICATION, NO_APPLICATION],
    reject: [null, null, NO_APPLICATION, POSTING_TEXT.notForApplicant, NO_APPLICATION, NO_APPLICATION],
    accept: [null, null, NO_APPLICATION, POSTING_TEXT.notForApplicant, NO_APPLICATION, NO_APPLICATION],
    withdraw: [POSTING_TEXT.onlyApplicant, POSTING_TEXT.onlyApplicant, NO_APPLICATION, null, NO_APPLICATION, NO_APPLICATION],
    offer: [null, ...Array.from({ length: 5 }, () => ONLY_OWNER)],
    takeBack: [null, ...Array.from({ length: 5 }, () => ONLY_OWNER)],
    takeOver: Array.from({ length: 6 }, () => PEOPLE_TEXT.handoverOver),
    archive: [null, ...Array.from({ length: 5 }, () => ONLY_OWNER)],
    uninvite: [null, null, STAFF, STAFF, STAFF, STAFF],
    takeOut: [null, null, null, NOT_YOURS, NOT_YOURS, NOT_YOURS],
    close: [null, null, ...Array.from({ length: 4 }, () => POSTING_TEXT.onlyForRemoving)],
    remove: [null, ...Array.from({ length: 5 }, () => ONLY_OWNER)],
  };
  const DENIALS = new Set<string>([
    ...Object.values(TABLE)
      .flat()
      .flatMap((text) => text ?? []),
    PROJECT_TEXT.notFound,
  ]);
  const verdict = (error: string | undefined): string | null => (error !== undefined && DENIALS.has(error) ? error : null);

  it('is as the table says, for each call and each of them', async () => {
    const found: Record<string, (string | null)[]> = {};
    const guests: number[] = [];
    let at = await place();
    for (const call of Object.keys(calls) as Call[]) {
      const row: (string | null)[] = [];
      // From the one who may do least, so that what is done stands in nobody's way.
      for (const who of [...PEOPLE].reverse()) {
        const answer = await calls[call](at[who], at);
        if (who === 'guest') guests.push(answer.status);
        else row.unshift(verdict(answer.body.error));
        const isDone = answer.status < 300 && ['answer', 'reject', 'accept', 'withdraw', 'uninvite', 'takeOut', 'close', 'remove', 'apply'].includes(call);
        if (isDone) at = await place();
      }
      found[call] = row;
    }
    expect(found).toEqual(TABLE);
    expect(new Set(guests)).toEqual(new Set([401]));
  });
});
