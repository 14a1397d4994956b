import { Command } from '../../../kernel/command.js';

/** Takes a name for a member. `holderIsMember` tells whether whoever holds it now has become a member and shown that the address is theirs. */
export class ReserveName extends Command<{ holder: string; takenText: string; field: string; holderIsMember: boolean }> {
  readonly type = 'ReserveName';
}

/** Makes a name its holder's for good, once they have shown that the address is theirs. */
export class KeepName extends Command<{ holder: string; goneText: string }> {
  readonly type = 'KeepName';
}

/** Notes that somebody wanted a name which another has: they are told that they got it, and their password is asked for as if they had. */
export class NoteClaim extends Command<{ claimant: string }> {
  readonly type = 'NoteClaim';
}

export class ReleaseName extends Command<{ holder: string }> {
  readonly type = 'ReleaseName';
}

export type ReservationCommand = ReserveName | KeepName | NoteClaim | ReleaseName;
