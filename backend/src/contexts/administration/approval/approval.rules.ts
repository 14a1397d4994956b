import { APPROVAL_TEXT, type ApprovalState } from '../../../../contracts/approvals.js';
import { holds, outranks } from '../../../../contracts/permissions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Confirming } from './approval.commands.js';
import type { ApprovalEvent, ApprovalRequested } from './approval.events.js';

export interface MadeApproval extends Readonly<ApprovalRequested['data']> {
  readonly state: ApprovalState;
  /** Empty as long as nobody has. */
  readonly grantedBy: string;
  readonly note: string | null;
}
export type Approval = MadeApproval | null;

export function evolveApproval(state: Approval, { type, data }: ApprovalEvent): Approval {
  if (type === 'ApprovalRequested') return { ...data, state: 'waiting', grantedBy: '', note: null };
  if (!state) return state;
  switch (type) {
    case 'ApprovalGranted':
      return { ...state, state: 'granted', grantedBy: data.grantedBy, note: data.note };
    case 'ApprovalRefused':
      return { ...state, state: 'refused', note: data.note };
    case 'ApprovalWithdrawn':
      return { ...state, state: 'withdrawn' };
    case 'ApprovalExpired':
      return { ...state, state: 'expired' };
    case 'ApprovalCarriedOut':
      return { ...state, state: 'done' };
    case 'ApprovalFailed':
      return { ...state, state: 'failed' };
  }
}

type Asked = Pick<MadeApproval, 'requestedBy' | 'permission' | 'judges' | 'until'>;

/** Why somebody cannot confirm it now, or null. */
export function hindranceOf(
  { by, role, requesterRole, judgedRoles, memberGone }: Omit<Confirming, 'approvalId'>,
  { requestedBy, permission, judges, until }: Asked,
  at: string,
): RuleViolation | null {
  if (by === requestedBy) return new RuleViolation('approval.own', APPROVAL_TEXT.own, null, 'forbidden');
  if (judges.includes(by)) return new RuleViolation('approval.about-yourself', APPROVAL_TEXT.aboutYourself, null, 'forbidden');
  if (!holds(role, permission) || !holds(role, 'approval.decide') || judgedRoles.some((judged) => outranks(judged, role)))
    return new RuleViolation('approval.may-not', APPROVAL_TEXT.mayNot, null, 'forbidden');
  // Also before its job has said so.
  if (until <= at) return new RuleViolation('approval.expired', APPROVAL_TEXT.expired, null, 'conflict');
  if (requesterRole === null || !holds(requesterRole, permission))
    return new RuleViolation('approval.requester-may-not', APPROVAL_TEXT.requesterMayNot, null, 'conflict');
  return memberGone ? new RuleViolation('approval.member-gone', APPROVAL_TEXT.memberGone, null, 'conflict') : null;
}

/** What the command carries besides what was written. */
export const askedOf = ({ asked }: Pick<MadeApproval, 'asked'>): Readonly<Record<string, unknown>> => JSON.parse(asked);

/** What was written, by the fields of the command; nothing once its key is gone. */
export const wordsOf = ({ words }: Pick<MadeApproval, 'words'>): Readonly<Record<string, string>> => (words === null ? {} : JSON.parse(words));
