import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { EndMemberSessions } from '../session/session.commands.js';
import { EraseAccount, ForgetMember, SendDeletionMail } from './erasure.commands.js';
import type { ErasureEvent } from './erasure.events.js';
import { eraseAfterGrace, forgetErasedMember } from './erasure.policy.js';

const memberId = 'm1';
const due = daysFromNow(7);
const requested: ErasureEvent = { type: 'AccountDeletionRequested', data: { memberId, keepContent: true, due } };
const cancelled: ErasureEvent = { type: 'AccountDeletionCancelled', data: { memberId } };
const erased: ErasureEvent = { type: 'AccountErased', data: { memberId, keepContent: true } };

describe('A wish for the end of an account', () => {
  it('is fulfilled when its grace is over, and confirmed by mail at once', () =>
    expect(react(eraseAfterGrace, recorded(requested))).toEqual([
      { schedule: { command: EraseAccount, data: { memberId } }, key: 'erase-account:m1', at: due },
      { schedule: { command: SendDeletionMail, data: { memberId, due } }, key: 'deletion-mail:m1', at: NOW },
    ]));
  it('is not fulfilled when it was called off', () =>
    expect(react(eraseAfterGrace, recorded(cancelled))).toEqual([{ cancel: 'erase-account:m1' }, { cancel: 'deletion-mail:m1' }]));
});

describe('An erased member', () => {
  it('is signed out everywhere and forgotten', () =>
    expect(react(forgetErasedMember, recorded(erased))).toEqual([
      { send: { command: EndMemberSessions, data: { memberId, cause: 'erasure-of-m1' } } },
      { schedule: { command: ForgetMember, data: { memberId } }, key: 'forget-member:m1', at: NOW },
    ]));
});
