import { describe, expect, it } from '@jest/globals';
import type { ModerationAction, ModerationOutcome, ReportedType } from '../../../../contracts/moderation.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened, ReportModerated } from '../../moderation/public.js';
import { DeleteTopic, HideTopic } from './topic.commands.js';
import { RestoreRemovedTopic } from './topic-moderation.commands.js';
import { withdrawReportedTopic } from './withdraw-reported-topic.policy.js';

const upheld = (outcome: ModerationOutcome, reportedType: ReportedType = 'forum_topic'): ReportModerated => ({
  type: 'ReportModerated',
  data: {
    reportId: 'r1',
    reportedType,
    reportedId: 't1',
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
const after = (...report: Parameters<typeof upheld>) => react(withdrawReportedTopic, recorded(upheld(...report)));
const data = { topicId: 't1', reportId: 'r1', reason: 'spam' };

describe('A report about a topic', () => {
  it('hides the topic when that was decided', () => expect(after('content_hidden')).toEqual([{ send: { command: HideTopic, data } }]));
  it('deletes the topic when that was decided', () => expect(after('content_deleted')).toEqual([{ send: { command: DeleteTopic, data } }]));
  it.each(['user_warned', 'user_muted', 'user_suspended', 'no_action'] as const)('leaves the topic where it is with the outcome %s', (outcome) =>
    expect(after(outcome)).toEqual([]),
  );
});

describe('A report about something else', () => {
  it.each(['content_hidden', 'content_deleted'] as const)('leaves the topic where it is with the outcome %s', (outcome) =>
    expect(after(outcome, 'forum_comment')).toEqual([]),
  );
});

const decided = (action: ModerationAction | null): CaseDecided => ({
  type: 'CaseDecided',
  data: {
    caseId: 't1',
    reportedType: 'forum_topic',
    memberId: 'author',
    topicId: 't1',
    decisionId: 'd1',
    moderatorId: 'moderator',
    contentId: 't1',
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
  const after = (event: CaseDecided | CaseReopened) => react(withdrawReportedTopic, recorded(event));
  const takenBack = (action: ModerationAction): CaseReopened => {
    const { caseId, reportedType, memberId, topicId, decisionId, moderatorId, reportIds, actions, rules } = decided(action).data;
    return {
      type: 'CaseReopened',
      data: { caseId, reportedType, memberId, topicId, decisionId, moderatorId, reportIds, actions, rules, note: 'Yanlış', open: 2, gravest: 'spam' },
    };
  };
  it('hides the topic once, however many reported it', () => expect(after(decided('hide_content'))).toEqual([{ send: { command: HideTopic, data } }]));
  it('deletes the topic once', () => expect(after(decided('delete_content'))).toEqual([{ send: { command: DeleteTopic, data } }]));
  it('leaves it where it is without such an action', () => expect(after(decided(null))).toEqual([]));
  it('is carried out by the case, not by each of its reports', () => {
    const report = upheld('content_hidden');
    expect(react(withdrawReportedTopic, recorded({ ...report, data: { ...report.data, decisionId: 'd1' } }))).toEqual([]);
  });
  it.each(['hide_content', 'delete_content'] as const)('that is taken back restores what %s did, and nothing that another did', (action) =>
    expect(after(takenBack(action))).toEqual([
      { send: { command: RestoreRemovedTopic, data: { topicId: 't1', reportId: 'r1', reason: 'Karar geri alındı.' } } },
    ]),
  );
});
