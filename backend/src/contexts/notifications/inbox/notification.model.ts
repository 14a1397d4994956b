import type { JobHappening } from '../../../../contracts/job-notices.js';
import type { NotificationOutcome, NotificationReason, NotificationType } from '../../../../contracts/notifications.js';
import type { ProjectHappening } from '../../../../contracts/project-notices.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, oneOf, orNull, sometimes, text } from '../../../platform/views/view-fields.js';

/**
 * Those who caused it last, in places that are taken by the position of the fact: a row stays small however often it happens. Of two facts
 * that fall upon one place the older is named no more; with so many places, and a prime number of them, that is rare in both logs.
 */
export const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'] as const;
export type Recent = Partial<Record<(typeof PLACES)[number], { readonly id: string; readonly position: number }>>;

/** A row of the centre: everything of one type about one thing, for one member. */
export const notificationsView = declareView(
  'notifications',
  {
    member_id: text,
    row: text,
    type: oneOf<NotificationType>(),
    reason: oneOf<NotificationReason>(),
    outcome: orNull(oneOf<NotificationOutcome>()),
    topic_id: orNull(text),
    post_id: orNull(text),
    project_id: orNull(text),
    comment_id: orNull(text),
    happening: orNull(oneOf<ProjectHappening | JobHappening>()),
    part_id: orNull(text),
    recent: sometimes(object<Recent>()),
    /** How often it happened since it was last read … */
    fresh: number,
    /** … and how often it had when it was read. */
    seen: sometimes(number),
    unread: flag,
    at: text,
    position: number,
  },
  {
    indexes: [
      { member_id: 1, type: 1, position: -1 },
      { member_id: 1, unread: 1, type: 1, at: 1 },
      { member_id: 1, unread: 1, topic_id: 1 },
      { member_id: 1, unread: 1, post_id: 1 },
      { member_id: 1, unread: 1, project_id: 1 },
    ],
  },
);
export type NotificationDocument = DocumentOf<typeof notificationsView>;

/** When a member was last told of anything. */
export const notifiedView = declareView('notified_members', { last_at: text }, { indexes: [{ last_at: 1 }] });
export const rowKey = (memberId: string, row: string): string => `${memberId}:${row}`;
