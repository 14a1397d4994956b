import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import { ExpireMute, ExpireRestriction } from './standing.commands.js';
import type { MemberBanned, MemberMuted, MemberSuspended, MuteEndChanged, MuteLifted, RestrictionEndChanged, RestrictionLifted } from './standing.events.js';

/** What has an end is ended then; what is lifted or ends at another time waits no more for its former end. */
export const sanctionExpiry = policy<MemberSuspended | MemberBanned | MemberMuted | RestrictionLifted | RestrictionEndChanged | MuteLifted | MuteEndChanged>({
  name: 'sanction-expiry',
  on: {
    MemberSuspended: ({ data }) => expireRestriction(data),
    MemberBanned: ({ data }) => expireRestriction(data),
    RestrictionEndChanged: ({ data }) => expireRestriction(data),
    RestrictionLifted: ({ data }) => [{ cancel: restrictionKey(data.restrictionId) }],
    MemberMuted: ({ data }) => expireMute(data),
    MuteEndChanged: ({ data }) => expireMute(data),
    MuteLifted: ({ data }) => [{ cancel: muteKey(data.muteId) }],
  },
});

const restrictionKey = (restrictionId: string): string => `restriction:${restrictionId}`;
const muteKey = (muteId: string): string => `mute:${muteId}`;

function expireRestriction({ memberId, restrictionId, until }: { memberId: string; restrictionId: string; until: string | null }): readonly Reaction[] {
  const key = restrictionKey(restrictionId);
  return until === null ? [{ cancel: key }] : [{ schedule: intent(ExpireRestriction, { memberId, restrictionId }), key, at: until }];
}

const expireMute = ({ memberId, muteId, until }: { memberId: string; muteId: string; until: string }): readonly Reaction[] => [
  { schedule: intent(ExpireMute, { memberId, muteId }), key: muteKey(muteId), at: until },
];
