import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { AppealableDecision } from '../contracts/appeals.js';
import type { BulkDecisionRequest, CaseDecided, CaseDecisionRequest, CaseDetails, CaseResult, CaseRow } from '../contracts/cases.js';
import { CASE_TEXT } from '../contracts/cases.js';
import type { Comment } from '../contracts/forum.js';
import { type FactRow, type LatestWarning, type MemberCase, MODERATION_TEXT, type OwnStanding, type ReportRow } from '../contracts/moderation.js';
import type { Answer, Client } from './client.js';
import { NOBODY } from './routes.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

/** Cases of a town, by the calls of the console. The console's answers come without an envelope. */
class Desk {
  constructor(readonly town: Town) {}

  async reported(author: Client, times = 1, reason = 'harassment'): Promise<Comment> {
    const comment = await this.town.comment(author);
    for (let index = 0; index < times; index++) await this.report(comment, reason);
    return comment;
  }

  async report({ id, users }: Comment, reason = 'harassment', reporter?: Client): Promise<string> {
    const request = { reported_type: 'forum_comment', reported_id: id, reported_user_id: users?.id, reason };
    const { status, body } = await (reporter ?? (await this.town.member())).post<{ reportId: string }>('/api/reports', request);
    expect(status).toBe(201);
    await this.town.app.settled();
    return body.data.reportId;
  }

  decide(id: string, decision: Partial<CaseDecisionRequest>, moderator = this.town.moderator): Promise<Answer> {
    return moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
  }

  async decided(id: string, decision: Partial<CaseDecisionRequest>): Promise<CaseDecided> {
    const { status, body } = await this.decide(id, decision);
    expect([status, body.error]).toEqual([201, undefined]);
    return body as unknown as CaseDecided;
  }

  async show(id: string): Promise<CaseDetails> {
    return (await this.town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  }

  async list(parts: object, moderator = this.town.moderator): Promise<{ ids: string[]; range: string | null; rows: CaseRow[] }> {
    const answer = await moderator.get(`/api/console/cases?${query(parts as Record<string, unknown>)}`);
    const found = rows<CaseRow>(answer);
    return { ids: found.map(({ id }) => id), range: answer.headers.get('content-range'), rows: found };
  }

  async facts(filter: object): Promise<string[]> {
    return rows<FactRow>(await this.town.moderator.get(`/api/console/facts?${query({ filter })}`)).map(({ type }) => type);
  }

  async standing(member: Client): Promise<MemberCase['standing']> {
    return ((await this.town.moderator.get(`/api/console/members/${member.id}`)).body as unknown as MemberCase).standing;
  }
}

embeddedOnly.describe('whom a decision on a case concerns', () => {
  let town: Town;
  let desk: Desk;
  beforeAll(async () => {
    town = await Town.open({ WARNING_THRESHOLD: '3' });
    desk = new Desk(town);
  });
  afterAll(() => town.app.stop());

  const mailsOf = async (member: Client) => {
    const address = `${await usernameOf(member)}@ornek.dev`;
    await town.app.settled();
    return town.app.mailsTo(address).filter((mail) => /Moderatörler|moderatör tarafından|gönderdiğiniz rapor/i.test(mail));
  };

  it('reads in one mail what was done, to which text, by which rule, in whose words and how to appeal', async () => {
    const author = await town.member();
    const comment = await desk.reported(author, 2);
    await desk.decided(comment.id, { actions: ['warn_user', 'hide_content'], clause: '2.1', message: 'Koda yönelik olsun.' });
    // What is hidden is no place to lead to.
    expect((await author.get<LatestWarning>('/api/reports/warnings/latest')).body.data).toMatchObject({ text: 'Koda yönelik olsun.', content: null });
    const [mail = '', ...more] = await mailsOf(author);
    expect(more).toEqual([]);
    for (const said of ['Moderatörler hesabınızı uyardı.', 'Yorumunuz moderatör tarafından gizlendi.', '‹Raporlanacak konu›', `#comment-${comment.id}`])
      expect(mail).toContain(said);
    for (const said of ['Gerekçe: Taciz (Kural 2.1)', '“Koda yönelik olsun.”', '/appeal#']) expect(mail).toContain(said);
    expect(mail).not.toMatch(/derya|raporlayan|şikâyet/i);
  });

  it('reads with it that one warning too many suspended them, also who wants no mail; and so with a warning from their page', async () => {
    const [reported, warned] = [await town.member(), await town.member()];
    const addresses = [`${await usernameOf(reported)}@ornek.dev`, `${await usernameOf(warned)}@ornek.dev`] as const;
    const warn = (member: Client, note: string) => town.moderator.post(`/api/console/members/${member.id}/sanctions`, { kind: 'warned', reason: 'spam', note });
    for (const member of [reported, warned]) for (const note of ['Bir', 'İki']) expect((await warn(member, note)).status).toBe(201);
    await town.app.settled();
    const before = new Set(addresses.flatMap((address) => town.app.mailsTo(address)));
    const news = (address: string) => town.app.mailsTo(address).filter((mail) => !before.has(mail));
    expect((await reported.put('/api/notifications/choices', { type: 'warned', channel: 'email', wanted: false })).status).toBe(200);
    const comment = await desk.reported(reported, 2);
    await desk.decided(comment.id, { actions: ['warn_user', 'hide_content'], clause: '2.1', message: 'Üçüncü kez.' });
    await warn(warned, 'Üç');
    await town.app.settled();
    const [mail = '', ...more] = news(addresses[0]);
    expect(more).toEqual([]);
    for (const said of ['hesabınızı uyardı', 'gizlendi', 'Uyarı sayınız eşiğe ulaştı. Hesabiniz askida.', '(Kural 2.1)', '“Üçüncü kez.”', '/appeal#'])
      expect(mail).toContain(said);
    const [page = '', ...others] = news(addresses[1]);
    expect(others).toEqual([]);
    for (const said of ['hesabınızı uyardı', 'Uyarı sayınız eşiğe ulaştı. Hesabiniz askida. Sebep: Üç.', '/appeal#']) expect(page).toContain(said);
  });

  it('reads a note without a strike', async () => {
    const author = await town.member();
    const comment = await desk.reported(author);
    await desk.decided(comment.id, { actions: [], message: 'Bir dahaki sefere kaynak verin.' });
    const [mail = '', ...more] = await mailsOf(author);
    expect([more, mail.includes('“Bir dahaki sefere kaynak verin.”'), mail.includes('itiraz')]).toEqual([[], true, false]);
  });

  it('is told by nobody who reported them, also where they are of the staff', async () => {
    const reporter = await town.member();
    const comment = await town.comment(town.moderator);
    const reportId = await desk.report(comment, 'harassment', reporter);
    const other = await town.app.member(`mert${comment.id.slice(-6)}`, 'moderator');
    const asked = [
      `/api/console/cases/${comment.id}`,
      `/api/console/reports/${reportId}`,
      `/api/console/reports?${query({ filter: { status: 'open' } })}`,
      '/api/reports',
      ...[{ case: comment.id }, { report: reportId }, { member: town.moderator.id }].map((filter) => `/api/console/facts?${query({ filter })}`),
    ];
    for (const path of asked) {
      const told = async (by: Client) => {
        const { status, body } = await by.get(path);
        return [status, JSON.stringify(body).includes(reporter.id)];
      };
      expect([path, await told(other), await told(town.moderator)]).toEqual([path, [200, true], [200, false]]);
    }
  });

  it('and reporters hear of a second decision, when the first was taken back', async () => {
    const author = await town.member();
    const comment = await town.comment(author);
    const reporter = await town.member();
    await desk.report(comment, 'spam', reporter);
    await desk.decided(comment.id, { verdict: 'dismissed', actions: [] });
    const [dismissal] = (await desk.show(comment.id)).decisions;
    expect((await town.moderator.post(`/api/console/cases/${comment.id}/reopen`, { decisionId: dismissal?.id })).status).toBe(201);
    await desk.decided(comment.id, { actions: ['hide_content'] });
    const mails = await mailsOf(reporter);
    expect(mails.map((mail) => mail.includes('haklı bulundu')).sort()).toEqual([false, true]);
  });
});

describe('a case', () => {
  let town: Town;
  let desk: Desk;
  let author: Client;

  beforeAll(async () => {
    town = await Town.open({ WARNING_THRESHOLD: '3' });
    desk = new Desk(town);
    author = await town.member();
  });
  afterAll(() => town.app.stop());

  inBothHomes.it('is one row and one decision, however many reported: one warning, one deletion, each reporter is answered', async () => {
    const writer = await town.member();
    const comment = await desk.reported(writer, 3);
    const [row] = (await desk.list({ sort: ['opened_at', 'DESC'] })).rows;
    expect(row).toMatchObject({ id: comment.id, reports: 3, open: true, reason: 'harassment', content_title: 'Raporlanacak yorum', decision: null });
    const { case: settled, decisionId } = await desk.decided(comment.id, {
      actions: ['warn_user', 'hide_content'],
      clause: '2.1',
      message: ' Eleştiriniz koda yönelik olsun. ',
      staffNote: 'İlk kez',
    });
    expect(settled).toMatchObject({
      open: false,
      reports: 3,
      now: { state: 'hidden' },
      standing: { warning_count: 1 },
      if_warned: null,
      decisions: [
        {
          ...{ id: decisionId, status: 'resolved', outcome: 'user_warned', clause: '2.1', reports: 3, reopened: null },
          ...{ message: 'Eleştiriniz koda yönelik olsun.', staff_note: 'İlk kez', moderator: { username: 'derya' } },
          actions: [
            { action: 'warn_user', durationMinutes: null },
            { action: 'hide_content', durationMinutes: null },
          ],
        },
      ],
    });
    expect(settled.reporters.map(({ status, open }) => [status, open])).toEqual(Array.from({ length: 3 }, () => ['resolved', false]));
    expect((await desk.standing(writer)).past).toMatchObject([{ id: decisionId, type: 'warned', note: 'Eleştiriniz koda yönelik olsun.' }]);
    expect((await desk.list({ sort: ['opened_at', 'DESC'] })).ids).not.toContain(comment.id);
    expect((await desk.list({ filter: { state: 'settled' }, sort: ['settled_at', 'DESC'] })).ids[0]).toBe(comment.id);
    const facts = await desk.facts({ case: comment.id });
    expect(facts.slice(0, 4)).toEqual(['ContentReported', 'ContentReported', 'ContentReported', 'CaseDecided']);
    expect(facts.slice(4).sort()).toEqual(['CommentHidden', 'WarningIssued']);
    expect((await writer.get<OwnStanding>('/api/moderation/me')).body.data.warnings).toHaveLength(1);
  });

  it('is settled as a whole by each of the calls for one report', async () => {
    const comment = await desk.reported(author, 2);
    const [first, second] = (await desk.show(comment.id)).reporters.map(({ id }) => id);
    const { body } = await town.decide(first as string, { action: 'delete_content' });
    expect(body.data).toMatchObject({ status: 'resolved', outcome: 'content_deleted', now: { state: 'deleted' }, open_reports: 0 });
    expect(said(await town.decide(second as string, { action: 'warn_user' }))).toEqual([409, 'Bu rapor zaten karara bağlandı: İçerik silindi (derya).']);
    const listed = (await town.moderator.get<ReportRow[]>('/api/reports?reported_type=forum_comment')).body.data.filter(
      ({ reported_id }) => reported_id === comment.id,
    );
    expect(listed.map(({ status, outcome, moderator }) => [status, outcome, moderator?.username])).toEqual([
      ['resolved', 'content_deleted', 'derya'],
      ['resolved', 'content_deleted', 'derya'],
    ]);
  });

  inBothHomes.it('is decided on once: whoever comes second is told who was first, and what they decided', async () => {
    const comment = await desk.reported(author);
    const other = await town.app.member('ekin', 'moderator');
    const answers = await Promise.all([
      desk.decide(comment.id, { actions: ['hide_content'] }),
      desk.decide(comment.id, { verdict: 'dismissed' }, other),
      desk.decide(comment.id, { actions: ['delete_content'] }, other),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { decision } = await desk.show(comment.id);
    const what = decision?.status === 'dismissed' ? 'Reddedildi' : decision?.outcome === 'content_hidden' ? 'İçerik gizlendi' : 'İçerik silindi';
    for (const refused of answers.filter(({ status }) => status !== 201))
      expect(said(refused)).toEqual([409, `Bu vaka zaten karara bağlandı: ${what} (${decision?.moderator.username}).`]);
  });

  it('that is reported again after a decision is open again, and who did not see the decision is stopped', async () => {
    const comment = await desk.reported(author);
    const { decisionId } = await desk.decided(comment.id, { verdict: 'dismissed' });
    await desk.report(comment, 'violence');
    expect(await desk.show(comment.id)).toMatchObject({ open: true, reports: 1, reason: 'violence', decisions: [{ id: decisionId }] });
    expect(said(await desk.decide(comment.id, { actions: ['hide_content'], after: '' }))).toEqual([409, CASE_TEXT.changedMeanwhile]);
    expect((await desk.decide(comment.id, { actions: ['hide_content'], after: decisionId })).status).toBe(201);
  });

  inBothHomes.it('is not left as it was when its text was changed meanwhile; what is taken away goes as it is', async () => {
    const [comment, beside] = [await desk.reported(author), await desk.reported(author)];
    const [{ content_revision: seen }, { content_revision: alsoSeen }] = [await desk.show(comment.id), await desk.show(beside.id)];
    const edit = async ({ id }: Comment) => {
      expect((await author.put(`/api/forum/comments/${id}`, { content: `Bambaşka bir yorum ${id}` })).status).toBe(200);
      await town.app.settled();
    };
    await edit(beside);
    const dismisses: Partial<CaseDecisionRequest> = { verdict: 'dismissed', seen, alsoCloses: [beside.id] };
    const { also } = await desk.decided(comment.id, { ...dismisses, alsoSeen: [alsoSeen] });
    expect(also).toEqual([{ id: beside.id, done: false, error: CASE_TEXT.contentChanged }]);
    expect(said(await desk.decide(beside.id, { actions: ['warn_user'], seen: alsoSeen }))).toEqual([409, CASE_TEXT.contentChanged]);
    const now = await desk.show(beside.id);
    expect([now.open, now.now.content]).toEqual([true, `Bambaşka bir yorum ${beside.id}`]);
    await edit(beside);
    expect((await desk.decide(beside.id, { actions: ['hide_content'], seen: now.content_revision })).status).toBe(201);
  });

  it('shows all that a decision needs', async () => {
    const topic = await town.topic(author);
    const write = async (content: string) => (await author.post<Comment>(`/api/forum/topics/${topic.id}/comments`, { content })).body.data;
    const [before, comment, after] = [await write('Önceki'), await write('Bu kadar basit'), await write('Sonraki')];
    await desk.report(comment);
    await author.put(`/api/forum/comments/${comment.id}`, { content: 'Daha çok okumak gerek' });
    const other = await desk.reported(author);
    const shown = await desk.show(comment.id);
    expect(shown).toMatchObject({
      as_reported: { content: 'Bu kadar basit' },
      now: { content: 'Daha çok okumak gerek', state: 'visible' },
      around: {
        topic: { id: topic.id, title: topic.title, category: 'Genel', author_id: author.id },
        parent: { id: topic.id, author: { id: author.id } },
        before: { id: before.id, content: 'Önceki' },
        after: { id: after.id, content: 'Sonraki' },
      },
      reporters: [{ reason: 'harassment', accuracy: null, open: true }],
      if_warned: { nth: 1, threshold: 3 },
      claim: null,
    });
    expect(shown.others.map(({ id }) => id)).toContain(other.id);
    expect((await town.moderator.get(`/api/console/cases/${NOBODY}`)).status).toBe(404);
  });

  it('closes other cases of the same member with it: the content alike, the member sanctioned once', async () => {
    const writer = await town.member();
    const [one, two, foreign] = [await desk.reported(writer), await desk.reported(writer), await desk.reported(author)];
    expect(said(await desk.decide(one.id, { actions: ['warn_user'], alsoCloses: [foreign.id] }))).toEqual([422, CASE_TEXT.otherAuthor]);
    const { also, decisionId } = await desk.decided(one.id, { actions: ['warn_user', 'hide_content'], alsoCloses: [two.id] });
    expect(also).toEqual([{ id: two.id, done: true, error: null }]);
    expect(await desk.show(two.id)).toMatchObject({ open: false, now: { state: 'hidden' }, decisions: [{ part_of: decisionId, outcome: 'content_hidden' }] });
    expect((await desk.standing(writer)).warning_count).toBe(1);
  });

  inBothHomes.it('may be one of many that get the same decision, each with its result', async () => {
    const cases = [await desk.reported(await town.member()), await desk.reported(await town.member()), await desk.reported(await town.member())];
    await desk.decided(cases[1]?.id as string, { actions: ['hide_content'] });
    const request: BulkDecisionRequest = { caseIds: [...cases.map(({ id }) => id), NOBODY], verdict: 'upheld', reason: 'spam', actions: ['delete_content'] };
    const results = (await town.moderator.post('/api/console/cases/decisions', request)).body as unknown as CaseResult[];
    expect(results.map(({ done, error }) => [done, error])).toEqual([
      [true, null],
      [false, 'Bu vaka zaten karara bağlandı: İçerik gizlendi (derya).'],
      [true, null],
      [false, CASE_TEXT.notFound],
    ]);
    expect((await desk.show(cases[2]?.id as string)).now.state).toBe('deleted');
    const many = Array.from({ length: 51 }, () => NOBODY);
    expect((await town.moderator.post('/api/console/cases/decisions', { ...request, caseIds: many })).status).toBe(422);
  });

  inBothHomes.it('is taken by one, who keeps it for ten minutes', async () => {
    const comment = await desk.reported(author);
    const other = await town.app.member('selin', 'moderator');
    const claim = (who: Client, body: object = {}) => who.put(`/api/console/cases/${comment.id}/claim`, body);
    const until = new Date(town.app.clock.now().getTime() + 600_000).toISOString();
    expect((await claim(town.moderator)).body).toMatchObject({ claim: { by: { username: 'derya' }, until } });
    expect(said(await claim(other))).toEqual([409, 'Bu vakaya şu anda derya bakıyor.']);
    expect((await desk.list({ filter: { state: 'mine' } })).ids).toEqual([comment.id]);
    expect((await desk.show(comment.id)).reporters).toMatchObject([{ status: 'under_review' }]);
    expect(said(await other.put(`/api/console/cases/${comment.id}/release`, {}))).toEqual([409, CASE_TEXT.claimGone]);
    expect((await claim(other, { takeOver: true })).body).toMatchObject({ claim: { by: { username: 'selin' } } });
    expect((await other.put(`/api/console/cases/${comment.id}/release`, {})).body).toMatchObject({ claim: null });
    await claim(town.moderator);
    town.app.clock.advance({ minutes: 10 });
    await town.app.settled();
    expect((await desk.list({ filter: { state: 'mine' } })).ids).toEqual([]);
    expect((await desk.show(comment.id)).reporters).toMatchObject([{ status: 'pending' }]);
    expect((await desk.facts({ case: comment.id })).at(-1)).toBe('CaseReleased');
  });

  it('is listed by state, type and reason, in the order asked, with an exact number', async () => {
    const fresh = await Town.open();
    const there = new Desk(fresh);
    const writer = await fresh.member();
    const made: string[] = [];
    for (const [reason, times] of [
      ['spam', 1],
      ['violence', 1],
      ['spam', 2],
      ['other', 1],
    ] as const) {
      fresh.app.clock.advance({ minutes: 1 });
      made.push((await there.reported(writer, times, reason)).id);
    }
    const numbers = async (parts: object) => {
      const { ids, range } = await there.list(parts);
      return [ids.map((id) => made.indexOf(id)), range];
    };
    expect(await numbers({})).toEqual([[0, 1, 2, 3], 'cases 0-3/4']);
    expect(await numbers({ sort: ['priority', 'DESC'] })).toEqual([[1, 2, 0, 3], 'cases 0-3/4']);
    expect(await numbers({ sort: ['opened_at', 'DESC'] })).toEqual([[3, 2, 1, 0], 'cases 0-3/4']);
    expect(await numbers({ filter: { reason: 'spam' }, sort: ['priority', 'DESC'] })).toEqual([[2, 0], 'cases 0-1/2']);
    expect(await numbers({ filter: { type: 'forum_topic' } })).toEqual([[], 'cases 0-0/0']);
    expect(await numbers({ filter: { type: 'forum_comment', reason: 'other' } })).toEqual([[3], 'cases 0-0/1']);
    expect(await numbers({ range: [1, 2] })).toEqual([[1, 2], 'cases 1-2/4']);
    expect(await numbers({ range: [3, 50] })).toEqual([[3], 'cases 3-3/4']);
    for (const wrong of [{ filter: { state: 'all' } }, { filter: { type: 'x' } }, { sort: ['note', 'ASC'] }])
      expect((await fresh.moderator.get(`/api/console/cases?${query(wrong)}`)).status).toBe(400);
    await fresh.app.stop();
  });

  it('is decided on by nobody whom it is about, or who does not stand above the member', async () => {
    const colleague = await town.app.member('okan', 'moderator');
    const own = await desk.reported(colleague);
    expect(said(await desk.decide(own.id, { actions: ['warn_user'] }, colleague))).toEqual([403, MODERATION_TEXT.aboutYourself]);
    for (const call of ['claim', 'release'])
      expect(said(await town.moderator.put(`/api/console/cases/${own.id}/${call}`, {}))).toEqual([403, MODERATION_TEXT.aboutSuperior]);
    expect(said(await desk.decide(own.id, { verdict: 'dismissed' }))).toEqual([403, MODERATION_TEXT.aboutSuperior]);
    expect(said(await desk.decide(NOBODY, { verdict: 'dismissed' }))).toEqual([404, CASE_TEXT.notFound]);
  });

  it('is not decided on by what contradicts itself, or would change nothing', async () => {
    const comment = await desk.reported(author);
    const refused = async (decision: object) => said(await desk.decide(comment.id, decision));
    expect(await refused({ actions: [] })).toEqual([422, CASE_TEXT.nothingChosen]);
    expect(await refused({ verdict: 'dismissed', actions: ['hide_content'] })).toEqual([422, CASE_TEXT.dismissedActs]);
    expect(await refused({ actions: ['mute_user', 'ban_user'] })).toEqual([422, CASE_TEXT.oneOfTimed]);
    expect(await refused({ actions: ['hide_content', 'delete_content'] })).toEqual([422, CASE_TEXT.oneOfContent]);
    expect(await refused({ actions: ['warn_user'], durationMinutes: 5 })).toEqual([422, MODERATION_TEXT.durationNotUsed]);
    expect(await refused({ actions: ['warn_user'], message: 'x'.repeat(1001) })).toEqual([422, CASE_TEXT.messageLong]);
    for (const wrong of [
      { actions: ['övgü'] },
      { actions: ['warn_user', 'warn_user'] },
      { actions: 'warn_user' },
      { reason: 'x' },
      { verdict: 'x' },
      { alsoCloses: ['x'] },
    ])
      expect((await desk.decide(comment.id, wrong as object)).status).toBe(422);
    await desk.decided(comment.id, { actions: ['hide_content'] });
    await desk.report(comment, 'spam', await town.app.member('hakan', 'moderator'));
    expect(await refused({ actions: ['hide_content'] })).toEqual([409, CASE_TEXT.alreadyHidden]);
    expect((await desk.show(comment.id)).open).toBe(true);
  });
});

describe('a decision on a case', () => {
  let town: Town;
  let desk: Desk;

  beforeAll(async () => {
    town = await Town.open();
    desk = new Desk(town);
  });
  afterAll(() => town.app.stop());

  const reopen = async (id: string, note?: string) => {
    const last = (await desk.show(id)).decisions.find(({ reopened }) => !reopened) ?? (await desk.show(id)).decisions[0];
    return town.moderator.post(`/api/console/cases/${id}/reopen`, { decisionId: last?.id, ...(note !== undefined && { note }) });
  };

  inBothHomes.it('is taken back as a whole: sanctions end, content is restored, reports are open again', async () => {
    const writer = await town.member();
    const comment = await desk.reported(writer, 2);
    await desk.decided(comment.id, { actions: ['warn_user', 'suspend_user', 'delete_content'], durationMinutes: 60 });
    expect(await desk.standing(writer)).toMatchObject({ status: 'suspended', warning_count: 1 });
    expect(said(await reopen(comment.id))).toEqual([422, CASE_TEXT.reopenNoteNeeded]);
    const { status, body } = await reopen(comment.id, 'Alıntıymış');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      open: true,
      reports: 2,
      now: { state: 'visible' },
      standing: { status: 'active', warning_count: 0 },
      decisions: [{ reopened: { by: { username: 'derya' }, note: 'Alıntıymış' } }],
    });
    expect((body as unknown as CaseDetails).reporters.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(said(await reopen(comment.id, 'Yine'))).toEqual([409, CASE_TEXT.nothingToReopen]);
    await desk.decided(comment.id, { actions: ['warn_user'] });
    expect(await desk.standing(writer)).toMatchObject({ warning_count: 1 });
  });

  it('that was taken back can be appealed no more, whatever a later one hides', async () => {
    const writer = await town.member();
    const comment = await desk.reported(writer);
    const { decisionId: first } = await desk.decided(comment.id, { actions: ['hide_content'] });
    expect((await reopen(comment.id, 'Alıntıymış')).status).toBe(201);
    const { decisionId: second } = await desk.decided(comment.id, { actions: ['hide_content'] });
    const told = (await writer.get<AppealableDecision[]>('/api/appeals')).body.data;
    expect(Object.fromEntries(told.map(({ decision, may_appeal }) => [decision.id, may_appeal]))).toEqual({ [first]: false, [second]: true });
  });

  it('that dismissed is taken back without a word', async () => {
    const comment = await desk.reported(await town.member());
    await desk.decided(comment.id, { verdict: 'dismissed' });
    expect((await reopen(comment.id)).body).toMatchObject({ open: true, reports: 1 });
  });

  it('may be a note without a strike, with which the reporters were right', async () => {
    const writer = await town.member();
    const reporter = await town.member();
    const comment = await town.comment(writer);
    await desk.report(comment, 'spam', reporter);
    const leftOut = { actions: null, alsoCloses: null } as object;
    const { case: settled } = await desk.decided(comment.id, { message: 'Kaynağını da yazın.', ...leftOut });
    expect(settled).toMatchObject({ now: { state: 'visible' }, standing: { warning_count: 0 }, decisions: [{ outcome: 'no_action', status: 'resolved' }] });
    expect(settled.reporters).toMatchObject([{ accuracy: 1 }]);
  });

  it('with a suspension and a third warning suspends for as long as the moderator said', async () => {
    const writer = await town.member();
    for (let index = 0; index < 2; index++) await desk.decided((await desk.reported(writer)).id, { actions: ['warn_user'] });
    const { id } = await desk.reported(writer);
    await desk.decided(id, { actions: ['warn_user', 'suspend_user'], durationMinutes: 60 });
    const standing = await desk.standing(writer);
    expect([standing.warning_count, standing.status_expires_at]).toEqual([3, new Date(town.app.clock.now().getTime() + 3_600_000).toISOString()]);
  });
});
