import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import type { MemberBlocked } from '../../social/public.js';
import { EndMemberJobs, PartColleagues } from './account.commands.js';

/** Listings go with the account of whoever posted them, also where its texts stay; a colleague who leaves or is blocked is none any more. */
export const followMembersInJobs = policy<AccountErased | MemberBlocked>({
  name: 'follow-members-in-jobs',
  on: {
    AccountErased: ({ data: { memberId }, at, position }) => [
      { schedule: intent(EndMemberJobs, { memberId, position }), key: `end-member-jobs:${memberId}`, at },
    ],
    MemberBlocked: ({ data: { memberId, targetId }, at, position }) => [
      { schedule: intent(PartColleagues, { memberId, otherId: targetId, position }), key: `part-colleagues:${memberId}.${targetId}`, at },
    ],
  },
});
