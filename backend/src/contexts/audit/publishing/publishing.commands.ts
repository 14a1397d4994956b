import { Command } from '../../../kernel/command.js';

/** Keeps a seal also where whoever runs the log does not reach. */
export class PublishSeal extends Command<{ size: number }> {
  readonly type = 'PublishSeal';
}
