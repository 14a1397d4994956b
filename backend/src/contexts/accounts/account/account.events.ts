import type { TermsDocument } from '../../../../contracts/consents.js';
import type { MemberRole } from '../../../../contracts/permissions.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { EmailChangeEvent } from '../email-change/email-change.events.js';

/** Personal fields are null once the member was forgotten. */
export type MemberRegistered = DomainEvent<
  'MemberRegistered',
  { memberId: string; username: string | null; email: string | null; firstName: string | null; lastName: string | null; displayName: string | null }
>;
export type VerificationMailSent = DomainEvent<'VerificationMailSent', { memberId: string }>;
export type EmailVerified = DomainEvent<'EmailVerified', { memberId: string }>;
/** By staff, who doubt that the address is its member's: until it is verified once more the member cannot write. */
export type EmailVerificationDemanded = DomainEvent<'EmailVerificationDemanded', { memberId: string; note: string | null }>;
export type EmailVerificationDemandWithdrawn = DomainEvent<'EmailVerificationDemandWithdrawn', { memberId: string; note: string | null }>;
/** Upon such a demand. */
export type EmailVerifiedAgain = DomainEvent<'EmailVerifiedAgain', { memberId: string }>;
export type PasswordResetMailSent = DomainEvent<'PasswordResetMailSent', { memberId: string }>;
/** By the link of a mail or a proof (`linkHash` is the SHA-256 of what counts once) or in a session, which goes on while the others end. */
export type PasswordChanged = DomainEvent<'PasswordChanged', { memberId: string; linkHash: string | null; sessionId: string | null }>;
export type RoleGranted = DomainEvent<'RoleGranted', { memberId: string; role: MemberRole }>;
/** The version says exactly which words were on the page. */
export type TermsAccepted = DomainEvent<'TermsAccepted', { memberId: string; document: TermsDocument; version: string }>;

export type AccountEvent =
  | EmailVerificationDemanded
  | EmailVerificationDemandWithdrawn
  | EmailVerifiedAgain
  | MemberRegistered
  | VerificationMailSent
  | EmailVerified
  | RoleGranted
  | TermsAccepted
  | PasswordResetMailSent
  | PasswordChanged
  | EmailChangeEvent;
