import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import type { CaseDetails } from '../contracts/cases.js';
import type { Comment, TextRevision, Topic } from '../contracts/forum.js';
import type { ForumDecision } from '../contracts/forum-decisions.js';
import { DESTROY_WORD, type EditableText, type EditedText, MODERATOR_EDIT_TEXT } from '../contracts/moderator-edits.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { contextParts } from '../src/contexts.js';
import { type EventLog, START } from '../src/kernel/event-log.js';
import type { EventReader } from '../src/kernel/event-reader.js';
import type { ViewStore } from '../src/kernel/view-store.js';
import type { Document, Views } from '../src/kernel/views.js';
import { rebuild } from '../src/platform/projections/rebuild.js';
import { readSettings } from '../src/platform/settings/settings.js';
import { EVENT_LOG, EVENT_READER, VIEWS } from '../src/platform/tokens.js';
import type { Client } from './client.js';
import { sentAgain } from './lost-answers.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, said, Town, usernameOf } from './town.js';

const PHONE = '05321112233';
const WRITTEN = `Bu konuda bana ${PHONE} numarasından ulaşabilirsiniz.`;
const WITHOUT = 'Bu konuda bana bu sayfadan ulaşabilirsiniz.';
const WORDS = { reason: 'other', clause: '4.1', message: 'Telefon numaranızı herkese açık bırakmayın.' } as const;

let town: Town;
let author: Client;
let reader: Client;
beforeAll(async () => {
  town = await Town.open();
  author = await town.member();
  reader = await town.member();
});
afterAll(() => town.app.stop());

const parts = contextParts(readSettings({}));
const port = <T>(token: symbol): T => town.app.meydan.app.get<T>(token);
const newTopic = async (content = WRITTEN) =>
  (await author.post<Topic>('/api/forum/topics', { title: 'Numaralı bir konu', content, categoryId: town.app.categoryId('genel') })).body.data;
const newComment = async (content = WRITTEN) => {
  const { id } = await newTopic('Yeterince uzun bir içerik.');
  return (await author.post<Comment>(`/api/forum/topics/${id}/comments`, { content })).body.data;
};

/** The same for both kinds of text. */
const KINDS = {
  topics: { write: async () => (await newTopic()).id, page: (id: string) => `/api/forum/posts/${id}`, type: 'forum_topic' },
  comments: { write: async () => (await newComment()).id, page: (id: string) => `/api/forum/comments/${id}/place`, type: 'forum_comment' },
} as const;
type Kind = keyof typeof KINDS;

const editable = async (kind: Kind, id: string) => (await town.moderator.get<EditableText>(`/api/console/texts/${kind}/${id}`)).body.data;
const edit = async (kind: Kind, id: string, more: object = {}, who = town.moderator) =>
  who.put<EditedText>(`/api/console/texts/${kind}/${id}`, { content: WITHOUT, ...WORDS, version: (await editable(kind, id)).version, ...more });
const destroy = (kind: Kind, id: string, word: string = DESTROY_WORD, who = town.moderator) =>
  who.post<EditedText>(`/api/console/texts/${kind}/${id}/destroyed`, { word });
const history = async (kind: Kind, id: string, who: Client) => (await who.get<TextRevision[]>(`/api/forum/${kind}/${id}/history`)).body.data;
const contents = async (kind: Kind, id: string, who: Client) => (await history(kind, id, who)).map(({ content, destroyed }) => (destroyed ? null : content));

const finalEdits = async () =>
  (await town.moderator.get(`/api/console/decisions?${query({ filter: { kind: 'edit', state: 'final' } })}`)).body as unknown as ForumDecision[];

async function everything() {
  const log = port<EventLog>(EVENT_LOG);
  const events = [];
  for (let page = await log.readAll(START, 500); page.length > 0; page = await log.readAll(events.at(-1)?.position ?? START, 500)) events.push(...page);
  return Promise.all(events.map((event) => port<EventReader>(EVENT_READER).read(event)));
}
async function dump(): Promise<string> {
  const models = parts.flatMap((part) => part.projections).flatMap(({ models }) => models);
  const all: Record<string, unknown> = {};
  for (const { name } of models) all[name] = await port<Views>(VIEWS).find<Document>(name, {}, { sort: [['_id', 1]], limit: 1_000 });
  return JSON.stringify(all);
}
async function rebuildAll(): Promise<void> {
  for (const { projection } of parts.flatMap((part) => part.projections))
    await rebuild(port<EventLog>(EVENT_LOG), port<ViewStore>(VIEWS), port<EventReader>(EVENT_READER), projection, () => undefined);
}

inBothHomes.describe.each(['topics', 'comments'] as const)('words of a member (%s) that a moderator changes', (kind) => {
  let id: string;
  beforeEach(async () => {
    id = await KINDS[kind].write();
  });

  it('are told to all as they are now, and as they were to author and staff alone', async () => {
    const { status, body } = await edit(kind, id);
    expect([status, body.message]).toEqual([200, MODERATOR_EDIT_TEXT.done]);
    expect(Object.keys(body.data).sort()).toEqual(['destroyable', 'undo_path', 'version']);
    expect(await editable(kind, id)).toMatchObject({ content: WITHOUT, former: { content: WRITTEN }, destroyable: true });
    expect(await contents(kind, id, reader)).toEqual([WITHOUT]);
    expect(await contents(kind, id, town.app.guest)).toEqual([WITHOUT]);
    for (const who of [author, town.moderator]) expect(await contents(kind, id, who)).toEqual([WRITTEN, WITHOUT]);
    const [shown] = (await history(kind, id, reader)).slice(-1);
    expect([shown?.users, shown?.moderated]).toEqual([null, null]);
    expect((await history(kind, id, author)).at(-1)?.moderated).toEqual(WORDS);
  });

  it('are found by what they say now', async () => {
    await edit(kind, id, { content: `${WITHOUT} Zambakçiçeği` });
    await town.app.settled();
    const found = async (q: string) => JSON.stringify((await reader.get(`/api/search?q=${q}`)).body.data);
    expect([(await found(PHONE)).includes(id), (await found('zambakçiçeği')).includes(id)]).toEqual([false, true]);
  });

  it('come back with the decision, and everything counts as before', async () => {
    await edit(kind, id);
    const { undo_path } = await editable(kind, id);
    const { body } = await town.moderator.put<ForumDecision>(String(undo_path), { reason: 'Numara yazarın iş numarası.' });
    expect(body.data).toMatchObject({ kind: 'edit', state: 'undone' });
    expect(await editable(kind, id)).toMatchObject({ content: WRITTEN, former: null, undo_path: null, destroyable: false });
    expect(await contents(kind, id, reader)).toEqual([WRITTEN]);
    await town.app.settled();
    expect(JSON.stringify((await reader.get(`/api/search?q=${PHONE}`)).body.data)).toContain(id);
  });

  it('are destroyed for good: neither log nor views say them any more, also built anew', async () => {
    await edit(kind, id);
    expect(said(await destroy(kind, id, 'sil'))).toEqual([422, MODERATOR_EDIT_TEXT.wordMissing]);
    const { status, body } = await sentAgain(town.app, (key) =>
      town.moderator.post<EditedText>(`/api/console/texts/${kind}/${id}/destroyed`, { word: DESTROY_WORD }, key),
    );
    expect([status, body.message]).toEqual([201, MODERATOR_EDIT_TEXT.destroyed]);
    expect([body.data, JSON.stringify(body)]).toEqual([expect.objectContaining({ undo_path: null, destroyable: false }), expect.not.stringContaining(WITHOUT)]);
    expect(await editable(kind, id)).toMatchObject({ content: WITHOUT, former: null, undo_path: null, destroyable: false });
    await town.app.settled();
    const stream = `${kind === 'topics' ? 'topic' : 'comment'}-${id}`;
    const told = (await everything()).filter((event) => event.stream === stream);
    expect(JSON.stringify(told)).not.toContain(PHONE);
    expect(JSON.stringify(told)).toContain(WITHOUT);
    for (const who of [author, town.moderator]) expect(await contents(kind, id, who)).toEqual([null, WITHOUT]);
    expect(said(await destroy(kind, id))).toEqual([409, MODERATOR_EDIT_TEXT.nothingToDestroy]);
    const before = await dump();
    await rebuildAll();
    expect(await dump()).toBe(before);
  });

  it('are never told in a moderator’s words: changed again after they were destroyed, they have no way back', async () => {
    await edit(kind, id);
    await destroy(kind, id);
    const { status } = await edit(kind, id, { content: `${WITHOUT} İkinci kez.` });
    expect([status, await editable(kind, id)]).toMatchObject([200, { former: null, undo_path: null, destroyable: true }]);
    await town.app.settled();
    const isFinal = { kind: 'edit', state: 'final', undoable: false };
    expect((await finalEdits()).filter(({ target_id }) => target_id === id)).toMatchObject([isFinal, isFinal]);
  });

  it('are changed by one who has seen them: whoever wrote meanwhile loses nothing', async () => {
    const { version } = await editable(kind, id);
    await author.put(`/api/forum/${kind}/${id}`, { content: `${WRITTEN} Bir de adresim var.` });
    expect(said(await edit(kind, id, { version }))).toEqual([409, MODERATOR_EDIT_TEXT.changedMeanwhile]);
    await edit(kind, id);
    expect(said(await author.put(`/api/forum/${kind}/${id}`, { content: WRITTEN, edition: 0 }))).toEqual([409, MODERATOR_EDIT_TEXT.editedMeanwhile]);
    expect((await author.put(`/api/forum/${kind}/${id}`, { content: `${WITHOUT} Teşekkürler.`, edition: 1 })).status).toBe(200);
    expect((await editable(kind, id)).undo_path).toBeNull();
    expect(await contents(kind, id, reader)).toEqual([WITHOUT, `${WITHOUT} Teşekkürler.`]);
  });

  it('are changed once by twenty who want it at once', async () => {
    const { version } = await editable(kind, id);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => edit(kind, id, { version, content: `${WITHOUT} ${at}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toEqual(new Set([MODERATOR_EDIT_TEXT.changedMeanwhile]));
  });

  it('are told as they stand now where they were reported, and as reported until they are destroyed', async () => {
    const reporter = await town.member();
    await reporter.post('/api/reports', { reported_type: KINDS[kind].type, reported_id: id, reported_user_id: author.id, reason: 'other' });
    await town.app.settled();
    await edit(kind, id);
    const shown = async () => (await town.moderator.get<CaseDetails>(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
    expect([(await shown()).as_reported.content, (await shown()).now.content, (await shown()).open]).toEqual([WRITTEN, WITHOUT, true]);
    await destroy(kind, id);
    expect([(await shown()).as_reported.content, (await shown()).now.content]).toEqual(['', WITHOUT]);
  });
});

describe('A moderator', () => {
  it.each([
    [422, MODERATOR_EDIT_TEXT.messageMissing, { message: ' ' }],
    [422, 'Gerekçe en az 3 karakter olmalıdır', { message: 'ab' }],
    [422, 'İçerik gereklidir', { content: '' }],
    [422, 'Başlık en az 3 karakter olmalıdır', { title: 'ab' }],
    [409, MODERATOR_EDIT_TEXT.nothingChanged, { content: WRITTEN }],
  ])('does not change a text (%i, “%s”)', async (status, sentence, more) => {
    const { id } = await newTopic();
    expect(said(await edit('topics', id, more))).toEqual([status, sentence]);
  });

  it.each([
    ['content', 'a'.repeat(5001)],
    ['message', 'a'.repeat(501)],
    ['clause', 'a'.repeat(21)],
    ['title', 'a'.repeat(201)],
  ])('writes no %s longer than it may be', async (field, text) => {
    const { id } = await newTopic();
    const { status, body } = await edit('topics', id, { [field]: text });
    expect([status, typeof body.error]).toEqual([422, 'string']);
  });

  it('changes only what stands for all to read', async () => {
    const { id } = await newTopic();
    await town.moderator.put(`/api/forum/topics/${id}/moderate`, { action: 'hide', reason: 'Bekletiyorum' });
    expect(said(await edit('topics', id))).toEqual([409, MODERATOR_EDIT_TEXT.notStanding]);
    const comment = await newComment();
    await town.moderator.put(`/api/forum/topics/${comment.topicId}/moderate`, { action: 'hide', reason: 'Bekletiyorum' });
    expect(said(await edit('comments', comment.id))).toEqual([409, MODERATOR_EDIT_TEXT.notStanding]);
    expect((await editable('comments', comment.id)).hindrance).toBe(MODERATOR_EDIT_TEXT.notStanding);
    expect((await town.moderator.get(`/api/console/texts/topics/${NOBODY}`)).status).toBe(404);
    expect((await town.moderator.get(`/api/console/texts/comments/${NOBODY}`)).status).toBe(404);
  });

  it('changes nothing of their own, or of an equal, here', async () => {
    const other = await town.app.member('esref', 'moderator');
    const { id } = (await other.post<Topic>('/api/forum/topics', { title: 'Moderatörün konusu', content: WRITTEN, categoryId: town.app.categoryId('genel') }))
      .body.data;
    expect(said(await edit('topics', id))).toEqual([403, MODERATOR_EDIT_TEXT.aboutSuperior]);
    expect(said(await edit('topics', id, {}, other))).toEqual([403, MODERATOR_EDIT_TEXT.ownText]);
    expect((await editable('topics', id)).hindrance).toBe(MODERATOR_EDIT_TEXT.aboutSuperior);
  });

  it('is told in the history of member and case what was done, by whom and why', async () => {
    const { id } = await newTopic();
    await edit('topics', id);
    await destroy('topics', id);
    await town.app.settled();
    for (const filter of [{ member: author.id }, { case: id }]) {
      const facts = (await town.moderator.get(`/api/console/facts?${query({ filter })}`)).body as unknown as { what: string; why: string | null }[];
      expect(facts.filter(({ what }) => what.includes('Konunun')).slice(-2)).toMatchObject([
        { what: 'Konunun metni moderatörce düzenlendi', why: `Diğer · Kural 4.1 · “${WORDS.message}”` },
        { what: 'Konunun önceki hâlleri kalıcı olarak silindi' },
      ]);
    }
    expect(await usernameOf(town.moderator)).toBe('derya');
  });

  it('changes again what was changed, and the author’s own words are what comes back', async () => {
    const { id } = await newTopic();
    await edit('topics', id);
    await edit('topics', id, { content: `${WITHOUT} İkinci kez.` });
    const { undo_path } = await editable('topics', id);
    await town.moderator.put(String(undo_path), { reason: 'İkisi de yanlıştı.' });
    expect((await editable('topics', id)).content).toBe(WRITTEN);
  });
});

describe('An author whose words a moderator changed', () => {
  const centre = async () =>
    (await author.get<NotificationPage>('/api/notifications')).body.data.rows.map((row) => [notificationText(row), row.note, row.topicId]);

  it('is told in the centre and by mail, by which rule and why, and where the difference is; not by whom, and not what was taken out', async () => {
    const { id } = await newTopic();
    await edit('topics', id);
    await town.app.settled();
    expect((await centre())[0]).toEqual(['Konunuz moderatör tarafından düzenlendi', WORDS.message, id]);
    const mail = town.app.mailsTo(`${await usernameOf(author)}@ornek.dev`).find((text) => text.includes(id)) ?? '';
    for (const told of ['Gerekçe: Diğer (Kural 4.1).', WORDS.message, `/forum/topic/${id}`, MODERATOR_EDIT_TEXT.mark, '/appeal#']) expect(mail).toContain(told);
    for (const hidden of [PHONE, 'derya']) expect(mail).not.toContain(hidden);
  });

  it('is told when the words are back, and when the earlier ones are destroyed', async () => {
    const [first, second] = [await newComment(), await newComment()];
    for (const { id } of [first, second]) await edit('comments', id);
    await town.moderator.put(String((await editable('comments', first.id)).undo_path), { reason: 'Numara yazarın iş numarası.' });
    await destroy('comments', second.id);
    await town.app.settled();
    const told = (await centre()).map(([text]) => text);
    expect(told).toEqual(expect.arrayContaining(['Yorumunuz yeniden sizin yazdığınız hâline döndü', 'Yorumunuzun önceki hâli kalıcı olarak silindi']));
  });
});
