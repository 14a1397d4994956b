import type { RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { MembersNotified } from '../notice/notice.events.js';
import { rowIdOf } from '../notice/notice.rules.js';
import type { InboxEvent } from './inbox.events.js';
import { notificationsView, notifiedView, PLACES, rowKey } from './notification.model.js';

/** What members were told, each a row that grows until it is read. */
export const notificationProjection = projection<MembersNotified | InboxEvent>({
  name: 'notifications',
  version: 1,
  views: [notificationsView.name, notifiedView.name],
  follows: 'later',
  awaited: ['NotificationsRead'],
  on: {
    MembersNotified: (event) => event.data.memberIds.flatMap((memberId) => told(event, memberId)),
    NotificationsRead: ({ data: { memberId, rows } }) =>
      rows.map(({ id, count }) => ({
        view: notificationsView.name,
        id: rowKey(memberId, id),
        update: { $set: { unread: false, fresh: 0, seen: count } },
      })),
    NotificationsForgotten: ({ data: { memberId, rowIds } }) => [
      ...rowIds.map((row): Write => ({ view: notificationsView.name, id: rowKey(memberId, row), remove: true })),
      { view: notifiedView.name, id: memberId, remove: true },
    ],
  },
});

function told({ data, at, position }: RecordedEvent<MembersNotified>, memberId: string): readonly Write[] {
  const { type, reason, outcome, topicId, commentId, actorId } = data;
  const row = rowIdOf(data);
  const recent = actorId ? { [`recent.${PLACES[position % PLACES.length]}`]: { id: actorId, position } } : {};
  const set = { member_id: memberId, row, type, reason, outcome, topic_id: topicId, comment_id: commentId, unread: true, at, position, ...recent };
  return [
    { view: notificationsView.name, id: rowKey(memberId, row), update: { $set: set, $inc: { fresh: 1 } }, upsert: true },
    { view: notifiedView.name, id: memberId, update: { $set: { last_at: at } }, upsert: true },
  ];
}
