/** Facts of this context that others may react to. */
export type { InvitationUsed } from './invitations/invitations.events.js';
