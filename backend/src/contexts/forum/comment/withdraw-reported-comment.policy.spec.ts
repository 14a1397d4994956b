import { describe, expect, it } from '@jest/globals';
import type { ModerationAction, ModerationOutcome, ReportedType } from '../../../../contracts/moderation.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened, ReportModerated } from '../../moderation/public.js';
import { DeleteComment, HideComment, RestoreRemovedComment } from './comment.commands.js';
import { withdrawReportedComment } from './withdraw-reported-comment.policy.js';

const upheld = (outcome: ModerationOutcome, reportedType: ReportedType = 'forum_comment'): ReportModerated => ({
  type: 'ReportModerated',
  data: {
    reportId: 'r1',
    reportedType,
    reportedId: 'k1',
    reportedUserId: 'author',
    reporterId: 'reporter',
    reason: 'spam',
    moderatorId: 'moderator',
    action: null,
    outcome,
    note: null,
    durationMinutes: null,
    decisionId: null,
    upheld: true,
  },
});
const after = (...report: Parameters<typeof upheld>) => react(withdrawReportedComment, recorded(upheld(...report)));
const data = { commentId: 'k1', reportId: 'r1', reason: 'spam' };

describe('A report about a comment', () => {
  it('hides the comment when that was decided', () => expect(after('content_hidden')).toEqual([{ send: { command: HideComment, data } }]));
  it('deletes the comment when that was decided', () => expect(after('content_deleted')).toEqual([{ send: { command: DeleteComment, data } }]));
  it.each(['user_warned', 'user_muted', 'user_suspended', 'no_action'] as const)('leaves the comment where it is with the outcome %s', (outcome) =>
    expect(after(outcome)).toEqual([]),
  );
});

describe('A report about something else', () => {
  it.each(['content_hidden', 'content_deleted'] as const)('leaves the comment where it is with the outcome %s', (outcome) =>
    expect(after(outcome, 'forum_topic')).toEqual([]),
  );
});

const decided = (action: ModerationAction | null): CaseDecided => ({
  type: 'CaseDecided',
  data: {
    caseId: 'k1',
    reportedType: 'forum_comment',
    memberId: 'author',
    topicId: 't1',
    decisionId: 'd1',
    moderatorId: 'moderator',
    contentId: 'k1',
    reportIds: ['r1', 'r2'],
    reason: 'spam',
    clause: null,
    actions: [{ action: 'warn_user', durationMinutes: null }, ...(action ? [{ action, durationMinutes: null }] : [])],
    outcome: 'user_warned',
    status: 'resolved',
    upheld: true,
    fields: [],
    recordedAction: 'warn_user',
    partOf: null,
    message: null,
    staffNote: null,
    seen: 0,
    rules: { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 },
  },
});

describe('A decision on a case', () => {
  const after = (event: CaseDecided | CaseReopened) => react(withdrawReportedComment, recorded(event));
  const takenBack = (action: ModerationAction): CaseReopened => {
    const { caseId, reportedType, memberId, topicId, decisionId, moderatorId, reportIds, actions, rules } = decided(action).data;
    return {
      type: 'CaseReopened',
      data: { caseId, reportedType, memberId, topicId, decisionId, moderatorId, reportIds, actions, rules, note: 'Yanlış', open: 2, gravest: 'spam' },
    };
  };
  it('hides the comment once, however many reported it', () => expect(after(decided('hide_content'))).toEqual([{ send: { command: HideComment, data } }]));
  it('deletes the comment once', () => expect(after(decided('delete_content'))).toEqual([{ send: { command: DeleteComment, data } }]));
  it('leaves it where it is without such an action', () => expect(after(decided(null))).toEqual([]));
  it('is carried out by the case, not by each of its reports', () => {
    const report = upheld('content_hidden');
    expect(react(withdrawReportedComment, recorded({ ...report, data: { ...report.data, decisionId: 'd1' } }))).toEqual([]);
  });
  it.each(['hide_content', 'delete_content'] as const)('that is taken back restores what %s did, and nothing that another did', (action) =>
    expect(after(takenBack(action))).toEqual([
      { send: { command: RestoreRemovedComment, data: { commentId: 'k1', reportId: 'r1', reason: 'Karar geri alındı.' } } },
    ]),
  );
});
