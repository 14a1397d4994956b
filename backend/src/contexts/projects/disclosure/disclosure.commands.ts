import { Command } from '../../../kernel/command.js';

/** Records that somebody of the staff reads a private project; `ownerId` answers for what it says. */
export class DiscloseProject extends Command<{ projectId: string; ownerId: string; reason: string }> {
  readonly type = 'DiscloseProject';
}
