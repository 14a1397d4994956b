import { describe, expect, it } from '@jest/globals';
import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened } from '../../moderation/public.js';
import { HoldAgain } from './held.commands.js';
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

  const decided = (upheld: boolean, outcome: ModerationOutcome) =>
    react(
      settleHeld,
      recorded<CaseDecided>({
        type: 'CaseDecided',
        data: {
          ...{ caseId: 'x1', reportedType: 'forum_topic', memberId: 'author', topicId: 'x1', decisionId: 'd1', moderatorId: 'mod', contentId: 'x1' },
          ...{ reportIds: ['r1'], reason: 'spam', clause: null, actions: [], outcome, status: upheld ? 'resolved' : 'dismissed', upheld },
          ...{ fields: [], recordedAction: null, partOf: null, message: 'Reklam', staffNote: null, seen: 0 },
          rules: { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 },
        },
      }),
    ).map((reaction) => ('send' in reaction ? [reaction.send.command.name, reaction.send.data] : reaction));
  it('is let in by a decision on its case that finds nothing against it', () =>
    expect(decided(false, 'no_action')).toEqual([['ReleaseText', { textId: 'x1' }]]));
  it('waits again when that decision is taken back', () =>
    expect(
      react(
        settleHeld,
        recorded<CaseReopened>({
          type: 'CaseReopened',
          data: {
            ...{ caseId: 'x1', reportedType: 'forum_topic', memberId: 'author', topicId: 'x1', decisionId: 'd1', moderatorId: 'mod' },
            ...{ reportIds: ['r1'], actions: [], note: null, open: 1, gravest: 'spam' },
            rules: { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 },
          },
        }),
      ),
    ).toMatchObject([{ send: { command: HoldAgain, data: { textId: 'x1' } } }]));
  it.each([
    ['no_action', 'content_deleted'],
    ['user_suspended', 'user_suspended'],
  ] as const)('is kept out by any other, also by one that does nothing else: %s', (outcome, kept) =>
    expect(decided(true, outcome as ModerationOutcome)).toEqual([
      ['RefuseText', { textId: 'x1', reportId: 'r1', reason: 'spam', outcome: kept, note: 'Reklam' }],
    ]),
  );
});
