import type { GivenRole } from '../../../../contracts/project-people.js';

export interface Invite {
  readonly role: GivenRole;
  readonly by: string;
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

/** By what refusals are counted, and invitations compared. */
export const inviteeOf = ({ memberId, digest }: Pick<Invite, 'memberId' | 'digest'>): string => memberId ?? digest ?? '';

export const openInvites = (invites: ReadonlyMap<string, Invite>): readonly (readonly [id: string, invite: Invite])[] =>
  [...invites].filter(([, { isOpen }]) => isOpen);
