import type { Chat } from '../../../../contracts/chat.js';

/** What `Chat` says beside the conversation itself. */
export type ChatMarksShown = Pick<Chat, 'unread' | 'muted' | 'marks' | 'online' | 'last_seen_at'>;

/** Knows how far the two sides of conversations have come, and what each is shown of the other; answered by `marks`. */
export abstract class ChatMarksOf {
  /** By id, for each that is asked; as the member may see it now. */
  abstract shownTo(memberId: string, chatIds: readonly string[]): Promise<ReadonlyMap<string, ChatMarksShown>>;
}

/** Notes that whoever wrote has read what the other side wrote before; answered by `marks`. */
export abstract class OwnMessageRead {
  /** `position`: the message's place in the log. */
  abstract readUpToOwn(memberId: string, message: { readonly chatId: string; readonly position: number }): Promise<void>;
}
