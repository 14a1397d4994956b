import { Command } from '../../../kernel/command.js';

/** Takes back everything that an author has written; `position` is where the wish stands, so that the views can be waited for. */
export class WithdrawContent extends Command<{ authorId: string; position?: number }> {
  readonly type = 'WithdrawContent';
}
