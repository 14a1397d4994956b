import type { MemberRole } from '../../../../contracts/permissions.js';
import { Command } from '../../../kernel/command.js';
import type { EmailChangeCommand } from '../email-change/email-change.commands.js';
import type { DemandVerification, WithdrawVerificationDemand } from '../verification-demand/verification-demand.commands.js';
import type { ReadTerms } from './terms.rules.js';

/** Opens an account; the password goes to the vault and never into an event. */
export class RegisterMember extends Command<{
  memberId: string;
  username: string;
  email: string;
  password: string;
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
  /** The texts that whoever registers says to have read. */
  read?: readonly ReadTerms[];
}> {
  readonly type = 'RegisterMember';
}

export class SendVerificationMail extends Command<{ memberId: string }> {
  readonly type = 'SendVerificationMail';
}

/** Tells a member that somebody tried to register their address once more. */
export class WarnAddressOwner extends Command<{ memberId: string }> {
  readonly type = 'WarnAddressOwner';
}

/** Throws away one-time tokens whose time is over. */
export class PurgeTokens extends Command {
  readonly type = 'PurgeTokens';
}

/** `byLink`: by the link of a mail, which opens a session and therefore is refused where the address is verified already. */
export class VerifyEmail extends Command<{ memberId: string; byLink?: true }> {
  readonly type = 'VerifyEmail';
}

/** Redeems the token of a verification mail. */
export class RedeemVerification extends Command<{ token: string }> {
  readonly type = 'RedeemVerification';
}

export class SendPasswordResetMail extends Command<{ memberId: string }> {
  readonly type = 'SendPasswordResetMail';
}

/** Sets a new password by the token of a reset mail; the password goes to the vault and never into an event. */
export class RedeemPasswordReset extends Command<{ token: string; password: string }> {
  readonly type = 'RedeemPasswordReset';
}

/** Sets a new password for a member who is signed in and has just given the old one. */
export class ReplacePassword extends Command<{ memberId: string; sessionId: string; password: string }> {
  readonly type = 'ReplacePassword';
}

/** Gives a member who has none a password; `proof` names what they have just shown instead of an old one. */
export class SetFirstPassword extends Command<{ memberId: string; sessionId: string; proof: string; password: string }> {
  readonly type = 'SetFirstPassword';
}

/** Records that the password is another: `linkHash` when a link or a proof led to it, which count once, `sessionId` when a session did. */
export class ChangePassword extends Command<{ memberId: string; linkHash: string | null; sessionId: string | null }> {
  readonly type = 'ChangePassword';
}

/** Tells a member that their password has been another since `at` (ISO). */
export class SendPasswordChangedMail extends Command<{ memberId: string; at: string }> {
  readonly type = 'SendPasswordChangedMail';
}

export class GrantRole extends Command<{ memberId: string; role: MemberRole }> {
  readonly type = 'GrantRole';
}

/** Accepts the terms, or takes note of the privacy notice. */
export class AcceptTerms extends Command<{ memberId: string } & ReadTerms> {
  readonly type = 'AcceptTerms';
}

/** Opens an account whose address somebody else has verified; it has no password yet. */
export class OpenVerifiedAccount extends Command<{
  memberId: string;
  username: string;
  email: string;
  displayName: string | null;
  /** The texts that whoever registers says to have read. */
  read: readonly ReadTerms[];
}> {
  readonly type = 'OpenVerifiedAccount';
}

export type AccountCommand =
  | RegisterMember
  | SendVerificationMail
  | VerifyEmail
  | GrantRole
  | AcceptTerms
  | SendPasswordResetMail
  | ChangePassword
  | OpenVerifiedAccount
  | DemandVerification
  | WithdrawVerificationDemand
  | EmailChangeCommand;
