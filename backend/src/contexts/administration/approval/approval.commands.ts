import type { LeftOut } from '../../../../contracts/approvals.js';
import type { Role } from '../../../../contracts/permissions.js';
import { Command } from '../../../kernel/command.js';
import type { ApprovalExpired, ApprovalRequested } from './approval.events.js';

export class RequestApproval extends Command<ApprovalRequested['data']> {
  readonly type = 'RequestApproval';
}

/** Who decides, and how those whom it concerns stand now. */
export interface Confirming {
  readonly approvalId: string;
  readonly by: string;
  readonly role: Role;
  /** The role of whoever asked for it; null when they have left. */
  readonly requesterRole: Role | null;
  /** The roles of those whom it sanctions. */
  readonly judgedRoles: readonly Role[];
  /** Whether the account of the member whom it is about has ended. */
  readonly memberGone: boolean;
}

export class GrantApproval extends Command<Confirming & { note: string | null }> {
  readonly type = 'GrantApproval';
}

export class RefuseApproval extends Command<Confirming & { note: string }> {
  readonly type = 'RefuseApproval';
}

export class WithdrawApproval extends Command<{ approvalId: string; by: string }> {
  readonly type = 'WithdrawApproval';
}

export class ExpireApproval extends Command<{ approvalId: string; cause: ApprovalExpired['data']['cause'] }> {
  readonly type = 'ExpireApproval';
}

/** Lets everything lapse that somebody asked for or that is about them, because their account has ended. */
export class LapseApprovals extends Command<{ memberId: string }> {
  readonly type = 'LapseApprovals';
}

/** Does what was confirmed. */
export class CarryOutApproved extends Command<{ approvalId: string }> {
  readonly type = 'CarryOutApproved';
}

/** What became of it; `failure` null: it is done, but for what is left out. */
export class NoteApprovalOutcome extends Command<{ approvalId: string; failure: string | null; leftOut: LeftOut[] }> {
  readonly type = 'NoteApprovalOutcome';
}

export type ApprovalCommand = RequestApproval | GrantApproval | RefuseApproval | WithdrawApproval | ExpireApproval | NoteApprovalOutcome;
