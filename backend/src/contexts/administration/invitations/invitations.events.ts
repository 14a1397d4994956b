import type { InvitedRole } from '../../../../contracts/invitations.js';
import type { DomainEvent } from '../../../kernel/event.js';

/**
 * Somebody may open an account by a link, once, until then. The invitation goes by the keyed digest of the link's token; `address` is the digest
 * of the only address that may use it, or null.
 */
export type InvitationMade = DomainEvent<
  'InvitationMade',
  { invitationId: string; role: InvitedRole; address: string | null; until: string; inviterId: string }
>;
/** It cannot be used any more. */
export type InvitationRevoked = DomainEvent<'InvitationRevoked', { invitationId: string; moderatorId: string }>;
/** Somebody is opening an account by it: nobody else can meanwhile. */
export type InvitationClaimed = DomainEvent<'InvitationClaimed', { invitationId: string; memberId: string }>;
/** No account came of it, and it may be used again. */
export type InvitationReturned = DomainEvent<'InvitationReturned', { invitationId: string; memberId: string }>;
/** An account was opened by it. */
export type InvitationUsed = DomainEvent<'InvitationUsed', { invitationId: string; memberId: string; role: InvitedRole }>;

export type InvitationEvent = InvitationMade | InvitationRevoked | InvitationClaimed | InvitationReturned | InvitationUsed;
