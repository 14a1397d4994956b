import { Command } from '../../../kernel/command.js';

/** Sealed and stored already: what is decided on. */
export class KeepChatFile extends Command<{
  readonly fileId: string;
  readonly chatId: string;
  readonly memberId: string;
  readonly key: string;
  readonly thumbnailKey: string | null;
  readonly sealed: string;
  readonly day: string;
}> {
  readonly type = 'KeepChatFile';
}

/** For a message of the same member in the same conversation. */
export class UseChatFile extends Command<{ readonly fileId: string; readonly chatId: string; readonly memberId: string; readonly messageId: string }> {
  readonly type = 'UseChatFile';
}

/** Its bytes are to go, and the key of what was sealed of it. */
export class RemoveChatFile extends Command<{ readonly fileId: string }> {
  readonly type = 'RemoveChatFile';
}

export type ChatFileCommand = KeepChatFile | UseChatFile | RemoveChatFile;

/** It goes unless a message that was written names it. */
export class DiscardUnusedChatFile extends Command<{ readonly fileId: string }> {
  readonly type = 'DiscardUnusedChatFile';
}

/** Of a message of which the last version cannot be read any more. */
export class RemoveFileOfMessage extends Command<{ readonly messageId: string }> {
  readonly type = 'RemoveFileOfMessage';
}

/** Of conversations of which nothing can be read any more, or nothing of one author; what came before this place in the log. */
export class RemoveFilesOfChats extends Command<{ readonly chatIds: readonly string[]; readonly authorId: string | null; readonly position: number }> {
  readonly type = 'RemoveFilesOfChats';
}
