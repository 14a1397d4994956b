import { Command } from '../../../kernel/command.js';

/** `barred`: those of its managers to whom it does not pass, as they are banned for good. */
type Passing = { projectId: string; memberId: string; barred: readonly string[] };

/** The account of somebody who has to do with a project ended: what is theirs in it does too. */
export class EndProjectTies extends Command<Passing & { keepContent: boolean }> {
  readonly type = 'EndProjectTies';
}

/** Its owner was banned for good: another one takes over, or the staff. */
export class TakeOwnership extends Command<Passing> {
  readonly type = 'TakeOwnership';
}

/** The ban was lifted: what nobody took over is theirs again. */
export class ReturnOwnership extends Command<{ projectId: string; memberId: string }> {
  readonly type = 'ReturnOwnership';
}

export type AccountCommand = EndProjectTies | TakeOwnership | ReturnOwnership;
