import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { APPEAL_TEXT, type AppealableDecision, type AppealCase, type AppealRow, BROUGHT_BACK_TEXT } from '../contracts/appeals.js';
import type { CaseDetails } from '../contracts/cases.js';
import type { Comment } from '../contracts/forum.js';
import type { ForumDecision } from '../contracts/forum-decisions.js';
import type { FactRow, MemberCase } from '../contracts/moderation.js';
import { DESTROY_WORD, type EditableText } from '../contracts/moderator-edits.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { SanctionKind } from '../contracts/sanctions.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

const WORDS = 'Yorumu kendim düzelttim; karar ağır geldi.';
const WHY = 'Yeniden baktık, haklısınız';

describe('an appeal against what was decided', () => {
  let town: Town;
  let other: Client;
  beforeAll(async () => {
    town = await Town.open();
    other = await town.app.member('deniz', 'moderator');
  });
  afterAll(() => town.app.stop());

  const give = async (member: Client, sanction: object, by = town.moderator) => {
    const { status, body } = await by.post<MemberCase>(`/api/console/members/${member.id}/sanctions`, { reason: 'scam', ...sanction });
    expect(status).toBe(201);
    return (body as unknown as MemberCase).standing.past[0]?.id ?? '';
  };
  const caseOf = async (member: Client) => (await town.moderator.get(`/api/console/members/${member.id}`)).body as unknown as MemberCase;
  const stateOf = async (member: Client, kind: SanctionKind) => (await caseOf(member)).standing.past.find(({ type }) => type === kind)?.state;
  const own = async (member: Client, id: string) => (await member.get<AppealableDecision>(`/api/appeals/${id}`)).body.data;
  const make = (member: Client, id: string, text = WORDS) => member.post<AppealableDecision>(`/api/appeals/${id}`, { text });
  const desk = async (id: string, by = other) => (await by.get(`/api/console/appeals/${id}`)).body as unknown as AppealCase;
  const decide = (id: string, decision: object, by = other) => by.post<AppealCase>(`/api/console/appeals/${id}/decision`, { message: WHY, ...decision });
  const byLink = <T = AppealableDecision>(token: string, path = '', more: object = {}) =>
    town.app.guest.post<T>(`/api/appeals/by-link${path}`, { token, ...more });
  const mailsOf = async (username: string) => {
    await town.app.settled();
    return town.app.mailsTo(`${username}@ornek.dev`);
  };
  const tokenIn = (mail: string) => /\/appeal#(\S+)/.exec(mail)?.[1] ?? '';

  inBothHomes.it('is made by a banned member by the link of the mail, and reversed by another; the member signs in at once', async () => {
    const member = await town.member();
    const username = await usernameOf(member);
    const id = await give(member, { kind: 'banned', note: 'Kapora istedi' });
    const [mail = ''] = (await mailsOf(username)).filter((text) => text.includes('Kapora istedi'));
    expect(mail).toContain('bir kez itiraz edebilirsiniz. Kararı veren değil, başka bir moderatör bakar.');
    const token = tokenIn(mail);
    const before = await byLink(token);
    expect(before.body.data).toMatchObject({
      may_appeal: true,
      decision: { id, rule: 'Dolandırıcılık', words: 'Kapora istedi', sanctions: [{ kind: 'banned', state: 'in_force' }] },
      restriction: { status: 'banned', text: 'Hesabiniz banlandi. Sebep: Kapora istedi. Durum: Kalici.' },
    });
    expect(JSON.stringify(before.body)).not.toContain(town.moderator.id);
    const made = await byLink(token, '/make', { text: WORDS });
    expect([made.status, made.body.message, made.body.data.appeal?.state]).toEqual([201, APPEAL_TEXT.made, 'open']);
    expect((await byLink(token, '/messages', { text: 'Fatura da gönderebilirim.' })).body.message).toBe(APPEAL_TEXT.sent);

    const queue = rows<AppealRow>(await other.get('/api/console/appeals'));
    expect(queue.find((row) => row.id === id)).toMatchObject({
      sanctions: ['banned'],
      rule: 'Dolandırıcılık',
      waits_for: 'staff',
      decider: { username: 'derya' },
    });
    const ofMember = (memberId: string) => other.get(`/api/console/appeals?${query({ filter: { member: memberId } })}`);
    expect(rows<AppealRow>(await ofMember(member.id)).map((row) => row.id)).toEqual([id]);
    expect([rows<AppealRow>(await ofMember(NOBODY)), (await ofMember('kim')).status]).toEqual([[], 400]);
    expect((await caseOf(member)).standing.past).toMatchObject([{ id, story: { by: { username: 'derya' }, appeal: { state: 'open', outcome: null } } }]);
    expect(await desk(id)).toMatchObject({ text: WORDS, may_decide: true, despite_no_other: false });
    expect(await desk(id, town.moderator)).toMatchObject({ may_decide: false, why_not: APPEAL_TEXT.ownDecision });
    expect(said(await decide(id, { outcome: 'reversed' }, town.moderator))).toEqual([403, APPEAL_TEXT.ownDecision]);
    const decided = await decide(id, { outcome: 'reversed', staff_note: 'Mesajlara baktım' });
    expect(decided.body).toMatchObject({ state: 'decided', outcome: 'reversed', result: { staff_note: 'Mesajlara baktım', words: WHY } });
    await town.app.guest.signIn(username, PASSWORD);
    expect(await stateOf(member, 'banned')).toBe('lifted');
    const mails = await mailsOf(username);
    expect(mails.filter((text) => text.includes('kaldırıldı') && text.includes(WHY))).toHaveLength(1);
    expect(mails.join()).not.toContain('Mesajlara baktım');
    expect(mails.join()).not.toContain('Deniz');
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { member: member.id } })}`));
    expect(facts.map(({ what }) => what)).toEqual(expect.arrayContaining(['Üye karara bağlantıyla itiraz etti', 'İtiraz sonuçlandı: karar kaldırıldı']));
  });

  it('gets its link from the refused sign-in too, after the right password alone', async () => {
    const member = await town.member();
    const username = await usernameOf(member);
    const id = await give(member, { kind: 'suspended', durationMinutes: 600 });
    const wrong = await town.app.guest.post('/api/auth/login', { identifier: username, password: 'yanlis-bir-sifre' });
    expect([wrong.status, 'appeal' in wrong.body]).toEqual([401, false]);
    const right = await town.app.guest.post('/api/auth/login', { identifier: username, password: PASSWORD });
    expect(right.status).toBe(403);
    const { token } = right.body.appeal as { token: string };
    expect((await byLink(token)).body.data.decision.id).toBe(id);
    // A session that the suspension ended knows why, and gets no link.
    const dead = await member.get('/api/auth/session');
    expect([dead.status, 'appeal' in dead.body]).toEqual([403, false]);
    for (const wrongToken of [`${id}.00`, id, `${NOBODY}.${token.split('.')[1]}`, 'x'.repeat(200)])
      expect(said(await byLink(wrongToken))).toEqual([400, APPEAL_TEXT.linkOver]);
    town.app.clock.advance({ days: 20 });
    expect(said(await byLink(token))).toEqual([400, APPEAL_TEXT.linkOver]);
    await town.renewModerator();
    other = await town.app.guest.signIn('deniz', PASSWORD);
  });

  inBothHomes.it('is made once, in time, by the member concerned and nobody else', async () => {
    const member = await town.member();
    const id = await give(member, { kind: 'muted', durationMinutes: 60 * 24 * 30 });
    expect(said(await make(await town.member(), id))).toEqual([404, APPEAL_TEXT.notFound]);
    expect((await (await town.member()).get(`/api/appeals/${id}`)).status).toBe(404);
    expect(said(await make(member, NOBODY))).toEqual([404, APPEAL_TEXT.notFound]);
    expect(said(await make(member, id, '  '))).toEqual([422, APPEAL_TEXT.textNeeded]);
    expect(said(await make(member, id, 'ğ'.repeat(2001)))).toEqual([422, APPEAL_TEXT.textLong]);
    const at_once = await Promise.all(Array.from({ length: 8 }, () => make(member, id)));
    expect(at_once.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(said(await make(member, id))).toEqual([409, APPEAL_TEXT.once]);
    const late = await town.member();
    const username = await usernameOf(late);
    const old = await give(late, { kind: 'warned' });
    town.app.clock.advance({ days: 20 });
    const again = await town.app.guest.signIn(username, PASSWORD);
    expect(said(await make(again, old))).toEqual([409, APPEAL_TEXT.tooLate]);
    expect((await own(again, old)).why_not).toBe(APPEAL_TEXT.tooLate);
    await town.renewModerator();
    other = await town.app.guest.signIn('deniz', PASSWORD);
  });

  inBothHomes.it('is talked about, taken and released', async () => {
    const member = await town.member();
    const id = await give(member, { kind: 'warned', note: 'Üslup' });
    await make(member, id);
    const asked = await other.post(`/api/console/appeals/${id}/messages`, { text: 'Raporlardan haberiniz var mıydı?' });
    expect(asked.body).toMatchObject({ taken_by: { username: 'deniz' }, waits_for: 'member' });
    const third = await town.app.member('kemal', 'moderator');
    expect(said(await third.post(`/api/console/appeals/${id}/take`))).toEqual([409, APPEAL_TEXT.takenByOther]);
    const answered = await member.post<AppealableDecision>(`/api/appeals/${id}/messages`, { text: 'Haberim yoktu.' });
    expect(answered.body.data.appeal?.messages.map(({ from, text }) => [from, text])).toEqual([
      ['staff', 'Raporlardan haberiniz var mıydı?'],
      ['member', 'Haberim yoktu.'],
    ]);
    expect(JSON.stringify(answered.body)).not.toContain(other.id);
    expect((await mailsOf(await usernameOf(member))).join()).toContain('Raporlardan haberiniz var mıydı?');
    const centre = (await member.get<NotificationPage>('/api/notifications')).body.data.rows;
    expect(centre.map(({ outcome }) => outcome)).toContain('appeal_answered');
    expect((await other.post(`/api/console/appeals/${id}/release`)).body).toMatchObject({ taken_by: null });
    expect((await third.post(`/api/console/appeals/${id}/take`)).body).toMatchObject({ taken_by: { username: 'kemal' } });
    expect(said(await decide(id, { outcome: 'upheld' }))).toEqual([409, APPEAL_TEXT.takenByOther]);
    await decide(id, { outcome: 'upheld' }, third);
    expect(said(await member.post(`/api/appeals/${id}/messages`, { text: 'Bir şey daha' }))).toEqual([409, APPEAL_TEXT.over]);
    expect(said(await decide(id, { outcome: 'upheld' }, third))).toEqual([409, APPEAL_TEXT.decidedAlready]);
    expect((await own(member, id)).appeal?.result).toMatchObject({ outcome: 'upheld', words: WHY, without_other: false });
    const listed = await member.get<AppealableDecision[]>('/api/appeals');
    expect(listed.body.data.map(({ decision }) => decision.id)).toEqual([id]);
    expect((await other.get<AppealableDecision[]>('/api/appeals')).body.data).toEqual([]);
  });

  it('is shown beside examples: what was decided about the same rule, the last decided first', async () => {
    const id = await give(await town.member(), { kind: 'warned', reason: 'nudity' });
    const examplesFor = async (appeal: string, range = [0, 4]) => other.get(`/api/console/appeals?${query({ filter: { like: appeal }, range })}`);
    expect(rows<AppealRow>(await examplesFor(id))).toEqual([]);
    const decided: string[] = [];
    for (const [reason, outcome] of [
      ['nudity', 'upheld'],
      ['violence', 'reversed'],
      ['nudity', 'reversed'],
    ]) {
      const member = await town.member();
      const one = await give(member, { kind: 'warned', reason });
      await make(member, one);
      expect((await decide(one, { outcome })).status).toBe(200);
      decided.push(one);
      town.app.clock.advance({ seconds: 1 });
    }
    await town.app.settled();
    const [upheld, , reversed] = decided;
    const found = await examplesFor(upheld ?? '');
    expect(rows<AppealRow>(found).map((row) => [row.id, row.outcome])).toEqual([
      [reversed, 'reversed'],
      [upheld, 'upheld'],
    ]);
    expect(found.headers.get('content-range')).toBe('appeals 0-1/2');
    expect(rows<AppealRow>(await examplesFor(upheld ?? '', [1, 1])).map((row) => row.id)).toEqual([upheld]);
    expect([rows<AppealRow>(await examplesFor(NOBODY)), (await examplesFor('kim')).status]).toEqual([[], 400]);
  });

  it('lets a suspension end sooner', async () => {
    const member = await town.member();
    const username = await usernameOf(member);
    const id = await give(member, { kind: 'suspended', durationMinutes: 60 * 24 * 30 });
    const token = tokenIn((await mailsOf(username)).join('\n'));
    expect((await byLink(token, '/make', { text: WORDS })).status).toBe(201);
    const until = new Date(town.app.clock.now().getTime() + 60 * 60_000).toISOString();
    expect(said(await decide(id, { outcome: 'modified', kind: 'suspended', until: 'yarın' }))).toEqual([422, APPEAL_TEXT.untilWrong]);
    expect(said(await decide(id, { outcome: 'modified' }))).toEqual([422, APPEAL_TEXT.nothingChanges]);
    expect((await decide(id, { outcome: 'modified', kind: 'suspended', until })).body).toMatchObject({ result: { changes: [{ kind: 'suspended', until }] } });
    expect((await byLink(token)).body.data.restriction?.until).toBe(until);
    town.app.clock.advance({ minutes: 61 });
    await town.app.guest.signIn(username, PASSWORD);
  });

  inBothHomes.it('brings back what the decision on a report hid, and nothing that another decision did', async () => {
    const author = await town.member();
    const comment = await town.comment(author);
    const report = { reported_type: 'forum_comment', reported_id: comment.id, reported_user_id: author.id, reason: 'spam' };
    const { reportId } = (await (await town.member()).post<{ reportId: string }>('/api/reports', report)).body.data;
    await town.decide(reportId, { action: 'hide_content' });
    expect((await mailsOf(await usernameOf(author))).join()).toContain(`Yorumunuzun konusu: ‹Raporlanacak konu›\nhttp`);
    const { decisions } = (await town.moderator.get(`/api/console/cases/${comment.id}`)).body as unknown as CaseDetails;
    const decisionId = decisions[0]?.id ?? '';
    expect((await own(author, decisionId)).decision).toMatchObject({ sanctions: [], content: { action: 'hidden', state: 'hidden', id: comment.id } });
    await make(author, decisionId);
    await decide(decisionId, { outcome: 'reversed' });
    const read = await town.app.guest.get<Comment[]>(`/api/forum/topics/${comment.topicId}/comments`);
    expect(JSON.stringify(read.body)).toContain('Raporlanacak yorum');
  });

  it('is decided by whoever decided when nobody else may, and says so', async () => {
    const lonely = await Town.open();
    try {
      const member = await lonely.member();
      const answer = await lonely.moderator.post(`/api/console/members/${member.id}/sanctions`, { kind: 'warned', reason: 'spam' });
      const id = (answer.body as unknown as MemberCase).standing.past[0]?.id ?? '';
      await make(member, id);
      expect(await desk(id, lonely.moderator)).toMatchObject({ may_decide: true, despite_no_other: true });
      await decide(id, { outcome: 'reversed' }, lonely.moderator);
      expect((await own(member, id)).appeal?.result).toMatchObject({ without_other: true });
      await lonely.app.settled();
      expect(lonely.app.mailsTo(`${await usernameOf(member)}@ornek.dev`).join()).toContain(APPEAL_TEXT.withoutOther);
    } finally {
      await lonely.app.stop();
    }
  });

  it('can be read by its link once it is decided, also when the time to appeal is over', async () => {
    const member = await town.member();
    const username = await usernameOf(member);
    const id = await give(member, { kind: 'banned' }, await town.app.member('erken', 'moderator'));
    const token = tokenIn((await mailsOf(username)).join('\n'));
    town.app.clock.advance({ days: 19 });
    expect((await byLink(token, '/make', { text: WORDS })).status).toBe(201);
    town.app.clock.advance({ days: 2 });
    await decide(id, { outcome: 'upheld' }, await town.app.member('gec', 'moderator'));
    expect((await byLink(token)).body.data.appeal?.result).toMatchObject({ outcome: 'upheld' });
    town.app.clock.advance({ days: 20, seconds: 1 });
    expect((await byLink(token)).body.message).toBe(APPEAL_TEXT.linkOver);
  });

  it('may be made as long as the member was told, whatever the setting says later', async () => {
    await town.renewModerator();
    const admin = await town.app.member('ayarci', 'admin');
    const days = async (appealDays: number, before: number) =>
      expect((await admin.put('/api/console/settings', { values: { appealDays }, expected: { appealDays: before }, reason: 'Deneme' })).status).toBe(200);
    const [told, later] = [await town.member(), await town.member()];
    const [username, lateName] = [await usernameOf(told), await usernameOf(later)];
    const first = await give(told, { kind: 'warned', note: 'Önce' });
    const until = (await own(told, first)).appeal_until;
    town.app.clock.advance({ minutes: 1 });
    await days(5, 20);
    const second = await give(later, { kind: 'warned' });
    expect((await own(told, first)).appeal_until).toBe(until);
    town.app.clock.advance({ days: 6 });
    await town.renewModerator();
    other = await town.app.guest.signIn('deniz', PASSWORD);
    const [again, late] = [await town.app.guest.signIn(username, PASSWORD), await town.app.guest.signIn(lateName, PASSWORD)];
    expect(said(await make(late, second))).toEqual([409, APPEAL_TEXT.tooLate]);
    expect((await make(again, first)).status).toBe(201);
    const keeper = await town.app.guest.signIn('ayarci', PASSWORD);
    const back = { values: { appealDays: 20 }, expected: { appealDays: 5 }, reason: 'Deneme' };
    expect((await keeper.put('/api/console/settings', back)).status).toBe(200);
    expect((await own(late, second)).why_not).toBe(APPEAL_TEXT.tooLate);
  });

  embeddedOnly.describe.each(['topics', 'comments'] as const)('about words that a moderator changed (%s)', (kind) => {
    beforeAll(async () => {
      await town.renewModerator();
      other = await town.app.guest.signIn('deniz', PASSWORD);
    });
    const CHANGED = 'Numarası olmayan bir metin.';
    const path = (id: string) => `/api/console/texts/${kind}/${id}`;
    const textOf = async (id: string) => (await other.get<EditableText>(path(id))).body.data;
    const edit = async (id: string, by = town.moderator, content = CHANGED) =>
      expect((await by.put(path(id), { content, reason: 'other', clause: '4.1', message: WORDS_TO_AUTHOR, version: (await textOf(id)).version })).status).toBe(
        200,
      );
    const written = async (member: Client) => (kind === 'topics' ? await town.topic(member) : await town.comment(member)).id;
    const newest = async (member: Client) => {
      const { decision } = (await member.get<AppealableDecision[]>('/api/appeals')).body.data[0] ?? {};
      return decision?.id ?? '';
    };
    const changed = async () => {
      const member = await town.member();
      const text = await written(member);
      const before = (await textOf(text)).content;
      await edit(text);
      return { member, text, before, id: await newest(member) };
    };
    const WORDS_TO_AUTHOR = 'Telefon numaranızı herkese açık bırakmayın.';
    const state = async (text: string) =>
      rows<ForumDecision>(await other.get(`/api/console/decisions?${query({ filter: { kind: 'edit' } })}`)).find(({ target_id }) => target_id === text);

    it('is made by the link of the mail, decided by somebody else, and brings the author’s words back', async () => {
      const { member, text, before, id } = await changed();
      const username = await usernameOf(member);
      const [mail = ''] = (await mailsOf(username)).filter((letter) => letter.includes(WORDS_TO_AUTHOR));
      expect(mail).toContain('bir kez itiraz edebilirsiniz. Kararı veren değil, başka bir moderatör bakar.');
      expect(mail).not.toContain('Geri Bildirim');
      expect((await byLink(tokenIn(mail))).body.data.decision).toMatchObject({
        id,
        rule: 'Diğer',
        clause: '4.1',
        words: WORDS_TO_AUTHOR,
        content: { id: text, action: 'edited', state: 'edited' },
      });
      expect((await byLink(tokenIn(mail), '/make', { text: WORDS })).status).toBe(201);
      expect(await desk(id, town.moderator)).toMatchObject({ may_decide: false, why_not: APPEAL_TEXT.ownDecision, content_action: 'edited' });
      expect(said(await decide(id, { outcome: 'reversed' }, town.moderator))).toEqual([403, APPEAL_TEXT.ownDecision]);
      expect(said(await decide(id, { outcome: 'modified', restore_content: true }))).toEqual([422, APPEAL_TEXT.nothingHidden]);
      expect((await decide(id, { outcome: 'reversed' })).body).toMatchObject({ state: 'decided', result: { brought_back: 'words' } });
      expect(await textOf(text)).toMatchObject({ content: before, former: null, undo_path: null });
      expect((await own(member, id)).appeal?.result).toMatchObject({ brought_back: 'words', words: WHY });
      expect((await own(member, id)).decision.content?.state).toBe('visible');
      const mails = await mailsOf(username);
      expect(mails.filter((letter) => letter.includes(BROUGHT_BACK_TEXT.words))).toHaveLength(1);
      expect(mails.filter((letter) => letter.includes(WHY))).toHaveLength(1);
      expect(await state(text)).toMatchObject({ state: 'undone', undoable: false });
    });

    it('keeps them where it is upheld, and says so where they were destroyed for good', async () => {
      const [kept, lost] = [await changed(), await changed()];
      for (const { member, id } of [kept, lost]) expect((await make(member, id)).status).toBe(201);
      await decide(kept.id, { outcome: 'upheld' });
      expect((await textOf(kept.text)).content).toBe(CHANGED);
      await town.moderator.post(`${path(lost.text)}/destroyed`, { word: DESTROY_WORD });
      expect(await state(lost.text)).toMatchObject({ state: 'final', undoable: false, ended: { by: { username: 'derya' } } });
      expect((await decide(lost.id, { outcome: 'reversed' })).body).toMatchObject({ result: { brought_back: 'lost' } });
      expect((await textOf(lost.text)).content).toBe(CHANGED);
      expect((await mailsOf(await usernameOf(lost.member))).filter((letter) => letter.includes(BROUGHT_BACK_TEXT.lost))).toHaveLength(1);
    });

    it('is not made where the author has written on, and is about the last of several', async () => {
      const { member, text, id } = await changed();
      const third = await town.app.member(`ucuncu.${kind}`, 'moderator');
      await edit(text, third, `${CHANGED} İkinci kez.`);
      expect(await own(member, id)).toMatchObject({ may_appeal: false, why_not: APPEAL_TEXT.nothingStands });
      const last = await newest(member);
      expect((await make(member, last)).status).toBe(201);
      // Whoever changed it first has an interest of their own.
      for (const by of [town.moderator, third]) expect((await desk(last, by)).may_decide).toBe(false);
      await member.put(`/api/forum/${kind}/${text}`, { content: 'Yazarın yeni sözleri burada.', edition: 2 });
      expect(await state(text)).toMatchObject({ state: 'over', undoable: false });
      expect((await decide(last, { outcome: 'reversed' })).body).toMatchObject({ result: { brought_back: null } });
      expect((await textOf(text)).content).toBe('Yazarın yeni sözleri burada.');
    });
  });
});
