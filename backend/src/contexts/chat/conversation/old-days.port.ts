/** What was written in a conversation on a day, or some of it. */
export interface ChatDay {
  readonly chatId: string;
  readonly day: string;
  /** The two of it. */
  readonly memberId: string;
  readonly otherId: string;
  readonly messageIds: readonly string[];
  /** Place in the log of the last of them. */
  readonly position: number;
}

/** So many messages one fact names. */
export const MESSAGES_OF_A_FACT = 1_000;

/** Knows what was written when; answered by the read side. */
export abstract class OldDays {
  /** The first behind another one whose day lies before one: days, then conversations, then so many messages at most, each in their order. */
  abstract nextBefore(day: string, after: Pick<ChatDay, 'chatId' | 'day' | 'position'> | null, most: number): Promise<ChatDay | null>;
  /** Of one conversation what stands first behind a place of the log: of one day, as far as it is not interrupted. */
  abstract nextOf(chatId: string, behind: number, most: number): Promise<ChatDay | null>;
}
