import type { GivenRole } from '../../../../contracts/project-people.js';
import type { InviteWithdrawn } from './people.events.js';

export interface Invite {
  readonly role: GivenRole;
  readonly by: string;
  /** How many were sent before it. */
  readonly number: number;
  /** Null for one to an address. */
  readonly memberId: string | null;
  /** Null for a member, and once it is over. */
  readonly address: string | null;
  readonly digest: string | null;
  readonly expiresAt: string;
  readonly reminders: number;
  /** Null when it may not be said again. */
  readonly remindFrom: string | null;
  /** To whoever sent it, it waits. */
  readonly isOpen: boolean;
  /** Whoever got it refused it. */
  readonly isRefused: boolean;
}

/** How many invitations had been sent when somebody went. */
export interface Departure {
  readonly sent: number;
}

/** By what refusals are counted, and invitations compared. */
export const inviteeOf = ({ memberId, digest }: Pick<Invite, 'memberId' | 'digest'>): string => memberId ?? digest ?? '';

/** Whoever was in it and went does not come back by what was sent before: somebody has to ask them anew. */
export const isSpent = ({ left }: { readonly left: ReadonlyMap<string, Departure> }, { number }: Pick<Invite, 'number'>, memberId: string): boolean =>
  number < (left.get(memberId)?.sent ?? 0);

export const openInvites = (invites: ReadonlyMap<string, Invite>): readonly (readonly [id: string, invite: Invite])[] =>
  [...invites].filter(([, { isOpen }]) => isOpen);

/** Whoever comes in is not asked any more. One to an address stays with whoever sent it: that it ends would tell whose the address is. */
export const settled = (
  projectId: string,
  { invites }: { readonly invites: ReadonlyMap<string, Invite> },
  memberId: string,
  accepted: string | null,
): readonly Pick<InviteWithdrawn, 'type' | 'data'>[] =>
  openInvites(invites).flatMap(([inviteId, invite]) =>
    invite.memberId === memberId && inviteId !== accepted ? [{ type: 'InviteWithdrawn', data: { projectId, inviteId, memberId, by: invite.by } } as const] : [],
  );
