import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import type { MemberLeft, MemberRemoved } from '../project/people.events.js';
import type { ProjectRevised } from '../project/project.events.js';
import { EndMemberFollows, EndOutsidersFollows } from './project-follow.commands.js';

/** What follows nothing any more: an account that ended, and whoever may not read a project now. */
export const endFollows = policy<AccountErased | ProjectRevised | MemberLeft | MemberRemoved>({
  name: 'end-project-follows',
  on: {
    AccountErased: ({ data: { memberId }, at, position }) => [
      { schedule: intent(EndMemberFollows, { memberId, position }), key: `end-project-follows:${memberId}`, at },
    ],
    ProjectRevised: (fact) => (fact.data.visibility === 'private' && fact.data.formerVisibility !== 'private' ? outsiders(fact) : []),
    MemberLeft: (fact) => outsiders(fact),
    MemberRemoved: (fact) => outsiders(fact),
  },
});

const outsiders = ({
  data: { projectId },
  at,
  position,
}: {
  readonly data: { readonly projectId: string };
  readonly at: string;
  readonly position: number;
}) => [{ schedule: intent(EndOutsidersFollows, { projectId, position }), key: `end-outsiders-follows:${projectId}.${position}`, at }];
