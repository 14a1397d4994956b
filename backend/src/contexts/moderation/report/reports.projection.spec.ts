import { describe, expect, it } from '@jest/globals';
import { SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { dayOf } from '../quota/quota.decider.js';
import type { ReportEvent } from './report.events.js';
import { reportsProjection } from './reports.projection.js';

const FACTS = { reportId: 'r1', reportedType: 'forum_topic', reportedId: 't1', reportedUserId: 'author', reporterId: 'reporter', reason: 'spam' } as const;
const after = (event: ReportEvent) => project(reportsProjection, recorded(event));
const report = ($set: Record<string, unknown>) => ({ view: 'reports', id: 'r1', update: { $set } });
const openReports = (open: 1 | -1) => ({ view: 'report_targets', id: 't1', update: { $inc: { open } }, upsert: true });
/** What it says of the reporter and of the member who was reported. */
const judged = (upheld: -1 | 0 | 1, rejected: -1 | 0 | 1) => [
  { view: 'reporters', id: 'reporter', update: { $inc: { upheld, rejected } }, upsert: true },
  { view: 'reported_members', id: 'author', update: { $inc: { upheld, rejected } }, upsert: true },
];
const settled = { open: false, moderator_id: 'moderator', decision_id: null, note: 'Reklam', settled_at: NOW };
const upheld = (action: string | null, outcome: ModerationOutcome): ReportEvent => ({
  type: 'ReportModerated',
  data: { ...FACTS, moderatorId: 'moderator', action, outcome, note: 'Reklam', durationMinutes: null, decisionId: null, upheld: outcome !== 'no_action' },
});

describe('The view of reports', () => {
  it('gets an open report and counts it for its content', () =>
    expect(after({ type: 'ContentReported', data: { ...FACTS, description: 'Reklam', contentRevision: 4, topicId: 't1' } })).toEqual([
      {
        view: 'reports',
        id: 'r1',
        put: {
          reported_type: 'forum_topic',
          reported_id: 't1',
          reported_user_id: 'author',
          reporter_id: 'reporter',
          topic_id: 't1',
          content_revision: 4,
          reason: 'spam',
          description: 'Reklam',
          status: 'pending',
          open: true,
          moderator_id: null,
          decision_id: null,
          outcome: null,
          action: null,
          note: null,
          created_at: NOW,
          settled_at: null,
        },
      },
      openReports(1),
      { view: 'report_quotas', id: `reporter.${dayOf(NOW)}`, update: { $inc: { count: 1 }, $push: { reported: 't1' } }, upsert: true },
    ]));
  it('knows who reviews', () =>
    expect(after({ type: 'ReportTakenUnderReview', data: { reportId: 'r1', moderatorId: 'moderator' } })).toEqual([
      report({ status: 'under_review', moderator_id: 'moderator' }),
    ]));
  it('has no word of a reporter about a member who was forgotten', () =>
    expect(after({ type: 'ReportTextForgotten', data: { reportId: 'r1' } })).toEqual([report({ description: null, note: null })]));
  it('knows what was returned', () =>
    expect(after({ type: 'ReportReturned', data: { reportId: 'r1', moderatorId: 'moderator' } })).toEqual([report({ status: 'pending', moderator_id: null })]));
  it('knows what was upheld, and the reporter was right', () =>
    expect(after(upheld('warn_user', 'user_warned'))).toEqual([
      report({ ...settled, status: 'resolved', outcome: 'user_warned', action: 'warn_user' }),
      openReports(-1),
      ...judged(1, 0),
    ]));
  it('holds a report without action against its reporter', () =>
    expect(after(upheld(null, 'no_action'))).toEqual([
      report({ ...settled, status: 'resolved', outcome: 'no_action', action: null }),
      openReports(-1),
      ...judged(0, 1),
    ]));
  it('holds a dismissed report against its reporter', () =>
    expect(after({ type: 'ReportDismissed', data: { ...FACTS, moderatorId: 'moderator', note: 'Reklam', decisionId: null } })).toEqual([
      report({ ...settled, status: 'dismissed', outcome: 'no_action' }),
      openReports(-1),
      ...judged(0, 1),
    ]));
  it('knows what was taken back, and holds it against nobody', () =>
    expect(after({ type: 'ReportLapsed', data: { reportId: 'r1', reportedId: 't1', reportedUserId: 'author' } })).toEqual([
      report({ open: false, moderator_id: null, settled_at: NOW, status: 'dismissed', outcome: 'taken_back' }),
      openReports(-1),
    ]));
  it('knows what was opened again, and holds the decision against nobody any more', () => {
    const data = { reportId: 'r1', decisionId: 'd1', reportedId: 't1', reportedUserId: 'author', reporterId: 'reporter', upheld: false };
    const waiting = { status: 'pending', open: true, moderator_id: null, decision_id: null, outcome: null, action: null, note: null, settled_at: null };
    expect(after({ type: 'ReportReopened', data })).toEqual([report(waiting), openReports(1), ...judged(0, -1)]);
  });
  it('knows who has the case, and that nobody has it any more', () => {
    expect(
      project(reportsProjection, recorded({ type: 'CaseClaimed', data: { caseId: 't1', moderatorId: 'moderator', until: NOW, reportIds: ['r1'] } })),
    ).toEqual([report({ status: 'under_review', moderator_id: 'moderator' })]);
    expect(
      project(reportsProjection, recorded({ type: 'CaseReleased', data: { caseId: 't1', moderatorId: 'moderator', lapsed: true, reportIds: ['r1'] } })),
    ).toEqual([report({ status: 'pending', moderator_id: null })]);
  });
  it('counts what a member sent on a day, and nothing for the house', () => {
    const sent = (reporterId: string) =>
      after({ type: 'ContentReported', data: { ...FACTS, reporterId, description: null, contentRevision: 4, topicId: 't1' } }).filter(
        ({ view }) => view === 'report_quotas',
      );
    expect(sent('reporter')).toEqual([
      { view: 'report_quotas', id: `reporter.${dayOf(NOW)}`, update: { $inc: { count: 1 }, $push: { reported: 't1' } }, upsert: true },
    ]);
    expect(sent(SYSTEM_REPORTER)).toEqual([]);
  });
});
