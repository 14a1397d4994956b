/** Knows what members have not read of what was written to them. */
export abstract class UntoldMessages {
  /**
   * Whether something in a conversation waits to be read that its member may be told of: not across a block, nor where it is muted, deleted, or was
   * taken back.
   */
  abstract hasUnread(memberId: string, chatId: string): Promise<boolean>;
  /** Changes whenever a member has read something. */
  abstract lastReadOf(memberId: string): Promise<string>;
}
