import type { NotificationReason } from '../../../../contracts/notifications.js';

export interface Listener {
  readonly memberId: string;
  readonly reason: Extract<NotificationReason, 'started' | 'watching' | 'commented'>;
  /** Behind which position comments are for them. */
  readonly since: number;
}

/** Knows who wants to hear of a topic or a post; answered by the read side. */
export abstract class Audience {
  /** Who hears of every comment, in the order of their ids, after a member. */
  abstract watchersOf(thread: string, after: string | null, limit: number): Promise<readonly Listener[]>;
  /** Which of these members muted it. */
  abstract mutedAmong(thread: string, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
}
