/** Facts of this context that others may react to. */
export type {
  ApprovalCarriedOut,
  ApprovalEvent,
  ApprovalExpired,
  ApprovalFailed,
  ApprovalRefused,
  ApprovalRequested,
  ApprovalWithdrawn,
} from './approval/approval.events.js';
export type { InvitationUsed } from './invitations/invitations.events.js';
