import { INVITATION_LIMITS, INVITATION_TEXT } from '../../../../contracts/invitations.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ClaimInvitation, InvitationCommand, MakeInvitation } from './invitations.commands.js';
import type { InvitationEvent, InvitationMade } from './invitations.events.js';

const DAY_MS = 24 * 60 * 60_000;

export type Invitation = {
  readonly made: InvitationMade['data'];
  /** Who is opening an account by it, or has. */
  readonly claimant: string | null;
  readonly used: boolean;
  readonly revoked: boolean;
} | null;

/** Of all who have the link one opens an account; as long as none came of it, the link is good for another. */
export const invitation: Decider<Invitation, InvitationCommand, InvitationEvent> = {
  initial: null,
  evolve(state, { type, data }) {
    if (type === 'InvitationMade') return { made: data, claimant: null, used: false, revoked: false };
    if (!state) return state;
    switch (type) {
      case 'InvitationRevoked':
        return { ...state, revoked: true };
      case 'InvitationClaimed':
        return { ...state, claimant: data.memberId };
      case 'InvitationReturned':
        return { ...state, claimant: null };
      case 'InvitationUsed':
        return { ...state, claimant: data.memberId, used: true };
    }
  },
  decide(command, state) {
    if (command.type === 'MakeInvitation') return make(command, state);
    if (command.type === 'ClaimInvitation') return claim(command, state);
    if (!state) throw new RuleViolation('invitation.unknown', INVITATION_TEXT.unknown, null, 'not-found');
    if (command.type === 'RevokeInvitation') return state.revoked || state.used ? [] : [{ type: 'InvitationRevoked', data: command.data }];
    const { invitationId, memberId } = command.data;
    if (state.claimant !== memberId || state.used) return [];
    if (command.type === 'ReturnInvitation') return [{ type: 'InvitationReturned', data: { invitationId, memberId } }];
    return [{ type: 'InvitationUsed', data: { invitationId, memberId, role: state.made.role } }];
  },
};

function make({ data: { open, ...data }, origin }: MakeInvitation, state: Invitation): readonly InvitationEvent[] {
  if (state) return [];
  if (open >= INVITATION_LIMITS.open) throw new RuleViolation('invitation.full', INVITATION_TEXT.full, null, 'conflict');
  const until = new Date(Date.parse(origin.at) + INVITATION_LIMITS.days * DAY_MS).toISOString();
  const { invitationId, role, address, inviterId } = data;
  return [{ type: 'InvitationMade', data: { invitationId, role, address, until, inviterId } }];
}

/** A role is given by whoever may still give it. */
function claim({ data: { invitationId, memberId, address, admins }, origin }: ClaimInvitation, state: Invitation): readonly InvitationEvent[] {
  if (state?.claimant === memberId) return [];
  const isGood = state && !state.revoked && state.claimant === null && state.made.until > origin.at;
  const mayGive = state && (state.made.role === 'user' || admins.includes(state.made.inviterId));
  if (!isGood || !mayGive) throw new RuleViolation('invitation.invalid', INVITATION_TEXT.invalid, null, 'conflict');
  if (state.made.address !== null && state.made.address !== address)
    throw new RuleViolation('invitation.other-address', INVITATION_TEXT.otherAddress, { email: INVITATION_TEXT.otherAddress });
  return [{ type: 'InvitationClaimed', data: { invitationId, memberId } }];
}

/** `invitation-<keyed digest of the link's token>` */
export const invitationStream: StreamType<Invitation, InvitationCommand, InvitationEvent> = {
  category: 'invitation',
  decider: invitation,
  events: {
    InvitationMade: { schema: 1 },
    InvitationRevoked: { schema: 1 },
    InvitationClaimed: { schema: 1 },
    InvitationReturned: { schema: 1 },
    InvitationUsed: { schema: 1 },
  },
};
