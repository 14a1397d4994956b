import { projection } from '../../../kernel/projection.js';
import type { ApprovalEvent } from './approval.events.js';
import { approvalsView } from './approval.model.js';

/** What waits for a second person, and what became of it. */
export const approvalsProjection = projection<ApprovalEvent>({
  name: 'approvals',
  version: 2,
  views: [approvalsView.name],
  on: {
    ApprovalRequested: ({ at, position, data: { approvalId, kind, requestedBy, about, until } }) =>
      approvalsView.put(approvalId, {
        ...{ kind, state: 'waiting', open: true, requested_by: requestedBy, requested_at: at, about, until, position },
        ...{ decided_by: null, decided_at: null, failure: null, left_out: [] },
      }),
    ApprovalGranted: ({ at, data }) =>
      approvalsView.change(data.approvalId, { $set: { state: 'granted', open: false, decided_by: data.grantedBy, decided_at: at } }),
    ApprovalRefused: ({ at, data }) =>
      approvalsView.change(data.approvalId, { $set: { state: 'refused', open: false, decided_by: data.refusedBy, decided_at: at } }),
    ApprovalWithdrawn: ({ at, data }) => approvalsView.change(data.approvalId, { $set: { state: 'withdrawn', open: false, decided_at: at } }),
    ApprovalExpired: ({ at, data }) => approvalsView.change(data.approvalId, { $set: { state: 'expired', open: false, decided_at: at } }),
    ApprovalCarriedOut: ({ data: { approvalId, leftOut } }) => approvalsView.change(approvalId, { $set: { state: 'done', left_out: leftOut } }),
    ApprovalFailed: ({ data: { approvalId, failure } }) => approvalsView.change(approvalId, { $set: { state: 'failed', failure } }),
  },
});
