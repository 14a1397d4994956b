import { Injectable } from '@nestjs/common';
import type { NotificationCountRow } from '../../../../contracts/notifications.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Announce } from '../../../platform/realtime/broadcaster.js';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway.js';
import type { MembersNotified } from '../notice/notice.events.js';
import type { NotificationsRead } from './inbox.events.js';
import { NotificationQuery } from './notification.query.js';

/** Shows every open page of a member how much is unread, the moment something comes or is read. */
@Injectable()
export class AnnounceNotifications {
  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly notifications: NotificationQuery,
  ) {}

  readonly on: Readonly<Record<string, Announce>> = {
    MembersNotified: ({ data, position }) => this.toAll((data as MembersNotified['data']).memberIds, position),
    NotificationsRead: ({ data, position }: RecordedEvent) => this.toAll([(data as NotificationsRead['data']).memberId], position),
  };

  /** Only those who listen here are counted for: of a topic's two thousand watchers few are. */
  private async toAll(memberIds: readonly string[], position: number): Promise<void> {
    for (const memberId of memberIds.filter((id) => this.gateway.hears(id))) {
      const unread = await this.notifications.unreadCount(memberId);
      this.gateway.notify(memberId, { type: 'notification', unread } satisfies NotificationCountRow, position);
    }
  }
}
