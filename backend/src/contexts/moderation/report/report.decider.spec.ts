import { describe, it } from '@jest/globals';
import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ForgetReportText, LapseReport, ModerateReport, ReportContent } from './report.commands.js';
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
const returnedBy = (moderatorId: string): ReportEvent => ({ type: 'ReportReturned', data: { reportId: 'r1', moderatorId } });
const upheld = (action: string | null, outcome: ModerationOutcome, note: string | null = null, durationMinutes: number | null = null): ReportEvent => ({
  type: 'ReportModerated',
  data: { reportId: 'r1', ...FACTS, moderatorId: 'moderator', action, outcome, note, durationMinutes },
});
const dismissed = (note: string | null = null): ReportEvent => ({
  type: 'ReportDismissed',
  data: { reportId: 'r1', ...FACTS, moderatorId: 'moderator', note },
});

const reportIt = (changes: Partial<ReportContent['data']> = {}) =>
  new ReportContent({ reportId: 'r1', reporterId: 'reporter', authorId: 'author', ...reportedData(), ...changes }, sentAt(NOW));
const reportedData = () =>
  ({ reportedType: 'forum_topic', reportedId: 't1', reportedUserId: 'author', topicId: 't1', contentRevision: 0, reason: 'spam', description: null }) as const;
const decide = (changes: Partial<ModerateReport['data']>) =>
  new ModerateReport(
    {
      reportId: 'r1',
      moderatorId: 'moderator',
      reportedRole: 'user',
      moderatorRole: 'moderator',
      status: 'resolved',
      action: null,
      note: null,
      durationMinutes: null,
      ...changes,
    },
    sentAt(NOW),
  );

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

describe('A moderator who reviews a report', () => {
  it('takes it under review', () =>
    given(reported())
      .when(decide({ status: 'under_review' }))
      .then(takenBy('moderator')));
  it('takes it once', () =>
    given(reported(), takenBy('moderator'))
      .when(decide({ status: 'under_review' }))
      .thenNothing());
  it('takes it over from another', () =>
    given(reported(), takenBy('colleague'))
      .when(decide({ status: 'under_review' }))
      .then(takenBy('moderator')));
  it('puts it back into the queue', () =>
    given(reported(), takenBy('moderator'))
      .when(decide({ status: 'pending' }))
      .then(returnedBy('moderator')));
  it('puts back only what somebody has taken', () =>
    given(reported())
      .when(decide({ status: 'pending' }))
      .thenNothing());
  it('puts it back once', () =>
    given(reported(), takenBy('moderator'), returnedBy('moderator'))
      .when(decide({ status: 'pending' }))
      .thenNothing());
});

describe('A moderator who settles a report', () => {
  const outcomes: [string, ModerationOutcome][] = [
    ['warn_user', 'user_warned'],
    ['mute_user', 'user_muted'],
    ['suspend_user', 'user_suspended'],
    ['ban_user', 'user_suspended'],
    ['hide_content', 'content_hidden'],
    ['delete_content', 'content_deleted'],
    ['something else', 'no_action'],
  ];
  it.each(outcomes)('who chooses %s is recorded with the outcome %s', (action, outcome) =>
    given(reported()).when(decide({ action })).then(upheld(action, outcome)),
  );
  it('may take no action', () => given(reported()).when(decide({})).then(upheld(null, 'no_action')));
  it('may settle what a colleague is reviewing', () => given(reported(), takenBy('colleague')).when(decide({})).then(upheld(null, 'no_action')));
  it('may leave a note', () =>
    given(reported())
      .when(decide({ note: ' Açık reklam ' }))
      .then(upheld(null, 'no_action', 'Açık reklam')));
  it('may dismiss it', () =>
    given(reported())
      .when(decide({ status: 'dismissed' }))
      .then(dismissed()));
  it('may dismiss it with a note', () =>
    given(reported())
      .when(decide({ status: 'dismissed', note: 'Kurala uygun' }))
      .then(dismissed('Kurala uygun')));
  it.each([
    ['mute_user', 'user_muted'],
    ['suspend_user', 'user_suspended'],
    ['ban_user', 'user_suspended'],
  ] as const)('may name how long %s lasts', (action, outcome) =>
    given(reported())
      .when(decide({ action, durationMinutes: 60 }))
      .then(upheld(action, outcome, null, 60)),
  );
});

describe('A decision about a report', () => {
  it('needs a report', () => given().when(decide({})).thenRefused('report.unknown'));
  it('is taken once when it was upheld', () =>
    given(reported(), upheld('warn_user', 'user_warned'))
      .when(decide({ action: 'warn_user' }))
      .thenRefused('report.already-settled'));
  it('is taken once when it was dismissed', () =>
    given(reported(), dismissed())
      .when(decide({ status: 'dismissed' }))
      .thenRefused('report.already-settled'));
  it('is not taken back', () =>
    given(reported(), dismissed())
      .when(decide({ status: 'pending' }))
      .thenRefused('report.already-settled'));
  it('is not for the member whom it is about', () =>
    given(reported())
      .when(decide({ moderatorId: 'author' }))
      .thenRefused('report.about-yourself'));
  it('is not for a moderator whom the member outranks', () =>
    given(reported())
      .when(decide({ reportedRole: 'moderator' }))
      .thenRefused('report.about-superior'));
  it.each(['pending', 'under_review', 'dismissed'] as const)('carries no action while it says %s', (status) =>
    given(reported())
      .when(decide({ status, action: 'warn_user' }))
      .thenRefused('report.action-needs-resolved'),
  );
  it.each(['warn_user', 'hide_content', 'delete_content', null])('carries no duration for %p', (action) =>
    given(reported())
      .when(decide({ action, durationMinutes: 60 }))
      .thenRefused('report.duration-not-used'),
  );
  it('may have a note of 1000 characters', () =>
    given(reported())
      .when(decide({ note: 'ğ'.repeat(1000) }))
      .then(upheld(null, 'no_action', 'ğ'.repeat(1000))));
  it('must not have a longer note', () =>
    given(reported())
      .when(decide({ note: 'ğ'.repeat(1001) }))
      .thenRefused('report.note-long'));
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
  it('cannot be decided on', () =>
    given(reported(), lapsed)
      .when(decide({ status: 'dismissed' }))
      .thenRefused('report.lapsed'));
});
