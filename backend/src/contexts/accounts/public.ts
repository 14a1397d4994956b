/** Facts of this context that others may react to. */
export type { EmailVerified, MemberRegistered, RoleGranted } from './account/account.events.js';
export type { MemberSessionsEnded } from './session/session.events.js';
