import { Command } from '../../../kernel/command.js';

/** Who wants it, and who the other side is. */
export interface Pair {
  readonly memberId: string;
  readonly otherId: string;
}
type OfChat = Pair & { readonly chatId: string };

/** Why the other side is closed to a member: one of them blocks the other, or the other wants no texts of theirs. No `closed` conversation (`ChatState`). */
export type Shut = 'blocked' | 'closed' | null;

/** `chatId` is that of a new one; `shut` and `asks` are found out by the handler. */
export class StartChat extends Command<OfChat & { readonly shut?: Shut; readonly asks?: boolean }> {
  readonly type = 'StartChat';
}

/** A message is to be written: whether it may be, and whether it is the one text of a request. `lost` was admitted as that, and was never kept. */
export class AdmitMessage extends Command<OfChat & { readonly messageId: string; readonly shut: Shut; readonly lost?: string | null }> {
  readonly type = 'AdmitMessage';
}

/** `keptId`: the text of the request that is there to be read, found out by the handler: it is admitted a moment before it is kept. */
export class AcceptChat extends Command<OfChat & { readonly keptId?: string | null }> {
  readonly type = 'AcceptChat';
}

/** For the member's side. */
export class DeleteChat extends Command<OfChat> {
  readonly type = 'DeleteChat';
}

/** The member's account has ended. `held`: conversations about which a report is open; the other side's keys of them stay until it is decided. */
export class ForgetChatMember extends Command<Pair & { readonly held?: readonly string[] }> {
  readonly type = 'ForgetChatMember';
}

/** Of a conversation that nobody has any more, once no report about it is open. `position`: of the fact from which that follows. */
export class LetGoChatKeys extends Command<OfChat & { readonly position: number }> {
  readonly type = 'LetGoChatKeys';
}

/** Of a conversation that nobody has any more. */
export class DestroyChatKeys extends Command<OfChat> {
  readonly type = 'DestroyChatKeys';
}

/** What was written there on a day has been kept long enough: these are gone from then on, and the keys of all of that day. */
export class ForgetChatDay extends Command<OfChat & { readonly day: string; readonly messageIds: readonly string[] }> {
  readonly type = 'ForgetChatDay';
}

/** Nobody has it any more: its messages, whose keys are gone, go as well; what was written before this place in the log. */
export class ForgetDeadChat extends Command<{ readonly chatId: string; readonly position: number }> {
  readonly type = 'ForgetDeadChat';
}

/** Looks for days that have been kept long enough. */
export class ForgetOldDays extends Command<Record<string, never>> {
  readonly type = 'ForgetOldDays';
}

export type ConversationCommand = StartChat | AdmitMessage | AcceptChat | DeleteChat | ForgetChatMember | DestroyChatKeys | ForgetChatDay;

/** Ends all conversations of a member whose account has ended; what was written before this place in the log. */
export class ForgetChatsOfMember extends Command<{ readonly memberId: string; readonly position: number }> {
  readonly type = 'ForgetChatsOfMember';
}
