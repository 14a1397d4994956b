import type { ChatEmoji, MessageType } from '../../../../contracts/chat.js';
import { Command } from '../../../kernel/command.js';

interface OfMessage {
  readonly messageId: string;
  readonly chatId: string;
}
/** `memberId` wants it; the other side of the conversation is `otherId`. */
type InChat = OfMessage & { readonly memberId: string; readonly otherId: string };

type Written = InChat & { readonly clientId: string; readonly replyTo: string | null };

/** `type`: what its sender takes it for; null where they did not say. */
export interface FileToSend {
  readonly fileId: string;
  readonly type: MessageType | null;
}

/** `text` is what was written, and `file` what it takes along; the handler seals it, and says whether it is a request. */
export class SendMessage extends Command<Written & { readonly text: string; readonly file: FileToSend | null }> {
  readonly type = 'SendMessage';
}

/** The same with the text sealed: what is decided on. */
export class KeepMessage extends Command<
  Written & { readonly sealed: string; readonly day: string; readonly fileId: string | null; readonly isRequest: boolean }
> {
  readonly type = 'KeepMessage';
}

export class EditMessage extends Command<InChat & { readonly text: string }> {
  readonly type = 'EditMessage';
}

export class KeepEdition extends Command<InChat & { readonly sealed: string; readonly edition: number }> {
  readonly type = 'KeepEdition';
}

export class DeleteMessage extends Command<InChat> {
  readonly type = 'DeleteMessage';
}

/** Null takes it back. */
export class ReactToMessage extends Command<InChat & { readonly emoji: ChatEmoji | null }> {
  readonly type = 'ReactToMessage';
}

/** What was decided on a report takes it from view; it comes back when that is taken back. */
type Judged = { readonly messageId: string; readonly reportId: string; readonly reason: string };
export class WithholdMessage extends Command<Judged> {
  readonly type = 'WithholdMessage';
}
export class RestoreMessage extends Command<Judged> {
  readonly type = 'RestoreMessage';
}

/** Of versions that are shown to nobody any more. */
export class DestroyMessageEditions extends Command<{ readonly messageId: string; readonly editions: readonly number[] }> {
  readonly type = 'DestroyMessageEditions';
}

export type MessageCommand = KeepMessage | KeepEdition | DeleteMessage | ReactToMessage | WithholdMessage | RestoreMessage | DestroyMessageEditions;
