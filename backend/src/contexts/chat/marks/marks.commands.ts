import { Command } from '../../../kernel/command.js';

/** Of a conversation that nobody has any more: how far its two had it, and whether it was quiet. */
export class ForgetChatNotes extends Command<{ readonly chatId: string; readonly memberIds: readonly string[] }> {
  readonly type = 'ForgetChatNotes';
}
