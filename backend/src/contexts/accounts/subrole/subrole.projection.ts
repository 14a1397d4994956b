import { projection } from '../../../kernel/projection.js';
import type { AccountErased, MemberForgotten } from '../erasure/erasure.events.js';
import type { SubroleExpired, SubroleRequested, SubroleReviewed } from './subrole.events.js';
import { subroleRequestsView, subroleWordsView } from './subrole.model.js';

/** What members asked to be and what became of it; what they are is known of the member. */
export const subrolesProjection = projection<SubroleRequested | SubroleReviewed | SubroleExpired | AccountErased | MemberForgotten>({
  name: 'subroles',
  version: 1,
  views: [subroleRequestsView.name, subroleWordsView.name],
  on: {
    SubroleRequested: ({ at, data: { requestId, memberId, subroles, statement, additionalInfo } }) => [
      subroleRequestsView.put(requestId, {
        member_id: memberId,
        status: 'pending',
        waits: true,
        requested: subroles,
        approved: [],
        rejected: [],
        created_at: at,
        ended_at: null,
        reviewer_id: null,
      }),
      subroleWordsView.make(memberId, { $set: { [`requests.${requestId}.reason`]: statement, [`requests.${requestId}.info`]: additionalInfo } }),
    ],
    SubroleReviewed: ({ at, actor, data: { requestId, memberId, status, approved, rejected, note } }) => [
      subroleRequestsView.change(requestId, { $set: { status, waits: false, approved, rejected, ended_at: at, reviewer_id: actor.id } }),
      subroleWordsView.make(memberId, { $set: { [`requests.${requestId}.note`]: note } }),
    ],
    SubroleExpired: ({ at, data: { requestId } }) => subroleRequestsView.change(requestId, { $set: { status: 'expired', waits: false, ended_at: at } }),
    AccountErased: ({ data: { memberId } }) => subroleWordsView.change(memberId, { $set: { requests: {} } }),
    // Until the key is gone something may be written still.
    MemberForgotten: ({ data: { memberId } }) => subroleWordsView.change(memberId, { $set: { requests: {} } }),
  },
});
