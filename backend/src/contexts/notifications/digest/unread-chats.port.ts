import type { Period } from './digest.rules.js';

/** What waits for a member in their conversations: numbers, and never whose or what. */
export interface UnreadChats {
  readonly messages: number;
  readonly chats: number;
  readonly requests: number;
}

/** Knows of unread messages; answered by the context that has them. */
export abstract class UnreadChatsOf {
  /** Members whose conversations had news after a time, in the order of that, and until which time these are all of them. */
  abstract newsAfter(time: string, limit: number): Promise<{ readonly memberIds: readonly string[]; readonly until: string | null }>;
  /** What waits for a member, where something of it came in a period; null otherwise. Without what is muted, read, or beyond a block. */
  abstract unreadOf(memberId: string, period: Period): Promise<UnreadChats | null>;
}
