import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { MemberCase } from '../contracts/moderation.js';
import type { DataExport } from '../contracts/own-data.js';
import type { ProjectComment, ProjectCommentPage } from '../contracts/project-comments.js';
import type { ProjectUpdate } from '../contracts/project-updates.js';
import type { ProjectEvent } from '../src/contexts/projects/project/project.events.js';
import { projectStream } from '../src/contexts/projects/project/project.stream.js';
import { EventStore } from '../src/kernel/event-store.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { fellows, PROJECT, PROJECTS } from './fellows.js';
import { Town, usernameOf } from './town.js';

const MESSAGE = 'Üç yıldır React yazıyorum, yardım etmek isterim.';

let town: Town;
beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

const store = () => town.app.meydan.app.get(EventStore);
const factsOf = (id: string): Promise<ProjectEvent[]> => store().read(projectStream, id);
const messagesIn = async (id: string) => (await factsOf(id)).flatMap(({ type, data }) => (type === 'ApplicationMade' ? [data.message] : []));
const ownerOf = async (id: string) => {
  const project = await store().state(projectStream, id);
  return [project?.ownerId ?? null, project?.archived ?? null, project?.isWithdrawn ?? null];
};
const later = async (days: number) => {
  town.app.clock.advance({ days });
  await town.app.settled();
};
const leave = async (username: string, keep_content = true) => {
  const who = await town.app.guest.signIn(username, PASSWORD, true);
  expect((await who.post('/api/auth/account-deletion', { password: PASSWORD, keep_content })).status).toBe(200);
};

describe('whoever takes an application back', () => {
  it('leaves nothing of what they wrote on the disk', async () => {
    const [owner, applicant] = [await town.member(), await town.member()];
    const message = 'kanarya-geri-alinan: yardım etmek isterdim.';
    const posting = await fellows.open(owner, (await fellows.create(owner)).id);
    const { id } = fellows.done(await fellows.apply(applicant, posting.id, message));
    await town.app.settled();
    const files = () => readdirSync(town.app.dataDir).filter((name) => name.includes('.db'));
    const holding = () => files().filter((name) => readFileSync(join(town.app.dataDir, name)).includes(message));
    expect(holding()).not.toEqual([]);
    fellows.done(await fellows.step(applicant, 'withdraw', id));
    town.app.clock.advance({ minutes: 11 });
    await town.app.settled();
    expect(holding()).toEqual([]);
  });
});

describe('whoever ends their account', () => {
  it('leaves a project to the manager who served longest, else to the staff, and takes along what is theirs alone', async () => {
    const [owner, first, second, applicant] = await Promise.all([town.member(), town.member(), town.member(), town.member()]);
    const names = await Promise.all([owner, applicant].map(usernameOf));
    const [shared, plain, alone] = [await fellows.create(owner), await fellows.create(owner), await fellows.create(owner)];
    await fellows.join(owner, shared.id, second);
    await fellows.join(owner, shared.id, first, 'manager');
    await owner.put(`${PROJECTS}/${shared.id}/members/${second.id}/role`, { role: 'manager' });
    await fellows.join(owner, plain.id, second);
    const posting = await fellows.open(owner, shared.id);
    await fellows.apply(applicant, posting.id, MESSAGE);
    const applied = await messagesIn(shared.id);
    await leave(names[0] ?? '', false);
    await leave(names[1] ?? '');
    await later(15);
    expect(await ownerOf(shared.id)).toEqual([first.id, null, false]);
    expect(await ownerOf(plain.id)).toEqual([null, 'abandoned', false]);
    expect(await ownerOf(alone.id)).toEqual([owner.id, null, true]);
    // What was said alone is said no more; what others have a part in is.
    const titles = await Promise.all([shared, plain, alone].map(async ({ id }) => (await store().state(projectStream, id))?.words.title));
    expect(titles).toEqual([PROJECT.title, PROJECT.title, '']);
    expect([applied, await messagesIn(shared.id)]).toEqual([[MESSAGE], [null]]);
    expect((await factsOf(shared.id)).filter(({ type }) => type === 'ApplicationWithdrawn')).toHaveLength(1);
  });
});

describe('whoever was only invited, or wrote in a project', () => {
  /** Somebody who is in one project, says something there, and is invited to another. */
  const takingPart = async (owner: Client) => {
    const who = await town.member();
    const [joined, asked] = [await fellows.create(owner), await fellows.create(owner)];
    await fellows.join(owner, joined.id, who);
    fellows.done(await fellows.invite(owner, asked.id, who.id));
    const at = `${PROJECTS}/${joined.id}`;
    const comment = fellows.done(await who.post<ProjectComment>(`${at}/comments`, { content: 'Bence de öyle' }));
    fellows.done(await owner.post(`${at}/comments`, { content: 'Sağ olun', parent_comment_id: comment.id }));
    fellows.done(await who.post<ProjectUpdate>(`${at}/updates`, { type: 'update', content: 'İlk sürüm hazır' }));
    return { username: await usernameOf(who), at, joined: joined.id, asked: asked.id };
  };
  const commentsOf = async (at: string) => (await town.app.guest.get(`${at}/comments`)).body as unknown as ProjectCommentPage;
  const updatesOf = async (at: string) => (await town.app.guest.get<ProjectUpdate[]>(`${at}/updates`)).body.data;

  it.each([true, false])('is in it no more; what they said stays without their name, or goes (keeps it: %p)', async (keeps) => {
    const owner = await town.member();
    const { username, at, joined, asked } = await takingPart(owner);
    await leave(username, keeps);
    await later(8);
    expect([(await factsOf(joined)).at(-1)?.type, (await factsOf(asked)).at(-1)?.type]).toEqual(['MemberLeft', 'InviteWithdrawn']);
    const { data } = await commentsOf(at);
    const gone = { content: '', state: 'removed', users: null };
    expect(data).toMatchObject([keeps ? { content: 'Bence de öyle', users: { display_name: 'Silinmiş üye' } } : gone]);
    expect(data[0]?.replies.map(({ content }) => content)).toEqual(['Sağ olun']);
    expect((await updatesOf(at)).map(({ content }) => content)).toEqual(keeps ? ['İlk sürüm hazır'] : []);
  });
});

describe('an owner who is banned for good', () => {
  it('owns it no more, and what nobody took over is theirs again when the ban is lifted', async () => {
    await town.renewModerator();
    const [owner, manager, banned] = [await town.member(), await town.member(), await town.member()];
    const [shared, alone] = [await fellows.create(owner), await fellows.create(owner)];
    for (const id of [banned, manager]) await fellows.join(owner, shared.id, id, 'manager');
    await town.sanction(banned, 'ban_user');
    await town.sanction(owner, 'ban_user');
    await town.app.settled();
    expect(await ownerOf(shared.id)).toEqual([manager.id, null, false]);
    expect(await ownerOf(alone.id)).toEqual([null, 'abandoned', false]);
    const facts = (await factsOf(alone.id)).map(({ type }) => type);
    expect(facts.slice(-2)).toEqual(['OwnershipPassed', 'ProjectArchived']);
    const file = (await town.moderator.get<MemberCase>(`/api/console/members/${owner.id}`)).body as unknown as MemberCase;
    const ban = file.standing.past.find(({ type }) => type === 'banned');
    const lifted = await town.moderator.post(`/api/console/members/${owner.id}/sanctions/${ban?.id}/lift`, { kind: 'banned', note: 'Yanlış kişiydi.' });
    expect(lifted.status).toBe(201);
    await town.app.settled();
    expect(await ownerOf(shared.id)).toEqual([manager.id, null, false]);
    expect(await ownerOf(alone.id)).toEqual([owner.id, null, false]);
  });
});

describe('what an applicant wrote', () => {
  it('is destroyed when they withdraw, and a year after the posting was closed', async () => {
    const [owner, one, other] = await Promise.all([town.member(), town.member(), town.member()]);
    const { id } = await fellows.create(owner);
    const posting = await fellows.open(owner, id, { places: 2 });
    const { id: application } = fellows.done(await fellows.apply(one, posting.id, MESSAGE));
    await fellows.apply(other, posting.id, MESSAGE);
    fellows.done(await fellows.step(one, 'withdraw', application));
    expect(await messagesIn(id)).toEqual([null, MESSAGE]);
    await owner.put(`${PROJECTS}/help-wanted/${posting.id}`, { is_open: false });
    await later(364);
    expect(await messagesIn(id)).toEqual([null, MESSAGE]);
    await later(2);
    expect(await messagesIn(id)).toEqual([null, null]);
  });
});

describe('a copy of one’s own data', () => {
  const copyOf = async (who: Client) => {
    await who.post('/api/auth/data-export');
    await town.app.settled();
    const { data } = (await who.get<DataExport>('/api/auth/data-export')).body;
    return strFromFiles(unzipSync((await who.download(`/api/auth/data-export/${data.id}`)).bytes));
  };
  const strFromFiles = (files: Record<string, Uint8Array>) => Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));

  it('has one’s projects, memberships, invitations and applications, and nothing of others', async () => {
    const [owner, applicant] = [await town.member(), await town.member()];
    const { id } = await fellows.create(owner);
    const posting = await fellows.open(owner, id);
    fellows.done(await fellows.invite(owner, id, 'davetli@ornek.com'));
    const { id: application } = fellows.done(await fellows.apply(applicant, posting.id, MESSAGE));
    fellows.done(await fellows.step(owner, 'accept', application));
    const [own, theirs] = [await copyOf(owner), await copyOf(applicant)];
    expect(JSON.parse(own['projeler.json'] ?? '[]')).toMatchObject([{ project: id, title: PROJECT.title }]);
    expect(JSON.parse(own['yardim-ilanlari.json'] ?? '[]')).toMatchObject([{ posting: posting.id, skills: ['React'] }]);
    expect(JSON.parse(own['proje-davetleri.json'] ?? '[]')).toMatchObject([{ direction: 'sent', address: 'davetli@ornek.com' }]);
    expect(JSON.parse(theirs['basvurular.json'] ?? '[]')).toMatchObject([{ state: 'new', message: MESSAGE }, { state: 'accepted' }]);
    expect(JSON.parse(theirs['proje-uyelikleri.json'] ?? '[]')).toMatchObject([{ project: id, role: 'member' }]);
    const [ownText, theirText] = [own, theirs].map((files) => Object.values(files).join());
    expect([ownText?.includes(MESSAGE), ownText?.includes(applicant.id)]).toEqual([false, false]);
    expect([theirText?.includes('davetli@ornek.com'), theirText?.includes(owner.id)]).toEqual([false, false]);
  });

  it('has what one wrote in projects of others, which invitations came and what one follows', async () => {
    const [owner, fellow] = [await town.member(), await town.member()];
    const [{ id }, { id: asking }] = [await fellows.create(owner), await fellows.create(owner)];
    await fellows.join(owner, id, fellow);
    fellows.done(await fellows.invite(owner, asking, fellow.id));
    fellows.done(await fellow.post(`${PROJECTS}/${id}/comments`, { content: 'Bence de öyle' }));
    fellows.done(await fellow.post(`${PROJECTS}/${id}/updates`, { type: 'release', content: 'İlk sürüm' }));
    fellows.done(await fellow.post(`${PROJECTS}/${id}/follow`));
    const own = await copyOf(fellow);
    const read = (name: string) => JSON.parse(own[`${name}.json`] ?? '[]') as object[];
    expect(read('yorumlar')).toMatchObject([{ content: 'Bence de öyle' }]);
    expect(read('proje-guncellemeleri')).toMatchObject([{ project: id, kind: 'Sürüm', content: 'İlk sürüm' }]);
    expect(read('proje-davetleri').at(-1)).toMatchObject({ project: asking, direction: 'received', role: 'member' });
    expect(read('takip-edilen-projeler')).toMatchObject([{ project: id, act: 'takip edildi' }]);
    expect(Object.values(own).join()).not.toContain(owner.id);
  });
});
