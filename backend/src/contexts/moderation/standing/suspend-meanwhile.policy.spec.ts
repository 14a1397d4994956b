import { describe, expect, it } from '@jest/globals';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { SuspendMember, TakeBackDecision } from './standing.commands.js';
import { suspendMeanwhile } from './suspend-meanwhile.policy.js';

const rules = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const named = { approvalId: 'a1', kind: 'permanent_sanction', requestedBy: 'nazli', suspends: [{ memberId: 'm1', sanctionId: 's1' }] };
const reactions = (type: string, data: object = {}) => react(suspendMeanwhile({ policy: rules }), recorded({ type, data: { ...named, ...data } }));
const ended = [
  { send: { command: TakeBackDecision, data: { memberId: 'm1', decisionId: 's1', kinds: ['suspended'], note: APPROVAL_TEXT.suspensionEnds, policy: rules } } },
];

describe('Whoever a sanction for good waits for', () => {
  it('is suspended for as long as it may wait', () =>
    expect(reactions('ApprovalRequested', { rule: 'spam' })).toEqual([
      {
        send: {
          command: SuspendMember,
          data: { memberId: 'm1', sanctionId: 's1', reportId: null, contentId: null, note: null, reason: 'spam', durationMinutes: 1440, meanwhile: true },
        },
      },
    ]));
  it.each(['ApprovalRefused', 'ApprovalWithdrawn', 'ApprovalFailed'])('is free again with %s', (type) => expect(reactions(type)).toEqual(ended));
  it('is free again when whoever asked has left; after its time it is over by itself', () => {
    expect(reactions('ApprovalExpired', { cause: 'member_gone' })).toEqual(ended);
    expect(reactions('ApprovalExpired', { cause: 'time' })).toEqual([]);
  });
  it('stays shut out when it was confirmed', () => expect(reactions('ApprovalCarriedOut', { leftOut: [] })).toEqual([]));
  it('is free again when it was confirmed, and theirs perhaps left out; a sanction that was given has taken the place of the suspension', () =>
    expect(reactions('ApprovalCarriedOut', { leftOut: [{ id: 't1', error: 'Yeni bir rapor geldi.' }] })).toEqual(ended));
});
