import { Command } from '../../../kernel/command.js';

/** Takes back what an author left unpublished; `position` is where the end of the account stands, so that the views can be waited for. */
export class WithdrawUnreadPosts extends Command<{ authorId: string; position: number }> {
  readonly type = 'WithdrawUnreadPosts';
}
