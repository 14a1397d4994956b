import { aboveFields, aboveOf } from '../../../../contracts/above.js';
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
  version: 3,
  views: [notificationsView.name, notifiedView.name],
  follows: 'later',
  awaited: ['NotificationsRead'],
  on: {
    MembersNotified: told,
    NotificationsRead: ({ data: { memberId, rows } }) =>
      rows.map(({ id, count }) => notificationsView.change(rowKey(memberId, id), { $set: { unread: false, fresh: 0, seen: count } })),
    NotificationsForgotten: ({ data: { memberId, rowIds } }) => [
      ...rowIds.map((row): Write => notificationsView.remove(rowKey(memberId, row))),
      notifiedView.remove(memberId),
    ],
  },
});

/** Of hundreds of members who are told the same, only the place in which they are told it is made for each. */
function told({ data, at, position }: RecordedEvent<MembersNotified>): readonly Write[] {
  const { type, reason, outcome, topicId, commentId, happening, partId, actorId, memberIds } = data;
  const row = rowIdOf(data, at);
  const recent = actorId ? { [`recent.${PLACES[position % PLACES.length]}`]: { id: actorId, position } } : {};
  const about = { topic_id: topicId, ...aboveFields(aboveOf(data)), comment_id: commentId, happening, part_id: partId };
  const [$set, $inc] = [{ type, reason, outcome, ...about, unread: true, at, position, ...recent }, { fresh: 1 }];
  const last = { $set: { last_at: at } };
  return memberIds.flatMap((member_id) => [
    notificationsView.make(rowKey(member_id, row), { $setOnInsert: { member_id, row }, $set, $inc }),
    notifiedView.make(member_id, last),
  ]);
}
