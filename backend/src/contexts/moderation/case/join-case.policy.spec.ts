import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { ContentReported, ReportDismissed, ReportLapsed, ReportModerated } from '../report/report.events.js';
import { JoinCase, LeaveCase } from './case.commands.js';
import { joinCase } from './join-case.policy.js';

const REPORT = { reportId: 'r1', reportedType: 'forum_comment', reportedId: 'c1', reportedUserId: 'author', reporterId: 'ada', reason: 'spam' } as const;
const SETTLED = { ...REPORT, moderatorId: 'derya', note: null };
const after = (event: ContentReported | ReportModerated | ReportDismissed | ReportLapsed) => react(joinCase, recorded(event));
const moderated = (decisionId: string | null): ReportModerated => ({
  type: 'ReportModerated',
  data: { ...SETTLED, action: 'hide_content', outcome: 'content_hidden', durationMinutes: null, decisionId, upheld: true },
});

describe('The case of a content', () => {
  it('is joined by every report about it', () =>
    expect(after({ type: 'ContentReported', data: { ...REPORT, topicId: 't1', contentRevision: 4, description: 'GİZLİ' } })).toEqual([
      {
        send: {
          command: JoinCase,
          data: {
            caseId: 'c1',
            reportId: 'r1',
            reportedType: 'forum_comment',
            memberId: 'author',
            topicId: 't1',
            contentRevision: 4,
            reason: 'spam',
            reportedAt: NOW,
          },
        },
      },
    ]));
  it('is left by a report whose text was taken back', () =>
    expect(after({ type: 'ReportLapsed', data: { reportId: 'r1', reportedId: 'c1', reportedUserId: 'author' } })).toEqual([
      { send: { command: LeaveCase, data: { caseId: 'c1', reportId: 'r1', settled: null } } },
    ]));
  it('is left by a report that was settled by itself, before there were cases', () =>
    expect([after(moderated(null)), after({ type: 'ReportDismissed', data: { ...SETTLED, decisionId: null } })]).toEqual([
      [
        {
          send: {
            command: LeaveCase,
            data: { caseId: 'c1', reportId: 'r1', settled: { moderatorId: 'derya', status: 'resolved', outcome: 'content_hidden' } },
          },
        },
      ],
      [{ send: { command: LeaveCase, data: { caseId: 'c1', reportId: 'r1', settled: { moderatorId: 'derya', status: 'dismissed', outcome: 'no_action' } } } }],
    ]));
  it('is not left by a report that its own decision settled', () => expect(after(moderated('d1'))).toEqual([]));
});
