import { Command } from '../../../kernel/command.js';
import type { ChatEvidenceKept } from './evidence.events.js';

/** The words sealed by whoever sends it. */
export class KeepChatEvidence extends Command<ChatEvidenceKept['data']> {
  readonly type = 'KeepChatEvidence';
}

type OfMessage = { readonly messageId: string };
/** Destroys it, unless it is needed still. */
export class LetGoChatEvidence extends Command<OfMessage> {
  readonly type = 'LetGoChatEvidence';
}
export class RetainChatEvidence extends Command<OfMessage> {
  readonly type = 'RetainChatEvidence';
}
export class DestroyChatEvidence extends Command<OfMessage> {
  readonly type = 'DestroyChatEvidence';
}

/** Records that somebody of the staff reads it. */
export class DiscloseChatEvidence extends Command<{ messageId: string; authorId: string; reporterId: string; reason: string }> {
  readonly type = 'DiscloseChatEvidence';
}

export type ChatEvidenceCommand = KeepChatEvidence | RetainChatEvidence | DestroyChatEvidence | DiscloseChatEvidence;

/** Of the conversation in which a reported message stands: its keys may have waited for the report alone. */
export class EndReportedChat extends Command<OfMessage & { readonly position: number }> {
  readonly type = 'EndReportedChat';
}
