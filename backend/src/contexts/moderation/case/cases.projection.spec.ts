import { describe, expect, it } from '@jest/globals';
import { gravityOf } from '../../../../contracts/cases.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { casesView, caseWordsView } from '../views/moderation.model.js';
import type { CaseEvent, ReportJoinedCase } from './case.events.js';
import { caseDecided, caseReopened } from './case-policies.fixture.js';
import { casesProjection } from './cases.projection.js';

const on = (event: CaseEvent) => project(casesProjection, recorded(event));
const joined = (open: number): ReportJoinedCase => ({
  type: 'ReportJoinedCase',
  data: {
    ...{ caseId: 't1', reportedType: 'forum_topic', memberId: 'author', topicId: 't1', reportId: 'r1', reason: 'spam' },
    ...{ contentRevision: 4, reportedAt: NOW, claimedBy: null, open, gravest: 'harassment' },
  },
});

describe('The queue of cases', () => {
  it('keeps since when a case is open, and of which text, from the first report', () =>
    expect(on(joined(1))).toMatchObject([
      { id: 't1', update: { $set: { open: true, reports: 1, opened_at: NOW, content_revision: 4, member_id: 'author' } } },
    ]));
  it('counts what comes after it, and ranks by the gravest', () => {
    const [write] = on(joined(2));
    expect(write).toMatchObject({ update: { $set: { reports: 2, severity: gravityOf('harassment') } } });
    expect(JSON.stringify(write)).not.toMatch(/opened_at|member_id/);
  });
  it('closes a case when its last report has left', () =>
    expect(on({ type: 'ReportLeftCase', data: { caseId: 't1', reportId: 'r1', settled: null, open: 0, gravest: null } })).toEqual([
      casesView.change('t1', { $set: { open: false, settled_at: NOW, claimed_by: null, claimed_until: null } }),
    ]));
  it('shows what was decided, and keeps the words by their member', () =>
    expect(on(caseDecided())).toMatchObject([
      { id: 't1', update: { $set: { open: false, reports: 2, last_decision: 'd1', claimed_by: null } } },
      { view: caseWordsView.name, id: 'author' },
    ]));
  it('keeps no words beside the decision', () => {
    const [onCase] = on(caseDecided());
    expect(JSON.stringify(onCase)).not.toMatch(/Reklam|İkinci/);
  });
  it('opens a case again whose decision was taken back', () =>
    expect(on(caseReopened())[0]).toMatchObject({ id: 't1', update: { $set: { open: true, reports: 2, 'decisions.d1.reopened_by': 'mert' } } }));
  it('keeps one that nobody reported out of the queue, also when its decision is taken back', () => {
    const opened = {
      caseId: 'author',
      reportedType: 'user_profile',
      memberId: 'author',
      topicId: '',
      moderatorId: 'derya',
      contentRevision: 4,
      reason: 'spam',
    };
    expect(on({ type: 'CaseOpened', data: opened } as never)).toMatchObject([
      { id: 'author', update: { $set: { open: false, reports: 0, content_revision: 4 } } },
    ]);
    const { type, data } = caseReopened();
    expect(on({ type, data: { ...data, open: 0, gravest: null } } as never)[0]).toMatchObject({
      update: { $set: { open: false, reports: 0, settled_at: NOW } },
    });
  });
});
