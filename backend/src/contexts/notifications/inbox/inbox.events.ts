import type { DomainEvent } from '../../../kernel/event.js';

/** A row of the centre, and how often it had happened when it was read. */
export interface ReadRow {
  id: string;
  count: number;
}

export type NotificationsRead = DomainEvent<'NotificationsRead', { memberId: string; rows: ReadRow[] }>;
/** The account of the member has ended: what they were told and what they watched goes; `topicIds` are those of posts, too. */
export type NotificationsForgotten = DomainEvent<'NotificationsForgotten', { memberId: string; rowIds: string[]; topicIds: string[] }>;

export type InboxEvent = NotificationsRead | NotificationsForgotten;
