import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CODE, type Listing } from '../contracts/envelope.js';
import type { ProfileStats } from '../contracts/follow.js';
import { type ApplicationRow, type MatchedPosting, type OwnApplication, type OwnPostingMarks, POSTING_TEXT, type Posting } from '../contracts/help-wanted.js';
import type { ProjectFollow } from '../contracts/project-follow.js';
import type { OwnProjectInvite, ProjectInviteRow, ProjectMember } from '../contracts/project-people.js';
import { type InvitedProject, type JoinedProject, PROJECT_TEXT, type Project, type ProjectCounts, type ProjectRow } from '../contracts/projects.js';
import type { Client } from './client.js';
import { fellows, PROJECTS } from './fellows.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

let town: Town;
let ada: Client;
let can: Client;
const guest = () => town.app.guest;

const read = async <T>(path: string, who: Client): Promise<T> => fellows.done(await who.get<T>(`${PROJECTS}${path}`));
const rows = async <T>(path: string, who: Client): Promise<Listing<T>> => {
  const { status, body } = await who.get<T[]>(`${PROJECTS}${path}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body as unknown as Listing<T>;
};
const list = async (query = '', who = guest()) => (await rows<ProjectRow>(query, who)) as Listing<ProjectRow> & ProjectCounts;
const titles = async (query = '', who = guest()) => (await list(query, who)).data.map(({ title }) => title);
const create = async (owner: Client, changes: Parameters<typeof fellows.create>[1] = {}) => {
  const made = await fellows.create(owner, changes);
  // No two projects of one moment.
  town.app.clock.advance({ minutes: 1 });
  return made.id;
};
const edit = async (owner: Client, id: string, changes: object) => fellows.done(await owner.put(`${PROJECTS}/${id}`, changes));

beforeAll(async () => {
  town = await Town.open();
  [ada, can] = [await town.member(), await town.member()];
});
afterAll(() => town.app.stop());

describe('The list of projects', () => {
  inBothHomes.it('has those that its reader may read, the last changed first, with how many there are', async () => {
    const owner = await town.member();
    const by = `?owner_id=${owner.id}`;
    const open = await create(owner, { title: 'Açık olan' });
    await create(owner, { title: 'Üyelere olan', visibility: 'members' });
    await create(owner, { title: 'Gizli olan', visibility: 'private' });
    expect([await titles(by), await titles(by, ada), await titles(by, owner)]).toEqual([
      ['Açık olan'],
      ['Üyelere olan', 'Açık olan'],
      ['Gizli olan', 'Üyelere olan', 'Açık olan'],
    ]);
    const before = (await list()).total_unfiltered;
    expect(await list(by)).toMatchObject({ total: 1, total_unfiltered: before, hasMore: false });
    expect((await list('', ada)).total_unfiltered).toBe(before + 1);
    expect((await list('', owner)).total).toBe(before + 2);
    await edit(owner, open, { title: 'Açık ve yeni' });
    expect(await titles(by, ada)).toEqual(['Açık ve yeni', 'Üyelere olan']);
    expect(await titles(`?owner_id=${await usernameOf(owner)}`)).toEqual(['Açık ve yeni']);
    await edit(owner, open, { visibility: 'private' });
    expect([await titles(by), await titles(by, ada), (await list()).total]).toEqual([[], ['Üyelere olan'], before - 1]);
  });

  inBothHomes.it('is narrowed by everything at once, in every order', async () => {
    const owner = await town.member();
    const by = `?owner_id=${owner.id}`;
    const first = await create(owner, { title: 'Çınar takvimi', stage: 'beta', tags: ['react', 'C#'], summary: 'Toplantılar için bir takvim.' });
    const second = await create(owner, { title: 'Ceviz listesi', stage: 'idea', tags: ['react'] });
    await create(owner, { title: 'Ilgın', stage: 'beta', tags: ['vue'], visibility: 'members' });
    await fellows.open(owner, first);
    const posting = await fellows.open(owner, second);
    fellows.done(await owner.put(`${PROJECTS}/help-wanted/${posting.id}`, { is_open: false }));
    const all = `${by}&stage=beta&visibility=public&tags=react,c-sharp&search=takvim&has_help_wanted=true&help_wanted_is_open=true`;
    expect(await list(all, ada)).toMatchObject({ data: [{ title: 'Çınar takvimi', stage_label: 'Beta', postings: { open: 1, total: 1 } }], total: 1 });
    const found = async (query: string) => (await titles(by + query, ada)).sort();
    expect(await found('&stage=beta')).toEqual(['Ilgın', 'Çınar takvimi'].sort());
    expect(await found('&tags=react')).toEqual(['Ceviz listesi', 'Çınar takvimi'].sort());
    expect(await found('&visibility=members')).toEqual(['Ilgın']);
    expect(await found('&has_help_wanted=false')).toEqual(['Ilgın']);
    expect(await found('&has_help_wanted=true&help_wanted_is_open=false')).toEqual(['Ceviz listesi']);
    expect(await found('&has_help_wanted=false&help_wanted_is_open=true')).toEqual([]);
    expect([await found('&search=çınarlar'), await found('&search=toplantı çın'), await found('&search=...')]).toEqual([
      ['Çınar takvimi'],
      ['Çınar takvimi'],
      [],
    ]);
    expect([await titles(`${by}&sort_by=title`, ada), await titles(`${by}&sort_by=title&sort_direction=desc`, ada)]).toEqual([
      ['Ceviz listesi', 'Çınar takvimi', 'Ilgın'],
      ['Ilgın', 'Çınar takvimi', 'Ceviz listesi'],
    ]);
    expect(await titles(`${by}&sort_by=created_at&sort_direction=asc&limit=2&offset=1`, ada)).toEqual(['Ceviz listesi', 'Ilgın']);
    await fellows.join(owner, second, can);
    expect((await titles(`${by}&sort_by=members`, ada))[0]).toBe('Ceviz listesi');
    expect((await titles(`${by}&sort_by=followers`, ada)).length).toBe(3);
  });

  it('refuses what it does not know, and finds nothing of nobody', async () => {
    expect((await guest().get(`${PROJECTS}?sort_by=likes`)).status).toBe(400);
    expect((await guest().get(`${PROJECTS}?visibility=secret`)).status).toBe(400);
    expect((await guest().get(`${PROJECTS}?has_help_wanted=1`)).status).toBe(400);
    expect([await titles('?owner_id=boyle.biri.yok'), await titles(`?owner_id=${NOBODY}`), await titles('?stage=yok'), await titles('?tags=yok')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  inBothHomes.it('lists a member’s on their profile, and what they joined for themselves', async () => {
    const owner = await town.member();
    const id = await create(owner, { title: 'Profildeki' });
    await create(owner, { title: 'Profildeki gizli', visibility: 'private' });
    const counted = async (who: Client) => (await who.get<ProfileStats>(`/api/users/${owner.id}/stats`)).body.data.project_count;
    expect([await counted(ada), await counted(owner)]).toEqual([1, 2]);
    const ofOwner = async (who: Client) => (await who.get<ProjectRow[]>(`/api/users/${owner.id}/projects`)).body.data.map(({ title }) => title);
    expect([await ofOwner(ada), (await guest().get(`/api/users/${owner.id}/projects`)).status]).toEqual([['Profildeki'], 401]);
    await edit(owner, id, { visibility: 'private' });
    expect([await counted(ada), await ofOwner(ada), await counted(owner)]).toEqual([0, [], 2]);
    await edit(owner, id, { visibility: 'public' });
    await fellows.join(owner, id, can, 'manager');
    expect((await rows<JoinedProject>('/my/joined', can)).data[0]).toMatchObject({ id, title: 'Profildeki', member_role: 'manager' });
    expect((await rows<JoinedProject>('/my/joined?limit=1', owner)).total).toBe(2);
  });
});

describe('A project', () => {
  inBothHomes.it('is a page for whoever may read it, and for others not there', async () => {
    const links = [{ label: 'Site', url: 'https://ornek.dev' }];
    const id = await create(ada, { title: 'Sayfası olan', description: 'Bir **söz** <script>', links, repository_url: 'https://kod.ornek.dev/a' });
    const page = await read<Project>(`/${id}`, guest());
    expect(page).toMatchObject({ id, title: 'Sayfası olan', links, repository_url: 'https://kod.ornek.dev/a', members: 1, version: 0, handover: null });
    expect([page.html.includes('<strong>söz</strong>'), page.html.includes('<script>'), page.viewer.role]).toEqual([true, false, null]);
    expect((await read<Project>(`/${id}`, ada)).viewer).toEqual({ role: 'owner', isFollowing: false, invite: null, isOfferedOwnership: false });
    await edit(ada, id, { visibility: 'members' });
    expect([said(await guest().get(`${PROJECTS}/${id}`)), (await can.get(`${PROJECTS}/${id}`)).status]).toEqual([[404, PROJECT_TEXT.notFound], 200]);
    await edit(ada, id, { visibility: 'private' });
    for (const path of ['', '/members', '/help-wanted', '/similar']) {
      expect(said(await can.get(`${PROJECTS}/${id}${path}`))).toEqual([404, PROJECT_TEXT.notFound]);
      expect(said(await town.moderator.get(`${PROJECTS}/${id}${path}`))).toEqual([404, PROJECT_TEXT.notFound]);
    }
    fellows.done(await ada.delete(`${PROJECTS}/${id}`));
    expect([said(await ada.get(`${PROJECTS}/${id}`)), said(await can.get(`${PROJECTS}/${id}`))]).toEqual([
      [410, PROJECT_TEXT.gone],
      [404, PROJECT_TEXT.notFound],
    ]);
  });

  inBothHomes.it('shows its people, and to those invited what they need to answer', async () => {
    const id = await create(ada, { title: 'Gizli davet', visibility: 'private' });
    fellows.done(await fellows.invite(ada, id, await usernameOf(can), 'manager'));
    const [received] = (await rows<OwnProjectInvite>('/invites/my', can)).data;
    expect(received).toMatchObject({ role: 'manager', project: { id, title: 'Gizli davet' }, inviter: { id: ada.id } });
    const seen = await read<InvitedProject>(`/${id}`, can);
    expect(Object.keys(seen).sort()).toEqual(['cover_image_url', 'id', 'invite', 'inviter', 'summary', 'title']);
    expect((await can.get(`${PROJECTS}/${id}/members`)).status).toBe(404);
    expect((await rows<ProjectInviteRow>(`/${id}/invites`, ada)).data).toMatchObject([{ role: 'manager', member: { id: can.id }, email: null, reminders: 0 }]);
    fellows.done(await fellows.respond(can, received?.id ?? '', 'accept'));
    const third = await town.member();
    await fellows.join(ada, id, third);
    expect((await rows<ProjectMember>(`/${id}/members`, can)).data.map(({ user_id, role }) => [user_id, role])).toEqual([
      [ada.id, 'owner'],
      [can.id, 'manager'],
      [third.id, 'member'],
    ]);
    expect((await third.get(`${PROJECTS}/${id}/invites`)).status).toBe(403);
    expect((await read<Project>(`/${id}`, third)).viewer.role).toBe('member');
    expect((await rows<OwnProjectInvite>('/invites/my', can)).data).toEqual([]);
    expect((await read<{ id: string }[]>(`/users/search?username=${await usernameOf(can)}`, ada)).map((user) => user.id)).toEqual([can.id]);
  });

  inBothHomes.it('stands beside those that share its tags', async () => {
    const id = await create(ada, { title: 'Benzeri aranan', tags: ['svelte', 'rust'] });
    await create(ada, { title: 'Bir ortak', tags: ['svelte'] });
    await create(can, { title: 'İki ortak', tags: ['rust', 'svelte'] });
    await create(can, { title: 'Gizli ortak', tags: ['rust', 'svelte'], visibility: 'private' });
    expect((await read<ProjectRow[]>(`/${id}/similar`, guest())).map(({ title }) => title)).toEqual(['İki ortak', 'Bir ortak']);
  });
});

describe('Help wanted', () => {
  inBothHomes.it('is listed with its project for whoever may read that', async () => {
    const owner = await town.member();
    const id = await create(owner, { title: 'Yardım arayan' });
    const { id: posting } = await fellows.open(owner, id, { title: 'Bir tasarımcı', description: 'Çizim bilen biri **lazım**.', skills: ['Figma'] });
    const [row] = (await rows<Posting>('/help-wanted?status=open&limit=1', guest())).data;
    expect(row).toMatchObject({ id: posting, title: 'Bir tasarımcı', reward_label: 'Gönüllü', is_open: true, skills: ['Figma'], creator: { id: owner.id } });
    expect([row?.project, row?.html.includes('<strong>lazım</strong>')]).toEqual([expect.objectContaining({ id, title: 'Yardım arayan' }), true]);
    expect((await list(`?owner_id=${owner.id}`)).data[0]?.posting).toMatchObject({ id: posting, title: 'Bir tasarımcı', status: 'open', places: 1, taken: 0 });
    const seenBy = async (who: Client) => (await rows<Posting>('/help-wanted', who)).data.some((each) => each.id === posting);
    await edit(owner, id, { visibility: 'members' });
    expect([await seenBy(guest()), await seenBy(ada)]).toEqual([false, true]);
    await edit(owner, id, { visibility: 'private' });
    expect([await seenBy(ada), (await rows<Posting>(`/${id}/help-wanted`, owner)).data.length]).toEqual([false, 1]);
    await edit(owner, id, { visibility: 'public' });
    expect(await seenBy(guest())).toBe(true);
  });

  inBothHomes.it('tells a member as long as the server takes their application that they may apply, whatever became of the last one', async () => {
    const [owner, applicant] = [await town.member(), await town.member()];
    const id = await create(owner);
    const { id: posting } = await fellows.open(owner, id, { skills: ['Go'] });
    const may = async () => (await read<OwnPostingMarks[]>(`/help-wanted/mine?ids=${posting}`, applicant))[0]?.mayApply;
    for (const end of ['reject', 'withdraw', 'reject'] as const) {
      expect(await may()).toBe(true);
      const { id: application } = fellows.done(await fellows.apply(applicant, posting, 'Ben yaparım, uzun süredir yapıyorum.'));
      expect(await may()).toBe(false);
      fellows.done(await fellows.step(end === 'withdraw' ? applicant : owner, end, application));
    }
    expect(await may()).toBe(false);
    expect((await fellows.apply(applicant, posting, 'Ben yaparım, uzun süredir yapıyorum.')).body.message).toBe(POSTING_TEXT.appliedTooOften);
  });

  inBothHomes.it('tells applicants of theirs, and owner and managers of all; looking changes nothing', async () => {
    const [owner, applicant] = [await town.member(), await town.member()];
    fellows.done(await applicant.put('/api/profile', { skills: [{ category: 'DevOps', name: 'Node', level: 'expert' }] }));
    const id = await create(owner);
    const { id: posting } = await fellows.open(owner, id, { skills: ['Node.js', 'Go'] });
    expect(await read<OwnApplication | null>(`/help-wanted/${posting}/my-application`, applicant)).toBeNull();
    const application = fellows.done(await fellows.apply(applicant, posting, 'Ben yaparım, uzun süredir yapıyorum.'));
    const path = `/${id}/help-wanted/${posting}/applications`;
    for (const _ of [1, 2])
      expect((await rows<ApplicationRow>(path, owner)).data).toMatchObject([
        { id: application.id, state: 'new', known: ['Node.js'], applicant: { id: applicant.id } },
      ]);
    const marks = async (who: Client) => (await read<OwnPostingMarks[]>(`/help-wanted/mine?ids=${posting},${NOBODY}`, who))[0];
    expect([await marks(owner), await marks(applicant), await marks(ada)]).toMatchObject([
      { known: [], application: null, mayApply: false, unseen: 1 },
      { known: ['Node.js'], application: { id: application.id, state: 'new' }, mayApply: false, unseen: null },
      { application: null, mayApply: true, unseen: null },
    ]);
    expect([(await applicant.get(`${PROJECTS}${path}`)).status, (await ada.get(`${PROJECTS}${path}`)).status]).toEqual([403, 403]);
    expect(await read<OwnApplication>(`/help-wanted/${posting}/my-application`, applicant)).toMatchObject({
      state: 'new',
      message: 'Ben yaparım, uzun süredir yapıyorum.',
    });
    fellows.done(await fellows.step(owner, 'accept', application.id));
    expect((await rows<OwnApplication>('/applications/my', applicant)).data).toMatchObject([
      { state: 'accepted', posting: { status: 'filled' }, project: { id } },
    ]);
    expect((await rows<Posting>(`/${id}/help-wanted`, guest())).data).toMatchObject([{ status: 'filled', taken: 1, applications: 1 }]);
    expect((await list(`?owner_id=${owner.id}`)).data[0]).toMatchObject({
      members: 2,
      postings: { open: 0, total: 1 },
      posting: { status: 'filled', taken: 1 },
    });
  });

  inBothHomes.it('are marked, several at once, with the newest application to each', async () => {
    const [owner, applicant] = [await town.member(), await town.member()];
    const id = await create(owner);
    const [one, other] = [(await fellows.open(owner, id)).id, (await fellows.open(owner, id)).id];
    const apply = async (posting: string) => fellows.done(await fellows.apply(applicant, posting)).id;
    fellows.done(await fellows.step(applicant, 'withdraw', await apply(one)));
    const [there, again] = [await apply(other), await apply(one)];
    const marks = async (who: Client) => read<OwnPostingMarks[]>(`/help-wanted/mine?ids=${one},${other}`, who);
    expect((await marks(applicant)).map(({ application }) => application)).toMatchObject([{ id: again, state: 'new' }, { id: there }]);
    expect((await marks(owner)).map(({ application, unseen }) => ({ application, unseen }))).toEqual([
      { application: null, unseen: 1 },
      { application: null, unseen: 1 },
    ]);
  });

  inBothHomes.it('are listed and counted for applicants without those of what they may not read any more', async () => {
    const [owner, applicant] = [await town.member(), await town.member()];
    const apply = async (id: string) => fellows.done(await fellows.apply(applicant, (await fellows.open(owner, id)).id)).id;
    const ids = [await create(owner), await create(owner), await create(owner)] as const;
    const [oldest, middle, newest] = [await apply(ids[0]), await apply(ids[1]), await apply(ids[2])];
    const own = async (window = '') => {
      const { data, total, hasMore } = await rows<OwnApplication>(`/applications/my${window}`, applicant);
      return [data.map(({ id }) => id), total, hasMore];
    };
    expect(await own('?limit=2')).toEqual([[newest, middle], 3, true]);
    await edit(owner, ids[1], { visibility: 'private' });
    expect(await own()).toEqual([[newest, middle, oldest], 3, false]);
    const [, shut] = (await rows<OwnApplication>('/applications/my', applicant)).data;
    expect([shut?.state, shut?.posting, shut?.project]).toEqual(['new', null, null]);
    expect((await fellows.step(applicant, 'withdraw', middle ?? '')).status).toBe(200);
    expect([await own('?limit=1'), await own('?limit=1&offset=1'), await own()]).toEqual([
      [[newest], 2, true],
      [[oldest], 2, false],
      [[newest, oldest], 2, false],
    ]);
    fellows.done(await owner.delete(`${PROJECTS}/${ids[2]}`));
    expect(await own()).toEqual([[oldest], 1, false]);
  });

  it('is asked about by those who are signed in', async () => {
    for (const path of ['/help-wanted/mine?ids=', '/applications/my', '/invites/my', '/my/joined', `/help-wanted/${NOBODY}/my-application`])
      expect((await guest().get(`${PROJECTS}${path}`)).body.code).toBe(CODE.authRequired);
  });
});

describe('Following a project', () => {
  inBothHomes.it('is a member’s own matter, counted, and over where they may not read it any more', async () => {
    const follower = await town.member();
    const id = await create(ada, { title: 'Takip edilen' });
    const follow = async (what: 'follow' | 'unfollow', who = follower) => fellows.done(await who.post<ProjectFollow>(`${PROJECTS}/${id}/${what}`, {}));
    expect(await follow('follow')).toEqual({ following: true, followers: 1 });
    expect(await follow('follow')).toEqual({ following: true, followers: 1 });
    expect(await follow('follow', can)).toEqual({ following: true, followers: 2 });
    expect([(await read<Project>(`/${id}`, follower)).viewer.isFollowing, (await read<Project>(`/${id}`, guest())).followers]).toEqual([true, 2]);
    expect((await titles('?sort_by=followers&limit=1'))[0]).toBe('Takip edilen');
    expect(await follow('unfollow', can)).toEqual({ following: false, followers: 1 });
    expect((await guest().post(`${PROJECTS}/${id}/follow`, {})).status).toBe(401);
    await edit(ada, id, { visibility: 'private' });
    expect((await follower.get(`${PROJECTS}/${id}/following`)).status).toBe(404);
    await town.app.settled();
    expect((await read<ProjectFollow>(`/${id}/following`, ada)).followers).toBe(0);
    await edit(ada, id, { visibility: 'public' });
    expect(await read<ProjectFollow>(`/${id}/following`, follower)).toEqual({ following: false, followers: 0 });
  });
});

describe('What suits a member', () => {
  inBothHomes.it('is told in words, the best first, by the skills of their profile alone', async () => {
    const [owner, member] = [await town.member(), await town.member()];
    const matches = async (who = member) => (await rows<MatchedPosting>('/matches', who)).data;
    const skills = ['Postgres', 'node'].map((name) => ({ category: 'DevOps', name, level: 'expert' }));
    expect(await matches()).toEqual([]);
    fellows.done(await member.put('/api/profile', { skills }));
    const id = await create(owner, { title: 'Eşleşen' });
    const half = await fellows.open(owner, id, { title: 'Yarısı', skills: ['PostgreSQL', 'Elixir-X'] });
    const whole = await fellows.open(owner, id, { title: 'Hepsi', skills: ['Node.js', 'PostgreSQL'] });
    await fellows.open(owner, id, { title: 'Hiçbiri', skills: ['Elixir-X'] });
    expect((await matches()).map(({ posting, known, missing, reason }) => [posting.id, known, missing, reason])).toEqual([
      [whole.id, ['Node.js', 'PostgreSQL'], [], 'Node.js ve PostgreSQL biliyorsunuz'],
      [half.id, ['PostgreSQL'], ['Elixir-X'], 'PostgreSQL biliyorsunuz'],
    ]);
    expect(await matches(owner)).toEqual([]);
    fellows.done(await fellows.apply(member, half.id));
    expect((await matches()).map(({ posting }) => posting.id)).toEqual([whole.id]);
    fellows.done(await member.put(`/api/users/${owner.id}/block`));
    expect(await matches()).toEqual([]);
    fellows.done(await member.delete(`/api/users/${owner.id}/block`));
    await edit(owner, id, { visibility: 'private' });
    expect(await matches()).toEqual([]);
    await edit(owner, id, { visibility: 'members' });
    expect(await matches()).toHaveLength(1);
    fellows.done(await owner.put(`${PROJECTS}/${id}/archive`, { archived: true }));
    expect(await matches()).toEqual([]);
  });
});
