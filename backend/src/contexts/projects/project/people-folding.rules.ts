import type { Invite } from './invite.state.rules.js';
import { inviteeOf } from './invite.state.rules.js';
import type { InviteRefused, MemberInvited, OwnershipPassed, PeopleEvent } from './people.events.js';
import type { StandingProject } from './project.state.rules.js';
import { withEntry, withInvite, without, withRole } from './project-folding.rules.js';

/** What of the people of a project follows from their facts. */
export function foldPeople(state: StandingProject, event: PeopleEvent): StandingProject {
  const { type, data } = event;
  switch (type) {
    case 'MemberInvited':
      return { ...state, invites: state.invites.with(data.inviteId, invited(data, state.invites.size)) };
    case 'InviteReminded':
      return withInvite(state, data.inviteId, { reminders: (state.invites.get(data.inviteId)?.reminders ?? 0) + 1, remindFrom: data.remindFrom });
    case 'InviteRefused':
      return refused(state, data);
    case 'InviteAccepted':
    case 'InviteWithdrawn':
    case 'InviteExpired':
      return withInvite(state, data.inviteId, { isOpen: false, address: null });
    case 'MemberJoined':
      return withRole(state, data.memberId, data.role);
    case 'ProjectRoleChanged':
      return { ...withRole(state, data.memberId, data.to), roleChanges: state.roleChanges + 1 };
    case 'MemberLeft':
    case 'MemberRemoved':
      return { ...state, members: without(state.members, data.memberId), left: state.left.with(data.memberId, { sent: state.invites.size }) };
    case 'HandoverOffered':
      return { ...state, offeredTo: data.to };
    case 'HandoverEnded':
      return { ...state, offeredTo: null };
    case 'OwnershipPassed':
      return passed(state, data);
  }
}

const invited = ({ role, by, memberId, address, addressDigest, expiresAt, remindFrom }: MemberInvited['data'], number: number): Invite => ({
  number,
  role,
  by,
  memberId,
  address,
  digest: addressDigest,
  expiresAt,
  remindFrom,
  reminders: 0,
  isOpen: true,
  isRefused: false,
});

function refused(state: StandingProject, { inviteId, byAddress }: InviteRefused['data']): StandingProject {
  const invite = state.invites.get(inviteId);
  if (!invite) return state;
  const who = inviteeOf(invite);
  const refusals = withEntry(state.refusals, who, (state.refusals.get(who) ?? 0) + 1);
  return { ...withInvite(state, inviteId, { isRefused: true, isOpen: byAddress }), refusals };
}

function passed(state: StandingProject, { from, to, cause }: OwnershipPassed['data']): StandingProject {
  const left = from === null ? state : cause === 'erasure' ? { ...state, members: without(state.members, from) } : withRole(state, from, 'manager');
  const next = to === null ? left : withRole(left, to, 'owner');
  return { ...next, ownerId: to, lastOwnerId: to === null ? from : null, offeredTo: null };
}
