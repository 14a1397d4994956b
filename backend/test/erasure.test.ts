import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Comment, Topic } from '../contracts/forum.js';
import type { SubroleStatus } from '../contracts/subroles.js';
import { contextParts } from '../src/contexts.js';
import type { StoredEvent } from '../src/kernel/event.js';
import { type EventLog, START } from '../src/kernel/event-log.js';
import type { EventReader } from '../src/kernel/event-reader.js';
import type { Files } from '../src/kernel/files.js';
import { type Projection, project } from '../src/kernel/projection.js';
import { textsOf, versionsOf } from '../src/kernel/vault.js';
import type { ViewStore } from '../src/kernel/view-store.js';
import type { Document, Views } from '../src/kernel/views.js';
import { exportLog } from '../src/platform/moving/export-log.js';
import { exportVault } from '../src/platform/moving/move-vault.js';
import { rebuild } from '../src/platform/projections/rebuild.js';
import { readSettings } from '../src/platform/settings/settings.js';
import { EVENT_LOG, EVENT_READER, FILES, VAULT, VIEWS } from '../src/platform/tokens.js';
import type { KeyVault } from '../src/platform/vault/key-vault.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { Town } from './town.js';

/** Whatever of this can still be read after the erasure is a leak. Mails that were sent are out of reach: they are the receiver's. */
const PERSON = {
  email: 'zuleyha.karadeniz@ornek.dev',
  username: 'zuleyha_krdnz',
  first_name: 'Züleyha',
  last_name: 'Karadenizli',
  display_name: 'Züli Kptn.',
  birth_date: '1987-03-19',
  former_name: 'Züleyhacan',
};
const SECRETS = Object.values(PERSON);
const leaksIn = (text: string): string[] => SECRETS.filter((secret) => text.toLocaleLowerCase('tr').includes(secret.toLocaleLowerCase('tr')));

/** Stands in all that the member writes; search may shorten its end. */
const WORD = 'zerdalmotoru';
const isSaidIn = (text: string): boolean => text.toLocaleLowerCase('tr').includes('zerdalmo');

const parts = contextParts(readSettings({}));
const projections = parts.flatMap((part) => part.projections).map(({ projection }) => projection);
const views = parts.flatMap((part) => part.projections).flatMap(({ models }) => models);

inBothHomes.describe.each([true, false])('after an erasure that keeps the content (%p), nothing personal can be read from', (keepContent) => {
  let town: Town;
  let member: Client;
  let topic: Topic;
  let backup: readonly StoredEvent[];
  const folder = mkdtempSync(join(tmpdir(), 'meydan-erasure-'));
  const port = <T>(token: symbol): T => town.app.meydan.app.get<T>(token);
  const everything = async (): Promise<StoredEvent[]> => {
    const log = port<EventLog>(EVENT_LOG);
    const events: StoredEvent[] = [];
    for (let page = await log.readAll(START, 500); page.length > 0; page = await log.readAll(events.at(-1)?.position ?? START, 500)) events.push(...page);
    return events;
  };
  const opened = (events: readonly StoredEvent[]) => Promise.all(events.map((event) => port<EventReader>(EVENT_READER).read(event)));
  const dump = async (): Promise<string> => {
    const documents: Document[] = [];
    for (const { name } of views) documents.push(...(await port<Views>(VIEWS).find<Document>(name, {}, { limit: 10_000 })));
    return JSON.stringify(documents);
  };
  const files = () => port<Files>(FILES).list(`exports/${member.id}/`, { limit: 10 });

  const register = async (): Promise<Client> => {
    const { email, username, former_name: first_name, last_name } = PERSON;
    await town.app.guest.post('/api/auth/register', { email, username, first_name, last_name, password: PASSWORD });
    await town.app.settled();
    const token = town.app.mailsTo(email).flatMap((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? [])[0];
    await town.app.guest.post('/api/auth/email/verify', { token });
    return town.app.guest.signIn(username, PASSWORD);
  };

  /** A topic and a comment that were edited, a topic that was taken back, and a comment that waits because of its links. */
  const write = async () => {
    const text = { title: `Önce ${WORD}`, content: `Bizde ${WORD} yeterince uzun sürdü.`, categoryId: town.app.categoryId('genel'), selectedTags: [] };
    const { id } = (await member.post<Topic>('/api/forum/topics', text)).body.data;
    const comments = `/api/forum/topics/${topic.id}/comments`;
    const comment = (await member.post<Comment>(comments, { content: `${WORD} güzel` })).body.data;
    const held = (await member.post<Comment>(comments, { content: `${WORD} https://ornek.dev/1 https://ornek.dev/2 https://ornek.dev/3` })).body.data;
    const back = (await member.post<Topic>('/api/forum/topics', { ...text, title: `Sonra ${WORD}`, content: `Geri alınacak ${WORD} için uzun bir metin.` }))
      .body.data;
    const edits = [
      await member.put(`/api/forum/topics/${id}`, { ...text, title: `Asıl ${WORD}` }),
      await member.put(`/api/forum/comments/${comment.id}`, { content: `${WORD} çok güzel` }),
      await member.raw('DELETE', `/api/forum/topics/${back.id}`),
    ];
    expect([held.state, ...edits.map(({ status }) => status)]).toEqual(['held', 200, 200, 200]);
  };

  /** One that was reviewed with words about the member, and one that waits. */
  const askForSubroles = async () => {
    const admin = await town.app.member('nazli', 'admin');
    const asked = { requested_subroles: ['student'], reason: `${PERSON.display_name} olarak bu okulda dört yıldır okuyorum, yakında bitiyor.` };
    const { requests } = (await member.post<SubroleStatus>('/api/auth/subrole-request', asked)).body.data;
    const review = { status: 'rejected', rejected_subroles: ['student'], review_note: `${PERSON.display_name} belge göndermeli` };
    expect((await admin.post(`/api/admin/subrole-requests/${requests[0]?.id}/review`, review)).status).toBe(200);
    expect((await member.post('/api/auth/subrole-request', { ...asked, additional_info: PERSON.display_name })).status).toBe(201);
  };

  beforeAll(async () => {
    town = await Town.open({ HOLD_FIRST_POSTS: '0', NEW_MEMBER_POSTS: '20', NEW_MEMBER_LINKS: '2' });
    member = await register();
    const { first_name, display_name, birth_date } = PERSON;
    await member.put('/api/profile', { first_name, display_name, birth_date });
    topic = await town.topic(member);
    await town.report(member, await town.topic(await town.member()), { description: 'Bir rapor' });
    await town.report(await town.member(), topic, { description: `Bu ${PERSON.display_name} yine yazmış` });
    await town.sanction(member, 'warn_user');
    await town.moderator.post(`/api/console/members/${member.id}/notes`, { text: `${PERSON.display_name} ile yazıştık` });
    const looked = { purpose: 'other', reason: `${PERSON.display_name} adresini sordu` };
    await town.moderator.post(`/api/console/members/${member.id}/email`, looked);
    await askForSubroles();
    await write();
    await member.post('/api/auth/data-export');
    await member.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: keepContent });
    await town.app.settled();
    backup = await everything();
    // Without this the test would prove nothing.
    expect(leaksIn(JSON.stringify(await opened(backup)))).toEqual(SECRETS);
    expect(leaksIn(await dump())).toEqual(SECRETS.filter((secret) => secret !== PERSON.former_name));
    expect(isSaidIn(JSON.stringify(await opened(backup)))).toBe(true);
    expect(isSaidIn(await dump())).toBe(true);
    expect(await files()).toHaveLength(1);
    town.app.clock.advance({ days: 7 });
    await town.app.settled();
  });
  afterAll(async () => {
    await town.app.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the events, opened with every key there is', async () => {
    const now = await opened(await everything());
    // Nobody is left to be answered.
    expect(now.map(({ type }) => type)).toContain('SubroleExpired');
    expect(now.map(({ type }) => type)).toEqual(expect.arrayContaining(['AccountErased', 'MemberForgotten', 'NameReleased', 'SessionExpired']));
    expect(leaksIn(JSON.stringify(now))).toEqual([]);
  });

  it('what was written, unless it was to stay', async () => {
    const log = await everything();
    expect(isSaidIn(JSON.stringify([backup, log]))).toBe(false);
    for (const events of [log, backup]) expect(isSaidIn(JSON.stringify(await opened(events)))).toBe(keepContent);
    expect(isSaidIn(await dump())).toBe(keepContent);
  });

  it('the views', async () => {
    const text = await dump();
    expect(text).toContain(member.id);
    expect(leaksIn(text)).toEqual([]);
  });

  it('the files', async () => expect(await files()).toEqual([]));

  it('what moves to another house', async () => {
    const exported = await exportLog(port<EventLog>(EVENT_LOG), folder, () => undefined);
    await exportVault(port<KeyVault>(VAULT), folder);
    expect(exported.complete).toBe(true);
    const events = readFileSync(join(folder, 'events.ndjson'), 'utf8');
    expect(leaksIn(events)).toEqual([]);
    const vault = readFileSync(join(folder, 'vault.ndjson'), 'utf8').split('\n');
    expect(vault.filter((line) => line.includes(member.id)).map((line) => JSON.parse(line))).toEqual([
      { kind: 'key', id: member.id, wrapped: null },
      { kind: 'key', id: textsOf(member.id), wrapped: keepContent ? expect.any(String) : null },
      { kind: 'key', id: versionsOf(member.id), wrapped: keepContent ? expect.any(String) : null },
    ]);
  });

  it('a replay of a backup of the log from before, with the vault of today', async () => {
    const events = await opened(backup);
    expect(leaksIn(JSON.stringify(events))).toEqual([]);
    const writes = projections.flatMap((projection: Projection) => events.flatMap((event) => project(projection, event)));
    expect(leaksIn(JSON.stringify(writes))).toEqual([]);
  });

  it('views that are built again, which are the ones that were there', async () => {
    const before = await dump();
    for (const projection of projections)
      await rebuild(port<EventLog>(EVENT_LOG), port<ViewStore>(VIEWS), port<EventReader>(EVENT_READER), projection, () => undefined);
    expect(await dump()).toBe(before);
  });

  it('what guests and moderators are told', async () => {
    await town.renewModerator();
    const told: string[] = [];
    for (const [who, address] of [
      [town.app.guest, `/api/forum/posts/${topic.id}`],
      [town.app.guest, '/api/forum/topics'],
      [town.moderator, '/api/users'],
      [town.moderator, '/api/console/reports'],
      [town.moderator, '/api/console/members'],
      [town.moderator, `/api/console/members/${member.id}`],
      [town.moderator, `/api/console/facts?filter=${encodeURIComponent(JSON.stringify({ member: member.id }))}`],
    ] as const)
      told.push(`${address} ${(await who.raw('GET', address)).text}`);
    expect(told.filter((text) => leaksIn(text).length > 0)).toEqual([]);
    expect((await town.moderator.get(`/api/console/members/${member.id}`)).body).toMatchObject({ username: '', display_name: 'Silinmiş üye' });
  });

  it('a second try of the last step, which changes nothing', async () => {
    const before = (await everything()).length;
    town.app.clock.advance({ days: 1 });
    await town.app.settled();
    expect((await everything()).slice(before).filter(({ data }) => JSON.stringify(data).includes(member.id))).toEqual([]);
    expect((await town.signIn(PERSON.username)).status).toBe(401);
  });
});
