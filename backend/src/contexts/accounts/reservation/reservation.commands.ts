import { Command } from '../../../kernel/command.js';

/** Takes a name for a member. `holderIsMember` tells whether whoever holds it now has in fact become a member. */
export class ReserveName extends Command<{ holder: string; takenText: string; field: string; holderIsMember: boolean }> {
  readonly type = 'ReserveName';
}

export class ReleaseName extends Command<{ holder: string }> {
  readonly type = 'ReleaseName';
}

export type ReservationCommand = ReserveName | ReleaseName;
