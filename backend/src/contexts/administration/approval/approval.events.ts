import type { ApprovalKind } from '../../../../contracts/approvals.js';
import type { MemberRole, Permission } from '../../../../contracts/permissions.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** A suspension that holds as long as the request waits. */
export interface Meanwhile {
  memberId: string;
  sanctionId: string;
}

/** What every fact of a request says, so that whoever follows from it need not look further. */
interface Request {
  approvalId: string;
  kind: ApprovalKind;
  requestedBy: string;
  suspends: Meanwhile[];
}

/**
 * Somebody of the staff decided what a second person has to confirm. `command` and `asked` are what is carried out then; what was written with it
 * (`words`, JSON) is sealed for `sealedFor`: the member it is about, or its writer.
 */
export type ApprovalRequested = DomainEvent<
  'ApprovalRequested',
  Request & {
    requestedRole: MemberRole;
    command: string;
    permission: Permission;
    /** JSON. */
    asked: string;
    words: string | null;
    sealedFor: string;
    /** Whom it is about; null: the house, or many. */
    about: string | null;
    judges: string[];
    /** The ids by which its decisions are appealed against. */
    decisions: string[];
    /** The code of the community's rule, where there is one. */
    rule: string | null;
    until: string;
  }
>;
export type ApprovalGranted = DomainEvent<'ApprovalGranted', Request & { grantedBy: string; note: string | null; sealedFor: string }>;
export type ApprovalRefused = DomainEvent<'ApprovalRefused', Request & { refusedBy: string; note: string | null; sealedFor: string }>;
export type ApprovalWithdrawn = DomainEvent<'ApprovalWithdrawn', Request>;
/** Nobody confirmed it in time, or somebody without whom it means nothing has left. */
export type ApprovalExpired = DomainEvent<'ApprovalExpired', Request & { cause: 'time' | 'member_gone' }>;
/** What was confirmed was done, once; `decisions` are appealed against, and whoever confirmed them does not decide about it. */
export type ApprovalCarriedOut = DomainEvent<'ApprovalCarriedOut', Request & { grantedBy: string; decisions: string[] }>;
/** What was confirmed is forbidden by a rule meanwhile: `failure` is its sentence. */
export type ApprovalFailed = DomainEvent<'ApprovalFailed', Request & { grantedBy: string; failure: string }>;

export type ApprovalEvent = ApprovalRequested | ApprovalGranted | ApprovalRefused | ApprovalWithdrawn | ApprovalExpired | ApprovalCarriedOut | ApprovalFailed;
