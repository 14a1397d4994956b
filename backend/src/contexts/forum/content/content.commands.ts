import { Command } from '../../../kernel/command.js';

/** Takes back everything that an author has written. */
export class WithdrawContent extends Command<{ authorId: string }> {
  readonly type = 'WithdrawContent';
}
