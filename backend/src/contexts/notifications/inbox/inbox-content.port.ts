import type { ReadRow } from './inbox.events.js';

/** What an inbox holds; answered by the read side. */
export abstract class InboxContent {
  /** Unread rows of a member: those asked for, those about a topic, or all; the next page comes after a row's id. */
  abstract unread(
    memberId: string,
    which: { ids: readonly string[] | null; topicId: string | null },
    after: string | null,
    limit: number,
  ): Promise<readonly ReadRow[]>;
  /** Ids of all rows of a member, after one of them. */
  abstract rowsOf(memberId: string, after: string | null, limit: number): Promise<readonly string[]>;
  /** Topics that a member has anything to do with, after one of them. */
  abstract topicsOf(memberId: string, after: string | null, limit: number): Promise<readonly string[]>;
}
