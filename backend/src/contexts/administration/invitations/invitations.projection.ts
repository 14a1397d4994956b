import { projection } from '../../../kernel/projection.js';
import type { InvitationEvent } from './invitations.events.js';
import { invitationsView } from './invitations.model.js';

/** The list of invitations, and what became of them. */
export const invitationsProjection = projection<InvitationEvent>({
  name: 'invitations',
  version: 1,
  views: [invitationsView.name],
  on: {
    InvitationMade: ({ at, position, data: { invitationId, role, address, until, inviterId } }) =>
      invitationsView.put(invitationId, {
        role,
        for_address: address !== null,
        at,
        until,
        over: null,
        inviter_id: inviterId,
        member_id: null,
        position,
      }),
    InvitationRevoked: ({ data }) => invitationsView.change(data.invitationId, { $set: { over: 'revoked' } }),
    InvitationClaimed: ({ data }) => invitationsView.change(data.invitationId, { $set: { over: 'claimed' } }),
    InvitationReturned: ({ data }) => invitationsView.change(data.invitationId, { $set: { over: null } }),
    InvitationUsed: ({ data }) => invitationsView.change(data.invitationId, { $set: { over: 'used', member_id: data.memberId } }),
  },
});
