import { Command } from '../../../kernel/command.js';

/** It goes unless a message that was written names it. */
export class DiscardUnusedChatFile extends Command<{ readonly fileId: string }> {
  readonly type = 'DiscardUnusedChatFile';
}

/** Of a message of which the last version cannot be read any more. */
export class RemoveFileOfMessage extends Command<{ readonly messageId: string }> {
  readonly type = 'RemoveFileOfMessage';
}

/** Of messages that are not kept any longer. */
export class RemoveFilesOfMessages extends Command<{ readonly messageIds: readonly string[] }> {
  readonly type = 'RemoveFilesOfMessages';
}

/** Of conversations of which nothing can be read any more, or nothing of one author; what came before this place in the log. */
export class RemoveFilesOfChats extends Command<{ readonly chatIds: readonly string[]; readonly authorId: string | null; readonly position: number }> {
  readonly type = 'RemoveFilesOfChats';
}
