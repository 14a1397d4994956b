import { Command } from '../../../kernel/command.js';

export class RequestAccountDeletion extends Command<{ memberId: string; keepContent: boolean }> {
  readonly type = 'RequestAccountDeletion';
}

export class CancelAccountDeletion extends Command<{ memberId: string }> {
  readonly type = 'CancelAccountDeletion';
}

/** Ends an account whose grace is over. */
export class EraseAccount extends Command<{ memberId: string }> {
  readonly type = 'EraseAccount';
}

/** Ends an account whose address was not verified in time and whose name somebody else has taken since. */
export class EndUnverifiedAccount extends Command<{ memberId: string }> {
  readonly type = 'EndUnverifiedAccount';
}

/** Destroys what is kept of a member outside the log, and last of all the key; may be sent again at any time after the erasure. */
export class ForgetMember extends Command<{ memberId: string }> {
  readonly type = 'ForgetMember';
}

/** Records that nothing of the member is left. */
export class CloseErasure extends Command<{ memberId: string }> {
  readonly type = 'CloseErasure';
}

export class SendDeletionMail extends Command<{ memberId: string; due: string }> {
  readonly type = 'SendDeletionMail';
}

export type ErasureCommand = RequestAccountDeletion | CancelAccountDeletion | EraseAccount | EndUnverifiedAccount | CloseErasure;
