import { afterAll, beforeAll, expect } from '@jest/globals';
import { ACCOUNT_TEXT } from '../contracts/accounts.js';
import { CANNED_TEXT, type CannedReason } from '../contracts/canned-reasons.js';
import type { Topic } from '../contracts/forum.js';
import { HOLD_CAUSE_TO_AUTHOR, HOLDING_TEXT, type OwnHeldTexts } from '../contracts/holding.js';
import { BLOCKS_TEXT, type MailBlockRow } from '../contracts/mail-blocks.js';
import { type KeptProjectChoice, PROJECT_CHOICE_TEXT, type ProjectChoice, type ProjectStage } from '../contracts/project-choices.js';
import { type WatchedWordRow, WORDS_TEXT } from '../contracts/watched-words.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

inBothHomes.describe('what the house keeps lists of', () => {
  let town: Town;
  let admin: Client;
  beforeAll(async () => {
    town = await Town.open();
    admin = await town.app.member('nazli', 'admin');
  });
  afterAll(() => town.app.stop());

  const watch = (words: readonly string[], consequence: string, by: Client = admin) =>
    by.post<WatchedWordRow[]>('/api/console/watched-words', { words, consequence });
  const unwatch = (word: string) => admin.post<WatchedWordRow[]>('/api/console/watched-words/remove', { word });
  const write = (author: Client, content: string) =>
    author.post<Topic>('/api/forum/topics', { title: 'Bir konu', content: `Yeterince uzun bir içerik. ${content}`, categoryId: town.app.categoryId('genel') });
  const heldOf = async (author: Client) => (await author.get<OwnHeldTexts>('/api/forum/held')).body.data.waiting;

  it('a watched word lets a text wait from the very answer on, and no more once it is let go', async () => {
    const author = await town.member();
    const { status, body } = await watch(['Kapora iade', 'hızlı kazanç'], 'hold');
    expect([status, body.message]).toEqual([200, WORDS_TEXT.watched]);
    expect(body.data.map(({ word, consequence, by }) => [word, consequence, by.username])).toEqual([
      ['hızlı kazanç', 'hold', 'nazli'],
      ['Kapora iade', 'hold', 'nazli'],
    ]);
    expect((await write(author, 'KAPORA, iade edilir mi?')).body.message).toBe(HOLDING_TEXT.held);
    expect((await heldOf(author)).map(({ causes }) => causes)).toEqual([['words']]);
    expect(HOLD_CAUSE_TO_AUTHOR.words).toMatch(/sözcük/);
    expect((await write(author, 'Kaporta iade edilir mi?')).status).toBe(201);
    expect(await heldOf(author)).toHaveLength(1);
    expect((await unwatch('kapora IADE')).body.data.map(({ word }) => word)).toEqual(['hızlı kazanç']);
    await write(author, 'Kapora iade alındı.');
    expect(await heldOf(author)).toHaveLength(1);
    // Whoever decides on others' texts is not held.
    expect((await write(town.moderator, 'Hızlı kazanç vaat edenlere inanmayın.')).body.message).not.toBe(HOLDING_TEXT.held);
  });

  it('a word that is refused is named to its author, in new texts and in edits', async () => {
    const author = await town.member();
    const { id } = (await write(author, 'Eski söz burada.')).body.data;
    await watch(['yasaklı*', 'eski söz'], 'refuse');
    const sentence = HOLDING_TEXT.wordRefused(['yasaklı*']);
    const refused = await write(author, 'Yasaklılar burada.');
    expect([...said(refused), refused.body.fields]).toEqual([422, sentence, { content: [sentence] }]);
    const edit = (content: string) => author.put(`/api/forum/topics/${id}`, { content });
    expect(said(await edit('Yeterince uzun bir içerik. Eski söz ve yasaklı biri.'))).toEqual([422, sentence]);
    // What stood there before may stay.
    expect((await edit('Yeterince uzun bir içerik. Eski söz, düzeltildi.')).status).toBe(200);
    await watch(['ilginç'], 'hold');
    expect(said(await edit('Yeterince uzun bir içerik. Eski söz, ilginç.'))).toEqual([422, HOLDING_TEXT.wordAdded]);
    for (const word of ['yasaklı*', 'eski söz', 'ilginç', 'hızlı kazanç']) await unwatch(word);
  });

  it('words that are none are refused with a sentence, whole lists of them', async () => {
    expect(said(await watch(['kapora', '*'], 'hold'))).toEqual([422, WORDS_TEXT.short]);
    expect(said(await watch(['x'.repeat(61)], 'hold'))).toEqual([422, WORDS_TEXT.long]);
    expect(said(await watch([], 'hold'))).toEqual([422, WORDS_TEXT.needed]);
    expect(said(await admin.post('/api/console/watched-words', { words: null, consequence: 'hold' }))).toEqual([422, WORDS_TEXT.needed]);
    expect((await watch(['kapora'], 'sil')).status).toBe(422);
    const many = Array.from({ length: 501 }, (_, n) => `sozcuk${n}`);
    expect(said(await watch(many, 'hold'))).toEqual([409, WORDS_TEXT.full]);
    expect((await watch(many.slice(0, 500), 'hold')).status).toBe(200);
    expect(said(await watch(['bir daha'], 'hold'))).toEqual([409, WORDS_TEXT.full]);
    const { body } = await admin.get<WatchedWordRow[]>('/api/console/watched-words');
    expect(body.data).toHaveLength(500);
    for (const { id } of body.data.slice(0, 3)) await unwatch(id);
    expect((await admin.get<WatchedWordRow[]>('/api/console/watched-words')).body.data).toHaveLength(497);
  });

  const block = (what: string, reason = 'Tek kullanımlık posta', by: Client = admin) => by.post<MailBlockRow>('/api/console/mail-blocks', { what, reason });
  const register = (email: string, username: string) => town.app.guest.post('/api/auth/register', { email, username, password: PASSWORD });

  it('a blocked domain binds registration, with what is below it, until the block is lifted', async () => {
    const { status, body } = await block('Hizli-Posta.com');
    expect([status, body.message, body.data.kind, body.data.domain, body.data.reason]).toEqual([
      201,
      BLOCKS_TEXT.blocked,
      'domain',
      'hizli-posta.com',
      'Tek kullanımlık posta',
    ]);
    for (const email of ['ali@hizli-posta.com', 'ali@a.b.HIZLI-POSTA.com'])
      expect([email, ...said(await register(email, 'ali.bir'))]).toEqual([email, 422, ACCOUNT_TEXT.mailBlocked]);
    expect((await register('ali@baska-hizli-posta.com', 'ali.iki')).status).toBe(201);
    expect(said(await block('hizli-posta.com'))).toEqual([409, BLOCKS_TEXT.already]);
    expect((await admin.post(`/api/console/mail-blocks/${body.data.id}/lift`)).body.message).toBe(BLOCKS_TEXT.lifted);
    expect(said(await admin.post(`/api/console/mail-blocks/${body.data.id}/lift`))).toEqual([404, BLOCKS_TEXT.unknown]);
    expect((await register('ali@hizli-posta.com', 'ali.bir')).status).toBe(201);
  });

  it('a blocked address is kept as a digest alone and found again by whoever knows it', async () => {
    const { body } = await block('Veli.Can@ornek.com', 'Üç hesapla dolandırdı');
    expect([body.data.kind, body.data.domain]).toEqual(['address', null]);
    for (const email of ['veli.can@ornek.com', 'VELI.CAN+yeni@ornek.com']) expect((await register(email, 'veli.bir')).status).toBe(422);
    expect((await register('veli@ornek.com', 'veli.iki')).status).toBe(201);
    const search = async (what: string) => (await admin.post<MailBlockRow[]>('/api/console/mail-blocks/search', { what })).body.data.map(({ id }) => id);
    expect([await search('veli.can+x@ORNEK.com'), await search('veli@ornek.com')]).toEqual([[body.data.id], []]);
    const list = await admin.get<MailBlockRow[]>('/api/console/mail-blocks');
    expect(JSON.stringify(list.body)).not.toMatch(/veli/i);
    for (const what of ['', 'yok', 'a@b@c.com']) expect((await block(what)).status).toBe(422);
    expect(said(await block('baska.com', ' '))).toEqual([422, BLOCKS_TEXT.reasonNeeded]);
  });

  const written = (changes: object = {}) => ({
    title: 'Kapora isteme',
    clause: '2.1',
    reason: 'scam',
    text: 'İşe başlamadan para istenemez.',
    place: 10,
    ...changes,
  });
  const reasons = async (by: Client, path = '') => (await by.get<CannedReason[]>(`/api/console/canned-reasons${path}`)).body.data;

  it('canned reasons are written by admins, read by moderators in their order, retired and brought back', async () => {
    const added = await admin.post<CannedReason[]>('/api/console/canned-reasons', written());
    expect([added.status, added.body.message]).toEqual([201, CANNED_TEXT.saved]);
    await admin.post('/api/console/canned-reasons', written({ title: 'Önce gelir', clause: null, place: 1 }));
    const [first, second] = await reasons(town.moderator);
    expect([first?.title, first?.clause, second?.title, second?.clause, second?.retired]).toEqual(['Önce gelir', null, 'Kapora isteme', '2.1', false]);
    expect(said(await admin.post('/api/console/canned-reasons', written({ title: 'KAPORA İSTEME' })))).toEqual([422, CANNED_TEXT.titleTaken]);
    const at = `/api/console/canned-reasons/${second?.id}`;
    expect((await admin.put(at, written({ text: 'Para istenemez.' }))).status).toBe(200);
    expect((await admin.put(`${at}/retired`, { retired: true })).body.message).toBe(CANNED_TEXT.retired);
    expect((await reasons(town.moderator)).map(({ title }) => title)).toEqual(['Önce gelir']);
    expect((await reasons(admin, '/retired')).map(({ text }) => text)).toEqual(['Para istenemez.']);
    expect((await admin.put(`${at}/retired`, { retired: false })).body.message).toBe(CANNED_TEXT.restored);
    expect(await reasons(town.moderator)).toHaveLength(2);
    expect(said(await admin.put(`/api/console/canned-reasons/${NOBODY}`, written()))).toEqual([404, CANNED_TEXT.unknown]);
    expect((await admin.post('/api/console/canned-reasons', written({ clause: 'iki' }))).body.fields).toEqual({ clause: [CANNED_TEXT.clauseWrong] });
  });

  it('stages of projects are kept by admins: added, called otherwise, retired and offered again', async () => {
    const AT = '/api/console/project-choices';
    const offered = async () => (await town.app.guest.get<ProjectChoice[]>('/api/projects/stages')).body.data.map(({ code, label }) => `${code}:${label}`);
    const first = ['idea:Fikir', 'development:Geliştirme', 'beta:Beta', 'live:Yayında', 'paused:Durduruldu'];
    expect(await offered()).toEqual(first);
    const added = await admin.post<KeptProjectChoice[]>(AT, { kind: 'stage', label: 'Kapalı beta', place: 25 });
    expect([added.status, added.body.message]).toEqual([201, PROJECT_CHOICE_TEXT.saved]);
    expect(said(await admin.post(AT, { kind: 'stage', label: 'KAPALI BETA', place: 1 }))).toEqual([422, PROJECT_CHOICE_TEXT.labelTaken]);
    expect((await admin.put(`${AT}/stage/idea`, { label: 'Tasarı', place: 10 })).status).toBe(200);
    expect((await admin.put(`${AT}/stage/live/retired`, { retired: true })).body.message).toBe(PROJECT_CHOICE_TEXT.retired);
    expect(await offered()).toEqual(['idea:Tasarı', 'development:Geliştirme', 'kapali-beta:Kapalı beta', 'beta:Beta', 'paused:Durduruldu']);
    expect((await admin.put(`${AT}/stage/live/retired`, { retired: false })).body.message).toBe(PROJECT_CHOICE_TEXT.restored);
    expect(await offered()).toContain('live:Yayında');
    const project = { title: 'Nöbet', summary: 'Vardiya planlayıcı', stage: 'paused', visibility: 'members' };
    const owner = await town.member();
    expect((await owner.post('/api/projects', project)).status).toBe(201);
    await town.app.settled();
    for (const stage of ['paused', 'beta']) await admin.put(`${AT}/stage/${stage}/retired`, { retired: true });
    const carried = async (by: Client, wanted = 'true') =>
      (await by.get<ProjectStage[]>(`/api/projects/stages?carried=${wanted}`)).body.data.filter(({ retired }) => retired).map(({ label }) => label);
    expect([await carried(owner), await carried(await town.member()), await carried(town.app.guest), await carried(owner, 'false')]).toEqual([
      ['Durduruldu'],
      ['Durduruldu'],
      [],
      [],
    ]);
    expect((await town.app.guest.get('/api/projects/stages?carried=perhaps')).status).toBe(400);
    for (const wrong of ['stage/volunteer', 'stages/idea'])
      expect(said(await admin.put(`${AT}/${wrong}`, { label: 'Yok', place: 1 }))).toEqual([404, PROJECT_CHOICE_TEXT.unknown]);
    expect((await admin.post(AT, { kind: 'reward_type', label: ' ', place: 0 })).status).toBe(422);
    expect((await admin.post(AT, { kind: 'reward_type', label: 'Kahve', place: 5 })).status).toBe(201);
    expect((await town.app.guest.get<ProjectChoice[]>('/api/projects/reward-types')).body.data.map(({ label }) => label)[0]).toBe('Kahve');
    const kept = (await admin.get<KeptProjectChoice[]>(AT)).body.data.map(({ kind, label }) => `${kind}:${label}`);
    expect(kept).toEqual(expect.arrayContaining(['stage:Tasarı', 'stage:Kapalı beta', 'reward_type:Kahve']));
    for (const by of [town.moderator, await town.member()]) {
      expect((await by.get(AT)).status).toBe(403);
      expect((await by.post(AT, { kind: 'stage', label: 'Benden', place: 1 })).status).toBe(403);
    }
  });

  it('are the business of admins', async () => {
    for (const by of [town.moderator, await town.member()]) {
      expect((await watch(['kapora'], 'hold', by)).status).toBe(403);
      expect((await block('engelli.dev', 'Deneme', by)).status).toBe(403);
      expect((await by.post('/api/console/canned-reasons', written())).status).toBe(403);
      for (const list of ['watched-words', 'mail-blocks', 'canned-reasons/retired']) expect((await by.get(`/api/console/${list}`)).status).toBe(403);
    }
  });
});
