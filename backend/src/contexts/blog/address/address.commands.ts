import { Command } from '../../../kernel/command.js';

export class ReserveAddress extends Command<{ postId: string }> {
  readonly type = 'ReserveAddress';
}
