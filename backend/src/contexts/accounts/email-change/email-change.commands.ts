import { Command } from '../../../kernel/command.js';

/** Notes the address that a member wants to have from now on; it is theirs once its mailbox has answered. */
export class RequestEmailChange extends Command<{ memberId: string; changeId: string; email: string }> {
  readonly type = 'RequestEmailChange';
}

/** Gives the account the address that was asked for. */
export class ConfirmEmailChange extends Command<{ memberId: string; changeId: string }> {
  readonly type = 'ConfirmEmailChange';
}

/** Gives the account its former address back. */
export class UndoEmailChange extends Command<{ memberId: string; changeId: string }> {
  readonly type = 'UndoEmailChange';
}

/** Ends the time in which a change can be taken back. */
export class SettleEmailChange extends Command<{ memberId: string; changeId: string }> {
  readonly type = 'SettleEmailChange';
}

export type EmailChangeCommand = RequestEmailChange | ConfirmEmailChange | UndoEmailChange | SettleEmailChange;

/** Redeems the token that was mailed to the new address. */
export class RedeemEmailChange extends Command<{ token: string }> {
  readonly type = 'RedeemEmailChange';
}

/** A change that was undone, and the token that sets a new password. */
export interface Undone {
  readonly memberId: string;
  readonly changeId: string;
  readonly accessToken: string;
}

/** Redeems the token that was mailed to the former address; answers `Undone`. */
export class RedeemEmailUndo extends Command<{ token: string }> {
  readonly type = 'RedeemEmailUndo';
}

/** Asks the mailbox of the new address for its confirmation. */
export class SendEmailChangeMail extends Command<{ memberId: string; changeId: string }> {
  readonly type = 'SendEmailChangeMail';
}

/** Tells the former address of the change, with the way back. */
export class SendEmailChangedMail extends Command<{ memberId: string; changeId: string; at: string }> {
  readonly type = 'SendEmailChangedMail';
}

/** Leaves to others the address that a change has taken from the member for good. */
export class ReleaseChangedAddress extends Command<{ memberId: string; changeId: string }> {
  readonly type = 'ReleaseChangedAddress';
}
