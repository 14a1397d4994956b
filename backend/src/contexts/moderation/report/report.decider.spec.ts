import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ForgetReportText, LapseReport, ReopenReport, ReportContent, SettleReport } from './report.commands.js';
import { report } from './report.decider.js';
import type { ReportEvent } from './report.events.js';

const given = specify(report);
const FACTS = { reportedType: 'forum_topic', reportedId: 't1', reportedUserId: 'author', reporterId: 'reporter', reason: 'spam' } as const;

const reported = (description: string | null = null): ReportEvent => ({
  type: 'ContentReported',
  data: {
    reportId: 'r1',
    reporterId: 'reporter',
    reportedType: 'forum_topic',
    reportedId: 't1',
    reportedUserId: 'author',
    topicId: 't1',
    contentRevision: 0,
    reason: 'spam',
    description,
  },
});
const takenBy = (moderatorId: string): ReportEvent => ({ type: 'ReportTakenUnderReview', data: { reportId: 'r1', moderatorId } });
const upheld = (decisionId = 'd1'): ReportEvent => ({
  type: 'ReportModerated',
  data: {
    ...{ reportId: 'r1', ...FACTS, moderatorId: 'moderator', note: 'Reklam', action: 'mute_user', outcome: 'user_muted' },
    ...{ durationMinutes: 60, decisionId, upheld: true },
  },
});
const dismissed = (decisionId: string | null = 'd1'): ReportEvent => ({
  type: 'ReportDismissed',
  data: { reportId: 'r1', ...FACTS, moderatorId: 'moderator', note: 'Reklam', decisionId },
});
const reopened = (wasUpheld: boolean): ReportEvent => ({
  type: 'ReportReopened',
  data: { reportId: 'r1', decisionId: 'd1', reportedId: 't1', reportedUserId: 'author', reporterId: 'reporter', upheld: wasUpheld },
});

const reportIt = (changes: Partial<ReportContent['data']> = {}) =>
  new ReportContent({ reportId: 'r1', reporterId: 'reporter', authorId: 'author', ...reportedData(), ...changes }, sentAt(NOW));
const reportedData = () =>
  ({ reportedType: 'forum_topic', reportedId: 't1', reportedUserId: 'author', topicId: 't1', contentRevision: 0, reason: 'spam', description: null }) as const;
const settle = (changes: Partial<SettleReport['data']> = {}) =>
  new SettleReport(
    {
      reportId: 'r1',
      decisionId: 'd1',
      moderatorId: 'moderator',
      status: 'resolved',
      action: 'mute_user',
      outcome: 'user_muted',
      upheld: true,
      note: 'Reklam',
      durationMinutes: 60,
      ...changes,
    },
    sentAt(NOW),
  );
const reopen = (decisionId = 'd1') => new ReopenReport({ reportId: 'r1', decisionId }, sentAt(NOW));

describe('A member who reports content', () => {
  it('is heard', () => given().when(reportIt()).then(reported()));
  it('is heard once', () => given(reported()).when(reportIt()).thenNothing());
  it('may say what is wrong', () =>
    given()
      .when(reportIt({ description: '  Reklam yapıyor ' }))
      .then(reported('Reklam yapıyor')));
  it('may leave the description blank', () =>
    given()
      .when(reportIt({ description: '   ' }))
      .then(reported(null)));
  it('may use 500 characters', () =>
    given()
      .when(reportIt({ description: 'ş'.repeat(500) }))
      .then(reported('ş'.repeat(500))));
  it('must not use more than 500 characters', () =>
    given()
      .when(reportIt({ description: 'ş'.repeat(501) }))
      .thenRefused('report.description-long'));
  it('must not report their own content', () =>
    given()
      .when(reportIt({ reporterId: 'author' }))
      .thenRefused('report.own-content'));
  it('must not accuse somebody who did not write it', () =>
    given()
      .when(reportIt({ reportedUserId: 'bystander' }))
      .thenRefused('report.wrong-author'));
});

describe('A decision on its case', () => {
  it('settles a report', () => given(reported()).when(settle()).then(upheld()));
  it('dismisses a report', () =>
    given(reported())
      .when(settle({ status: 'dismissed' }))
      .then(dismissed()));
  it('settles what somebody looked at', () => given(reported(), takenBy('colleague')).when(settle()).then(upheld()));
  it('settles it once', () =>
    given(reported(), upheld())
      .when(settle({ decisionId: 'd2' }))
      .thenNothing());
  it('settles nothing that is not there', () => given().when(settle()).thenNothing());
  it('that is taken back opens a report again', () => given(reported(), upheld()).when(reopen()).then(reopened(true)));
  it('that is taken back opens a dismissed report again', () => given(reported(), dismissed()).when(reopen()).then(reopened(false)));
  it('that is taken back opens it once', () => given(reported(), dismissed(), reopened(false)).when(reopen()).thenNothing());
  it('opens no report again that another decision settled', () => given(reported(), upheld('d2')).when(reopen()).thenNothing());
  it('opens no report again that was decided on by itself', () => given(reported(), dismissed(null)).when(reopen()).thenNothing());
  it('can be followed by another one', () =>
    given(reported(), dismissed(), reopened(false))
      .when(settle({ decisionId: 'd2' }))
      .then(upheld('d2')));
});

describe('What was written about a member who was forgotten', () => {
  const forget = new ForgetReportText({ reportId: 'r1' }, sentAt(NOW));
  const forgotten: ReportEvent = { type: 'ReportTextForgotten', data: { reportId: 'r1' } };

  it('is forgotten', () => given(reported('Bana yazdı')).when(forget).then(forgotten));
  it('is forgotten once', () => given(reported('Bana yazdı'), forgotten).when(forget).thenNothing());
  it('is forgotten although the report is settled', () => given(reported(), dismissed()).when(forget).then(forgotten));
  it('was never there', () => given().when(forget).thenNothing());
});

describe('A report about what its author took back', () => {
  const lapsed: ReportEvent = { type: 'ReportLapsed', data: { reportId: 'r1', reportedId: 't1', reportedUserId: 'author' } };
  const lapse = new LapseReport({ reportId: 'r1' }, sentAt(NOW));
  it('needs no decision', () => given(reported()).when(lapse).then(lapsed));
  it('needs none while somebody looks at it', () => given(reported(), takenBy('moderator')).when(lapse).then(lapsed));
  it('lapses once', () => given(reported(), lapsed).when(lapse).thenNothing());
  it('keeps the decision that came first', () => given(reported(), dismissed()).when(lapse).thenNothing());
  it('is not there when nothing was reported', () => given().when(lapse).thenNothing());
  it('is settled by no decision', () => given(reported(), lapsed).when(settle()).thenNothing());
});
