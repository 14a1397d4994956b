import { Injectable } from '@nestjs/common';
import { LIVE_CHANNEL, type LiveChange } from '../../../../contracts/envelope.js';
import type { NotificationCountRow } from '../../../../contracts/notifications.js';
import type { LiveChanges, Trace } from '../../../platform/realtime/live-changes.js';
import type { MembersNotified } from '../notice/notice.events.js';
import type { NotificationsRead } from './inbox.events.js';
import { NotificationQuery } from './notification.query.js';

const channel = LIVE_CHANNEL.notifications;

/** How much is unread is told the moment something comes or is read, and once to whoever was away: the last word is the only one that holds. */
@Injectable()
export class NotificationChanges implements LiveChanges {
  constructor(private readonly notifications: NotificationQuery) {}

  readonly traces: LiveChanges['traces'] = {
    MembersNotified: ({ data }) => {
      const { noticeId, memberIds } = data as MembersNotified['data'];
      return { channel, memberIds, subject: noticeId };
    },
    NotificationsRead: ({ data }) => {
      const { memberId } = data as NotificationsRead['data'];
      return { channel, memberIds: [memberId], subject: memberId };
    },
  };

  async changes(traces: readonly Trace[], memberId: string | null): Promise<readonly LiveChange[]> {
    const last = traces.at(-1);
    if (!last || memberId === null) return [];
    const row: NotificationCountRow = { type: 'notification', unread: await this.notifications.unreadCount(memberId) };
    return [{ channel, kind: 'insert', row, position: last.position }];
  }
}
