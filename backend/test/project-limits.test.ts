import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { POSTING_LIMITS, POSTING_TEXT } from '../contracts/help-wanted.js';
import { PROJECT_FOLLOW_LIMITS, PROJECT_FOLLOW_TEXT } from '../contracts/project-follow.js';
import { PEOPLE_LIMITS, PEOPLE_TEXT } from '../contracts/project-people.js';
import { PROJECT_LIMITS, PROJECT_WRITING_TEXT, type SavedProject } from '../contracts/project-writing.js';
import type { PlacedProjectEvent } from '../src/contexts/projects/project/place.events.js';
import { projectStream } from '../src/contexts/projects/project/project.stream.js';
import type { NewEvent } from '../src/kernel/event.js';
import { type EventLog, NO_STREAM } from '../src/kernel/event-log.js';
import type { Vault } from '../src/kernel/vault.js';
import { UuidIds } from '../src/platform/identity/uuid-ids.js';
import { EVENT_LOG, VAULT } from '../src/platform/tokens.js';
import { EventSealer } from '../src/platform/vault/event-sealer.js';
import type { Answer, Client } from './client.js';
import { fellows, PROJECT, PROJECTS } from './fellows.js';
import { it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const ids = new UuidIds();
const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** Facts of one append. */
const AT_ONCE = 100;
const MESSAGE = 'Üç yıldır React yazıyorum.';
const WORDS = { title: 'Açık takvim', summary: 'Etkinlikleri tek yerde toplar.', description: '', tags: [], cover: null, links: [], repository: null };
const WANTED = { title: 'React bilen biri', description: 'Arayüzü yazacak biri.', skills: ['React'], rewardType: 'volunteer', places: 20, until: null };
const OPEN = 'public open listed development';

describe('What a member can do with projects has an end', () => {
  let town: Town;
  let owner: Client;
  let id: string;
  const member = () => town.member();
  const save = (changes: object, who = owner) => who.put<SavedProject>(`${PROJECTS}/${id}`, changes);
  const role = (of: Client, to: string) => owner.put(`${PROJECTS}/${id}/members/${of.id}/role`, { role: to });
  const open = (who = owner) => who.post(`${PROJECTS}/help-wanted`, { ...POSTING, project_id: id });
  const POSTING = { title: WANTED.title, description: WANTED.description, skills: WANTED.skills, project_reward_type: WANTED.rewardType };

  /** Appends what was done before, as it would have been recorded. */
  async function record(projectId: string, facts: readonly PlacedProjectEvent[]): Promise<void> {
    const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
    const sealer = new EventSealer(town.app.meydan.app.get<Vault>(VAULT), [projectStream]);
    const actor = { id: owner.id, role: 'user' };
    const at = town.app.clock.now().toISOString();
    let revision = (await log.readStream(`project-${projectId}`)).at(-1)?.revision ?? NO_STREAM;
    for (let from = 0; from < facts.length; from += AT_ONCE) {
      const events = facts
        .slice(from, from + AT_ONCE)
        .map((fact): NewEvent => ({ ...fact, id: ids.next(), at, actor, correlationId: ids.next(), causationId: null, schema: 1 }));
      await log.append(`project-${projectId}`, revision, await Promise.all(events.map((event) => sealer.seal(event))));
      revision += events.length;
    }
  }
  const joined = (memberId: string): PlacedProjectEvent => ({
    type: 'MemberJoined',
    data: { projectId: id, memberId, role: 'member', by: owner.id, inviteId: null, applicationId: null },
  });
  const invited = (inviteId: string): PlacedProjectEvent => ({
    type: 'MemberInvited',
    data: {
      ...{ projectId: id, inviteId, role: 'member', by: owner.id, memberId: ids.next(), address: null, addressDigest: null },
      ...{ expiresAt: '2127-01-01T00:00:00.000Z', remindFrom: '2127-01-01T00:00:00.000Z' },
    },
  });
  const opened = (postingId: string): PlacedProjectEvent => ({
    type: 'PostingOpened',
    data: { projectId: id, postingId, by: owner.id, ...WANTED, place: OPEN, formerPlace: OPEN },
  });
  const closed = (postingId: string): PlacedProjectEvent => ({
    type: 'PostingClosed',
    data: { projectId: id, postingId, by: owner.id, cause: 'own', place: OPEN, formerPlace: OPEN },
  });
  const applied = (postingId: string, applicationId: string): PlacedProjectEvent => ({
    type: 'ApplicationMade',
    data: { projectId: id, postingId, applicationId, applicantId: ids.next(), message: MESSAGE },
  });
  const rejected = ({ data }: PlacedProjectEvent): PlacedProjectEvent => {
    const { postingId, applicationId, applicantId } = data as { postingId: string; applicationId: string; applicantId: string };
    return { type: 'ApplicationRejected', data: { projectId: id, postingId, applicationId, applicantId, by: owner.id } };
  };
  const ok = (answer: Answer) => expect([answer.status < 300, answer.body.error]).toEqual([true, undefined]);

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());
  beforeEach(async () => {
    owner = await member();
    id = (await fellows.create(owner)).id;
  });

  it('own projects: made, and taken over', async () => {
    const own = (): PlacedProjectEvent => ({
      type: 'ProjectCreated',
      data: { projectId: '', ownerId: owner.id, ...WORDS, stage: 'idea', visibility: 'public', place: 'public none listed idea', formerPlace: null },
    });
    for (const projectId of times(PROJECT_LIMITS.owned - 2).map(() => ids.next()))
      await record(projectId, [{ ...own(), data: { ...own().data, projectId } } as PlacedProjectEvent]);
    ok(await owner.post(PROJECTS, PROJECT));
    expect(said(await owner.post(PROJECTS, PROJECT))).toEqual([409, PROJECT_WRITING_TEXT.tooManyOwned]);
    const other = await member();
    const offered = (await fellows.create(other)).id;
    await fellows.join(other, offered, owner);
    fellows.done(await other.post(`${PROJECTS}/${offered}/handover`, { userId: owner.id }));
    expect(said(await owner.post(`${PROJECTS}/${offered}/handover/respond`, { action: 'accept' }))).toEqual([409, PROJECT_WRITING_TEXT.tooManyOwned]);
    fellows.done(await owner.delete(`${PROJECTS}/${id}`));
    ok(await owner.post(`${PROJECTS}/${offered}/handover/respond`, { action: 'accept' }));
  });
  it('saves in an hour, what is refused too', async () => {
    for (const _ of times(PROJECT_LIMITS.savesAnHour - 2)) expect((await save({ title: 'a' })).status).toBe(422);
    ok(await save({ title: 'Yeni bir ad' }));
    expect(said(await save({ title: 'Başka bir ad' }))).toEqual([429, PROJECT_WRITING_TEXT.tooManySaves]);
    expect(said(await open())).toEqual([429, PROJECT_WRITING_TEXT.tooManySaves]);
  });
  it('saves of one project', async () => {
    const revised = (at: number): PlacedProjectEvent => ({
      type: 'ProjectRevised',
      data: {
        ...{ projectId: id, by: owner.id, ...WORDS, title: `Takvim ${at}`, stage: 'development', visibility: 'public', formerTags: [] },
        ...{ formerStage: 'development', formerVisibility: 'public', place: OPEN, formerPlace: OPEN, postingIds: [] },
      },
    });
    await record(id, times(PROJECT_LIMITS.saves - 1).map(revised));
    ok(await save({ title: 'Bininci ad' }));
    expect(said(await save({ title: 'Bir ad daha' }))).toEqual([409, PROJECT_WRITING_TEXT.savedTooOften]);
  });

  it('members of one project', async () => {
    await record(
      id,
      times(PEOPLE_LIMITS.members - 2).map(() => joined(ids.next())),
    );
    const [last, late] = [await member(), await member()];
    const [lastInvite, lateInvite] = [fellows.done(await fellows.invite(owner, id, last.id)), fellows.done(await fellows.invite(owner, id, late.id))];
    ok(await fellows.respond(last, lastInvite.id, 'accept'));
    expect(said(await fellows.respond(late, lateInvite.id, 'accept'))).toEqual([409, PEOPLE_TEXT.full]);
    expect(said(await fellows.invite(owner, id, (await member()).id))).toEqual([409, PEOPLE_TEXT.full]);
  });
  it('invitations that wait', async () => {
    await record(
      id,
      times(PEOPLE_LIMITS.pendingInvites - 1).map(() => invited(ids.next())),
    );
    ok(await fellows.invite(owner, id, (await member()).id));
    expect(said(await fellows.invite(owner, id, (await member()).id))).toEqual([409, PEOPLE_TEXT.tooManyPending]);
  });
  it('invitations of one project', async () => {
    const gone = times(PEOPLE_LIMITS.invites - 1).map(() => ids.next());
    const over = gone.map((inviteId): PlacedProjectEvent => ({ type: 'InviteWithdrawn', data: { projectId: id, inviteId, memberId: null, by: owner.id } }));
    await record(id, [...gone.map(invited), ...over]);
    ok(await fellows.invite(owner, id, (await member()).id));
    expect(said(await fellows.invite(owner, id, (await member()).id))).toEqual([409, PEOPLE_TEXT.tooManyEver]);
  });
  it('invitations of a member to one project in a day', async () => {
    const invite = () => fellows.invite(owner, id, 'kimse.yok');
    for (let sent = 0; sent < PEOPLE_LIMITS.invitesADay; ) {
      for (const _ of times(Math.min(PEOPLE_LIMITS.invitesAnHour, PEOPLE_LIMITS.invitesADay - sent))) {
        expect((await invite()).status).toBe(404);
        sent++;
      }
      if (sent < PEOPLE_LIMITS.invitesADay) expect(said(await invite())).toEqual([429, PEOPLE_TEXT.tooManyInvites]);
      town.app.clock.advance({ minutes: 61 });
    }
    expect(said(await invite())).toEqual([429, PEOPLE_TEXT.tooManyInvites]);
    const other = (await fellows.create(owner)).id;
    expect((await fellows.invite(owner, other, 'kimse.yok')).status).toBe(404);
  });
  it('changes of roles', async () => {
    const plain = await member();
    const turns = times(PEOPLE_LIMITS.roleChanges - 1).map((at): PlacedProjectEvent => {
      const [from, to] = at % 2 === 0 ? (['member', 'manager'] as const) : (['manager', 'member'] as const);
      return { type: 'ProjectRoleChanged', data: { projectId: id, memberId: plain.id, from, to, by: owner.id } };
    });
    await record(id, [joined(plain.id), ...turns]);
    ok(await role(plain, 'member'));
    expect(said(await role(plain, 'manager'))).toEqual([409, PEOPLE_TEXT.tooManyChanges]);
  });

  it('open postings, and postings at all', async () => {
    await record(
      id,
      times(POSTING_LIMITS.open - 1).map(() => opened(ids.next())),
    );
    const last = fellows.done(await open()) as { id: string };
    expect(said(await open())).toEqual([409, POSTING_TEXT.tooManyOpen]);
    const gone = times(POSTING_LIMITS.ever - POSTING_LIMITS.open - 1).map(() => ids.next());
    await record(id, [...gone.flatMap((one) => [opened(one), closed(one)]), closed(last.id)]);
    fellows.done(await open());
    fellows.done(await owner.delete(`${PROJECTS}/help-wanted/${last.id}`));
    await record(id, [closed(fellows.done(await owner.get<{ id: string }[]>(`${PROJECTS}/${id}/help-wanted`))[0]?.id ?? '')]);
    expect(said(await open())).toEqual([409, POSTING_TEXT.tooManyEver]);
  });
  it('changes of a posting, which can be closed all the same', async () => {
    const postingId = ids.next();
    const revised = (at: number): PlacedProjectEvent => ({
      type: 'PostingRevised',
      data: { projectId: id, postingId, by: owner.id, ...WANTED, title: `Başlık ${at}` },
    });
    await record(id, [opened(postingId), ...times(POSTING_LIMITS.changes - 1).map(revised)]);
    const edit = (changes: object) => owner.put(`${PROJECTS}/help-wanted/${postingId}`, changes);
    ok(await edit({ title: 'Son başlık' }));
    expect(said(await edit({ title: 'Bir başlık daha' }))).toEqual([409, POSTING_TEXT.changedTooOften]);
    ok(await edit({ is_open: false }));
    expect(said(await edit({ is_open: true }))).toEqual([409, POSTING_TEXT.changedTooOften]);
  });
  it('applications to one posting: that wait, and at all', async () => {
    const [first, second] = [ids.next(), ids.next()];
    await record(id, [opened(first), ...times(POSTING_LIMITS.waiting - 1).map(() => applied(first, ids.next()))]);
    ok(await fellows.apply(await member(), first));
    expect(said(await fellows.apply(await member(), first))).toEqual([409, POSTING_TEXT.postingFull]);
    const over = times(POSTING_LIMITS.applications - 1).map(() => applied(second, ids.next()));
    await record(id, [opened(second), ...over, ...over.map(rejected)]);
    ok(await fellows.apply(await member(), second));
    expect(said(await fellows.apply(await member(), second))).toEqual([409, POSTING_TEXT.postingFull]);
  });
  it('applications of a member that wait, wherever', async () => {
    const eager = await member();
    const [first, second] = [ids.next(), ids.next()];
    const made = (postingId: string): PlacedProjectEvent => {
      const { data } = applied(postingId, ids.next());
      return { type: 'ApplicationMade', data: { ...(data as Extract<PlacedProjectEvent, { type: 'ApplicationMade' }>['data']), applicantId: eager.id } };
    };
    const waiting = times(POSTING_LIMITS.waitingOfMember - 1).map(() => ids.next());
    await record(id, [opened(first), opened(second), ...waiting.flatMap((posting) => [opened(posting), made(posting)])]);
    const application = fellows.done(await fellows.apply(eager, first));
    expect(said(await fellows.apply(eager, second))).toEqual([409, POSTING_TEXT.tooManyWaiting]);
    ok(await fellows.step(eager, 'withdraw', application.id));
    ok(await fellows.apply(eager, second));
  });
  it('applications of a member to one posting', async () => {
    const eager = await member();
    const posting = fellows.done(await open()) as { id: string };
    for (const _ of times(POSTING_LIMITS.again)) ok(await fellows.step(eager, 'withdraw', fellows.done(await fellows.apply(eager, posting.id)).id));
    expect(said(await fellows.apply(eager, posting.id))).toEqual([409, POSTING_TEXT.appliedTooOften]);
  });

  it('follows in a minute, and of one project', async () => {
    const eager = await member();
    const turn = (what: 'follow' | 'unfollow') => eager.post(`${PROJECTS}/${id}/${what}`, {});
    const tooOften = [];
    for (let followed = 0; followed < PROJECT_FOLLOW_LIMITS.ofOneProject; followed++) {
      if (followed % (PROJECT_FOLLOW_LIMITS.aMinute / 2) === 0) {
        if (followed > 0) tooOften.push(said(await turn('follow')));
        town.app.clock.advance({ minutes: 1 });
      }
      ok(await turn('follow'));
      ok(await turn('unfollow'));
    }
    town.app.clock.advance({ minutes: 1 });
    expect(tooOften).toEqual(Array(6).fill([429, PROJECT_FOLLOW_TEXT.tooOften]));
    expect(said(await turn('follow'))).toEqual([409, PROJECT_FOLLOW_TEXT.worn]);
  });
});
