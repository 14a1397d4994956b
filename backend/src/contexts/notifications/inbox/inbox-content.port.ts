import type { AboveIds } from '../../../../contracts/above.js';
import type { ReadRow } from './inbox.events.js';

/** Some rows by their ids, those about a topic, a post or a project, or all. */
export interface Which extends AboveIds {
  readonly ids: readonly string[] | null;
  readonly topicId: string | null;
}

/** What an inbox holds; answered by the read side. */
export abstract class InboxContent {
  /** Unread rows of a member; the next page comes after a row's id. */
  abstract unread(memberId: string, which: Which, after: string | null, limit: number): Promise<readonly ReadRow[]>;
  /** Ids of all rows of a member, after one of them. */
  abstract rowsOf(memberId: string, after: string | null, limit: number): Promise<readonly string[]>;
  /** Topics, posts and projects that a member has anything to do with, after one of them. */
  abstract topicsOf(memberId: string, after: string | null, limit: number): Promise<readonly string[]>;
}
