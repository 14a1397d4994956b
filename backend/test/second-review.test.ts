import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { CaseDecided } from '../contracts/cases.js';
import type { Figures } from '../contracts/figures.js';
import type { Comment } from '../contracts/forum.js';
import { type SampledDecision, SECOND_REVIEW_TEXT, type SecondReviewQueue } from '../contracts/second-review.js';
import type { Client } from './client.js';
import { Writers } from './posts.js';
import { NOBODY } from './routes.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const REVIEW = '/api/console/audit/second-review';
const FIGURES = '/api/console/audit/figures';
const WARNED = { verdict: 'upheld', reason: 'harassment', actions: ['warn_user'] } as const;

/** A town in which every decision is drawn, unless it is said otherwise. */
class Checked {
  private constructor(
    readonly town: Town,
    readonly admin: Client,
    readonly auditor: Client,
  ) {}

  static async open(share = '100'): Promise<Checked> {
    const town = await Town.open({ SECOND_REVIEW_SHARE: share });
    return new Checked(town, await town.app.member('nazli', 'admin'), await town.app.member('selin', 'auditor'));
  }

  /** A comment that somebody reported. */
  async reported(author: Client, reporter?: Client): Promise<Comment> {
    const comment = await this.town.comment(author);
    const request = { reported_type: 'forum_comment', reported_id: comment.id, reported_user_id: comment.users?.id, reason: 'harassment' };
    const by = reporter ?? (await this.town.member());
    expect((await by.post('/api/reports', { ...request, description: 'Kaba buldum' })).status).toBe(201);
    await this.town.app.settled();
    return comment;
  }

  /** The decision's id. */
  async decide(caseId: string, decision: object = {}, by = this.town.moderator): Promise<string> {
    const answer = await by.post(`/api/console/cases/${caseId}/decisions`, { ...WARNED, ...decision });
    expect(said(answer)).toEqual([201, undefined]);
    await this.town.app.settled();
    return (answer.body as unknown as CaseDecided).decisionId;
  }

  async decided(decision: object = {}): Promise<string> {
    return this.decide((await this.reported(await this.town.member())).id, decision);
  }

  async queue(by = this.auditor): Promise<SecondReviewQueue> {
    await this.town.app.settled();
    return (await by.get<SecondReviewQueue>(REVIEW)).body.data;
  }

  show(id: string, by = this.auditor) {
    return by.get<SampledDecision>(`${REVIEW}/${id}`);
  }

  answer(id: string, chosen: object = WARNED, by = this.auditor) {
    return by.post<SampledDecision>(`${REVIEW}/${id}`, chosen);
  }

  takeBack(id: string, reason = 'Yanlış satıra bastım', by = this.auditor) {
    return by.post(`${REVIEW}/${id}/take-back`, { reason });
  }

  async figures(asked = '', by = this.auditor): Promise<Figures> {
    await this.town.app.settled();
    return (await by.get<Figures>(`${FIGURES}${asked}`)).body.data;
  }
}

describe('A blind second review', () => {
  let checked: Checked;
  beforeAll(async () => {
    checked = await Checked.open();
  });
  afterAll(() => checked.town.app.stop());

  inBothHomes.it('shows what there was before the decision, nothing of the decision, and what was decided once it is answered', async () => {
    const author = await checked.town.member();
    const comment = await checked.reported(author);
    expect((await author.put(`/api/forum/comments/${comment.id}`, { content: 'Karardan önceki hâli' })).status).toBe(200);
    const id = await checked.decide(comment.id, { actions: ['warn_user', 'hide_content'], clause: '2.1', message: 'GİZLİ İLETİ', staffNote: 'GİZLİ NOT' });
    expect((await checked.queue()).rows.find((row) => row.id === id)).toEqual({ id, reported_type: 'forum_comment', reports: 1, at: expect.any(String) });

    const { data: blind } = (await checked.show(id)).body;
    expect(blind.parts.map(({ kind, text }) => [kind, text?.state ?? null])).toEqual([
      ['content', 'visible'],
      ['content', 'visible'],
      ['member', null],
    ]);
    expect(blind.parts[0]?.text?.html).toContain('Karardan önceki hâli');
    expect(blind.seen_reports.map(({ reason, description }) => [reason, description])).toEqual([['harassment', 'Kaba buldum']]);
    const told = JSON.stringify(blind);
    expect(['GİZLİ', 'derya', checked.town.moderator.id, '2.1', 'warn_user'].filter((secret) => told.includes(secret))).toEqual([]);
    expect([blind.gone, blind.review]).toEqual([false, null]);

    const answered = await checked.answer(id, { ...WARNED, actions: ['warn_user'], clause: '2.1', note: 'Uyarı yeterdi' });
    expect([...said(answered), answered.body.message]).toEqual([200, undefined, SECOND_REVIEW_TEXT.saved]);
    expect(answered.body.data.review).toMatchObject({
      reviewer: { username: 'selin' },
      chosen: { judgement: 'user_warned', actions: ['warn_user'], clause: '2.1', note: 'Uyarı yeterdi' },
      decided: { judgement: 'user_warned', actions: ['warn_user', 'hide_content'], moderator: { username: 'derya' } },
      agrees: true,
      same_rule: true,
      may_take_back: true,
    });
    expect((await checked.queue()).rows.some((row) => row.id === id)).toBe(false);
  });

  inBothHomes.it('is given once', async () => {
    const id = await checked.decided();
    expect((await checked.answer(id, { verdict: 'dismissed', reason: 'other' })).body.data.review?.agrees).toBe(false);
    expect(said(await checked.answer(id, WARNED, checked.admin))).toEqual([409, SECOND_REVIEW_TEXT.given]);
  });

  it('is given by nobody who took part: not by who decided, whom it is about, who reported or who took it back', async () => {
    const id = await checked.decide((await checked.reported(checked.auditor)).id);
    expect(said(await checked.answer(id))).toEqual([403, SECOND_REVIEW_TEXT.author]);
    expect(said(await checked.show(id))).toEqual([403, SECOND_REVIEW_TEXT.author]);
    const own = await checked.decide((await checked.reported(await checked.town.member())).id, {}, checked.admin);
    expect(said(await checked.answer(own, WARNED, checked.admin))).toEqual([403, SECOND_REVIEW_TEXT.decided]);
    const reported = await checked.decide((await checked.reported(await checked.town.member(), checked.auditor)).id);
    expect(said(await checked.answer(reported))).toEqual([403, SECOND_REVIEW_TEXT.reporter]);
    const comment = await checked.reported(await checked.town.member());
    const reopened = await checked.decide(comment.id);
    const taken = await checked.admin.post(`/api/console/cases/${comment.id}/reopen`, { decisionId: reopened, note: 'Yeniden bakılmalı' });
    expect(taken.status).toBeLessThan(300);
    await checked.town.app.settled();
    expect(said(await checked.answer(reopened, WARNED, checked.admin))).toEqual([403, SECOND_REVIEW_TEXT.reconsidered]);
    const { rows, involved } = await checked.queue(checked.admin);
    expect([rows.some((row) => row.id === own || row.id === reopened), involved]).toEqual([false, 2]);
  });

  inBothHomes.it('is taken back with a reason; who has seen the decision does not answer again, somebody else does', async () => {
    const id = await checked.decided();
    await checked.answer(id);
    expect(said(await checked.takeBack(id, '  '))).toEqual([422, SECOND_REVIEW_TEXT.reasonNeeded]);
    expect(said(await checked.takeBack(id))).toEqual([200, undefined]);
    expect(said(await checked.takeBack(id))).toEqual([409, SECOND_REVIEW_TEXT.notGiven]);
    expect(said(await checked.answer(id))).toEqual([403, SECOND_REVIEW_TEXT.seen]);
    expect((await checked.queue(checked.admin)).rows.some((row) => row.id === id)).toBe(true);
    expect(said(await checked.answer(id, WARNED, checked.admin))).toEqual([200, undefined]);
    expect(said(await checked.takeBack(id))).toEqual([403, SECOND_REVIEW_TEXT.notYours]);
  });

  it('says what is wrong with an answer', async () => {
    const id = await checked.decided();
    expect(said(await checked.answer(id, { verdict: 'upheld', reason: 'spam' }))).toEqual([422, SECOND_REVIEW_TEXT.nothingChosen]);
    expect(said(await checked.answer(id, { ...WARNED, note: 'x'.repeat(1001) }))).toEqual([422, SECOND_REVIEW_TEXT.noteLong]);
    expect(said(await checked.answer(NOBODY))).toEqual([404, SECOND_REVIEW_TEXT.unknown]);
    expect((await checked.show(id, checked.town.moderator)).status).toBe(403);
  });

  it('is of a decision on a post as well, which is shown as it stood right before', async () => {
    const { town } = checked;
    const [writers, author] = [new Writers(town.app), await town.member()];
    const { id } = await writers.write(author, { title: 'Kaba bir başlık', content: 'İlk metin' });
    const report = { reported_type: 'blog_post', reported_id: id, reported_user_id: author.id, reason: 'harassment' };
    expect((await (await town.member()).post('/api/reports', report)).status).toBe(201);
    await town.app.settled();
    await writers.edit(author, id, { content: 'Karardan önceki metin' });
    const decisionId = await checked.decide(id, { actions: ['hide_content'] });
    expect((await checked.queue()).rows.find((row) => row.id === decisionId)).toMatchObject({ reported_type: 'blog_post', reports: 1 });
    // What was written over is kept as long as the decision may be appealed.
    town.app.clock.advance({ hours: 1 });
    await town.app.settled();
    const { data: blind } = (await checked.show(decisionId)).body;
    expect(blind.parts.map(({ kind, text }) => [kind, text?.title ?? null, text?.state ?? null])).toEqual([
      ['content', 'Kaba bir başlık', 'visible'],
      ['member', null, null],
    ]);
    expect([blind.gone, blind.parts[0]?.text?.html]).toEqual([false, expect.stringContaining('Karardan önceki metin')]);
    expect(said(await checked.answer(decisionId, { verdict: 'upheld', reason: 'harassment', actions: ['hide_content'] }))).toEqual([200, undefined]);
  });

  it('is not asked of what its author took back: it leaves the sample and is counted', async () => {
    const author = await checked.town.member();
    const comment = await checked.reported(author);
    const id = await checked.decide(comment.id, { actions: ['warn_user'] });
    expect((await author.delete(`/api/forum/comments/${comment.id}`)).status).toBe(200);
    await checked.town.app.settled();
    expect((await checked.show(id)).body.data.gone).toBe(true);
    expect(said(await checked.answer(id))).toEqual([409, SECOND_REVIEW_TEXT.left]);
    checked.town.app.clock.advance({ hours: 1 });
    await checked.town.app.settled();
    expect((await checked.queue()).rows.some((row) => row.id === id)).toBe(false);
    expect((await checked.figures()).agreement.left).toBe(1);
  });
});

describe('The figures of the audit', () => {
  let checked: Checked;
  beforeAll(async () => {
    checked = await Checked.open();
  });
  afterAll(() => checked.town.app.stop());

  it('are empty before anything was decided', async () => {
    const empty = await checked.figures();
    expect([empty.decisions, empty.reversed, empty.agreement.kappa.value, empty.time.median_ms, empty.rules, empty.offenders.rows]).toEqual([
      0,
      null,
      null,
      null,
      [],
      [],
    ]);
  });

  inBothHomes.it('tell agreement, reversals, repeats, time and reports, and go on with what happens', async () => {
    const author = await checked.town.member();
    const comments = [];
    for (let index = 0; index < 4; index++) comments.push(await checked.reported(index < 2 ? author : await checked.town.member()));
    checked.town.app.clock.advance({ minutes: 30 });
    const [first, second, third, fourth] = comments.map(({ id }) => id) as [string, string, string, string];
    const warned = [await checked.decide(first), await checked.decide(second)];
    const dismissed = await checked.decide(third, { verdict: 'dismissed', actions: [] });
    const hidden = await checked.decide(fourth, { actions: ['hide_content'], clause: '2.1' });
    await checked.answer(warned[0] ?? '');
    await checked.answer(dismissed, { verdict: 'dismissed', reason: 'harassment' });
    await checked.answer(hidden, WARNED);
    const before = await checked.figures();
    expect(before.agreement).toMatchObject({ pairs: 3, agreed: 2, waiting: 1, sampled: 4, rule_pairs: 2, rule_agreed: 1 });
    // Observed 2/3; by chance (2·1 + 1·1) / 9.
    expect(before.agreement.kappa.value).toBeCloseTo((2 / 3 - 3 / 9) / (1 - 3 / 9), 10);
    expect(before.rules.map(({ label, decisions }) => [label, decisions])).toEqual([
      ['Kural 2.1', 1],
      ['Taciz', 3],
    ]);
    expect(before.offenders).toMatchObject({ members: 2, repeated: 1, rows: [{ member: { id: author.id }, offences: 2 }] });
    expect([before.time.decided, before.time.median_ms, before.time.within?.value]).toEqual([4, expect.any(Number), 1]);
    expect(before.time.median_ms).toBeGreaterThanOrEqual(30 * 60_000);
    expect(before.reports.find(({ reason }) => reason === 'harassment')).toEqual({ reason: 'harassment', upheld: 3, dismissed: 1, open: 0, lapsed: 0 });

    const back = await checked.admin.post(`/api/console/cases/${second}/reopen`, { decisionId: warned[1], note: 'Haksız bulundu' });
    expect(back.status).toBeLessThan(300);
    await checked.town.app.settled();
    const after = await checked.figures();
    expect(after.moderators).toMatchObject([{ moderator: { username: 'derya' }, decisions: 4, reversed: 1, share: { value: 0.25 } }]);
    expect([after.offenders.repeated, after.reports.find(({ reason }) => reason === 'harassment')?.open]).toEqual([0, 1]);
    expect((await checked.figures('?from=2020-01-01&to=2020-01-31')).decisions).toBe(0);
    expect((await checked.auditor.get(`${FIGURES}?from=2026-02-30`)).status).toBe(400);
  });
});

embeddedOnly.describe('The share of second reviews', () => {
  it('holds from when it was set on', async () => {
    const checked = await Checked.open('0');
    await checked.decided();
    expect((await checked.queue()).waiting).toBe(0);
    checked.town.app.clock.advance({ minutes: 1 });
    const change = { values: { secondReviewShare: 100 }, expected: { secondReviewShare: 0 }, reason: 'Bir hafta hepsine bakıyoruz' };
    expect((await checked.admin.put('/api/console/settings', change)).status).toBe(200);
    await checked.town.app.settled();
    checked.town.app.clock.advance({ minutes: 1 });
    await checked.decided();
    expect((await checked.queue()).waiting).toBe(1);
    await checked.town.app.stop();
  });
});
