import { describe, expect, it } from '@jest/globals';
import type { ModerationOutcome, ReportedType } from '../../../../contracts/moderation.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { ReportModerated } from '../../moderation/public.js';
import { DeleteTopic, HideTopic } from './topic.commands.js';
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
