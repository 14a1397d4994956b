import { Command } from '../../kernel/command.js';

/** Uploaded files that nothing refers to are to go. */
export class RemoveOrphans extends Command {
  readonly type = 'RemoveOrphans';
}
