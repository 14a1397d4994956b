import { Command } from '../../../kernel/command.js';
import type { ChatEvidenceKept } from './evidence.events.js';

/** The words sealed by whoever sends it. `lost` names the bytes of a file that stand in a fact and are there no more. */
export class KeepChatEvidence extends Command<ChatEvidenceKept['data'] & { readonly reportId: string; readonly lost: string | null }> {
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
/** `round` and `reports` are what was known when it was found that nobody needs it: what was reported since is kept. */
export class DestroyChatEvidence extends Command<OfMessage & { readonly round: number; readonly reports: number }> {
  readonly type = 'DestroyChatEvidence';
}

/** Records that somebody of the staff reads it. */
export class DiscloseChatEvidence extends Command<{ messageId: string; authorId: string; reporterId: string | null; reason: string }> {
  readonly type = 'DiscloseChatEvidence';
}

export type ChatEvidenceCommand = KeepChatEvidence | RetainChatEvidence | DestroyChatEvidence | DiscloseChatEvidence;
