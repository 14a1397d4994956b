import { describe, expect, it } from '@jest/globals';
import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { settleHeld } from './settle-held.policy.js';

const REPORT = {
  reportId: 'r1',
  reportedId: 'x1',
  reportedUserId: 'author',
  reporterId: 'meydan',
  reason: 'spam',
  moderatorId: 'mod',
  note: null,
  decisionId: null,
} as const;
const sent = (type: 'forum_topic' | 'forum_comment', outcome: ModerationOutcome | 'dismissed') => {
  const data = { ...REPORT, reportedType: type };
  const event =
    outcome === 'dismissed'
      ? ({ type: 'ReportDismissed', data } as const)
      : ({ type: 'ReportModerated', data: { ...data, action: null, outcome, durationMinutes: null, upheld: true } } as const);
  return react(settleHeld, recorded(event)).map((reaction) => ('send' in reaction ? [reaction.send.command.name, reaction.send.data] : reaction));
};

describe('What waits', () => {
  it.each([
    ['forum_topic', 'dismissed', 'ReleaseText', { textId: 'x1' }],
    ['forum_topic', 'no_action', 'ReleaseText', { textId: 'x1' }],
    ['forum_topic', 'user_warned', 'RefuseText', { textId: 'x1', reportId: 'r1', reason: 'spam', outcome: 'user_warned', note: null }],
    ['forum_topic', 'content_deleted', 'RefuseText', { textId: 'x1', reportId: 'r1', reason: 'spam', outcome: 'content_deleted', note: null }],
    ['forum_comment', 'dismissed', 'ReleaseText', { textId: 'x1' }],
    ['forum_comment', 'user_suspended', 'RefuseText', { textId: 'x1', reportId: 'r1', reason: 'spam', outcome: 'user_suspended', note: null }],
  ] as const)('%s, %s: %s', (type, outcome, command, data) => expect(sent(type, outcome)).toEqual([[command, data]]));
});
