import type { ChatChoices } from '../../../../contracts/chat.js';
import { Command } from '../../../kernel/command.js';

export class MakeChatChoices extends Command<ChatChoices & { memberId: string }> {
  readonly type = 'MakeChatChoices';
}
