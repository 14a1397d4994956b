import { Command } from '../../../kernel/command.js';

/** `setId`: the recovery codes that go with the factor when the member has none yet. */
export class EnrolTotp extends Command<{ memberId: string; totpId: string; setId: string }> {
  readonly type = 'EnrolTotp';
}

export class RemoveTotp extends Command<{ memberId: string }> {
  readonly type = 'RemoveTotp';
}

export class IssueRecoveryCodes extends Command<{ memberId: string; setId: string }> {
  readonly type = 'IssueRecoveryCodes';
}

export class UseRecoveryCode extends Command<{ memberId: string; setId: string; number: number }> {
  readonly type = 'UseRecoveryCode';
}

/** Makes a set of recovery codes worthless, with none in its place. */
export class DropRecoveryCodes extends Command<{ memberId: string; setId: string }> {
  readonly type = 'DropRecoveryCodes';
}

export class AddPasskey extends Command<{ memberId: string; passkeyId: string; name: string; setId: string }> {
  readonly type = 'AddPasskey';
}

export class RenamePasskey extends Command<{ memberId: string; passkeyId: string; name: string }> {
  readonly type = 'RenamePasskey';
}

export class RemovePasskey extends Command<{ memberId: string; passkeyId: string }> {
  readonly type = 'RemovePasskey';
}

/** Takes every factor away from a member who has lost them all; only operators do that. */
export class DropSecondFactors extends Command<{ memberId: string; reason: string }> {
  readonly type = 'DropSecondFactors';
}

export type SecondFactorCommand =
  | EnrolTotp
  | RemoveTotp
  | IssueRecoveryCodes
  | UseRecoveryCode
  | DropRecoveryCodes
  | AddPasskey
  | RenamePasskey
  | RemovePasskey
  | DropSecondFactors;

/** Takes the code of a time step for good. */
export class UseTotpCode extends Command<{ memberId: string; totpId: string; step: number }> {
  readonly type = 'UseTotpCode';
}

/** Takes a challenge that a passkey has signed for good. */
export class UsePasskey extends Command<{ memberId: string; passkeyId: string; challenge: string }> {
  readonly type = 'UsePasskey';
}

export type FactorUseCommand = UseTotpCode | UsePasskey;
