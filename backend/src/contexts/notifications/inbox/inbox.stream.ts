import type { StreamType } from '../../../kernel/decider.js';
import type { InboxCommand } from './inbox.commands.js';
import { inbox } from './inbox.decider.js';
import type { InboxEvent } from './inbox.events.js';

/** `inbox-<member id>.<month>`: closed at the end of each month, so that no reading of it grows long. */
export const inboxStream: StreamType<null, InboxCommand, InboxEvent> = {
  category: 'inbox',
  decider: inbox,
  events: { NotificationsRead: { schema: 1 }, NotificationsForgotten: { schema: 1 } },
};

/** `at` is the ISO time of the command. */
export const inboxId = (memberId: string, at: string): string => `${memberId}.${at.slice(0, 7)}`;
