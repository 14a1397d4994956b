import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased, MemberForgotten } from '../../accounts/public.js';
import { CarryOutApproved, ExpireApproval, LapseApprovals } from './approval.commands.js';
import type { ApprovalEvent, ApprovalRequested } from './approval.events.js';
import { CheckApprovalPlace, LeaveApprovalPlace } from './approval-place.commands.js';
import { placeOf } from './approval-place.decider.js';
import type { ApprovalPlaceEvent } from './approval-place.events.js';

const key = (approvalId: string): string => `approval:${approvalId}`;

/** What nobody confirms in time comes to nothing. */
export const approvalExpiry = policy<ApprovalEvent>({
  name: 'approval-expiry',
  on: {
    ApprovalRequested: ({ data: { approvalId, until } }) => [
      { schedule: intent(ExpireApproval, { approvalId, cause: 'time' }), key: key(approvalId), at: until },
    ],
    ApprovalGranted: ({ data }) => [{ cancel: key(data.approvalId) }],
    ApprovalRefused: ({ data }) => [{ cancel: key(data.approvalId) }],
    ApprovalWithdrawn: ({ data }) => [{ cancel: key(data.approvalId) }],
  },
});

const leave = ({ data }: { readonly data: ApprovalEvent['data'] }) => [
  { send: intent(LeaveApprovalPlace, { place: placeOf(data).place, approvalId: data.approvalId }) },
];

/** What has ended makes room for another request of its kind. */
export const leaveApprovalPlace = policy<ApprovalEvent>({
  name: 'leave-approval-place',
  on: { ApprovalRefused: leave, ApprovalWithdrawn: leave, ApprovalExpired: leave, ApprovalCarriedOut: leave, ApprovalFailed: leave },
});

/** From taking a place to the request it is a moment; whoever has not asked after this long is not going to. */
const ASKED_WITHIN_MS = 60_000;
const taken = ({ approvalId }: { readonly approvalId: string }): string => `approval-place:${approvalId}`;

/** A process that ended between the two leaves no place taken for nothing. */
export const checkApprovalPlace = policy<ApprovalPlaceEvent | ApprovalRequested>({
  name: 'check-approval-place',
  on: {
    ApprovalPlaceTaken: ({ data: { place, approvalId }, at }) => [
      {
        schedule: intent(CheckApprovalPlace, { place, approvalId }),
        key: taken({ approvalId }),
        at: new Date(Date.parse(at) + ASKED_WITHIN_MS).toISOString(),
      },
    ],
    ApprovalRequested: ({ data }) => [{ cancel: taken(data) }],
  },
});

/** What was confirmed is done. */
export const carryOutApproved = policy<ApprovalEvent>({
  name: 'carry-out-approved',
  on: { ApprovalGranted: ({ data: { approvalId } }) => [{ send: intent(CarryOutApproved, { approvalId }) }] },
});

/** Nothing waits for or about somebody who has left; until the key is gone something may be asked for still. */
export const lapseApprovals = policy<AccountErased | MemberForgotten>({
  name: 'lapse-approvals',
  on: {
    AccountErased: ({ data: { memberId }, at }) => [{ schedule: intent(LapseApprovals, { memberId }), key: `lapse-approvals:erased:${memberId}`, at }],
    MemberForgotten: ({ data: { memberId }, at }) => [{ schedule: intent(LapseApprovals, { memberId }), key: `lapse-approvals:${memberId}`, at }],
  },
});
