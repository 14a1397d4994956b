import type { NotificationRow, NotificationType } from '../../../../contracts/notifications.js';
import type { Period } from './digest.rules.js';

/** What digests are made of; answered by the read side. */
export abstract class DigestContent {
  /** Members who were told anything since a time, in the order of that, `limit` at most. */
  abstract toldSince(from: string, limit: number, offset: number): Promise<readonly string[]>;
  /** What a member was told of these types in a period and has not read, without what they may not read any more. */
  abstract unreadIn(period: Period, memberId: string, types: readonly NotificationType[]): Promise<readonly NotificationRow[]>;
}
