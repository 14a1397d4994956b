import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { specify } from '../../../kernel/specify.js';
import { awaitApproval } from './await-approval.policy.js';
import { AwaitApproval, DecideCase, EndAwaiting, ReopenCase } from './case.commands.js';
import { moderationCase } from './case.decider.js';
import type { CaseEvent } from './case.events.js';
import { caseDecided } from './case-policies.fixture.js';

const given = specify(moderationCase);
const RULES = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const UNTIL = daysFromNow(1);
const reportJoined = (reportId: string, open = 1): CaseEvent => ({
  type: 'ReportJoinedCase',
  data: {
    ...{ caseId: 't1', reportedType: 'forum_topic', memberId: 'author', topicId: 't1', reportId, reason: 'spam' },
    ...{ contentRevision: 1, reportedAt: NOW, claimedBy: null, open, gravest: 'spam' },
  },
});
const joined = reportJoined('r1');
const asked = { caseId: 't1', approvalId: 'a1', decisionId: 'd1', requestedBy: 'derya', until: UNTIL };
const awaits: CaseEvent = { type: 'CaseAwaitsApproval', data: { ...asked, reportIds: ['r1'] } };
const over: CaseEvent = { type: 'CaseAwaitsNoMore', data: { caseId: 't1', approvalId: 'a1', reportIds: ['r1'] } };
const wait = (changes: Partial<typeof asked> = {}, at = NOW) => new AwaitApproval({ ...asked, ...changes }, sentAt(at));
const end = (approvalId = 'a1') => new EndAwaiting({ caseId: 't1', approvalId }, sentAt(NOW));
const decide = (decisionId: string, at = NOW) =>
  new DecideCase(
    {
      ...{ caseId: 't1', decisionId, moderatorId: 'mert', moderatorRole: 'moderator', memberRole: 'user', reportId: null, reason: 'spam', clause: '2.1' },
      ...{ status: 'resolved', upheld: true, actions: [{ action: 'warn_user', durationMinutes: null }], fields: [], recordedAction: 'warn_user' },
      ...{ partOf: null, message: 'Reklam yapmayın.', staffNote: 'İkinci kez.', rules: RULES },
      already: { state: 'visible', wordedAt: 4, warned: false, mutedUntil: null, restriction: null },
    },
    sentAt(at),
  );
const decided = (decisionId: string, reportIds = ['r1']) => {
  const { data } = caseDecided({ decisionId, moderatorId: 'mert', reportIds });
  const { caseId, reportedType, memberId, topicId, ...rest } = data;
  return { type: 'CaseDecided' as const, data: { caseId, reportedType, memberId, topicId, ...rest } };
};

describe('A case with a decision that waits for a second person', () => {
  it('waits for one request at a time, and only as long as anything of it is open', () => {
    given(joined).when(wait()).then(awaits);
    given(joined, awaits)
      .when(wait({ approvalId: 'a2', decisionId: 'd2' }))
      .thenNothing();
    given(joined, decided('d0')).when(wait()).thenNothing();
    given().when(wait()).thenNothing();
  });
  it('is decided on by nobody else meanwhile; what was confirmed is carried out', () => {
    given(joined, awaits).when(decide('d2')).thenRefused('case.awaits-approval');
    given(joined, awaits).when(decide('d1')).then(decided('d1'));
  });
  it('is left out when something was reported meanwhile: nobody judged that', () => {
    given(joined, awaits, reportJoined('r2', 2)).when(decide('d1')).thenRefused('case.changed-meanwhile');
    given(joined, awaits, reportJoined('r2', 2)).when(decide('d1', UNTIL)).thenRefused('case.changed-meanwhile');
    given(joined, awaits, reportJoined('r2', 2), over)
      .when(decide('d2'))
      .then(decided('d2', ['r1', 'r2']));
  });
  it('is decided on without what was taken back meanwhile', () =>
    given(joined, reportJoined('r2', 2), { ...awaits, data: { ...awaits.data, reportIds: ['r1', 'r2'] } } as CaseEvent, {
      type: 'ReportLeftCase',
      data: { caseId: 't1', reportId: 'r2', settled: null, open: 1, gravest: 'spam' },
    })
      .when(decide('d1'))
      .then(decided('d1')));
  it('keeps its earlier decision meanwhile', () => {
    const reopen = new ReopenCase(
      { caseId: 't1', decisionId: 'd0', note: 'Yanlış üye', rules: RULES, moderatorId: 'mert', moderatorRole: 'moderator', memberRole: 'user', withheldBy: [] },
      sentAt(NOW),
    );
    given(joined, decided('d0'), reportJoined('r2'), awaits).when(reopen).thenRefused('case.awaits-approval');
  });
  it('is free again when the request has ended, and after its time also before that is recorded', () => {
    given(joined, awaits).when(end()).then(over);
    given(joined, awaits).when(end('a2')).thenNothing();
    given(joined, awaits, decided('d1')).when(end()).thenNothing();
    given(joined, awaits, over).when(decide('d2')).then(decided('d2'));
    given(joined, awaits).when(decide('d2', UNTIL)).then(decided('d2'));
  });
});

describe('A request about cases', () => {
  const of = (type: string, data: object = {}) => {
    const request = { approvalId: 'a1', requestedBy: 'derya', cases: [{ caseId: 't1', decisionId: 'd1' }] };
    return react(awaitApproval, recorded({ type, data: { ...request, ...data } }));
  };
  it('lets each of them wait', () => expect(of('ApprovalRequested', { until: UNTIL })).toEqual([{ send: { command: AwaitApproval, data: asked } }]));
  it.each(['ApprovalRefused', 'ApprovalWithdrawn', 'ApprovalExpired', 'ApprovalFailed', 'ApprovalCarriedOut'])('lets them go with %s', (type) =>
    expect(of(type)).toEqual([{ send: { command: EndAwaiting, data: { caseId: 't1', approvalId: 'a1' } } }]),
  );
});
