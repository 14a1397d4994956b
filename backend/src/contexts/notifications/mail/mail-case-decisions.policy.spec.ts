import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { CaseDecided } from '../../moderation/public.js';
import { MailCaseDecision } from './mail.commands.js';
import { mailCaseDecisions } from './mail-case-decisions.policy.js';

const ACTIONS: CaseDecided['data']['actions'] = [
  { action: 'warn_user', durationMinutes: null },
  { action: 'hide_content', durationMinutes: null },
];
const decided = (status: 'resolved' | 'dismissed'): CaseDecided => ({
  type: 'CaseDecided',
  data: {
    ...{ caseId: 'c1', reportedType: 'forum_comment', memberId: 'm1', topicId: 't1', decisionId: 'd1', moderatorId: 'derya', contentId: 'c1' },
    ...{ reportIds: ['r1', 'r2'], reason: 'spam', clause: '2.1', actions: ACTIONS, outcome: 'user_warned', status, upheld: true },
    ...{ fields: [], recordedAction: 'warn_user', partOf: null, message: 'GİZLİ', staffNote: 'GİZLİ', seen: 0 },
    rules: { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 },
  },
});

describe('A decision on a case', () => {
  it('is told in one mail, and the words wait in no queue', () =>
    expect(react(mailCaseDecisions, recorded(decided('resolved')))).toEqual([
      {
        schedule: {
          command: MailCaseDecision,
          data: {
            ...{ memberId: 'm1', topicId: 't1', commentId: 'c1', reason: 'spam', clause: '2.1', actions: ACTIONS },
            ...{ decision: { id: 'd1', at: NOW }, fact: { stream: 'stream-1', id: 'event-1' }, contentId: 'c1' },
          },
        },
        key: 'case-mail:d1',
        at: NOW,
      },
    ]));
  it('that dismisses is told to nobody whom it would have concerned', () => expect(react(mailCaseDecisions, recorded(decided('dismissed')))).toEqual([]));
});
