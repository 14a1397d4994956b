import { describe, expect, it } from '@jest/globals';
import type { ModerationOutcome, ReportedType } from '../../../../contracts/moderation.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { ReportModerated } from '../../moderation/public.js';
import { DeleteComment, HideComment } from './comment.commands.js';
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
