import type { Subrole } from '../../../../contracts/subroles.js';
import type { DomainEvent } from '../../../kernel/event.js';

interface OfRequest {
  memberId: string;
  requestId: string;
}

/** A member asked for sub-roles; what they wrote is null once they were forgotten. */
export type SubroleRequested = DomainEvent<'SubroleRequested', OfRequest & { subroles: Subrole[]; statement: string | null; additionalInfo: string | null }>;
/** An admin said of each what becomes of it. `rejected` of all means that the request is; `note` is for the member. */
export type SubroleReviewed = DomainEvent<
  'SubroleReviewed',
  OfRequest & { status: 'approved' | 'rejected'; approved: Subrole[]; rejected: Subrole[]; note: string | null }
>;
/** The member has it from now on: by a request, or because it was given back (`requestId` is null, `note` says why). */
export type SubroleGranted = DomainEvent<'SubroleGranted', { memberId: string; subrole: Subrole; requestId: string | null; note: string | null }>;
/** Nobody reviewed the request in time, or its member's account has ended. */
export type SubroleExpired = DomainEvent<'SubroleExpired', OfRequest & { cause: 'unreviewed' | 'account_ended' }>;
export type SubroleRevoked = DomainEvent<'SubroleRevoked', { memberId: string; subrole: Subrole; note: string | null }>;

export type SubroleEvent = SubroleRequested | SubroleReviewed | SubroleGranted | SubroleExpired | SubroleRevoked;
