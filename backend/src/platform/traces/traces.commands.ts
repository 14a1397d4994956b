import { Command } from '../../kernel/command.js';

/** Nothing that was removed is to be left on the disk. */
export class ClearTraces extends Command {
  readonly type = 'ClearTraces';
}
