import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import type { MemberBanned, RestrictionEndChanged, RestrictionLifted } from '../../moderation/public.js';
import { EndMemberProjects, FollowBan } from './withdrawal.commands.js';

type Placed = { readonly at: string; readonly position: number };
const follow = (memberId: string, lasts: boolean, { at, position }: Placed): readonly Reaction[] => [
  { schedule: intent(FollowBan, { memberId, lasts, position }), key: `follow-ban-in-projects:${memberId}`, at },
];
const bannedUntil = (until: string | null, memberId: string, placed: Placed): readonly Reaction[] => (until === null ? follow(memberId, true, placed) : []);

/** A project outlives the account of whoever owns it: another takes over, or the staff. */
export const followAccounts = policy<AccountErased | MemberBanned | RestrictionEndChanged | RestrictionLifted>({
  name: 'follow-accounts-in-projects',
  on: {
    AccountErased: ({ data: { memberId, keepContent }, at, position }) => [
      { schedule: intent(EndMemberProjects, { memberId, keepContent, position }), key: `end-member-projects:${memberId}`, at },
    ],
    MemberBanned: ({ data: { memberId, until }, ...placed }) => bannedUntil(until, memberId, placed),
    RestrictionEndChanged: ({ data: { memberId, kind, until }, ...placed }) => (kind === 'banned' ? bannedUntil(until, memberId, placed) : []),
    RestrictionLifted: ({ data: { memberId, kind, leaves }, ...placed }) => (kind === 'banned' && leaves !== 'banned' ? follow(memberId, false, placed) : []),
  },
});
