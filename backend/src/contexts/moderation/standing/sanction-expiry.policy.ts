import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import { ExpireMute, ExpireRestriction } from './standing.commands.js';
import type { MemberBanned, MemberMuted, MemberSuspended } from './standing.events.js';

/** What has an end is ended then. */
export const sanctionExpiry = policy<MemberSuspended | MemberBanned | MemberMuted>({
  name: 'sanction-expiry',
  on: {
    MemberSuspended: ({ data }) => expireRestriction(data),
    MemberBanned: ({ data }) => expireRestriction(data),
    MemberMuted: ({ data: { memberId, muteId, until } }) => [{ schedule: intent(ExpireMute, { memberId, muteId }), key: `mute:${muteId}`, at: until }],
  },
});

function expireRestriction({ memberId, restrictionId, until }: MemberSuspended['data'] | MemberBanned['data']): readonly Reaction[] {
  if (until === null) return [];
  return [{ schedule: intent(ExpireRestriction, { memberId, restrictionId }), key: `restriction:${restrictionId}`, at: until }];
}
