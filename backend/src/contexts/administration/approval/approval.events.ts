import type { ApprovalKind, LeftOut, WaitingCase } from '../../../../contracts/approvals.js';
import type { MemberRole, Permission } from '../../../../contracts/permissions.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** A suspension that holds as long as the request waits. */
export interface Meanwhile {
  memberId: string;
  sanctionId: string;
}

/** What every fact of a request said in version 1, when no case waited. */
interface Request1 {
  approvalId: string;
  kind: ApprovalKind;
  requestedBy: string;
  suspends: Meanwhile[];
}
/** What every fact of a request says, so that whoever follows from it need not look further. */
interface Request extends Request1 {
  /** Whom it is about; null: the house, or many. Of facts of version 1 nobody knows. */
  about: string | null;
  cases: WaitingCase[];
}

interface Asked {
  requestedRole: MemberRole;
  command: string;
  permission: Permission;
  /** JSON. */
  asked: string;
  words: string | null;
  sealedFor: string;
  judges: string[];
  /** The ids by which its decisions are appealed against. */
  decisions: string[];
  /** The code of the community's rule, where there is one. */
  rule: string | null;
  until: string;
}
/**
 * Somebody of the staff decided what a second person has to confirm. `command` and `asked` are what is carried out then; what was written with it
 * (`words`, JSON) is sealed for `sealedFor`: the member it is about, or its writer.
 */
export type ApprovalRequested = DomainEvent<'ApprovalRequested', Request & Asked, [Request1 & Asked & { about: string | null }]>;
type Granted = { grantedBy: string; note: string | null; sealedFor: string };
export type ApprovalGranted = DomainEvent<'ApprovalGranted', Request & Granted, [Request1 & Granted]>;
type Refused = { refusedBy: string; note: string | null; sealedFor: string };
export type ApprovalRefused = DomainEvent<'ApprovalRefused', Request & Refused, [Request1 & Refused]>;
export type ApprovalWithdrawn = DomainEvent<'ApprovalWithdrawn', Request, [Request1]>;
/** Nobody confirmed it in time, or somebody without whom it means nothing has left. */
type Expired = { cause: 'time' | 'member_gone' };
export type ApprovalExpired = DomainEvent<'ApprovalExpired', Request & Expired, [Request1 & Expired]>;
/**
 * What was confirmed was done, once; `decisions` are appealed against, and whoever confirmed them does not decide about it. `leftOut`: what of many
 * could not be done any more, each with its rule's sentence.
 */
type Done = { grantedBy: string; decisions: string[] };
export type ApprovalCarriedOut = DomainEvent<'ApprovalCarriedOut', Request & Done & { leftOut: LeftOut[] }, [Request1 & Done]>;
/** What was confirmed is forbidden by a rule meanwhile: `failure` is its sentence. */
type Failed = { grantedBy: string; failure: string };
export type ApprovalFailed = DomainEvent<'ApprovalFailed', Request & Failed, [Request1 & Failed]>;

export type ApprovalEvent = ApprovalRequested | ApprovalGranted | ApprovalRefused | ApprovalWithdrawn | ApprovalExpired | ApprovalCarriedOut | ApprovalFailed;
