import { describe, expect, it } from '@jest/globals';
import { APPROVAL_LIMITS } from '../../../../contracts/approvals.js';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { LeaveApprovalPlace, TakeApprovalPlace } from './approval-place.commands.js';
import { approvalPlaceStream, placeOf } from './approval-place.decider.js';
import type { ApprovalPlaceEvent } from './approval-place.events.js';

const given = specify(approvalPlaceStream.decider);
const place = 'settings';
const taken = (approvalId: string): ApprovalPlaceEvent => ({ type: 'ApprovalPlaceTaken', data: { place, approvalId, until: daysFromNow(1) } });
const left = (approvalId: string): ApprovalPlaceEvent => ({ type: 'ApprovalPlaceLeft', data: { place, approvalId } });
const take = (approvalId: string, most: number, at = NOW) => new TakeApprovalPlace({ place, approvalId, until: daysFromNow(1), most }, sentAt(at));

describe('What waits for a second person', () => {
  it('is one of a kind about a member, and a few about the house', () => {
    expect(placeOf({ kind: 'staff_role', about: 'm1' })).toEqual({ place: 'staff_role.m1', most: 1 });
    expect(placeOf({ kind: 'settings', about: null })).toEqual({ place: 'settings', most: APPROVAL_LIMITS.waiting });
  });
  it('is no more than that', () => {
    given().when(take('a1', 1)).then(taken('a1'));
    given(taken('a1')).when(take('a2', 1)).thenRefused('approval.already');
    given(taken('a1')).when(take('a2', 2)).then(taken('a2'));
    given(taken('a1'), taken('a2')).when(take('a3', 2)).thenRefused('approval.too-many');
  });
  it('takes its place once, and leaves it with its end or its time', () => {
    given(taken('a1')).when(take('a1', 1)).thenNothing();
    given(taken('a1'))
      .when(new LeaveApprovalPlace({ place, approvalId: 'a1' }, sentAt(NOW)))
      .then(left('a1'));
    given()
      .when(new LeaveApprovalPlace({ place, approvalId: 'a1' }, sentAt(NOW)))
      .thenNothing();
    given(taken('a1'), left('a1')).when(take('a2', 1)).then(taken('a2'));
    given(taken('a1'))
      .when(new TakeApprovalPlace({ place, approvalId: 'a2', until: daysFromNow(2), most: 1 }, sentAt(daysFromNow(1))))
      .then({ type: 'ApprovalPlaceTaken', data: { place, approvalId: 'a2', until: daysFromNow(2) } });
  });
});
