import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { ExpireInvite } from './people.commands.js';
import type { InviteAccepted, InviteWithdrawn, MemberInvited } from './people.events.js';

const key = (inviteId: string): string => `expire-project-invite:${inviteId}`;

/** What nobody answers is over after a while, and its address is destroyed. */
export const expireInvites = policy<MemberInvited | InviteAccepted | InviteWithdrawn>({
  name: 'expire-project-invites',
  on: {
    MemberInvited: ({ data: { projectId, inviteId, expiresAt } }) => [
      { schedule: intent(ExpireInvite, { projectId, inviteId }), key: key(inviteId), at: expiresAt },
    ],
    InviteAccepted: ({ data: { inviteId } }) => [{ cancel: key(inviteId) }],
    InviteWithdrawn: ({ data: { inviteId } }) => [{ cancel: key(inviteId) }],
  },
});
