import { Command } from '../../../kernel/command.js';

/** Of the conversation in which a reported message stands: its keys may have waited for the report alone. */
export class EndReportedChat extends Command<{ readonly messageId: string; readonly position: number }> {
  readonly type = 'EndReportedChat';
}
