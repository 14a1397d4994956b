/** Facts of this context that others may react to. */
export type {
  EmailVerificationDemanded,
  EmailVerificationDemandWithdrawn,
  EmailVerified,
  EmailVerifiedAgain,
  MemberRegistered,
  RoleGranted,
} from './account/account.events.js';
export type { MemberEmailDisclosed } from './disclosure/disclosure.events.js';
export type { AccountErased, MemberForgotten } from './erasure/erasure.events.js';
export type {
  DisplayNameChanged,
  NamesChanged,
  ProfileFieldGivenBack,
  ProfileFieldWithheld,
  ProfileModerationEvent,
  ProfileValueHeld,
  ProfileValueRefused,
  ProfileValueReleased,
  ProfileValueWithdrawn,
} from './profile/profile.events.js';
export type { MemberSessionsEnded, SessionEnded, SessionExpired, SessionRevoked, SignedOutElsewhere } from './session/session.events.js';
export type { StaffRoleDecided } from './staff/staff.events.js';
export type { SubroleEvent } from './subrole/subrole.events.js';
export type { UsernameChanged } from './username-change/username-change.events.js';
