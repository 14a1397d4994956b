import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { SettleClaim } from './invitations.commands.js';
import type { InvitationEvent } from './invitations.events.js';

/** Opening an account takes a second or two. */
const OPENED_WITHIN_MS = 60_000;
const key = ({ invitationId }: { readonly invitationId: string }): string => `settle-claim:${invitationId}`;

/** A process that ended while it opened an account leaves no invitation claimed: it was used, or is good for another try. */
export const settleClaim = policy<InvitationEvent>({
  name: 'settle-claim',
  on: {
    InvitationClaimed: ({ data: { invitationId, memberId }, at }) => [
      { schedule: intent(SettleClaim, { invitationId, memberId }), key: key({ invitationId }), at: new Date(Date.parse(at) + OPENED_WITHIN_MS).toISOString() },
    ],
    InvitationReturned: ({ data }) => [{ cancel: key(data) }],
    InvitationUsed: ({ data }) => [{ cancel: key(data) }],
  },
});
