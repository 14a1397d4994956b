import type { MemberRole } from '../../../../contracts/permissions.js';
import { Command } from '../../../kernel/command.js';
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

export class VerifyEmail extends Command<{ memberId: string }> {
  readonly type = 'VerifyEmail';
}

/** Redeems the token of a verification mail. */
export class RedeemVerification extends Command<{ token: string }> {
  readonly type = 'RedeemVerification';
}

export class GrantRole extends Command<{ memberId: string; role: MemberRole }> {
  readonly type = 'GrantRole';
}

/** Accepts the terms, or takes note of the privacy notice. */
export class AcceptTerms extends Command<{ memberId: string } & ReadTerms> {
  readonly type = 'AcceptTerms';
}

export type AccountCommand = RegisterMember | SendVerificationMail | VerifyEmail | GrantRole | AcceptTerms;
