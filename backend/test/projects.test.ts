import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { POSTING_TEXT, type SavedPosting } from '../contracts/help-wanted.js';
import { PEOPLE_TEXT, type SavedMember } from '../contracts/project-people.js';
import { PROJECT_CODE, PROJECT_LIMITS, PROJECT_WRITING_TEXT, type SavedProject } from '../contracts/project-writing.js';
import { PROJECT_TEXT } from '../contracts/projects.js';
import { IMAGE_PATH, type UploadedImage } from '../contracts/writing.js';
import { screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { fellows, PROJECT, PROJECTS } from './fellows.js';
import { sendForm } from './forms.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

describe('a project', () => {
  let town: Town;
  let owner: Client;

  const edit = (id: string, changes: object, who = owner) => who.put<SavedProject>(`${PROJECTS}/${id}`, changes);
  const member = async () => town.member();

  beforeAll(async () => {
    town = await Town.open();
    owner = await member();
  });
  afterAll(() => town.app.stop());

  it('is nobody’s who has no session', async () =>
    expect(said(await town.app.guest.post(PROJECTS, PROJECT))).toEqual([401, PROJECT_WRITING_TEXT.signInToCreate]));

  inBothHomes.it('is created, and edited by those who run it', async () => {
    const { status, body } = await owner.post<SavedProject>(PROJECTS, { ...PROJECT, owner_id: town.moderator.id });
    expect([status, body.message, body.data]).toEqual([
      201,
      PROJECT_WRITING_TEXT.created,
      { id: expect.any(String), title: PROJECT.title, stage: 'development', visibility: 'public', archived: false, version: 0 },
    ]);
    const { id } = body.data;
    const manager = await member();
    await fellows.join(owner, id, manager, 'manager');
    expect((await edit(id, { title: 'Yeni ad', version: 0 }, manager)).body.data).toMatchObject({ title: 'Yeni ad', version: 1 });
    expect((await edit(id, { title: 'Yeni ad' }, manager)).body.data.version).toBe(1);
    expect((await edit(id, { title: 'Başka ad', version: 0 })).body.code).toBe(PROJECT_CODE.changed);
    expect(said(await edit(id, { title: 'Onun adı' }, await member()))).toEqual([403, PROJECT_WRITING_TEXT.notYours]);
  });
  it('says what is wrong with its fields', async () => {
    const bad = {
      title: 'a',
      summary: 'kısa',
      stage: '',
      visibility: 'gizli',
      links: [{ label: '', url: 'javascript:alert(1)' }],
      repository_url: 'http://a.b',
    };
    const { status, body } = await owner.post(PROJECTS, bad);
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([
      422,
      ['links.0.label', 'links.0.url', 'repository_url', 'stage', 'summary', 'title', 'visibility'],
    ]);
  });
  it('has links with both their parts', async () => {
    for (const [link, missing] of [
      [{ url: 'https://x.test' }, 'links.0.label'],
      [{ label: 'Site' }, 'links.0.url'],
    ] as const) {
      const { status, body } = await owner.post(PROJECTS, { ...PROJECT, links: [link] });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [missing]]);
    }
  });
  it('stands in a stage that is offered', async () =>
    expect(said(await owner.post(PROJECTS, { ...PROJECT, stage: 'bilinmeyen' }))).toEqual([422, PROJECT_WRITING_TEXT.unknownStage]));
  it('has a cover that its writer uploaded, and no other', async () => {
    const file = { field: 'image', name: 'kapak.png', type: 'image/png', bytes: await screenshot() };
    const { url } = (await sendForm<UploadedImage>(owner, IMAGE_PATH, {}, file)).body.data;
    const { id } = await fellows.create(owner, { cover_image_url: url });
    expect((await edit(id, { cover_image_url: null })).status).toBe(200);
    const foreign = await (await member()).post(PROJECTS, { ...PROJECT, cover_image_url: url });
    expect(said(foreign)).toEqual([422, PROJECT_WRITING_TEXT.foreignCover]);
  });

  it('is looked at with the addresses that stand beside it', async () => {
    const strict = await Town.open({ NEW_MEMBER_POSTS: '3', NEW_MEMBER_LINKS: '0', FIRST_POSTS_HELD: '0' });
    try {
      const [builds, admin] = [await strict.member(), await strict.app.member('yonetici', 'admin')];
      expect((await admin.post('/api/console/watched-words', { words: ['bekler'], consequence: 'hold' })).status).toBeLessThan(300);
      const create = async (changes: object) => said(await builds.post(PROJECTS, { ...PROJECT, ...changes }));
      const link = { label: 'Site', url: 'https://ornek.dev' };
      expect(await create({ links: [link] })).toEqual([422, PROJECT_WRITING_TEXT.newMemberLinks]);
      expect(await create({ repository_url: 'https://ornek.dev/depo' })).toEqual([422, PROJECT_WRITING_TEXT.newMemberLinks]);
      // No mark of another text makes code of them.
      expect(await create({ summary: '``` diye başlayan bir özet', links: [link] })).toEqual([422, PROJECT_WRITING_TEXT.newMemberLinks]);
      for (const hidden of [{ repository_url: 'https://ornek.dev/bekler' }, { links: [{ label: 'Site', url: 'https://ornek.dev/bekler' }] }])
        expect(await create(hidden)).toEqual([422, PROJECT_WRITING_TEXT.wordWaits]);
      expect(await create({})).toEqual([201, undefined]);
    } finally {
      await strict.app.stop();
    }
  });

  inBothHomes.it('that is private does not exist for others, whatever they ask', async () => {
    const { id } = await fellows.create(owner, { visibility: 'private' });
    const posting = await fellows.open(owner, id);
    const stranger = await member();
    const asked = [
      await edit(id, { title: 'Onun adı' }, stranger),
      await stranger.delete(`${PROJECTS}/${id}`),
      await fellows.invite(stranger, id, 'derya'),
      await stranger.post(`${PROJECTS}/${id}/handover`, { userId: owner.id }),
      await edit(NOBODY, { title: 'Onun adı' }, stranger),
    ];
    expect(asked.map(said)).toEqual(asked.map(() => [404, PROJECT_TEXT.notFound]));
    expect(said(await fellows.apply(stranger, posting.id))).toEqual([404, POSTING_TEXT.notFound]);
    expect(said(await fellows.apply(stranger, NOBODY))).toEqual([404, POSTING_TEXT.notFound]);
  });

  inBothHomes.it('is archived and brought back, and in between nothing new comes into it', async () => {
    const { id } = await fellows.create(owner);
    const posting = await fellows.open(owner, id);
    const invited = await member();
    const invite = fellows.done(await fellows.invite(owner, id, invited.id));
    expect((await owner.put<SavedProject>(`${PROJECTS}/${id}/archive`, { archived: true })).body.data.archived).toBe(true);
    expect(said(await edit(id, { title: 'Yeni ad' }))).toEqual([409, PROJECT_WRITING_TEXT.archived]);
    expect(said(await fellows.apply(await member(), posting.id))).toEqual([409, POSTING_TEXT.closed]);
    expect(said(await fellows.respond(invited, invite.id, 'accept'))).toEqual([409, PEOPLE_TEXT.inviteOver]);
    expect((await owner.put<SavedProject>(`${PROJECTS}/${id}/archive`, { archived: false })).body.data.archived).toBe(false);
    expect((await edit(id, { title: 'Yeni ad' })).status).toBe(200);
  });
  it('is deleted by its owner alone, and is gone then', async () => {
    const { id } = await fellows.create(owner);
    const manager = await member();
    await fellows.join(owner, id, manager, 'manager');
    expect(said(await manager.delete(`${PROJECTS}/${id}`))).toEqual([403, PROJECT_WRITING_TEXT.onlyOwner]);
    expect((await owner.delete(`${PROJECTS}/${id}`)).body.message).toBe(PROJECT_WRITING_TEXT.deletedDone);
    expect((await owner.delete(`${PROJECTS}/${id}`)).status).toBe(200);
    expect(said(await edit(id, { title: 'Yeni ad' }))).toEqual([410, PROJECT_TEXT.gone]);
  });
  it('is created so often a day and no more; what was refused was not created', async () => {
    const eager = await member();
    const made = [];
    for (let n = 0; n < PROJECT_LIMITS.createdADay; n++) expect((await eager.post(PROJECTS, { ...PROJECT, title: '' })).status).toBe(422);
    for (let n = 0; n <= PROJECT_LIMITS.createdADay; n++) made.push(said(await eager.post(PROJECTS, PROJECT)));
    expect(made.at(-2)).toEqual([201, undefined]);
    expect(made.at(-1)).toEqual([429, PROJECT_WRITING_TEXT.tooManyCreated]);
  });

  describe('has people', () => {
    let id: string;
    let manager: Client;
    let plain: Client;
    const role = (who: Client, of: Client, to: string) => who.put<SavedMember>(`${PROJECTS}/${id}/members/${of.id}/role`, { role: to });
    const remove = (who: Client, of: Client) => who.delete<SavedMember>(`${PROJECTS}/${id}/members/${of.id}`);

    beforeAll(async () => {
      owner = await member();
      id = (await fellows.create(owner)).id;
      [manager, plain] = [await member(), await member()];
      await fellows.join(owner, id, manager, 'manager');
      await fellows.join(owner, id, plain);
    });

    it('whose roles the owner gives, and managers do not', async () => {
      expect(said(await role(manager, plain, 'manager'))).toEqual([403, PEOPLE_TEXT.managerAddsManager]);
      expect(said(await role(plain, manager, 'member'))).toEqual([403, PROJECT_WRITING_TEXT.notYours]);
      expect((await role(owner, plain, 'manager')).body.data).toEqual({ project_id: id, user_id: plain.id, role: 'manager' });
      expect(said(await role(manager, plain, 'member'))).toEqual([403, PEOPLE_TEXT.managerChangesManager]);
      expect(said(await remove(manager, plain))).toEqual([403, PEOPLE_TEXT.managerRemovesManager]);
      expect((await role(owner, plain, 'member')).body.data.role).toBe('member');
    });
    it('of whom none becomes the owner by a role', async () => {
      for (const [of, to] of [
        [plain, 'owner'],
        [owner, 'manager'],
      ] as const)
        expect(said(await role(owner, of, to))).toEqual([422, PEOPLE_TEXT.ownershipOnlyByHandover]);
      expect(said(await fellows.invite(owner, id, 'derya', 'owner' as never))).toEqual([422, PEOPLE_TEXT.ownershipOnlyByHandover]);
    });
    it('who leave as they like, but for the owner', async () => {
      const leaver = await member();
      await fellows.join(owner, id, leaver);
      expect((await remove(leaver, leaver)).body).toMatchObject({ message: PEOPLE_TEXT.left, data: { role: null } });
      expect(said(await remove(owner, owner))).toEqual([409, PEOPLE_TEXT.ownerStays]);
      expect(said(await remove(manager, owner))).toEqual([409, PEOPLE_TEXT.ownerNotRemoved]);
    });
    inBothHomes.it('to one of whom it is handed over, when the other side accepts', async () => {
      const { id: own } = await fellows.create(owner);
      const heir = await member();
      const offer = () => owner.post(`${PROJECTS}/${own}/handover`, { userId: heir.id });
      const respond = (action: string, who = heir) => who.post<SavedMember>(`${PROJECTS}/${own}/handover/respond`, { action });
      expect(said(await offer())).toEqual([409, PEOPLE_TEXT.handoverToMember]);
      await fellows.join(owner, own, heir);
      expect((await offer()).body.message).toBe(PEOPLE_TEXT.offered);
      expect((await respond('reject')).body.message).toBe(PEOPLE_TEXT.offerRefused);
      expect(said(await respond('accept'))).toEqual([409, PEOPLE_TEXT.handoverOver]);
      await offer();
      await owner.delete(`${PROJECTS}/${own}/handover`);
      expect(said(await respond('accept'))).toEqual([409, PEOPLE_TEXT.handoverOver]);
      await offer();
      expect((await respond('accept')).body).toMatchObject({ message: PEOPLE_TEXT.tookOver, data: { role: 'owner' } });
      expect((await remove(owner, owner)).status).toBe(409);
      expect(said(await owner.delete(`${PROJECTS}/${own}`))).toEqual([403, PROJECT_WRITING_TEXT.onlyOwner]);
      expect((await owner.delete(`${PROJECTS}/${own}/members/${owner.id}`)).status).toBe(200);
    });
    inBothHomes.it('and one owner, whatever happens at once', async () => {
      const { id: own } = await fellows.create(owner);
      const heir = await member();
      await fellows.join(owner, own, heir, 'manager');
      await owner.post(`${PROJECTS}/${own}/handover`, { userId: heir.id });
      const at = `${PROJECTS}/${own}`;
      await Promise.all([
        heir.post(`${at}/handover/respond`, { action: 'accept' }),
        owner.put(`${at}/members/${heir.id}/role`, { role: 'member' }),
        heir.delete(`${at}/members/${heir.id}`),
        owner.delete(`${at}/handover`),
      ]);
      const owns = await Promise.all([owner, heir].map(async (who) => (await who.put(`${at}/archive`, { archived: false })).status === 200));
      expect(owns.filter(Boolean)).toHaveLength(1);
    });
  });

  describe('asks for help', () => {
    let id: string;
    const revise = (posting: string, changes: object, who = owner) => who.put<SavedPosting>(`${PROJECTS}/help-wanted/${posting}`, changes);

    beforeAll(async () => {
      owner = await member();
      id = (await fellows.create(owner)).id;
    });

    inBothHomes.it('and takes in whom it accepts, by the same decision', async () => {
      const posting = await fellows.open(owner, id);
      const [first, second] = [await member(), await member()];
      const one = fellows.done(await fellows.apply(first, posting.id));
      const other = fellows.done(await fellows.apply(second, posting.id));
      expect(one).toEqual({ id: expect.any(String), posting_id: posting.id, project_id: id, state: 'new', posting_status: 'open' });
      expect(said(await fellows.apply(first, posting.id))).toEqual([409, POSTING_TEXT.alreadyApplied]);
      expect((await fellows.step(owner, 'seen', one.id)).body.data.state).toBe('seen');
      expect((await fellows.step(owner, 'accept', one.id)).body).toMatchObject({
        message: POSTING_TEXT.accepted,
        data: { state: 'accepted', posting_status: 'filled' },
      });
      expect(said(await fellows.step(owner, 'accept', other.id))).toEqual([409, POSTING_TEXT.lastPlaceGone]);
      expect(said(await fellows.apply(await member(), posting.id))).toEqual([409, POSTING_TEXT.noPlaces]);
      expect(said(await fellows.apply(first, (await fellows.open(owner, id)).id))).toEqual([409, POSTING_TEXT.ownProject]);
      // Only reopening frees the place of somebody who left.
      await first.delete(`${PROJECTS}/${id}/members/${first.id}`);
      expect(said(await fellows.step(owner, 'accept', other.id))).toEqual([409, POSTING_TEXT.lastPlaceGone]);
      expect((await revise(posting.id, { is_open: true })).body).toMatchObject({ message: POSTING_TEXT.reopenedDone, data: { status: 'open', taken: 0 } });
      const third = fellows.done(await fellows.apply(await member(), posting.id));
      expect((await fellows.step(owner, 'reject', third.id)).body).toMatchObject({ message: POSTING_TEXT.rejected, data: { state: 'rejected' } });
      expect((await fellows.step(owner, 'accept', other.id)).body.data.posting_status).toBe('filled');
    });
    inBothHomes.racesIt('and of twenty accepts for the last place one wins', async () => {
      const posting = await fellows.open(owner, id);
      const applicants = await Promise.all(Array.from({ length: 20 }, member));
      const made = await Promise.all(applicants.map(async (who) => fellows.done(await fellows.apply(who, posting.id)).id));
      const answers = (await Promise.all(made.map((application) => fellows.step(owner, 'accept', application)))).map(said);
      expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
      expect(answers.filter(([status]) => status !== 200)).toEqual(Array.from({ length: 19 }, () => [409, POSTING_TEXT.lastPlaceGone]));
    });
    inBothHomes.it('and adds at once whoever applied, and invites everybody else', async () => {
      const posting = await fellows.open(owner, id, { places: 2 });
      const [applicant, stranger] = [await member(), await member()];
      await fellows.apply(applicant, posting.id);
      const add = (who: Client, by = owner) => by.post(`${PROJECTS}/${id}/members/add`, { userId: who.id, role: 'member' });
      expect((await add(applicant)).body).toMatchObject({ data: { outcome: 'joined' }, message: PEOPLE_TEXT.added });
      expect((await add(stranger)).body).toMatchObject({ data: { outcome: 'invited' }, message: PEOPLE_TEXT.invited });
      expect(said(await add(stranger))).toEqual([409, PEOPLE_TEXT.alreadyInvited]);
      expect(said(await add(await member(), await member()))).toEqual([403, PEOPLE_TEXT.onlyStaffOfProject]);
    });
    inBothHomes.it('in postings that those who run it and whoever wrote them change', async () => {
      const [manager, plain] = [await member(), await member()];
      await fellows.join(owner, id, manager, 'manager');
      await fellows.join(owner, id, plain);
      const posting = await fellows.open(manager, id);
      await owner.put(`${PROJECTS}/${id}/members/${manager.id}/role`, { role: 'member' });
      expect((await revise(posting.id, { title: 'Başka bir başlık' }, manager)).body.data.title).toBe('Başka bir başlık');
      expect(said(await revise(posting.id, { title: 'Onun başlığı' }, plain))).toEqual([403, POSTING_TEXT.onlyForEditing]);
      expect(said(await plain.delete(`${PROJECTS}/help-wanted/${posting.id}`))).toEqual([403, POSTING_TEXT.onlyForRemoving]);
      expect((await plain.post(`${PROJECTS}/help-wanted`, { project_id: id })).body.error).toBe(POSTING_TEXT.onlyOwnerAndManagers);
      expect((await manager.delete(`${PROJECTS}/help-wanted/${posting.id}`)).body.message).toBe(POSTING_TEXT.removed);
      expect(said(await revise(posting.id, { title: 'Başka' }))).toEqual([404, POSTING_TEXT.notFound]);
    });
    it('of applicants who may change their mind', async () => {
      const posting = await fellows.open(owner, id);
      const applicant = await member();
      const withdraw = async () => {
        const { id: application } = fellows.done(await fellows.apply(applicant, posting.id));
        expect(said(await fellows.step(await member(), 'withdraw', application))).toEqual([404, POSTING_TEXT.applicationNotFound]);
        expect(said(await fellows.step(applicant, 'accept', application))).toEqual([403, POSTING_TEXT.notForApplicant]);
        expect((await fellows.step(applicant, 'withdraw', application)).body.data.state).toBe('withdrawn');
        expect(said(await fellows.step(owner, 'accept', application))).toEqual([409, POSTING_TEXT.applicationOver]);
      };
      for (let n = 0; n < 3; n++) await withdraw();
      expect(said(await fellows.apply(applicant, posting.id))).toEqual([409, POSTING_TEXT.appliedTooOften]);
    });
    it('until a day, and closes when that is over in Istanbul', async () => {
      const until = new Date(town.app.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
      const posting = await fellows.open(owner, id, { until });
      const username = await usernameOf(owner);
      town.app.clock.advance({ days: 3 });
      await town.app.settled();
      const again = await town.app.guest.signIn(username, PASSWORD);
      expect(said(await fellows.apply(await member(), posting.id))).toEqual([409, POSTING_TEXT.closed]);
      expect((await revise(posting.id, { is_open: true }, again)).body.error).toBe(POSTING_TEXT.pastDay);
      expect((await revise(posting.id, { is_open: true, until: null }, again)).body.data).toMatchObject({ status: 'open', until: null });
    });
  });
});
