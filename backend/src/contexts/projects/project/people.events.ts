import type { GivenRole } from '../../../../contracts/project-people.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { OfProject } from './of-project.events.js';

/** `expiresAt` and `remindFrom` are ISO times. Exactly one of `memberId` and `address` is there: an address is sealed under a key of the invitation, and compared by its keyed digest. */
export type MemberInvited = DomainEvent<
  'MemberInvited',
  OfProject & {
    inviteId: string;
    role: GivenRole;
    by: string;
    memberId: string | null;
    address: string | null;
    addressDigest: string | null;
    expiresAt: string;
    remindFrom: string;
  }
>;
/** `remindFrom`: when it may be said once more; null when no more. */
export type InviteReminded = DomainEvent<'InviteReminded', OfProject & { inviteId: string; by: string; memberId: string | null; remindFrom: string | null }>;
/** What ends an invitation destroys its address. An accepted one is followed by `MemberJoined`, unless they are a member by then. */
export type InviteAccepted = DomainEvent<'InviteAccepted', OfProject & { inviteId: string; memberId: string }>;
/** `byAddress`: one to an address waits on for whoever sent it, who must not learn that the address is a member's; its receiver sees it no more. */
export type InviteRefused = DomainEvent<'InviteRefused', OfProject & { inviteId: string; memberId: string; byAddress: boolean }>;
/** `by` is null when the account of who was invited ended, or the project did. */
export type InviteWithdrawn = DomainEvent<'InviteWithdrawn', OfProject & { inviteId: string; memberId: string | null; by: string | null }>;
export type InviteExpired = DomainEvent<'InviteExpired', OfProject & { inviteId: string; memberId: string | null }>;

export type MemberJoined = DomainEvent<
  'MemberJoined',
  OfProject & { memberId: string; role: GivenRole; by: string; inviteId: string | null; applicationId: string | null }
>;
export type ProjectRoleChanged = DomainEvent<'ProjectRoleChanged', OfProject & { memberId: string; from: GivenRole; to: GivenRole; by: string }>;
/** `account`: their account ended. */
export type MemberLeft = DomainEvent<'MemberLeft', OfProject & { memberId: string; role: GivenRole; cause: 'own' | 'account' }>;
export type MemberRemoved = DomainEvent<'MemberRemoved', OfProject & { memberId: string; role: GivenRole; by: string }>;

export type HandoverOffered = DomainEvent<'HandoverOffered', OfProject & { to: string; by: string }>;
/** Taken back by the owner, refused, or over because one of the two is not what they were (`by` is null). */
export type HandoverEnded = DomainEvent<'HandoverEnded', OfProject & { to: string; by: string | null; refused: boolean }>;
/**
 * The one way in which a project gets another owner. The former one stays as a manager, unless the account ended: then they are no member any more.
 * `to` is null where nobody could take over: staff keep it, and it is archived in the same decision. `from` is null when the last owner gets it back.
 */
export type OwnershipPassed = DomainEvent<
  'OwnershipPassed',
  OfProject & { from: string | null; to: string | null; cause: 'handover' | 'erasure' | 'ban' | 'ban-lifted' }
>;

export type PeopleEvent =
  | MemberInvited
  | InviteReminded
  | InviteAccepted
  | InviteRefused
  | InviteWithdrawn
  | InviteExpired
  | MemberJoined
  | ProjectRoleChanged
  | MemberLeft
  | MemberRemoved
  | HandoverOffered
  | HandoverEnded
  | OwnershipPassed;
