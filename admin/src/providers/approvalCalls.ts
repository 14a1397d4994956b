import type { ApprovalList, ApprovalRow } from '@contracts/approvals';
import { API, at, once, type Rows, rowsOf, tell } from './calls';

const APPROVALS = `${API}/approvals`;

/** What waits for a second person. */
export interface ApprovalCalls {
  approvals: (list: ApprovalList, place: { limit: number; offset?: number }, signal: AbortSignal) => Promise<Rows<ApprovalRow>>;
  grantApproval: (id: string, note: string, key: string) => Promise<void>;
  refuseApproval: (id: string, note: string, key: string) => Promise<void>;
  withdrawApproval: (id: string, key: string) => Promise<void>;
}

export const approvalCalls: ApprovalCalls = {
  approvals: (list, place, signal) => rowsOf<ApprovalRow>(APPROVALS, { ...place, list }, signal),
  grantApproval: (id, note, key) => tell(`${APPROVALS}/${at(id)}/grant`, once('POST', note ? { note } : {}, key)),
  refuseApproval: (id, note, key) => tell(`${APPROVALS}/${at(id)}/refuse`, once('POST', { note }, key)),
  withdrawApproval: (id, key) => tell(`${APPROVALS}/${at(id)}/withdraw`, once('POST', {}, key)),
};
