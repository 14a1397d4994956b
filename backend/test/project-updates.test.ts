import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { aboveChannel } from '../contracts/above.js';
import { displayName, type OwnUser } from '../contracts/accounts.js';
import type { Listing, LiveChange } from '../contracts/envelope.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { type LikedUpdates, type ProjectUpdate, UPDATE_TEXT, UPDATE_TYPES, type UpdateRevision } from '../contracts/project-updates.js';
import { OPENING_TEXT, PROJECT_WRITING_TEXT } from '../contracts/project-writing.js';
import { PROJECT_TEXT, type Project, type ProjectRow } from '../contracts/projects.js';
import { IMAGE_PATH, type UploadedImage } from '../contracts/writing.js';
import { screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import { Builders } from './builders.js';
import type { Client } from './client.js';
import { fellows } from './fellows.js';
import { sendForm } from './forms.js';
import { HOSTILE } from './hostile-texts.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { said, Town } from './town.js';

let town: Town;
let builders: Builders;
let owner: Client;
let manager: Client;
let member: Client;
let stranger: Client;

beforeAll(async () => {
  town = await Town.open({ NEW_MEMBER_POSTS: '0', COMMENTS_PER_HOUR: '0' });
  builders = new Builders(town.app);
  [owner, manager, member, stranger] = [await town.member(), await town.member(), await town.member(), await town.member()];
});
afterAll(() => town.app.stop());

const found = async (visibility: 'public' | 'members' | 'private' = 'public') => {
  const project = await builders.found(owner, visibility);
  await builders.join(project, owner, manager, 'manager');
  await builders.join(project, owner, member);
  return project;
};
const send = (project: string, by: Client, body: object) => by.post<ProjectUpdate>(`/api/projects/${project}/updates`, { type: 'update', ...body });
const post = async (project: string, content: string, by = member, more: object = {}) => {
  const { status, body } = await send(project, by, { content, ...more });
  expect([status, body.error]).toEqual([201, undefined]);
  town.app.clock.advance({ minutes: 1 });
  return body.data;
};
const page = async (project: string, who = town.app.guest, place = '') =>
  (await who.get(`/api/projects/${project}/updates${place}`)).body as unknown as Listing<ProjectUpdate>;
const words = ({ data }: Listing<ProjectUpdate>) => data.map(({ content }) => content);

describe('Updates of a project', () => {
  inBothHomes.it('bring it to the top of what was changed last, where everybody reads them who reads the project', async () => {
    const [told, later] = [await found(), await found()];
    const listed = async () => (await town.app.guest.get<ProjectRow[]>('/api/projects?limit=2')).body.data.map(({ id, updated_at }) => ({ id, updated_at }));
    await post(told, 'Yalnızca içeridekilere', member, { visibility_override: 'private' });
    await town.app.settled();
    expect((await listed()).map(({ id }) => id)).toEqual([later, told]);
    const { created_at } = await post(told, 'Herkese');
    await town.app.settled();
    expect(await listed()).toEqual([
      { id: told, updated_at: created_at },
      { id: later, updated_at: expect.any(String) },
    ]);
  });
  inBothHomes.it('are counted in its row as everybody reads them who reads the row', async () => {
    const counts = async (project: string, who: Client) => [
      (await who.get<Project>(`/api/projects/${project}`)).body.data.updates,
      (await page(project, who)).total,
    ];
    const open = await found();
    await post(open, 'Herkese');
    const { id } = await post(open, 'Üyelere', member, { visibility_override: 'members' });
    await post(open, 'Bize', member, { visibility_override: 'private' });
    expect([await counts(open, town.app.guest), await counts(open, stranger)]).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect((await member.put(`/api/projects/updates/${id}`, { visibility_override: null })).status).toBe(200);
    expect(await counts(open, town.app.guest)).toEqual([2, 2]);
    const forMembers = await found('members');
    await post(forMembers, 'Üyelere', member, { visibility_override: 'members' });
    await post(forMembers, 'Okuyan herkese');
    expect(await counts(forMembers, stranger)).toEqual([2, 2]);
  });

  inBothHomes.it('are written by its members and read by its readers, the newest first', async () => {
    const project = await found();
    for (const type of UPDATE_TYPES) await post(project, `Bir **${type}**`, member, { type });
    await post(project, 'Sahibinden', owner);
    const first = await page(project, town.app.guest, '?limit=2');
    expect([words(first), first.total, first.hasMore]).toEqual([['Sahibinden', 'Bir **milestone**'], 6, true]);
    expect(first.data[1]).toMatchObject({
      projectId: project,
      type: 'milestone',
      visibility_override: null,
      likes: 0,
      edited: false,
      users: { id: member.id },
    });
    expect(first.data[1]?.html).toContain('<strong>milestone</strong>');
    expect(words(await page(project, town.app.guest, '?limit=2&offset=4'))).toEqual(['Bir **release**', 'Bir **update**']);
    const { id } = first.data[0] as ProjectUpdate;
    expect((await town.app.guest.get<ProjectUpdate>(`/api/projects/updates/${id}`)).body.data).toEqual(first.data[0]);
    expect(said(await send(project, stranger, { content: 'Ben de' }))).toEqual([403, UPDATE_TEXT.membersOnly]);
    expect((await send(project, town.app.guest, { content: 'Konuk' })).status).toBe(401);
    expect(said(await send(NOBODY, member, { content: 'Nerede' }))).toEqual([404, PROJECT_TEXT.notFound]);
    for (const body of [{ content: '' }, { content: 'x'.repeat(10_001) }, { content: 'x', type: 'haber' }, { content: 'x', visibility_override: 'herkes' }])
      expect((await send(project, member, body)).status).toBe(422);
  });

  inBothHomes.it('are edited by their author alone, and what they said before can be read', async () => {
    const project = await found();
    const { id } = await post(project, 'Önce');
    const change = (who: Client, body: object) => who.put<ProjectUpdate>(`/api/projects/updates/${id}`, body);
    expect((await change(member, { content: 'Sonra', type: 'decision' })).body.data).toMatchObject({ content: 'Sonra', type: 'decision', edited: true });
    for (const who of [owner, manager]) expect(said(await change(who, { content: 'Bizden' }))).toEqual([403, UPDATE_TEXT.notYours]);
    expect((await change(town.app.guest, { content: 'Konuk' })).status).toBe(401);
    const { data } = (await town.app.guest.get<UpdateRevision[]>(`/api/projects/updates/${id}/history`)).body;
    expect(data.map(({ number, type, content }) => [number, type, content])).toEqual([
      [1, 'update', 'Önce'],
      [2, 'decision', 'Sonra'],
    ]);
    expect(said(await member.put(`/api/projects/updates/${NOBODY}`, { content: 'Nerede' }))).toEqual([404, UPDATE_TEXT.notFound]);
  });

  inBothHomes.it('show to others what they said since they are for them; what they said before stays with the people of the project', async () => {
    const project = await found();
    const { id } = (await send(project, member, { content: 'Yalnız bize', visibility_override: 'private' })).body.data;
    const change = (body: object) => member.put(`/api/projects/updates/${id}`, body);
    for (const body of [
      { content: 'Üyelere', visibility_override: 'members' },
      { content: 'Herkese', visibility_override: null },
    ])
      expect((await change(body)).status).toBe(200);
    const read = async (who: Client) =>
      (await who.get<UpdateRevision[]>(`/api/projects/updates/${id}/history`)).body.data.map(({ number, content }) => [number, content]);
    expect([await read(town.app.guest), await read(stranger), await read(owner)]).toEqual([
      [[3, 'Herkese']],
      [
        [2, 'Üyelere'],
        [3, 'Herkese'],
      ],
      [
        [1, 'Yalnız bize'],
        [2, 'Üyelere'],
        [3, 'Herkese'],
      ],
    ]);
  });

  inBothHomes.it('are deleted by their author, managers and the owner', async () => {
    const project = await found();
    const [one, two, three] = [await post(project, 'Bir'), await post(project, 'İki'), await post(project, 'Üç')];
    const remove = (id: string, who: Client) => who.delete(`/api/projects/updates/${id}`);
    expect(said(await remove(one.id, stranger))).toEqual([403, UPDATE_TEXT.notYoursToDelete]);
    expect((await remove(one.id, member)).body.message).toBe(UPDATE_TEXT.deletedDone);
    expect((await remove(two.id, manager)).status).toBe(200);
    expect((await remove(three.id, owner)).status).toBe(200);
    expect(said(await remove(three.id, owner))).toEqual([404, UPDATE_TEXT.notFound]);
    expect(await page(project)).toMatchObject({ data: [], total: 0 });
    for (const path of ['', '/history', '/likes/count']) expect((await member.get(`/api/projects/updates/${one.id}${path}`)).status).toBe(404);
  });

  inBothHomes.it('are for fewer where they say so, and never for more than the project', async () => {
    const [open, closed] = [await found(), await found('private')];
    await post(open, 'Herkese', member, { visibility_override: 'public' });
    const forMembers = await post(open, 'Üyelere', member, { visibility_override: 'members' });
    const ours = await post(open, 'Aramızda', member, { visibility_override: 'private' });
    const wide = await post(closed, 'Açıkça', member, { visibility_override: 'public' });
    const seen = async (who: Client) => {
      const { data, total } = await page(open, who);
      return [data.map(({ content }) => content), total];
    };
    expect(await seen(owner)).toEqual([['Aramızda', 'Üyelere', 'Herkese'], 3]);
    expect(await seen(stranger)).toEqual([['Üyelere', 'Herkese'], 2]);
    expect(await seen(town.app.guest)).toEqual([['Herkese'], 1]);
    for (const [id, who] of [
      [forMembers.id, town.app.guest],
      [ours.id, town.app.guest],
      [ours.id, stranger],
      [wide.id, stranger],
      [wide.id, town.moderator],
    ] as const) {
      for (const path of ['', '/history', '/likes/count']) expect((await who.get(`/api/projects/updates/${id}${path}`)).status).toBe(404);
    }
    for (const id of [ours.id, wide.id]) {
      expect((await stranger.post(`/api/projects/updates/${id}/like/toggle`, {})).status).toBe(404);
      expect(said(await stranger.put(`/api/projects/updates/${id}`, { content: 'Benim' }))).toEqual([404, UPDATE_TEXT.notFound]);
      expect(said(await stranger.delete(`/api/projects/updates/${id}`))).toEqual([404, UPDATE_TEXT.notFound]);
    }
    expect(said(await stranger.get(`/api/projects/${closed}/updates`))).toEqual([404, PROJECT_TEXT.notFound]);
    expect((await member.put(`/api/projects/updates/${ours.id}`, { visibility_override: null })).status).toBe(200);
    expect(await seen(town.app.guest)).toEqual([['Aramızda', 'Herkese'], 2]);
    // Narrowing the project takes all of them out of sight at once.
    await builders.show(open, owner, 'private', 0);
    expect((await town.app.guest.get(`/api/projects/updates/${ours.id}`)).status).toBe(404);
  });

  inBothHomes.it('are neither written nor changed where the project is archived', async () => {
    const project = await found();
    const { id } = await post(project, 'Son');
    await builders.archive(project, owner);
    expect(said(await send(project, member, { content: 'Geç' }))).toEqual([409, PROJECT_WRITING_TEXT.archived]);
    expect(said(await member.put(`/api/projects/updates/${id}`, { content: 'Geç' }))).toEqual([409, PROJECT_WRITING_TEXT.archived]);
    expect(words(await page(project))).toEqual(['Son']);
    expect((await member.delete(`/api/projects/updates/${id}`)).status).toBe(200);
  });
});

describe('An update that somebody likes', () => {
  inBothHomes.it('is counted, says so to who likes it, and tells its author', async () => {
    const project = await found();
    const [{ id }, other] = [await post(project, 'Beğenilen'), await post(project, 'Öbürü')];
    const turn = async (who: Client) => (await who.post(`/api/projects/updates/${id}/like/toggle`, {})).body.data;
    expect([await turn(stranger), await turn(owner), await turn(owner)]).toEqual([
      { liked: true, count: 1 },
      { liked: true, count: 2 },
      { liked: false, count: 1 },
    ]);
    expect((await stranger.get(`/api/projects/updates/${id}/likes/me`)).body.data).toEqual({ liked: true });
    expect((await town.app.guest.get(`/api/projects/updates/${id}/likes/count`)).body.data).toEqual({ count: 1 });
    expect((await town.app.guest.post(`/api/projects/updates/${id}/like/toggle`, {})).status).toBe(401);
    const mine = await stranger.post<LikedUpdates>('/api/projects/updates/likes/me', { updateIds: [id, other.id, NOBODY] });
    expect(mine.body.data).toEqual({ liked: [id] });
    expect((await page(project)).data.map(({ likes }) => likes)).toEqual([0, 1]);
    await town.app.settled();
    const row = (await member.get<NotificationPage>('/api/notifications')).body.data.rows.find(({ projectId }) => projectId === project);
    const name = displayName((await stranger.get<OwnUser>('/api/auth/user')).body.data);
    expect([row?.reason, row && notificationText(row)]).toEqual(['own_update', expect.stringMatching(/projesinde güncellemenizi beğendi$/)]);
    expect(row && notificationText(row)).toContain(name);
  });
});

describe('What an update may say', () => {
  inBothHomes.it('tells at once how many like it, to those who have its project open and may all read it', async () => {
    const [project, open] = [await found(), await found()];
    const toggle = async (id: string, who = owner) => expect((await who.post(`/api/projects/updates/${id}/like/toggle`, {})).status).toBe(200);
    const { id: shown } = await post(project, 'Herkese');
    const { id: fewer } = await post(project, 'Üyelere', member, { visibility_override: 'members' });
    const { id: ours } = await post(project, 'Bize', member, { visibility_override: 'private' });
    const { id: other } = await post(open, 'Başka bir projeden');
    const sockets = [LiveSocket.open(town.app.guest.url, {}), LiveSocket.open(town.app.guest.url, { token: stranger.sessionToken })] as const;
    const [, reader] = sockets;
    const hears = async (socket: LiveSocket, projectId: string, updateId: string, likes: number) =>
      expect(await socket.next<LiveChange>('change')).toMatchObject({ kind: 'update', row: { projectId, updateId, likes } });
    try {
      for (const socket of sockets) {
        await socket.next('ready');
        for (const id of [project, open]) expect(await socket.subscribe(aboveChannel({ kind: 'project', id }))).toEqual({ success: true });
      }
      for (const id of [ours, fewer, shown]) await toggle(id);
      for (const socket of sockets) await hears(socket, project, shown, 1);
      await toggle(shown);
      for (const socket of sockets) await hears(socket, project, shown, 0);
      await builders.show(project, owner, 'members', 0);
      for (const id of [ours, fewer, other]) await toggle(id, manager);
      await hears(reader, project, fewer, 2);
      for (const socket of sockets) await hears(socket, open, other, 1);
      await builders.show(project, owner, 'private', 1);
      await toggle(shown);
      await toggle(other, owner);
      for (const socket of sockets) await hears(socket, open, other, 2);
      expect(sockets.map((socket) => socket.soFar('change'))).toEqual([[], []]);
    } finally {
      for (const socket of sockets) socket.close();
    }
  });
  it('is looked at like a comment, unless only its people read it', async () => {
    const strict = await Town.open({ NEW_MEMBER_POSTS: '3', NEW_MEMBER_LINKS: '0', FIRST_POSTS_HELD: '0', COMMENTS_PER_HOUR: '3' });
    try {
      const [builds, admin] = [await strict.member(), await strict.app.member('yonetici', 'admin')];
      expect((await admin.post('/api/console/watched-words', { words: ['bekler'], consequence: 'hold' })).status).toBeLessThan(300);
      const its = new Builders(strict.app);
      const [open, closed] = [await its.found(builds), await its.found(builds, 'private')];
      expect(said(await send(open, builds, { content: 'Bu bekler' }))).toEqual([422, UPDATE_TEXT.wordWaits]);
      expect(said(await send(open, builds, { content: 'https://ornek.dev' }))).toEqual([422, UPDATE_TEXT.newMemberLinks]);
      expect((await send(closed, builds, { content: 'Bu bekler https://ornek.dev' })).status).toBe(201);
      expect(said(await send(open, builds, { content: 'Dördüncü' }))).toEqual([429, UPDATE_TEXT.tooMany]);
      strict.app.clock.advance({ hours: 2 });
      // What others come to read with it is looked at too: what it said before.
      const ours = (await send(open, builds, { content: 'Bu bekler', visibility_override: 'private' })).body.data.id;
      const change = (body: object) => builds.put(`/api/projects/updates/${ours}`, body);
      expect((await change({ content: 'Artık beklemiyor' })).status).toBe(200);
      expect(said(await change({ visibility_override: null }))).toEqual([422, UPDATE_TEXT.wordWaits]);
      const raced = (await send(open, builds, { content: 'Aramızda', visibility_override: 'private' })).body.data.id;
      const both = [{ content: 'Bu bekler' }, { visibility_override: null }].map((body) => builds.put(`/api/projects/updates/${raced}`, body));
      expect((await Promise.all(both)).filter(({ status }) => status === 200)).toHaveLength(1);
      expect(JSON.stringify(await strict.app.guest.get(`/api/projects/updates/${raced}`))).not.toContain('bekler');
    } finally {
      await strict.app.stop();
    }
  });

  it('is looked at with the postings before others read the project, as its author’s own', async () => {
    const strict = await Town.open({ NEW_MEMBER_POSTS: '3', NEW_MEMBER_LINKS: '0', FIRST_POSTS_HELD: '0', COMMENTS_PER_HOUR: '0' });
    try {
      const [builds, admin] = [await strict.member(), await strict.app.member('yonetici', 'admin')];
      expect((await admin.post('/api/console/watched-words', { words: ['bekler'], consequence: 'hold' })).status).toBeLessThan(300);
      const closed = await new Builders(strict.app).found(builds, 'private');
      const show = () => builds.put(`/api/projects/${closed}`, { visibility: 'members' });
      const refused = (where: string, why: string) => [422, OPENING_TEXT.because(where, why)];
      const posting = await fellows.open(builds, closed, { description: 'Arayüzü yazacak birini bekler.' });
      expect(said(await show())).toEqual(refused(OPENING_TEXT.posting(posting.title), OPENING_TEXT.wordWaits));
      expect((await builds.put(`/api/projects/help-wanted/${posting.id}`, { description: 'Arayüzü yazacak birini arar.' })).status).toBe(200);
      const { id } = (await send(closed, builds, { content: 'Bu bekler' })).body.data;
      expect(said(await show())).toEqual(refused(OPENING_TEXT.update('Bu bekler'), OPENING_TEXT.wordWaits));
      // Its readers read what it said before, too.
      expect((await builds.put(`/api/projects/updates/${id}`, { content: 'Artık öyle değil' })).status).toBe(200);
      expect(said(await show())).toEqual(refused(OPENING_TEXT.update('Artık öyle değil Bu bekler'), OPENING_TEXT.wordWaits));
      expect((await builds.delete(`/api/projects/updates/${id}`)).status).toBe(200);
      const linked = (await send(closed, builds, { content: 'https://ornek.dev' })).body.data;
      const { body } = await show();
      expect(body.fields).toEqual({ visibility: [OPENING_TEXT.because(OPENING_TEXT.update(linked.content), OPENING_TEXT.newMemberLinks)] });
      expect((await builds.put(`/api/projects/updates/${linked.id}`, { visibility_override: 'private' })).status).toBe(200);
      expect((await show()).status).toBe(200);
    } finally {
      await strict.app.stop();
    }
  });

  it('is shown as text, whatever it is', async () => {
    const project = await found();
    const { html } = await post(project, 'Merhaba <script>alert(1)</script> [bas](javascript:alert(1)) <img src=x onerror=alert(1)>');
    expect(html).not.toMatch(/<script|<img|href="javascript:/);
  });

  it.each(Object.entries(HOSTILE))('is refused or kept in its time: %s', async (_, content) => {
    expect([201, 422]).toContain((await send(await found(), member, { content })).status);
  });

  inBothHomes.it('is kept with its pictures as long as somebody reads it, and goes with its author', async () => {
    const leaving = await town.app.member('giden');
    const project = await builders.found(owner);
    await builders.join(project, owner, leaving);
    const file = { field: 'image', name: 'resim.png', type: 'image/png', bytes: await screenshot() };
    const { url } = (await sendForm<UploadedImage>(leaving, IMAGE_PATH, {}, file)).body.data;
    const { id } = await post(project, `![Resim](${url})`, leaving, { visibility_override: 'private' });
    await town.app.settled();
    expect([(await owner.download(url)).status, (await stranger.download(url)).status]).toEqual([200, 404]);
    const again = await town.app.guest.signIn('giden', PASSWORD, true);
    expect((await again.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: false })).status).toBe(200);
    for (const days of [14, 1]) {
      town.app.clock.advance({ hours: days * 24 });
      await town.app.settled();
    }
    expect((await owner.get(`/api/projects/updates/${id}`)).status).toBe(404);
  });
});
