import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { APPROVAL_TEXT, type ApprovalRow } from '../contracts/approvals.js';
import { CASE_TEXT, type CaseDecided, type CaseDetails, type CaseResult, type CaseRow, caseAwaitsText } from '../contracts/cases.js';
import type { Comment } from '../contracts/forum.js';
import type { FactRow, MemberCase } from '../contracts/moderation.js';
import type { Client } from './client.js';
import { sentAgain } from './lost-answers.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town } from './town.js';

describe('a decision on cases that waits for a second person', () => {
  let town: Town;
  let other: Client;
  beforeAll(async () => {
    town = await Town.open({ FOUR_EYES: 'auto' });
    other = await town.app.member('ikinci', 'moderator');
  });
  afterAll(() => town.app.stop());

  const report = async (id: string, author: Client): Promise<void> => {
    const body = { reported_type: 'forum_comment', reported_id: id, reported_user_id: author.id, reason: 'spam' };
    expect((await (await town.member()).post('/api/reports', body)).status).toBe(201);
    await town.app.settled();
  };
  const reported = async (author: Client): Promise<Comment> => {
    const comment = await town.comment(author);
    await report(comment.id, author);
    return comment;
  };
  const decide = (id: string, more: object = {}, by = town.moderator) =>
    by.post<never>(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'spam', actions: ['ban_user', 'hide_content'], ...more });
  const asked = async (id: string, more: object = {}) => (await decide(id, more)).body as unknown as CaseDecided;
  const many = async (caseIds: readonly string[], more: object = {}) =>
    (
      await town.moderator.post('/api/console/cases/decisions', {
        verdict: 'upheld',
        reason: 'spam',
        actions: ['hide_content'],
        message: 'Reklam yapmayın.',
        caseIds,
        ...more,
      })
    ).body as unknown as CaseResult[];
  const act = (id: string | undefined, what: string, by: Client, body: object = {}) => by.post<ApprovalRow>(`/api/console/approvals/${id}/${what}`, body);
  const show = async (id: string) => (await other.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  const statusOf = async (member: Client) => ((await other.get(`/api/console/members/${member.id}`)).body as unknown as MemberCase).status;
  const factsOf = async (filter: object) => rows<FactRow>(await other.get(`/api/console/facts?${query({ filter })}`));

  inBothHomes.it('is none of it before it is confirmed, but that whoever is to be banned for good is suspended; then it is one decision', async () => {
    const author = await town.member();
    const { id } = await reported(author);
    const { case: found, decisionId, waits } = await asked(id, { message: 'Yıllardır aynı', staffNote: 'Üçüncü hesabı', clause: '2.1' });
    expect(found).toMatchObject({
      open: true,
      now: { state: 'visible' },
      awaits: { id: waits?.id, until: waits?.until, by: { username: 'derya' } },
      decisions: [],
    });
    expect(await statusOf(author)).toBe('suspended');
    expect(said(await decide(id, { actions: ['warn_user'] }, other))).toEqual([409, caseAwaitsText('derya')]);
    const [row] = (await other.get<ApprovalRow[]>('/api/console/approvals')).body.data;
    expect(row).toMatchObject({
      ...{ id: waits?.id, kind: 'permanent_sanction', rule: 'spam', cases: [id], may_decide: true, member: { id: author.id } },
      ...{ words: 'Yıllardır aynı', staff_words: 'Üçüncü hesabı' },
      changes: [
        { label: 'Yasaklama', to: 'Süresiz' },
        { label: 'Gizleme', to: 'Uygulanacak' },
      ],
    });
    expect(said(await act(waits?.id, 'grant', town.moderator))).toEqual([403, APPROVAL_TEXT.own]);
    expect((await act(waits?.id, 'grant', other)).body.data.state).toBe('done');
    expect(await show(id)).toMatchObject({
      ...{ open: false, awaits: null, now: { state: 'hidden' } },
      decisions: [{ id: decisionId, moderator: { username: 'derya' }, message: 'Yıllardır aynı', staff_note: 'Üçüncü hesabı', clause: '2.1' }],
    });
    expect(await statusOf(author)).toBe('banned');
    await town.app.settled();
    const facts = await factsOf({ case: id });
    const correlations = facts.filter(({ type }) => ['CaseDecided', 'MemberBanned', 'CommentHidden'].includes(type)).map((fact) => fact.correlationId);
    expect([correlations.length, new Set(correlations).size]).toEqual([3, 1]);
    for (const filter of [{ case: id }, { member: author.id }]) {
      const told = (await factsOf(filter)).filter(({ type }) => type.startsWith('Approval'));
      expect(told.map(({ what, actor }) => [what, actor.username])).toEqual([
        [expect.stringMatching(/^Kalıcı yaptırım ikinci onaya sunuldu, .* tarihine kadar$/), 'derya'],
        ['Kalıcı yaptırım: ikinci yetkili onayladı', 'ikinci'],
        ['Kalıcı yaptırım: onaylanan karar uygulandı', 'ikinci'],
      ]);
    }
    // What was confirmed is taken back like any decision, at once and as a whole.
    const back = await other.post(`/api/console/cases/${id}/reopen`, { decisionId, note: 'Yanlış kişiymiş' });
    expect([back.status, await statusOf(author), (await show(id)).now.state]).toEqual([201, 'active', 'visible']);
  });

  it('that is refused or withdrawn leaves member and case as they were, free for another decision', async () => {
    const [refused, withdrawn] = [await town.member(), await town.member()];
    const [one, two] = [await reported(refused), await reported(withdrawn)];
    expect((await act((await asked(one.id)).waits?.id, 'refuse', other, { note: 'İlk ihlali' })).status).toBe(200);
    expect((await act((await asked(two.id)).waits?.id, 'withdraw', town.moderator)).status).toBe(200);
    expect([await statusOf(refused), await statusOf(withdrawn)]).toEqual(['active', 'active']);
    expect(await show(one.id)).toMatchObject({ open: true, awaits: null });
    expect((await factsOf({ case: one.id })).find(({ type }) => type === 'ApprovalRefused')?.why).toBe('“İlk ihlali”');
    expect((await decide(one.id, { actions: ['warn_user'] }, other)).status).toBe(201);
    expect((await decide(two.id, { actions: ['warn_user'] }, other)).status).toBe(201);
  });

  inBothHomes.it('is asked for upon a report too, and once although its answer was lost', async () => {
    const author = await town.member();
    const reportId = await town.case(author);
    const { body } = await town.decide(reportId, { action: 'ban_user', note: 'Yıllardır aynı' });
    expect(body).toMatchObject({ message: APPROVAL_TEXT.waits, data: { status: 'pending', waits: { id: expect.any(String) } } });
    const { id } = await reported(await town.member());
    const request = { verdict: 'upheld', reason: 'spam', actions: ['ban_user'] };
    const lost = await sentAgain(town.app, (key) => town.moderator.send<never>('POST', `/api/console/cases/${id}/decisions`, request, key));
    const { waits } = lost.body as unknown as CaseDecided;
    expect((await show(id)).awaits?.id).toBe(waits?.id);
    const again = await sentAgain(town.app, (key) => other.send<ApprovalRow>('POST', `/api/console/approvals/${waits?.id}/grant`, {}, key));
    expect(again.body.data.state).toBe('done');
  });

  it('is one on more than twenty cases; what was settled meanwhile is left out, row by row', async () => {
    const author = await town.member();
    const ids: string[] = [];
    for (let index = 0; index < 22; index++) ids.push((await town.comment(author)).id);
    await Promise.all(ids.map((id) => report(id, author)));
    const few = await many(ids.slice(0, 1));
    expect(few).toEqual([{ id: ids[0], done: true, error: null }]);
    const results = await many(ids);
    expect(results.filter(({ waits }) => waits).length).toBe(21);
    expect(results[0]).toMatchObject({ id: ids[0], done: false, error: expect.stringMatching(/zaten karara bağlandı/) });
    const waits = results.at(-1)?.waits;
    expect((await show(ids[1] as string)).awaits?.id).toBe(waits?.id);
    const waiting = rows<CaseRow>(await other.get(`/api/console/cases?${query({ filter: { approval: waits?.id }, range: [0, 49] })}`));
    expect(new Set(waiting.map((row) => row.id))).toEqual(new Set(ids.slice(1)));
    // Of what its author takes away nothing is left to hide.
    expect((await author.delete(`/api/forum/comments/${ids[1]}`)).status).toBeLessThan(300);
    // What came after it was asked for was judged by nobody.
    await report(ids[2] as string, author);
    const { data } = (await act(waits?.id, 'grant', other)).body;
    expect(data).toMatchObject({
      ...{ state: 'done', kind: 'bulk_decision' },
      left_out: [
        { id: ids[1], error: CASE_TEXT.alreadyGone },
        { id: ids[2], error: CASE_TEXT.reportedMeanwhile },
      ],
    });
    for (const id of ids.slice(1, 3)) expect(await show(id)).toMatchObject({ open: true, awaits: null });
    const last = await show(ids.at(-1) as string);
    expect(last.decisions[0]).toMatchObject({ outcome: 'content_hidden', message: 'Reklam yapmayın.', moderator: { username: 'derya' } });
  });

  it('lets those in again whose ban was left out, and only them', async () => {
    const [banned, spared] = [await town.member(), await town.member()];
    const [one, two] = [await reported(banned), await reported(spared)];
    const results = await many([one.id, two.id], { actions: ['ban_user'] });
    expect([await statusOf(banned), await statusOf(spared)]).toEqual(['suspended', 'suspended']);
    await report(two.id, spared);
    const { data } = (await act(results[0]?.waits?.id, 'grant', other)).body;
    expect(data.left_out).toEqual([{ id: two.id, error: CASE_TEXT.reportedMeanwhile }]);
    expect([await statusOf(banned), await statusOf(spared)]).toEqual(['banned', 'active']);
  });

  embeddedOnly.describe('beside another on the same member', () => {
    const overlapping = async () => {
      const [one, both, two] = [await town.member(), await town.member(), await town.member()];
      const cases = await Promise.all([reported(one), reported(both)]);
      const later = await Promise.all([reported(both), reported(two)]);
      const asked = async (ids: string[]) => (await many(ids, { actions: ['ban_user'] }))[0]?.waits?.id;
      const [first, second] = [await asked(cases.map(({ id }) => id)), await asked(later.map(({ id }) => id))];
      return { one, both, two, first, second, firstCase: cases[1]?.id ?? '', secondCase: later[0]?.id ?? '' };
    };

    it('keeps the member out as long as one of the two waits', async () => {
      const { one, both, two, first, second } = await overlapping();
      expect(await statusOf(both)).toBe('suspended');
      await act(first, 'refuse', other, { note: 'Henüz değil' });
      expect([await statusOf(one), await statusOf(both), await statusOf(two)]).toEqual(['active', 'suspended', 'suspended']);
      await act(second, 'withdraw', town.moderator);
      expect([await statusOf(both), await statusOf(two)]).toEqual(['active', 'active']);
    });

    it('leaves out who is banned by then, and says so: that case is open again, and the ban is that of the first', async () => {
      const { one, both, two, first, second, firstCase, secondCase } = await overlapping();
      await act(first, 'grant', other);
      expect([await statusOf(one), await statusOf(both), await statusOf(two)]).toEqual(['banned', 'banned', 'suspended']);
      const { data } = (await act(second, 'grant', other)).body;
      expect(data).toMatchObject({ state: 'done', left_out: [{ id: secondCase, error: CASE_TEXT.alreadyRestricted }] });
      expect([await statusOf(both), await statusOf(two)]).toEqual(['banned', 'banned']);
      expect(await show(secondCase)).toMatchObject({ open: true, awaits: null });
      const decisionId = (await show(firstCase)).decisions[0]?.id;
      expect((await other.post(`/api/console/cases/${firstCase}/reopen`, { decisionId, note: 'Yanlış kişiymiş' })).status).toBe(201);
      expect(await statusOf(both)).toBe('active');
    });
  });

  it('is carried out at once where nobody else may confirm it', async () => {
    const alone = await Town.open({ FOUR_EYES: 'auto' });
    const author = await alone.member();
    const reportId = await alone.case(author);
    expect((await alone.decide(reportId, { action: 'ban_user' })).body.data).toMatchObject({ status: 'resolved' });
    await alone.app.stop();
  });
});
