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
