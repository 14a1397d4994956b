import type { Listing } from '@contracts/envelope';
import type { MemberSubroles, SubroleDecision, SubroleRequestRow, SubroleReview, SubroleState } from '@contracts/subroles';
import { API, ask, at, once, type Rows, tell } from './calls';
import { httpClient } from './httpClient';

const REQUESTS = '/api/admin/subrole-requests';
const member = (id: string) => `${API}/members/${at(id)}/subroles`;

/** What members ask to be besides members. */
export interface SubroleCalls {
  /** Of one state, or all, those first that wait. */
  subroleRequests: (asked: { status: SubroleState | 'all'; limit: number; offset: number }, signal: AbortSignal) => Promise<Rows<SubroleRequestRow>>;
  reviewSubroles: (id: string, review: SubroleReview, key: string) => Promise<void>;
  subrolesOf: (memberId: string, signal: AbortSignal) => Promise<MemberSubroles>;
  /** Takes one away, or gives one back. */
  decideSubrole: (memberId: string, decision: SubroleDecision, key: string) => Promise<void>;
}

export const subroleCalls: SubroleCalls = {
  subroleRequests: async ({ status, limit, offset }, signal) => {
    const search = new URLSearchParams({ status, limit: `${limit}`, offset: `${offset}` });
    const { data: rows, total } = (await httpClient(`${REQUESTS}?${search}`, { signal })).json as Listing<SubroleRequestRow>;
    return { rows, total };
  },
  reviewSubroles: (id, review, key) => tell(`${REQUESTS}/${at(id)}/review`, once('POST', review, key)),
  subrolesOf: (memberId, signal) => ask<MemberSubroles>(member(memberId), { signal }),
  decideSubrole: (memberId, decision, key) => tell(member(memberId), once('PUT', decision, key)),
};
