import { afterAll, beforeAll, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { APPROVAL_LIMITS, APPROVAL_TEXT, type ApprovalRow } from '../contracts/approvals.js';
import { SETTINGS_TEXT, type SettingName, type SettingRow } from '../contracts/community-settings.js';
import { INVITATION_TEXT } from '../contracts/invitations.js';
import { BLOCKS_TEXT, type MailBlockRow } from '../contracts/mail-blocks.js';
import { type RoleDecision, STAFF_TEXT } from '../contracts/staff.js';
import { type WatchedWordRow, WORD_CONSEQUENCE_LABEL } from '../contracts/watched-words.js';
import { TakeApprovalPlace } from '../src/contexts/administration/approval/approval-place.commands.js';
import { placeOf } from '../src/contexts/administration/approval/approval-place.decider.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { sentAgain } from './lost-answers.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const WHY = 'Üçüncü uyarıyı beklemek geç kalıyor';

inBothHomes.describe('a decision that waits for a second person', () => {
  let town: Town;
  let nazli: Client;
  let kerem: Client;
  beforeAll(async () => {
    town = await Town.open({ FOUR_EYES: 'auto' });
    nazli = await town.app.member('nazli', 'admin');
  });
  afterAll(() => town.app.stop());

  const give = (member: { readonly id: string }, role: string, by = nazli, note = 'Üç aydır isabetli') =>
    by.put<RoleDecision>(`/api/console/members/${member.id}/role`, { role, note });
  const list = async (by: Client, which = 'waiting') => (await by.get<ApprovalRow[]>(`/api/console/approvals?list=${which}`)).body.data;
  const act = (id: string, what: string, by: Client, body: object = {}) => by.post<ApprovalRow>(`/api/console/approvals/${id}/${what}`, body);
  const change = (values: object, expected: object, by = nazli) => by.put<SettingRow[]>('/api/console/settings', { values, expected, reason: WHY });
  const settingNow = async (name: SettingName) => (await nazli.get<SettingRow[]>('/api/console/settings')).body.data.find((row) => row.name === name)?.value;
  const last = async (by: Client) => (await list(by)).at(-1) as ApprovalRow;

  it('is none where one admin is alone', async () => {
    expect((await change({ suspensionDays: 14 }, { suspensionDays: 30 })).body.message).toBe(SETTINGS_TEXT.saved);
    const second = await town.app.member('kerem');
    expect((await give(second, 'admin')).body.message).toBe(STAFF_TEXT.decided);
    await town.app.settled();
    kerem = await town.app.guest.signIn('kerem', PASSWORD);
  });

  it('is a role from the day on which there are two: nothing happens before the other confirms it', async () => {
    const member = await town.member();
    const { body } = await give(member, 'moderator');
    expect(body).toMatchObject({ message: APPROVAL_TEXT.waits, data: { role: 'user', waits: { id: expect.any(String) } } });
    expect((await member.get('/api/console/reports')).status).toBe(403);
    const row = await last(kerem);
    expect(row).toMatchObject({
      kind: 'staff_role',
      state: 'waiting',
      sentence: 'Görevi Moderatör olacak',
      changes: [{ label: 'Görev', from: 'Üye', to: 'Moderatör' }],
      words: 'Üç aydır isabetli',
      member: { id: member.id },
      requested_by: { username: 'nazli' },
      ...{ is_own: false, may_decide: true, hindrance: null },
    });
    expect(await last(nazli)).toMatchObject({ is_own: true, may_decide: false, hindrance: APPROVAL_TEXT.own });
    expect(said(await act(row.id, 'grant', nazli))).toEqual([403, APPROVAL_TEXT.own]);
    expect(said(await act(row.id, 'grant', town.moderator))).toEqual([403, APPROVAL_TEXT.mayNot]);
    // Whoever may not do it does not read what was written about it either.
    expect(await list(town.moderator)).toEqual([]);
    expect(said(await give(member, 'auditor'))).toEqual([409, APPROVAL_TEXT.already]);
    const granted = await act(row.id, 'grant', kerem, { note: 'Katılıyorum' });
    expect(granted.body).toMatchObject({ message: APPROVAL_TEXT.granted, data: { state: 'done', note: 'Katılıyorum', decided_by: { username: 'kerem' } } });
    await town.app.settled();
    expect((await member.get('/api/console/reports')).status).toBe(200);
    expect((await act(row.id, 'grant', kerem)).status).toBe(409);
  });

  it('is no way around it to invite somebody with a role', async () => {
    expect(said(await nazli.post('/api/console/invitations', { role: 'moderator' }))).toEqual([403, INVITATION_TEXT.staffNeedsSecond]);
    expect((await nazli.post('/api/console/invitations', { role: 'user' })).status).toBe(201);
  });

  it('is confirmed once, of two who do it at the same moment', async () => {
    const third = await town.app.member('ucuncu', 'admin');
    const member = await town.member();
    const id = (await give(member, 'auditor')).body.data.waits?.id as string;
    const answers = await Promise.all([act(id, 'grant', kerem), act(id, 'grant', third), act(id, 'refuse', kerem, { note: 'Hayır' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await town.app.settled();
    // Whoever is left asks for one of the two only.
    const demotion = (await give(third, 'user')).body.data.waits?.id as string;
    await act(demotion, 'grant', kerem);
    await town.app.settled();
  });

  it('is a change of settings: it is shown with what holds and what is to hold, and holds once it is confirmed', async () => {
    expect((await change({ suspensionDays: 20, reportsPerDay: 8 }, { suspensionDays: 14, reportsPerDay: 5 })).body.message).toBe(APPROVAL_TEXT.waits);
    expect(await settingNow('suspensionDays')).toBe(14);
    const row = await last(kerem);
    expect([row.sentence, row.words, row.changes]).toEqual([
      '2 ayar değişecek',
      WHY,
      [
        { label: 'Uzaklaştırma süresi', from: '14 gün', to: '20 gün' },
        { label: 'Günlük rapor sınırı', from: '5 rapor', to: '8 rapor' },
      ],
    ]);
    expect((await act(row.id, 'grant', kerem)).body.data.state).toBe('done');
    await town.app.settled();
    expect([await settingNow('suspensionDays'), await settingNow('reportsPerDay')]).toEqual([20, 8]);
    const history = (await nazli.get<{ by: { username: string } }[]>('/api/console/settings/history')).body.data;
    expect(history[0]?.by.username).toBe('nazli');
  });

  it('does not write over what was changed meanwhile', async () => {
    await change({ suspensionDays: 21 }, { suspensionDays: 20 });
    await change({ suspensionDays: 22 }, { suspensionDays: 20 });
    const [first, second] = await list(kerem);
    expect((await act(first?.id ?? '', 'grant', kerem)).body.data.state).toBe('done');
    await town.app.settled();
    const { data } = (await act(second?.id ?? '', 'grant', kerem)).body;
    expect([data.state, data.failure]).toEqual(['failed', expect.stringMatching(/Siz bakarken değişti/)]);
    expect(await settingNow('suspensionDays')).toBe(21);
  });

  it('is one of a kind about a member, also of two that are asked for at the same moment, and twenty about the settings', async () => {
    const member = await town.member();
    const answers = await Promise.all([give(member, 'moderator'), give(member, 'auditor', kerem)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const ids = [answers.find(({ status }) => status === 200)?.body.data.waits?.id as string];
    for (let days = 31; days < 31 + APPROVAL_LIMITS.waiting; days++) expect((await change({ suspensionDays: days }, { suspensionDays: 21 })).status).toBe(200);
    expect(said(await change({ suspensionDays: 60 }, { suspensionDays: 21 }))).toEqual([409, APPROVAL_TEXT.tooMany]);
    ids.push(...(await list(kerem, 'waiting&limit=50')).map((row) => row.id));
    for (const id of new Set(ids)) {
      const by = (await list(nazli, 'waiting&limit=50')).find((row) => row.id === id)?.is_own ? kerem : nazli;
      expect((await act(id, 'refuse', by, { note: 'Hayır' })).status).toBe(200);
    }
    expect((await change({ suspensionDays: 60 }, { suspensionDays: 21 })).status).toBe(200);
    await act((await last(nazli)).id, 'withdraw', nazli);
  });

  it('keeps no place of a request that was never made, because a process ended in between', async () => {
    const member = await town.member();
    const at = town.app.clock.now().toISOString();
    const taken = { ...placeOf({ kind: 'staff_role', about: member.id }), approvalId: NOBODY, until: new Date(Date.parse(at) + 86_400_000).toISOString() };
    const origin = { id: NOBODY, at, actor: { id: nazli.id, role: 'admin' }, correlationId: NOBODY, causationId: null };
    await town.app.meydan.app.get(CommandBus).execute(new TakeApprovalPlace(taken, origin));
    expect(said(await give(member, 'moderator'))).toEqual([409, APPROVAL_TEXT.already]);
    town.app.clock.advance({ minutes: 1 });
    await town.app.settled();
    expect((await give(member, 'moderator')).body.message).toBe(APPROVAL_TEXT.waits);
    town.app.clock.advance({ minutes: 2 });
    await town.app.settled();
    expect(said(await give(member, 'auditor', kerem))).toEqual([409, APPROVAL_TEXT.already]);
    await act((await last(nazli)).id, 'withdraw', nazli);
  });

  it('is a word that is watched and a domain that is blocked, and either no longer; not a single address', async () => {
    const words = async () => (await nazli.get<WatchedWordRow[]>('/api/console/watched-words')).body.data.map(({ word }) => word);
    const blocks = async () => (await nazli.get<MailBlockRow[]>('/api/console/mail-blocks')).body.data;
    const confirmed = async (what: object) => {
      const row = await last(kerem);
      expect(row).toMatchObject(what);
      expect((await act(row.id, 'grant', kerem)).body.data.state).toBe('done');
    };
    const watched = await nazli.post('/api/console/watched-words', { words: ['kapora*'], consequence: 'hold' });
    expect([watched.status, watched.body.message, await words()]).toEqual([200, APPROVAL_TEXT.waits, []]);
    await confirmed({
      kind: 'watched_words',
      sentence: '“kapora*” sözcüğü izlenecek',
      changes: [{ label: 'kapora*', from: null, to: WORD_CONSEQUENCE_LABEL.hold }],
    });
    expect(await words()).toEqual(['kapora*']);
    expect((await nazli.post('/api/console/watched-words/remove', { word: 'kapora*' })).body.message).toBe(APPROVAL_TEXT.waits);
    await confirmed({ kind: 'watched_words', sentence: '“kapora*” sözcüğü artık izlenmeyecek' });
    expect(await words()).toEqual([]);
    const blocked = await nazli.post('/api/console/mail-blocks', { what: 'gecici.example.com', reason: 'Geçici adresler' });
    expect([blocked.status, blocked.body.message, blocked.body.data, await blocks()]).toEqual([201, APPROVAL_TEXT.waits, null, []]);
    await confirmed({ kind: 'blocked_mail', words: 'Geçici adresler', sentence: 'gecici.example.com adresleriyle kayıt olunamayacak' });
    const [{ id = '' } = {}] = await blocks();
    expect((await nazli.post(`/api/console/mail-blocks/${id}/lift`, {})).body.message).toBe(APPROVAL_TEXT.waits);
    await confirmed({ kind: 'blocked_mail', sentence: 'gecici.example.com adresleriyle yeniden kayıt olunabilecek' });
    expect(await blocks()).toEqual([]);
    const single = await nazli.post('/api/console/mail-blocks', { what: 'biri@example.com', reason: 'Spam' });
    expect([single.body.message, (await blocks()).length]).toEqual([BLOCKS_TEXT.blocked, 1]);
    // What the rules forbid is not asked for.
    expect((await nazli.post('/api/console/watched-words', { words: ['a'], consequence: 'hold' })).status).toBe(422);
  });

  it('is refused with a reason, or withdrawn by whoever asked', async () => {
    await change({ suspensionDays: 25 }, { suspensionDays: 21 });
    const { id } = await last(kerem);
    expect(said(await act(id, 'refuse', kerem, { note: ' ' }))).toEqual([422, APPROVAL_TEXT.noteNeeded]);
    expect(said(await act(id, 'withdraw', kerem))).toEqual([403, APPROVAL_TEXT.notYours]);
    expect((await act(id, 'refuse', kerem, { note: 'Önce konuşalım' })).body.data).toMatchObject({ state: 'refused', note: 'Önce konuşalım' });
    await change({ suspensionDays: 25 }, { suspensionDays: 21 });
    expect((await act((await last(nazli)).id, 'withdraw', nazli)).body.data.state).toBe('withdrawn');
    expect(await list(kerem)).toEqual([]);
    expect((await list(kerem, 'over')).slice(0, 2).map(({ state }) => state)).toEqual(['withdrawn', 'refused']);
    expect(await settingNow('suspensionDays')).toBe(21);
  });

  it('is asked for once although its answer was lost, and confirmed once', async () => {
    const member = await town.member();
    const { body } = await sentAgain(town.app, (key) =>
      nazli.send<RoleDecision>('PUT', `/api/console/members/${member.id}/role`, { role: 'auditor', note: 'Bakacak' }, key),
    );
    const id = body.data.waits?.id as string;
    expect((await list(kerem)).map((row) => row.id)).toEqual([id]);
    const again = await sentAgain(town.app, (key) => kerem.send<ApprovalRow>('POST', `/api/console/approvals/${id}/grant`, {}, key));
    expect(again.body.data.state).toBe('done');
  });

  it('comes to nothing after a day', async () => {
    const member = await town.member();
    const id = (await give(member, 'moderator')).body.data.waits?.id as string;
    town.app.clock.advance({ hours: 24 });
    [nazli, kerem] = [await town.app.guest.signIn('nazli', PASSWORD), await town.app.guest.signIn('kerem', PASSWORD)];
    expect(await list(kerem)).toEqual([]);
    expect(said(await act(id, 'grant', kerem))[0]).toBe(409);
    await town.app.settled();
    expect((await list(kerem, 'over'))[0]).toMatchObject({ id, state: 'expired', decided_by: null });
    expect((await list(kerem)).map((row) => row.id)).not.toContain(id);
  });

  it('is not confirmed when whoever asked has lost the role, and the house is not locked: whoever is left decides alone', async () => {
    const member = await town.member();
    const id = (await give(member, 'moderator', kerem)).body.data.waits?.id as string;
    const leaving = (await give(kerem, 'user', kerem, 'Taşınıyorum')).body.data.waits?.id as string;
    expect((await act(leaving, 'grant', nazli)).body.data.state).toBe('done');
    await town.app.settled();
    expect(said(await act(id, 'grant', nazli))).toEqual([409, APPROVAL_TEXT.requesterMayNot]);
    expect((await act(id, 'refuse', nazli, { note: 'Artık yönetici değil' })).status).toBe(200);
    expect((await give(member, 'moderator')).body.message).toBe(STAFF_TEXT.decided);
    expect((await change({ suspensionDays: 30 }, { suspensionDays: 21 })).body.message).toBe(SETTINGS_TEXT.saved);
  });
});
